"""What a card room may choose about bomb pots.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum

import msgspec


class BombPotDefaultAnteRow(msgspec.Struct, frozen=True):
    """One row of house option ``bomb_pot_default_ante``."""

    smallest_blind_at_least: int
    """Smallest blind at least. Unit: the room's smallest unit."""
    ante: int
    """Ante. Unit: the room's smallest unit."""


class BombPotMinBet(StrEnum):
    """House option ``bomb_pot_min_bet``.

    Smallest bet after the flop of a bomb pot.
    """

    BIG_BLIND = "big_blind"
    """The big blind of the game."""
    ANTE = "ante"
    """The bomb-pot ante."""
