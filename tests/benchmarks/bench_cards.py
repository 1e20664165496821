"""Comparing seven-card hands, beside PokerKit and, where it is installed, phevaluator.

Run with ``python -m tests.benchmarks.bench_cards``. All get the same random hands, as text cards; PokerKit also gets
its own card objects, made before the clock runs.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from pokerkit import Card, StandardHighHand

from dealer_assist.cards.card import DECK
from dealer_assist.cards.high import high_value
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


if __name__ == "__main__":
    main()
