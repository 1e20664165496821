"""Where button and blinds go next: the table of rule file 01, section 2.1, row by row; heads-up by section 3."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import Award, Fold
from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import ButtonRule
from dealer_assist.table.entries import ButtonPlaced, EndHand, SeatLeft, SeatTaken, StartHand
from dealer_assist.table.positions import NEXT_POSITIONS, everybody, from_button, next_positions, next_seat
from dealer_assist.table.state import Marks, TableState
from tests.tables import a_table, dealt, house_rules, play, the_hand, won_by

Hand = tuple[int, int | None, int]
"""Button, small blind and big blind; None = nobody posts a small blind."""

SIX = (1, 2, 3, 4, 5, 6)


def hands_after(gone: set[int], count: int, **options: object) -> list[Hand]:
    """The next hands after one with button 1, blinds 2 and 3 at a table of six, when those seats are gone."""
    table = hand_over(dealt((100,) * 6, button=1, rules=house_rules(**options)))
    table = play(table, *(SeatLeft(seat) for seat in sorted(gone)))
    seen: list[Hand] = []
    for _hand in range(count):
        table = play(table, StartHand())
        at = the_hand(table).positions
        assert at.button is not None
        assert at.big_blind is not None
        seen.append((at.button, at.small_blind, at.big_blind))
        table = hand_over(table)
    return seen


def hand_over(table: TableState) -> TableState:
    """Everybody folds to the big blind, which keeps or wins what there is."""
    big_blind = the_hand(table).positions.big_blind
    assert big_blind is not None
    while (seat := the_hand(table).to_act) is not None:
        table = play(table, Fold(seat))
    pots = the_hand(table).middle + sum(each.front for each in the_hand(table).seats if each.seat != big_blind)
    return play(table, Award(0, won_by(big_blind)), EndHand()) if pots else play(table, EndHand())


@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        (set(), [(2, 3, 4), (3, 4, 5)]),
        ({1}, [(2, 3, 4), (3, 4, 5)]),
        ({2}, [(2, 3, 4), (3, 4, 5)]),
        ({3}, [(2, None, 4), (3, 4, 5)]),
        ({2, 3}, [(2, None, 4), (3, 4, 5), (4, 5, 6)]),
        ({1, 2}, [(2, 3, 4), (3, 4, 5)]),
        ({3, 4}, [(2, None, 5), (3, 5, 6), (5, 6, 1)]),
    ],
)
def test_dead_button_when_seats_disappear(gone: set[int], expected: list[Hand]) -> None:
    assert hands_after(gone, len(expected)) == expected


@pytest.mark.parametrize(
    ("gone", "expected"),
    [
        (set(), [(2, 3, 4), (3, 4, 5)]),
        ({2}, [(3, 4, 5), (4, 5, 6)]),
        ({3}, [(2, 4, 5), (4, 5, 6)]),
        ({1}, [(2, 3, 4), (3, 4, 5)]),
        ({2, 3}, [(4, 5, 6), (5, 6, 1)]),
    ],
)
def test_forward_moving_button_goes_to_the_next_player(gone: set[int], expected: list[Hand]) -> None:
    assert hands_after(gone, len(expected), button_rule="forward_moving") == expected


@pytest.mark.parametrize(
    ("leaves", "big_blind", "button"),
    [(3, 1, 2), (2, 1, 3), (1, 2, 3)],
)
def test_three_become_two_and_nobody_has_the_big_blind_twice(leaves: int, big_blind: int, button: int) -> None:
    table = hand_over(dealt((100, 100, 100), button=3))
    # last hand: button 3, small blind 1, big blind 2; the rows of the rule are for button 1, so seats are one on
    moved = {1: 3, 2: 1, 3: 2}
    table = play(table, SeatLeft(moved[leaves]), StartHand())
    assert the_hand(table).positions == Positions(moved[button], moved[button], moved[big_blind])


def test_heads_up_the_blinds_change_over_each_hand() -> None:
    table = dealt({4: 100, 9: 100}, button=4)
    assert the_hand(table).positions == Positions(4, 4, 9)
    table = play(hand_over(table), StartHand())
    assert the_hand(table).positions == Positions(9, 9, 4)


def test_two_become_three_and_the_newcomer_next_in_line_takes_the_big_blind() -> None:
    # heads-up 1 button, 2 big blind; the newcomer sits after the big blind
    table = play(hand_over(dealt({1: 100, 2: 100}, button=1)), SeatTaken(3, 100), StartHand())
    assert the_hand(table).positions == Positions(1, 2, 3)


def test_every_way_has_its_rule() -> None:
    assert set(NEXT_POSITIONS) == set(ButtonRule)


# -- a button that was placed


def test_blinds_are_the_next_seats_left_of_a_button_that_was_placed() -> None:
    assert the_hand(dealt({2: 100, 5: 100, 9: 100}, button=5)).positions == Positions(5, 9, 2)


def test_button_put_elsewhere_by_the_dealer_counts_for_the_next_hand_only() -> None:
    table = play(hand_over(dealt((100,) * 4, button=1)), ButtonPlaced(4), StartHand())
    assert the_hand(table).positions == Positions(4, 1, 2)
    table = play(hand_over(table), StartHand())
    assert the_hand(table).positions == Positions(1, 2, 3)


def test_next_seat_goes_round_the_table() -> None:
    assert [next_seat(after, (2, 5, 9)) for after in (1, 2, 5, 9, 10)] == [2, 5, 9, 2, 2]


def test_first_hand_needs_a_button() -> None:
    assert a_table((100, 100), button=None).marks is None
    assert from_button(2, (1, 2)) == Marks(2, 2, 1)
    assert next_positions(Marks(1, 2, 3), everybody((1, 3, 5))) == Marks(2, 3, 5)


def test_from_heads_up_to_three_the_big_blind_goes_on_where_the_button_only_moves_forward() -> None:
    # rule file 01 section 3: the newcomer left of the big blind takes it, the last one pays the small blind
    table = play(
        a_table({3: 100, 5: 100}, button=3, rules=house_rules(button_rule="forward_moving")),
        StartHand(),
        EndHand(followed=False),
        SeatTaken(7, 100),
        StartHand(),
    )
    assert table.marks == Marks(3, 5, 7)


def test_from_three_to_heads_up_nobody_has_the_big_blind_twice_where_the_button_only_moves_forward() -> None:
    # button 1, blinds 2 and 3; seat 2 leaves: the big blind goes on to seat 1
    table = hand_over(dealt((100, 100, 100), button=1, rules=house_rules(button_rule="forward_moving")))
    assert play(table, SeatLeft(2), StartHand()).marks == Marks(3, 3, 1)
