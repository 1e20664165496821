"""The sevens rule of limit ace-to-five lowball (rule file 05, section 4)."""

from __future__ import annotations

from typing import Any

from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.prompt import Prompt
from dealer_assist.hand.award import whole_to
from dealer_assist.hand.entries import AllIn, Award, Call, Check, StreetDealt, Tabled, Wager
from dealer_assist.hand.forced import BetSizes
from dealer_assist.table.entries import EndHand, FloorDecision
from dealer_assist.table.state import TableState
from tests.other_games import lowball, settled
from tests.tables import play, stacks_of, the_hand

SEVEN = ("7s", "5d", "4c", "2h", "Ac")
EIGHT = ("8h", "6s", "4d", "3c", "2d")
SIX = ("6h", "5s", "4d", "3c", "2d")


def checked_and_called(best: tuple[str, ...], other: tuple[str, ...], **options: Any) -> TableState:
    """Heads-up limit 10-20: 10 each before the draw; seat 2 checks its hand, seat 1 bets 20, seat 2 calls."""
    about: dict[str, Any] = {"sizes": BetSizes(10, 20), "betting": "fl", "sevens_rule": True, **options}
    table = play(lowball((100, 100), **about), Call(1), Check(2), StreetDealt())
    return play(table, Check(2), Wager(1, 20), Call(2), Tabled(2, best), Tabled(1, other))


def test_a_seven_that_checked_wins_only_what_was_there_before_the_draw() -> None:
    table = checked_and_called(SEVEN, EIGHT)
    table = play(table, Award(0, whole_to(the_hand(table), (2,))))
    assert settled(table) == {2: 20}
    assert stacks_of(play(table, EndHand())) == {1: 90, 2: 110}


def test_a_seven_that_checked_and_is_beaten_loses_its_call() -> None:
    table = checked_and_called(SEVEN, SIX)
    assert settled(play(table, Award(0, whole_to(the_hand(table), (1,))))) == {1: 60}


def test_an_eight_may_check() -> None:
    table = checked_and_called(EIGHT, ("9h", "6h", "5d", "3s", "2c"))
    assert settled(play(table, Award(0, whole_to(the_hand(table), (2,))))) == {2: 60}


def test_where_the_rule_is_not_played_the_pot_is_won_whole() -> None:
    table = checked_and_called(SEVEN, EIGHT, sevens_rule=False)
    assert settled(play(table, Award(0, whole_to(the_hand(table), (2,))))) == {2: 60}


def test_in_no_limit_there_is_no_such_rule() -> None:
    table = checked_and_called(SEVEN, EIGHT, betting="nl")
    assert settled(play(table, Award(0, whole_to(the_hand(table), (2,))))) == {2: 60}


def three_handed(*hands: tuple[str, ...], stack: int = 25, other: int = 100) -> TableState:
    """Limit 10-20, three in for 10 each; seat 2 checks, seat 3 bets 20, seat 1 is all-in with less, seat 2 calls.

    With 25 in front of seat 1: main pot 75, of it 30 before the draw; side pot 10 of seats 2 and 3.
    """
    table = lowball((stack, other, 100), sizes=BetSizes(10, 20), betting="fl", sevens_rule=True)
    table = play(table, Call(1), Call(2), Check(3), StreetDealt())
    table = play(table, Check(2), Wager(3, 20), AllIn(1), Call(2))
    return play(table, *(Tabled(seat, cards) for seat, cards in enumerate(hands, start=1)))


def awarded(table: TableState, *winners: int) -> TableState:
    """The pots pushed, the last side pot first."""
    for number, winner in zip(range(len(winners) - 1, -1, -1), winners, strict=True):
        table = play(table, Award(number, whole_to(the_hand(table), (winner,))))
    return table


ANOTHER_SIX = ("6c", "5h", "4h", "3d", "2s")
NINE = ("9h", "6c", "5h", "3s", "2c")


def test_every_pot_a_checked_seven_wins_gives_its_bets_back() -> None:
    table = awarded(three_handed(NINE, SEVEN, EIGHT), 2, 2)
    # 10 from each before the draw; 15 of seat 1, and 20 each of seats 2 and 3, go back
    assert settled(table) == {2: 30}
    assert stacks_of(play(table, EndHand())) == {1: 15, 2: 120, 3: 90}


def test_main_pot_won_by_another_keeps_the_bets_that_reach_it() -> None:
    table = awarded(three_handed(ANOTHER_SIX, SEVEN, EIGHT), 2, 1)
    # the side pot of 5 and 5 goes back; the six wins three times 25
    assert settled(table) == {1: 75}
    assert stacks_of(play(table, EndHand())) == {1: 75, 2: 70 + 5, 3: 70 + 5}


def test_side_pot_won_by_another_stays_whole_where_the_main_pot_cannot_be_the_sevens() -> None:
    table = awarded(three_handed(EIGHT, SEVEN, ANOTHER_SIX), 3, 3)
    assert settled(table) == {3: 75 + 10}


def test_main_pot_pushed_first_by_the_floor_gives_back_the_same() -> None:
    table = three_handed(NINE, SEVEN, EIGHT)
    for number in (0, 1):
        table = play(table, FloorDecision(Award(number, whole_to(the_hand(table), (2,))), "so ruled"))
    assert stacks_of(play(table, EndHand())) == {1: 15, 2: 120, 3: 90}


def test_chips_that_went_all_in_before_the_draw_stay_in_the_main_pot() -> None:
    table = lowball((10, 100, 100), sizes=BetSizes(10, 20), betting="fl", sevens_rule=True)
    table = play(table, AllIn(1), Call(2), Check(3), StreetDealt(), Check(2), Wager(3, 20), Call(2))
    table = play(table, Tabled(1, NINE), Tabled(2, SEVEN), Tabled(3, EIGHT))
    # main pot 30 from before the draw; the side pot of 40 goes back
    assert settled(awarded(table, 2, 2)) == {2: 30}


def test_what_the_house_took_from_a_side_pot_is_borne_by_the_seven() -> None:
    table = lowball((10, 100, 100), sizes=BetSizes(10, 20), betting="fl", sevens_rule=True, **RAKE_FROM_THE_SIDE)
    table = play(table, AllIn(1), Call(2), Check(3), StreetDealt(), Check(2), Wager(3, 20), Call(2))
    table = awarded(play(table, Tabled(1, NINE), Tabled(2, SEVEN), Tabled(3, EIGHT)), 2, 2)
    # a tenth of 70 comes out of the side pot of 40: 20 to seat 3, 13 to seat 2
    assert stacks_of(play(table, EndHand())) == {1: 0, 2: 70 + 13 + 30, 3: 70 + 20}


RAKE_FROM_THE_SIDE = {
    "rake_method": "percent_rounded",
    "rake_percent_bp": 1000,
    "rake_unit": 1,
    "rake_cap": 100,
    "rake_cap_by_players": [],
    "rake_take_order": "last_side_first",
    "no_flop_no_drop": False,
}


def test_dealer_is_told_what_goes_back_and_pushes_what_is_left() -> None:
    table = checked_and_called(SEVEN, EIGHT)
    back, then = [each for each in next_steps(table) if isinstance(each, Prompt)]
    assert (back.code, back.slots) == (
        "bets_back",
        {"shares": [{"seat": 1, "amount": 20}, {"seat": 2, "amount": 20}]},
    )
    assert (then.code, then.slots["amount"]) == ("push", 20)


def test_nothing_is_told_back_where_the_seven_is_beaten() -> None:
    assert [each.code for each in next_steps(checked_and_called(SEVEN, SIX)) if isinstance(each, Prompt)] == ["push"]
