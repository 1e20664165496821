"""Every ranking a game may name has its functions, and the two of each agree."""

from __future__ import annotations

import pytest

from dealer_assist.cards.card import CardError
from dealer_assist.games.game import Ranking
from dealer_assist.games.rankings import EVALUATORS, HAND_SIZES, SHORT_DECK, evaluator
from dealer_assist.rules.options import ShortDeckRanking
from dealer_assist.rules.resolve import resolve
from tests.cards.slow import random_hands

RULES = resolve("tda_2024", mode="cash", betting="nl")
SHORT = [rank + suit for rank in "6789TJQKA" for suit in "cdhs"]


def test_every_ranking_has_an_evaluator() -> None:
    assert {*EVALUATORS, Ranking.SHORT_DECK_HIGH} == set(Ranking)


def test_every_order_of_the_short_deck_has_an_evaluator() -> None:
    assert set(SHORT_DECK) == set(ShortDeckRanking)


def test_every_ranking_has_its_hand_sizes() -> None:
    assert set(HAND_SIZES) == set(Ranking)


@pytest.mark.parametrize("ranking", Ranking)
def test_value_of_a_reading_is_the_value_that_is_compared(ranking: Ranking) -> None:
    ranked = evaluator(ranking, RULES)
    hands = [hand for size in HAND_SIZES[ranking] for hand in random_hands(50, size, seed=size, deck=SHORT)]
    assert [ranked.read(hand).value for hand in hands] == [ranked.value(hand) for hand in hands]


@pytest.mark.parametrize("ranking", Ranking)
def test_no_value_is_below_nought_so_a_hand_without_a_qualifier_always_wins_something(ranking: Ranking) -> None:
    ranked = evaluator(ranking, RULES)
    hands = random_hands(200, HAND_SIZES[ranking][0], seed=3, deck=SHORT)
    assert min(ranked.value(hand) for hand in hands) >= 0


@pytest.mark.parametrize("ranking", Ranking)
def test_a_card_more_or_less_than_the_sizes_is_refused(ranking: Ranking) -> None:
    ranked, sizes = evaluator(ranking, RULES), HAND_SIZES[ranking]
    for size in (sizes[0] - 1, sizes[-1] + 1):
        with pytest.raises(CardError, match="wrong_number"):
            ranked.value(SHORT[:size])


def test_room_that_plays_trips_over_straight_compares_by_it() -> None:
    trips, straight = ["Ks", "Kh", "Kd", "Qc", "8s"], ["Ah", "9h", "8s", "7d", "6c"]
    other = resolve("tda_2024", {"short_deck_ranking": "trips_over_straight"}, mode="cash", betting="nl")
    usual, turned = (evaluator(Ranking.SHORT_DECK_HIGH, rules).value for rules in (RULES, other))
    assert usual(straight) > usual(trips)
    assert turned(trips) > turned(straight)


def test_high_hands_are_those_the_dealer_calls_high() -> None:
    assert {ranking for ranking in Ranking if ranking.is_high} == {
        Ranking.HIGH,
        Ranking.SHORT_DECK_HIGH,
        Ranking.MOST_POINTS,
    }
