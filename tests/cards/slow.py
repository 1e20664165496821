"""A second opinion on every ranking: slow, plain, and written from the ranking of hands without a look at the program.

It takes every five of the cards and counts how many two of them match, where the program groups ranks once; of badugis
it takes every set of cards. What five cards are worth is kept by their ranks, so that millions can be asked about.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise
from typing import Any, NamedTuple

from dealer_assist.cards.card import DECK

ORDER = "23456789TJQKA"

# Five cards hold ten pairs of cards. How many of the ten are of one rank tells the class.
CLASS_OF_MATCHES = {0: "high_card", 1: "pair", 2: "two_pair", 3: "trips", 4: "full_house", 6: "quads"}
CLASSES = (
    "high_card", "pair", "two_pair", "trips", "straight", "flush", "full_house", "quads", "straight_flush",
)  # fmt: skip

Grade = tuple[Any, ...]
"""Compares as the hands do: the better hand is the greater."""


class Scale(NamedTuple):
    """One ranking of five cards."""

    classes: tuple[str, ...] = CLASSES
    """From the lowest high hand up; a low hand is the better the lower it stands."""
    ace: int = 14
    wheel: tuple[int, ...] = ()
    """The straight in which the ace plays low, ace first; none where it cannot."""
    sequences: bool = True
    """Whether straights and flushes count."""
    low: bool = False


HIGH = Scale(wheel=(14, 5, 4, 3, 2))
ACE_TO_FIVE = Scale(ace=1, sequences=False, low=True)
ACE_TO_SIX = Scale(ace=1, low=True)
DEUCE_TO_SEVEN = Scale(low=True)
SHORT_WHEEL = (14, 9, 8, 7, 6)
SHORT_USUAL = Scale(wheel=SHORT_WHEEL)
SHORT_STRAIGHT_OVER_TRIPS = Scale(
    ("high_card", "pair", "two_pair", "trips", "straight", "full_house", "flush", "quads", "straight_flush"),
    wheel=SHORT_WHEEL,
)
SHORT_TRIPS_OVER_STRAIGHT = Scale(
    ("high_card", "pair", "two_pair", "straight", "trips", "full_house", "flush", "quads", "straight_flush"),
    wheel=SHORT_WHEEL,
)


def slow_grade(cards: Sequence[str], scale: Scale) -> Grade:
    """The best five of the cards."""
    return max(_graded(five, scale) for five in combinations(cards, 5))


def slow_reading(cards: Sequence[str], scale: Scale = HIGH) -> tuple[str, str]:
    """Class and ranks of the best five in words: ``("two_pair", "KK77A")``."""
    best = max(combinations(cards, 5), key=lambda five: _graded(five, scale))
    name, ranks = _read(_ranks(best, scale.ace), _suited(best), scale)
    return name, "".join(letter for rank in ranks for letter in ORDER if _rank(letter, scale.ace) == rank)


def _graded(five: Sequence[str], scale: Scale) -> Grade:
    return _grade(_ranks(five, scale.ace), _suited(five), scale)


def _ranks(cards: Sequence[str], ace: int) -> tuple[int, ...]:
    return tuple(sorted(_rank(card[0], ace) for card in cards))


def _rank(letter: str, ace: int) -> int:
    return ace if letter == "A" else ORDER.index(letter) + 2


def _suited(cards: Sequence[str]) -> bool:
    return all(card[1] == cards[0][1] for card in cards)


@cache
def _grade(held: tuple[int, ...], suited: bool, scale: Scale) -> Grade:
    name, ranks = _read(held, suited, scale)
    number = scale.classes.index(name)
    if scale.low:
        return -number, tuple(-rank for rank in ranks)
    # a straight is compared by its top card alone: the ace of a wheel counts for nothing
    return number, ranks[:1] if "straight" in name else ranks


def _read(held: tuple[int, ...], suited: bool, scale: Scale) -> tuple[str, tuple[int, ...]]:
    """Class and ranks in reading order; the ace of a wheel stands last."""
    ranks = tuple(sorted(held, key=lambda rank: (held.count(rank), rank), reverse=True))
    name = CLASS_OF_MATCHES[sum(one == other for one, other in combinations(ranks, 2))]
    if not scale.sequences:
        return name, ranks
    straight = all(high - low == 1 for high, low in pairwise(ranks))
    if ranks == scale.wheel:
        straight, ranks = True, (*ranks[1:], ranks[0])
    if straight or suited:
        name = "_".join(["straight"] * straight + ["flush"] * suited)
    return name, ranks


# ------------------------------------------------------------------ badugis


def slow_badugi(cards: Sequence[str], ace: int) -> Grade:
    """The best set of cards that all differ in rank and suit: the more the better, then the lower from the top."""
    sets = (some for number in range(1, len(cards) + 1) for some in combinations(cards, number))
    return max(
        (len(some), tuple(-rank for rank in reversed(_ranks(some, ace))))
        for some in sets
        if len({card[0] for card in some}) == len({card[1] for card in some}) == len(some)
    )


# ------------------------------------------------------------------ orders


def random_hands(number: int, size: int, seed: int, deck: Sequence[str] = DECK) -> list[tuple[str, ...]]:
    """Hands dealt from a whole deck each, the same for the same seed."""
    chance = random.Random(seed)
    return [tuple(chance.sample(deck, size)) for _ in range(number)]


def same_order(judged: Iterable[tuple[Any, int]]) -> bool:
    """Whether two judges put hands in one order and see the same ties: as many grades, rising together."""
    pairs = sorted(set(judged))
    grades, values = zip(*pairs, strict=True)
    return len(set(grades)) == len(set(values)) == len(pairs) and list(values) == sorted(values)


def ordered_alike(
    hands: Iterable[Sequence[str]], slow: Callable[[Sequence[str]], Grade], value: Callable[[Sequence[str]], int]
) -> bool:
    """Whether the program puts these hands in the slow evaluator's order."""
    return same_order((slow(hand), value(hand)) for hand in hands)
