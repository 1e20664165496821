"""High hands of 36 cards, the sixes to the aces: flushes are rarer than full houses, so the order changes.

The lowest straight is 9-8-7-6-A (WSOP Live 2024 R362). WSOP Live 2024 R363 and WSOP Tournament 2024 Section IX put the
flush over the full house and leave the straight over three of a kind; some rooms turn those two round as well, some
keep the usual order. Which of the three a room plays is the house option `short_deck_ranking`.
"""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.cards.card import CardError, CardProblem, check_cards
from dealer_assist.cards.high_order import (
    HighCategory,
    HighOrder,
    cards_that_play,
    flush_value,
    read_value,
    value_by_ranks,
)
from dealer_assist.cards.reading import Reading
from dealer_assist.cards.weights import FIVE_SUITED, FLUSH_IN, RANK_OF, SAME_RANKS, ranks_of_suit, weight_of

LOWEST = 6
"""Rank of the lowest card in the deck."""


def _order(*changed: HighCategory) -> HighOrder:
    """The usual order, with some neighbouring classes rearranged."""
    usual = list(HighCategory)
    first = min(map(usual.index, changed), default=0)
    usual[first : first + len(changed)] = changed
    return HighOrder(tuple(usual), LOWEST - 1)


USUAL_ORDER = _order()
"""As with 52 cards."""
STRAIGHT_OVER_TRIPS = _order(HighCategory.FULL_HOUSE, HighCategory.FLUSH)
"""Flush over full house."""
TRIPS_OVER_STRAIGHT = _order(HighCategory.STRAIGHT, HighCategory.TRIPS, HighCategory.FULL_HOUSE, HighCategory.FLUSH)
"""Flush over full house, and three of a kind over a straight."""

# As in `high`: filled as hands come up. By the order, then by ranks alone or by the ranks of the flush suit.
_met: dict[tuple[HighOrder, int], int] = {}
_met_flushes: dict[tuple[HighOrder, int], int] = {}


def short_deck_value(cards: Sequence[str], order: HighOrder) -> int:
    """What five to seven cards are worth in one of the three orders: the larger number wins, the same splits.

    Raises CardError for another number of cards and for what is no card of this deck.

    >>> flush, full_house = ["Ac", "7c", "Kc", "9c", "8c"], ["Kd", "Kc", "Ks", "9d", "9c"]
    >>> short_deck_value(flush, STRAIGHT_OVER_TRIPS) > short_deck_value(full_house, STRAIGHT_OVER_TRIPS)
    True
    """
    if not 5 <= len(cards) <= 7:
        raise CardError(CardProblem.WRONG_NUMBER, cards)
    weight = weight_of(cards)
    if flush := weight & FIVE_SUITED:
        key = order, ranks_of_suit(cards, FLUSH_IN[flush])
        return _met_flushes[key] if key in _met_flushes else _first_met(cards, order)
    key = order, weight & SAME_RANKS
    return _met[key] if key in _met else _first_met(cards, order)


def read_short_deck(cards: Sequence[str], order: HighOrder) -> Reading:
    """The best hand in five to seven tabled cards, and how it is read aloud.

    >>> read_short_deck(["6c", "7d", "8s", "Kh", "Kd", "Ah", "9h"], STRAIGHT_OVER_TRIPS).reads
    '9876A'
    """
    check_cards(cards)
    value = short_deck_value(cards, order)
    category, reads = read_value(value, order)
    return Reading(value, category, reads, cards_that_play(cards, category, reads))


def _first_met(cards: Sequence[str], order: HighOrder) -> int:
    """The value worked out from the cards, and kept for every hand of the same ranks."""
    check_cards(cards)
    if strange := [card for card in cards if RANK_OF[card] < LOWEST]:
        raise CardError(CardProblem.UNKNOWN, strange)
    weight = weight_of(cards)
    if flush := weight & FIVE_SUITED:
        suit = FLUSH_IN[flush]
        value = flush_value([RANK_OF[card] for card in cards if card[1] == suit], order)
        return _met_flushes.setdefault((order, ranks_of_suit(cards, suit)), value)
    return _met.setdefault((order, weight & SAME_RANKS), value_by_ranks([RANK_OF[card] for card in cards], order))
