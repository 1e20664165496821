"""High hands of 36 cards in the three orders rooms play, by hand and beside two other evaluators."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import ShortDeckHoldemHand

from dealer_assist.cards.card import DECK, CardError, CardProblem, parse_cards
from dealer_assist.cards.high_order import HighCategory, HighOrder
from dealer_assist.cards.short_deck import (
    STRAIGHT_OVER_TRIPS,
    TRIPS_OVER_STRAIGHT,
    USUAL_ORDER,
    read_short_deck,
    short_deck_value,
)
from tests.cards import slow
from tests.cards.slow import ordered_alike, random_hands, same_order, slow_grade

SHORT_DECK = tuple(card for card in DECK if card[0] not in "2345")
ORDERS = {
    "straight over trips": STRAIGHT_OVER_TRIPS,
    "trips over straight": TRIPS_OVER_STRAIGHT,
    "usual order": USUAL_ORDER,
}
SLOW = {
    "straight over trips": slow.SHORT_STRAIGHT_OVER_TRIPS,
    "trips over straight": slow.SHORT_TRIPS_OVER_STRAIGHT,
    "usual order": slow.SHORT_USUAL,
}
each_order = pytest.mark.parametrize("name", ORDERS)

TRIPS, STRAIGHT = "KsKhKd Qc8s", "Ah9h8s7d6c"
FULL_HOUSE, FLUSH = "KdKsKc 9d9c", "Ac7cKc9c8c"


def beats(winner: str, loser: str, order: HighOrder) -> bool:
    return short_deck_value(parse_cards(winner), order) > short_deck_value(parse_cards(loser), order)


def reading(text: str, order: HighOrder) -> tuple[str, str]:
    high = read_short_deck(parse_cards(text), order)
    return high.category, high.reads


def test_deck_has_36_cards() -> None:
    assert len(SHORT_DECK) == 36


def test_flush_beats_full_house_and_straight_beats_trips() -> None:
    # WSOP Live 2024 R363
    assert beats(FLUSH, FULL_HOUSE, STRAIGHT_OVER_TRIPS)
    assert beats(STRAIGHT, TRIPS, STRAIGHT_OVER_TRIPS)


def test_flush_beats_full_house_and_trips_beat_straight_in_the_other_order() -> None:
    assert beats(FLUSH, FULL_HOUSE, TRIPS_OVER_STRAIGHT)
    assert beats(TRIPS, STRAIGHT, TRIPS_OVER_STRAIGHT)


def test_full_house_beats_flush_and_straight_beats_trips_in_the_usual_order() -> None:
    assert beats(FULL_HOUSE, FLUSH, USUAL_ORDER)
    assert beats(STRAIGHT, TRIPS, USUAL_ORDER)


@each_order
def test_quads_and_straight_flushes_stay_on_top(name: str) -> None:
    assert ORDERS[name].categories[-2:] == (HighCategory.QUADS, HighCategory.STRAIGHT_FLUSH)
    assert set(ORDERS[name].categories) == set(HighCategory)


@each_order
def test_nine_with_the_ace_below_the_six_is_the_lowest_straight(name: str) -> None:
    # WSOP Live 2024 R362
    assert reading("Ah9h8s7d6c", ORDERS[name]) == ("straight", "9876A")
    assert beats("Tc9d8h7s6c", "Ah9h8s7d6c", ORDERS[name])


def test_suited_nine_eight_seven_six_ace_is_a_straight_flush() -> None:
    high = read_short_deck(parse_cards("Ah9h8h7h6h KsKd"), STRAIGHT_OVER_TRIPS)
    assert (high.category, high.reads) == ("straight_flush", "9876A")
    assert high.plays == ("9h", "8h", "7h", "6h", "Ah")


def test_ace_with_king_stays_high() -> None:
    assert reading("AhKd9s8c7d", STRAIGHT_OVER_TRIPS) == ("high_card", "AK987")


def test_seven_cards_with_trips_and_a_straight_play_what_the_order_puts_higher() -> None:
    both = "TcTdTh 9s8c7d6h"
    assert reading(both, STRAIGHT_OVER_TRIPS) == ("straight", "T9876")
    assert reading(both, TRIPS_OVER_STRAIGHT) == ("trips", "TTT98")


def test_a_five_is_no_card_of_this_deck() -> None:
    with pytest.raises(CardError) as caught:
        short_deck_value(parse_cards("AhKd9s8c5d"), STRAIGHT_OVER_TRIPS)
    assert (caught.value.problem, caught.value.cards) == (CardProblem.UNKNOWN, ("5d",))


def test_four_cards_are_too_few() -> None:
    with pytest.raises(CardError, match="wrong_number"):
        short_deck_value(parse_cards("AhKd9s8c"), STRAIGHT_OVER_TRIPS)


# ------------------------------------------------------------------ against other evaluators


@each_order
@pytest.mark.parametrize("size", [5, 6, 7])
def test_random_hands_stand_in_the_slow_evaluators_order(name: str, size: int) -> None:
    hands = random_hands(10_000, size, seed=size, deck=SHORT_DECK)
    assert ordered_alike(hands, partial(slow_grade, scale=SLOW[name]), partial(short_deck_value, order=ORDERS[name]))


@given(st.lists(st.sampled_from(SHORT_DECK), min_size=5, max_size=7, unique=True), st.sampled_from(list(ORDERS)))
def test_the_cards_that_play_are_worth_the_whole_hand_and_named_in_reading_order(hand: list[str], name: str) -> None:
    high = read_short_deck(hand, ORDERS[name])
    assert (short_deck_value(high.plays, ORDERS[name]), set(high.plays) <= set(hand)) == (high.value, True)
    assert "".join(card[0] for card in high.plays) == high.reads


@pytest.mark.parametrize("size", [5, 7])
def test_random_hands_stand_in_pokerkits_order(size: int) -> None:
    hands = random_hands(400, size, seed=80 + size, deck=SHORT_DECK)
    assert same_order(
        (ShortDeckHoldemHand.from_game("".join(hand)).entry.index, short_deck_value(hand, STRAIGHT_OVER_TRIPS))
        for hand in hands
    )


@pytest.mark.long
@each_order
def test_all_five_card_hands_stand_in_the_slow_evaluators_order(name: str) -> None:
    slow_one = partial(slow_grade, scale=SLOW[name])
    assert ordered_alike(combinations(SHORT_DECK, 5), slow_one, partial(short_deck_value, order=ORDERS[name]))


@pytest.mark.long
@each_order
def test_a_million_random_seven_card_hands_stand_in_the_slow_evaluators_order(name: str) -> None:
    hands = random_hands(1_000_000, 7, seed=11, deck=SHORT_DECK)
    assert ordered_alike(hands, partial(slow_grade, scale=SLOW[name]), partial(short_deck_value, order=ORDERS[name]))
