"""What a seat's words and chips amount to: a check, a call, a bet, a raise, or a matter for the floor.

Words that count are read first, then the chips, by the questions of rule file 03, section 7, in this order:
nothing to call; less than the call; one chip larger than the call; every chip needed; the last chips; half of a
raise. What is found is applied by the ordinary rules of the hand, so nothing is legal here that is not legal
there (TDA 2024 R40 to R46, R49, R51, R54 to R57; WSOP Live 2024 R135 to R137, R174 to R179).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from dealer_assist.hand.calls import CALL, CHECK
from dealer_assist.hand.case import Because, Case, all_in, call, case_of, prior_chips, wager
from dealer_assist.hand.entries import AllIn, Call, Check, ChipsPut, Fold, HandEntry, PriorMoved, Verb, Wager
from dealer_assist.hand.half_raises import half_raise
from dealer_assist.hand.limits import may_raise
from dealer_assist.hand.not_allowed import more_than_stack, raise_refused
from dealer_assist.hand.prior_chips import AFTER_PULLING_BACK, ReadAs, read_as
from dealer_assist.hand.rule import HandRule, cannot_act, not_an_amount, not_its_turn
from dealer_assist.hand.ruled import Action, Choice, Motion, MotionFacts, Ruled
from dealer_assist.hand.spoken import DECLARED_TOTAL, SILENCE
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.hand.undercalls import undercall
from dealer_assist.hand.wagers import ALL_IN, WAGER
from dealer_assist.rules.refused import RefusalCode, Refused


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


# -- what is entered for it


def as_entry(seat: int, ruled: Ruled | Choice) -> HandEntry | None:
    """The action a ruling amounts to; None where the seat has to speak again or the floor decides."""
    if ruled.action is None:
        return None
    return ENTERED[ruled.action](seat, ruled)


def floor_may_rule(hand: HandState) -> tuple[HandEntry, ...]:
    """What one tap enters once the floor has decided about the last motion; chips handed back enter nothing."""
    if hand.motion is None:
        return ()
    entries = (as_entry(hand.motion.seat, each) for each in hand.motion.choices)
    return tuple(each for each in entries if each is not None)


def _a_wager(seat: int, ruled: Ruled | Choice) -> HandEntry | None:
    return None if ruled.to is None else Wager(seat, ruled.to)


def _a_fold(seat: int, ruled: Ruled | Choice) -> HandEntry:
    return Fold(seat, ruled.forfeit if isinstance(ruled, Choice) else 0)


def _nothing(_seat: int, _ruled: Ruled | Choice) -> None:
    return None


ENTERED: Mapping[Action, Callable[[int, Ruled | Choice], HandEntry | None]] = {
    Action.CHECK: lambda seat, _: Check(seat),
    Action.CALL: lambda seat, _: Call(seat),
    Action.BET: _a_wager,
    Action.RAISE: _a_wager,
    Action.ALL_IN: lambda seat, ruled: AllIn(seat, ruled.to),
    Action.FOLD: _a_fold,
    Action.WITHDRAW: _nothing,
    Action.FLOOR: _nothing,
}

RULES: Mapping[type, HandRule] = {Check: CHECK, Call: CALL, Wager: WAGER, AllIn: ALL_IN}
"""The rules by which a motion is applied."""


# -- the entry


def _cannot_be_put(hand: HandState, entry: ChipsPut) -> Refused | None:
    refused = cannot_act(hand, entry.seat) or _wrong_amount(entry) or _wrong_chips(hand, entry)
    if refused:
        return refused
    acted = as_entry(entry.seat, read_motion(hand, entry))
    return RULES[type(acted)].cannot(hand, acted) if acted is not None else None


def _wrong_amount(entry: ChipsPut) -> Refused | None:
    """A chip is worth something."""
    amounts = (*entry.chips, *entry.motions, *entry.prior, *entry.candidates)
    if entry.amount is not None:
        amounts = (*amounts, entry.amount)
    if entry.change_due:
        amounts = (*amounts, entry.change_due)
    return next((refused for refused in map(not_an_amount, amounts) if refused), None)


def _wrong_chips(hand: HandState, entry: ChipsPut) -> Refused | None:
    """Told twice; nothing put and nothing said; chips that cannot be there; more than the stack."""
    seat = in_hand(hand, entry.seat)
    if entry.chips and entry.motions:
        return Refused(RefusalCode.CHIPS_TOLD_TWICE, {"seat": seat.seat})
    case = case_of(hand, entry)
    to = _too_few_in_front(case)
    if to is not None:
        return Refused(RefusalCode.LESS_THAN_IN_FRONT, {"seat": seat.seat, "to": to, "front": seat.front})
    if seat.behind is not None and case.lies > seat.front + seat.behind:
        return more_than_stack(hand, seat, case.lies, seat.front + seat.behind)
    return Refused(RefusalCode.NOTHING_PUT, {"seat": seat.seat}) if _nothing_put(case) else None


def _too_few_in_front(case: Case) -> int | None:
    """A total in front that cannot be, chips of earlier bets being there; None if it can."""
    front, moved = case.seat.front, case.entry.prior_moved
    before = sum(prior_chips(case.seat, case.entry)) - case.entry.change_due
    if before < front and moved is not PriorMoved.PARTLY:
        return before
    if case.lies < front and front >= case.hand.level:
        # chips of a bet that nobody has raised stay where they are
        return case.lies
    return None


def _nothing_put(case: Case) -> bool:
    """Whether no chip moved and no word counts."""
    pulled_back = 0 < case.seat.front < case.hand.level and case.entry.prior_moved is not PriorMoved.LEFT
    return not case.pushed and not pulled_back and case.heard == SILENCE


def _may_not_be_put(hand: HandState, entry: ChipsPut) -> Refused | None:
    if refused := not_its_turn(hand, entry.seat):
        return refused
    ruled = read_motion(hand, entry)
    acted = as_entry(entry.seat, ruled)
    if acted is not None:
        return RULES[type(acted)].may_not(hand, acted)
    seat = in_hand(hand, entry.seat)
    bound_to_raise = ruled.action in (Action.BET, Action.RAISE)
    return raise_refused(hand, seat) if bound_to_raise and not may_raise(hand, seat) else None


def _put(hand: HandState, entry: ChipsPut) -> HandState:
    ruled = read_motion(hand, entry)
    acted = as_entry(entry.seat, ruled)
    after = hand if acted is None else RULES[type(acted)].do(hand, acted)
    return replace(after, motion=ruled.motion)


CHIPS_PUT = HandRule(_cannot_be_put, _may_not_be_put, _put)
