"""What a card room may choose about stud.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class StudTiedBoardFirst(StrEnum):
    """House option ``stud_tied_board_first``.

    Who acts first when two boards tie.
    """

    SUIT = "suit"
    """The high card by suit."""
    POSITION = "position"
    """The player dealt first, clockwise from the dealer."""


class StudDowncardExposed(StrEnum):
    """House option ``stud_downcard_exposed``.

    What happens when the dealer turns up one of a player's first two cards.
    """

    THIRD_CARD_DOWN = "third_card_down"
    """The exposed card becomes the up card and the third card is dealt down."""
    MISDEAL = "misdeal"
    """Misdeal."""


class StudBothDowncardsExposed(StrEnum):
    """House option ``stud_both_downcards_exposed``.

    What happens when the dealer turns up both of a player's first two cards but not the third.
    """

    PLAY_ON = "play_on"
    """The second card becomes the up card, the first is turned down again and the third is dealt down."""
    HAND_DEAD_ANTE_BACK = "hand_dead_ante_back"
    """The hand is dead and the ante goes back."""


class StudRiverExposed(StrEnum):
    """House option ``stud_river_exposed``.

    What happens when seventh street is dealt face up.
    """

    REPLACE_IF_ACTION_REMAINS = "replace_if_action_remains"
    """Replaced while betting is still possible."""
    KEEP_WITH_ALL_IN_OPTION = "keep_with_all_in_option"
    """Kept; the player may declare all-in for the pot as it stands before any action."""


class StudRiverFirstToAct(StrEnum):
    """House option ``stud_river_first_to_act``.

    Who opens seventh street after an exposed last card or a community card.
    """

    SIXTH_STREET_OPENER = "sixth_street_opener"
    """The player who opened sixth street."""
    HIGH_BOARD_NOW = "high_board_now"
    """The board that is high with the new card; a community card counts for every board."""


class PrematureStudCard(StrEnum):
    """House option ``premature_stud_card``.

    What happens to a stud card dealt before the betting was complete.
    """

    RESHUFFLE_STREET = "reshuffle_street"
    """It goes back into the stub, which is reshuffled; the street is dealt again without a burn."""
    REMOVE_TO_RESTORE_ORDER = "remove_to_restore_order"
    """It and one card for every other player still in who has not had one of that street are removed, so that the later
    cards come to the players they were due to."""


class StudShortHandAtShowdown(StrEnum):
    """House option ``stud_short_hand_at_showdown``.

    Whether a stud hand of six cards may win.
    """

    SIX_MAY_BE_LIVE = "six_may_be_live"
    """The floor may rule it live."""
    DEAD = "dead"
    """It is dead."""
