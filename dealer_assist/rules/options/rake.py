"""What a card room may choose about rake.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum

import msgspec


class RakeMethod(StrEnum):
    """House option ``rake_method``.

    How the house takes its charge.
    """

    PERCENT_ROUNDED = "percent_rounded"
    """A percentage of the pot, rounded, up to a cap."""
    STEP_TABLE = "step_table"
    """One unit at each listed pot size."""
    FIXED = "fixed"
    """The same amount from every raked pot."""
    TIME = "time"
    """A charge per seat and half hour; nothing from the pot."""
    NONE = "none"
    """No charge per hand, as in tournaments."""


class RakeCapByPlayersRow(msgspec.Struct, frozen=True):
    """One row of house option ``rake_cap_by_players``."""

    max_players_dealt: int
    """Max players dealt. Unit: players."""
    cap: int
    """Cap. Unit: the room's smallest unit."""


class RakeRounding(StrEnum):
    """House option ``rake_rounding``.

    How a percentage rake is rounded to the unit.
    """

    DOWN = "down"
    """Down."""
    NEAREST_HALF_UP = "nearest_half_up"
    """To the nearest unit, halves up."""


class RakeBase(StrEnum):
    """House option ``rake_base``.

    Which chips are raked.
    """

    CALLED_POT_ONLY = "called_pot_only"
    """Only the pot after uncalled bets went back."""
    ALL_CHIPS_BET = "all_chips_bet"
    """Every chip bet, uncalled bets included."""


class RakeTakeOrder(StrEnum):
    """House option ``rake_take_order``.

    Which pot pays the rake when there are several.
    """

    MAIN_POT_FIRST = "main_pot_first"
    """The main pot, then the side pots in the order they were formed."""
    LAST_SIDE_FIRST = "last_side_first"
    """The last side pot first, the main pot last."""
    PRO_RATA = "pro_rata"
    """Every pot in proportion to its size."""
    EACH_POT = "each_pot"
    """Every pot on its own, until the common cap is used up."""
