"""Cards that show in front of stud players, and the card in the middle when the deck is too short."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import BringIn, Call, Check, CommunityDealt, StreetDealt, Tabled, UpCardsTold
from dealer_assist.hand.showdown import winners
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import TableState
from tests.other_games import stud, up
from tests.tables import dealt, play, refusal, the_hand

THREE = (500,) * 3


def refused(table: TableState, seat: int, cards: str) -> RefusalCode:
    return refusal(table, UpCardsTold(seat, tuple(cards.split()))).code


def test_no_card_shows_in_holdem() -> None:
    assert refused(dealt((100, 100)), 1, "As") is RefusalCode.NO_CARDS_SHOW


@pytest.mark.parametrize(
    ("seat", "cards", "code"),
    [
        (4, "As", RefusalCode.NOT_IN_HAND),
        (1, "As Ks", RefusalCode.WRONG_CARD_COUNT),
        (1, "", RefusalCode.WRONG_CARD_COUNT),
        (1, "1x", RefusalCode.CARD_UNKNOWN),
        (1, "2c", RefusalCode.CARD_TWICE),
    ],
)
def test_cards_that_cannot_lie_there_are_refused(seat: int, cards: str, code: RefusalCode) -> None:
    assert refused(up(stud(THREE), s2="2c"), seat, cards) is code


def test_a_board_told_wrongly_is_told_again_and_the_turn_follows() -> None:
    table = stud(THREE, "9h", "2c", "3d")
    assert the_hand(table).to_act == 2
    assert the_hand(up(table, s2="Kc")).to_act == 3


def test_cards_told_after_the_bring_in_change_no_turn() -> None:
    table = play(stud(THREE), BringIn(1))
    assert the_hand(up(table, s1="Kc", s2="2c", s3="9h")).to_act == 2


def to_sixth() -> TableState:
    table = play(stud(THREE, "9h", "2c", "Kd"), BringIn(2), Call(3), Call(1))
    for boards in (("9h 3d", "2c 4d", "Kd 5d"), ("9h 3d 3s", "2c 4d 6h", "Kd 5d 7h")):
        table = up(play(table, StreetDealt()), s1=boards[0], s2=boards[1], s3=boards[2])
        for _ in THREE:
            table = play(table, Check(the_hand(table).to_act or 0))
    table = up(play(table, StreetDealt()), s1="9h 3d 3s 8c", s2="2c 4d 6h Tc", s3="Kd 5d 7h Jc")
    for _ in THREE:
        table = play(table, Check(the_hand(table).to_act or 0))
    return table


def test_a_card_in_the_middle_stands_for_everybodys_last_card() -> None:
    table = play(to_sixth(), CommunityDealt("Ks"))
    hand = the_hand(table)
    assert (hand.street_name, hand.board, hand.stud.community) == ("7th", ("Ks",), True)
    # threes opened sixth street
    assert hand.to_act == 1


def test_the_card_in_the_middle_plays_in_every_hand_of_six() -> None:
    table = play(to_sixth(), CommunityDealt("Ks"), Check(1), Check(2), Check(3))
    hands = {
        1: "9h 3d 3s 8c Ah Qh",
        2: "2c 4d 6h Tc Td Qs",
        3: "Kd 5d 7h Jc As Qc",
    }
    short = refusal(table, Tabled(1, (*hands[1].split(), "2h")))
    assert (short.code, short.facts["due"]) == (RefusalCode.WRONG_CARD_COUNT, 6)
    table = play(table, *(Tabled(seat, tuple(cards.split())) for seat, cards in hands.items()))
    # kings for seat 3, over tens and threes
    assert winners(the_hand(table), 0) == (3,)


def test_a_card_in_the_middle_comes_only_in_place_of_the_last_one() -> None:
    table = play(stud(THREE, "9h", "2c", "Kd"), BringIn(2), Call(3), Call(1))
    assert refusal(table, CommunityDealt()).code is RefusalCode.NO_STREET_LEFT
    assert refusal(to_sixth(), CommunityDealt("9h")).code is RefusalCode.CARD_TWICE


def test_a_tabled_hand_holds_the_cards_that_showed() -> None:
    table = play(to_sixth(), StreetDealt(), Check(1), Check(2), Check(3))
    wrong = refusal(table, Tabled(1, ("9h", "3d", "3s", "8d", "Ah", "Qh", "2h")))
    assert (wrong.code, wrong.facts) == (RefusalCode.UP_CARDS_DIFFER, {"seat": 1, "card": "8c"})
    assert refusal(table, Tabled(1, ("9h", "3d", "3s", "8c", "Kd", "Qh", "2h"))).code is RefusalCode.CARD_TWICE
