"""What a seat's words and chips amount to: a check, a call, a bet, a raise, or a matter for the floor.

Words that count are read first, then the chips, by the questions of rule file 03, section 7, in this order:
nothing to call; less than the call; one chip larger than the call; every chip needed; the last chips; half of a
raise. What is found is applied by the ordinary rules of the hand, so nothing is legal here that is not legal
there (TDA 2024 R40 to R46, R49, R51, R54 to R57; WSOP Live 2024 R135 to R137, R174 to R179).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from dealer_assist.hand.case import Because, Case, all_in, call, case_of, wager
from dealer_assist.hand.entries import ChipsPut, Verb
from dealer_assist.hand.half_raises import half_raise
from dealer_assist.hand.prior_chips import AFTER_PULLING_BACK, ReadAs, read_as
from dealer_assist.hand.ruled import Action, Motion, MotionFacts, Ruled
from dealer_assist.hand.spoken import DECLARED_TOTAL
from dealer_assist.hand.state import HandState
from dealer_assist.hand.undercalls import undercall


def read_motion(hand: HandState, entry: ChipsPut) -> Ruled:
    """What a motion of a seat in the hand amounts to. Raises KeyError if the seat was not dealt in."""
    case = case_of(hand, entry)
    return SAID[case.heard.verb](case)


# -- chips without words, or an amount without an action


def _unsaid(case: Case) -> Ruled:
    for question in QUESTIONS[read_as(case)]:
        if (ruled := question(case)) is not None:
            return ruled
    return half_raise(case)


def _only_pulled_back(case: Case) -> Ruled | None:
    """A chip of an earlier bet pulled back, and nothing put in yet."""
    if case.pushed or case.heard.amount is not None:
        return None
    allowed = AFTER_PULLING_BACK[case.hand.rules.prior_chips_rule]
    facts: MotionFacts = {"seat": case.seat.seat, "may_fold": "fold" in allowed}
    return Ruled(allowed=allowed, motion=Motion("pulled_back", case.seat.seat, facts, ("prior_chips_rule",)))


def _opening_bet(case: Case) -> Ruled | None:
    """With no bet on the street every chip counts, one large chip in full (TDA 2024 R44)."""
    return None if case.hand.level else wager(case)


def _one_large_chip(case: Case) -> Ruled | None:
    """One chip larger than the call is a call, the last chip too (TDA 2024 R44, WSOP Live 2024 R178)."""
    if len(case.entry.chips) != 1 or case.heard.amount is not None:
        return None
    called = call(case, Because.TOO_LATE)
    silent = case.entry.say is None and case.entry.amount is None
    if not called.returned or not silent:
        return called
    facts: MotionFacts = {"call": case.price, "change": called.returned}
    return replace(called, motion=Motion("single_chip", case.seat.seat, facts))


def _every_chip_needed(case: Case) -> Ruled | None:
    """Without one of the smallest chips it would be less than the call (TDA 2024 R45-A, WSOP Live 2024 R137)."""
    chips = case.entry.chips
    if not chips or case.heard.amount is not None or case.total - min(chips) >= case.hand.level:
        return None
    return call(case, Because.NEEDED)


def _not_open_for_a_raise(case: Case) -> Ruled | None:
    """Chips above the call are change where the seat may not raise."""
    return None if case.may_raise else call(case, Because.NO_RAISE)


def _last_chips(case: Case) -> Ruled | None:
    """The last chips are all in, whatever the half test says (TDA 2024 R45-B)."""
    return all_in(case) if case.last else None


Question = Callable[[Case], Ruled | None]

QUESTIONS: Mapping[ReadAs, tuple[Question, ...]] = {
    ReadAs.CHIP_BY_CHIP: (
        _only_pulled_back,
        _opening_bet,
        undercall,
        _one_large_chip,
        _every_chip_needed,
        _not_open_for_a_raise,
        _last_chips,
    ),
    ReadAs.ONE_BET: (_only_pulled_back, undercall, _not_open_for_a_raise, _last_chips),
    ReadAs.FULL_VALUE: (_not_open_for_a_raise, wager),
}
"""Questions asked in order until one has an answer; the half test comes after all of them."""


# -- words


def _call_said(case: Case) -> Ruled:
    """The word binds to the whole call; with nothing to call it is a check (TDA 2024 R51-A and R55)."""
    short = case.last and case.total < case.hand.level
    return all_in(case) if short else call(case, Because.WORDS)


def _check_said(case: Case) -> Ruled:
    """Facing a bet the seat may call or fold, and not raise any more (TDA 2024 R55)."""
    if case.hand.level <= case.seat.front:
        return call(case, Because.WORDS)
    facts: MotionFacts = {"seat": case.seat.seat, "call": case.price}
    motion = Motion("check_said", case.seat.seat, facts)
    return Ruled(allowed=("call", "fold"), call_total=case.call_total, motion=motion)


def _raise_said(case: Case) -> Ruled:
    """A bet or raise to the amount, or to what the chips make; at least the smallest (TDA 2024 R43 and R55)."""
    amount = case.heard.amount
    if amount is not None:
        declared = DECLARED_TOTAL[case.hand.rules.declared_raise_amount_means](case.hand.level, amount)
        return wager(replace(case, total=declared))
    return wager(case) if case.pushed else _amount_open(case, named="none")


def _pot_said(case: Case) -> Ruled:
    """The word "pot" names no amount in no-limit; it binds to bet or raise (TDA 2024 R54-D)."""
    ruled = wager(case) if case.pushed else _amount_open(case, named="pot")
    return replace(ruled, valid_amount=False)


def _amount_open(case: Case, *, named: str) -> Ruled:
    """Bound to bet or raise, the amount still to be said."""
    action = Action.RAISE if case.hand.level else Action.BET
    facts: MotionFacts = {
        "seat": case.seat.seat,
        "what": action,
        "min": case.legal.min_to,
        "named": named,
    }
    return Ruled(action=action, min_to=case.legal.min_to, motion=Motion("amount_open", case.seat.seat, facts))


SAID: Mapping[Verb | None, Callable[[Case], Ruled]] = {
    None: _unsaid,
    Verb.BET: _raise_said,
    Verb.CALL: _call_said,
    Verb.CHECK: _check_said,
    Verb.POT: _pot_said,
    Verb.RAISE: _raise_said,
}
