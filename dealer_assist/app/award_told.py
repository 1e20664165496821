"""What is pushed once the winner was tapped: that leads the screen, for there is nothing left to show."""

from __future__ import annotations

from dealer_assist.app.award_parts import chosen_parts, may_be_pushed, tapped
from dealer_assist.app.screen_state import ScreenState
from dealer_assist.guide.prompt import Prompt, Said
from dealer_assist.guide.pushing import parts_told
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.state import HandState


def push_told(hand: HandState, screen: ScreenState) -> Said | None:
    """The push of the pot on the screen to the seats tapped; None while somebody has still to be told.

    Where bets after the draw may go back out of the pot, the guide's own line comes first.
    """
    if hand.after_draw is not None or not tapped(screen) or not may_be_pushed(hand, screen):
        return None
    said = parts_told(hand, pots_of(hand)[pots_left(hand)[0]].amount, chosen_parts(hand, screen))
    return said if isinstance(said, Prompt) else None
