"""Stud: who brings in, completing it, open pairs, who acts first on the later streets (rule file 05, section 2)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.games.game import Opens
from dealer_assist.hand.entries import AllIn, BringIn, Call, Check, Fold, KillPosted, StreetDealt, Wager
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import Stage, in_front
from dealer_assist.hand.structures import fixed_totals
from dealer_assist.hand.stud_openers import ACTS_FIRST, BRINGS_IN, ON_LAST_STREET, TIED, bring_in_seat
from dealer_assist.rules.options import StudRiverFirstToAct, StudTiedBoardFirst
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.between import WentAway
from dealer_assist.table.entries import StartHand
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState
from tests.other_games import STUD_15_30, opening_of, stud, up
from tests.tables import part_of, play, refusal, the_hand

FIVE = (500,) * 5
DOORS = ("9h", "2d", "2c", "Ks", "7d")
"""The deuce of clubs in seat 3 is the lowest card."""


def five_handed(**options: object) -> TableState:
    return stud(FIVE, *DOORS, **options)


def can(table: TableState, seat: int) -> tuple[str, ...]:
    return limits(the_hand(table), seat).can


# -- the bring-in


def test_everybody_antes_and_the_lowest_card_by_suit_is_to_bring_in() -> None:
    hand = the_hand(five_handed())
    assert (hand.middle, in_front(hand), hand.to_act) == (10, 0, 3)
    assert (limits(hand, 3).can, fixed_totals(hand)) == (("bring_in", "complete"), (15,))


def test_in_razz_the_king_of_spades_is_the_worst_card_and_brings_in() -> None:
    table = stud(FIVE, "Kd", "As", "Kh", "Qs", "3c", name="razz")
    assert the_hand(table).to_act == 3
    assert the_hand(stud((500,) * 2, "Kh", "Ks", name="razz")).to_act == 2


def test_in_stud_eight_or_better_the_ace_is_high_and_a_four_brings_in() -> None:
    assert the_hand(stud((500,) * 4, "Ac", "4s", "4h", "Kd", name="stud8")).to_act == 3


def test_after_the_bring_in_the_next_seat_calls_completes_or_folds() -> None:
    table = play(five_handed(), BringIn(3))
    legal = limits(the_hand(table), 4)
    assert (the_hand(table).to_act, legal.can, legal.level, legal.min_to, legal.max_to) == (
        4,
        ("call", "complete"),
        5,
        15,
        15,
    )


def test_while_no_card_is_told_any_seat_may_bring_in_and_the_turn_goes_on_from_it() -> None:
    table = stud(FIVE)
    assert (the_hand(table).to_act, the_hand(table).stage) == (None, Stage.BETTING)
    assert the_hand(play(table, BringIn(2))).to_act == 3


def test_who_must_bring_in_can_neither_check_call_nor_fold() -> None:
    table = five_handed()
    for entry in (Check(3), Call(3), Fold(3)):
        refused = refusal(table, entry)
        assert (refused.code, refused.remedies) == (RefusalCode.BRING_IN_DUE, (BringIn(3),))


def test_bet_of_the_low_card_between_bring_in_and_bet_is_one_of_them() -> None:
    refused = refusal(five_handed(), Wager(3, 7))
    assert (refused.code, refused.remedies) == (RefusalCode.BET_TOO_SMALL, (Wager(3, 15), BringIn(3)))


def test_the_low_card_may_open_for_a_full_bet() -> None:
    table = play(five_handed(), Wager(3, 15))
    assert (the_hand(table).level, the_hand(table).raises, can(table, 4)) == (15, 1, ("call", "raise"))
    assert refusal(table, BringIn(4)).code is RefusalCode.NO_BRING_IN_DUE


def test_a_low_card_all_in_for_the_ante_leaves_the_bring_in_to_its_left() -> None:
    table = stud({1: 500, 2: 500, 3: 2, 4: 500, 5: 500}, *DOORS)
    assert (the_hand(table).to_act, can(table, 4)) == (4, ("bring_in", "complete"))
    folded = play(table, Fold(4))
    assert (the_hand(folded).to_act, can(folded, 5)) == (5, ("bring_in", "complete"))


def test_a_short_bring_in_leaves_the_price_whole() -> None:
    table = stud({1: 500, 2: 500, 3: 5, 4: 500, 5: 500}, *DOORS)
    table = play(table, BringIn(3))
    assert (part_of(table, 3).front, part_of(table, 3).all_in, limits(the_hand(table), 4).call_add) == (3, True, 5)


def test_bring_in_of_a_short_stack_costs_its_stack() -> None:
    # the ante of 2 leaves 3
    table = stud({1: 500, 2: 500, 3: 5, 4: 500, 5: 500}, *DOORS)
    assert limits(the_hand(table), 3).call_add == 3


def test_all_in_for_less_than_the_bring_in_is_the_bring_in() -> None:
    table = play(stud({1: 500, 2: 500, 3: 5, 4: 500, 5: 500}, *DOORS), AllIn(3))
    assert (the_hand(table).level, the_hand(table).stud.bring_in_due) == (5, False)


def test_bet_of_a_stack_below_the_bring_in_leaves_the_price_whole_too() -> None:
    table = play(stud({1: 500, 2: 500, 3: 5, 4: 500, 5: 500}, *DOORS), Wager(3, 3))
    assert (part_of(table, 3).all_in, the_hand(table).level, limits(the_hand(table), 4).call_add) == (True, 5, 5)


def test_all_in_for_exactly_the_bring_in_is_no_bet() -> None:
    table = play(stud({1: 500, 2: 500, 3: 7, 4: 500, 5: 500}, *DOORS), AllIn(3))
    assert (the_hand(table).level, the_hand(table).aggressor, can(table, 4)) == (5, None, ("call", "complete"))


def test_while_a_door_card_is_not_told_nobody_is_named() -> None:
    assert bring_in_seat(the_hand(stud(FIVE, *DOORS[:2]))) is None


def test_an_absent_player_brings_in_and_has_no_hand() -> None:
    entry = opening_of("stud", FIVE, stakes=STUD_15_30, betting="fl", button=None, absent_player="dealt_and_killed")
    table = up(play(opened(entry), WentAway(3), StartHand()), s1="9h", s2="2d", s3="2c", s4="Ks", s5="7d")
    assert (part_of(table, 3).folded, part_of(table, 3).front, the_hand(table).to_act) == (True, 5, 4)


def test_everybody_calls_the_bring_in_and_the_round_is_over_without_an_option() -> None:
    table = play(five_handed(), BringIn(3), Call(4), Call(5), Call(1), Call(2))
    assert the_hand(table).stage is Stage.ROUND_OVER


# -- completing and the number of raises


def raised_on_third(**options: object) -> TableState:
    """15-30: the bring-in completed to 15, raised to 30, 45 and 60."""
    table = play(five_handed(**options), BringIn(3))
    return play(table, Wager(4, 15), Wager(5, 30), Wager(1, 45), Wager(2, 60))


def test_completion_is_no_raise_so_four_raises_follow() -> None:
    table = raised_on_third(limit_raise_cap=4)
    assert limits(the_hand(table), 3).max_to == 75
    assert can(play(table, Wager(3, 75)), 4) == ("call",)


def test_where_the_completion_counts_it_is_the_first_of_the_raises() -> None:
    assert can(raised_on_third(limit_raise_cap=4, stud_completion_counts_as_raise=True), 3) == ("call",)


def test_an_all_in_of_less_than_half_a_bet_completes_nothing() -> None:
    table = stud({1: 500, 2: 500, 3: 500, 4: 9, 5: 500}, *DOORS)
    short = play(table, BringIn(3), AllIn(4))
    legal = limits(the_hand(short), 5)
    assert (legal.level, legal.can, legal.min_to) == (7, ("call", "complete"), 15)


def test_the_bring_in_faces_a_whole_bet_where_less_reopens_nothing() -> None:
    table = play(five_handed(limit_short_all_in_fraction="full"), BringIn(3), Wager(4, 15), Fold(5), Fold(1), Fold(2))
    assert can(table, 3) == ("call", "raise")


def test_a_large_bring_in_is_still_raised_by_the_completion() -> None:
    # bring-in 10 of a small bet of 15: five more chips, but a whole bet to who has brought in
    entry = opening_of("stud", (500,) * 3, stakes=replace(STUD_15_30, bring_in=10), betting="fl", button=None)
    table = up(play(opened(entry), StartHand()), s1="2c", s2="9h", s3="Ks")
    assert can(play(table, BringIn(1), Wager(2, 15), Fold(3)), 1) == ("call", "raise")


def test_pot_limit_stud_begins_at_the_bring_in() -> None:
    # antes 5 x 2, bring-in 5: 10 + 5 + 5 to call make 20, a raise to 25
    table = play(five_handed(betting="pl"), BringIn(3))
    legal = limits(the_hand(table), 4)
    assert (legal.can, legal.level, legal.min_to, legal.max_to) == (("call", "raise"), 5, 10, 25)


def test_low_card_of_pot_limit_stud_bets_instead_of_completing() -> None:
    assert can(five_handed(betting="pl"), 3) == ("bet", "bring_in")
    # 7 straight away: the next raise adds 7
    assert limits(the_hand(play(five_handed(betting="pl"), Wager(3, 7))), 4).min_to == 14


def test_raise_over_a_short_bet_on_fourth_street_of_pot_limit_adds_what_it_adds() -> None:
    # ante 2 and bring-in 5 leave seat 3 with 4; raised to 20, by 16
    table = stud({1: 500, 2: 500, 3: 11, 4: 500, 5: 500}, *DOORS, betting="pl")
    table = up(play(table, BringIn(3), Call(4), Call(5), Fold(1), Call(2), StreetDealt()), **PAIR)
    assert limits(the_hand(play(table, AllIn(3), Wager(4, 20))), 5).min_to == 36


# -- the kill


KILL = {"kill_type": "full", "kill_trigger": "voluntary", "kill_action": "in_turn"}


def test_a_kill_of_twice_the_lower_limit_takes_the_place_of_the_bring_in() -> None:
    table = play(five_handed(**KILL, stud_kill_replaces_bring_in=True), KillPosted(1))
    hand = the_hand(table)
    assert (hand.to_act, hand.level, limits(hand, 2).can, limits(hand, 2).min_to) == (2, 30, ("call", "raise"), 60)


def test_beside_a_kill_the_low_card_posts_the_bring_in_and_answers_the_price_later() -> None:
    table = play(five_handed(**KILL, stud_kill_replaces_bring_in=False), KillPosted(1))
    assert (the_hand(table).to_act, can(table, 3)) == (3, ("bring_in",))
    table = play(table, BringIn(3))
    assert (the_hand(table).to_act, limits(the_hand(table), 4).level) == (4, 30)
    table = play(table, Fold(4), Fold(5), Check(1), Fold(2))
    assert (the_hand(table).to_act, limits(the_hand(table), 3).call_add) == (3, 25)


# -- the later streets


def fourth(boards: dict[str, str], **options: object) -> TableState:
    """Everybody has called the bring-in; fourth street is dealt."""
    table = play(five_handed(**options), BringIn(3), Call(4), Call(5), Fold(1), Call(2), StreetDealt())
    return up(table, **boards)


PAIR = {"s2": "2d 9d", "s3": "2c 2h", "s4": "Ks Qd", "s5": "7d 3h"}


def test_the_high_board_acts_first_and_without_its_cards_nobody_knows() -> None:
    assert the_hand(fourth({"s2": "2d 9d"})).to_act is None
    assert the_hand(fourth(PAIR)).to_act == 3
    assert the_hand(fourth({**PAIR, "s3": "2c 3c"})).to_act == 4


def test_an_open_pair_may_bet_small_or_big_and_after_a_big_bet_only_big() -> None:
    table = fourth(PAIR, stud_open_pair_double=True)
    assert fixed_totals(the_hand(table)) == (15, 30)
    table = play(table, Wager(3, 15))
    assert fixed_totals(the_hand(table)) == (30, 45)
    refused = refusal(table, Wager(4, 40))
    assert (refused.code, refused.remedies) == (RefusalCode.NEITHER_BET, (Wager(4, 30), Wager(4, 45), Call(4)))
    assert refused.facts == {"seat": 4, "to": 40, "min": 30, "max": 45}
    by_big_bets = play(table, Wager(4, 45))
    legal = limits(the_hand(by_big_bets), 5)
    assert (fixed_totals(the_hand(by_big_bets)), legal.min_to, legal.max_to) == ((75,), 75, 75)


def test_stack_between_the_two_bets_of_an_open_pair_goes_in_whole() -> None:
    # ante 2 and bring-in 5 leave seat 4 with 40: between 30 and 45
    table = stud({1: 500, 2: 500, 3: 500, 4: 47, 5: 500}, *DOORS, stud_open_pair_double=True)
    table = play(table, BringIn(3), Call(4), Call(5), Fold(1), Call(2), StreetDealt())
    raised = play(up(table, **PAIR), Wager(3, 15), Wager(4, 40))
    assert part_of(raised, 4).all_in


def test_without_an_open_pair_fourth_street_is_bet_at_the_small_bet() -> None:
    assert fixed_totals(the_hand(fourth({**PAIR, "s3": "2c 3c"}, stud_open_pair_double=True))) == (15,)


def test_an_open_pair_that_was_bet_before_anybody_told_allows_both_bets() -> None:
    told = play(fourth(PAIR, stud_open_pair_double=True), Wager(3, 15))
    assert fixed_totals(replace(the_hand(told), full_raise=None)) == (30, 45)


def test_only_fixed_limit_has_fixed_bets() -> None:
    assert fixed_totals(the_hand(five_handed(betting="pl"))) == ()


def test_a_short_all_in_over_the_completion_stays_closed_for_who_completed() -> None:
    # 15 and 4 more: less than half a bet
    table = play(stud({1: 500, 2: 500, 3: 500, 4: 500, 5: 21}, *DOORS), BringIn(3), Wager(4, 15), AllIn(5))
    assert can(play(table, Fold(1), Fold(2), Call(3)), 4) == ("call",)


@pytest.mark.parametrize("name", ["razz", "stud8", "stud_hilo"])
def test_an_open_pair_bets_double_in_no_low_game(name: str) -> None:
    table = stud((500,) * 2, "2c", "Kd", name=name, stud_open_pair_double=True)
    first = the_hand(table).to_act or 0
    other = 3 - first
    table = up(play(table, BringIn(first), Call(other), StreetDealt()), s1="2c 2h", s2="Kd Kh")
    assert fixed_totals(the_hand(table)) == (15,)


def test_where_the_house_says_no_an_open_pair_bets_the_small_bet() -> None:
    assert fixed_totals(the_hand(fourth(PAIR, stud_open_pair_double=False))) == (15,)


@pytest.mark.parametrize(("option", "first"), [("suit", 4), ("position", 2)])
def test_tied_boards_are_told_apart_by_suit_or_by_who_was_dealt_first(option: str, first: int) -> None:
    boards = {"s2": "2d Kh", "s3": "2c 9d", "s4": "Ks 2h", "s5": "7d 3h"}
    # king and deuce twice: the king of spades in seat 4, the hearts one in seat 2
    table = fourth(boards, stud_tied_board_first=option)
    assert the_hand(table).to_act == first


def test_a_high_board_without_chips_checks_to_its_left() -> None:
    table = stud({1: 500, 2: 500, 3: 7, 4: 500, 5: 500}, *DOORS)
    table = play(table, BringIn(3), Call(4), Call(5), Fold(1), Call(2), StreetDealt())
    assert the_hand(up(table, **PAIR)).to_act == 4


def test_big_bet_from_fifth_street_on() -> None:
    table = play(fourth(PAIR, stud_open_pair_double=False), Check(3), Check(4), Check(5), Check(2), StreetDealt())
    assert fixed_totals(the_hand(table)) == (30,)
    table = play(fourth(PAIR, stud_open_pair_double=True), Check(3), Check(4), Check(5), Check(2), StreetDealt())
    assert fixed_totals(the_hand(table)) == (30,)


def to_seventh(**options: object) -> TableState:
    """Sixth street has been checked; seat 5 opened it with a pair of sevens."""
    table = play(fourth(PAIR, **options), Check(3), Check(4), Check(5), Check(2), StreetDealt())
    table = up(table, s2="2d 9d 5c", s3="2c 2h 8s", s4="Ks Qd 4c", s5="7d 3h 6c")
    table = play(table, Check(3), Check(4), Check(5), Check(2), StreetDealt())
    table = up(table, s2="2d 9d 5c 5h", s3="2c 2h 8s Td", s4="Ks Qd 4c Jd", s5="7d 3h 6c 7h")
    # fives in seat 2, deuces in seat 3, sevens in seat 5
    return play(table, Check(5), Check(2), Check(3), Check(4))


def test_on_the_last_street_the_board_of_the_street_before_opens_again() -> None:
    assert the_hand(play(to_seventh(), StreetDealt())).to_act == 5


@pytest.mark.parametrize(("option", "first"), [("sixth_street_opener", 5), ("high_board_now", 4)])
def test_a_last_card_turned_up_changes_who_opens_in_some_houses(option: str, first: int) -> None:
    table = up(play(to_seventh(stud_river_first_to_act=option), StreetDealt()), s4="Ks Qd 4c Jd Kh")
    assert the_hand(table).to_act == first


# -- complete tables


def test_every_way_to_open_and_every_option_has_its_rule() -> None:
    assert set(BRINGS_IN) | set(ACTS_FIRST) == set(Opens)
    assert set(TIED) == set(StudTiedBoardFirst)
    assert set(ON_LAST_STREET) == set(StudRiverFirstToAct)


# -- all-ins at the bring-in and below half a bet


def test_all_in_for_more_than_the_bring_in_opens_for_that_much() -> None:
    for entry in (Wager(3, 20), AllIn(3)):
        hand = the_hand(play(stud((500, 500, 22, 500, 500), *DOORS, betting="nl"), entry))
        # 22 less the ante of 2
        assert (hand.level, hand.aggressor, hand.stud.bring_in_due) == (20, 3, False)


def test_all_in_for_exactly_the_bring_in_brings_it_in() -> None:
    hand = the_hand(play(stud((500, 500, 7, 500, 500), *DOORS, betting="fl"), Wager(3, 5)))
    assert (hand.level, hand.stud.opener, hand.aggressor) == (5, 3, None)
    assert can(play(stud((500, 500, 7, 500, 500), *DOORS, betting="fl"), Wager(3, 5)), 4) == ("call", "complete")


def test_all_in_below_the_bring_in_on_a_later_street_is_a_bet() -> None:
    table = stud((500, 10, 500), "9h", "2d", "Ks", betting="nl")
    table = up(play(table, BringIn(2), Call(3), Call(1), StreetDealt()), s1="9h 3c", s2="2d Ac", s3="Ks 4d")
    # the ante of 2 and the bring-in of 5 leave 3
    table = play(table, Wager(2, 3))
    assert (the_hand(table).level, the_hand(table).aggressor, part_of(table, 2).all_in) == (3, 2, True)


def test_who_called_less_than_half_a_bet_on_a_later_street_may_not_raise_a_short_all_in() -> None:
    # ante 2 and bring-in 5 are in: seat 1 has 4 left, seat 3 has 11
    table = stud((11, 500, 18, 500), "9h", "2d", "Ks", "Jd", betting="fl")
    table = play(table, BringIn(2), Call(3), Call(4), Call(1), StreetDealt())
    table = up(table, s1="9h 9c", s2="2d Ac", s3="Ks 4d", s4="Jd 6c")
    table = play(table, AllIn(1), Call(2), AllIn(3), Call(4))
    # 7 more than the 4 called, less than half of 15
    assert can(table, 2) == ("call",)


def test_completion_is_a_whole_bet_with_the_bring_in_in_it() -> None:
    assert the_hand(play(five_handed(), BringIn(3), Wager(4, 15))).full_raise == 15
