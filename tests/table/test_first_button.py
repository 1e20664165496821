"""The first button by each way a house decides it."""

import pytest

from dealer_assist.cards.card import CardError
from dealer_assist.rules.options import FirstButton
from dealer_assist.table.first_button import FIRST_BUTTON, first_button


def test_every_way_has_a_rule() -> None:
    assert set(FIRST_BUTTON) == set(FirstButton)


def test_highest_rank_takes_the_button() -> None:
    assert first_button(FirstButton.HIGH_CARD_DEALT, (1, 2, 3), {1: "Qs", 2: "Kc", 3: "2s"}) == 2


def test_equal_ranks_go_by_suit_spades_highest() -> None:
    assert first_button(FirstButton.HIGH_CARD_DRAWN, (1, 2, 3), {1: "Ah", 2: "As", 3: "Ad"}) == 2


def test_seat_at_the_dealers_right_hand_is_the_highest_number() -> None:
    assert first_button(FirstButton.SEAT_RIGHT_OF_DEALER, (2, 5, 8)) == 8


def test_chance_needs_its_pick() -> None:
    assert first_button(FirstButton.RANDOM, (2, 5, 8)) is None
    assert first_button(FirstButton.RANDOM, (2, 5, 8), pick=5) == 5


def test_no_cards_no_button() -> None:
    assert first_button(FirstButton.HIGH_CARD_DEALT, (1, 2)) is None


def test_same_card_twice_is_refused() -> None:
    with pytest.raises(CardError):
        first_button(FirstButton.HIGH_CARD_DEALT, (1, 2), {1: "As", 2: "As"})
