"""Fewer chips than the call: what binds the seat to the whole call, and what lets it out again.

Heads-up and facing the opening bet it is a full call; facing a raise the rulebooks differ (option
`undercall_rule`; TDA 2024 R51, WSOP Live 2024 R135 and R177, Robert's Rules section 3). Who calls an all-in that
was announced too low owes the true amount; some houses protect the caller after a gross error (option
`accepted_action`; TDA 2024 R49). Rule file 03, section 9.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.hand.case import Because, Case, all_in, call, choice, floor
from dealer_assist.hand.ruled import Action, Choice, Motion, MotionFacts, Ruled
from dealer_assist.hand.state import HandState, live
from dealer_assist.rules.options import UndercallRule


def undercall(case: Case) -> Ruled | None:
    """What less than the call amounts to; None if it is not less. With nothing to call it is a check."""
    if case.total >= case.hand.level:
        return None
    if case.seat.front >= case.hand.level:
        return call(case, Because.WORDS)
    if case.last:
        return all_in(case)
    if announced_too_low(case):
        return _after_a_wrong_count(case)
    return UNDERCALLS[case.hand.rules.undercall_rule](case)


# -- by the rulebooks


def _tda_51(case: Case) -> Ruled:
    if len(live(case.hand)) == 2 or faces_the_opening_bet(case.hand):
        return call(case, Because.SHORT_CALL)
    return _floor_decides(case, "undercall_rule", _fold_leaving_it(case))


def _wsop_135(case: Case) -> Ruled:
    if _may_plead_ignorance(case):
        return _floor_decides(case, "undercall_rule", _taken_back(case))
    return call(case, Because.SHORT_CALL)


def _roberts_unaware(case: Case) -> Ruled:
    return _act_again(case) if _may_plead_ignorance(case) else call(case, Because.SHORT_CALL)


UNDERCALLS: dict[UndercallRule, Callable[[Case], Ruled]] = {
    UndercallRule.TDA_51: _tda_51,
    UndercallRule.WSOP_135: _wsop_135,
    UndercallRule.ROBERTS_UNAWARE: _roberts_unaware,
}


def faces_the_opening_bet(hand: HandState) -> bool:
    """Whether nobody has raised on this street: the last full bet is the whole total. The big blind opens.

    An all-in for less than the smallest bet opens too.
    """
    return hand.level < hand.big_blind or hand.full_raise == hand.full_level == hand.level


def _may_plead_ignorance(case: Case) -> bool:
    """Whether the seat did not know of the raise, and nobody behind has acted on the short chips."""
    return case.entry.unaware and not case.entry.acted_behind


# -- an all-in announced too low


def announced_too_low(case: Case) -> bool:
    """Whether the seat put in what the dealer had announced, and that was less than the all-in."""
    said = case.hand.said
    return said is not None and said.said <= case.total < case.hand.level


def _after_a_wrong_count(case: Case) -> Ruled:
    said = case.hand.said
    protected = said is not None and said.gross and not case.hand.rules.accepted_action
    if protected and not case.entry.acted_behind:
        return _floor_decides(case, "accepted_action", _taken_back(case))
    return call(case, Because.ACCEPTED)


# -- what may be ruled besides the call


def _floor_decides(case: Case, option: str, other: Choice) -> Ruled:
    amount = other.forfeit if other.action is Action.FOLD else other.returned
    facts: MotionFacts = {
        "seat": case.seat.seat,
        "call": case.price,
        "other": other.action,
        "amount": amount,
    }
    return floor(case, "floor_short_call", facts, option, choice(call(case, Because.SHORT_CALL)), other)


def _fold_leaving_it(case: Case) -> Choice:
    """The seat folds and forfeits what it meant to call with (TDA 2024 R51, addendum example 4)."""
    # never more than the call, nor than the seat has
    forfeit = min(amount_meant(case) - case.seat.front, case.legal.call_add)
    return Choice(Action.FOLD, forfeit=forfeit, returned=max(0, case.lies - case.seat.front - forfeit))


def amount_meant(case: Case) -> int:
    """Total in front that short chips were meant to make.

    One chip larger than the bet before the raise was meant to call that bet; anything else is what it is.
    """
    hand, front = case.hand, case.seat.front
    unraised = hand.full_level - (hand.full_raise or 0)
    one_large = len(case.entry.chips) == 1 and front < unraised < case.total
    return unraised if one_large else max(case.total, front)


def _taken_back(case: Case) -> Choice:
    """The chips of this motion come back."""
    return Choice(Action.WITHDRAW, returned=max(0, case.lies - case.seat.front))


def _act_again(case: Case) -> Ruled:
    back = _taken_back(case).returned
    facts: MotionFacts = {"seat": case.seat.seat, "back": back}
    return Ruled(
        allowed=tuple(sorted((*case.legal.can, "fold"))),
        returned=back,
        motion=Motion("act_again", case.seat.seat, facts, ("undercall_rule",)),
    )
