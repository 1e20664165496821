"""A second opinion on high hands: slow, plain, and written from the ranking of hands without a look at the program.

It takes every five of the cards and counts how many two of them match, where the program groups ranks once.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise

ORDER = "23456789TJQKA"

# Five cards hold ten pairs of cards. How many of the ten are of one rank tells the class.
CLASS_OF_MATCHES = {0: "high_card", 1: "pair", 2: "two_pair", 3: "trips", 4: "full_house", 6: "quads"}
CLASSES = (
    "high_card", "pair", "two_pair", "trips", "straight", "flush", "full_house", "quads", "straight_flush",
)  # fmt: skip

Ranking = tuple[int, tuple[int, ...]]


def slow_ranking(cards: Sequence[str]) -> Ranking:
    """The best five as a tuple that compares as the hands do: class, then ranks in reading order."""
    return max(_five(five) for five in combinations(cards, 5))


def slow_reading(cards: Sequence[str]) -> tuple[str, str]:
    """Class and ranks in words: ``("two_pair", "KK77A")``."""
    number, ranks = slow_ranking(cards)
    return CLASSES[number], "".join("A" if rank < 0 else ORDER[rank] for rank in ranks)


def _five(cards: Sequence[str]) -> Ranking:
    held = [ORDER.index(card[0]) for card in cards]
    ranks = sorted(held, key=lambda rank: (held.count(rank), rank), reverse=True)
    if ranks == [12, 3, 2, 1, 0]:
        ranks = [3, 2, 1, 0, -1]
    straight = all(high - low == 1 for high, low in pairwise(ranks))
    flush = cards[0][1] * 5 == "".join(card[1] for card in cards)
    name = CLASS_OF_MATCHES[sum(one == other for one, other in combinations(ranks, 2))]
    if straight or flush:
        name = "_".join(["straight"] * straight + ["flush"] * flush)
    return CLASSES.index(name), tuple(ranks)
