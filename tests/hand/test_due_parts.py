"""What pots divide into: halves, and nobody who qualifies."""

from __future__ import annotations

from collections.abc import Mapping

from dealer_assist.hand.award import whole_to
from dealer_assist.hand.due_parts import all_share, halves_told
from dealer_assist.hand.entries import Award, Call, Check, StreetDealt, Tabled
from dealer_assist.hand.showdown import winners
from dealer_assist.pots.split import Part
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.table.taps import goes_along
from tests.other_games import dealt_of, settled
from tests.tables import dealt, play, refusal, the_hand

NOTHING = {1: ("8c", "8d", "9h", "Jc", "Qd"), 2: ("7c", "7d", "Th", "Js", "Qs"), 3: ("6c", "6d", "9s", "Jd", "Qh")}
"""Pairs below nines and no eight low: in archie none of them wins a half."""


def archie(hands: Mapping[int, tuple[str, ...]]) -> TableState:
    """Three-handed archie, called and checked to the showdown: a pot of 6."""
    table = dealt_of("archie", (100, 100, 100), stakes=Stakes(1, 2))
    while True:
        while (seat := the_hand(table).to_act) is not None:
            table = play(table, goes_along(the_hand(table), seat))
        if the_hand(table).street == 3:
            return play(table, *(Tabled(seat, cards) for seat, cards in hands.items()))
        table = play(table, StreetDealt())


def test_when_nobody_qualifies_all_who_are_left_share() -> None:
    table = archie(NOTHING)
    hand = the_hand(table)
    assert [winners(hand, 0, half) for half in hand.game.halves] == [None, None]
    parts = all_share(hand, (1, 2, 3))
    assert parts == (Part("whole", (1, 2, 3)),)
    assert settled(play(table, Award(0, parts))) == {1: 2, 2: 2, 3: 2}


def test_nobody_who_is_left_is_left_out_of_it() -> None:
    table = archie(NOTHING)
    refused = refusal(table, Award(0, (Part("whole", (1, 2)),)))
    assert (refused.code, refused.facts["seat"]) == (RefusalCode.CARDS_SPEAK, 3)
    assert refused.remedies == (Award(0, (Part("whole", (1, 2, 3)),)),)


def test_with_a_qualifying_hand_on_the_table_nothing_is_shared_by_all() -> None:
    table = archie({**NOTHING, 3: ("9c", "9d", "2s", "Jd", "Qh")})
    refused = refusal(table, Award(0, (Part("whole", (1, 2, 3)),)))
    assert refused.remedies == (Award(0, (Part("high", (3,)), Part("low", ()))),)
    assert refused.facts == {"seat": 1, "pot": 0, "winners": (3,)}


def test_two_that_win_a_half_each_do_not_share_the_whole() -> None:
    low_and_high = {1: ("9c", "9d", "2s", "Jc", "Qd"), 2: ("8h", "7h", "4c", "3c", "2d"), 3: NOTHING[3]}
    refused = refusal(archie(low_and_high), Award(0, (Part("whole", (1, 2)),)))
    assert refused.remedies == (Award(0, (Part("high", (1,)), Part("low", (2,)))),)
    assert refused.facts == {"seat": 1, "pot": 0, "winners": (1, 2)}


def test_in_a_game_that_somebody_always_wins_nothing_is_shared_by_all() -> None:
    hand = the_hand(dealt_of("omaha8", (100, 100), stakes=Stakes(1, 2)))
    assert all_share(hand, (1, 2)) is None
    assert halves_told(hand, (Part("whole", (1, 2)),)) is None


def test_one_half_needs_no_name_but_whole() -> None:
    table = play(dealt((100, 100)), Call(1), Check(2))
    assert whole_to(the_hand(table), (1,)) == (Part("whole", (1,)),)
