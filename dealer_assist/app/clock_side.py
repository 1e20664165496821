"""The clock called on a player at work: it starts with its entry and ends with the action.

What it says stands in `called_clock`, which is imported when the first clock is called.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from dealer_assist.app.screen_state import ScreenState
from dealer_assist.app.views.hand import HandView
from dealer_assist.hand.state import HandState
from dealer_assist.table.entries import Irregularity, LogEntry
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

if TYPE_CHECKING:
    from dealer_assist.app.called_clock import CalledClock


class ClockSide(QObject):
    """Holds the clock that runs, if one does."""

    ticked = Signal()
    """What it says may have changed."""

    def __init__(self, now: Callable[[], float], parent: QObject) -> None:
        super().__init__(parent)
        self.now = now
        """Seconds of a clock that only goes forward."""
        self._called: list[CalledClock] = []
        self._clock: CalledClock | None = None
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.ticked)

    @property
    def runs(self) -> bool:
        """Whether a clock was called on the seat to act."""
        return self._clock is not None

    def hear(self, entry: LogEntry, table: TableState) -> None:
        """An entry was taken: it may call the clock."""
        if not isinstance(entry, Irregularity):
            return
        from dealer_assist.app.called_clock import clock_begun

        begun = clock_begun(entry, table, self.now())
        if begun is not None:
            self._called.append(begun)
            self.follow(table.hand)

    def follow(self, hand: HandState | None) -> None:
        """The table has changed: the clock stops once the seat has acted, and runs on if that is taken back."""
        if not self._called:
            return
        from dealer_assist.app.called_clock import LOOK_MS, is_of, runs_still

        self._called = [each for each in self._called if is_of(each, hand)]
        last = self._called[-1] if self._called else None
        self._clock = last if last is not None and runs_still(last, hand) else None
        if self._clock is None:
            self.timer.stop()
        elif not self.timer.isActive():
            self.timer.start(LOOK_MS)

    def unhear(self, entry: LogEntry | None) -> None:
        """An entry was taken back: the clock it called does not run, one called before it does."""
        if not self._called or not isinstance(entry, Irregularity):
            return
        from dealer_assist.app.called_clock import calls_it

        if calls_it(entry):
            self._called.pop()
            self._clock = None
            self.timer.stop()

    def is_over(self, hand: HandState | None) -> bool:
        """Whether a clock runs whose time is over."""
        if self._clock is None or hand is None:
            return False
        from dealer_assist.app.called_clock import is_over

        return is_over(self._clock, hand, self.now())

    def shown(self, view: HandView, hand: HandState | None, words: Words) -> HandView:
        """The hand with the seconds left under the line that leads."""
        if self._clock is None or hand is None:
            return view
        from dealer_assist.app.called_clock import clock_prompt

        return replace(view, prompt=clock_prompt(self._clock, hand, view.prompt, self.now(), words))

    def expiry_opened(self, screen: ScreenState) -> ScreenState:
        """What FLOOR opens once the time is over."""
        from dealer_assist.app.called_clock import expiry_opened

        return expiry_opened(screen)
