"""The ways a player may come in, as each house allows them, and what they cost."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.table.between import CameBack, MissedTold, SeatChanged, WentAway
from dealer_assist.table.entries import EndHand, SeatTaken, StartHand
from dealer_assist.table.owed import MadeUp
from dealer_assist.table.standing import Owed, Way
from dealer_assist.table.state import Stakes, TableState, seat_at
from dealer_assist.table.ways import WayIn, ways_back, ways_of, ways_to_sit_down
from tests.tables import a_table, house_rules, play

NO_ARC = "wait"
"""Nobody comes in between the button and the big blind."""


def begun(**changes: object) -> TableState:
    """A 2/5 table of six with one hand behind it."""
    rules = house_rules("wsop_live_2024", **changes)
    return play(a_table((500,) * 6, blinds=(2, 5), rules=rules), StartHand(), EndHand(followed=False))


def back(table: TableState, number: int, owes: Owed) -> tuple[WayIn, ...]:
    """The ways of a player who was away and owes this."""
    table = play(table, WentAway(number), MissedTold(number, owes))
    seat = seat_at(table, number)
    assert seat is not None
    return ways_back(table, seat)


def test_before_the_first_deal_everybody_plays() -> None:
    """WSOP Live 2024 R158."""
    assert ways_to_sit_down(a_table((500,) * 3)) == ()


def test_where_newcomers_post_they_may_wait_as_well() -> None:
    table = begun(new_player_entry="post_big_blind", entry_between_button_and_big_blind=NO_ARC)
    assert ways_to_sit_down(table) == (WayIn(Way.POST, MadeUp(5)), WayIn(Way.WAIT))


def test_where_newcomers_wait_there_is_nothing_else() -> None:
    table = begun(new_player_entry="wait_for_big_blind", entry_between_button_and_big_blind=NO_ARC)
    assert ways_to_sit_down(table) == (WayIn(Way.WAIT),)


def test_where_newcomers_post_nothing_they_are_dealt_in() -> None:
    table = begun(new_player_entry="no_post", entry_between_button_and_big_blind=NO_ARC)
    assert ways_to_sit_down(table) == (WayIn(Way.FREE), WayIn(Way.WAIT))


def test_the_button_is_bought_for_both_blinds_the_small_one_dead() -> None:
    """WSOP Live 2024 R154."""
    table = begun(entry_between_button_and_big_blind="post_or_buy_button", new_player_entry="post_big_blind")
    assert ways_to_sit_down(table)[-1] == WayIn(Way.BUY_BUTTON, MadeUp(5, (2,)))


def test_with_three_blinds_the_largest_is_posted() -> None:
    table = begun(new_player_entry="post_big_blind", entry_between_button_and_big_blind=NO_ARC)
    assert ways_to_sit_down(replace(table, stakes=Stakes(1, 2, 5)))[0].pays == MadeUp(5)


def test_a_returning_player_posts_five_live_and_two_dead_or_waits_or_straddles() -> None:
    """WSOP Live 2024 R156; situation 6."""
    ways = back(begun(entry_between_button_and_big_blind=NO_ARC), 4, Owed(small=1, big=1))
    assert ways == (WayIn(Way.POST, MadeUp(5, (2,))), WayIn(Way.WAIT), WayIn(Way.STRADDLE, MadeUp(10)))


def test_a_house_that_only_lets_players_wait_offers_nothing_else() -> None:
    assert back(begun(missed_blinds_return=("wait",)), 4, Owed(big=1)) == (WayIn(Way.WAIT),)


def test_who_owes_nothing_or_has_not_told_what_simply_comes_back() -> None:
    assert back(begun(), 4, Owed()) == ()


def test_a_player_who_plays_has_nothing_to_choose() -> None:
    table = begun()
    assert [ways_of(table, seat) for seat in table.seats] == [()] * 6


def test_who_is_back_or_new_may_still_choose_another_way() -> None:
    table = play(begun(new_player_entry="post_big_blind"), WentAway(4), MissedTold(4, Owed(big=1)))
    table = play(table, CameBack(4, Way.WAIT), SeatTaken(9, 500, Way.WAIT))
    returning, newcomer = seat_at(table, 4), seat_at(table, 9)
    assert returning is not None
    assert newcomer is not None
    assert WayIn(Way.POST, MadeUp(5)) in ways_of(table, returning)
    assert WayIn(Way.POST, MadeUp(5)) in ways_of(table, newcomer)


def test_a_seat_change_away_from_the_big_blind_is_posted_for_or_waited_out() -> None:
    """Robert's Rules v11 s.4.14: as many hands as places gained."""
    table = begun(seat_change_rule="same_relative_position")
    # button 1, blinds 2 and 3: seat 4 is next to have the big blind, seat 10 is three players further
    table = play(table, SeatChanged(4, 10))
    moved = seat_at(table, 10)
    assert moved is not None
    assert moved.coming is not None
    assert ways_of(table, moved) == (WayIn(Way.POST, MadeUp(5)), WayIn(Way.WAIT, hands=moved.coming.hands))
    assert moved.coming.hands == 2
