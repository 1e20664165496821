"""A big blind posted short: the player is all-in for it, the others call what the house says.

Option `short_blind_call_amount`; WSOP Live 2024 R150: the full blind, or a raise to at least twice as much.
"""

from __future__ import annotations

from typing import Any

from dealer_assist.guide.chips import InFront, front
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.guide.pulling import pots_told
from dealer_assist.hand.limits import smallest_raise
from dealer_assist.hand.situation import Situation, Told
from dealer_assist.hand.state import HandState, place

OPTION = ("short_blind_call_amount",)


def short_blind_posted(hand: HandState) -> Prompt | None:
    """What is told as the short blind is posted; None if it is not short, or somebody has acted."""
    index = None if hand.positions.big_blind is None or hand.street else place(hand, hand.positions.big_blind)
    if index is None or any(each.folded or each.acted_at is not None for each in hand.seats):
        return None
    seat = hand.seats[index]
    least = smallest_raise(hand)
    if not seat.all_in or not 0 < seat.front < hand.big_blind or hand.to_act is None or least is None:
        return None
    return short_big_blind(seat.seat, seat.front, hand.level, min_to=hand.level + least)


def short_blind_pulled(told: Situation, level: int, chips: InFront) -> Prompt | None:
    """The pots when the round is over and nobody raised; None if the blind was not short or somebody raised."""
    seat = next((each for each in told.seats if each.seat == told.positions.big_blind), None)
    # whoever posted less than the blind had no more, told or not
    if seat is None or seat.told is Told.FOLDED or not 0 < front(seat) < told.big_blind:
        return None
    if max(front(each) for each in chips.seats) != level:
        return None
    return short_big_blind(seat.seat, front(seat), level, chips=chips)


def short_big_blind(
    seat: int, amount: int, call: int, *, min_to: int | None = None, chips: InFront | None = None
) -> Prompt:
    """The prompt, with the smallest raise while it can be made and with the pots afterwards."""
    slots: dict[str, Any] = {
        "seat": seat,
        "amount": amount,
        "call": call,
        "min": min_to,
        "pots": [] if chips is None else pots_told(chips.pots),
    }
    return Prompt("short_big_blind", slots, Why(None if chips is None else chips.sum, OPTION))
