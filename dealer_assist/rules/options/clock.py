"""What a card room may choose about clock.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class ClockNoBetResult(StrEnum):
    """House option ``clock_no_bet_result``.

    What happens when the clock runs out with no bet to the player.
    """

    CHECK = "check"
    """The player checks."""
    HAND_DEAD = "hand_dead"
    """The hand is dead."""
