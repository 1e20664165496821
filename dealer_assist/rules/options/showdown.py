"""What a card room may choose about showdown.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class ShowdownMode(StrEnum):
    """House option ``showdown_mode``.

    Which set of showdown rules the table uses.
    """

    TDA_TOURNAMENT = "tda_tournament"
    """With an all-in and no betting left every hand is tabled at once; otherwise the last aggressor of the last street
    shows first."""
    WSOP_LIVE_CASH = "wsop_live_cash"
    """Last aggressor of the last street first, without a bet there the first player in position; in no-limit, if
    betting ended earlier, the player who pushed all-in first."""
    ROBERTS_CASH = "roberts_cash"
    """Last aggressor of the last street first; without a bet there (checked or all-in) the first player in position."""


class AskToSeeHand(StrEnum):
    """House option ``ask_to_see_hand``.

    Who may ask to see another player's hand at the showdown.
    """

    TDA_18 = "tda_18"
    """A caller of the last bet who kept or tabled cards may see the bettor's hand; everything else is for the floor."""
    WSOP_LIVE_143 = "wsop_live_143"
    """Nobody, except on suspicion of collusion and with the floor present."""
    ROBERTS_5 = "roberts_5"
    """Any player dealt in may see any called hand; shown to the winner it is live again, to anybody else it is dead."""


class PlayingBoard(StrEnum):
    """House option ``playing_board``.

    What a player must do who plays the board.
    """

    TABLE_ALL_HOLE_CARDS = "table_all_hole_cards"
    """Table all hole cards."""
    DECLARE_BEFORE_RELEASE = "declare_before_release"
    """Say so before letting the cards go."""


class MuckTouch(StrEnum):
    """House option ``muck_touch``.

    What happens to a hand that touched the muck.
    """

    RETRIEVABLE_IF_IDENTIFIABLE = "retrievable_if_identifiable"
    """It may come back if it can be identified beyond doubt."""
    DEAD_ON_TOUCH = "dead_on_touch"
    """It is dead."""


class MuckKilledByDealer(StrEnum):
    """House option ``muck_killed_by_dealer``.

    Whether a hand the dealer pushed into the muck may still come back.
    """

    FINAL = "final"
    """No."""
    FLOOR_MAY_RETRIEVE = "floor_may_retrieve"
    """The floor may bring it back if it can be identified."""


class ExposedHandActionPending(StrEnum):
    """House option ``exposed_hand_action_pending``.

    What happens to a hand the player exposed while there is action.
    """

    LIVE_WITH_PENALTY = "live_with_penalty"
    """It stays live; a penalty is possible."""
    DEAD = "dead"
    """It is dead."""
