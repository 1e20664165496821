"""Low hands on the three scales, by hand and beside two other evaluators."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import EightOrBetterLowHand, RegularLowHand, StandardLowHand

from dealer_assist.cards.card import DECK, CardError, CardProblem, parse_cards
from dealer_assist.cards.low import (
    ACE_TO_FIVE,
    ACE_TO_SIX,
    DEUCE_TO_SEVEN,
    LowScale,
    least_with_top,
    low_value,
    read_low,
)
from tests.cards import slow
from tests.cards.slow import ordered_alike, random_hands, same_order, slow_grade

SCALES = {"ace to five": ACE_TO_FIVE, "ace to six": ACE_TO_SIX, "deuce to seven": DEUCE_TO_SEVEN}
SLOW = {"ace to five": slow.ACE_TO_FIVE, "ace to six": slow.ACE_TO_SIX, "deuce to seven": slow.DEUCE_TO_SEVEN}
each_scale = pytest.mark.parametrize("name", SCALES)
HANDS = st.lists(st.sampled_from(DECK), min_size=5, max_size=7, unique=True)


def reading(text: str, scale: LowScale) -> tuple[str, str]:
    low = read_low(parse_cards(text), scale)
    return low.category, low.reads


def beats(winner: str, loser: str, scale: LowScale) -> bool:
    return low_value(parse_cards(winner), scale) > low_value(parse_cards(loser), scale)


# ------------------------------------------------------------------ ace to five


def test_wheel_of_one_suit_is_the_best_ace_to_five_hand() -> None:
    assert reading("5c4c3c2cAc KcQc", ACE_TO_FIVE) == ("low", "5432A")


def test_eight_six_five_loses_to_eight_six_four() -> None:
    # 11 Hand reading: 8-6-5-2-A loses to 8-6-4-3-2
    assert beats("8d6c4h3s2c", "8c6d5h2sAc", ACE_TO_FIVE)


def test_any_five_ranks_beat_a_pair_of_aces() -> None:
    assert beats("KcQdJhTs9c", "AcAd2h3s4c", ACE_TO_FIVE)


def test_two_aces_are_the_lowest_pair() -> None:
    assert beats("AcAdKhQsJc", "2c2d3h4s5c", ACE_TO_FIVE)


def test_four_aces_and_three_kings_play_as_aces_full() -> None:
    assert reading("AcAdAhAs KcKdKs", ACE_TO_FIVE) == ("low_full_house", "AAAKK")


def test_of_three_pairs_the_lowest_stays_and_the_others_give_one_card_each() -> None:
    assert reading("KsKh QdQc JhJd 2s", ACE_TO_FIVE) == ("low_pair", "JJKQ2")


def test_four_of_a_kind_with_one_other_rank_cannot_be_helped() -> None:
    assert reading("2c2d2h2s Kc", ACE_TO_FIVE) == ("low_quads", "2222K")


def test_a_card_that_plays_alone_is_the_one_of_the_higher_suit() -> None:
    assert read_low(parse_cards("8c8s 6d4h 3s2c Kd"), ACE_TO_FIVE).plays == ("8s", "6d", "4h", "3s", "2c")


# ------------------------------------------------------------------ deuce to seven


def test_seven_five_is_the_best_deuce_to_seven_hand() -> None:
    assert beats("7c5d4h3s2c", "7c6d4h3s2c", DEUCE_TO_SEVEN)


def test_wheel_is_an_ace_high_in_deuce_to_seven() -> None:
    assert reading("Ac5h4d3c2s", DEUCE_TO_SEVEN) == ("low", "A5432")


def test_suited_wheel_is_a_flush_and_no_straight_flush_in_deuce_to_seven() -> None:
    assert reading("Ac5c4c3c2c", DEUCE_TO_SEVEN) == ("flush", "A5432")


def test_broadway_is_a_straight_in_deuce_to_seven() -> None:
    assert reading("AcKdQhJsTc", DEUCE_TO_SEVEN) == ("straight", "AKQJT")


def test_a_pair_of_aces_beats_a_straight_and_a_straight_a_flush_in_deuce_to_seven() -> None:
    aces, straight, flush = "AcAd4h3s2c", "6c5h4d3s2c", "9h7h5h4h2h"
    assert beats(aces, straight, DEUCE_TO_SEVEN)
    assert beats(straight, flush, DEUCE_TO_SEVEN)


def test_of_seven_cards_the_five_that_make_no_straight_play() -> None:
    # 6-5-4-3-2 would be a straight, 7-5-4-3-2 is the best hand there is
    assert reading("7c6d5h4s3c2d Kh", DEUCE_TO_SEVEN) == ("low", "75432")


def test_of_seven_cards_a_flush_is_avoided_by_a_higher_card() -> None:
    low = read_low(parse_cards("7c5c4c3c2c 8d Kd"), DEUCE_TO_SEVEN)
    assert (low.category, low.reads) == ("low", "85432")
    assert low.plays[0] == "8d"


# ------------------------------------------------------------------ ace to six


def test_wheel_is_a_straight_in_ace_to_six_so_six_four_is_best() -> None:
    assert reading("5c4d3h2sAc", ACE_TO_SIX) == ("straight", "5432A")
    assert reading("6c5d4h3s2c Ad", ACE_TO_SIX) == ("low", "6432A")


def test_ace_is_no_high_card_in_ace_to_six_so_broadway_is_a_king_high() -> None:
    assert reading("AcKdQhJsTc", ACE_TO_SIX) == ("low", "KQJTA")


# ------------------------------------------------------------------ the qualifier


@pytest.mark.parametrize("text", ["8c7d6h5s4c", "5c4d3h2sAc", "8c4d3h2sAc"])
def test_hand_with_an_eight_or_lower_on_top_reaches_the_eight(text: str) -> None:
    assert low_value(parse_cards(text), ACE_TO_FIVE) >= least_with_top(8)


@pytest.mark.parametrize("text", ["9c4d3h2sAc", "AcAd2h3s4c", "KcQdJhTs9c"])
def test_hand_with_a_nine_on_top_or_a_pair_does_not_reach_the_eight(text: str) -> None:
    assert low_value(parse_cards(text), ACE_TO_FIVE) < least_with_top(8)


# ------------------------------------------------------------------ wrong cards


def problem_of(cards: Sequence[str]) -> CardProblem:
    with pytest.raises(CardError) as caught:
        low_value(cards, ACE_TO_FIVE)
    return caught.value.problem


def test_four_cards_are_too_few() -> None:
    assert problem_of(parse_cards("AsKd7c7h")) == CardProblem.WRONG_NUMBER


def test_eight_cards_are_too_many() -> None:
    assert problem_of(parse_cards("AsKd7c7h 2s3d4c5h")) == CardProblem.WRONG_NUMBER


def test_no_card_is_refused_though_the_others_make_five() -> None:
    assert problem_of(["As", "2d", "7c", "4h", "5s", "??"]) == CardProblem.UNKNOWN


def test_the_same_card_twice_is_refused_when_read() -> None:
    with pytest.raises(CardError, match="repeated: 7h"):
        read_low(["As", "Kd", "7h", "7h", "2s"], ACE_TO_FIVE)


# ------------------------------------------------------------------ against other evaluators


@each_scale
@pytest.mark.parametrize("size", [5, 6, 7])
def test_random_hands_stand_in_the_slow_evaluators_order(name: str, size: int) -> None:
    hands = random_hands(10_000, size, seed=size)
    assert ordered_alike(hands, partial(slow_grade, scale=SLOW[name]), partial(low_value, scale=SCALES[name]))


@pytest.mark.parametrize("size", [5, 7])
def test_random_hands_stand_in_pokerkits_ace_to_five_order(size: int) -> None:
    hands = random_hands(400, size, seed=50 + size)
    assert same_order(
        (-RegularLowHand.from_game("".join(hand)).entry.index, low_value(hand, ACE_TO_FIVE)) for hand in hands
    )


@pytest.mark.parametrize("size", [5, 7])
def test_random_hands_stand_in_pokerkits_deuce_to_seven_order(size: int) -> None:
    hands = random_hands(400, size, seed=60 + size)
    assert same_order(
        (-StandardLowHand.from_game("".join(hand)).entry.index, low_value(hand, DEUCE_TO_SEVEN)) for hand in hands
    )


def test_pokerkit_lets_the_same_hands_qualify_for_eight_or_better() -> None:
    hands = random_hands(1_000, 7, seed=70)
    theirs = [EightOrBetterLowHand.from_game_or_none("".join(hand)) is not None for hand in hands]
    assert any(theirs)
    assert [low_value(hand, ACE_TO_FIVE) >= least_with_top(8) for hand in hands] == theirs


@given(HANDS, st.sampled_from(list(SCALES)))
def test_the_cards_that_play_are_worth_the_whole_hand_and_named_in_reading_order(hand: list[str], name: str) -> None:
    low = read_low(hand, SCALES[name])
    assert (low_value(low.plays, SCALES[name]), set(low.plays) <= set(hand)) == (low.value, True)
    assert "".join(card[0] for card in low.plays) == low.reads


@given(HANDS, st.sampled_from(list(SCALES)), st.randoms(use_true_random=False))
def test_the_order_of_the_cards_changes_nothing(hand: list[str], name: str, chance: random.Random) -> None:
    shuffled = chance.sample(hand, len(hand))
    assert read_low(shuffled, SCALES[name]) == read_low(hand, SCALES[name])


@pytest.mark.long
@each_scale
def test_all_five_card_hands_stand_in_the_slow_evaluators_order(name: str) -> None:
    slow_one = partial(slow_grade, scale=SLOW[name])
    assert ordered_alike(combinations(DECK, 5), slow_one, partial(low_value, scale=SCALES[name]))


@pytest.mark.long
@each_scale
def test_a_million_random_seven_card_hands_stand_in_the_slow_evaluators_order(name: str) -> None:
    slow_one = partial(slow_grade, scale=SLOW[name])
    assert ordered_alike(random_hands(1_000_000, 7, seed=9), slow_one, partial(low_value, scale=SCALES[name]))
