"""Chips brought to the table: limits of the buy-in, and chips added between hands and during one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.hand.entries import Award, Fold
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.between import ChipsAdded
from dealer_assist.table.entries import EndHand, FloorDecision, SeatTaken, StartHand
from dealer_assist.table.state import Mode, TableState
from tests.tables import a_table, behind, dealt, part_of, play, refusal, stacks_of, the_hand, won_by


def limited(table: TableState) -> TableState:
    """The same table where 40 to 200 chips are bought."""
    return replace(table, stakes=replace(table.stakes, min_buy_in=40, max_buy_in=200))


@pytest.mark.parametrize(
    ("stack", "code", "fits"),
    [(39, RefusalCode.BUY_IN_TOO_SMALL, 40), (201, RefusalCode.BUY_IN_TOO_LARGE, 200)],
)
def test_buy_in_outside_the_limits_is_refused_with_the_limit_as_remedy(
    stack: int, code: RefusalCode, fits: int
) -> None:
    table = limited(a_table((100, 100)))
    refused = refusal(table, SeatTaken(5, stack))
    assert (refused.code, refused.remedies) == (code, (SeatTaken(5, fits),))
    assert stacks_of(play(table, FloorDecision(SeatTaken(5, stack), "short buy-in")))[5] == stack


@pytest.mark.parametrize("stack", [40, 200, None])
def test_buy_in_at_the_limits_or_not_counted_is_taken(stack: int | None) -> None:
    assert stacks_of(play(limited(a_table((100, 100))), SeatTaken(5, stack)))[5] == stack


def test_tournament_knows_no_limits_of_a_buy_in() -> None:
    table = replace(limited(a_table((100, 100))), mode=Mode.TOURNAMENT)
    assert stacks_of(play(table, SeatTaken(5, 3000)))[5] == 3000


def test_chips_added_between_hands_play_at_once() -> None:
    table = play(a_table((100, 100)), ChipsAdded(1, 50), StartHand())
    # heads-up seat 1 has the button and posts 1 of 150
    assert behind(table)[1] == 149


def test_chips_added_during_a_hand_play_from_the_next_one_on() -> None:
    # table stakes (WSOP Live 2024 R60)
    table = play(dealt((100, 100, 100)), ChipsAdded(1, 50))
    assert behind(table)[1] == 100
    table = play(table, Fold(1), Fold(2), Award(0, won_by(3)), EndHand())
    assert stacks_of(table) == {1: 150, 2: 99, 3: 101}


def test_dealer_says_what_plays_of_chips_added_late() -> None:
    # 98 behind and the big blind of 2 in front
    motion = the_hand(play(dealt((100, 100, 100)), ChipsAdded(3, 60))).motion
    assert motion is not None
    assert (motion.code, dict(motion.facts)) == ("plays_only", {"seat": 3, "amount": 100, "had": 100, "adds": 60})


def test_chips_are_added_up_to_the_largest_buy_in() -> None:
    table = limited(a_table((100, 200)))
    assert refusal(table, ChipsAdded(1, 150)).remedies == (ChipsAdded(1, 100),)
    assert refusal(table, ChipsAdded(2, 1)).remedies == ()
    # in the hand the small blind of 1 lies in the pot: 99 are left
    late = limited(dealt((100, 100)))
    assert refusal(late, ChipsAdded(1, 102)).remedies == (ChipsAdded(1, 101),)


def test_no_chips_or_less_are_nothing_to_add() -> None:
    table = a_table((100, 100))
    assert refusal(table, ChipsAdded(1, 0)).code is RefusalCode.AMOUNT_ZERO
    assert refusal(table, ChipsAdded(1, -5)).code is RefusalCode.AMOUNT_NEGATIVE
    assert refusal(table, ChipsAdded(7, 5)).code is RefusalCode.SEAT_EMPTY


def test_stack_nobody_counted_stays_uncounted() -> None:
    assert stacks_of(play(a_table({1: None, 2: 100}), ChipsAdded(1, 50)))[1] is None
    assert part_of(play(dealt({1: None, 2: 100}), ChipsAdded(1, 50)), 1).behind is None
