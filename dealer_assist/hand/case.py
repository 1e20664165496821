"""A motion beside the hand it was made in: what lies in front, what of it counts, what the seat owes.

Every question about words and chips is asked of a `Case`, and answered with a ruling that settles the chips:
what is missing has to be added, what is too much comes back.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec
from msgspec.structs import replace

from dealer_assist.hand.entries import ChipsPut, PriorMoved, Verb
from dealer_assist.hand.limits import Limits, limits, nearest_playable
from dealer_assist.hand.ruled import Action, Choice, Motion, MotionFacts, Ruled
from dealer_assist.hand.spoken import Heard, heard
from dealer_assist.hand.state import HandState, InHand, in_hand
from dealer_assist.hand.string_raises import COUNTED, raise_in_one


class Because(StrEnum):
    """Why chips have to be added or come back, where no prompt of its own tells it."""

    SHORT_CALL = "short_call"
    """Less than the call binds to the call."""
    ACCEPTED = "accepted"
    """The true amount is owed, whatever was announced."""
    WORDS = "words"
    """The words count."""
    SMALLEST = "smallest"
    """A bet or raise is never less than the smallest."""
    TOO_LATE = "too_late"
    """The words came after the chips."""
    NEEDED = "needed"
    """Every chip was needed for the call."""
    UNDER_HALF = "under_half"
    """Too little for a raise."""
    NO_RAISE = "no_raise"
    """The seat may not raise."""
    SECOND_MOTION = "second_motion"
    """Chips of a further motion do not count."""
    STEP = "step"
    """The amount cannot be laid in the chips that play."""


DECIDED_BY: dict[Because, tuple[str, ...]] = {
    Because.SHORT_CALL: ("undercall_rule",),
    Because.ACCEPTED: ("accepted_action",),
    Because.WORDS: ("verbal_chip_conflict",),
    Because.SMALLEST: (),
    Because.TOO_LATE: (),
    Because.NEEDED: (),
    Because.UNDER_HALF: ("underbet_raise_threshold",),
    Because.NO_RAISE: ("short_all_in_reopens",),
    Because.SECOND_MOTION: ("raise_motions",),
    Because.STEP: ("wager_increment",),
}
"""House options behind each reason."""


class Case(msgspec.Struct, frozen=True, kw_only=True):
    """A motion with everything its reading needs. All amounts are totals in front on this street, chips."""

    hand: HandState
    entry: ChipsPut
    seat: InHand
    legal: Limits
    heard: Heard
    lies: int
    """Chips in front of the seat after the motion."""
    total: int
    """What is read: the amount named, else the chips that count."""

    @property
    def pushed(self) -> bool:
        """Whether chips were released."""
        return bool(self.entry.chips or self.entry.motions)

    @property
    def last(self) -> bool:
        """Whether everything the seat has is read: its last chips are in."""
        behind = self.seat.behind
        counted = behind is not None and self.lies == self.seat.front + behind
        return self.pushed and self.total == self.lies and (self.entry.last_chips or counted)

    @property
    def price(self) -> int:
        """Chips a call adds to those of earlier bets that still lie in front."""
        front = 0 if self.entry.prior_moved is PriorMoved.FULLY else self.seat.front
        return max(0, self.hand.level - front)

    @property
    def call_total(self) -> int:
        """Total of a call; less than the level where the stack ends before."""
        return self.seat.front + self.legal.call_add

    @property
    def may_raise(self) -> bool:
        """Whether the betting is open for the seat."""
        return self.legal.may_wager


def case_of(hand: HandState, entry: ChipsPut) -> Case:
    """The case of a motion of a seat that was dealt in."""
    seat = in_hand(hand, entry.seat)
    words = heard(hand, entry)
    kept = _kept(seat, entry)
    counted = kept + sum(entry.chips) + _counted(hand, entry, words, kept)
    return Case(
        hand=hand,
        entry=entry,
        seat=seat,
        legal=limits(hand, entry.seat),
        heard=words,
        lies=kept + sum(entry.chips) + sum(entry.motions),
        total=counted if words.amount is None else words.amount,
    )


def prior_chips(seat: InHand, entry: ChipsPut) -> tuple[int, ...]:
    """Chips of earlier bets that lay in front, one by one as far as told."""
    return entry.prior or ((seat.front,) if seat.front else ())


def _kept(seat: InHand, entry: ChipsPut) -> int:
    """Chips of earlier bets that still lie in front after the motion."""
    kept = {
        PriorMoved.LEFT: prior_chips(seat, entry),
        PriorMoved.PARTLY: entry.prior,
        PriorMoved.FULLY: (),
    }
    return sum(kept[entry.prior_moved])


def _counted(hand: HandState, entry: ChipsPut, words: Heard, kept: int) -> int:
    """Chips of several motions that count: after a call all of them, in silence those of the first."""
    if not entry.motions:
        return 0
    if words.verb in (Verb.CALL, Verb.CHECK):
        return sum(entry.motions)
    count = raise_in_one if words.verb is None else COUNTED[hand.rules.raise_motions]
    return count(max(0, hand.level - kept), entry.motions)


# -- settling the chips


def call(case: Case, because: Because) -> Ruled:
    """The seat calls, or checks with nothing to call; what is too much comes back."""
    if case.hand.level <= case.seat.front:
        return settled(case, Action.CHECK, case.seat.front, because)
    return settled(case, Action.CALL, case.call_total, because)


def wager(case: Case) -> Ruled:
    """The seat bets or raises to what is read: at least the smallest, at most its stack, in chips that play."""
    if case.last:
        return all_in(case)
    near = nearest_playable(case.total, case.hand.rules.wager_increment)
    to = within_limits(case, near)
    because = Because.WORDS if case.heard.amount is not None else Because.SECOND_MOTION
    if near != case.total:
        because = Because.STEP
    if to > near:
        because = Because.SMALLEST
    return settled(case, Action.RAISE if case.hand.level else Action.BET, to, because)


def within_limits(case: Case, to: int) -> int:
    """The nearest total the seat may bet or raise to, as far as its limits are known."""
    least, most = case.legal.min_to, case.legal.max_to
    at_least = to if least is None else max(to, least)
    return at_least if most is None else min(at_least, most)


def all_in(case: Case) -> Ruled:
    """The last chips are in: a bet, a raise or a call for less."""
    return Ruled(action=Action.ALL_IN, to=case.total)


def settled(case: Case, action: Action, to: int, because: Because) -> Ruled:
    """The action at its total, with the chips still to come, those that come back, and why."""
    ruled = Ruled(action=action, to=to, add_required=max(0, to - case.lies), returned=max(0, case.lies - to))
    return replace(ruled, motion=_balance(case, ruled, because))


def _balance(case: Case, ruled: Ruled, because: Because) -> Motion | None:
    """What is told of chips to add or to give back; None if they lie right, or if what was said stands."""
    as_said = not case.pushed and case.heard.amount in (None, ruled.to)
    if ruled.returned:
        return _told(case, ruled, "chips_return", _why_back(case, because), {"back": ruled.returned})
    if ruled.add_required and not as_said:
        return _told(case, ruled, "chips_add", because, {"add": ruled.add_required})
    return None


def _why_back(case: Case, because: Because) -> Because:
    """Chips that come back were not read: where too little was read, for what was said or for a further motion."""
    if because not in (Because.SHORT_CALL, Because.ACCEPTED):
        return because
    return Because.SECOND_MOTION if case.heard.amount is None else Because.WORDS


def _told(case: Case, ruled: Ruled, code: str, because: Because, more: MotionFacts) -> Motion:
    facts: MotionFacts = {
        "seat": case.seat.seat,
        "what": ruled.action,
        "to": ruled.to,
        **more,
        "because": because,
    }
    return Motion(code, case.seat.seat, facts, DECIDED_BY[because])


def choice(ruled: Ruled) -> Choice:
    """A ruling as one the floor may make."""
    assert ruled.action is not None, "the floor chooses between actions"
    return Choice(ruled.action, ruled.to, ruled.add_required, ruled.returned)


def floor(case: Case, code: str, facts: MotionFacts, option: str, *choices: Choice) -> Ruled:
    """The floor decides; nothing is applied until then."""
    motion = Motion(code, case.seat.seat, facts, (option,), choices)
    return Ruled(action=Action.FLOOR, choices=choices, motion=motion)
