"""Whether a place exists at this table, and whether somebody sits there."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.state import Seat, TableState, seat_at


def no_such_place(table: TableState, number: int) -> Refused | None:
    """A number the table has no place for."""
    if 1 <= number <= table.max_seats:
        return None
    return Refused(RefusalCode.SEAT_UNKNOWN, {"seat": number, "seats": table.max_seats})


def nobody_there(table: TableState, number: int) -> Refused | None:
    """A place that does not exist, or at which nobody sits."""
    if refused := no_such_place(table, number):
        return refused
    return None if seat_at(table, number) else Refused(RefusalCode.SEAT_EMPTY, {"seat": number})


def with_seat(table: TableState, seat: Seat) -> TableState:
    """The table with one taken seat changed."""
    return replace(table, seats=tuple(seat if each.number == seat.number else each for each in table.seats))


def taken(table: TableState, number: int) -> Seat:
    """The player at a place; `nobody_there` had no objection."""
    seat = seat_at(table, number)
    assert seat is not None, "cannot has asked before"
    return seat


def has_begun(table: TableState) -> bool:
    """Whether a hand has been dealt here; before that everybody who sits down plays (WSOP Live 2024 R158)."""
    return table.hand is not None or table.last_dealt is not None or table.marks is not None
