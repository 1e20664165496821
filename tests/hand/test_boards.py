"""Several boards side by side: dealt together, each read and won by itself (rule file 02, section 7)."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import Award, BoardTold, Call, Check, StreetDealt, Tabled
from dealer_assist.hand.showdown import winners
from dealer_assist.pots.split import Part
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import Stakes, TableState
from tests.every_game import GAMES
from tests.other_games import dealt_of, settled
from tests.tables import play, refusal, the_hand

TOP, BOTTOM = ("As", "Ks", "2d"), ("9h", "9d", "3c")


def two_boards() -> TableState:
    """Heads-up double-board Omaha, limped to the flop."""
    table = dealt_of("omaha_double_board", (100, 100), stakes=Stakes(1, 2))
    return play(table, Call(1), Check(2), StreetDealt(TOP, (BOTTOM,)))


def to_the_end() -> TableState:
    table = play(two_boards(), Check(2), Check(1), StreetDealt(("4c",), (("5c",),)), Check(2), Check(1))
    return play(table, StreetDealt(("6c",), (("7c",),)), Check(2), Check(1))


def test_each_street_deals_to_every_board() -> None:
    hand = the_hand(to_the_end())
    assert (hand.board, hand.more_boards) == ((*TOP, "4c", "6c"), ((*BOTTOM, "5c", "7c"),))


def test_each_board_is_won_by_itself() -> None:
    table = play(to_the_end(), Tabled(1, ("Ah", "Ad", "Jh", "Td")), Tabled(2, ("9s", "9c", "Qh", "Jd")))
    hand = the_hand(table)
    # three aces on top, four nines below
    assert [winners(hand, 0, half) for half in GAMES["omaha_double_board"].halves] == [(1,), (2,)]
    top, bottom = (half.name for half in hand.game.halves)
    assert settled(play(table, Award(0, (Part(top, (1,)), Part(bottom, (2,)))))) == {1: 2, 2: 2}


def test_a_board_nobody_told_leaves_its_half_open() -> None:
    table = play(two_boards(), Check(2), Check(1), StreetDealt(("4c",)), Check(2), Check(1), StreetDealt(("6c",)))
    table = play(table, Check(2), Check(1))
    table = play(table, Tabled(1, ("Ah", "Ad", "Jh", "Td")), Tabled(2, ("9s", "9c", "Qh", "Jd")))
    top, bottom = the_hand(table).game.halves
    assert (winners(the_hand(table), 0, top), winners(the_hand(table), 0, bottom)) == ((1,), None)
    told = play(table, BoardTold((*BOTTOM, "5c", "7c"), 2))
    assert winners(the_hand(told), 0, bottom) == (2,)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (StreetDealt(("4c",), (("5c",), ("6d",))), RefusalCode.WRONG_CARD_COUNT),
        (StreetDealt(("4c",), (("5c", "6d"),)), RefusalCode.WRONG_CARD_COUNT),
        (StreetDealt(("4c",), (("4c",),)), RefusalCode.CARD_TWICE),
        (StreetDealt(("9h",), (("5c",),)), RefusalCode.CARD_TWICE),
    ],
)
def test_cards_that_fit_no_board_are_refused(entry: StreetDealt, code: RefusalCode) -> None:
    assert refusal(play(two_boards(), Check(2), Check(1)), entry).code is code


def test_a_card_of_the_other_board_is_told_at_no_showdown() -> None:
    assert refusal(to_the_end(), Tabled(1, ("9h", "Ad", "Jh", "Td"))).code is RefusalCode.CARD_TWICE


def test_in_ultimate_big_o_the_better_of_two_boards_counts_for_each_half() -> None:
    assert [half.boards for half in GAMES["ultimate_big_o"].halves] == [(1, 2), (1, 2)]
