"""What the dealer says in stud: who brings in or acts first, the bring-in, what completing it costs.

As long as the cards are not told the dealer is reminded which card or board it is, and taps its seat. WSOP Live 2024
R215 to R219, TDA 2024 RP-10.
"""

from __future__ import annotations

from dealer_assist.games.game import Opens
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import HandState

HIGH = frozenset((Opens.HIGH_CARD, Opens.HIGH_CARD_ACE_LOW, Opens.HIGH_BOARD))
"""Ways to open in which the highest goes first."""


def turn_by_cards(hand: HandState) -> Prompt | None:
    """Which card or board acts first, while nobody knows whose turn it is; None outside stud."""
    game = hand.game
    if game.bring_in is None or game.later_first is None:
        return None
    if hand.stud.bring_in_due:
        return Prompt("who_brings_in", {"high": game.bring_in in HIGH, "amount": hand.big_blind})
    return Prompt("who_opens", {"high": game.later_first in HIGH}, Why(options=("stud_tied_board_first",)))


def on_third_street(hand: HandState, seat: int) -> Prompt | None:
    """The bring-in, or what completing it costs; None once somebody has bet."""
    if hand.game.bring_in is None or hand.street:
        return None
    legal = limits(hand, seat)
    if "bring_in" in legal.can:
        opens = legal.least_to if legal.may_wager else None
        return Prompt("bring_in", {"seat": seat, "amount": legal.call_add, "opens": opens})
    if "complete" in legal.can and legal.call_add:
        return Prompt("call_or_complete", {"seat": seat, "call": legal.call_add, "to": legal.least_to})
    return None
