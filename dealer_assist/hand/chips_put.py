"""Chips put in with or without words, as an entry: read as a motion, then applied by the ordinary rules of the hand.

Where the floor has to say what was meant, each of its answers is one entry (TDA 2024 R40 and R45, WSOP Live 2024 R135
to R137). What cannot have happened is refused: chips that are not there, told twice, or none at all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from dealer_assist.hand.calls import CALL, CHECK
from dealer_assist.hand.case import Case, case_of, prior_chips
from dealer_assist.hand.entries import AllIn, Call, Check, ChipsPut, Fold, HandEntry, PriorMoved, Wager
from dealer_assist.hand.limits import may_raise
from dealer_assist.hand.motions import read_motion
from dealer_assist.hand.not_allowed import more_than_stack, raise_refused
from dealer_assist.hand.rule import HandRule, cannot_act, not_an_amount, not_its_turn
from dealer_assist.hand.ruled import Action, Choice, Ruled
from dealer_assist.hand.spoken import SILENCE
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.hand.wagers import ALL_IN, WAGER
from dealer_assist.rules.refused import RefusalCode, Refused

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
