"""Ways of keeping events in the thread that submits: in a journal, or only as long as the program runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from dealer_assist.journal.event import Event


class Appends(Protocol):
    """A journal as far as the desk needs it."""

    def append(self, event: Event) -> None:
        """Keep an event; it is durable when this returns."""


class Straight:
    """Keeps each event at once, in this thread: for the command line and for tests."""

    def __init__(self, journal: Appends) -> None:
        self._journal = journal

    def record(self, event: Event, saved: Callable[[int], None]) -> None:
        """Append the event; raises what the journal raises when it cannot be kept."""
        self._journal.append(event)
        saved(event.seq)


class Nowhere:
    """Keeps nothing: for replays of hands that are on record elsewhere. A desk makes no events for it."""

    def record(self, event: Event, saved: Callable[[int], None]) -> None:
        """Say at once that it is kept."""
        saved(event.seq)


class SystemClock:
    """The clocks of this machine."""

    def wall_us(self) -> int:
        """UTC, microseconds since 1970."""
        return time.time_ns() // 1000

    def mono_us(self) -> int:
        """Microseconds since this machine started."""
        return time.monotonic_ns() // 1000
