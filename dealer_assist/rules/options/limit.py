"""What a card room may choose about limit.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class LimitCapHeadsUp(StrEnum):
    """House option ``limit_cap_heads_up``.

    When the cap on raises falls away for two players.
    """

    CAPPED_UNTIL_FINAL_TWO = "capped_until_final_two"
    """Only when two players are left in the whole event."""
    UNCAPPED_IF_ROUND_STARTED_HEADS_UP = "uncapped_if_round_started_heads_up"
    """When the betting round began with two players."""
    UNCAPPED_IF_HEADS_UP_BEFORE_CAP = "uncapped_if_heads_up_before_cap"
    """When two players are left before the cap is reached; once capped it stays capped."""
    ALWAYS_CAPPED = "always_capped"
    """Never."""


class LimitShortAllInFraction(StrEnum):
    """House option ``limit_short_all_in_fraction``.

    How large an all-in must be in limit to count as a bet or raise.
    """

    HALF = "half"
    """Half a bet; a smaller one may be called or completed but does not reopen."""
    FULL = "full"
    """A full bet."""
