"""Missed blinds: what passes an absent player, what is made up, live or dead, and what the moving button skips."""

from __future__ import annotations

import pytest

from dealer_assist.hand.state import place
from dealer_assist.rules.options import MissedBlindsLivePart, MissedSmallBlindOnly
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.away import owes
from dealer_assist.table.between import CameBack, ChipsAdded, MissedTold, WayChosen, WentAway
from dealer_assist.table.entries import EndHand, KillButtonPlaced, SeatLeft, SeatTaken, StackCounted, StartHand
from dealer_assist.table.owed import LIVE_PART, SMALL_ONLY, MadeUp, at_most, made_up
from dealer_assist.table.places import taken
from dealer_assist.table.standing import NOTHING_OWED, Comes, Coming, Owed, Way
from dealer_assist.table.state import Stakes, TableState
from tests.tables import a_table, house_rules, part_of, play, refusal, the_hand

ROBERT = house_rules("roberts_rules")
WSOP = house_rules()


def seven(**changes: object) -> TableState:
    """Seven players after a hand with button 1, small blind 2 and big blind 3; seat 4 is next for the big blind."""
    table = a_table(dict.fromkeys(range(1, 8)), rules=house_rules(**changes), max_seats=7)
    return play(table, StartHand(), EndHand(followed=False))


def next_hands(table: TableState, count: int) -> TableState:
    for _hand in range(count):
        table = play(table, StartHand(), EndHand(followed=False))
    return table


def owed_by(table: TableState, seat: int) -> Owed:
    return owes(taken(table, seat))


def test_big_blind_that_jumps_an_absent_player_is_owed_and_then_the_small_blind() -> None:
    table = next_hands(play(seven(), WentAway(4)), 1)
    assert owed_by(table, 4) == Owed(big=1)
    assert owed_by(next_hands(table, 1), 4) == Owed(small=1, big=1)


def test_small_blind_that_falls_on_an_empty_chair_is_owed() -> None:
    # seat 3 had the big blind: the next small blind is seat 3's
    assert owed_by(next_hands(play(seven(), WentAway(3)), 1), 3) == Owed(small=1)


def opened(button: int, away: int, **changes: object) -> TableState:
    """Seven players before the first hand of a table, button placed, one of them away."""
    table = a_table(dict.fromkeys(range(1, 8)), button=button, rules=house_rules(**changes), max_seats=7)
    return play(table, WentAway(away))


def test_big_blind_of_the_first_hand_that_passes_an_absent_player_is_owed() -> None:
    # button 6, small blind 7; seat 1 was due for the big blind, which seat 2 posts
    table = next_hands(opened(6, away=1), 1)
    assert owed_by(table, 1) == Owed(big=1)
    assert owed_by(next_hands(table, 1), 1) == Owed(small=1, big=1)


def test_small_blind_of_the_first_hand_that_passes_an_absent_player_is_owed() -> None:
    # button 6; seat 7 was due for the small blind, which seat 1 posts
    assert owed_by(next_hands(opened(6, away=7), 1), 7) == Owed(small=1)


@pytest.mark.parametrize("away", [3, 6])
def test_who_is_away_where_no_blind_of_the_first_hand_passes_owes_nothing(away: int) -> None:
    # button 6, blinds 7 and 1
    assert owed_by(next_hands(opened(6, away=away), 1), away) == NOTHING_OWED


def test_blind_of_the_first_hand_is_missed_too_where_the_small_blind_is_on_the_button() -> None:
    # button and small blind 6; seat 7 was due for the big blind, which seat 1 posts
    assert owed_by(next_hands(opened(6, away=7, small_blind_position="on_button"), 1), 7) == Owed(big=1)


def test_missed_mandatory_straddle_is_twice_the_big_blind_where_the_stakes_name_none() -> None:
    rules = house_rules(mandatory_straddle=True, missed_straddle_post="dead")
    assert made_up(Owed(1, 1, 1), Stakes(2, 5), rules) == MadeUp(live=5, dead=(2, 10))
    assert made_up(Owed(1, 1, 1), Stakes(2, 5, 12), rules) == MadeUp(live=5, dead=(2, 12))


def test_mandatory_straddle_that_passes_an_absent_player_is_owed() -> None:
    # next hand button 2, blinds 3 and 4: seat 5 would have straddled
    assert owed_by(next_hands(play(seven(mandatory_straddle=True), WentAway(5)), 1), 5) == Owed(third=1)


def test_no_straddle_is_missed_in_a_kill_pot_that_takes_none() -> None:
    # WSOP Live 2024 R199
    table = seven(mandatory_straddle=True, kill_type="full", straddle_in_kill_pot=False)
    table = play(table, KillButtonPlaced(kill=7), WentAway(5))
    assert owed_by(next_hands(table, 1), 5) == NOTHING_OWED


def test_straddle_left_of_who_buys_the_button_passes_nobody() -> None:
    # button 1, blinds 2 and 5; then seat 4 buys between button and small blind, seat 5 straddles, seat 7 is away
    rules = house_rules(mandatory_straddle=True, entry_between_button_and_big_blind="post_or_buy_button")
    table = a_table(dict.fromkeys((1, 2, 5, 6, 7, 8)), rules=rules, max_seats=9)
    table = play(
        table, StartHand(), EndHand(followed=False), SeatTaken(4, way=Way.BUY_BUTTON), WentAway(7), StartHand()
    )
    assert (the_hand(table).positions.big_blind, the_hand(table).forced.straddles[0].seat) == (4, 5)
    assert owed_by(table, 7) == NOTHING_OWED


def test_no_straddle_is_missed_while_two_play() -> None:
    table = a_table(dict.fromkeys((1, 2, 3)), rules=house_rules(mandatory_straddle=True), max_seats=9)
    # button 1, blinds 2 and 3; then seat 3 has the button and seat 1 the big blind
    table = play(table, StartHand(), EndHand(followed=False), WentAway(2), StartHand())
    assert owed_by(table, 2) == NOTHING_OWED


def back_with_a_straddle(stack: int, **changes: object) -> TableState:
    """Seat 5 owes both blinds and wants to come back under the gun with a straddle; button 2, blinds 3 and 4 next."""
    table = seven(missed_blinds_return=("post", "wait", "straddle"), **changes)
    table = play(table, StackCounted(5, stack), WentAway(5), MissedTold(5, Owed(1, 1)))
    return play(table, CameBack(5, Way.STRADDLE))


def test_straddle_takes_the_place_of_what_was_owed() -> None:
    table = play(back_with_a_straddle(200), StartHand())
    assert (part_of(table, 5).front, owed_by(table, 5)) == (4, NOTHING_OWED)


def test_who_would_come_back_with_a_straddle_waits_in_a_kill_pot_that_takes_none() -> None:
    table = back_with_a_straddle(200, kill_type="full", straddle_in_kill_pot=False)
    table = play(table, KillButtonPlaced(kill=7), StartHand())
    assert (place(the_hand(table), 5), owed_by(table, 5)) == (None, Owed(1, 1))


def test_who_has_not_the_chips_for_a_straddle_does_not_come_back_for_nothing() -> None:
    table = play(back_with_a_straddle(3), StartHand())
    assert (place(the_hand(table), 5), owed_by(table, 5)) == (None, Owed(1, 1))
    short = play(back_with_a_straddle(3, straddle_short_stack="all_in_allowed"), StartHand())
    assert (part_of(short, 5).front, part_of(short, 5).all_in, the_hand(short).level) == (3, True, 4)


def test_who_is_back_before_a_blind_passes_owes_nothing_and_is_dealt_in() -> None:
    table = play(next_hands(play(seven(), WentAway(7)), 1), CameBack(7), StartHand())
    assert taken(table, 7).coming is None
    assert 7 in [each.seat for each in the_hand(table).seats]


def test_one_set_is_the_most_unless_the_house_counts_every_round() -> None:
    assert at_most(Owed(3, 2, 0, 9), WSOP, 6) == Owed(1, 1, 0, 6)
    assert at_most(Owed(3, 2, 0, 9), house_rules(owed_blinds_cap="every_orbit"), 6) == Owed(3, 2, 0, 9)


def test_newcomer_who_goes_away_before_the_first_hand_owes_nothing() -> None:
    table = next_hands(play(a_new_player(), WentAway(8)), 8)
    assert owed_by(table, 8) == NOTHING_OWED
    assert taken(play(table, CameBack(8)), 8).coming == Coming(Comes.NEW, Way.WAIT)


def a_new_player() -> TableState:
    table = a_table(dict.fromkeys(range(1, 8)), rules=ROBERT, max_seats=8)
    return play(table, StartHand(), EndHand(followed=False), SeatTaken(8, way=Way.WAIT))


def test_player_without_chips_owes_the_blinds_that_passed_when_he_buys_in_again() -> None:
    # Robert's Rules v11 s.4.12: a rebuy makes up the blinds, it does not make a new player
    table = a_table({1: 100, 2: 100, 3: 100, 4: 0, 5: 100, 6: 100}, button=1)
    table = play(table, StartHand(), EndHand(followed=False))
    table = play(next_hands(table, 1), ChipsAdded(4, 100), StartHand())
    assert 4 not in [each.seat for each in the_hand(table).seats]
    assert owed_by(table, 4) == Owed(small=1, big=1)
    back = play(table, EndHand(followed=False), WayChosen(4, Way.POST), StartHand())
    assert (part_of(back, 4).front, part_of(back, 4).dead) == (2, 1)


# -- live and dead


@pytest.mark.parametrize(
    ("house", "owed", "expected"),
    [
        # WSOP Live 2024 R156: only the largest blind is live
        ({}, Owed(1, 1), MadeUp(5, (2,))),
        ({}, Owed(0, 1), MadeUp(5)),
        ({"missed_small_blind_only": "dead"}, Owed(1), MadeUp(0, (2,))),
        ({"missed_small_blind_only": "live"}, Owed(1), MadeUp(2)),
        ({"missed_small_blind_only": "dead_plus_live_largest"}, Owed(1), MadeUp(5, (2,))),
        ({"missed_blinds_live_part": "all_live"}, Owed(1, 1), MadeUp(7)),
        ({"missed_blinds_live_part": "all_dead"}, Owed(1, 1), MadeUp(0, (5, 2))),
        # Robert's Rules v11 s.4.10: live up to the smallest opening bet of 5
        ({"missed_blinds_live_part": "up_to_min_open"}, Owed(1, 1), MadeUp(5, (2,))),
        # two rounds: 5 live; the other 5, and 2 and 2, dead
        ({"owed_blinds_cap": "every_orbit"}, Owed(2, 2), MadeUp(5, (5, 2, 2))),
    ],
)
def test_what_is_made_up_at_two_five(house: dict[str, object], owed: Owed, expected: MadeUp) -> None:
    assert made_up(owed, Stakes(2, 5), house_rules(**house)) == expected


@pytest.mark.parametrize(
    ("house", "owed", "expected"),
    [
        # WSOP Live 2024 R188: all three missed in 1-2-5 are 5 live and 1 and 2 dead
        ({}, Owed(1, 1, 1), MadeUp(5, (2, 1))),
        # only the small blind: dead, with a live 5 on top
        ({"missed_small_blind_only": "dead_plus_live_largest"}, Owed(1), MadeUp(5, (1,))),
        # up to the smallest opening bet of 5: 5 of the third blind, nothing of the others
        ({"missed_blinds_live_part": "up_to_min_open"}, Owed(1, 1, 1), MadeUp(5, (2, 1))),
        # 2 and 1 fit below 5
        ({"missed_blinds_live_part": "up_to_min_open"}, Owed(1, 1), MadeUp(3)),
    ],
)
def test_what_is_made_up_with_three_blinds(house: dict[str, object], owed: Owed, expected: MadeUp) -> None:
    assert made_up(owed, Stakes(1, 2, 5), house_rules(**house)) == expected


def test_missed_antes_are_made_up_dead() -> None:
    antes = house_rules(ante_type="per_player", ante_amount=3, missed_ante_made_up=True)
    assert made_up(Owed(0, 1, 0, 4), Stakes(2, 5), antes) == MadeUp(5, (), 12)


def test_every_way_to_divide_made_up_blinds_has_its_rule() -> None:
    assert set(LIVE_PART) == set(MissedBlindsLivePart)
    assert set(SMALL_ONLY) == set(MissedSmallBlindOnly)


def test_dead_blinds_lie_in_the_middle_each_by_itself() -> None:
    table = play(seven(owed_blinds_cap="every_orbit"), MissedTold(7, Owed(2, 2)), WayChosen(7, Way.POST), StartHand())
    assert the_hand(table).forced.dead_blinds == (2, 1, 1)
    # 1 + 2 of the blinds, 2 live and 2 + 1 + 1 dead of seat 7
    assert (part_of(table, 7).front, the_hand(table).middle) == (2, 4)


def test_short_stack_makes_up_the_live_part_first() -> None:
    table = a_table({1: 100, 2: 100, 3: 100, 4: 100, 5: 100, 6: 6}, blinds=(2, 5), button=1)
    table = play(table, StartHand(), EndHand(followed=False), StackCounted(6, 6), MissedTold(6, Owed(1, 1)))
    seat = part_of(play(table, WayChosen(6, Way.POST), StartHand()), 6)
    assert (seat.front, seat.dead, seat.all_in) == (5, 1, True)


# -- coming back


def test_returning_player_waits_where_nothing_was_said_and_takes_the_big_blind_free_of_debt() -> None:
    table = play(next_hands(play(seven(), WentAway(4)), 2), CameBack(4))
    table = next_hands(table, 1)
    assert owed_by(table, 4) == Owed(small=1, big=1)
    # big blinds 7, 1, 2, 3 and then 4
    table = play(next_hands(table, 3), StartHand())
    assert the_hand(table).positions.big_blind == 4
    assert owed_by(table, 4) == NOTHING_OWED


def test_post_is_no_way_back_where_the_house_lets_nobody_post() -> None:
    table = play(seven(missed_blinds_return=("wait",)), MissedTold(7, Owed(1, 1)), WayChosen(7, Way.POST), StartHand())
    assert 7 not in [each.seat for each in the_hand(table).seats]


def test_way_is_chosen_only_by_those_who_are_not_in_the_game() -> None:
    assert refusal(seven(), WayChosen(4, Way.POST)).code is RefusalCode.PLAYS_ALREADY
    assert refusal(seven(), MissedTold(4, Owed(small=-1))).code is RefusalCode.AMOUNT_NEGATIVE


def test_missed_blind_button_taken_off_by_hand_lets_the_player_in() -> None:
    table = play(seven(), MissedTold(7, Owed(1, 1)), MissedTold(7, NOTHING_OWED), StartHand())
    assert 7 in [each.seat for each in the_hand(table).seats]


# -- three blinds and the moving button


def test_three_blinds_go_round_one_player_a_hand() -> None:
    # rule file 01 section 2.1 with a third, largest blind: every position follows onto the one before it
    table = a_table(dict.fromkeys(range(1, 7)), blinds=(1, 2, 5), button=1)
    first = play(table, StartHand())
    at = the_hand(first).positions
    assert (at.button, at.small_blind, at.big_blind, at.third_blind) == (1, 2, 3, 4)
    second = the_hand(play(first, EndHand(followed=False), StartHand())).positions
    assert (second.button, second.small_blind, second.big_blind, second.third_blind) == (2, 3, 4, 5)


def test_absent_player_owes_all_three_blinds_one_after_the_other() -> None:
    table = a_table(dict.fromkeys(range(1, 8)), blinds=(1, 2, 5), button=1, max_seats=7)
    table = play(table, StartHand(), EndHand(followed=False), WentAway(5))
    assert owed_by(next_hands(table, 1), 5) == Owed(third=1)
    assert owed_by(next_hands(table, 2), 5) == Owed(big=1, third=1)
    assert owed_by(next_hands(table, 3), 5) == Owed(1, 1, 1)


def test_moving_button_collects_skipped_blinds_one_a_hand_the_larger_first() -> None:
    # Robert's Rules v11 s.4.2(a): both blinds of the last hand leave; 4 owes small and big, 5 small and big
    table = a_table(dict.fromkeys(range(1, 8)), button=1, rules=house_rules(button_rule="moving_button"), max_seats=7)
    table = play(table, StartHand(), EndHand(followed=False), SeatLeft(2), SeatLeft(3), StartHand())
    assert {each.seat: each.front for each in the_hand(table).seats if each.front} == {4: 2, 5: 2, 6: 2}
    table = play(table, EndHand(followed=False), StartHand())
    assert {each.seat: each.front for each in the_hand(table).seats if each.front} == {4: 1, 5: 1, 6: 1, 7: 2}
    table = play(table, EndHand(followed=False), StartHand())
    assert {each.seat: each.front for each in the_hand(table).seats if each.front} == {7: 1, 1: 2}
