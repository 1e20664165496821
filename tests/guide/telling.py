"""Hands told in the middle, for tests: `told({2: 100, 5: 140}, all_in=(5,))`."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from dealer_assist.games.game import HOLDEM
from dealer_assist.hand.situation import FullRaise, SeatTold, Situation, Told
from dealer_assist.hand.state import Positions
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import HouseRules
from tests.tables import house_rules

NOWHERE = Positions()
"""Nobody told where button and blinds lie."""


def told(
    fronts: Mapping[int, int | None],
    *,
    inside: Collection[int] = (),
    all_in: Collection[int] = (),
    folded: Collection[int] = (),
    blinds: tuple[int, int] = (2, 5),
    positions: Positions = NOWHERE,
    street: str | None = "flop",
    middle: int | None = 0,
    pots: tuple[Pot, ...] = (),
    last: FullRaise | None = None,
    rules: HouseRules | None = None,
) -> Situation:
    """Chips in front by seat; nothing was said of a seat that stands in none of the three lists."""
    said = {
        **dict.fromkeys(inside, Told.IN),
        **dict.fromkeys(all_in, Told.ALL_IN),
        **dict.fromkeys(folded, Told.FOLDED),
    }
    return Situation(
        game=HOLDEM,
        rules=rules or house_rules(),
        small_blind=blinds[0],
        big_blind=blinds[1],
        seats=tuple(SeatTold(seat, front, said.get(seat)) for seat, front in sorted(fronts.items())),
        positions=positions,
        street=street,
        middle=middle,
        pots=pots,
        full_raise=last,
    )
