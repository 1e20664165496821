"""What the last words and chips amounted to, and a count that was announced wrongly.

The rule itself is `hand/motions.py`; here it becomes the dealer's sentence. TDA 2024 R43-A, R44, R45 and R49.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.state import HandState, in_hand


def motion(hand: HandState) -> Prompt | None:
    """What the last motion amounted to; None if there was none, or it speaks for itself."""
    told = hand.motion
    if told is None:
        return None
    sum_of = SUMS.get(told.code)
    reckoned = None if sum_of is None else sum_of(hand, dict(told.facts))
    return Prompt(told.code, dict(told.facts), Why(reckoned, told.options))


def _completed(_hand: HandState, slots: dict[str, Any]) -> str:
    return f"{slots['complete'] - slots['full']} + {slots['full']}"


def _complete_or_call(hand: HandState, slots: dict[str, Any]) -> str:
    return f"{hand.level} + {slots['complete'] - hand.level}"


def _returned(hand: HandState, slots: dict[str, Any]) -> str:
    return f"{hand.level + slots['back']} − {hand.level}"


def _changed(hand: HandState, slots: dict[str, Any]) -> str:
    return f"{hand.level + slots['change']} − {hand.level}"


SUMS: dict[str, Callable[[HandState, dict[str, Any]], str]] = {
    "must_complete": _completed,
    "floor_intent": _complete_or_call,
    "call_return": _returned,
    "single_chip": _changed,
}
"""Prompts of motions that have a sum behind them, by code; the hand is the one after the motion."""


def count_differs(hand: HandState) -> Prompt | None:
    """The true count is said at once; None if none was announced, or it was right.

    After the call the accepted action is the true amount, or the floor decides: option `accepted_action`,
    which protects the caller from a gross error only (TDA 2024 R49, WSOP Live 2024 R135).
    """
    if hand.said is None:
        return None
    all_in = in_hand(hand, hand.said.seat)
    counted = all_in.front
    if counted == hand.said.said or not all_in.all_in or not counted:
        # it was right, or the chips have gone back or into the pot since
        return None
    slots = {"said": hand.said.said, "counted": counted}
    if not hand.said.called:
        before = {"stage": "before", "seat": hand.to_act}
        return None if hand.to_act is None else Prompt("count_differs", {**slots, **before})
    protected = hand.said.gross and not hand.rules.accepted_action
    after = {"stage": "floor" if protected else "accepted", "seat": None}
    return Prompt("count_differs", {**slots, **after}, Why(options=("accepted_action",)))
