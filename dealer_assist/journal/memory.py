"""A journal that keeps nothing on disk: for replays, scenarios and tests, with the same face as the real one."""

from collections.abc import Iterator

from dealer_assist.journal import errors
from dealer_assist.journal.chain import GENESIS, Head, Link, fault_after, linked
from dealer_assist.journal.event import Event
from dealer_assist.journal.place import Space
from dealer_assist.journal.report import Fault, Report


class MemoryJournal:
    """The events of one run of the program.

    >>> journal = MemoryJournal()
    >>> journal.append(Event(1, 0, 0, None, "day.open", "system", "{}"))
    >>> journal.last_seq, [event.kind for event in journal.events()]
    (1, ['day.open'])
    """

    def __init__(self, day: str = "2000-01-01", opening: Head = GENESIS) -> None:
        self._day = day
        self._opening = opening
        self._links: list[Link] = []
        self._closed = False

    @property
    def day(self) -> str:
        """The gaming day it was made for."""
        return self._day

    @property
    def first_seq(self) -> int:
        """Number of its first event, there already or not."""
        return self._opening.seq + 1

    @property
    def last_seq(self) -> int:
        """Number of its last event."""
        return self._head.seq

    def append(self, event: Event) -> None:
        """Keep an event until the program ends. Raises `OutOfOrder`, `NotAnEvent`, `Closed`."""
        self._require_open()
        self._links.append(linked(event, self._head))

    def events(self, from_seq: int = 1) -> Iterator[Event]:
        """The events from that number on, in order."""
        self._require_open()
        return (link.event for link in self._links if link.event.seq >= from_seq)

    def verify(self) -> Report:
        """Walk the chain."""
        head = self._opening
        for link in self._links:
            if fault := fault_after(head, link):
                return Report(self._day, self._opening, head, (Fault(fault, head.seq + 1, ""),))
            head = link.head
        return Report(self._day, self._opening, head, ())

    def hand_ended(self) -> Space:
        """Nothing to move; there is always room."""
        self._require_open()
        return Space(free=1, total=1)

    def close(self) -> None:
        """No more events after this. May be called twice."""
        self._closed = True

    @property
    def _head(self) -> Head:
        return self._links[-1].head if self._links else self._opening

    def _require_open(self) -> None:
        if self._closed:
            raise errors.Closed
