"""What a card room may choose about new players.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class NewPlayerEntry(StrEnum):
    """House option ``new_player_entry``.

    What a newcomer pays to be dealt in at once on an ordinary seat.
    """

    NO_POST = "no_post"
    """Nothing; the newcomer is dealt in on the next hand."""
    POST_BIG_BLIND = "post_big_blind"
    """A live post the size of the big blind; waiting for the blind is always allowed."""
    WAIT_FOR_BIG_BLIND = "wait_for_big_blind"
    """The newcomer must wait for the big blind."""


class EntryBetweenButtonAndBigBlind(StrEnum):
    """House option ``entry_between_button_and_big_blind``.

    What a newcomer or returning player may do on a seat from the button up to the big blind.
    """

    TAKE_POSITION = "take_position"
    """Take whatever the seat gives, blind or button; only a seat strictly between button and small blind gets no hand
    until the button has passed."""
    POST_OR_BUY_BUTTON = "post_or_buy_button"
    """Buy the button, or post only the big blind and be passed by the button."""
    WAIT = "wait"
    """No hand until the button has passed."""


class BuyButtonOtherBlinds(StrEnum):
    """House option ``buy_button_other_blinds``.

    Whether the two players due for the blinds also post when a newcomer buys the button.
    """

    HELD_BACK = "held_back"
    """They post nothing this hand, so everybody pays one small and one big blind a round."""
    POSTED = "posted"
    """They post as usual and, being left of the new button, the same blinds again on the next hand."""
