"""What UNDO took back and REDO may enter again; any other entry lets it go."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dealer_assist.table.entries import LogEntry, Undo
from dealer_assist.table.log import Logged

MOST = 64
"""Entries kept: more than a hand has."""


class TakenBack(msgspec.Struct, frozen=True):
    """Entries taken back, the last one last.

    >>> from dealer_assist.hand.entries import Check
    >>> TakenBack().with_one(Check(3)).last
    Check(seat=3)
    """

    entries: tuple[LogEntry, ...] = ()

    @property
    def last(self) -> LogEntry | None:
        """What REDO enters; None for nothing."""
        return self.entries[-1] if self.entries else None

    @property
    def rest(self) -> TakenBack:
        """What is left after REDO."""
        return TakenBack(self.entries[:-1])

    def with_one(self, entry: LogEntry | None) -> TakenBack:
        """With one more; None takes nothing in."""
        return self if entry is None else TakenBack((*self.entries, entry)[-MOST:])


def last_taken(log: Sequence[Logged]) -> LogEntry | None:
    """What UNDO would take back: the last entry or amendment that stands."""
    undone: set[int] = set()
    for each in reversed(log):
        if isinstance(each.entry, Undo):
            undone.add(each.entry.of)
        elif each.seq not in undone:
            return each.entry
    return None
