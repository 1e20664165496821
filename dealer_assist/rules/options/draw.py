"""What a card room may choose about draw.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class DrawOpen(StrEnum):
    """House option ``draw_open``.

    What the first player in may do before the draw.
    """

    CALL_BIG_BLIND = "call_big_blind"
    """Call the big blind, raise or fold."""
    DOUBLE_BIG_BLIND = "double_big_blind"
    """Open for at least twice the big blind (fixed limit: exactly twice), or fold."""
    OPEN_OR_FOLD_ONLY = "open_or_fold_only"
    """Bet the lower limit (big-bet games: at least the big blind) or fold; the blinds cannot be called or raised."""


class DrawReturningPlayer(StrEnum):
    """House option ``draw_returning_player``.

    How a player who missed a blind comes back in a draw game.
    """

    WAIT_ONLY = "wait_only"
    """Only by waiting for the big blind."""
    POST_OR_WAIT = "post_or_wait"
    """By posting or waiting."""
    KILL_OR_WAIT = "kill_or_wait"
    """By killing the pot (twice the big blind, live, in place of everything owed) or waiting."""


class DrawExposedCard(StrEnum):
    """House option ``draw_exposed_card``.

    What happens to a card the dealer exposes before the draw.
    """

    ALWAYS_REPLACE = "always_replace"
    """Replaced."""
    LOW_CARDS_KEPT_BEFORE_DRAW = "low_cards_kept_before_draw"
    """In limit ace-to-five a seven or lower must be kept; a higher card is replaced."""


class DrawReshuffleSet(StrEnum):
    """House option ``draw_reshuffle_set``.

    Which cards are shuffled when the deck runs out in a draw game.
    """

    MUCK_PRIOR_DISCARDS_BURNS_LAST_CARD = "muck_prior_discards_burns_last_card"
    """Last card, muck, discards of earlier draws and the burns."""
    MUCK_PRIOR_DISCARDS_LAST_CARD = "muck_prior_discards_last_card"
    """Last card, muck and discards of earlier draws, not the burns."""
