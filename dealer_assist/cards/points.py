"""Five cards counted by their pips, as in drawmaha 49: an ace is one, a face nothing, every other card its number.

Four tens and a nine make 49, five faces make zero. The most points win, or in drawmaha zero the fewest.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from dealer_assist.cards.card import RANKS, SUITS, CardError, CardProblem, check_cards
from dealer_assist.cards.reading import Reading

MOST = 49
"""The most points five cards can have."""
_POINTS = {rank: place + 2 for place, rank in enumerate(RANKS[:9])} | {"A": 1, "J": 0, "Q": 0, "K": 0}


class PointsCategory(StrEnum):
    """Hands that are counted know one class."""

    POINTS = "points"


def points(cards: Sequence[str]) -> int:
    """The points of five cards.

    Raises CardError for another number of cards, for what is no card, and for the same card twice.

    >>> points(["Td", "Tc", "9h", "As", "Ks"])
    30
    """
    if len(cards) != 5:
        raise CardError(CardProblem.WRONG_NUMBER, cards)
    check_cards(cards)
    return sum(_POINTS[card[0]] for card in cards)


def fewest_points_value(cards: Sequence[str]) -> int:
    """What the hand is worth where the fewest points win: the larger number wins, the same number splits."""
    return MOST - points(cards)


def read_most_points(cards: Sequence[str]) -> Reading:
    """The hand with its points as its value, cards of most points first."""
    return _read(points(cards), cards)


def read_fewest_points(cards: Sequence[str]) -> Reading:
    """The same where the fewest points win."""
    return _read(fewest_points_value(cards), cards)


def _read(value: int, cards: Sequence[str]) -> Reading:
    plays = sorted(cards, key=lambda card: (_POINTS[card[0]], RANKS.index(card[0]), SUITS.index(card[1])), reverse=True)
    return Reading(value, PointsCategory.POINTS, "".join(card[0] for card in plays), tuple(plays))
