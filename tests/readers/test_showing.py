"""The showdown: only hands that must be tabled are proposed, and only where the room lets readers show them."""

from __future__ import annotations

import pytest

from dealer_assist.files.hardware_file import Reveal
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, StreetDealt, Tabled, Wager
from dealer_assist.readers.proposal import Kind
from dealer_assist.readers.showing import MUST_TABLE, must_table
from dealer_assist.rules.options import ShowdownMode
from tests.readers.reading import Felt, seat_places
from tests.tables import dealt, house_rules, the_hand

BOARD = (StreetDealt(("4h", "5h", "9s")), StreetDealt(("Th",)), StreetDealt(("Jh",)))
HANDS = {"seat1": "AsKd", "seat2": "7c7d", "seat3": "2c3d"}


def seated(mode: ShowdownMode, reveal: Reveal = Reveal.SHOWDOWN) -> Felt:
    table = dealt((100, 100, 100), rules=house_rules(showdown_mode=mode.value))
    return Felt(table, *seat_places(1, 2, 3, reveal=reveal)).deal(**HANDS).take()


def checked_down(felt: Felt) -> Felt:
    felt.enter(Call(1), Call(2), Check(3))
    for street in BOARD:
        felt.enter(street, Check(2), Check(3), Check(1))
    return felt


def seats(felt: Felt) -> list[int | None]:
    return [each.seat for each in felt.offered if each.kind is Kind.TABLED]


def test_every_way_of_a_showdown_says_who_must_table() -> None:
    assert set(MUST_TABLE) == set(ShowdownMode)


def test_a_room_that_reveals_nothing_is_proposed_nothing() -> None:
    felt = seated(ShowdownMode.ROBERTS_CASH, Reveal.NEVER)
    assert checked_down(felt).offered == ()


def test_before_the_showdown_nothing_is_shown() -> None:
    felt = seated(ShowdownMode.ROBERTS_CASH).enter(Call(1), Call(2), Check(3), BOARD[0])
    assert felt.offered == ()


@pytest.mark.parametrize("mode", list(ShowdownMode))
def test_a_river_that_was_checked_is_shown_first_by_the_first_in_position(mode: ShowdownMode) -> None:
    felt = checked_down(seated(mode))
    assert felt.entries == [Tabled(2, ("7c", "7d"))]


def test_the_last_aggressor_of_the_river_shows_first() -> None:
    felt = seated(ShowdownMode.WSOP_LIVE_CASH).enter(Call(1), Call(2), Check(3))
    for street in BOARD[:2]:
        felt.enter(street, Check(2), Check(3), Check(1))
    felt.enter(BOARD[2], Check(2), Wager(3, 10), Call(1), Fold(2))
    assert seats(felt) == [3]


def test_after_an_all_in_in_a_tournament_every_hand_must_be_tabled_at_once() -> None:
    felt = seated(ShowdownMode.TDA_TOURNAMENT).enter(AllIn(1), Call(2), Fold(3))
    assert seats(felt) == [1, 2]


def test_after_an_all_in_in_a_cash_game_nobody_knows_here_who_pushed_first() -> None:
    felt = seated(ShowdownMode.WSOP_LIVE_CASH).enter(AllIn(1), Call(2), Fold(3), *BOARD)
    assert must_table(the_hand(felt.table)) == ()
    assert felt.offered == ()


def test_a_hand_that_was_tabled_is_not_proposed_again() -> None:
    felt = checked_down(seated(ShowdownMode.ROBERTS_CASH)).take()
    assert the_hand(felt.table).tabled[0].cards == ("7c", "7d")
    assert felt.offered == ()


def test_a_hand_of_which_one_card_is_missing_is_not_shown() -> None:
    felt = checked_down(seated(ShowdownMode.ROBERTS_CASH)).lift(2, "7d")
    assert felt.offered == ()
