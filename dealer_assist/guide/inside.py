"""What the last full bet or raise inside a total can have been, when nobody told.

A seat has a total in front and the betting went up to it unseen. It can have been one bet of all of it, two
raises or many, or a short all-in of another seat that was called. Listed are the largest size, the smallest and
the totals at the edges. That is enough: a later raise that is full over the largest is full over each, and
without one no two sizes give the same answer.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec


class LastFull(msgspec.Struct, frozen=True):
    """The last full bet or raise of a street so far."""

    size: int
    """Chips it added; the smallest bet where nobody has bet in full."""
    to: int
    """Total it reached; before the flop the big blind counts, 0 = none yet."""


def last_full_inside(total: int, base: int, smallest: int, all_ins: Collection[int]) -> tuple[LastFull, ...]:
    """Every last full raise that matters of a street on which the betting stands at `total`.

    `base` is the level the street opened at (the big blind before the flop, 0 later), `smallest` the smallest
    bet, `all_ins` the totals of seats that may be all-in: the only ones that can have raised by less.

    >>> last_full_inside(100, base=0, smallest=5, all_ins=())
    (LastFull(size=100, to=100), LastFull(size=5, to=100))
    >>> last_full_inside(15, base=0, smallest=10, all_ins=())
    (LastFull(size=15, to=15),)
    """
    way = total - base
    if way < smallest:
        return (LastFull(smallest, base),)
    found = [LastFull(way, total)]
    if way >= 2 * smallest:
        found.append(LastFull(smallest, total))
    found += _with_short_all_ins(total, base, smallest, all_ins)
    return tuple(dict.fromkeys(found))


def last_total_inside(
    total: int, base: int, smallest: int, all_ins: Collection[int], rises: Collection[int]
) -> tuple[LastFull, ...]:
    """The same for a house where a raise adds at least the last total: only that total matters, no size.

    It is the total itself unless a short all-in reached it. Then it can be any below, and which of the later
    `rises` were full changes where it passes one of them.
    """
    if total - base < smallest:
        return (LastFull(smallest, base),)
    found = [LastFull(total - base, total)]
    if total in all_ins:
        edges = (base, total - 1, *rises, *(rise + 1 for rise in rises))
        found += [LastFull(smallest, edge) for edge in edges if base <= edge < total]
    return tuple(dict.fromkeys(found))


def _with_short_all_ins(total: int, base: int, smallest: int, all_ins: Collection[int]) -> Iterator[LastFull]:
    """What else it can have been if somebody was all-in for less than a full bet or raise on the way."""
    short_openings = [each for each in all_ins if base < each < min(base + smallest, total)]
    for opening in short_openings:
        if total - opening >= smallest:
            yield LastFull(total - opening, total)
    if total in all_ins:
        if total - base > smallest:
            yield LastFull(total - base - 1, total - 1)
            yield LastFull(smallest, base + smallest)
        if any(total - opening < smallest for opening in short_openings):
            yield LastFull(smallest, base)
