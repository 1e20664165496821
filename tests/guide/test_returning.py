"""What the dealer is told of players who are back or come in."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.prompt import Ask, Prompt, Why
from dealer_assist.hand.entries import Check, Fold, StreetDealt
from dealer_assist.table.between import CameBack, MissedTold, WayChosen, WentAway
from dealer_assist.table.entries import EndHand, SeatTaken, StartHand
from dealer_assist.table.standing import Owed, Way
from dealer_assist.table.state import TableState
from tests.tables import a_table, house_rules, play


def table_of(**changes: object) -> TableState:
    """Nine players at 2/5 after a hand with button 2, small blind 3 and big blind 4; seat 7 is away."""
    rules = house_rules("wsop_live_2024", **changes)
    table = a_table(dict.fromkeys(range(1, 10)), blinds=(2, 5), button=2, rules=rules)
    return play(table, StartHand(), EndHand(followed=False), WentAway(7))


def test_player_back_leads_until_it_is_said_how_to_come_in() -> None:
    # users' situation 6: 5 live and 2 dead, or three hands to wait
    table = play(table_of(), MissedTold(7, Owed(1, 1)), CameBack(7))
    owes = {"seat": 7, "total": 7, "live": 5, "dead": 2, "hands": 3}
    why = Why(sum="5 + 2", options=("missed_blinds_live_part", "missed_blinds_return"))
    assert next_steps(table)[0] == Prompt("owes_blinds", owes, why)
    assert next_steps(play(table, WayChosen(7, Way.WAIT)))[0].code == "next_hand"


def test_blinds_nobody_followed_are_asked_for() -> None:
    led = next_steps(play(table_of(), MissedTold(7, None), CameBack(7)))[0]
    assert isinstance(led, Ask)
    assert (led.code, led.slots, led.fact) == ("ask_missed", {"seat": 7}, "missed")


def test_missed_antes_are_part_of_what_is_owed() -> None:
    antes = {"ante_type": "per_player", "ante_amount": 1, "missed_ante_made_up": True}
    led = next_steps(play(table_of(**antes), MissedTold(7, Owed(0, 1, 0, 4)), CameBack(7)))[0]
    assert (led.slots["live"], led.slots["dead"]) == (5, 4)
    assert "missed_ante_made_up" in led.why.options


def test_nothing_is_said_where_the_only_way_is_to_wait() -> None:
    table = play(table_of(missed_blinds_return=("wait",)), MissedTold(7, Owed(1, 1)), CameBack(7))
    assert next_steps(table)[0].code == "next_hand"


def test_posts_of_those_who_come_in_stand_below_the_blinds() -> None:
    table = play(table_of(), MissedTold(7, Owed(1, 1)), CameBack(7, Way.POST), StartHand())
    blinds, posts, *_ = next_steps(table)
    assert (blinds.code, posts.code) == ("next_hand", "posts_to_come_in")
    assert posts.slots == {"seat": 7, "live": 5, "dead": 2, "buys": False}


def test_short_stack_posts_dead_what_is_left_of_it() -> None:
    # 6 chips against 5 live and 2 dead: the live post first, then the last chip
    table = play(table_of(), MissedTold(7, Owed(1, 1)), CameBack(7, Way.POST))
    seats = tuple(replace(seat, stack=6) if seat.number == 7 else seat for seat in table.seats)
    _blinds, posts, *_ = next_steps(play(replace(table, seats=seats), StartHand()))
    assert (posts.slots["live"], posts.slots["dead"]) == (5, 1)


def test_posts_are_told_no_more_once_somebody_has_acted() -> None:
    # button 3, big blind 5: seat 6 is first, seat 7 has its post in front
    dealt = play(table_of(), MissedTold(7, Owed(0, 1)), CameBack(7, Way.POST), StartHand())
    folded = play(dealt, Fold(6))
    assert next_steps(folded)[0].slots["seat"] == 7
    flop = play(folded, Check(7), *(Fold(seat) for seat in (8, 9, 1, 2, 3, 4)), Check(5), StreetDealt())
    for table in (folded, flop):
        assert "posts_to_come_in" not in [said.code for said in next_steps(table)]


def test_bought_button_is_told_with_what_it_costs() -> None:
    # button 3 next, small blind 7: seat 5 lies between
    table = a_table(dict.fromkeys((1, 2, 3, 7, 8)), blinds=(2, 5), button=2)
    table = play(table, StartHand(), EndHand(followed=False), SeatTaken(5, way=Way.BUY_BUTTON), StartHand())
    slots = {"button": 3, "seat": 5, "live": 5, "dead": 2, "first_act": 7}
    options = ("buy_button_other_blinds", "entry_between_button_and_big_blind")
    assert next_steps(table)[0] == Prompt("next_hand_button_bought", slots, Why(options=options))


def test_hand_with_an_absent_player_is_told_like_any_other() -> None:
    table = a_table((100,) * 5, button=1, rules=house_rules("tda_2024"))
    assert next_steps(play(table, WentAway(4), StartHand()))[0].code == "next_hand"
