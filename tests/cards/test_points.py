"""Hands counted by their pips."""

from __future__ import annotations

import pytest

from dealer_assist.cards.card import CardError, parse_cards
from dealer_assist.cards.points import fewest_points_value, points, read_fewest_points, read_most_points


def test_four_tens_and_a_nine_make_49() -> None:
    assert points(parse_cards("TcTdThTs9c")) == 49


def test_five_faces_make_nothing() -> None:
    assert points(parse_cards("KcKdQhJsJc")) == 0


def test_an_ace_is_one_and_every_other_card_its_number() -> None:
    assert points(parse_cards("Ac2d3h4s5c")) == 1 + 2 + 3 + 4 + 5


def test_where_the_fewest_win_zero_is_worth_most() -> None:
    assert fewest_points_value(parse_cards("KcKdQhJsJc")) > fewest_points_value(parse_cards("KcKdQhJsAc"))


def test_hand_reads_from_the_most_points_down_faces_last() -> None:
    reading = read_most_points(parse_cards("KcTd9hAs2c"))
    assert (reading.category, reading.reads, reading.value) == ("points", "T92AK", 22)
    assert reading.plays == ("Td", "9h", "2c", "As", "Kc")


def test_reading_for_the_fewest_has_the_value_that_is_compared() -> None:
    hand = parse_cards("KcTd9hAs2c")
    assert read_fewest_points(hand).value == fewest_points_value(hand)


def test_four_cards_are_refused() -> None:
    with pytest.raises(CardError, match="wrong_number"):
        points(parse_cards("TcTdThTs"))


def test_same_card_twice_is_refused() -> None:
    with pytest.raises(CardError, match="repeated"):
        points(["Tc", "Tc", "Th", "Ts", "9c"])
