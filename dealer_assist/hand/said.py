"""The count of an all-in, as the dealer announced it.

A count that differs from the chips is kept until it is put right. The next call is noted with it: after a call
the accepted action decides (option `accepted_action`; TDA 2024 R49, WSOP Live 2024 R135), before it the right
count is simply said.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.entries import SaidAmount
from dealer_assist.hand.rule import HandRule, not_an_amount, nothing_forbids
from dealer_assist.hand.state import HandState, InHand, SaidCount
from dealer_assist.rules.refused import RefusalCode, Refused


def last_all_in(hand: HandState) -> InHand | None:
    """The all-in the others have to call: the last seat to bet or raise, else the one with most in front."""
    all_in = [each for each in hand.seats if each.all_in and each.front]
    aggressor = [each for each in all_in if each.seat == hand.aggressor]
    return max(aggressor or all_in, key=lambda each: each.front, default=None)


def _nobody_all_in(hand: HandState, entry: SaidAmount) -> Refused | None:
    if refused := not_an_amount(entry.amount):
        return refused
    return None if last_all_in(hand) else Refused(RefusalCode.NOBODY_ALL_IN)


def _say(hand: HandState, entry: SaidAmount) -> HandState:
    seat = last_all_in(hand)
    assert seat is not None, "cannot has asked before"
    right = entry.amount == seat.front
    return replace(hand, said=None if right else SaidCount(seat.seat, entry.amount, entry.gross))


SAID_AMOUNT = HandRule(_nobody_all_in, nothing_forbids, _say)
