"""What a card room may choose about pot limit.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class PlSmallBlindCountsAs(StrEnum):
    """House option ``pl_small_blind_counts_as``.

    How the small blind is counted in the pot before the flop.
    """

    ACTUAL = "actual"
    """As the chips it is."""
    BIG_BLIND = "big_blind"
    """As if it were a big blind until the big blind has acted for the first time: the first raise may be to four big
    blinds."""
    LARGEST_BLIND = "largest_blind"
    """Every smaller blind as if it were the largest one (three-blind games)."""


class PlMissingBlind(StrEnum):
    """House option ``pl_missing_blind``.

    Whether a dead or short blind is counted as full in the pot before the flop.
    """

    ASSUME_FULL = "assume_full"
    """As full, for the limit only; no imagined chips enter a pot or a refund."""
    ACTUAL = "actual"
    """Only the chips that are there."""


class PlDeadPosts(StrEnum):
    """House option ``pl_dead_posts``.

    How a returning player's dead small blind is counted in the pot.
    """

    COUNT = "count"
    """As the chips it is."""
    COUNT_SB_AS_BIG_BLIND = "count_sb_as_big_blind"
    """As if it were a big blind, like the small blind itself."""


class PlAntesPreflop(StrEnum):
    """House option ``pl_antes_preflop``.

    Whether antes count in the pot before the flop; after it they always do.
    """

    COUNT = "count"
    """They count."""
    IGNORE = "ignore"
    """They are left out until the flop."""


class PlOverbetCorrection(StrEnum):
    """House option ``pl_overbet_correction``.

    How long a bet above the pot is cut back.
    """

    UNTIL_NEXT_CARD = "until_next_card"
    """Until the next card, for every caller, even after substantial action."""
    UNTIL_ALL_ACTED = "until_all_acted"
    """Until everybody has acted on it; then it stands."""
    UNTIL_SUBSTANTIAL_ACTION = "until_substantial_action"
    """Until there has been substantial action behind it (WSOP Tournament 2024 Section VIII)."""


class PlUnderbetCorrection(StrEnum):
    """House option ``pl_underbet_correction``.

    What happens when a pot-sized bet was announced on a count that was too low.
    """

    UNTIL_SUBSTANTIAL_ACTION = "until_substantial_action"
    """Raised to the true pot until there has been substantial action behind it."""
    NONE = "none"
    """It stands."""
