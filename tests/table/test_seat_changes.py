"""Changing seats: free, waiting or posting by how far the move goes from the big blind; dealing off."""

from __future__ import annotations

import pytest

from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import SeatChangeRule
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.between import MissedTold, SeatChanged
from dealer_assist.table.entries import EndHand, SeatTaken, StartHand
from dealer_assist.table.places import taken
from dealer_assist.table.seat_changes import (
    FREE,
    MOVE_COST,
    MoveCost,
    away_from_big_blind,
    hands_until_big_blind,
    move_cost,
)
from dealer_assist.table.standing import Comes, Coming, Owed, Way
from dealer_assist.table.state import Marks, Stakes, TableState
from tests.tables import a_table, house_rules, part_of, play, refusal, the_hand


def table_of(rule: str = "free_up_to_two", **changes: object) -> TableState:
    """Seats 1 to 7 of 9 after a hand with button 1, blinds 2 and 3; the big blind comes to 4, 5, 6, 7, 1, 2, 3."""
    rules = house_rules(seat_change_rule=rule, **changes)
    table = a_table(dict.fromkeys(range(1, 8)), rules=rules, max_seats=9)
    return play(table, StartHand(), EndHand(followed=False))


def dealt(table: TableState) -> list[int]:
    return [each.seat for each in the_hand(table).seats]


@pytest.mark.parametrize(
    ("rule", "passed", "cost"),
    [
        ("free_up_to_two", 2, FREE),
        ("free_up_to_two", 3, MoveCost(must_post=5, or_wait=True, wait_hands=3)),
        ("same_relative_position", 2, MoveCost(wait_hands=2, or_post=5)),
        ("same_relative_position", -1, FREE),
        ("always_post", 2, MoveCost(must_post=5)),
        ("always_post", 0, MoveCost(must_post=5)),
    ],
)
def test_what_a_move_costs(rule: str, passed: int, cost: MoveCost) -> None:
    assert move_cost(house_rules(seat_change_rule=rule), Stakes(2, 5), passed) == cost


def test_every_rule_of_seat_changes_has_its_cost() -> None:
    assert set(MOVE_COST) == set(SeatChangeRule)


def test_hands_until_the_big_blind_comes_are_counted_over_the_players() -> None:
    table = table_of()
    assert [hands_until_big_blind(table, seat) for seat in (4, 7, 8, 9, 1, 3)] == [1, 4, 5, 5, 5, 7]
    assert hands_until_big_blind(a_table((100, 100), button=None), 1) is None


@pytest.mark.parametrize(("seat", "to", "away"), [(4, 8, 3), (7, 9, 0), (2, 9, -1), (5, 8, 2), (4, 9, 3)])
def test_how_far_a_move_goes_from_the_big_blind(seat: int, to: int, away: int) -> None:
    # from 4 to 8 past 5, 6 and 7; from 2, the sixth to have it, to 9, the fifth
    assert away_from_big_blind(table_of(), seat, to) == away


def test_move_past_two_players_is_free_and_past_three_costs_a_post_or_the_wait() -> None:
    free = play(table_of(), SeatChanged(5, 8), StartHand())
    assert (dealt(free), part_of(free, 8).front) == ([1, 2, 3, 4, 6, 7, 8], 0)
    posts = play(table_of(), SeatChanged(4, 8, Way.POST), StartHand())
    assert part_of(posts, 8).front == 2
    waits = play(table_of(), SeatChanged(4, 8), StartHand())
    assert 8 not in dealt(waits)


def test_same_relative_position_comes_after_as_many_hands() -> None:
    # from 4 to 8 past three players: three hands without cards
    table = play(table_of("same_relative_position"), SeatChanged(4, 8))
    without = 0
    for _hand in range(5):
        table = play(table, StartHand())
        without += 8 not in dealt(table)
        table = play(table, EndHand(followed=False))
    assert without == 3
    assert taken(table, 8).coming is None


def test_big_blind_stops_at_a_player_who_waits_after_a_move() -> None:
    table = play(table_of("always_post"), SeatChanged(7, 9))
    blinds = []
    for _hand in range(4):
        table = play(table, StartHand())
        blinds.append(the_hand(table).positions.big_blind)
        table = play(table, EndHand(followed=False))
    assert blinds == [4, 5, 6, 9]


def test_only_who_has_played_the_button_deals_off() -> None:
    refused = refusal(table_of(), SeatChanged(4, 8, deals_off=True))
    assert (refused.code, refused.remedies) == (RefusalCode.BUTTON_NOT_PLAYED, (SeatChanged(4, 8),))
    assert refused.option == "deal_off_allowed"
    assert taken(play(table_of(), SeatChanged(1, 8, deals_off=True)), 8).coming == Coming(Comes.DEALS_OFF)


def test_seat_must_be_open_and_somebody_must_move() -> None:
    table = table_of()
    assert refusal(table, SeatChanged(4, 5)).code is RefusalCode.SEAT_TAKEN
    assert refusal(table, SeatChanged(8, 9)).code is RefusalCode.SEAT_EMPTY
    assert refusal(table, SeatChanged(4, 10)).code is RefusalCode.SEAT_UNKNOWN
    assert refusal(play(table, StartHand()), SeatChanged(4, 8)).code is RefusalCode.HAND_IS_OPEN


def test_debts_and_chips_go_with_the_player() -> None:
    table = play(table_of(), MissedTold(4, Owed(1, 1)), SeatChanged(4, 8))
    assert (taken(table, 8).owes, taken(table, 8).coming) == (Owed(1, 1), Coming(Comes.BACK))


def test_newcomer_on_the_way_in_stays_one_after_a_move() -> None:
    table = play(table_of(), SeatTaken(8, way=Way.WAIT), SeatChanged(8, 9))
    assert taken(table, 9).coming == Coming(Comes.NEW, Way.WAIT)


def test_before_the_first_hand_seats_are_changed_freely() -> None:
    table = play(a_table({1: None, 2: None, 3: None}, button=None), SeatChanged(3, 7))
    assert taken(table, 7).coming is None


def test_big_blind_of_a_hand_in_which_the_button_is_bought_passes_a_player_who_deals_off() -> None:
    # button 4 and small blind 7 next; seat 5 buys while the two due post all the same: the big blind 9 goes past seat 8
    rules = house_rules(buy_button_other_blinds="posted")
    table = play(
        a_table(dict.fromkeys((1, 2, 3, 4, 7, 9)), button=3, rules=rules), StartHand(), EndHand(followed=False)
    )
    assert table.marks == Marks(3, 4, 7)
    table = play(table, SeatChanged(3, 8, deals_off=True), SeatTaken(5, way=Way.BUY_BUTTON), StartHand())
    assert the_hand(table).positions == Positions(4, 7, 9)
    coming = taken(table, 8).coming
    assert coming is not None
    assert coming.passed


def test_before_the_first_hand_no_seat_is_away_from_a_big_blind() -> None:
    assert away_from_big_blind(a_table(dict.fromkeys((1, 2, 3)), button=1), 1, 5) == 0
