"""What a card room may choose about short deck.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class ShortDeckStructure(StrEnum):
    """House option ``short_deck_structure``.

    Forced money and entry in short deck.
    """

    BUTTON_ANTE_DOUBLE = "button_ante_double"
    """Everybody antes, the button double; enter by completing to the button's amount."""
    THREE_BLIND_ENTRY = "three_blind_entry"
    """Same antes; before the flop only fold or put in exactly three times the button's amount."""
    BUTTON_BLIND = "button_blind"
    """Everybody antes into the middle, the button too, and the button posts its amount as a blind on top."""


class ShortDeckPostflopMinBet(StrEnum):
    """House option ``short_deck_postflop_min_bet``.

    Smallest bet after the flop in short deck.
    """

    ANTE = "ante"
    """The ordinary ante."""
    BUTTON_AMOUNT = "button_amount"
    """The button's amount."""


class ButtonRuleShortDeck(StrEnum):
    """House option ``button_rule_short_deck``.

    What the short-deck button does when a player has gone.
    """

    DEAD_BUTTON = "dead_button"
    """To the seat next in line even if its player has gone; nobody then pays the button's extra ante."""
    MOVING_BUTTON = "moving_button"
    """To the next player; without blinds to make up this is the same deal as forward_moving."""
    FORWARD_MOVING = "forward_moving"
    """To the next player; never onto an empty seat."""


class ShortDeckRanking(StrEnum):
    """House option ``short_deck_ranking``.

    Hand ranking with the 36-card deck.
    """

    STRAIGHT_OVER_TRIPS = "straight_over_trips"
    """Flush beats full house; straight beats three of a kind."""
    TRIPS_OVER_STRAIGHT = "trips_over_straight"
    """Flush beats full house; three of a kind beats straight."""
    STANDARD = "standard"
    """The normal order."""
