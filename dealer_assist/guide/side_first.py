"""Several pots divided one after the other, the last side pot first; never the total in one go.

Option `side_pot_award_order`; TDA 2024 R21, WSOP Live 2024 R149. Each pot has its own odd chips.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dealer_assist.guide.asks import ask_button_for_the_odd_chip
from dealer_assist.guide.chips import added
from dealer_assist.guide.halves import divided, told
from dealer_assist.guide.prompt import Ask, Prompt, Said, Why
from dealer_assist.hand.dividing import shares
from dealer_assist.hand.state import HandState
from dealer_assist.pots.split import Part, Share


class PotRead(msgspec.Struct, frozen=True):
    """A pot and who wins it, as read."""

    amount: int
    parts: tuple[Part, ...]


def split_side_first(hand: HandState, pots: Sequence[PotRead]) -> Said | None:
    """How the pots are divided, main pot first in `pots`; of a single pot what is said of it (`divided`)."""
    if len(pots) == 1:
        return divided(hand, pots[0].amount, pots[0].parts)
    names = ["main", *(f"side{number}" for number in range(1, len(pots)))]
    awarded = []
    for name, pot in reversed(list(zip(names, pots, strict=True))):
        pushed = _shares(hand, pot)
        if pushed is None:
            return ask_button_for_the_odd_chip()
        awarded.append((name, pushed))
    amounts = [share.amount for _, pushed in awarded for share in pushed]
    slots = {
        "pots": [{"name": name, "shares": told(pushed)} for name, pushed in awarded],
        "total": sum(pot.amount for pot in pots),
    }
    return Prompt("split_side_first", slots, Why(added(amounts), ("side_pot_award_order",)))


def _shares(hand: HandState, pot: PotRead) -> Sequence[Share] | None:
    """The shares of a pot as its own prompt lists them; None if they hang on a button nobody told."""
    said = divided(hand, pot.amount, pot.parts)
    if isinstance(said, Ask):
        return None
    if isinstance(said, Prompt) and "shares" in said.slots:
        return [Share(share["seat"], share["amount"]) for share in said.slots["shares"]]
    return shares(hand, pot.amount, pot.parts)
