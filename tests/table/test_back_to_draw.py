"""How a player who missed blinds comes back to a draw game (WSOP Live 2024 R267 and R268)."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.state import place
from dealer_assist.rules.options import DrawReturningPlayer
from dealer_assist.table.between import CameBack, MissedTold, WentAway
from dealer_assist.table.entries import EndHand, StartHand
from dealer_assist.table.newcomers import BACK_TO_DRAW
from dealer_assist.table.owed import MadeUp
from dealer_assist.table.standing import NOTHING_OWED, Owed, Way
from dealer_assist.table.state import Seat, Stakes, TableState, seat_at
from dealer_assist.table.ways import BACK_TO_DRAW as WAYS_BACK
from dealer_assist.table.ways import WayIn, ways_of, ways_to_sit_down
from tests.other_games import dealt_of, stud
from tests.tables import part_of, play, the_hand

BOTH = Owed(small=1, big=1)


def back(*ways: tuple[int, Way], game: str = "draw27_triple", **options: Any) -> TableState:
    """Seven-handed, blinds 2 and 4, limits 4-8: these were away, owe both blinds and say how they come in."""
    about = {"kill_type": "full", "kill_trigger": "voluntary", **options}
    table = dealt_of(game, (500,) * 7, stakes=Stakes(2, 4, bets=BetSizes(4, 8)), betting="fl", button=3, **about)
    table = play(table, EndHand(followed=False))
    for seat, way in ways:
        table = play(table, WentAway(seat), MissedTold(seat, BOTH), CameBack(seat, way))
    return play(table, StartHand())


@pytest.mark.parametrize(
    ("option", "way", "plays"),
    [
        ("wait_only", Way.POST, False),
        ("wait_only", Way.KILL, False),
        ("post_or_wait", Way.POST, True),
        ("kill_or_wait", Way.POST, False),
        ("kill_or_wait", Way.KILL, True),
    ],
)
def test_ways_back_the_house_allows(option: str, way: Way, plays: bool) -> None:
    hand = the_hand(back((2, way), draw_returning_player=option))
    assert (place(hand, 2) is not None) is plays


def test_a_kill_takes_the_place_of_everything_owed_and_doubles_the_limits() -> None:
    table = back((2, Way.KILL), draw_returning_player="kill_or_wait")
    seat = seat_at(table, 2)
    assert seat is not None
    assert (part_of(table, 2).front, part_of(table, 2).dead, seat.owes) == (8, 0, NOTHING_OWED)
    assert the_hand(table).bets == BetSizes(8, 16)


def test_a_kill_on_the_way_back_is_a_full_one_also_where_pots_are_killed_by_half() -> None:
    # option draw_returning_player: twice the big blind, live
    table = back((2, Way.KILL), draw_returning_player="kill_or_wait", kill_type="half")
    assert (part_of(table, 2).front, the_hand(table).bets) == (8, BetSizes(8, 16))
    assert WayIn(Way.KILL, MadeUp(8)) in ways_of(table, Seat(9, 500, owes=BOTH))


def test_there_is_one_kill_a_hand_so_the_second_player_waits() -> None:
    hand = the_hand(back((1, Way.KILL), (2, Way.KILL), draw_returning_player="kill_or_wait"))
    assert (hand.forced.killer, place(hand, 2)) == (1, None)


def test_where_no_kill_is_played_the_player_waits() -> None:
    hand = the_hand(back((2, Way.KILL), draw_returning_player="kill_or_wait", kill_type="none"))
    assert place(hand, 2) is None


def test_in_a_game_with_a_board_the_ordinary_rules_hold() -> None:
    table = back((2, Way.POST), game="omaha8", draw_returning_player="wait_only")
    assert place(the_hand(table), 2) is not None


@pytest.mark.parametrize(
    ("option", "ways"),
    [
        ("wait_only", [WayIn(Way.WAIT)]),
        ("post_or_wait", [WayIn(Way.POST, MadeUp(4, (2,))), WayIn(Way.WAIT)]),
        ("kill_or_wait", [WayIn(Way.KILL, MadeUp(8)), WayIn(Way.WAIT)]),
    ],
)
def test_ways_a_returning_player_is_offered(option: str, ways: list[WayIn]) -> None:
    # who waits has no hand and still owes both blinds
    table = back((2, Way.WAIT), draw_returning_player=option, missed_blinds_live_part="largest_blind_only")
    seat = seat_at(table, 2)
    assert seat is not None
    assert list(ways_of(table, seat)) == ways


def test_without_a_kill_there_is_nothing_but_waiting() -> None:
    table = back((2, Way.WAIT), draw_returning_player="kill_or_wait", kill_type="none")
    seat = seat_at(table, 2)
    assert seat is not None
    assert ways_of(table, seat) == (WayIn(Way.WAIT),)


def test_in_stud_a_newcomer_has_nothing_to_choose() -> None:
    assert ways_to_sit_down(stud((500,) * 3)) == ()


def test_every_way_back_has_its_rule() -> None:
    assert set(BACK_TO_DRAW) == set(WAYS_BACK) == set(DrawReturningPlayer)
