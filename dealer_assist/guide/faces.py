"""What a seat faces when it asks what it may do: the price, the last full raise, and what it did before.

The same for a hand that was followed and for one that was just counted.
"""

from __future__ import annotations

import msgspec


class Acted(msgspec.Struct, frozen=True):
    """Another seat that has acted on this street and has chips behind."""

    seat: int
    at: int
    """Its total when it acted, chips."""


class Faces(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat faces. Amounts are totals in front on this street, chips."""

    seat: int
    front: int
    level: int
    """Total to match."""
    acted_at: int | None
    """The seat's total when it last acted; None = it has not acted on this street."""
    least: int
    """Chips a full raise adds to the level."""
    full_to: int
    """Total the last full bet or raise reached; 0 = none yet."""
    others: tuple[Acted, ...] = ()
    bet: int = 0
    """Fixed limit: the one size of the street, chips."""
    increment: int = 0
    """Fixed limit: chips of the last raise that counts: a whole one, or an all-in of less over the total before it."""
    size: int = 0
    """Fixed limit: chips of a whole raise, `bet` or more after a big one over an open pair; 0 = `bet`."""
    brought_in: int = 0
    """Third street of stud: the bring-in, which is part of the first whole bet; 0 elsewhere."""
    ran_out: bool = False
    """Whether the street has had all its raises."""

    @property
    def call(self) -> int:
        """Chips to add for a call."""
        return self.level - self.front

    @property
    def answered(self) -> int | None:
        """Fixed limit: what counts of what the seat has acted on; a bring-in is no bet once it has been completed."""
        completed = bool(self.full_to) and self.acted_at is not None and self.acted_at <= self.brought_in
        return 0 if completed else self.acted_at

    @property
    def full(self) -> int:
        """Fixed limit: total of a whole bet or raise."""
        return self.full_to + (self.size or self.bet)

    @property
    def min_to(self) -> int:
        """Smallest full raise, as a total."""
        return self.level + self.least
