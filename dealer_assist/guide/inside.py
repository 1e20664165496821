"""What the last full bet or raise inside a total can have been, when nobody told.

A seat has a total in front and the betting went up to it unseen. It can have been one bet of all of it, two
raises or many, or a short all-in of another seat that was called. Only sizes that some legal street leads to
are listed, and of those the largest, the smallest and what lies at the edges: an answer that is the same for
these is the same for all between, because a later raise that is full over the largest is full over each.
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
    if total - base < smallest:
        return (LastFull(smallest, base),)
    short_openings = [each for each in all_ins if base < each < min(base + smallest, total)]
    found = list(_raised(base, total, smallest))
    for opening in short_openings:
        found += _raised(opening, total, smallest)
    if total in all_ins:
        found += _short_all_in_to(total, base, smallest)
        if short_openings:
            found.append(LastFull(smallest, base))
    return tuple(dict.fromkeys(found))


def _raised(start: int, total: int, smallest: int) -> Iterator[LastFull]:
    """The largest and the smallest last raise on the way from `start`: in one step, or in as many as fit.

    Raises never get smaller, so the smallest last one is an even share of the way.
    """
    way = total - start
    if way < smallest:
        return
    yield LastFull(way, total)
    steps = way // smallest
    yield LastFull(-(-way // steps), total)


def _short_all_in_to(total: int, base: int, smallest: int) -> Iterator[LastFull]:
    """The last full raise below an all-in that reached the total without being full."""
    yield from _raised(base, total - 1, smallest)
    if (total - base) % smallest:
        yield LastFull(smallest, total - (total - base) % smallest)
