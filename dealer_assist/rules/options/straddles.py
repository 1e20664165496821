"""What a card room may choose about straddles.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class StraddlePositions(StrEnum):
    """House option ``straddle_positions``.

    Seats from which a straddle may be posted; an empty list means no straddles.
    """

    UTG = "utg"
    """The seat left of the big blind."""
    BUTTON = "button"
    """The button."""
    ANY = "any"
    """Any seat except the blinds (Mississippi)."""
    SLEEPER = "sleeper"
    """Any seat, in force only if everybody before it folds; otherwise it may be taken back."""


class StraddlePrecedence(StrEnum):
    """House option ``straddle_precedence``.

    Who may straddle when two players want to.
    """

    BUTTON_FIRST = "button_first"
    """The button goes before under the gun."""
    UTG_FIRST = "utg_first"
    """Under the gun goes before the button."""
    FIRST_TO_POST = "first_to_post"
    """Whoever puts the chips out first."""


class StraddleSize(StrEnum):
    """House option ``straddle_size``.

    How large a straddle may be.
    """

    EXACT_DOUBLE = "exact_double"
    """Exactly twice the big blind (a re-straddle exactly twice the straddle before it)."""
    DOUBLE_TO_CAP = "double_to_cap"
    """From twice the big blind up to the cap."""
    FREE_TO_CAP = "free_to_cap"
    """Any amount above the big blind up to the cap."""


class RestraddlePositions(StrEnum):
    """House option ``restraddle_positions``.

    Seats from which a straddle may be straddled again.
    """

    NONE = "none"
    """No re-straddle."""
    LEFT_ONLY = "left_only"
    """Only the seat left of the last straddle."""
    ANY = "any"
    """Any seat."""


class StraddleFirstAction(StrEnum):
    """House option ``straddle_first_action``.

    Who acts first before the flop in a straddled hand.
    """

    LEFT_OF_STRADDLE = "left_of_straddle"
    """The seat left of the last straddle; with a button straddle that is the small blind."""
    UTG_SKIP_STRADDLER = "utg_skip_straddler"
    """Under the gun as usual; the straddler is skipped and acts last."""


class StraddleMinRaise(StrEnum):
    """House option ``straddle_min_raise``.

    Smallest raise over a straddle.
    """

    BIG_BLIND = "big_blind"
    """The raise adds at least one big blind: over an ordinary straddle to three big blinds."""
    STRADDLE = "straddle"
    """The raise adds at least the straddle: to twice the straddle."""


class StraddlePostflopMinBet(StrEnum):
    """House option ``straddle_postflop_min_bet``.

    Smallest bet after the flop in a straddled hand.
    """

    BIG_BLIND = "big_blind"
    """The big blind."""
    STRADDLE = "straddle"
    """The straddle."""


class StraddleFixedLimit(StrEnum):
    """House option ``straddle_fixed_limit``.

    Straddles in fixed-limit games.
    """

    NOT_ALLOWED = "not_allowed"
    """None."""
    UTG_ONLY = "utg_only"
    """Only under the gun."""
    AS_POSTED = "as_posted"
    """As straddle_positions says."""


class MissedStraddlePost(StrEnum):
    """House option ``missed_straddle_post``.

    What a player owes who missed a mandatory straddle.
    """

    DEAD = "dead"
    """The straddle, dead to the middle."""
    LIVE = "live"
    """The straddle, as a live bet."""
    NONE = "none"
    """Nothing."""


class StraddleShortStack(StrEnum):
    """House option ``straddle_short_stack``.

    What a player may do whose stack is smaller than a full straddle.
    """

    NOT_ALLOWED = "not_allowed"
    """No straddle."""
    ALL_IN_ALLOWED = "all_in_allowed"
    """Straddle all-in; the others still call the full straddle."""


class RockStraddle(StrEnum):
    """House option ``rock_straddle``.

    A token that obliges its holder to straddle.
    """

    OFF = "off"
    """Not in use."""
    WINNER_STRADDLES = "winner_straddles"
    """The winner of the last pot straddles the next hand for twice the big blind, from any seat but a blind; after a
    split pot the token stays where it was."""
