"""A hand as the dealer reads it aloud, whatever the game: its class, its ranks in order, the cards to push forward."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Reading(msgspec.Struct, frozen=True):
    """What the best hand in some cards is."""

    value: int
    """The larger number wins, the same number splits; only hands of one ranking can be compared."""
    category: StrEnum
    """The class of the hand, as its ranking names it."""
    reads: str
    """The ranks in the order they are read: groups by size, then the others downwards; straights from the top."""
    plays: tuple[str, ...]
    """The cards that play, in the same order; of cards that would serve alike, the higher suit."""
