"""What a card room may choose about side games.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class SevenDeuceRequires(StrEnum):
    """House option ``seven_deuce_requires``.

    When seven-deuce collects.
    """

    WIN_ANY_POT = "win_any_pot"
    """On any pot won, if the hand is shown."""
    WIN_AT_SHOWDOWN = "win_at_showdown"
    """Only on a pot won at the showdown."""


class SevenDeuceFrom(StrEnum):
    """House option ``seven_deuce_from``.

    Who pays the seven-deuce bounty.
    """

    ALL_DEALT_IN = "all_dealt_in"
    """Every player dealt in."""
    ALL_SEATED = "all_seated"
    """Every seated player."""
    OPTED_IN = "opted_in"
    """Players who joined the side game."""
