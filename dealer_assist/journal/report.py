"""What a check of the journal found, for the floor, an auditor or a regulator."""

from enum import StrEnum

import msgspec

from dealer_assist.journal.chain import ChainFault, Head


class Flaw(StrEnum):
    """What can be wrong with a file beside its chain."""

    FILE = "file"
    """SQLite finds its pages damaged."""
    OPENING = "opening"
    """It does not say what it opened with, so its first event cannot be checked against the day before."""
    GUARD = "guard"
    """A guard against changing events is missing; the events may still be whole."""


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong."""

    code: ChainFault | Flaw
    """What."""
    seq: int | None
    """The first event concerned, if it is about an event."""
    detail: str
    """More for the technician: SQLite's words, the guard's name; may be empty."""


class Report(msgspec.Struct, frozen=True):
    """The result of walking one day's chain from end to end.

    >>> Report(day="2026-11-30", opening=Head(0, bytes(32)), head=Head(2, bytes(32)), faults=()).whole
    True
    """

    day: str
    """The gaming day the file says it holds."""
    opening: Head
    """The last event before this day."""
    head: Head
    """The last event up to which the chain holds. A shorter file is whole too: compare with the day sheet."""
    faults: tuple[Fault, ...]
    """Everything that is wrong, the chain's first break included; empty if whole."""

    @property
    def whole(self) -> bool:
        """Nothing was changed, removed, slipped in or lost on the way."""
        return not self.faults

    @property
    def events(self) -> int:
        """How many events of the day the chain holds."""
        return self.head.seq - self.opening.seq
