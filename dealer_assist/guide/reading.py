"""What the chips tell of the round that came after a seat: clockwise from its left everybody acted once.

So the first amount above its own is the bet or raise, a higher one a raise over it, an equal one a call, a
lower one an all-in for less or chips of a seat that has folded. A raise by a seat with chips behind is full,
or it would not have been taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from dealer_assist.guide.faces import Acted
from dealer_assist.guide.inside import LastFull
from dealer_assist.rules.options import MinRaiseRule


class Put(msgspec.Struct, frozen=True):
    """The chips in front of a seat, and whether they are its last ones."""

    seat: int
    front: int
    all_in: bool
    can_act: bool
    """Whether it is still in and not all-in."""


class Round(msgspec.Struct, frozen=True):
    """Where a round stands."""

    level: int
    """Total to match, chips."""
    last: LastFull
    acted: tuple[Acted, ...]
    """Seats that matched what they faced and can act again, in order of action."""
    raises: int = 0
    """Fixed limit: bets and raises so far."""


def _by_increment(last: LastFull) -> int:
    return last.size


def _by_total(last: LastFull) -> int:
    return last.to or last.size


LEAST: dict[MinRaiseRule, Callable[[LastFull], int]] = {
    MinRaiseRule.LAST_INCREMENT: _by_increment,
    MinRaiseRule.DOUBLE_TOTAL: _by_total,
}
"""Chips a full raise adds, by the option `min_raise_rule`."""


def read_round(puts: Iterable[Put], level: int, last: LastFull, rule: MinRaiseRule) -> Round | None:
    """The round as it went, seats clockwise; None if it cannot have gone like this.

    >>> puts = (Put(5, 140, all_in=True, can_act=False), Put(8, 140, all_in=False, can_act=True))
    >>> read_round(puts, 100, LastFull(100, 100), MinRaiseRule.LAST_INCREMENT).last
    LastFull(size=100, to=100)
    """
    acted: list[Acted] = []
    for put in puts:
        rise = put.front - level
        if rise > 0:
            if rise >= LEAST[rule](last):
                last = LastFull(rise, put.front)
            elif not put.all_in:
                return None
            level = put.front
        if put.can_act and put.front == level:
            acted.append(Acted(put.seat, put.front))
    return Round(level, last, tuple(acted))
