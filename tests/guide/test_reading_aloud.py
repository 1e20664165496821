"""Hands read aloud from tabled cards: worked by hand from rule file 11."""

from __future__ import annotations

from enum import StrEnum

import pytest

from dealer_assist.cards.badugi import BadugiCategory
from dealer_assist.cards.high_order import HighCategory
from dealer_assist.cards.low import LowCategory
from dealer_assist.cards.points import PointsCategory
from dealer_assist.games.game import Ranking
from dealer_assist.games.rankings import EVALUATORS
from dealer_assist.guide.reading_aloud import SAID, next_pot_read_aloud, pot_read_aloud, read_aloud, said_of
from dealer_assist.hand.entries import AllIn, Call, Mucked, RunIt, StreetDealt, Tabled
from dealer_assist.hand.state import HandState
from dealer_assist.table.state import Stakes, TableState
from tests.other_games import dealt_of
from tests.tables import dealt, play, the_hand

FLOP, TURN, RIVER = StreetDealt(("Kd", "7c", "3h")), StreetDealt(("7h",)), StreetDealt(("2s",))


def showdown() -> TableState:
    """Seats 1 and 2 all-in for 100 each, the board K 7 3 7 2."""
    return play(dealt((100, 100)), AllIn(1), Call(2), FLOP, TURN, RIVER)


@pytest.mark.parametrize("classes", [HighCategory, LowCategory, BadugiCategory, PointsCategory])
def test_every_class_of_every_ranking_has_its_sentence(classes: type[StrEnum]) -> None:
    assert {each.value for each in classes} <= SAID.keys()


@pytest.mark.parametrize(
    ("ranking", "cards", "code", "slots"),
    [
        (Ranking.HIGH, "Ah Kh Qh Jh Th", "royal_flush", {}),
        (Ranking.HIGH, "5h 4h 3h 2h Ah", "straight_flush", {"first": "5"}),
        (Ranking.HIGH, "Ks Kh Kd Kc As 2d 3d", "quads", {"first": "K", "kickers": ("A",)}),
        (Ranking.HIGH, "7s 7h Kd Kc Ks", "full_house", {"first": "K", "second": "7"}),
        (Ranking.HIGH, "Ah 9h 7h 5h 2h Kd", "flush", {"first": "A", "kickers": ("9", "7", "5", "2")}),
        (Ranking.HIGH, "Ah 2c 3d 4s 5h", "straight", {"first": "5"}),
        (Ranking.HIGH, "6s 6h 6d Tc 7s", "trips", {"first": "6", "kickers": ("T", "7")}),
        (Ranking.HIGH, "7d 7c Ks Kh As Qd", "two_pair", {"first": "K", "second": "7", "kickers": ("A",)}),
        (Ranking.HIGH, "Ts Th 8d 7c As", "pair", {"first": "T", "kickers": ("A", "8", "7")}),
        (Ranking.HIGH, "Ks Qh 8d 7c As", "high_card", {"first": "A", "kickers": ("K", "Q", "8", "7")}),
        (Ranking.ACE_TO_FIVE, "As 2c 5d 6h 8s Ks Kh", "low", {"first": "8", "second": "6", "kickers": ("5", "2", "A")}),
        (Ranking.ACE_TO_FIVE, "7s 7h 5d 2c 3s", "pair", {"first": "7", "kickers": ("5", "3", "2")}),
        (Ranking.DEUCE_TO_SEVEN, "Ah Kh Qh Jh Th", "royal_flush", {}),
        (Ranking.DEUCE_TO_SEVEN, "6h 5c 4d 3s 2h", "straight", {"first": "6"}),
        (Ranking.DEUCE_TO_SEVEN, "As 5c 4d 3h 2s", "low", {"first": "A", "second": "5", "kickers": ("4", "3", "2")}),
        (Ranking.BADUGI, "7s 5h 3d Ac", "badugi", {"kickers": ("7", "5", "3", "A")}),
        (Ranking.BADUGI, "7s 5h 3d Ad", "badugi_of_three", {"kickers": ("7", "5", "A")}),
        (Ranking.BADUGI, "7s 5s 3s 2d", "badugi_of_two", {"kickers": ("3", "2")}),
        (Ranking.BADUGI, "7s 5s 3s 2s", "badugi_of_one", {"kickers": ("2",)}),
        (Ranking.MOST_POINTS, "Ts Th Td Tc 9s", "points", {"count": 49}),
        (Ranking.FEWEST_POINTS, "Ks Kh Qd Qc As", "points", {"count": 1}),
    ],
)
def test_a_hand_is_read_by_its_class_its_groups_and_the_kickers_that_play(
    ranking: Ranking, cards: str, code: str, slots: dict[str, object]
) -> None:
    said = said_of(EVALUATORS[ranking].read(cards.split()))

    assert (said.code, said.slots) == (f"hand.{code}", slots)


def test_nothing_is_told_of_a_hand_that_is_not_tabled() -> None:
    hand = the_hand(play(showdown(), Tabled(1, ("Ks", "Kh"))))

    assert read_aloud(hand, 2) == ()
    assert pot_read_aloud(hand, 0) == ()


def test_nothing_is_told_while_the_board_is_not_complete() -> None:
    table = play(dealt((100, 100)), AllIn(1), Call(2), FLOP, Tabled(1, ("Ks", "Kh")))

    assert read_aloud(the_hand(table), 1) == ()


def test_both_hands_are_read_and_the_pot_goes_to_the_better() -> None:
    # kings full against trip sevens with ace and king: the five that play are pushed forward
    hand = the_hand(play(showdown(), Tabled(1, ("Ks", "Kh")), Tabled(2, ("7d", "Ac"))))

    (lost,) = read_aloud(hand, 2)
    (won,) = next_pot_read_aloud(hand)
    assert (lost.said.code, lost.said.slots) == ("hand.trips", {"first": "7", "kickers": ("A", "K")})
    assert (won.seats, won.hand.said.code) == ((1,), "hand.full_house")
    assert set(won.hand.plays) == {"Ks", "Kh", "Kd", "7c", "7h"}


def test_hands_alike_split() -> None:
    hand = the_hand(play(showdown(), Tabled(1, ("Ks", "Qh")), Tabled(2, ("Kh", "Qd"))))

    (won,) = next_pot_read_aloud(hand)
    assert (won.seats, won.hand.said.slots) == ((1, 2), {"first": "K", "second": "7", "kickers": ("Q",)})


def test_of_the_one_hand_left_nothing_is_read() -> None:
    hand = the_hand(play(showdown(), Tabled(1, ("Ks", "Kh")), Mucked(2)))

    assert next_pot_read_aloud(hand) == ()


def omaha8(board: str, first: str, second: str) -> HandState:
    """Seats 1 and 2 all-in in Omaha eight or better, both hands tabled."""
    table = dealt_of("omaha8", (6, 6), stakes=Stakes(1, 2), betting="pl")
    cards = board.split()
    table = play(table, AllIn(1), Call(2), *(StreetDealt(tuple(dealt)) for dealt in (cards[:3], cards[3:4], cards[4:])))
    return the_hand(play(table, Tabled(1, tuple(first.split())), Tabled(2, tuple(second.split()))))


def test_high_and_low_are_read_apart_and_each_half_goes_to_its_best() -> None:
    hand = omaha8("2s 5d 8c Kh Kd", "Ah 3c Qd Jd", "Ks 5s 9h 9c")

    high, low = read_aloud(hand, 1)
    assert (high.half, high.said.code, low.half, low.said.slots) == (
        "high",
        "hand.pair",
        "low",
        {"first": "8", "second": "5", "kickers": ("3", "2", "A")},
    )
    assert [(each.hand.half, each.seats) for each in next_pot_read_aloud(hand)] == [("high", (2,)), ("low", (1,))]


def test_a_hand_without_a_low_does_not_qualify_and_a_half_nobody_wins_is_left_out() -> None:
    hand = omaha8("2s Td 8c Kh Kd", "Ah 3c Qd Jd", "Ks 5s 9h 9c")

    assert read_aloud(hand, 1)[1].said.code == "hand.no_hand"
    assert read_aloud(hand, 1)[1].plays == ()
    assert [each.hand.half for each in next_pot_read_aloud(hand)] == ["high"]


def test_a_pot_run_twice_is_read_board_by_board() -> None:
    # seat 1: aces up on the first board, a straight against it on the second
    table = play(dealt((100, 100)), AllIn(1), Call(2), FLOP, RunIt(2, (1, 2)))
    table = play(table, StreetDealt(("7h",), below=(("Qh",),)), StreetDealt(("2s",), below=(("Jc",),)))
    hand = the_hand(play(table, Tabled(1, ("Ac", "Ad")), Tabled(2, ("As", "Th"))))

    won = next_pot_read_aloud(hand)
    assert [(each.hand.run, each.seats, each.hand.said.code) for each in won] == [
        (1, (1,), "hand.two_pair"),
        (2, (2,), "hand.straight"),
    ]
