"""NEXT HAND in games without blinds: what everybody puts in, and what the button or the card that shows adds.

WSOP Live 2024 R215, WSOP Tournament 2024 Section IX, Short Deck; the ante is the option `ante_amount`.
"""

from __future__ import annotations

from dealer_assist.games.game import ForcedBets
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.table.dealing_in import killed_in
from dealer_assist.table.state import TableState

OPTIONS: dict[ForcedBets, tuple[str, ...]] = {
    ForcedBets.BRING_IN: ("ante_amount",),
    ForcedBets.BUTTON_ANTE: ("ante_amount", "short_deck_structure"),
}
"""What decides the antes of such a game."""


def antes_in(table: TableState) -> Prompt | None:
    """What is told once the hand has started; None once somebody has acted or is to bring in, and with blinds."""
    hand = table.hand
    if hand is None or hand.game.forced not in OPTIONS or hand.positions != table.laid or not _untouched(table, hand):
        return None
    button = hand.positions.button if hand.game.forced is ForcedBets.BUTTON_ANTE else None
    slots = {"ante": hand.rules.ante_amount, "button": button, "amount": hand.big_blind}
    return Prompt("next_hand_antes", slots, Why(options=OPTIONS[hand.game.forced]))


def _untouched(table: TableState, hand: HandState) -> bool:
    """Whether nobody has acted; a hand killed for its player's absence is no action."""
    if hand.street or hand.stage is not Stage.BETTING or any(each.acted_at is not None for each in hand.seats):
        return False
    killed = () if table.undealt is None else killed_in(table.undealt)
    if any(each.folded and each.seat not in killed for each in hand.seats):
        return False
    if hand.game.forced is ForcedBets.BRING_IN:
        # once the up cards are told they say who brings in: that is the one thing to say now
        return hand.stud.bring_in_due and hand.to_act is None
    return True
