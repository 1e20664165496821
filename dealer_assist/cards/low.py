"""Which of the tabled hands is lowest, in lowball and for the low half of high-low games.

Low hands are read from the highest card down, and the lower card wins at the first difference; any hand without a pair
beats any pair, then the lower pair, two pair and so on. Three scales differ in the ace and in what straights and
flushes do: ace to five (WSOP Live 2024 R234, R277), ace to six, deuce to seven (WSOP Live 2024 R281, R282).

A value counts down from the worst hand there is, so that the larger number wins here too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from enum import StrEnum
from functools import partial
from itertools import combinations, pairwise

import msgspec

from dealer_assist.cards.card import RANKS, SUITS, CardError, CardProblem, check_cards
from dealer_assist.cards.reading import Reading
from dealer_assist.cards.weights import FIVE_SUITED, RANK_OF, SAME_RANKS, best_beside, weight_of


class LowCategory(StrEnum):
    """The classes of a low hand, best first: those of a high hand turned round."""

    LOW = "low"
    LOW_PAIR = "low_pair"
    LOW_TWO_PAIR = "low_two_pair"
    LOW_TRIPS = "low_trips"
    STRAIGHT = "straight"
    FLUSH = "flush"
    LOW_FULL_HOUSE = "low_full_house"
    LOW_QUADS = "low_quads"
    STRAIGHT_FLUSH = "straight_flush"


class LowScale(msgspec.Struct, frozen=True):
    """What makes one kind of lowball different from another."""

    ace: int
    """Rank of the ace, which has no other: 1 or 14."""
    sequences_count: bool
    """Whether straights and flushes count against the hand."""


ACE_TO_FIVE = LowScale(ace=1, sequences_count=False)
"""5-4-3-2-A is the best hand: razz, the low half of high-low games."""
ACE_TO_SIX = LowScale(ace=1, sequences_count=True)
"""6-4-3-2-A is the best hand: London lowball."""
DEUCE_TO_SEVEN = LowScale(ace=14, sequences_count=True)
"""7-5-4-3-2 is the best hand; A-5-4-3-2 is an ace high and no straight."""

_CATEGORIES = tuple(LowCategory)
_CLASS_OF_GROUPS = {
    (1, 1): LowCategory.LOW,
    (2, 1): LowCategory.LOW_PAIR,
    (2, 2): LowCategory.LOW_TWO_PAIR,
    (3, 1): LowCategory.LOW_TRIPS,
    (3, 2): LowCategory.LOW_FULL_HOUSE,
    (4, 1): LowCategory.LOW_QUADS,
}
_WORSE_THAN_ALL = len(_CATEGORIES) << 20
_LETTERS = "?A" + RANKS

# Filled as hands come up, so that no screen waits for a table. At most 85,683 entries for ace to five, 7,462 for each
# of the others.
_met: dict[LowScale, dict[int, int]] = {ACE_TO_FIVE: {}, ACE_TO_SIX: {}, DEUCE_TO_SEVEN: {}}


def low_value(cards: Sequence[str], scale: LowScale) -> int:
    """What the lowest five of five to seven cards are worth: the larger number wins, the same number splits.

    Raises CardError for another number of cards and for what is no card; the same card twice may pass unnoticed.

    >>> low_value(["8c", "6d", "4h", "3s", "2c"], ACE_TO_FIVE) > low_value(["8d", "6c", "5h", "2s", "Ac"], ACE_TO_FIVE)
    True
    """
    if not 5 <= len(cards) <= 7:
        raise CardError(CardProblem.WRONG_NUMBER, cards)
    if scale.sequences_count and len(cards) > 5:
        return max(low_value(five, scale) for five in combinations(cards, 5))
    weight = weight_of(cards)
    # without sequences only ranks count; with them, whether all five are suited
    key = weight & SAME_RANKS
    if scale.sequences_count and weight & FIVE_SUITED:
        key = -key
    met = _met[scale]
    if key not in met:
        met[key] = _first_met(cards, scale)
    return met[key]


def lowest_beside(shared: Sequence[tuple[str, ...]], scale: LowScale) -> Callable[[Sequence[tuple[str, ...]]], int]:
    """Values the lowest hand made of one set of a player's cards and one of these of the board."""
    return best_beside(shared, partial(low_value, scale=scale), _met[scale])


def read_low(cards: Sequence[str], scale: LowScale) -> Reading:
    """The lowest hand in five to seven tabled cards, and how it is read aloud.

    >>> reading = read_low(["Ks", "Kh", "Qd", "Qc", "Jh", "Jd", "2s"], ACE_TO_FIVE)
    >>> reading.category.value, reading.reads, reading.plays
    ('low_pair', 'JJKQ2', ('Jh', 'Jd', 'Ks', 'Qd', '2s'))
    """
    check_cards(cards)
    value = low_value(cards, scale)
    packed = _WORSE_THAN_ALL - value
    reads = "".join(_LETTERS[packed >> shift & 15] for shift in (16, 12, 8, 4, 0))
    by_suit = sorted(cards, key=lambda card: SUITS.index(card[1]), reverse=True)
    five = next(five for five in combinations(by_suit, 5) if low_value(five, scale) == value)
    plays = sorted(five, key=lambda card: reads.index(card[0]))
    return Reading(value, _CATEGORIES[packed >> 20], reads, tuple(plays))


def least_with_top(rank: int) -> int:
    """The ace-to-five value that every hand of five different ranks reaches whose highest card is at most this one.

    The ace counts as one, so no rank below 5 makes sense.

    >>> low_value(["8c", "7d", "6h", "5s", "4c"], ACE_TO_FIVE) == least_with_top(8)
    True
    """
    return _value(LowCategory.LOW, tuple(range(rank, rank - 5, -1)))


def _first_met(cards: Sequence[str], scale: LowScale) -> int:
    """The value of the best five, worked out from the cards."""
    check_cards(cards)
    return max(_value_of_five(five, scale) for five in combinations(cards, 5))


def _value_of_five(cards: Sequence[str], scale: LowScale) -> int:
    ranks = [scale.ace if card[0] == "A" else RANK_OF[card] for card in cards]
    groups = sorted(((number, rank) for rank, number in Counter(ranks).items()), reverse=True)
    category = _CLASS_OF_GROUPS[groups[0][0], groups[1][0]]
    in_order = tuple(rank for number, rank in groups for _ in range(number))
    if scale.sequences_count and category is LowCategory.LOW:
        category = _sequence(cards, in_order)
    return _value(category, in_order)


def _sequence(cards: Sequence[str], in_order: tuple[int, ...]) -> LowCategory:
    """What five different ranks make: a straight, a flush, both, or a low."""
    straight = all(high - low == 1 for high, low in pairwise(in_order))
    flush = len({card[1] for card in cards}) == 1
    if straight and flush:
        return LowCategory.STRAIGHT_FLUSH
    return LowCategory.STRAIGHT if straight else LowCategory.FLUSH if flush else LowCategory.LOW


def _value(category: LowCategory, ranks: tuple[int, ...]) -> int:
    """Class and ranks as one number that counts down."""
    packed = _CATEGORIES.index(category)
    for rank in ranks:
        packed = packed << 4 | rank
    return _WORSE_THAN_ALL - packed
