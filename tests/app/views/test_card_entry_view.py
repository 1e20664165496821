"""How many cards are asked for when a street is dealt."""

from __future__ import annotations

from dealer_assist.app.views.cards import board_entry_view
from dealer_assist.hand.entries import Call, Check, StreetDealt
from dealer_assist.words import Words
from tests.tables import dealt, play, the_hand

ENGLISH = Words("en")


def test_street_after_told_ones_asks_for_its_own_card() -> None:
    table = play(dealt((100, 100), button=1), Call(1), Check(2), StreetDealt(("As", "Kd", "2c")), Check(2), Check(1))
    assert board_entry_view(the_hand(table), ENGLISH).due == 1


def test_street_after_one_that_was_not_told_asks_for_all_that_are_missing() -> None:
    # the flop went on without its cards: the turn is told with them, or not at all
    table = play(dealt((100, 100), button=1), Call(1), Check(2), StreetDealt(), Check(2), Check(1))
    assert board_entry_view(the_hand(table), ENGLISH).due == 4
