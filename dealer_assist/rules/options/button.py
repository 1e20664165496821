"""What a card room may choose about button.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class FirstButton(StrEnum):
    """House option ``first_button``.

    How the first button of a new table is found.
    """

    HIGH_CARD_DEALT = "high_card_dealt"
    """The dealer deals one card to each seat, clockwise from the left; the highest by rank, then suit, gets the
    button."""
    HIGH_CARD_DRAWN = "high_card_drawn"
    """The players draw a card; the highest by rank, then suit, gets the button."""
    SEAT_RIGHT_OF_DEALER = "seat_right_of_dealer"
    """The button starts on the first seat with chips to the right of the dealer, the occupied seat with the highest
    number."""
    RANDOM = "random"
    """The system draws the seat at random."""


class ButtonRule(StrEnum):
    """House option ``button_rule``.

    What the button does when a player in the blinds or on the button has gone.
    """

    DEAD_BUTTON = "dead_button"
    """The big blind always moves on by one player; small blind and button follow even onto an empty seat."""
    MOVING_BUTTON = "moving_button"
    """The button goes to the next player; blinds that skip somebody are still owed and posted as if due."""
    FORWARD_MOVING = "forward_moving"
    """Button and blinds go to the next players; a skipped blind is forgiven."""


class HeadsUpTransition(StrEnum):
    """House option ``heads_up_transition``.

    How the button is set when a table falls to two players.
    """

    NO_DOUBLE_BIG_BLIND = "no_double_big_blind"
    """Nobody posts the big blind twice running; the other player has button and small blind."""
    LAST_BIG_BLIND_GETS_BUTTON = "last_big_blind_gets_button"
    """The player who had the big blind most recently takes the button, whoever never had it at this table counting as
    longest ago; the same result in all ordinary cases."""


class ButtonErrorRule(StrEnum):
    """House option ``button_error_rule``.

    What happens when the button was put on the wrong seat and the hand can no longer be called a misdeal.
    """

    STANDS_AFTER_SUBSTANTIAL_ACTION = "stands_after_substantial_action"
    """The hand stands and the button is not moved back afterwards."""
    CORRECT_NEXT_HAND = "correct_next_hand"
    """The hand stands; for the next one button and blinds are set so that, if possible, everybody gets each position
    once in the round."""


class MixedButton(StrEnum):
    """House option ``mixed_button``.

    What the button does in a mixed game while stud is being dealt.
    """

    FREEZE_AT_NEXT_POSITION = "freeze_at_next_position"
    """It is moved to where the next flop hand would have it and stays there until the flop game returns."""
    ROTATES_IN_STUD = "rotates_in_stud"
    """Button and blind positions keep moving one player a hand during the stud round; nobody posts or owes a blind for
    a stud hand."""
