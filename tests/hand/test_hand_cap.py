"""A cap on what each may put into a hand: who reaches it has no action left, and keeps what lies behind.

Rule file 03, section 5; option `hand_cap`.
"""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import (
    AllIn,
    Award,
    BehindCounted,
    Call,
    Check,
    Fold,
    StreetDealt,
    UncalledReturned,
    Wager,
)
from dealer_assist.hand.limits import limits
from dealer_assist.hand.situation import SeatTold, Told
from dealer_assist.hand.state import Positions, Stage
from dealer_assist.hand.turn import room_under_cap
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import CountedNow, EndHand, FloorDecision
from dealer_assist.table.state import TableState
from tests.tables import a_table, dealt, house_rules, part_of, play, refusal, stacks_of, the_hand, won_by

CAP_20 = house_rules(hand_cap=20)


def capped(*stacks: int | None) -> TableState:
    """Blinds 1 and 2 from seats 2 and 3, nobody puts more than 20 into the hand."""
    return dealt(stacks, rules=CAP_20)


def behind(table: TableState, seat: int) -> tuple[int | None, int | None, bool]:
    """Chips behind, the stack at the start, and whether the seat has no action left."""
    part = part_of(table, seat)
    return part.behind, part.started, part.all_in


@pytest.mark.parametrize("entry", [Wager(1, 20), AllIn(1, 20)])
def test_stack_nobody_counted_stays_unknown_at_the_cap(entry: Wager | AllIn) -> None:
    assert behind(play(capped(None, None, None), entry), 1) == (None, None, True)


@pytest.mark.parametrize("entry", [Wager(1, 20), AllIn(1, 20)])
def test_stack_that_was_counted_keeps_what_is_above_the_cap(entry: Wager | AllIn) -> None:
    assert behind(play(capped(100, 100, 100), entry), 1) == (80, 100, True)


def test_call_up_to_the_cap_keeps_what_is_behind() -> None:
    assert behind(play(capped(100, None, 100), Wager(1, 20), Call(2)), 2) == (None, None, True)
    assert behind(play(capped(100, 100, 100), Wager(1, 20), Call(2)), 2) == (80, 100, True)


def test_all_in_below_the_cap_has_nothing_behind() -> None:
    # the chips on the table win over a stack in the book
    assert behind(play(capped(None, 100, 100), AllIn(1, 15)), 1) == (0, 15, True)
    assert behind(play(capped(100, 100, 100), AllIn(1, 15)), 1) == (0, 15, True)


def test_hand_over_at_the_cap_leaves_uncounted_stacks_unknown() -> None:
    table = play(capped(None, None, None), Wager(1, 20), Call(2), Fold(3))
    assert the_hand(table).stage is Stage.ROUND_OVER
    table = play(table, StreetDealt(), StreetDealt(), StreetDealt(), Award(0, won_by(1)), EndHand())
    assert stacks_of(table) == {1: None, 2: None, 3: None}


def test_hand_over_at_the_cap_leaves_counted_stacks_what_is_behind_and_won() -> None:
    table = play(capped(100, 100, 100), Wager(1, 20), Call(2), Fold(3))
    table = play(table, StreetDealt(), StreetDealt(), StreetDealt(), Award(0, won_by(1)), EndHand())
    # 80 and the pot of 20 + 20 + 2
    assert stacks_of(table) == {1: 122, 2: 80, 3: 98}


def test_seat_at_the_cap_has_no_room_left() -> None:
    assert room_under_cap(part_of(play(capped(100, 100, 100), Wager(1, 20)), 1), CAP_20) == 0


def test_seat_at_the_cap_does_not_act_again() -> None:
    table = play(capped(100, 100, 100), Wager(1, 20), Call(2), Call(3), StreetDealt())
    assert (the_hand(table).to_act, the_hand(table).stage) == (None, Stage.ROUND_OVER)
    assert refusal(play(capped(100, 100, 100), Wager(1, 20)), Check(1)).code is RefusalCode.IS_ALL_IN


def test_chips_behind_a_seat_at_the_cap_may_be_counted() -> None:
    table = play(capped(None, 100, 100), Wager(1, 20), BehindCounted(1, 70))
    assert behind(table, 1) == (70, 90, True)
    assert the_hand(table).to_act == 2
    assert behind(play(table, BehindCounted(1, None)), 1) == (None, None, True)


def test_nothing_is_counted_behind_an_all_in_below_the_cap() -> None:
    table = play(capped(15, 100, 100), AllIn(1))
    assert refusal(table, BehindCounted(1, 70)).code is RefusalCode.IS_ALL_IN
    assert refusal(table, BehindCounted(1, None)).code is RefusalCode.IS_ALL_IN
    assert behind(play(table, BehindCounted(1, 0)), 1) == (0, 15, True)


def test_chips_that_come_back_from_the_cap_come_back_to_an_unknown_stack() -> None:
    table = play(capped(None, 12, 100), Wager(1, 20), Call(2), Fold(3), UncalledReturned())
    assert (behind(table, 1), part_of(table, 1).put_in) == ((None, None, False), 12)


def test_floor_beyond_the_cap_takes_the_last_chips() -> None:
    assert behind(play(capped(100, 100, 100), FloorDecision(AllIn(1), "nobody objects")), 1) == (0, 100, True)


@pytest.mark.parametrize("told", [Told.IN, Told.ALL_IN])
def test_hand_taken_up_at_the_cap_keeps_what_is_behind(told: Told) -> None:
    seats = (SeatTold(1, 20, told, behind=80), SeatTold(2, 0, behind=100))
    entry = CountedNow(seats=seats, positions=Positions(1, 1, 2), street="flop")
    table = play(a_table((100, 100), rules=CAP_20), entry)
    assert behind(table, 1) == (80, 100, True)


def test_raise_is_short_where_the_cap_leaves_less_than_a_full_one() -> None:
    # facing 12 over the big blind of 2, a full raise is to 22
    legal = limits(the_hand(play(capped(100, 100, 100), Wager(1, 12))), 2)
    assert (legal.min_to, legal.max_to, legal.short_raise) == (20, 20, True)


def test_raise_is_not_short_where_only_the_stack_leaves_less_than_a_full_one() -> None:
    legal = limits(the_hand(play(capped(100, 15, 100), Wager(1, 12))), 2)
    assert (legal.min_to, legal.max_to, legal.short_raise) == (22, 15, False)
