"""Hands turned up: what may be tabled, and when. TDA 2024 R12, R13, R16, R68; WSOP Live 2024 R139, R140."""

from __future__ import annotations

from dealer_assist.hand.entries import AllIn, Call, Check, Fold, Mucked, StreetDealt, Tabled, Wager
from dealer_assist.hand.showdown import hands_up, winners
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import TableState
from tests.tables import dealt, play, refusal, the_hand


def all_in() -> TableState:
    return play(dealt((50, 100, 100)), AllIn(1), Fold(2), Call(3))


def test_all_in_hands_are_tabled_before_the_board_is_run_out() -> None:
    table = play(all_in(), Tabled(1, ("Ac", "Ad")), StreetDealt(("2c", "7d", "9h")), Tabled(3, ("Kc", "Kd")))
    assert hands_up(the_hand(table)) == {1: ("Ac", "Ad"), 3: ("Kc", "Kd")}


def test_hand_tabled_while_chips_can_be_bet_is_a_ruling() -> None:
    refused = refusal(dealt((100, 100)), Tabled(1, ("Ac", "Ad")))
    assert (refused.code, refused.option) == (RefusalCode.BETTING_STILL_OPEN, "exposed_hand_action_pending")
    between = play(dealt((100, 100)), Call(1), Check(2))
    assert refusal(between, Tabled(1, ("Ac", "Ad"))).code is RefusalCode.BETTING_STILL_OPEN


def test_hand_read_wrongly_is_put_right_by_tabling_it_again() -> None:
    table = play(all_in(), Tabled(1, ("Ac", "Ad")), Tabled(1, ("Ac", "As")))
    assert hands_up(the_hand(table)) == {1: ("Ac", "As")}


def test_tabled_hand_that_cannot_be_is_refused() -> None:
    table = play(all_in(), Tabled(1, ("Ac", "Ad")))
    assert refusal(table, Tabled(3, ("Kc",))).code is RefusalCode.WRONG_CARD_COUNT
    assert refusal(table, Tabled(3, ("Kc", "Ad"))).code is RefusalCode.CARD_TWICE
    assert refusal(table, Tabled(3, ("Kc", "1d"))).code is RefusalCode.CARD_UNKNOWN
    assert refusal(table, Tabled(2, ("Kc", "Kd"))).code is RefusalCode.HAS_FOLDED
    assert refusal(table, Tabled(7, ("Kc", "Kd"))).code is RefusalCode.NOT_IN_HAND
    assert refusal(table, Mucked(2)).code is RefusalCode.HAS_FOLDED
    assert refusal(table, Mucked(7)).code is RefusalCode.NOT_IN_HAND


def test_card_on_the_board_is_in_no_hand() -> None:
    table = play(all_in(), StreetDealt(("2c", "7d", "9h")))
    assert refusal(table, Tabled(1, ("2c", "Ad"))).code is RefusalCode.CARD_TWICE


def test_last_seat_left_needs_no_cards_to_win() -> None:
    assert winners(the_hand(play(dealt((100, 100, 100)), Wager(1, 6), Fold(2), Fold(3))), 0) == (1,)


def test_best_five_of_seven_win() -> None:
    # board 2c 7d 9h Js 3d: a pair of jacks beats a pair of nines
    table = play(all_in(), Tabled(1, ("9c", "4c")), Tabled(3, ("Jc", "4d")))
    table = play(table, StreetDealt(("2c", "7d", "9h")), StreetDealt(("Js",)), StreetDealt(("3d",)))
    assert winners(the_hand(table), 0) == (3,)
