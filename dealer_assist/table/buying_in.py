"""Chips a player brings to the table: the limits of the buy-in, and more chips later.

The room sets the least and the most with the stakes; the floor may let somebody sit down with another amount. Chips
bought while a hand is in progress play from the next hand on: table stakes (WSOP Live 2024 R60).
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.ruled import Motion
from dealer_assist.hand.state import HandState, in_hand, place
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.between import ChipsAdded
from dealer_assist.table.entries import SeatTaken
from dealer_assist.table.places import nobody_there, taken, with_seat
from dealer_assist.table.rule import Rule
from dealer_assist.table.state import Mode, TableState

CITE = ("WSOP Live 2024 R60",)


def may_not_buy_in(table: TableState, entry: SeatTaken) -> Refused | None:
    """Chips below the least or above the most the room lets a player sit down with; counted stacks only."""
    stack, stakes = entry.stack, table.stakes
    if stack is None or table.mode is Mode.TOURNAMENT:
        return None
    if stack < stakes.min_buy_in:
        facts = {"seat": entry.seat, "amount": stack, "least": stakes.min_buy_in}
        return Refused(RefusalCode.BUY_IN_TOO_SMALL, facts, (replace(entry, stack=stakes.min_buy_in),))
    if stakes.max_buy_in and stack > stakes.max_buy_in:
        facts = {"seat": entry.seat, "amount": stack, "most": stakes.max_buy_in}
        return Refused(RefusalCode.BUY_IN_TOO_LARGE, facts, (replace(entry, stack=stakes.max_buy_in),))
    return None


def _cannot_add(table: TableState, entry: ChipsAdded) -> Refused | None:
    if refused := nobody_there(table, entry.seat):
        return refused
    if entry.amount < 0:
        return Refused(RefusalCode.AMOUNT_NEGATIVE, {"amount": entry.amount})
    return None if entry.amount else Refused(RefusalCode.AMOUNT_ZERO, {"seat": entry.seat})


def _in_play(table: TableState, number: int) -> bool:
    """Whether a seat has cards or chips in the hand in progress."""
    return table.hand is not None and place(table.hand, number) is not None


def chips_now(table: TableState, number: int) -> int | None:
    """What a player has on the table without what is in the pot, bought chips included; None = not counted."""
    seat = taken(table, number)
    if table.hand is None or not _in_play(table, number):
        return seat.stack
    behind = in_hand(table.hand, number).behind
    return None if behind is None else behind + seat.adding


def _may_not_add(table: TableState, entry: ChipsAdded) -> Refused | None:
    most, has = table.stakes.max_buy_in, chips_now(table, entry.seat)
    if not most or has is None or has + entry.amount <= most or table.mode is Mode.TOURNAMENT:
        return None
    facts = {"seat": entry.seat, "amount": has + entry.amount, "most": most}
    remedies = (ChipsAdded(entry.seat, most - has),) if has < most else ()
    return Refused(RefusalCode.BUY_IN_TOO_LARGE, facts, remedies, cite=CITE)


def _add(table: TableState, entry: ChipsAdded) -> TableState:
    seat, hand = taken(table, entry.seat), table.hand
    if hand is None or not _in_play(table, entry.seat):
        return with_seat(table, replace(seat, stack=None if seat.stack is None else seat.stack + entry.amount))
    after = with_seat(table, replace(seat, adding=seat.adding + entry.amount))
    return replace(after, hand=replace(hand, motion=_plays_only(hand, entry)))


def _plays_only(hand: HandState, entry: ChipsAdded) -> Motion | None:
    """What the dealer says of chips added after the cards are out; nothing where the stack was not counted."""
    each = in_hand(hand, entry.seat)
    if each.behind is None:
        return None
    had = each.behind + each.front
    return Motion("plays_only", each.seat, {"seat": each.seat, "amount": had, "had": had, "adds": entry.amount})


CHIPS_ADDED = Rule(_cannot_add, _may_not_add, _add)
