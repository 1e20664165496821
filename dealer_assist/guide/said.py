"""What the last words and chips amounted to, and a count that was announced wrongly.

The rule itself is `hand/motions.py`; here it becomes the dealer's sentence. TDA 2024 R43-A, R44, R45 and R49.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.ruled import Motion
from dealer_assist.hand.state import HandState, in_hand

HALF_RULE = ("underbet_raise_threshold",)


def motion(hand: HandState) -> Prompt | None:
    """What the last motion amounted to; None if there was none, or it was an ordinary one."""
    if hand.motion is None or hand.motion.code not in SUMS:
        return None
    return SUMS[hand.motion.code](hand, hand.motion)


def _completed(hand: HandState, motion: Motion) -> Prompt:
    slots = _slots(motion)
    before = slots["complete"] - slots["full"]
    return Prompt(motion.code, slots, Why(f"{before} + {slots['full']}", HALF_RULE))


def _call_and_return(hand: HandState, motion: Motion) -> Prompt:
    slots = _slots(motion)
    return Prompt(motion.code, slots, Why(f"{hand.level + slots['back']} − {hand.level}", HALF_RULE))


def _for_the_floor(hand: HandState, motion: Motion) -> Prompt:
    slots = _slots(motion)
    return Prompt(motion.code, slots, Why(f"{hand.level} + {slots['complete'] - hand.level}", HALF_RULE))


def _one_chip(hand: HandState, motion: Motion) -> Prompt:
    slots = _slots(motion)
    return Prompt(motion.code, slots, Why(f"{hand.level + slots['change']} − {hand.level}"))


SUMS: dict[str, Callable[[HandState, Motion], Prompt]] = {
    "must_complete": _completed,
    "call_return": _call_and_return,
    "floor_intent": _for_the_floor,
    "single_chip": _one_chip,
}
"""Prompts of motions, by code."""


def _slots(motion: Motion) -> dict[str, Any]:
    return dict(motion.facts)


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
