"""Which badugi is lowest: up to four cards, no two of one rank and no two of one suit.

More cards beat fewer, then the lower card wins from the top down (WSOP Live 2024 R293, R294); of two ways to leave a
card out the lower result counts. The ace is low, in badeucey high. In games with more than four cards the best badugi
among them counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import combinations

from dealer_assist.cards.card import SUITS, CardError, CardProblem, check_cards
from dealer_assist.cards.reading import Reading
from dealer_assist.cards.weights import RANK_OF

ACE_LOW = 1
"""Rank of the ace in badugi."""
ACE_HIGH = 14
"""Rank of the ace in badeucey."""
MOST_CARDS = 7


class BadugiCategory(StrEnum):
    """How many cards play; four are a badugi."""

    ONE = "badugi1"
    TWO = "badugi2"
    THREE = "badugi3"
    FOUR = "badugi4"


_CATEGORIES = tuple(BadugiCategory)


def badugi_value(cards: Sequence[str], ace: int) -> int:
    """What the best badugi of four to seven cards is worth: the larger number wins, the same number splits.

    ``ace`` is the rank of the ace. Raises CardError for another number of cards, for what is no card, and for the same
    card twice.

    >>> badugi_value(["Kd", "Qc", "Jh", "Ts"], ACE_LOW) > badugi_value(["Ac", "2d", "3h", "4h"], ACE_LOW)
    True
    """
    return _value(_best(cards, ace), ace)


def read_badugi(cards: Sequence[str], ace: int) -> Reading:
    """The best badugi in four to seven tabled cards, and how it is read aloud.

    >>> reading = read_badugi(["Ah", "4h", "7c", "9d"], ACE_LOW)
    >>> reading.category.value, reading.reads, reading.plays
    ('badugi3', '97A', ('9d', '7c', 'Ah'))
    """
    best = _best(cards, ace)
    plays = sorted(best, key=lambda card: _rank(card, ace), reverse=True)
    reads = "".join(card[0] for card in plays)
    return Reading(_value(best, ace), _CATEGORIES[len(best) - 1], reads, tuple(plays))


def _best(cards: Sequence[str], ace: int) -> tuple[str, ...]:
    if not 4 <= len(cards) <= MOST_CARDS:
        raise CardError(CardProblem.WRONG_NUMBER, cards)
    check_cards(cards)
    by_suit = sorted(cards, key=lambda card: SUITS.index(card[1]), reverse=True)
    for number in (4, 3, 2):
        made = [some for some in combinations(by_suit, number) if _all_differ(some)]
        if made:
            return max(made, key=lambda some: _value(some, ace))
    return (min(by_suit, key=lambda card: _rank(card, ace)),)


def _all_differ(cards: Sequence[str]) -> bool:
    return len({card[0] for card in cards}) == len({card[1] for card in cards}) == len(cards)


def _value(cards: Sequence[str], ace: int) -> int:
    """The number of cards, then how far each lies below 15, from the top card down, four bits each."""
    value = len(cards)
    ranks = sorted((_rank(card, ace) for card in cards), reverse=True)
    for rank in (*ranks, 15, 15, 15)[:4]:
        value = value << 4 | 15 - rank
    return value


def _rank(card: str, ace: int) -> int:
    return ace if card[0] == "A" else RANK_OF[card]
