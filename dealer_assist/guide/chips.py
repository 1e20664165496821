"""The chips of a street when no more are bet on it: what lies in the middle, what lies in front of whom.

The same for a hand that was followed and for one that was just counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import msgspec

from dealer_assist.hand.situation import SeatTold, Situation, Told
from dealer_assist.pots.build import Contribution, Pot, Uncalled, build_pots, merged, uncalled


class Layer(msgspec.Struct, frozen=True):
    """One pull: that many chips from each player who has them in front."""

    low: int
    """Chips already pulled from each, in the pulls before."""
    high: int
    """Chips pulled from each after it."""
    seats: tuple[int, ...]
    """Seats still in that it is pulled from, ascending."""


class InFront(msgspec.Struct, frozen=True):
    """Chips on the table, those of folded players included."""

    before: tuple[Pot, ...]
    """Pots as they were told, main pot first; one without seats is everybody's."""
    seats: tuple[SeatTold, ...]
    """Every seat with what was told of it; all are counted."""

    @property
    def still_in(self) -> tuple[int, ...]:
        """Seats that have not folded."""
        return tuple(each.seat for each in self.seats if each.told is not Told.FOLDED)

    @property
    def middle(self) -> tuple[Pot, ...]:
        """What was pulled before this street's chips."""
        earlier = [_put_in(each, each.earlier, each.dead) for each in self.seats]
        return merged(self.before, build_pots(earlier), self.still_in)

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The pots once everything is pulled. Only right when nothing is uncalled."""
        return merged(self.before, build_pots(self._all_put_in()), self.still_in)

    @property
    def total(self) -> int:
        """Every chip in the hand."""
        before = sum(pot.amount for pot in self.before)
        return before + sum(front(each) + each.earlier + each.dead for each in self.seats)

    @property
    def sum(self) -> str:
        """Middle or pulled pots, then the chips in front by seat."""
        amounts = [*(pot.amount for pot in self.middle), *(front(each) for each in self.seats)]
        return added(amount for amount in amounts if amount)

    @property
    def uncalled(self) -> Uncalled | None:
        """The part of the largest total that nobody has matched."""
        return uncalled(self._all_put_in())

    @property
    def layers(self) -> list[Layer]:
        """The pulls, the smallest all-in first."""
        live = {each.seat: front(each) for each in self.seats if each.told is not Told.FOLDED}
        steps = pairwise([0, *sorted({amount for amount in live.values() if amount})])
        return [Layer(low, high, tuple(s for s, amount in live.items() if amount >= high)) for low, high in steps]

    def _all_put_in(self) -> list[Contribution]:
        return [_put_in(each, each.earlier + front(each), each.dead) for each in self.seats]


def in_front(told: Situation) -> InFront:
    """The chips of a situation in which all were counted and the middle is known."""
    return InFront(told.pots or ((Pot(told.middle, ()),) if told.middle else ()), told.seats)


def front(seat: SeatTold) -> int:
    """Chips in front of a seat that was counted."""
    return seat.front or 0


def _put_in(seat: SeatTold, total: int, dead: int) -> Contribution:
    return Contribution(seat.seat, total, dead, seat.told is Told.FOLDED, seat.told is Told.ALL_IN)


def added(amounts: Iterable[int]) -> str:
    """Amounts as a sum.

    >>> added((30, 40, 110))
    '30 + 40 + 110'
    """
    return " + ".join(map(str, amounts))
