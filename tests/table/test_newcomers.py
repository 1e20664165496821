"""Who waits before the first hand: heads-up becomes three, and seats between button and big blind."""

from __future__ import annotations

from dealer_assist.table.entries import EndHand, SeatTaken, StartHand
from dealer_assist.table.state import Marks, TableState
from tests.tables import a_table, house_rules, play, the_hand

CASH_WAIT = house_rules("roberts_rules")
TOURNAMENT = house_rules("tda_2024")


def dealt_seats(table: TableState) -> list[int]:
    return [each.seat for each in the_hand(table).seats]


def test_newcomer_where_the_button_would_be_waits_one_heads_up_hand_in_cash() -> None:
    # rule file 01 section 3: last heads-up hand button and small blind 8, big blind 5; seat 3 sits down
    table = play(a_table({5: 100, 8: 100}, button=8, rules=CASH_WAIT), StartHand(), EndHand(followed=False))
    table = play(table, SeatTaken(3, 100), StartHand())
    assert (dealt_seats(table), table.marks) == ([5, 8], Marks(5, 5, 8))
    table = play(table, EndHand(followed=False), StartHand())
    assert (dealt_seats(table), table.marks) == ([3, 5, 8], Marks(5, 8, 3))


def test_newcomer_where_the_button_would_be_takes_it_in_a_tournament() -> None:
    table = play(a_table({5: 100, 8: 100}, button=8, rules=TOURNAMENT), StartHand(), EndHand(followed=False))
    table = play(table, SeatTaken(3, 100), StartHand())
    assert (dealt_seats(table), table.marks) == ([3, 5, 8], Marks(3, 5, 8))


def test_newcomer_due_for_the_big_blind_takes_it() -> None:
    table = play(a_table({5: 100, 8: 100}, button=8, rules=CASH_WAIT), StartHand(), EndHand(followed=False))
    table = play(table, SeatTaken(6, 100), StartHand())
    assert (dealt_seats(table), table.marks) == ([5, 6, 8], Marks(8, 5, 6))


def test_newcomer_between_button_and_small_blind_gets_no_hand_until_the_button_has_passed() -> None:
    # TDA 2024 R8-A: seats 3, 5, 7, 9, button goes to 5; seat 6 sits down between button and small blind
    table = play(
        a_table({3: 100, 5: 100, 7: 100, 9: 100}, button=3, rules=TOURNAMENT), StartHand(), EndHand(followed=False)
    )
    table = play(table, SeatTaken(6, 100), StartHand())
    assert (dealt_seats(table), table.marks) == ([3, 5, 7, 9], Marks(5, 7, 9))
    table = play(table, EndHand(followed=False), StartHand())
    assert dealt_seats(table) == [3, 5, 6, 7, 9]


def test_newcomer_outside_the_blinds_is_dealt_in_at_once() -> None:
    table = play(a_table({3: 100, 5: 100, 7: 100}, button=3, rules=CASH_WAIT), StartHand(), EndHand(followed=False))
    table = play(table, SeatTaken(4, 100), StartHand())
    assert dealt_seats(table) == [3, 4, 5, 7]
