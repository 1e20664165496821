"""The nine classes of a high hand, and the order they stand in: with fewer cards in the deck the order changes.

A value is the reading itself, packed into one number: the class by its place in the order, then the five ranks in
reading order, four bits each. Kings and sevens with an ace is ``0x2_DD77E``. An ace that plays low is written as the
rank below the lowest of the deck: a 1 in 5-4-3-2-A, a 5 in the short deck's 9-8-7-6-A.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec

from dealer_assist.cards.card import RANKS, SUITS


class HighCategory(StrEnum):
    """The nine classes of a high hand, lowest first in the usual order. A royal flush is the highest straight flush."""

    HIGH_CARD = "high_card"
    PAIR = "pair"
    TWO_PAIR = "two_pair"
    TRIPS = "trips"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    QUADS = "quads"
    STRAIGHT_FLUSH = "straight_flush"


class HighOrder(msgspec.Struct, frozen=True):
    """How high hands stand to each other in one kind of deck."""

    categories: tuple[HighCategory, ...]
    """The classes, lowest first."""
    low_ace: int
    """Rank of the ace at the bottom of a straight: one below the lowest card of the deck."""


STANDARD = HighOrder(tuple(HighCategory), 1)
"""52 cards: WSOP Live 2024 R146."""

_LETTERS = "?A" + RANKS
_GROUPS = {
    (4, 1): (HighCategory.QUADS, (4,)),
    (3, 2): (HighCategory.FULL_HOUSE, (3, 2)),
    (3, 1): (HighCategory.TRIPS, (3,)),
    (2, 2): (HighCategory.TWO_PAIR, (2, 2)),
    (2, 1): (HighCategory.PAIR, (2,)),
    (1, 1): (HighCategory.HIGH_CARD, ()),
}


def flush_value(ranks: Sequence[int], order: HighOrder) -> int:
    """Five or more suited cards: a straight flush, else the five highest compared card by card."""
    if top := _straight_top(ranks, order):
        return packed(HighCategory.STRAIGHT_FLUSH, range(top, top - 5, -1), order)
    return packed(HighCategory.FLUSH, sorted(ranks, reverse=True)[:5], order)


def value_by_ranks(ranks: Sequence[int], order: HighOrder) -> int:
    """The best five without a flush: the group of most cards, the next group, then kickers downwards; or a straight."""
    groups = sorted(((number, rank) for rank, number in Counter(ranks).items()), reverse=True)
    most = groups[0][0]
    category, sizes = _GROUPS[most, min(groups[1][0], 5 - most)]
    grouped = [rank for size, (_, rank) in zip(sizes, groups, strict=False) for _ in range(size)]
    kickers = sorted(set(ranks).difference(grouped), reverse=True)
    value = packed(category, [*grouped, *kickers][:5], order)
    if top := _straight_top(ranks, order):
        return max(value, packed(HighCategory.STRAIGHT, range(top, top - 5, -1), order))
    return value


def packed(category: HighCategory, ranks: Iterable[int], order: HighOrder) -> int:
    """Class and ranks as one number that compares as the hands do."""
    value = order.categories.index(category)
    for rank in ranks:
        value = value << 4 | rank
    return value


def read_value(value: int, order: HighOrder) -> tuple[HighCategory, str]:
    """Class and ranks of a value, the ranks as they are read."""
    ranks = (value >> shift & 15 for shift in (16, 12, 8, 4, 0))
    return order.categories[value >> 20], "".join("A" if rank == order.low_ace else _LETTERS[rank] for rank in ranks)


def cards_that_play(cards: Sequence[str], category: HighCategory, reads: str) -> tuple[str, ...]:
    """One card for every rank read, higher suits first; a flush takes them all from its suit."""
    suits = "".join(card[1] for card in cards)
    if category in (HighCategory.FLUSH, HighCategory.STRAIGHT_FLUSH):
        suit = max(SUITS, key=suits.count)
        return tuple(rank + suit for rank in reads)
    by_suit = sorted(cards, key=lambda card: SUITS.index(card[1]), reverse=True)
    of_rank = {rank: iter([card for card in by_suit if card[0] == rank]) for rank in reads}
    return tuple(next(of_rank[rank]) for rank in reads)


def _straight_top(ranks: Iterable[int], order: HighOrder) -> int:
    """The top card of the highest five in sequence, 0 if there are none."""
    held = sum(1 << rank for rank in set(ranks))
    held |= (held >> 14 & 1) << order.low_ace
    run = held & held << 1 & held << 2 & held << 3 & held << 4
    return max(run.bit_length() - 1, 0)
