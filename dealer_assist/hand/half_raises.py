"""Chips between the call and the smallest raise: half of the raise and more is a raise, less is a call.

The half is that of the smallest raise, not of the bet (TDA 2024 R43-A and R45-B, WSOP Live 2024 R179; rule file
03, section 7). A house without a half test asks the floor what was meant (Robert's Rules section 14; option
`underbet_raise_threshold`).
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.hand.case import Because, Case, call, choice, floor, settled, wager, within_limits
from dealer_assist.hand.limits import smallest_raise
from dealer_assist.hand.ruled import Action, Motion, MotionFacts, Ruled
from dealer_assist.rules.options import UnderbetRaiseThreshold

OPTION = "underbet_raise_threshold"


def half_raise(case: Case) -> Ruled:
    """A call, or a raise made full: what chips above the call amount to when nothing else decides."""
    if case.total == case.hand.level:
        return call(case, Because.UNDER_HALF)
    least = smallest_raise(case.hand)
    if least is None:
        # half of a raise nobody knows: no figure is made up
        return _floor_decides(case, case.total)
    if case.total >= case.hand.level + least:
        return wager(case)
    return SHORT_OF_A_RAISE[case.hand.rules.underbet_raise_threshold](case, least)


def _half_test(case: Case, least: int) -> Ruled:
    """At least half of the smallest raise is one, and is completed."""
    increase = case.total - case.hand.level
    return _completed(case, increase, least) if 2 * increase >= least else _a_call(case, increase, least)


def _completed(case: Case, increase: int, least: int) -> Ruled:
    raised = settled(case, Action.RAISE, within_limits(case, case.hand.level + least), Because.SMALLEST)
    exactly = 2 * increase == least
    facts: MotionFacts = {
        "complete": raised.to,
        "increase": increase,
        "full": least,
        "exactly_half": exactly,
    }
    return replace(raised, motion=Motion("must_complete", case.seat.seat, facts, (OPTION,)))


def _a_call(case: Case, increase: int, least: int) -> Ruled:
    called = call(case, Because.UNDER_HALF)
    if called.action is not Action.CALL or not called.returned:
        return called
    facts: MotionFacts = {
        "call": case.price,
        "back": called.returned,
        "increase": increase,
        "full": least,
    }
    return replace(called, motion=Motion("call_return", case.seat.seat, facts, (OPTION,)))


def _intent(case: Case, least: int) -> Ruled:
    """The floor finds out whether a raise was meant."""
    return _floor_decides(case, case.hand.level + least)


def _floor_decides(case: Case, raise_to: int) -> Ruled:
    called = call(case, Because.UNDER_HALF)
    raised = settled(case, Action.RAISE, within_limits(case, raise_to), Because.SMALLEST)
    if called.action is Action.CALL:
        code, facts = "floor_intent", {"call": case.price, "complete": raised.to}
    else:
        code, facts = "floor_intent_unraised", {"complete": raised.to}
    return floor(case, code, facts, OPTION, choice(called), choice(raised))


SHORT_OF_A_RAISE: dict[UnderbetRaiseThreshold, Callable[[Case, int], Ruled]] = {
    UnderbetRaiseThreshold.HALF: _half_test,
    UnderbetRaiseThreshold.INTENT_FLOOR: _intent,
}
