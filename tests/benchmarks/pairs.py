"""Two ways of doing the same, timed by turns and by the processor's own clock, so that a busy machine slows both."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple


class Ratio(NamedTuple):
    """How many times longer the one took than the other, over all pairs."""

    median: float
    lowest: float
    highest: float
    slower: float
    """Seconds of the slower way in the median."""
    faster: float
    """Seconds of the faster way in the median."""

    def __str__(self) -> str:
        return f"{self.median:.1f} times ({self.lowest:.1f} to {self.highest:.1f})"


def by_turns(slower: Callable[[], object], faster: Callable[[], object], pairs: int, repeat: int = 1) -> Ratio:
    """Time the slower once and the faster `repeat` times, `pairs` times over; seconds are for one call of each.

    `repeat` makes both blocks about as long, or the faster one would pay for the cache the slower has filled.
    """
    timed = [(seconds(slower, 1), seconds(faster, repeat)) for _ in range(pairs)]
    ratios = sorted(slow / fast for slow, fast in timed)
    return Ratio(
        median(ratios),
        ratios[0],
        ratios[-1],
        median(slow for slow, _ in timed),
        median(fast for _, fast in timed),
    )


def seconds(work: Callable[[], object], repeat: int) -> float:
    """Seconds of the processor that one call takes, over `repeat` calls; waiting for a turn on it does not count."""
    start = time.process_time()
    for _ in range(repeat):
        work()
    return (time.process_time() - start) / repeat
