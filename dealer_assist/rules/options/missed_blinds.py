"""What a card room may choose about missed blinds.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class MissedBlindsReturn(StrEnum):
    """House option ``missed_blinds_return``.

    Ways in which a player who missed a blind may come back into the game.
    """

    POST = "post"
    """Post what was missed."""
    WAIT = "wait"
    """Wait for the big blind and pay nothing extra."""
    STRADDLE = "straddle"
    """Come back as the under-the-gun straddle, which replaces what was owed."""
    BUY_BUTTON = "buy_button"
    """Buy the button, which also settles what was owed."""


class MissedBlindsLivePart(StrEnum):
    """House option ``missed_blinds_live_part``.

    Which part of made-up blinds counts as a bet.
    """

    LARGEST_BLIND_ONLY = "largest_blind_only"
    """Only the largest of the blinds made up; the rest goes dead to the middle."""
    UP_TO_MIN_OPEN = "up_to_min_open"
    """An amount up to the smallest opening bet; the rest is dead (the same chips in a two-blind game)."""
    ALL_LIVE = "all_live"
    """Everything posted is live; if that is more than the big blind it is the price for everybody."""
    ALL_DEAD = "all_dead"
    """Everything posted is dead."""


class MissedSmallBlindOnly(StrEnum):
    """House option ``missed_small_blind_only``.

    What a player posts who missed only the small blind.
    """

    DEAD = "dead"
    """The small blind, dead."""
    LIVE = "live"
    """The small blind, live."""
    DEAD_PLUS_LIVE_LARGEST = "dead_plus_live_largest"
    """The small blind dead and the largest blind live."""


class OwedBlindsCap(StrEnum):
    """House option ``owed_blinds_cap``.

    How much an absent player can owe.
    """

    ONE_SET = "one_set"
    """At most one of each blind, however long the absence."""
    EVERY_ORBIT = "every_orbit"
    """The blinds of every round that passed."""


class AbsentPlayer(StrEnum):
    """House option ``absent_player``.

    How a seated player who is away is treated in the deal.
    """

    DEALT_AND_KILLED = "dealt_and_killed"
    """Blinds and antes are posted, cards dealt, and the hand is killed when the deal is complete."""
    NOT_DEALT = "not_dealt"
    """No cards; blinds that pass are marked as missed."""
