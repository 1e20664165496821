"""A fault that happens again and again is said once in ten seconds, with how often it happened."""

from __future__ import annotations

ONCE_MS = 10_000
"""How long a fault that was said is not said again."""


class FaultTally:
    """Says each fault once in ten seconds, with how often it happened.

    >>> told = FaultTally()
    >>> [told.happened("noise", at) for at in (0, 1000, 2000, 10_000)]
    [1, None, None, 3]
    """

    def __init__(self) -> None:
        self._told: dict[str, int] = {}
        self._since: dict[str, int] = {}

    def happened(self, what: str, now: int) -> int | None:
        """How often it happened since it was told last, if it is to be told now."""
        self._since[what] = self._since.get(what, 0) + 1
        if what in self._told and now - self._told[what] < ONCE_MS:
            return None
        self._told[what] = now
        return self._since.pop(what)
