"""Taps that speak for several seats, where a fold among them ends the betting."""

from __future__ import annotations

from dealer_assist.hand.entries import Check, Wager
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions, Stage
from dealer_assist.table.entries import CountedNow
from dealer_assist.table.taps import acts, close_street, tap
from tests.tables import a_table, dealt, play, the_hand


def test_close_street_stops_where_a_fold_ends_the_betting() -> None:
    # blinds 2-5: seat 2 all-in for 1; when seats 4 and 5 fold nobody can bet any more
    table = dealt({1: 138, 2: 1, 4: 3, 5: 1}, blinds=(2, 5), button=5)
    entry = close_street(the_hand(table))
    assert entry is not None
    assert the_hand(play(table, entry)).stage is not Stage.BETTING


def test_raise_of_the_big_blind_in_an_unopened_pot_says_it_has_won() -> None:
    table = dealt((100, 100, 100), button=1)
    after = the_hand(play(table, acts(the_hand(table), Wager(3, 10), 3)))
    assert (after.stage, [each.seat for each in after.seats if not each.folded]) == (Stage.WON, [3])


def test_tap_on_a_seat_without_action_says_nothing() -> None:
    table = play(dealt((100, 100, 100), button=1), Wager(1, 10))
    assert tap(the_hand(table), 1) is None


def test_tap_while_nobody_told_the_button_is_that_seats_action() -> None:
    seats = tuple(SeatTold(seat, behind=100) for seat in (1, 2, 3))
    told = CountedNow(seats=seats, positions=Positions(), street="flop", middle=15)
    table = play(a_table((100, 100, 100)), told)
    assert tap(the_hand(table), 2) == Check(2)
