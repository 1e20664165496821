"""Players away: in a tournament dealt and killed, in cash left out; the walking rule and the pick-up."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.hand.state import Stage
from dealer_assist.rules.options import WalkingRule
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.between import AbsentButtonGiven, CameBack, ChipsPickedUp, MissedTold, PlayerWarned, WentAway
from dealer_assist.table.entries import EndHand, FloorDecision, SeatTaken, StartHand
from dealer_assist.table.places import taken
from dealer_assist.table.standing import Owed
from dealer_assist.table.state import Presence, TableState
from dealer_assist.table.walking import HELD_BACK_FROM, may_be_picked_up, must_be_back, picks_up
from tests.tables import a_table, house_rules, part_of, play, refusal, the_hand

TDA = house_rules("tda_2024")


def test_absent_tournament_player_posts_and_the_hand_is_killed() -> None:
    # TDA 2024 R30: dealt in, blinds posted, killed when the deal is complete
    table = play(a_table((100, 100, 100, 100), button=1, rules=TDA), WentAway(3), StartHand())
    seat = part_of(table, 3)
    assert (seat.front, seat.folded, seat.behind) == (2, True, 98)
    assert the_hand(table).to_act == 4


def test_only_player_at_the_table_wins_the_blinds_of_the_absent_ones() -> None:
    table = play(a_table((100, 100, 100), button=1, rules=TDA), WentAway(2), WentAway(3), StartHand())
    assert the_hand(table).stage is Stage.WON


def test_no_hand_is_dealt_in_which_every_hand_would_be_killed() -> None:
    table = play(a_table((100, 100), button=1, rules=TDA), WentAway(1), WentAway(2))
    assert refusal(table, StartHand()).code is RefusalCode.TOO_FEW_PLAYERS


def test_absent_cash_player_gets_no_cards_and_is_back_in_mid_hand_for_the_next_deal() -> None:
    table = play(a_table((100, 100, 100, 100), button=1), WentAway(4), StartHand())
    assert [each.seat for each in the_hand(table).seats] == [1, 2, 3]
    table = play(table, CameBack(4), EndHand(followed=False), StartHand())
    assert 4 in [each.seat for each in the_hand(table).seats]


def test_who_is_away_cannot_go_and_who_is_there_cannot_come_back() -> None:
    table = play(a_table((100, 100, 100)), WentAway(2))
    gone = refusal(table, WentAway(2))
    assert (gone.code, gone.remedies) == (RefusalCode.IS_AWAY, (CameBack(2),))
    assert refusal(table, CameBack(1)).code is RefusalCode.IS_NOT_AWAY
    assert refusal(table, WentAway(9)).code is RefusalCode.SEAT_EMPTY


# -- walking


@pytest.mark.parametrize(
    ("rule", "away", "held_back"),
    [("none", 5, False), ("second_man", 1, False), ("second_man", 2, True), ("third_man", 2, False)],
)
def test_from_how_many_away_the_next_must_be_back_for_the_blinds(rule: str, away: int, held_back: bool) -> None:
    # WSOP Live 2024 R74; the player getting up counts
    assert must_be_back(away, house_rules(walking_rule=rule)) is held_back


def test_every_walking_rule_has_its_number() -> None:
    assert set(HELD_BACK_FROM) == set(WalkingRule)


def walkers() -> TableState:
    """Seats 2 and 5 are away, the second one held back."""
    return play(a_table((100,) * 6, button=1), WentAway(2), WentAway(5))


def test_second_man_is_held_back_until_he_is_back() -> None:
    table = walkers()
    assert [taken(table, seat).must_be_back for seat in (2, 5)] == [False, True]
    assert not taken(play(table, CameBack(5)), 5).must_be_back


def test_warned_second_man_who_misses_a_blind_may_be_picked_up() -> None:
    table = play(walkers(), PlayerWarned(5), MissedTold(5, Owed(big=1)))
    assert [seat.number for seat in play(table, ChipsPickedUp(5)).seats] == [1, 2, 3, 4, 6]
    assert refusal(table, PlayerWarned(2)).code is RefusalCode.NOT_HELD_BACK
    assert not may_be_picked_up(held_back=True, warned=True, missed_blind=False)


@pytest.mark.parametrize(
    ("buttons", "limit", "missed", "given", "minutes", "picked_up"),
    [
        # bb-098 to bb-103
        (2, 60, True, 2, 40, True),
        (None, 60, True, 2, 40, False),
        (None, 15, True, 2, 40, True),
        (None, None, True, 2, 40, False),
        (2, 60, True, 1, 40, False),
        (2, None, False, 2, 40, False),
        (2, 60, False, 0, 60, True),
    ],
)
def test_chips_are_picked_up_at_the_first_limit_reached(
    buttons: int | None, limit: int | None, missed: bool, given: int, minutes: int, picked_up: bool
) -> None:
    rules = replace(house_rules(), pickup_absent_buttons=buttons, pickup_minutes=limit)
    assert picks_up(rules, missed_blind=missed, absent_buttons=given, minutes=minutes) is picked_up


def test_two_dealers_lay_an_absent_button_each() -> None:
    table = play(walkers(), MissedTold(2, Owed(big=1)), AbsentButtonGiven(2))
    assert refusal(table, ChipsPickedUp(2, 10)).code is RefusalCode.NOT_AWAY_LONG_ENOUGH
    assert refusal(table, AbsentButtonGiven(1)).code is RefusalCode.IS_NOT_AWAY
    gone = play(table, AbsentButtonGiven(2), ChipsPickedUp(2, 10))
    assert 2 not in [seat.number for seat in gone.seats]
    by_floor = play(table, FloorDecision(ChipsPickedUp(2, 10), "closing time"))
    assert 2 not in [seat.number for seat in by_floor.seats]


def test_absent_buttons_go_when_the_player_is_back() -> None:
    table = play(walkers(), AbsentButtonGiven(2), CameBack(2))
    assert (taken(table, 2).absent_buttons, taken(table, 2).presence) == (0, Presence.IN)


def test_newcomer_may_sit_down_in_a_seat_that_was_picked_up() -> None:
    table = play(walkers(), FloorDecision(ChipsPickedUp(2), "closing time"), SeatTaken(2, 50))
    assert taken(table, 2).stack == 50
