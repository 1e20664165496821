"""The first button by each way a house decides it."""

import pytest

from dealer_assist.cards.card import CardError
from dealer_assist.rules.options import FirstButton
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.between import ButtonDrawn
from dealer_assist.table.first_button import FIRST_BUTTON, first_button
from tests.tables import a_table, dealt, house_rules, play, refusal


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


# -- the entry


def drawn(rule: str, entry: ButtonDrawn) -> int | None:
    table = a_table({1: 100, 2: 100, 3: 100, 5: 100}, button=None, rules=house_rules(first_button=rule))
    return play(table, entry).button_placed


DECK = ("9s", "Ad", "Kh", "Ac")


@pytest.mark.parametrize(
    ("rule", "button"),
    [
        # clockwise from the dealer's left: seats 1, 2, 3 and 5
        ("high_card_dealt", 2),
        # drawn by 5, 3, 2 and 1: the ace of diamonds is seat 3's
        ("high_card_drawn", 3),
        ("seat_right_of_dealer", 5),
        ("random", 1),
    ],
)
def test_button_is_drawn_the_way_of_the_house(rule: str, button: int) -> None:
    assert drawn(rule, ButtonDrawn(DECK, (5, 3, 2, 1), 1)) == button


def test_button_is_not_drawn_before_everybody_has_a_card_or_by_a_pick_of_an_empty_seat() -> None:
    cards = a_table((100, 100, 100), button=None, rules=house_rules(first_button="high_card_dealt"))
    assert refusal(cards, ButtonDrawn(("As", "Kd"))).code is RefusalCode.CARDS_NOT_ENOUGH
    assert refusal(cards, ButtonDrawn(("As", "As", "Kd"))).code is RefusalCode.CARD_UNKNOWN
    chance = a_table((100, 100, 100), button=None, rules=house_rules(first_button="random"))
    assert refusal(chance, ButtonDrawn(pick=7)).code is RefusalCode.CARDS_NOT_ENOUGH
    assert refusal(chance, ButtonDrawn()).code is RefusalCode.CARDS_NOT_ENOUGH


def test_cards_are_not_drawn_while_a_hand_is_on() -> None:
    assert refusal(dealt((100, 100, 100)), ButtonDrawn(DECK)).code is RefusalCode.HAND_IS_OPEN
