"""What a card room may choose about game.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum

import msgspec


class BettingStructure(StrEnum):
    """House option ``betting_structure``.

    How much may be wagered at this table.
    """

    NL = "nl"
    """No-limit: anything up to the whole stack."""
    PL = "pl"
    """Pot-limit: no bet or raise larger than the pot."""
    FL = "fl"
    """Fixed limit: one bet size for each betting round."""
    SPREAD = "spread"
    """Spread limit: any amount between a lowest and a highest bet."""


class SpreadByStreetRow(msgspec.Struct, frozen=True):
    """One row of house option ``spread_by_street``."""

    from_betting_round: int
    """From betting round. Unit: betting round, first = 1."""
    minimum: int
    """Minimum. Unit: the room's smallest unit."""
    maximum: int
    """Maximum. Unit: the room's smallest unit."""
