"""What lies between a reader's thread and the rest of the program: a line of events that never grows without end.

The rest of the program may be busy for a moment; a reader that floods must not fill the memory meanwhile. What no
longer fits is dropped, and that is told once, because a card may have been among it.
"""

from __future__ import annotations

from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

MOST_EVENTS = 10_000

T = TypeVar("T")


class Outbox(Generic[T]):
    """Events on their way out of one thread into another."""

    def __init__(self, overflowed: Callable[[], T], wake: Callable[[], None], most: int = MOST_EVENTS) -> None:
        self._queue: SimpleQueue[T] = SimpleQueue()
        self._overflowed = overflowed
        self._wake = wake
        self._most = most
        self._spilling = False

    def put(self, event: T) -> None:
        """Hand an event out; only the reader's own thread does."""
        if self._queue.qsize() >= self._most:
            if not self._spilling:
                self._spilling = True
                self._queue.put(self._overflowed())
            return
        # told again only after the line was emptied, not at every event that just fits
        self._spilling = self._spilling and not self._queue.empty()
        self._queue.put(event)

    def wake(self) -> None:
        """Tell the other side that something lies here."""
        self._wake()

    def take(self, most: int) -> list[T]:
        """So many events at most, in order; never waits."""
        taken: list[T] = []
        for _ in range(most):
            try:
                taken.append(self._queue.get_nowait())
            except Empty:
                break
        return taken
