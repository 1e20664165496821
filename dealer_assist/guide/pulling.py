"""What goes back and what is pulled from whom into which pot.

The part of the largest bet that nobody matched goes back before the pots are built (TDA 2024 R15-B); then the
bets are pulled a layer at a time, the smallest all-in first, and chips of folded players stay where they fall
(TDA 2024 R21, WSOP Live 2024 R149).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dealer_assist.guide.chips import InFront, Layer, front
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.situation import Told
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import HouseRules, RakeBase, RakeMethod

NOTHING_TAKEN = (RakeMethod.NONE, RakeMethod.TIME)
"""Ways to pay the house that take nothing out of a pot."""


def return_uncalled(chips: InFront, rules: HouseRules) -> Prompt | None:
    """The part nobody matched goes back first; None if all is matched."""
    back = chips.uncalled
    if back is None:
        return None
    taken = rules.rake_method not in NOTHING_TAKEN
    slots = {
        "amount": back.amount,
        "seat": back.seat,
        "pot": chips.total - back.amount,
        "raked": taken and rules.rake_base is RakeBase.ALL_CHIPS_BET,
    }
    in_front = next(front(each) for each in chips.seats if each.seat == back.seat)
    # the dealer sees this street's chips; only an ante nobody could match reaches below them
    largest = in_front if in_front >= back.amount else back.highest
    return Prompt(
        "return_uncalled", slots, Why(f"{largest} − {largest - back.amount}", ("rake_base",) if taken else ())
    )


def side_pots(chips: InFront) -> Prompt:
    """The pots, what to pull from how many players for each, and folded chips that reach two of them."""
    slots: dict[str, Any] = {
        "pots": pots_told(chips.pots),
        "pulls": [{"amount": pull.high - pull.low, "players": len(pull.seats)} for pull in chips.layers],
        "folded": list(_folded(chips)),
        "total": chips.total,
    }
    return Prompt("side_pots", slots, Why(chips.sum))


def pots_told(pots: Sequence[Pot]) -> list[dict[str, Any]]:
    """Pots as a prompt lists them."""
    return [{"amount": pot.amount, "seats": list(pot.seats)} for pot in pots]


def _folded(chips: InFront) -> Iterator[dict[str, Any]]:
    """Folded chips that reach two pots, with the part that falls into each."""
    pots, pulls = chips.pots, chips.layers
    for each in chips.seats:
        if each.told is Told.FOLDED and pulls:
            parts = [_part(front(each), pulls, pot) for pot in pots]
            if sum(part > 0 for part in parts) > 1:
                yield {"seat": each.seat, "amount": front(each), "parts": parts}


def _part(folded: int, pulls: Sequence[Layer], pot: Pot) -> int:
    """What a folded player's chips put into one pot: its layers, and above the last layer everything."""
    part = 0
    for pull in pulls:
        if pull.seats == pot.seats:
            top = folded if pull is pulls[-1] else min(folded, pull.high)
            part += max(0, top - pull.low)
    return part
