"""What a card room may choose about antes.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class AnteType(StrEnum):
    """House option ``ante_type``.

    Who pays the ante.
    """

    NONE = "none"
    """No ante."""
    PER_PLAYER = "per_player"
    """Every player dealt in pays it."""
    BIG_BLIND = "big_blind"
    """The big blind pays it for the whole table."""
    BUTTON = "button"
    """The button pays it for the whole table; it falls away with a dead button."""


class BbaPostOrder(StrEnum):
    """House option ``bba_post_order``.

    What a big blind pays first when the stack does not cover both blind and big-blind ante.
    """

    BIG_BLIND_FIRST = "big_blind_first"
    """The blind is filled first; only what is left is ante."""
    ANTE_FIRST = "ante_first"
    """The ante is filled first; the rest, if any, is the blind."""
