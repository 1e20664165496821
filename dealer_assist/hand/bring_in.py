"""The bring-in of stud is entered: by the seat whose card says so, or by whoever does it while no card is told.

WSOP Live 2024 R215 to R217, TDA 2024 RP-10-E, Robert's Rules v11 s.8. What it does stands in `stud_turn`; opening for a
full bet instead is a bet like any other.
"""

from __future__ import annotations

from dealer_assist.hand.entries import BringIn
from dealer_assist.hand.rule import HandRule, cannot_act, not_its_turn
from dealer_assist.hand.state import HandState
from dealer_assist.hand.stud_turn import brought_in
from dealer_assist.rules.refused import RefusalCode, Refused


def _cannot_bring_in(hand: HandState, entry: BringIn) -> Refused | None:
    if not hand.stud.bring_in_due:
        return Refused(RefusalCode.NO_BRING_IN_DUE, {"seat": entry.seat})
    return cannot_act(hand, entry.seat)


def _may_not_bring_in(hand: HandState, entry: BringIn) -> Refused | None:
    return not_its_turn(hand, entry.seat)


def _bring_in(hand: HandState, entry: BringIn) -> HandState:
    return brought_in(hand, entry.seat)


BRING_IN = HandRule(_cannot_bring_in, _may_not_bring_in, _bring_in)
