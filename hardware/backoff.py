"""How long to wait before a port is tried again: soon at first, then every two seconds, never giving up.

A plug that was knocked out is back within seconds; a reader that stays away costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable

FIRST_MS = 100
LONGEST_MS = 2_000
DOUBLINGS = 5
"""100, 200, 400, 800, 1600, then 2000 ms."""
JITTER = 0.2
"""Part of the wait that chance adds or takes: readers on one hub do not all come back at once."""
GOOD_MS = 5_000
"""A reader that worked for so long is tried again at once when it is lost, ms."""


class Backoff:
    """Waits between attempts.

    >>> waits = Backoff(chance=lambda: 0.5)
    >>> [waits.next_wait() for _ in range(7)]
    [100, 200, 400, 800, 1600, 2000, 2000]
    """

    def __init__(self, chance: Callable[[], float]) -> None:
        self._chance = chance
        self.attempts = 0
        """Attempts that failed since the last success."""

    def next_wait(self) -> int:
        """The wait before the next attempt, ms."""
        wait = FIRST_MS << self.attempts if self.attempts < DOUBLINGS else LONGEST_MS
        self.attempts += 1
        return round(wait * (1 + JITTER * (2 * self._chance() - 1)))

    def begin_again(self) -> None:
        """The reader worked long enough, or a person asked."""
        self.attempts = 0
