"""What a card room may choose about odd chips.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class OddChipUnit(StrEnum):
    """House option ``odd_chip_unit``.

    Unit to which a split pot is broken down.
    """

    SMALLEST_CHIP_IN_PLAY = "smallest_chip_in_play"
    """The smallest chip in play."""
    SMALLEST_BLIND_CHIP = "smallest_blind_chip"
    """The smallest chip used for the blinds of that game."""
    AMOUNT = "amount"
    """A fixed amount entered for the table."""


class OddChipButtonGames(StrEnum):
    """House option ``odd_chip_button_games``.

    Who gets the odd chip of a tie in a button game.
    """

    FIRST_LEFT_OF_BUTTON = "first_left_of_button"
    """The first tied hand left of the button."""


class MultipleOddChips(StrEnum):
    """House option ``multiple_odd_chips``.

    How more than one odd chip is shared out.
    """

    ONE_EACH_IN_ORDER = "one_each_in_order"
    """One each, in order."""
    ALL_TO_FIRST = "all_to_first"
    """All to the first in order."""


class OddChipStudCards(StrEnum):
    """House option ``odd_chip_stud_cards``.

    Which cards decide the odd chip of a stud tie.
    """

    FIVE_CARD_HAND = "five_card_hand"
    """The five cards of the hand."""
    ALL_CARDS = "all_cards"
    """All cards dealt to the player."""


class OddChipStudLow(StrEnum):
    """House option ``odd_chip_stud_low``.

    Which card takes the odd chip of a tied razz or stud low hand.
    """

    HIGH_CARD_BY_SUIT = "high_card_by_suit"
    """The highest card by rank, then suit."""
    LOW_CARD_BY_SUIT = "low_card_by_suit"
    """The lowest card by rank, then suit."""


class OddChipHilo(StrEnum):
    """House option ``odd_chip_hilo``.

    Which half gets the odd chip of a high-low pot.
    """

    HIGH_HALF = "high_half"
    """The high half."""


class HiloIdenticalHands(StrEnum):
    """House option ``hilo_identical_hands``.

    How a high-low pot is split when the same players tie both ways.
    """

    AS_EVEN_AS_POSSIBLE = "as_even_as_possible"
    """The whole pot as evenly as possible."""
    NORMAL_RULES = "normal_rules"
    """Each half by its own rule."""


class OddChipLowLowSplit(StrEnum):
    """House option ``odd_chip_low_low_split``.

    Who gets the odd chip between two low hands, as in badeucey or badacey.
    """

    BY_POSITION = "by_position"
    """The first winner left of the button."""
    FIVE_CARD_HAND = "five_card_hand"
    """The five-card hand (BARGE rulebook)."""


class OddChipDrawmaha(StrEnum):
    """House option ``odd_chip_drawmaha``.

    Who gets the odd chip in drawmaha.
    """

    BY_POSITION = "by_position"
    """The first winner left of the button."""
    DRAW_HAND = "draw_hand"
    """The draw hand (BARGE rulebook)."""


class DoubleBoardOddChip(StrEnum):
    """House option ``double_board_odd_chip``.

    Which board gets the odd chip of a double-board pot.
    """

    TOP_BOARD = "top_board"
    """The top board."""
    BY_POSITION = "by_position"
    """The first winner left of the button."""
