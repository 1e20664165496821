"""A misdeal: every card comes back, every chip goes back, and the hand is dealt again.

Option `misdeal_button` says who has the button then: the exact replay of the tournament books (TDA 2024 R35-C, WSOP
Tournament 2024 R88-b), or the button moved as if the hand had been played. Rule file 09.
"""

from __future__ import annotations

from dealer_assist.hand.irregular.outcome import Do, Outcome, Redeal, Ruled, Step
from dealer_assist.rules.options import HouseRules, MisdealButton

REDEAL: dict[MisdealButton, Redeal] = {
    MisdealButton.STAYS: Redeal(button_moves=False, exact_replay=True),
    MisdealButton.ADVANCES: Redeal(button_moves=True, exact_replay=False),
}
"""How the cards are dealt again, by the option `misdeal_button`."""

STEPS = (Step.STOP, Step.COUNT_DECK, Step.RETURN_POSTS, Step.SHUFFLE_AND_DEAL)


def misdealt(rules: HouseRules, cite: tuple[str, ...], option: str | None = None) -> Ruled:
    """The hand is dealt again; `option` is the one that made it a misdeal, if a choice of the house did."""
    redeal = REDEAL[rules.misdeal_button]
    steps = tuple(Do(step) for step in STEPS)
    return Ruled(outcome=Outcome.MISDEAL, fixed=redeal, steps=steps, option=option or "misdeal_button", cite=cite)
