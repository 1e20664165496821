"""Cards on the table: the next street, hole cards counted, a board told late."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import AllIn, BoardTold, Call, CardsDealt, Check, Fold, StreetDealt, Tabled
from dealer_assist.hand.showdown import winners
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import TableState
from tests.tables import dealt, part_of, play, refusal, the_hand

FLOP = StreetDealt(("2c", "7d", "9h"))


def round_over() -> TableState:
    return play(dealt((100, 100)), Call(1), Check(2))


def test_flop_turn_and_river_lie_in_order() -> None:
    table = play(round_over(), FLOP, Check(2), Check(1), StreetDealt(("Js",)), Check(2), Check(1), StreetDealt(("3d",)))
    assert the_hand(table).board == ("2c", "7d", "9h", "Js", "3d")
    assert the_hand(table).street_name == "river"


def test_street_before_the_betting_is_over_is_premature() -> None:
    refused = refusal(dealt((100, 100)), FLOP)
    assert (refused.code, refused.option) == (RefusalCode.BETTING_STILL_OPEN, "premature_turn")


def test_street_with_the_wrong_number_of_cards_is_refused() -> None:
    refused = refusal(round_over(), StreetDealt(("2c", "7d")))
    assert (refused.code, refused.facts) == (RefusalCode.WRONG_CARD_COUNT, {"count": 2, "due": 3})


def test_no_street_follows_the_river_or_a_hand_won() -> None:
    table = round_over()
    for _street in range(3):
        table = play(table, StreetDealt(), Check(2), Check(1))
    assert refusal(table, StreetDealt()).code is RefusalCode.NO_STREET_LEFT
    assert refusal(play(dealt((100, 100)), Fold(1)), StreetDealt()).code is RefusalCode.NO_STREET_LEFT


@pytest.mark.parametrize("card", ["1c", "Tx", "", "10c", "tc"])
def test_card_that_is_none_is_refused(card: str) -> None:
    refused = refusal(round_over(), StreetDealt(("2c", "7d", card)))
    assert (refused.code, refused.facts) == (RefusalCode.CARD_UNKNOWN, {"card": card})


def test_card_that_lies_on_the_table_already_is_refused() -> None:
    assert refusal(round_over(), StreetDealt(("2c", "7d", "2c"))).code is RefusalCode.CARD_TWICE
    turn = play(round_over(), FLOP, Check(2), Check(1))
    assert refusal(turn, StreetDealt(("7d",))).facts == {"card": "7d"}


def test_card_of_a_tabled_hand_does_not_come_on_the_board() -> None:
    table = play(dealt((50, 100)), AllIn(1), Call(2), Tabled(1, ("Ac", "Ad")))
    assert refusal(table, StreetDealt(("2c", "7d", "Ad"))).code is RefusalCode.CARD_TWICE


def test_streets_dealt_untold_and_the_board_told_at_once() -> None:
    table = play(round_over(), StreetDealt(), Check(2), Check(1), StreetDealt())
    assert the_hand(table).board == ()
    table = play(table, BoardTold(("2c", "7d", "9h", "Js")))
    assert the_hand(table).board == ("2c", "7d", "9h", "Js")


def test_turn_told_with_the_flop_that_was_not() -> None:
    table = play(round_over(), StreetDealt(), Check(2), Check(1), StreetDealt(("2c", "7d", "9h", "Js")))
    assert the_hand(table).board == ("2c", "7d", "9h", "Js")


def test_turn_told_without_the_flop_that_was_not_is_refused() -> None:
    table = play(round_over(), StreetDealt(), Check(2), Check(1))
    refused = refusal(table, StreetDealt(("9h",)))
    assert (refused.code, refused.facts) == (RefusalCode.WRONG_CARD_COUNT, {"count": 1, "due": 4})


def test_river_told_without_the_turn_that_was_not_is_refused() -> None:
    table = play(round_over(), FLOP, Check(2), Check(1), StreetDealt(), Check(2), Check(1))
    assert refusal(table, StreetDealt(("9d",))).facts == {"count": 1, "due": 2}
    assert the_hand(play(table, StreetDealt(("Js", "3d")))).board == ("2c", "7d", "9h", "Js", "3d")


def test_board_told_late_is_read_with_the_hands() -> None:
    table = play(dealt((50, 100)), AllIn(1), Call(2), Tabled(1, ("Ac", "Ad")), Tabled(2, ("Kc", "Kd")))
    table = play(table, StreetDealt(), StreetDealt(), StreetDealt())
    assert winners(the_hand(table), 0) is None
    table = play(table, BoardTold(("2c", "7d", "9h", "Js", "Kh")))
    assert winners(the_hand(table), 0) == (2,)


def test_board_of_the_wrong_length_or_with_a_card_twice_is_refused() -> None:
    table = play(round_over(), StreetDealt())
    assert refusal(table, BoardTold(("2c", "7d"))).facts == {"count": 2, "due": 3}
    assert refusal(table, BoardTold(("2c", "7d", "2c"))).code is RefusalCode.CARD_TWICE


def test_hole_cards_are_counted_never_named() -> None:
    table = play(dealt((100, 100)), CardsDealt(1, 1), CardsDealt(1, 1))
    assert part_of(table, 1).cards == 2


def test_more_hole_cards_than_the_game_deals_are_refused() -> None:
    table = play(dealt((100, 100)), CardsDealt(1, 2))
    refused = refusal(table, CardsDealt(1, 1))
    assert (refused.code, refused.facts) == (RefusalCode.WRONG_CARD_COUNT, {"seat": 1, "count": 3, "due": 2})
    assert refusal(table, CardsDealt(7, 1)).code is RefusalCode.NOT_IN_HAND
    assert refusal(table, CardsDealt(2, -1)).code is RefusalCode.AMOUNT_NEGATIVE
