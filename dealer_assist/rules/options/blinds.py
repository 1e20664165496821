"""What a card room may choose about blinds.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class SmallBlindPosition(StrEnum):
    """House option ``small_blind_position``.

    Where the small blind sits at a table of three or more.
    """

    LEFT_OF_BUTTON = "left_of_button"
    """The first seat left of the button posts it."""
    ON_BUTTON = "on_button"
    """The button posts it and the next seat the big blind (seen in some dealer's-choice cash games)."""


class ShortBlindCallAmount(StrEnum):
    """House option ``short_blind_call_amount``.

    What the others must call when the big blind is all-in for less than the blind.
    """

    FULL_BLIND = "full_blind"
    """Call the full blind or raise to at least double it; the short amount may not be called."""
    ALL_IN_AMOUNT = "all_in_amount"
    """The short amount may be called."""
