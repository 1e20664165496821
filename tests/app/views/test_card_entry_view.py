"""How many cards are asked for when a street is dealt."""

from __future__ import annotations

from dealer_assist.app.views.cards import board_entry_view, board_view, lies_untold
from dealer_assist.hand.entries import Call, Check, StreetDealt
from dealer_assist.table.entries import BombPotAgreed, StartHand
from dealer_assist.words import Words
from tests.tables import a_table, dealt, play, the_hand

ENGLISH = Words("en")


def test_street_after_told_ones_asks_for_its_own_card() -> None:
    table = play(dealt((100, 100), button=1), Call(1), Check(2), StreetDealt(("As", "Kd", "2c")), Check(2), Check(1))
    assert board_entry_view(the_hand(table), ENGLISH).due == 1


def test_street_after_one_that_was_not_told_asks_for_all_that_are_missing() -> None:
    # the flop went on without its cards: the turn is told with them, or not at all
    table = play(dealt((100, 100), button=1), Call(1), Check(2), StreetDealt(), Check(2), Check(1))
    assert board_entry_view(the_hand(table), ENGLISH).due == 4


def test_the_flop_of_a_bomb_pot_agreed_on_lies_there_untold_until_somebody_acts() -> None:
    table = play(a_table((100,) * 3, button=1), BombPotAgreed(25), StartHand())
    assert lies_untold(the_hand(table))
    view = board_entry_view(the_hand(table), ENGLISH)
    assert (view.due, view.enough, view.without) == (3, (3,), "")
    assert not lies_untold(the_hand(play(table, Check(2))))


def test_a_flop_dealt_without_its_cards_is_none_of_that_kind() -> None:
    table = play(dealt((100, 100), button=1), Call(1), Check(2), StreetDealt())
    assert not lies_untold(the_hand(table))


def test_cards_that_lie_there_untold_are_counted_and_told_ones_stay_readable() -> None:
    table = play(dealt((100, 100), button=1), Call(1), Check(2))
    assert [board_view(the_hand(each), ENGLISH).dealt for each in (table, play(table, StreetDealt()))] == [0, 3]
    told = board_view(the_hand(play(table, StreetDealt(("As", "Kd", "2c")))), ENGLISH)
    assert (told.cards, told.dealt, told.places) == (("As", "Kd", "2c"), 3, 5)
