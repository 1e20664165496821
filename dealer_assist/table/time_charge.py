"""Time instead of a rake: who owes what when the half hour is over, and what the dealer has collected.

In a game with a time charge every seat owes the same amount each half hour, away or not; it is collected between
hands from the stacks. Where the next pot pays for the table, only those who opted out owe their own; the pot pays
for the others that were dealt in, before it is pushed. WSOP Live 2024 R27; Robert's Rules v11 S2 Procedures 4.
Options `rake_method`, `time_charge` and `time_pot`.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.state import HandState
from dealer_assist.pots.rake import time_for_the_table
from dealer_assist.rules.options import RakeMethod
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import StackCounted, TimeCalled, TimeCollected
from dealer_assist.table.rule import Rule, hand_is_open, nothing_forbids
from dealer_assist.table.state import Seat, TableState, seat_at


def owing(table: TableState) -> tuple[Seat, ...]:
    """Seats that have not paid their time yet, ascending."""
    return tuple(seat for seat in table.seats if seat.time_owed)


def with_time_due(hand: HandState, table: TableState) -> HandState:
    """The hand with the time its pot pays for the table: for every seat dealt in that did not opt out."""
    if table.time_pot is None:
        return hand
    pays_for = sum(each.seat not in table.time_pot for each in hand.seats)
    return replace(hand, time_due=time_for_the_table(pays_for, hand.rules))


def time_pot_after(hand: HandState, table: TableState) -> tuple[int, ...] | None:
    """Whether a pot still owes the table's time once this hand is over."""
    paid = hand.collected is not None and hand.collected.time > 0
    return None if paid else table.time_pot


# -- the half hour is over


def _cannot_call(table: TableState, entry: TimeCalled) -> Refused | None:
    if table.rules.rake_method is not RakeMethod.TIME or not table.rules.time_charge:
        return Refused(RefusalCode.NO_TIME_CHARGE, option="rake_method")
    if table.time_pot is not None:
        return Refused(RefusalCode.TIME_POT_NOT_PAID, {}, (TimeCollected(),), option="time_pot")
    for seat in entry.own:
        if seat_at(table, seat) is None:
            return Refused(RefusalCode.SEAT_EMPTY, {"seat": seat})
    return None


def _call(table: TableState, entry: TimeCalled) -> TableState:
    """Everybody owes; in a time pot those who pay their own."""
    by_pot, charge = table.rules.time_pot, table.rules.time_charge
    seats = tuple(
        replace(seat, time_owed=seat.time_owed + charge) if not by_pot or seat.number in entry.own else seat
        for seat in table.seats
    )
    return replace(table, seats=seats, time_pot=entry.own if by_pot else None)


TIME_CALLED = Rule(_cannot_call, nothing_forbids, _call)


# -- the dealer has collected it


def _cannot_collect(table: TableState, entry: TimeCollected) -> Refused | None:
    if refused := hand_is_open(table):
        return refused
    owed = {seat.number: seat for seat in owing(table)}
    if not owed and (entry.seats or table.time_pot is None):
        return Refused(RefusalCode.NO_TIME_OWED)
    for number in entry.seats or tuple(owed):
        seat = owed.get(number)
        if seat is None:
            return Refused(RefusalCode.NO_TIME_OWED)
        if seat.stack is not None and seat.stack < seat.time_owed:
            facts = {"seat": number, "to": seat.time_owed, "stack": seat.stack}
            # he pays with chips the book does not know of
            remedy = StackCounted(number, seat.time_owed)
            return Refused(RefusalCode.MORE_THAN_STACK, facts, (remedy,), option="time_charge")
    return None


def _collect(table: TableState, entry: TimeCollected) -> TableState:
    paying = entry.seats or tuple(seat.number for seat in table.seats)
    seats = tuple(_paid(seat) if seat.number in paying else seat for seat in table.seats)
    return replace(table, seats=seats, time_pot=table.time_pot if entry.seats else None)


def _paid(seat: Seat) -> Seat:
    stack = None if seat.stack is None else seat.stack - seat.time_owed
    return replace(seat, stack=stack, time_owed=0)


TIME_COLLECTED = Rule(_cannot_collect, nothing_forbids, _collect)
