"""What came of a recorded hand that was played again: its pots, its stacks, and where it differs from the record."""

from decimal import Decimal
from enum import IntEnum
from typing import Final

from msgspec import Struct

from dealer_assist.exchange.differences import Difference
from dealer_assist.exchange.errors import PhhFault

WHOLE_FILE: Final = frozenset(
    {PhhFault.UNREADABLE, PhhFault.TOO_LARGE, PhhFault.NOT_TEXT, PhhFault.NOT_TOML, PhhFault.NO_HAND}
)
"""Faults of a file; every other is one of a hand."""


class Outcome(IntEnum):
    """What came of a hand, and the command's exit code for the worst of them."""

    RIGHT = 0
    WRONG = 1
    NO_FILE = 2


class Pushed(Struct, frozen=True):
    """A pot as it was pushed."""

    pot: int
    """0 = main pot."""
    amount: Decimal
    """Chips in it, in units of the file."""
    amounts: tuple[Decimal, ...]
    """What each player got of it, in file order, in units of the file."""


class Replayed(Struct, frozen=True, kw_only=True):
    """One hand of a file and what came of it here. Amounts are in units of the file, players in its order."""

    file: str
    """As it was named."""
    section: str = ""
    """Name of the hand's section in a file of many."""
    hand: int | str | None = None
    """Number or name of the hand, as the file gives it; else its section."""
    game: str = ""
    """In words."""
    players: tuple[str, ...] = ()
    """Names, empty where not known."""
    seats: tuple[int, ...] = ()
    """Chairs they were played on."""
    final_stacks: tuple[Decimal | None, ...] | None = None
    """Each None where the stack was not known from the start; None altogether if the hand came to no end."""
    pots: tuple[Pushed, ...] = ()
    """In the order of pushing: last side pot first."""
    differences: tuple[Difference, ...] = ()
    """Where table and record differ, and why the hand came to no end if it did not."""

    @property
    def outcome(self) -> Outcome:
        """Right when the hand came to its end, and every difference has a plain cause."""
        if any(each.code in WHOLE_FILE for each in self.differences):
            return Outcome.NO_FILE
        right = self.final_stacks is not None and all(each.explained for each in self.differences)
        return Outcome.RIGHT if right else Outcome.WRONG
