"""The clock called on a player, on the screen: how long it runs still, and what the house does when it is over.

The rules are told how many seconds have passed and read no clock of their own (`hand/irregular/clock.py`); the screen
counts them from the moment the entry was taken. It stops when the seat has acted, and runs on if that is taken back;
after a restart it is gone, since nobody knows for how long it ran. Rule file 09; TDA 2024 R29.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from dealer_assist.app.asking_state import About, Asking
from dealer_assist.app.screen_state import Open, ScreenState, closed
from dealer_assist.app.views.prompt import PromptView, Tone
from dealer_assist.guide.irregular import headline, step_told
from dealer_assist.hand.irregular.clock import ClockCalled, ClockLeft, ClockPhase, clock_called
from dealer_assist.hand.irregular.outcome import Ruled
from dealer_assist.hand.state import HandState, Stage, in_hand
from dealer_assist.table.entries import Irregularity, LogEntry
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

LOOK_MS = 500
"""How often the clock is looked at while it runs, milliseconds: what it says changes once a second."""


class CalledClock(msgspec.Struct, frozen=True):
    """A clock that runs for a seat."""

    called: ClockCalled
    """As it was told, with its seat."""
    since: float
    """When it began, seconds of a clock that only goes forward."""
    hand: HandState
    """The hand when it was called."""


def clock_begun(entry: LogEntry, table: TableState, now: float) -> CalledClock | None:
    """The clock an entry starts; None for every other entry."""
    hand = table.hand
    if not isinstance(entry, Irregularity) or not isinstance(entry.what, ClockCalled) or hand is None:
        return None
    what = entry.what
    seat = hand.to_act if what.seat is None else what.seat
    return CalledClock(replace(what, seat=seat), now - what.elapsed, hand)


def calls_it(entry: Irregularity) -> bool:
    """Whether that entry calls the clock."""
    return isinstance(entry.what, ClockCalled)


def is_of(clock: CalledClock, hand: HandState | None) -> bool:
    """Whether it was called in this hand."""
    return hand is not None and hand.number == clock.hand.number


def runs_still(clock: CalledClock, hand: HandState | None) -> bool:
    """Whether the seat has not acted yet."""
    if hand is None or hand.stage is not Stage.BETTING or hand.street != clock.hand.street:
        return False
    seat = clock.called.seat
    if hand.to_act is None or seat is None:
        return hand.to_act is None
    return hand.to_act == seat and _acted(hand, seat) == _acted(clock.hand, seat)


def _acted(hand: HandState, seat: int) -> tuple[int | None, int]:
    return in_hand(hand, seat).acted_at, in_hand(hand, seat).front


def ruled_now(clock: CalledClock, hand: HandState, now: float) -> Ruled:
    """What the house says of it at this moment: the part that runs, or what becomes of the hand."""
    return clock_called(replace(clock.called, elapsed=int(now - clock.since)), hand.rules)


def is_over(clock: CalledClock, hand: HandState, now: float) -> bool:
    """Whether time and countdown are over."""
    return not isinstance(ruled_now(clock, hand, now).fixed, ClockLeft)


def clock_prompt(clock: CalledClock, hand: HandState, prompt: PromptView, now: float, words: Words) -> PromptView:
    """The line that leads, with the seconds under it; once they are over, what the house does."""
    ruled = ruled_now(clock, hand, now)
    second = " ".join(_step(ruled, place, words) for place in range(len(ruled.steps)))
    if isinstance(ruled.fixed, ClockLeft):
        tone = Tone.WARN if ruled.fixed.phase is ClockPhase.COUNTDOWN else prompt.tone
        return PromptView(prompt.headline, second, tone, f"{prompt.headline}. {second}")
    said = headline(ruled)
    head = words.text(said.code, **said.slots)
    return PromptView(head, second, Tone.STOP, f"{head}. {second}")


def _step(ruled: Ruled, place: int, words: Words) -> str:
    step = step_told(ruled.steps[place])
    return words.text(step.code, **step.slots)


def expiry_opened(screen: ScreenState) -> ScreenState:
    """FLOOR once the time is over: what follows stands there, to be entered with one tap."""
    return replace(closed(screen), open=Open.ASKING, asking=Asking(About.IRREGULAR, "clock_expired"))
