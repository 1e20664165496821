"""Which of the tabled hands is highest, and how the dealer reads it: *kings and sevens, ace kicker*.

The best five of five to seven cards count, a sixth and seventh never do; suits never decide; nothing wraps round the
ace (WSOP Live 2024 R146 and the ranking of hands, TDA 2024 R12: cards speak). Two doors: `high_value` for comparing
many hands fast, `read_high` for the words and the five cards to push forward.

A value is the reading itself, packed into one number: the category, then the five ranks in reading order, four bits
each. Kings and sevens with an ace is ``0x2_DD77E``; an ace that plays low in 5-4-3-2-A is a 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec

from dealer_assist.cards.card import DECK, RANKS, SUITS, CardError, CardProblem, check_cards


class HighCategory(StrEnum):
    """The nine classes of a high hand, lowest first. A royal flush is the highest straight flush."""

    HIGH_CARD = "high_card"
    PAIR = "pair"
    TWO_PAIR = "two_pair"
    TRIPS = "trips"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    QUADS = "quads"
    STRAIGHT_FLUSH = "straight_flush"


class HighReading(msgspec.Struct, frozen=True):
    """A high hand as the dealer reads it aloud."""

    value: int
    """As `high_value` gives it: the larger number wins, the same number splits."""
    category: HighCategory
    """The class of the hand."""
    reads: str
    """Five ranks in the order they are read: groups by size, then kickers; straights from the top, ``5432A`` last."""
    five: tuple[str, ...]
    """The cards that play, in the same order; of cards that would serve alike, the higher suit."""


_CATEGORIES = tuple(HighCategory)
_RANK_OF = {card: RANKS.index(card[0]) + 2 for card in DECK}
_LETTERS = "?A" + RANKS
_GROUPS = {
    (4, 1): (HighCategory.QUADS, (4,)),
    (3, 2): (HighCategory.FULL_HOUSE, (3, 2)),
    (3, 1): (HighCategory.TRIPS, (3,)),
    (2, 2): (HighCategory.TWO_PAIR, (2, 2)),
    (2, 1): (HighCategory.PAIR, (2,)),
    (1, 1): (HighCategory.HIGH_CARD, ()),
}

# What a card adds to the weight of a hand. Below, one digit per rank in base 5, because a deck holds four of a rank:
# hands of the same ranks weigh the same, all others differ. Above, six bits per suit in which a card weighs 7: five
# suited cards make 35 and light the bit of 32, four make 28 and do not.
_RANK_BITS = 31
_WEIGHTS = {
    rank + suit: 5**digit + (7 << _RANK_BITS + 6 * place)
    for digit, rank in enumerate(RANKS)
    for place, suit in enumerate(SUITS)
}
_SAME_RANKS = (1 << _RANK_BITS) - 1
_FLUSH_IN = {32 << _RANK_BITS + 6 * place: suit for place, suit in enumerate(SUITS)}
_FIVE_SUITED = sum(_FLUSH_IN)

# Filled as hands come up, so that no screen waits for a table: by ranks alone, and by the ranks of the flush suit.
# At most 73,775 and 4,719 entries, some 8 MB, half a second in all.
_met: dict[int, int] = {}
_met_flushes: dict[int, int] = {}


def high_value(cards: Sequence[str]) -> int:
    """What five to seven cards are worth: the larger number wins, the same number splits.

    Raises CardError for another number of cards and for what is no card. Made for many hands, so the same card twice
    may pass unnoticed: `read_high` and `check_cards` look for it.

    >>> high_value(["Ks", "Kd", "7c", "7h", "2s", "Ac", "3d"]) > high_value(["Ks", "Kd", "7c", "7h", "2s", "Qs", "Jd"])
    True
    """
    weights = _WEIGHTS
    try:
        # Seven is the usual number; adding by name takes 0.28 µs where sum() takes 0.34.
        if len(cards) == 7:
            a, b, c, d, e, f, g = cards
            weight = weights[a] + weights[b] + weights[c] + weights[d] + weights[e] + weights[f] + weights[g]
        elif len(cards) in (5, 6):
            weight = sum(map(weights.__getitem__, cards))
        else:
            raise CardError(CardProblem.WRONG_NUMBER, cards)
        # With five suited cards among seven there is neither four of a kind nor a full house to look for.
        if flush := weight & _FIVE_SUITED:
            return _met_flushes[_ranks_of_suit(cards, _FLUSH_IN[flush])]
        return _met[weight & _SAME_RANKS]
    except KeyError:
        return _first_met(cards)


def read_high(cards: Sequence[str]) -> HighReading:
    """The best high hand in five to seven tabled cards, and how it is read aloud.

    Raises CardError for a wrong card, the same card twice, or another number of cards.

    >>> reading = read_high(["Ad", "2c", "3h", "9s", "9d", "5c", "4s"])
    >>> reading.category, reading.reads, reading.five, hex(reading.value)
    (<HighCategory.STRAIGHT: 'straight'>, '5432A', ('5c', '4s', '3h', '2c', 'Ad'), '0x454321')
    """
    check_cards(cards)
    value = high_value(cards)
    category = _CATEGORIES[value >> 20]
    reads = "".join(_LETTERS[value >> shift & 15] for shift in (16, 12, 8, 4, 0))
    return HighReading(value, category, reads, _cards_that_play(cards, category, reads))


def _cards_that_play(cards: Sequence[str], category: HighCategory, reads: str) -> tuple[str, ...]:
    """One card for every rank read, higher suits first; a flush takes them all from its suit."""
    suits = "".join(card[1] for card in cards)
    if category in (HighCategory.FLUSH, HighCategory.STRAIGHT_FLUSH):
        suit = max(SUITS, key=suits.count)
        return tuple(rank + suit for rank in reads)
    by_suit = sorted(cards, key=lambda card: SUITS.index(card[1]), reverse=True)
    of_rank = {rank: iter([card for card in by_suit if card[0] == rank]) for rank in reads}
    return tuple(next(of_rank[rank]) for rank in reads)


def _first_met(cards: Sequence[str]) -> int:
    """The value worked out from the cards, and kept for every hand of the same ranks."""
    check_cards(cards)
    weight = sum(map(_WEIGHTS.__getitem__, cards))
    if flush := weight & _FIVE_SUITED:
        suit = _FLUSH_IN[flush]
        value = _flush_value([_RANK_OF[card] for card in cards if card[1] == suit])
        return _met_flushes.setdefault(_ranks_of_suit(cards, suit), value)
    return _met.setdefault(weight & _SAME_RANKS, _value_by_ranks([_RANK_OF[card] for card in cards]))


def _ranks_of_suit(cards: Sequence[str], suit: str) -> int:
    """The ranks held in that suit, one bit each, deuce at 4."""
    ranks = 0
    for card in cards:
        if card[1] == suit:
            ranks |= 1 << _RANK_OF[card]
    return ranks


def _flush_value(ranks: Sequence[int]) -> int:
    """Five or more suited cards: a straight flush, else the five highest compared card by card."""
    if top := _straight_top(ranks):
        return _packed(HighCategory.STRAIGHT_FLUSH, range(top, top - 5, -1))
    return _packed(HighCategory.FLUSH, sorted(ranks, reverse=True)[:5])


def _value_by_ranks(ranks: Sequence[int]) -> int:
    """The best five without a flush: the group of most cards, the next group, then kickers downwards."""
    groups = sorted(((number, rank) for rank, number in Counter(ranks).items()), reverse=True)
    most = groups[0][0]
    category, sizes = _GROUPS[most, min(groups[1][0], 5 - most)]
    top = _straight_top(ranks)
    if top and category not in (HighCategory.QUADS, HighCategory.FULL_HOUSE):
        return _packed(HighCategory.STRAIGHT, range(top, top - 5, -1))
    grouped = [rank for size, (_, rank) in zip(sizes, groups, strict=False) for _ in range(size)]
    kickers = sorted(set(ranks).difference(grouped), reverse=True)
    return _packed(category, [*grouped, *kickers][:5])


def _straight_top(ranks: Iterable[int]) -> int:
    """The top card of the highest five in sequence, 5 for the wheel, 0 if there are none."""
    held = sum(1 << rank for rank in set(ranks))
    held |= held >> 13 & 2  # an ace (bit 14) is also below the deuce (bit 1)
    run = held & held << 1 & held << 2 & held << 3 & held << 4
    return max(run.bit_length() - 1, 0)


def _packed(category: HighCategory, ranks: Iterable[int]) -> int:
    """Category and ranks as one number that compares as the hands do."""
    value = _CATEGORIES.index(category)
    for rank in ranks:
        value = value << 4 | rank
    return value
