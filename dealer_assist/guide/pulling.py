"""What goes back and what is pulled from whom into which pot, from the chips in front of the players.

The part of the largest bet that nobody matched goes back before the pots are built (TDA 2024 R15-B); then the
bets are pulled a layer at a time, the smallest all-in first, and chips of folded players stay where they fall
(TDA 2024 R21, WSOP Live 2024 R149). The same for a hand that was followed and for one that was just counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.situation import SeatTold, Situation, Told
from dealer_assist.pots.build import Contribution, Pot, build_pots, merged, uncalled
from dealer_assist.rules.options import HouseRules, RakeBase, RakeMethod

NOTHING_TAKEN = (RakeMethod.NONE, RakeMethod.TIME)
"""Ways to pay the house that take nothing out of a pot."""


class InFront(msgspec.Struct, frozen=True):
    """Chips on the table when no more can be bet on this street: what lies in the middle, and what lies in front."""

    middle: tuple[Pot, ...]
    """Pots pulled before, main pot first; one without seats is everybody's."""
    seats: tuple[Contribution, ...]
    """Chips in front of each seat dealt in."""

    @property
    def still_in(self) -> tuple[int, ...]:
        """Seats that have not folded."""
        return tuple(each.seat for each in self.seats if not each.folded)

    @property
    def total(self) -> int:
        """Every chip in the hand."""
        return sum(pot.amount for pot in self.middle) + sum(each.total for each in self.seats)

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The pots once everything is pulled. Only right when nothing is uncalled."""
        return merged(self.middle, build_pots(self.seats), self.still_in)

    @property
    def sum(self) -> str:
        """Middle or pulled pots, then the chips in front by seat."""
        amounts = [pot.amount for pot in self.middle] + [each.total for each in self.seats]
        return added(amount for amount in amounts if amount)


def added(amounts: Iterator[int] | Sequence[int]) -> str:
    """Amounts as a sum.

    >>> added((30, 40, 110))
    '30 + 40 + 110'
    """
    return " + ".join(map(str, amounts))


def in_front(told: Situation) -> InFront:
    """The chips of a situation in which all were counted and the middle is known."""
    earlier = [
        Contribution(each.seat, each.earlier, each.dead, each.told is Told.FOLDED, each.told is Told.ALL_IN)
        for each in told.seats
    ]
    still_in = tuple(each.seat for each in earlier if not each.folded)
    before = told.pots or ((Pot(told.middle, ()),) if told.middle else ())
    return InFront(merged(before, build_pots(earlier), still_in), tuple(_put(each) for each in told.seats))


def _put(seat: SeatTold) -> Contribution:
    return Contribution(seat.seat, seat.front or 0, 0, seat.told is Told.FOLDED, seat.told is Told.ALL_IN)


# -- what goes back


def return_uncalled(chips: InFront, rules: HouseRules) -> Prompt | None:
    """The part nobody matched goes back first; None if all is matched."""
    back = uncalled(chips.seats)
    if back is None:
        return None
    taken = rules.rake_method not in NOTHING_TAKEN
    slots = {
        "amount": back.amount,
        "seat": back.seat,
        "pot": chips.total - back.amount,
        "raked": taken and rules.rake_base is RakeBase.ALL_CHIPS_BET,
    }
    return Prompt("return_uncalled", slots, Why(f"{back.highest} − {back.second}", ("rake_base",) if taken else ()))


# -- what is pulled


def side_pots(chips: InFront) -> Prompt:
    """The pots, what to pull from how many players for each, and folded chips that reach two of them."""
    pots = chips.pots
    slots: dict[str, Any] = {
        "pots": pots_told(pots),
        "pulls": [{"amount": high - low, "players": len(seats)} for low, high, seats in layers(chips)],
        "folded": list(_folded(chips, pots)),
        "total": chips.total,
    }
    return Prompt("side_pots", slots, Why(chips.sum))


def pots_told(pots: Sequence[Pot]) -> list[dict[str, Any]]:
    """Pots as a prompt lists them."""
    return [{"amount": pot.amount, "seats": list(pot.seats)} for pot in pots]


def layers(chips: InFront) -> list[tuple[int, int, tuple[int, ...]]]:
    """Each pull as (from, up to, seats still in that have that much in front), the smallest all-in first."""
    live = [each for each in chips.seats if not each.folded]
    steps = pairwise([0, *sorted({each.total for each in live if each.total})])
    return [(low, high, tuple(sorted(each.seat for each in live if each.total >= high))) for low, high in steps]


def _folded(chips: InFront, pots: Sequence[Pot]) -> Iterator[dict[str, Any]]:
    """Folded chips that reach two pots, with the part that falls into each."""
    for each in chips.seats:
        if each.folded and each.total:
            parts = [_part(each.total, layers(chips), pot) for pot in pots]
            if sum(part > 0 for part in parts) > 1:
                yield {"seat": each.seat, "amount": each.total, "parts": parts}


def _part(total: int, pulls: Sequence[tuple[int, int, tuple[int, ...]]], pot: Pot) -> int:
    """What a folded player's chips put into one pot: its layers, and above the last layer everything."""
    part = 0
    for low, high, seats in pulls:
        if seats == pot.seats:
            top = total if (low, high, seats) == pulls[-1] else min(total, high)
            part += max(0, top - low)
    return part
