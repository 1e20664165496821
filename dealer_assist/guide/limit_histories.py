"""Every history of a street of fixed limit that fits the chips in front.

Bets and raises have one size, so any other amount was somebody's last chips. Unknown is only which all-ins lie inside
a seat's own total, and by how much they were short.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from dealer_assist.guide.faces import Acted
from dealer_assist.guide.history import History, all_in_totals
from dealer_assist.guide.inside import LastFull
from dealer_assist.guide.opening import Opening
from dealer_assist.guide.reading import Round
from dealer_assist.hand.situation import SeatTold, Situation, Told
from dealer_assist.hand.structures import PARTS_OF_A_BET


class Reached(msgspec.Struct, frozen=True):
    """Where the betting stands. Amounts are totals in front on this street, chips."""

    level: int
    full_to: int
    """Total of the last bet or raise that counts."""
    increment: int
    """Chips of it: a whole bet, or an all-in of less over the total before it."""
    raises: int
    """Bets and raises that count."""


class Sizes(msgspec.Struct, frozen=True):
    """The one size of a street, and what of it is enough."""

    bet: int
    parts: int
    """How many times an all-in must reach a bet."""
    brought_in: bool = False
    """Whether the street opened with a bring-in, which is part of the first bet."""

    def raised(self, at: Reached, to: int) -> Reached:
        """Where the betting stands after a bet, a raise or an all-in to this total."""
        if self.parts * (to - at.full_to) >= self.bet:
            return Reached(to, to, to - self._over(at, to), at.raises + 1)
        return msgspec.structs.replace(at, level=to)

    def _over(self, at: Reached, to: int) -> int:
        """The total a bet or raise goes over: a whole one over the last full total, an all-in over what lies there."""
        whole = to - at.full_to >= self.bet
        return at.full_to if whole or (self.brought_in and not at.full_to) else at.level

    def after(self, at: Reached, all_ins: Iterable[int]) -> Iterator[Reached]:
        """Where it can stand after one more of them; an all-in goes in to one of these totals."""
        full = at.full_to + self.bet
        yield self.raised(at, full)
        for to in all_ins:
            if at.level < to < full:
                yield self.raised(at, to)


def in_limit(told: Situation, others: Sequence[SeatTold], opening: Opening, level: int) -> Iterator[History]:
    """Every history after which a seat with `level` in front, or facing it, has its turn."""
    if opening.least <= 0:
        # nobody told the sizes of this table
        return
    parts = PARTS_OF_A_BET[told.rules.limit_short_all_in_fraction]
    sizes = Sizes(opening.least, parts, opening.brought_in)
    inside = reached_inside(level, opening, sizes, all_in_totals(others))
    went = [(at, _went(others, at, sizes)) for at in inside]
    possible = [(at, each) for at, each in went if each is not None]
    # a raise that completed a short all-in may be told over that all-in
    for fits in (_as_told, _completed_as_told):
        fitting = [(at, each) for at, each in possible if fits(told, each)]
        if fitting:
            break
    for at, each in fitting:
        yield History({}, LastFull(at.increment, at.full_to) if len(inside) > 1 else None, each)


def reached_inside(total: int, opening: Opening, sizes: Sizes, all_ins: set[int]) -> list[Reached]:
    """Every way the betting can have come to this total.

    >>> reached_inside(40, Opening(2, 0, 40), Sizes(40, 2), set())
    [Reached(level=40, full_to=40, increment=40, raises=1)]
    """
    # a bring-in is part of the first whole bet
    at_start = Reached(opening.level, 0 if opening.brought_in else opening.level, sizes.bet, opening.raises)
    seen = {at_start: None}
    ways = [at_start]
    while ways:
        further = [each for each in sizes.after(ways.pop(), all_ins) if each.level <= total and each not in seen]
        seen.update(dict.fromkeys(further))
        ways += further
    return [each for each in seen if each.level == total]


def _went(others: Sequence[SeatTold], at: Reached, sizes: Sizes) -> Round | None:
    """The round as it went on, seats clockwise; None if it cannot have gone like this."""
    acted: list[Acted] = []
    for each in others:
        front = each.front or 0
        if front > at.level:
            full = at.full_to + sizes.bet
            if front > full or (front < full and each.told in (Told.IN, Told.FOLDED)):
                return None
            at = sizes.raised(at, front)
        if front == at.level and each.told in (Told.IN, None):
            acted.append(Acted(each.seat, front))
    return Round(at.level, LastFull(at.increment, at.full_to), tuple(acted), at.raises)


def _as_told(told: Situation, went: Round) -> bool:
    """Whether it ends with the last full raise that was told; any does if none was."""
    last = told.full_raise
    return last is None or (last.to, last.to - last.over or went.last.size) == (went.last.to, went.last.size)


def _completed_as_told(told: Situation, went: Round) -> bool:
    """Whether it ends with the full raise that was told, by the chips it went over the total before it."""
    last = told.full_raise
    return last is not None and last.to == went.last.to and 0 < last.to - last.over < went.last.size
