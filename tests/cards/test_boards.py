"""Boards that show in stud, before anybody has five cards."""

from __future__ import annotations

import pytest

from dealer_assist.cards.boards import high_board, high_card, high_card_ace_low, low_board
from dealer_assist.cards.card import DECK, parse_cards


def up(text: str) -> tuple[str, ...]:
    return parse_cards(text)


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("9h9d", "AcKd"),
        ("AcKd", "AhQs"),
        ("KcKd2h", "QcQdAh"),
        ("3c3d4h4s", "AcAdKhQs"),
        ("2c2d2h3s", "AcAdKhKs"),
        ("2c2d2h2s", "AcAdAhKs"),
        # an exposed last card makes a fifth
        ("JcJh8d3sJs", "KhKd9c4s"),
        ("2h3d4c5s6h", "AcAdAhKsQs"),
        ("2h4h6h8hTh", "5h6d7c8s9h"),
        ("2c2d2h3s3d", "AhKhQhJh9h"),
        ("Ah2d3c4s5h", "AcAdAhKsQs"),
        ("2h3d4c5s6h", "Ah2d3c4s5h"),
        ("2h3h4h5h6h", "AcAdAhAsKs"),
    ],
)
def test_a_board_is_higher(higher: str, lower: str) -> None:
    assert high_board(up(higher)) > high_board(up(lower))


def test_four_to_a_straight_flush_is_only_its_high_card() -> None:
    assert high_board(up("9h8h7h6h")) < high_board(up("Tc4d3h2s"))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7h5d4cAs", "7d5c3hKs"),
        ("7h5d4cAs", "8c4d6h2s"),
        ("8c4d", "8h5d"),
        ("Ac2d", "2c3d"),
        ("KcQdJh9s", "AcAd2h3s"),
        ("2c2dAh3s", "3c3dAh2s"),
        # straights and flushes are nothing
        ("6c5c4c3c", "7d3h2sAc"),
    ],
)
def test_a_board_is_lower(better: str, worse: str) -> None:
    assert low_board(up(better)) < low_board(up(worse))


def test_boards_of_the_same_ranks_tie_whatever_their_suits() -> None:
    assert high_board(up("Kd9c")) == high_board(up("Ks9h"))
    assert low_board(up("Kd9c")) == low_board(up("Ks9h"))


def test_the_deuce_of_clubs_is_the_lowest_card_and_the_ace_of_spades_the_highest() -> None:
    assert (min(DECK, key=high_card), max(DECK, key=high_card)) == ("2c", "As")


def test_with_the_ace_low_the_king_of_spades_is_the_worst_card() -> None:
    assert (min(DECK, key=high_card_ace_low), max(DECK, key=high_card_ace_low)) == ("Ac", "Ks")
