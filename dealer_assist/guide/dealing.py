"""What is dealt next: cards to the middle, to each player face up or down, or a draw."""

from __future__ import annotations

from dealer_assist.guide.prompt import Prompt
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.state import HandState, in_front
from dealer_assist.hand.turn import betting_is_over

NAMED = frozenset(("4th", "5th", "6th", "7th", "draw", "first_draw", "second_draw", "third_draw"))
"""Streets without a board that have a name of their own; those of a room's own game may have others."""


def to_be_dealt(hand: HandState) -> Prompt:
    """The next card; with no betting left every card still to come, as nobody acts between them."""
    following = hand.game.streets[hand.street + 1]
    bets = bool(in_front(hand))
    over = betting_is_over(hand)
    several = {"several": len(pots_of(hand)) > 1} if over else {}
    if following.board:
        return Prompt("deal_rest" if over else "next_card", {"street": following.name, "bets": bets, **several})
    draw = following.draw > 0
    if over:
        return Prompt("deal_hands_out", {"draw": draw, "bets": bets, **several})
    street = following.name if following.name in NAMED else "other"
    return Prompt("next_street", {"street": street, "draw": draw, "bets": bets})
