"""Chips found behind an all-in that was called: TDA 2024 R62, WSOP Tournament 2024 R105."""

from __future__ import annotations

from dealer_assist.hand.entries import AllIn, BetsPulled, Call, ChipsFound, Fold, Wager
from dealer_assist.hand.hidden_chips import paid_for_hidden
from dealer_assist.hand.limits import limits
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import TableState
from tests.tables import dealt, part_of, play, refusal, the_hand


def all_in_called() -> TableState:
    """Seat 1 has gone all-in for 100, seat 2 has folded, seat 3 with 500 has called."""
    return play(dealt((100, 100, 500)), AllIn(1), Fold(2), Call(3))


def test_chips_nobody_could_see_are_not_paid() -> None:
    before = all_in_called()
    after = play(before, ChipsFound(1, 25))
    assert paid_for_hidden(the_hand(before), the_hand(after), 1) == 0
    assert (part_of(after, 1).front, part_of(after, 1).behind) == (100, 25)


def test_chips_in_view_are_part_of_what_was_called() -> None:
    before = all_in_called()
    after = play(before, ChipsFound(1, 25, in_view=True))
    assert paid_for_hidden(the_hand(before), the_hand(after), 1) == 25
    assert (part_of(after, 1).front, part_of(after, 3).front, part_of(after, 3).behind) == (125, 125, 375)


def test_chips_in_view_make_the_next_smallest_raise_larger() -> None:
    table = play(dealt((500, 500, 500, 100)), AllIn(4), Call(1), ChipsFound(4, 25, in_view=True))
    # 125 over the big blind of 2 adds 123
    assert limits(the_hand(table), 2).min_to == 248


def test_chips_in_view_make_a_full_raise_of_a_short_all_in() -> None:
    table = play(dealt((100, 500, 500, 500)), Wager(4, 60), AllIn(1), Call(2), ChipsFound(1, 25, in_view=True))
    # 125 over 60 adds 65, more than the 58 before it: the first raiser may raise again
    table = play(table, Fold(3))
    assert (limits(the_hand(table), 4).can, limits(the_hand(table), 4).min_to) == (("call", "raise"), 190)


def test_a_caller_pays_no_more_than_it_has() -> None:
    before = play(dealt((100, 100, 110)), AllIn(1), Fold(2), Call(3))
    after = play(before, ChipsFound(1, 25, in_view=True))
    assert paid_for_hidden(the_hand(before), the_hand(after), 1) == 10


def test_who_has_folded_pays_nothing() -> None:
    assert part_of(play(all_in_called(), ChipsFound(1, 25, in_view=True)), 2).front == 1


def test_chips_of_a_seat_that_is_not_all_in_are_just_counted() -> None:
    assert refusal(all_in_called(), ChipsFound(3, 25)).code is RefusalCode.NOBODY_ALL_IN
    assert refusal(all_in_called(), ChipsFound(1, 0)).code is RefusalCode.AMOUNT_ZERO
    assert refusal(play(all_in_called(), BetsPulled()), ChipsFound(1, 5)).code is RefusalCode.NOBODY_ALL_IN
