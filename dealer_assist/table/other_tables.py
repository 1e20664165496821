"""Players who come from another table or leave for one: must-move games and balancing.

A player of a must-move game is called away at once, but one in the blinds plays blinds and button first (WSOP Live
2024 R97 to R99). A tournament player moved to balance the tables takes the worst open seat: the next big blind,
never the small blind (TDA 2024 R11-A).
"""

from __future__ import annotations

from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.between import BalancedIn, MustMoved
from dealer_assist.table.places import has_begun, no_such_place, nobody_there
from dealer_assist.table.rule import Rule, hand_is_open, nothing_forbids
from dealer_assist.table.seat_changes import hands_until_big_blind
from dealer_assist.table.seating import with_player
from dealer_assist.table.standing import Comes, Coming
from dealer_assist.table.state import Seat, TableState, seat_at
from dealer_assist.table.tokens import without_player


def _cannot_be_called(table: TableState, entry: MustMoved) -> Refused | None:
    return hand_is_open(table) or nobody_there(table, entry.seat)


def _may_not_be_called(table: TableState, entry: MustMoved) -> Refused | None:
    """Who has had the big or the small blind still plays the positions that go with it."""
    marks = table.marks
    if marks is None or entry.seat not in (marks.small_blind, marks.big_blind):
        return None
    cite = ("WSOP Live 2024 R97", "WSOP Live 2024 R98")
    return Refused(RefusalCode.BLINDS_FIRST, {"seat": entry.seat}, cite=cite)


def _is_called(table: TableState, entry: MustMoved) -> TableState:
    return without_player(table, entry.seat)


MUST_MOVED = Rule(_cannot_be_called, _may_not_be_called, _is_called)


def worst_seat(table: TableState, open_seats: tuple[int, ...]) -> int | None:
    """The open seat to which the big blind comes first, the small blind left out; None if there is no such seat.

    Before the first hand every seat is as good: the lowest number.
    """
    marks = table.marks
    if marks is None:
        return min(open_seats, default=None)
    left = [seat for seat in open_seats if seat != marks.big_blind]
    return min(left, key=lambda seat: hands_until_big_blind(table, seat) or 0, default=None)


def _cannot_balance(table: TableState, entry: BalancedIn) -> Refused | None:
    if refused := hand_is_open(table):
        return refused
    for seat in entry.open_seats:
        if refused := no_such_place(table, seat):
            return refused
        if seat_at(table, seat):
            return Refused(RefusalCode.SEAT_TAKEN, {"seat": seat})
    if worst_seat(table, entry.open_seats) is None:
        return Refused(RefusalCode.NO_SEAT_TO_BALANCE, {"seats": entry.open_seats}, cite=("TDA 2024 R11-A",))
    return None


def _balance(table: TableState, entry: BalancedIn) -> TableState:
    worst = worst_seat(table, entry.open_seats)
    assert worst is not None, "cannot has asked before"
    coming = Coming(Comes.NEW) if has_begun(table) else None
    return with_player(table, Seat(worst, entry.stack, coming=coming))


BALANCED_IN = Rule(_cannot_balance, nothing_forbids, _balance)
