"""The first card went to a wrong seat: until substantial action the hand is dealt again, after it the hand plays.

The same in every book: TDA 2024 R35-A and R36, WSOP Live 2024 R104 and R105, Robert's Rules v11 s.3. How much action
is substantial is option `substantial_action`. Rule file 09.
"""

from __future__ import annotations

import msgspec

from dealer_assist.hand.irregular.misdeal import misdealt
from dealer_assist.hand.irregular.outcome import Do, Outcome, Ruled, Step
from dealer_assist.rules.options import HouseRules

BOOKS = ("TDA 2024 R35-A", "TDA 2024 R36", "WSOP Live 2024 R104", "WSOP Live 2024 R105")


class FirstCardWrong(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The deal began at another seat than the one left of the button."""

    substantial: bool = False
    """Whether there has been substantial action."""


def first_card_wrong(told: FirstCardWrong, rules: HouseRules) -> Ruled:
    """Whether the deal stands."""
    if not told.substantial:
        return misdealt(rules, BOOKS, "substantial_action")
    return Ruled(outcome=Outcome.PLAY_ON, steps=(Do(Step.PLAY_ON),), option="substantial_action", cite=BOOKS)
