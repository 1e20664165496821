"""Everybody else has folded and the blinds want to chop: give both back, or play it out.

Options `chop_blinds` and, with the kill in a blind, `chop_with_kill_in_blind`; WSOP Live 2024 R67 and R200.
"""

from __future__ import annotations

from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.chop import may_be_chopped
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.rules.refused import RefusalCode, Refused

REASONS = {"chop_blinds": "house_rule", "chop_with_kill_in_blind": "kill"}
"""Why there is no chop, by the option that forbids it."""


def chop(hand: HandState) -> Prompt | None:
    """What is said when the blinds ask to chop; None if they cannot: others are in, or a blind has acted."""
    refused = may_be_chopped(hand)
    if refused is not None:
        return no_chop(refused) if refused.code is RefusalCode.NO_CHOP else None
    small, big = hand.positions.small_blind, hand.positions.big_blind
    if small is None or big is None:
        return None
    slots = {"sb_seat": small, "sb": in_hand(hand, small).front, "bb_seat": big, "bb": in_hand(hand, big).front}
    return Prompt("chop_blinds", slots, Why(options=("chop_blinds",)))


def no_chop(refused: Refused) -> Prompt:
    """The house plays the blinds out."""
    option = refused.option or "chop_blinds"
    slots = {"seat": refused.facts["seat"], "reason": REASONS[option]}
    return Prompt("no_chop", slots, Why(options=(option,)))
