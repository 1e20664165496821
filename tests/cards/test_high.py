import random
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import StandardHighHand

from dealer_assist.cards.card import DECK, RANKS, SUITS, CardError, CardProblem, parse_cards
from dealer_assist.cards.high import high_value, read_high
from dealer_assist.cards.high_order import HighCategory
from tests.cards.slow import HIGH, ordered_alike, random_hands, same_order, slow_grade, slow_reading
from tests.vectors import Vector, spoiled, vectors

HIGH_GAMES = {"holdem", "pineapple", "stud", "stud8", "5-draw"}
"""Games of the vectors in which any five of all the cards make the high hand of a full deck."""

READ_HERE = [
    vector for vector in vectors("hand_reading") if vector["setup"]["game"] in HIGH_GAMES and "high" in vector["expect"]
]
each_vector = pytest.mark.parametrize("vector", [pytest.param(vector, id=vector["id"]) for vector in READ_HERE])

HANDS = st.lists(st.sampled_from(DECK), min_size=5, max_size=7, unique=True)


def reading(text: str) -> tuple[str, str]:
    high = read_high(parse_cards(text))
    return high.category, high.reads


def five(text: str) -> tuple[str, ...]:
    return read_high(parse_cards(text)).plays


def ordered_as_the_slow_evaluator(hands: Iterable[Sequence[str]]) -> bool:
    return ordered_alike(hands, partial(slow_grade, scale=HIGH), high_value)


# ------------------------------------------------------------------ vectors


def high_of(vector: Vector) -> dict[str, Any]:
    """What the vector asks: who wins the high hand, and how each hand reads."""
    board = vector["setup"]["board"]
    read = {seat: read_high([*board, *hand]) for seat, hand in vector["setup"]["hands"].items()}
    best = max(high.value for high in read.values())
    return {
        "winners": sorted(int(seat) for seat, high in read.items() if high.value == best),
        "hands": {seat: {"category": high.category, "reads": high.reads} for seat, high in read.items()},
    }


@each_vector
def test_high_hand_is_read_as_the_vector_says(vector: Vector) -> None:
    assert high_of(vector) == vector["expect"]["high"]


@each_vector
def test_vector_that_names_another_winner_is_not_met(vector: Vector) -> None:
    wrong = list(spoiled(vector["expect"]["high"]))
    assert wrong
    assert high_of(vector) not in wrong


# ------------------------------------------------------------------ reading


def test_royal_flush_reads_as_the_highest_straight_flush() -> None:
    assert reading("AhKhQhJhTh 2c 2d") == ("straight_flush", "AKQJT")


def test_steel_wheel_reads_with_the_ace_last() -> None:
    assert reading("5s4s3s2sAs KsQd") == ("straight_flush", "5432A")


def test_straight_flush_below_a_higher_straight_is_still_the_straight_flush() -> None:
    assert reading("9h8h7h6h5h Tc Jd") == ("straight_flush", "98765")


def test_straight_and_flush_of_different_cards_read_as_the_flush() -> None:
    assert reading("9h8h7h6h2h 5c Td") == ("flush", "98762")


def test_seven_suited_cards_play_the_five_highest() -> None:
    assert reading("AdQdTd8d6d4d2d") == ("flush", "AQT86")


def test_four_of_a_kind_beside_trips_takes_the_highest_other_card() -> None:
    assert reading("7c7d7h7s 4c4d4h") == ("quads", "77774")


def test_four_of_a_kind_beside_a_pair_takes_the_highest_single_card() -> None:
    assert reading("7c7d7h7s 4c4d Ks") == ("quads", "7777K")


def test_trips_beside_two_pairs_fill_up_with_the_higher_pair() -> None:
    assert reading("5c5d5h QcQd JhJs") == ("full_house", "555QQ")


def test_six_in_sequence_play_the_top_five() -> None:
    assert reading("9c8d7h6s5c4d 2h") == ("straight", "98765")


def test_king_ace_deuce_do_not_connect() -> None:
    assert reading("QcKdAh2s3c 8d 8h") == ("pair", "88AKQ")


def test_four_in_sequence_with_an_ace_on_the_wrong_side_are_no_straight() -> None:
    assert reading("6c5d4h3s Ac Kd 9h") == ("high_card", "AK965")


def test_kicker_rank_that_is_also_a_third_pair_plays_once() -> None:
    assert reading("AsAd 9c9h 4d4s 2h") == ("two_pair", "AA994")


def test_card_that_plays_alone_is_the_one_of_the_higher_suit() -> None:
    assert five("AsAd 9c9h 4d4s 2h") == ("As", "Ad", "9h", "9c", "4s")


def test_second_trips_give_the_pair_their_two_higher_suits() -> None:
    assert five("9c9d9h 6c6h6s Ad") == ("9h", "9d", "9c", "6s", "6h")


def test_flush_takes_its_cards_from_the_flush_suit() -> None:
    assert five("Ah Kh 9h 6h 4h As Kd") == ("Ah", "Kh", "9h", "6h", "4h")


def test_wheel_puts_the_ace_of_the_higher_suit_last() -> None:
    assert five("Ac 2c 3h 4s 5h Ad Kc") == ("5h", "4s", "3h", "2c", "Ad")


def test_equal_fives_with_other_sixth_and_seventh_cards_have_the_same_value() -> None:
    board = parse_cards("AhKhQdJcTs")
    assert high_value([*board, "2c", "2d"]) == high_value([*board, "9s", "9h"]) == high_value(board)


def test_category_grows_with_the_value() -> None:
    lowest_first = [
        "7c5d4h3s2c", "2c2d3h4s5c", "3c3d2h2s4c", "2c2d2h3s4c", "5c4d3h2sAc",
        "7c5c4c3c2c", "2c2d2h3s3c", "2c2d2h2s3c", "5c4c3c2cAc",
    ]  # fmt: skip
    read = [read_high(parse_cards(text)) for text in lowest_first]
    assert [high.category for high in sorted(read, key=lambda high: high.value)] == list(HighCategory)


# ------------------------------------------------------------------ wrong cards


def problem_of(cards: Sequence[str]) -> CardProblem:
    with pytest.raises(CardError) as caught:
        high_value(cards)
    return caught.value.problem


def test_no_card_among_seven_is_refused_by_the_fast_door() -> None:
    assert problem_of(["As", "Kd", "7c", "7h", "2s", "??", "3d"]) == CardProblem.UNKNOWN


def test_no_card_among_five_is_refused_by_the_fast_door() -> None:
    assert problem_of(["As", "Kd", "7c", "7h", "1s"]) == CardProblem.UNKNOWN


def test_four_cards_are_too_few() -> None:
    assert problem_of(parse_cards("AsKd7c7h")) == CardProblem.WRONG_NUMBER


def test_eight_cards_are_too_many() -> None:
    assert problem_of(parse_cards("AsKd7c7h 2s3d4c5h")) == CardProblem.WRONG_NUMBER


def test_eight_suited_cards_are_too_many() -> None:
    assert problem_of(parse_cards("AsKs7s6s 2s3s4s9s")) == CardProblem.WRONG_NUMBER


def test_eight_cards_with_a_flush_met_before_are_too_many() -> None:
    flush = parse_cards("AsKs7s6s2s")
    high_value(flush)
    assert problem_of([*flush, "2d", "3c", "4h"]) == CardProblem.WRONG_NUMBER


def test_no_cards_are_too_few() -> None:
    assert problem_of(()) == CardProblem.WRONG_NUMBER


def test_one_suited_card_five_times_is_refused_by_the_fast_door() -> None:
    assert problem_of(["As"] * 5 + ["Kd", "Qc"]) == CardProblem.REPEATED


def test_the_same_card_twice_is_refused_when_read() -> None:
    with pytest.raises(CardError, match="repeated: 7h"):
        read_high(["As", "Kd", "7h", "7h", "2s"])


# ------------------------------------------------------------------ against other evaluators


@pytest.mark.parametrize(("number", "size"), [(10_000, 5), (10_000, 6), (10_000, 7)])
def test_random_hands_stand_in_the_slow_evaluators_order(number: int, size: int) -> None:
    assert ordered_as_the_slow_evaluator(random_hands(number, size, seed=size))


def test_random_hands_read_as_the_slow_evaluator_reads_them() -> None:
    hands = [hand for size in (5, 6, 7) for hand in random_hands(700, size, seed=10 + size)]
    assert [hand for hand in hands if slow_reading(hand) != reading("".join(hand))] == []


@pytest.mark.parametrize("size", [5, 6, 7])
def test_random_hands_stand_in_pokerkits_order(size: int) -> None:
    hands = random_hands(400, size, seed=20 + size)
    assert same_order((StandardHighHand.from_game("".join(hand)).entry.index, high_value(hand)) for hand in hands)


def test_an_order_with_one_tie_too_many_is_noticed() -> None:
    assert not same_order([(1, 10), (2, 10)])


def test_an_order_with_two_hands_exchanged_is_noticed() -> None:
    assert not same_order([(1, 20), (2, 10)])


@given(HANDS, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_changes_nothing(hand: list[str], chance: random.Random) -> None:
    shuffled = chance.sample(hand, len(hand))
    assert read_high(shuffled) == read_high(hand)


@given(HANDS)
def test_the_five_that_play_are_worth_the_whole_hand(hand: list[str]) -> None:
    high = read_high(hand)
    assert (high_value(high.plays), set(high.plays) <= set(hand)) == (high.value, True)


@given(HANDS)
def test_the_five_that_play_are_named_in_reading_order(hand: list[str]) -> None:
    high = read_high(hand)
    assert "".join(card[0] for card in high.plays) == high.reads


@given(st.lists(st.sampled_from(DECK), min_size=6, max_size=7, unique=True))
def test_one_more_card_never_makes_a_hand_worse(hand: list[str]) -> None:
    assert high_value(hand[:-1]) <= high_value(hand)


# ------------------------------------------------------------------ every hand there is


@pytest.mark.long
def test_all_five_card_hands_fall_into_their_classes_as_often_as_they_can_be_dealt() -> None:
    straights, suits = 10, 4
    dealt = Counter(read_high(hand).category for hand in combinations(DECK, 5))
    assert dealt == {
        HighCategory.STRAIGHT_FLUSH: straights * suits,
        HighCategory.QUADS: 13 * 12 * 4,
        HighCategory.FULL_HOUSE: 13 * comb(4, 3) * 12 * comb(4, 2),
        HighCategory.FLUSH: (comb(13, 5) - straights) * suits,
        HighCategory.STRAIGHT: straights * (4**5 - suits),
        HighCategory.TRIPS: 13 * comb(4, 3) * comb(12, 2) * 4**2,
        HighCategory.TWO_PAIR: comb(13, 2) * comb(4, 2) ** 2 * 11 * 4,
        HighCategory.PAIR: 13 * comb(4, 2) * comb(12, 3) * 4**3,
        HighCategory.HIGH_CARD: (comb(13, 5) - straights) * (4**5 - suits),
    }


@pytest.mark.long
def test_all_five_card_hands_stand_in_the_slow_evaluators_order() -> None:
    assert ordered_as_the_slow_evaluator(combinations(DECK, 5))


def without_flush(ranks: Sequence[int]) -> tuple[str, ...]:
    """Cards of those ranks, suits dealt round: equal ranks differ in suit, no suit comes more than twice."""
    return tuple(RANKS[rank] + SUITS[at % 4] for at, rank in enumerate(ranks))


@pytest.mark.long
@pytest.mark.parametrize("size", [6, 7])
def test_all_larger_hands_without_a_flush_stand_in_the_slow_evaluators_order(size: int) -> None:
    by_ranks = combinations_with_replacement(range(13), size)
    assert ordered_as_the_slow_evaluator(without_flush(ranks) for ranks in by_ranks if max(map(ranks.count, ranks)) < 5)


@pytest.mark.long
@pytest.mark.parametrize("size", [6, 7])
def test_all_larger_hands_of_one_suit_stand_in_the_slow_evaluators_order(size: int) -> None:
    hands = [tuple(rank + "h" for rank in ranks) for ranks in combinations(RANKS, size)]
    assert ordered_as_the_slow_evaluator(hands)


@pytest.mark.long
def test_a_million_random_seven_card_hands_stand_in_the_slow_evaluators_order() -> None:
    assert ordered_as_the_slow_evaluator(random_hands(1_000_000, 7, seed=7))
