"""How a rule about a hand is written down: what cannot be, what may not be, and what happens.

The floor may waive what may not be; nobody can waive what cannot be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from dealer_assist.hand.state import HandState, InHand, Stage, in_hand, place
from dealer_assist.hand.turn import owes_action
from dealer_assist.rules.refused import RefusalCode, Refused


class HandRule(msgspec.Struct, frozen=True):
    """The rule of one kind of entry. Each entry's module holds it under the entry's name."""

    cannot: Callable[[HandState, Any], Refused | None]
    """Arithmetic: a reason the entry makes no sense whoever orders it."""
    may_not: Callable[[HandState, Any], Refused | None]
    """Legality: a reason a floor manager can set aside."""
    do: Callable[[HandState, Any], HandState]
    """The state after the entry, once `cannot` had no objection."""


def nothing_forbids(_hand: HandState, _entry: object) -> Refused | None:
    """For entries that are legal whenever they are possible."""
    return None


def not_dealt_in(hand: HandState, seats: Iterable[int]) -> Refused | None:
    """Only seats with a part in the hand are told of in it."""
    strangers = (seat for seat in seats if place(hand, seat) is None)
    return next((Refused(RefusalCode.NOT_IN_HAND, {"seat": seat}) for seat in strangers), None)


def has_no_cards(hand: HandState, seat: int) -> Refused | None:
    """A seat that was not dealt in or has folded holds no hand."""
    index = place(hand, seat)
    if index is None:
        return Refused(RefusalCode.NOT_IN_HAND, {"seat": seat})
    return Refused(RefusalCode.HAS_FOLDED, {"seat": seat}) if hand.seats[index].folded else None


def cannot_act(hand: HandState, seat: int) -> Refused | None:
    """A seat that was not dealt in, has folded or is all-in has no action left."""
    index = place(hand, seat)
    if index is None:
        return Refused(RefusalCode.NOT_IN_HAND, {"seat": seat})
    each = hand.seats[index]
    if each.folded:
        return Refused(RefusalCode.HAS_FOLDED, {"seat": seat})
    if hand.stage is not Stage.BETTING:
        return Refused(RefusalCode.BETTING_CLOSED, {"seat": seat})
    if each.all_in:
        return Refused(RefusalCode.IS_ALL_IN, {"seat": seat, "amount": each.front})
    return None


def not_its_turn(hand: HandState, seat: int) -> Refused | None:
    """Action is in turn, clockwise (TDA 2024 R53, WSOP Live 2024 R17).

    While the turn is not known it is that of any seat that owes action.
    """
    if hand.to_act == seat or (hand.to_act is None and owes_action(in_hand(hand, seat), hand.level)):
        return None
    return Refused(
        RefusalCode.NOT_ITS_TURN,
        {"seat": seat, "to_act": hand.to_act},
        option="oot_changing_actions",
        cite=("TDA 2024 R53", "WSOP Live 2024 R17"),
    )


def not_an_amount(amount: int) -> Refused | None:
    """Chips that were counted or named are at least one."""
    if amount > 0:
        return None
    return Refused(RefusalCode.AMOUNT_NEGATIVE if amount else RefusalCode.AMOUNT_ZERO, {"amount": amount})


def round_is_open(hand: HandState) -> Refused | None:
    """While seats owe action no chip is pulled or given back and no card is dealt: the street is closed first."""
    return Refused(RefusalCode.BETTING_STILL_OPEN, {"to_act": hand.to_act}) if hand.stage is Stage.BETTING else None


def stack_after(seat: InHand, added: int) -> int | None:
    """Chips behind after adding some; None if they were never counted."""
    return None if seat.behind is None else seat.behind - added
