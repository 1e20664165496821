"""Who is dealt into the next hand, and where button and blinds are then.

Players without chips get no cards; newcomers wait where the house says so until the button has passed them.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.rules.options import EntryBetweenButtonAndBigBlind
from dealer_assist.table.positions import from_button, next_positions
from dealer_assist.table.state import MOST_SEATS, Marks, Presence, Seat, TableState


def dealt_in(table: TableState) -> tuple[Seat, ...]:
    """Seats that get cards in the next hand: present, and not known to be without chips."""
    return tuple(seat for seat in table.seats if seat.presence is Presence.IN and seat.stack != 0)


def next_deal(table: TableState) -> tuple[tuple[Seat, ...], Marks] | None:
    """Who is dealt into the next hand, and its positions; None if nobody told where the button was."""
    seats = dealt_in(table)
    numbers = tuple(seat.number for seat in seats)
    if table.button_placed is not None:
        return seats, from_button(table.button_placed, numbers)
    if table.marks is None:
        return None
    marks = next_positions(table.marks, numbers, table.rules.button_rule)
    wait = waits(table, numbers, marks)
    left = tuple(number for number in numbers if number not in wait)
    if wait and len(left) > 1:
        seats = tuple(seat for seat in seats if seat.number not in wait)
        return seats, next_positions(table.marks, left, table.rules.button_rule)
    return seats, marks


def waits(table: TableState, seats: tuple[int, ...], marks: Marks) -> frozenset[int]:
    """Newcomers who get no cards until the button has passed them.

    Option `entry_between_button_and_big_blind`: in a tournament only between button and small blind (TDA 2024
    R8-A, R10-A), in cash up to the big blind (Robert's Rules v11 s.4.8); who may post instead may always wait.
    """
    if table.last_dealt is None:
        return frozenset()
    waiting = WAITING_PLACES[table.rules.entry_between_button_and_big_blind](marks)
    return frozenset(seat for seat in seats if seat not in table.last_dealt and seat in waiting)


def places_between(first: int, to: int) -> frozenset[int]:
    """Places clockwise after `first` and before `to`, at a table of any size.

    >>> sorted(places_between(9, 2))
    [1, 10]
    """
    if first < to:
        return frozenset(range(first + 1, to))
    return frozenset((*range(first + 1, MOST_SEATS + 1), *range(1, to)))


def _before_small_blind(marks: Marks) -> frozenset[int]:
    return places_between(marks.button, marks.small_blind)


def _before_big_blind(marks: Marks) -> frozenset[int]:
    return places_between(marks.button, marks.big_blind) | {marks.button}


WAITING_PLACES: dict[EntryBetweenButtonAndBigBlind, Callable[[Marks], frozenset[int]]] = {
    EntryBetweenButtonAndBigBlind.TAKE_POSITION: _before_small_blind,
    EntryBetweenButtonAndBigBlind.POST_OR_BUY_BUTTON: _before_big_blind,
    EntryBetweenButtonAndBigBlind.WAIT: _before_big_blind,
}
