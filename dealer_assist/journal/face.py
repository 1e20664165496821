"""What the desk may ask of any journal, on disk or in memory."""

from collections.abc import Iterator
from typing import Protocol

from dealer_assist.journal.event import Event
from dealer_assist.journal.place import Space
from dealer_assist.journal.report import Report


class AnyJournal(Protocol):
    """The face of `Journal` and `MemoryJournal`; what each call raises is said at `Journal`."""

    @property
    def day(self) -> str:
        """The gaming day, `2026-11-30`."""

    @property
    def first_seq(self) -> int:
        """Number of the day's first event, there already or not."""

    @property
    def last_seq(self) -> int:
        """Number of the last event kept."""

    def append(self, event: Event) -> None:
        """Keep an event; it is kept when this returns."""

    def events(self, from_seq: int = 1) -> Iterator[Event]:
        """The day's events from that number on, in order."""

    def verify(self) -> Report:
        """Walk the chain."""

    def hand_ended(self) -> Space:
        """Tidy up between hands; tells the room left."""

    def close(self) -> None:
        """Let go."""
