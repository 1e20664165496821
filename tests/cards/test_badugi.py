"""Badugis of four to seven cards, by hand and beside two other evaluators."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import BadugiHand, StandardBadugiHand

from dealer_assist.cards.badugi import ACE_HIGH, ACE_LOW, badugi_value, read_badugi
from dealer_assist.cards.card import DECK, CardError, parse_cards
from tests.cards.slow import ordered_alike, random_hands, same_order, slow_badugi

ACES = {"ace low": ACE_LOW, "ace high": ACE_HIGH}
each_ace = pytest.mark.parametrize("ace", [pytest.param(ace, id=name) for name, ace in ACES.items()])


def reading(text: str, ace: int = ACE_LOW) -> tuple[str, str]:
    badugi = read_badugi(parse_cards(text), ace)
    return badugi.category, badugi.reads


def beats(winner: str, loser: str, ace: int = ACE_LOW) -> bool:
    return badugi_value(parse_cards(winner), ace) > badugi_value(parse_cards(loser), ace)


def test_four_ranks_of_four_suits_are_a_badugi() -> None:
    assert reading("4h3s2dAc") == ("badugi4", "432A")


def test_four_cards_beat_the_best_three() -> None:
    assert beats("KdQcJhTs", "Ac2d3h4h")


def test_of_two_cards_of_a_suit_the_lower_plays() -> None:
    assert reading("Ad2c3h6h") == ("badugi3", "32A")


def test_of_two_ways_to_leave_a_card_out_the_lower_result_counts() -> None:
    assert reading("2s7d9hKh") == ("badugi3", "972")


def test_four_fives_play_one() -> None:
    assert reading("5d5h5s5c") == ("badugi1", "5")


def test_ace_counts_high_in_badeucey() -> None:
    assert reading("5h4s3dAc", ACE_HIGH) == ("badugi4", "A543")
    assert beats("5h4s3d2c", "5h4s3dAc", ACE_HIGH)
    assert beats("5h4s3dAc", "5h4s3d2c", ACE_LOW)


def test_fifth_card_takes_the_place_of_one_that_does_not_fit() -> None:
    # the hearts 2 and 4 cannot both play; with the 7 of spades there are four suits
    assert reading("Ac2h4h3d7s") == ("badugi4", "732A")


def test_best_four_of_seven_cards_play() -> None:
    assert reading("KcQcJh Ts 4d 3h 2s") == ("badugi4", "Q432")


def test_card_of_the_higher_suit_plays_of_two_that_serve_alike() -> None:
    assert read_badugi(parse_cards("5d5h5s5c"), ACE_LOW).plays == ("5s",)


@pytest.mark.parametrize("text", ["AcKd2h", "AcKd2h3s4c5d6h7s"])
def test_three_cards_and_eight_are_refused(text: str) -> None:
    with pytest.raises(CardError, match="wrong_number"):
        badugi_value(parse_cards(text), ACE_LOW)


def test_no_card_is_refused() -> None:
    with pytest.raises(CardError, match="unknown"):
        badugi_value(["Ac", "2d", "3h", "4x"], ACE_LOW)


# ------------------------------------------------------------------ against other evaluators


@each_ace
@pytest.mark.parametrize(("number", "size"), [(10_000, 4), (10_000, 5), (2_000, 7)])
def test_random_hands_stand_in_the_slow_evaluators_order(ace: int, number: int, size: int) -> None:
    hands = random_hands(number, size, seed=size)
    assert ordered_alike(hands, partial(slow_badugi, ace=ace), partial(badugi_value, ace=ace))


@pytest.mark.parametrize("size", [4, 5])
def test_random_hands_stand_in_pokerkits_order_with_the_ace_low(size: int) -> None:
    hands = random_hands(400, size, seed=90 + size)
    assert same_order((-BadugiHand.from_game("".join(hand)).entry.index, badugi_value(hand, ACE_LOW)) for hand in hands)


@pytest.mark.parametrize("size", [4, 5])
def test_random_hands_stand_in_pokerkits_order_with_the_ace_high(size: int) -> None:
    hands = random_hands(400, size, seed=95 + size)
    assert same_order(
        (-StandardBadugiHand.from_game("".join(hand)).entry.index, badugi_value(hand, ACE_HIGH)) for hand in hands
    )


@given(st.lists(st.sampled_from(DECK), min_size=4, max_size=7, unique=True), st.sampled_from(list(ACES.values())))
def test_the_cards_that_play_are_named_from_the_top_down_and_are_in_the_hand(hand: list[str], ace: int) -> None:
    badugi = read_badugi(hand, ace)
    assert "".join(card[0] for card in badugi.plays) == badugi.reads
    assert set(badugi.plays) <= set(hand)
    assert badugi.category == f"badugi{len(badugi.plays)}"


@pytest.mark.long
@each_ace
def test_all_four_card_hands_stand_in_the_slow_evaluators_order(ace: int) -> None:
    assert ordered_alike(combinations(DECK, 4), partial(slow_badugi, ace=ace), partial(badugi_value, ace=ace))


@pytest.mark.long
@each_ace
def test_all_five_card_hands_stand_in_the_slow_evaluators_order(ace: int) -> None:
    assert ordered_alike(combinations(DECK, 5), partial(slow_badugi, ace=ace), partial(badugi_value, ace=ace))


@pytest.mark.long
@each_ace
def test_a_million_random_seven_card_hands_stand_in_the_slow_evaluators_order(ace: int) -> None:
    hands = random_hands(1_000_000, 7, seed=13)
    assert ordered_alike(hands, partial(slow_badugi, ace=ace), partial(badugi_value, ace=ace))
