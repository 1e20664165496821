"""Decks of the screen: what a room's file may name is what there is, and suits are told apart in each."""

import pytest

from dealer_assist.app.theme.deck import SUIT_COLOURS, Deck, DeckStyle, deck_of
from dealer_assist.files.room_file import DECKS


def test_a_room_may_choose_every_deck_there_is() -> None:
    assert tuple(DeckStyle) == DECKS
    assert set(SUIT_COLOURS) == set(DeckStyle)


@pytest.mark.parametrize("style", [each for each in DeckStyle if each is not DeckStyle.TWO_COLOURS])
def test_no_two_suits_look_alike_but_in_the_deck_of_two_colours(style: DeckStyle) -> None:
    deck = Deck(style)
    assert len({(deck.ink(suit), deck.hollow(suit)) for suit in "shdc"}) == 4


def test_only_the_red_suits_of_an_outlined_deck_are_hollow() -> None:
    assert [suit for suit in "shdc" if deck_of("outlined", letters=False).hollow(suit)] == ["h", "d"]
    assert not any(Deck(DeckStyle.FOUR_COLOURS).hollow(suit) for suit in "shdc")
