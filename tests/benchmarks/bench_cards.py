"""Comparing hands, beside PokerKit and, where it is installed, phevaluator.

Run with ``python -m tests.benchmarks.bench_cards``. All get the same random hands, as text cards; PokerKit also gets
its own card objects, made before the clock runs. Seven-card high hands have a target; the other rankings are only told.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pokerkit import (
    BadugiHand,
    Card,
    OmahaHoldemHand,
    RegularLowHand,
    ShortDeckHoldemHand,
    StandardHighHand,
    StandardLowHand,
)

from dealer_assist.cards.badugi import ACE_LOW, badugi_value
from dealer_assist.cards.card import DECK
from dealer_assist.cards.high import high_value
from dealer_assist.cards.low import ACE_TO_FIVE, DEUCE_TO_SEVEN, low_value
from dealer_assist.cards.short_deck import STRAIGHT_OVER_TRIPS, short_deck_value
from dealer_assist.games.game import Half, Ranking
from dealer_assist.games.reading import worth
from dealer_assist.rules.resolve import resolve
from tests.benchmarks.pairs import Ratio, by_turns, seconds

HANDS = 2_000
PAIRS = 15
TARGET = 300
"""How many times PokerKit's speed the project asks for."""


def every(evaluate: Callable[[Any], object], hands: Iterable[Any]) -> None:
    """Evaluate all of them, one after the other."""
    for hand in hands:
        evaluate(hand)


def beside_pokerkit(hands: Sequence[tuple[str, ...]], pairs: int = PAIRS) -> dict[str, Ratio]:
    """PokerKit's seven-card evaluation against ours, on the same hands."""
    ours = partial(every, high_value, hands)
    text = ["".join(hand) for hand in hands]
    parsed = [tuple(Card.parse(hand)) for hand in text]
    return {
        "PokerKit, text cards": by_turns(partial(every, StandardHighHand.from_game, text), ours, pairs, repeat=200),
        "PokerKit, its cards": by_turns(partial(every, StandardHighHand.from_game, parsed), ours, pairs, repeat=200),
    }


def beside_phevaluator(hands: Sequence[tuple[str, ...]], pairs: int = PAIRS) -> dict[str, Ratio]:
    """The perfect-hash evaluator, called with the same text cards; nothing if it is not installed."""
    if find_spec("phevaluator") is None:
        return {}
    evaluate = import_module("phevaluator").evaluate_cards
    theirs = partial(every, lambda hand: evaluate(*hand), hands)
    return {"phevaluator, text cards": by_turns(theirs, partial(every, high_value, hands), pairs, repeat=6)}


def other_rankings(chance: random.Random, number: int = 300, pairs: int = 5) -> dict[str, tuple[float, Ratio]]:
    """Seconds a hand and the ratio to PokerKit, by ranking."""
    short = [card for card in DECK if card[0] not in "2345"]
    short_deck = partial(short_deck_value, order=STRAIGHT_OVER_TRIPS)
    omaha, rules = Half("whole", Ranking.HIGH, hole=2, board=3), resolve("tda_2024", mode="cash", betting="pl")

    def omaha_worth(cards: tuple[str, ...]) -> int | None:
        return worth(omaha, cards[:4], [cards[4:]], rules)

    def omaha_theirs(cards: tuple[str, ...]) -> object:
        return OmahaHoldemHand.from_game("".join(cards[:4]), "".join(cards[4:]))

    rows: dict[str, tuple[int, Sequence[str], Callable[[Any], object], Callable[[Any], object]]] = {
        "short deck, seven": (7, short, short_deck, _text(ShortDeckHoldemHand)),
        "ace to five, seven": (7, DECK, partial(low_value, scale=ACE_TO_FIVE), _text(RegularLowHand)),
        "deuce to seven, five": (5, DECK, partial(low_value, scale=DEUCE_TO_SEVEN), _text(StandardLowHand)),
        "badugi, four": (4, DECK, partial(badugi_value, ace=ACE_LOW), _text(BadugiHand)),
        "Omaha": (9, DECK, omaha_worth, omaha_theirs),
    }
    told: dict[str, tuple[float, Ratio]] = {}
    for name, (size, deck, ours, theirs) in rows.items():
        hands = [tuple(chance.sample(deck, size)) for _ in range(number)]
        every(ours, hands)
        ratio = by_turns(partial(every, theirs, hands), partial(every, ours, hands), pairs, repeat=3)
        told[name] = ratio.faster / number, ratio
    return told


def _text(hand: Any) -> Callable[[tuple[str, ...]], object]:
    return lambda cards: hand.from_game("".join(cards))


def main() -> None:
    """Print how long a hand takes, and how many times longer elsewhere."""
    chance = random.Random(7)
    hands = [tuple(chance.sample(DECK, 7)) for _ in range(HANDS)]
    first = seconds(partial(every, high_value, hands), 1) / HANDS
    rows = beside_pokerkit(hands) | beside_phevaluator(hands)
    ours = min(ratio.faster for ratio in rows.values()) / HANDS
    print(f"Seven cards, {HANDS} random hands, {PAIRS} pairs, Python {sys.version.split()[0]}; target {TARGET} times.")
    print(f"{'high_value':<26}{ours * 1e6:9.3f} µs a hand, {first * 1e6:.3f} µs where its ranks come up first")
    for name, ratio in rows.items():
        print(f"{name:<26}{ratio.slower / HANDS * 1e6:9.3f} µs a hand, {ratio}")
    for name, (took, ratio) in other_rankings(chance).items():
        print(f"{name:<26}{took * 1e6:9.3f} µs a hand, beside PokerKit {ratio}")


if __name__ == "__main__":
    main()
