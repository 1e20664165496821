"""A later street of stud that nobody followed: rule file 05, section 2."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.guide.in_front import Opened, answer
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.situation import Situation
from dealer_assist.hand.state import Positions
from dealer_assist.hand.stud import Stud, UpCards
from tests.every_game import GAMES, rules_for
from tests.guide.telling import told


def fifth_street(*, betting: str, boards: dict[int, str] | None = None) -> Situation:
    """Seat 2 has nothing in front and faces the last 15 chips of seat 5, on a street of 30; the button is at seat 1."""
    bets = BetSizes(15, 30, 2, 30)
    situation = told({2: 0, 5: 15, 7: 15}, inside=(2, 7), all_in=(5,), positions=Positions(1), street="5th")
    shown = tuple(UpCards(seat, tuple(cards.split())) for seat, cards in (boards or {}).items())
    options = {"limit_short_all_in_fraction": "full", "short_all_in_reopens": "per_player_cumulative"}
    rules = rules_for(GAMES["stud"], "wsop_live_2024", betting, **options)
    return replace(situation, game=GAMES["stud"], rules=rules, bets=bets, big_blind=20, stud=Stud(shown))


def test_on_a_later_street_of_stud_the_button_does_not_tell_who_has_checked() -> None:
    said = answer(fifth_street(betting="fl"), Opened.PAD, 2)
    assert (said.code, said.slots["complete"]) == ("limit_complete", 30)
    said = answer(fifth_street(betting="nl"), Opened.PAD, 2)
    assert (said.code, said.slots) == ("raise_if_left", {"seat": 2, "call": 15, "min": 35})


@pytest.mark.parametrize(("high", "code"), [(2, "call_or_fold"), (5, "call_or_raise"), (7, "call_or_fold")])
def test_boards_that_were_told_say_who_has_checked(high: int, code: str) -> None:
    boards = {2: "2c 3d 4h", 5: "2d 3h 5c", 7: "2h 3c 6d"} | {high: "Ac Ad 9s"}
    said = answer(fifth_street(betting="nl", boards=boards), Opened.PAD, 2)
    assert said.code == code
