"""The clock of the reader's thread, and how long things take: for the diagnostics page.

Only a clock that nobody can set is used. A machine that slept is noticed, because a card may have moved meanwhile.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from typing import Protocol

KEPT = 100
"""Measurements over which median and 95th percentile are taken."""


class Clock(Protocol):
    """What a reader's thread needs to know of time."""

    def now_ms(self) -> int:
        """Milliseconds of a clock that never goes back."""

    def now_us(self) -> int:
        """Microseconds, to measure how long something takes; may begin elsewhere than the milliseconds."""

    def slept_ms(self) -> int:
        """Milliseconds the machine has spent asleep since it was started; 0 where it cannot be told."""


class SystemClock:
    """The machine's own."""

    def now_ms(self) -> int:
        """Milliseconds of a clock that never goes back."""
        return time.monotonic_ns() // 1_000_000

    def now_us(self) -> int:
        """Microseconds of another such clock: that of the milliseconds moves in steps of 16 ms on Windows."""
        return time.perf_counter_ns() // 1_000

    def slept_ms(self) -> int:
        """On Linux one clock counts the sleep and another does not; elsewhere a gap in the loop has to tell it."""
        boot = getattr(time, "CLOCK_BOOTTIME", None)
        if boot is None:
            return 0
        return (time.clock_gettime_ns(boot) - time.clock_gettime_ns(time.CLOCK_MONOTONIC)) // 1_000_000


class Measured:
    """The last hundred measurements of something.

    >>> times = Measured()
    >>> for ms in range(1, 101):
    ...     times.add(ms)
    >>> times.p50, times.p95
    (50, 95)
    """

    def __init__(self) -> None:
        self._last: deque[float] = deque(maxlen=KEPT)

    def add(self, value: float) -> None:
        """One measurement more."""
        self._last.append(value)

    @property
    def last(self) -> list[float]:
        """The measurements themselves, oldest first."""
        return list(self._last)

    @property
    def p50(self) -> float | None:
        """The median; None before the first measurement."""
        return percentile(self.last, 0.50)

    @property
    def p95(self) -> float | None:
        """95 of 100 are not longer; None before the first measurement."""
        return percentile(self.last, 0.95)


def percentile(values: Sequence[float], part: float) -> float | None:
    """The smallest value that so large a part of them does not exceed; None of none."""
    if not values:
        return None
    ranked = sorted(values)
    return ranked[max(0, -(-round(part * 100) * len(ranked) // 100) - 1)]
