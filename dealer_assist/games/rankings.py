"""The rankings a game may name, each with the two functions that compare hands by it and read them aloud."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from dealer_assist.cards import badugi, low, short_deck
from dealer_assist.cards.high import high_value, highest_beside, read_high
from dealer_assist.cards.high_order import HighOrder
from dealer_assist.cards.points import fewest_points_value, points, read_fewest_points, read_most_points
from dealer_assist.cards.reading import Reading
from dealer_assist.games.game import Ranking
from dealer_assist.rules.options import HouseRules, ShortDeckRanking

Sets = Sequence[tuple[str, ...]]
"""The sets of cards that may play, of a player's hand or of a board."""


class Evaluator(msgspec.Struct, frozen=True):
    """How hands of one ranking are compared and read."""

    value: Callable[[Sequence[str]], int]
    """The larger number wins, the same number splits."""
    read: Callable[[Sequence[str]], Reading]
    """The hand in words; its value is the same."""
    beside: Callable[[Sets], Callable[[Sets], int]]
    """Of the sets a board has: values the best hand made of one of them and one of a player's."""


def _evaluator(value: Callable[[Sequence[str]], int], read: Callable[[Sequence[str]], Reading]) -> Evaluator:
    """A ranking whose hands are looked at one by one."""

    def beside(shared: Sets) -> Callable[[Sets], int]:
        return lambda own: max(value(mine + cards) for mine in own for cards in shared)

    return Evaluator(value, read, beside)


def _low(scale: low.LowScale) -> Evaluator:
    value, read, beside = low.low_value, low.read_low, low.lowest_beside
    return Evaluator(partial(value, scale=scale), partial(read, scale=scale), partial(beside, scale=scale))


def _badugi(ace: int) -> Evaluator:
    return _evaluator(partial(badugi.badugi_value, ace=ace), partial(badugi.read_badugi, ace=ace))


def _short_deck(order: HighOrder) -> Evaluator:
    value, read = short_deck.short_deck_value, short_deck.read_short_deck
    return _evaluator(partial(value, order=order), partial(read, order=order))


EVALUATORS = {
    Ranking.HIGH: Evaluator(high_value, read_high, highest_beside),
    Ranking.ACE_TO_FIVE: _low(low.ACE_TO_FIVE),
    Ranking.ACE_TO_SIX: _low(low.ACE_TO_SIX),
    Ranking.DEUCE_TO_SEVEN: _low(low.DEUCE_TO_SEVEN),
    Ranking.BADUGI: _badugi(badugi.ACE_LOW),
    Ranking.DEUCE_BADUGI: _badugi(badugi.ACE_HIGH),
    Ranking.MOST_POINTS: _evaluator(points, read_most_points),
    Ranking.FEWEST_POINTS: _evaluator(fewest_points_value, read_fewest_points),
}
"""Every ranking that is the same in all rooms."""

SHORT_DECK = {
    ShortDeckRanking.STRAIGHT_OVER_TRIPS: _short_deck(short_deck.STRAIGHT_OVER_TRIPS),
    ShortDeckRanking.TRIPS_OVER_STRAIGHT: _short_deck(short_deck.TRIPS_OVER_STRAIGHT),
    ShortDeckRanking.STANDARD: _short_deck(short_deck.USUAL_ORDER),
}
"""The ranking of short deck, by the house option `short_deck_ranking`."""


HAND_SIZES = {
    Ranking.HIGH: range(5, 8),
    Ranking.SHORT_DECK_HIGH: range(5, 8),
    Ranking.ACE_TO_FIVE: range(5, 8),
    Ranking.ACE_TO_SIX: range(5, 8),
    Ranking.DEUCE_TO_SEVEN: range(5, 8),
    Ranking.BADUGI: range(4, 8),
    Ranking.DEUCE_BADUGI: range(4, 8),
    Ranking.MOST_POINTS: range(5, 6),
    Ranking.FEWEST_POINTS: range(5, 6),
}
"""Among how many cards each ranking finds the best hand."""


def evaluator(ranking: Ranking, rules: HouseRules) -> Evaluator:
    """How hands of this ranking are compared and read in this room."""
    return SHORT_DECK[rules.short_deck_ranking] if ranking is Ranking.SHORT_DECK_HIGH else EVALUATORS[ranking]
