"""A street card turned before the betting is over: stop, who is to act, and what becomes of the card.

A premature flop or river is reshuffled in every book; for the turn the house chooses (option `premature_turn`; TDA
2024 RP-5-B, WSOP Live 2024 R167, Robert's Rules v11 s.5; rule file 09).
"""

from __future__ import annotations

from dealer_assist.games.board import BoardPart, board_part
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.state import HandState
from dealer_assist.rules.options import PrematureTurn

REMEDY: dict[PrematureTurn, str] = {
    PrematureTurn.SET_ASIDE_USE_RIVER_CARD: "set_aside",
    PrematureTurn.RESHUFFLE_STUB_KEEP_BURN: "reshuffle",
}
"""What becomes of a premature turn card."""


def premature_card(hand: HandState) -> Prompt | None:
    """What is said when the next street was dealt too early; None if nobody owes action, or there is no next street."""
    following = hand.game.streets[hand.street + 1 :]
    if hand.to_act is None or not following:
        return None
    street = board_part(hand.game, hand.street + 1) or following[0].name
    if street != BoardPart.TURN:
        return _stop(hand.to_act, street, "reshuffle", ())
    return _stop(hand.to_act, street, REMEDY[hand.rules.premature_turn], ("premature_turn",))


def _stop(seat: int, street: str, remedy: str, options: tuple[str, ...]) -> Prompt:
    return Prompt("premature_card", {"seat": seat, "street": street, "remedy": remedy}, Why(options=options))
