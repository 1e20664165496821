"""A shoe numbers what it says; the numbers tell whether a card went past that was never heard of.

Numbers run from 0 to one below `modulus` and begin again. What is skipped by no more than half of the numbers is
missing; skipped by more it is behind, an old message that came late.
"""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum

import msgspec


class Step(Enum):
    """What a number means beside the last one."""

    NEXT = "next"
    REPEAT = "repeat"
    """The last message once more."""
    CONFLICT = "conflict"
    """The last number, with something else."""
    GAP = "gap"
    """Messages are missing before this one."""
    BEHIND = "behind"
    """Older than the last one."""


class Place(msgspec.Struct, frozen=True):
    """Where a message stands in the sequence."""

    step: Step
    missing: int = 0
    """Messages skipped before it, ≥ 1 after a gap."""


class Sequence:
    """The numbers of one shoe, from its start on.

    >>> numbers = Sequence(modulus=1000)
    >>> [numbers.place(number, card).step.value for number, card in ((998, "As"), (998, "As"), (999, "Kd"), (1, "2c"))]
    ['next', 'repeat', 'next', 'gap']
    >>> numbers.place(999, "Kd")
    Place(step=<Step.BEHIND: 'behind'>, missing=0)
    """

    def __init__(self, modulus: int) -> None:
        self.modulus = modulus
        self._last: tuple[int, Hashable] | None = None

    def begin(self) -> None:
        """The shoe has started: the next message may have any number."""
        self._last = None

    def place(self, number: int, said: Hashable) -> Place:
        """Where a message stands; it becomes the last one unless it is behind."""
        if self._last is None:
            return self._becomes(number, said, Place(Step.NEXT))
        last, said_last = self._last
        ahead = (number - last) % self.modulus
        if not ahead:
            return self._becomes(number, said, Place(Step.REPEAT if said == said_last else Step.CONFLICT))
        skipped = ahead - 1
        if skipped > self.modulus // 2:
            return Place(Step.BEHIND)
        return self._becomes(number, said, Place(Step.GAP, skipped) if skipped else Place(Step.NEXT))

    def _becomes(self, number: int, said: Hashable, place: Place) -> Place:
        self._last = number, said
        return place
