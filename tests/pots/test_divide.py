"""Pots that several hands share: worked examples of rule file 07."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.pots.divide import Dividing, divide
from dealer_assist.pots.split import Part, Share, clockwise_from
from dealer_assist.rules.options import MultipleOddChips


def by_position(button: int, unit: int = 1, **how: object) -> Dividing:
    return Dividing(
        unit,
        MultipleOddChips.ONE_EACH_IN_ORDER,
        lambda part: clockwise_from(button, part.winners),
        **how,  # type: ignore[arg-type]
    )


def amounts(shares: tuple[Share, ...]) -> dict[int, int]:
    return {share.seat: share.amount for share in shares}


def test_odd_chip_of_the_pot_goes_to_the_first_part_and_of_a_tie_to_the_first_seat() -> None:
    # 123: high 62, low 61 = 31 + 30, seat 3 is left of the button on 2
    parts = (Part("high", (7,)), Part("low", (1, 3)))
    assert amounts(divide(123, parts, by_position(2))) == {7: 62, 3: 31, 1: 30}


def test_part_nobody_wins_is_left_out_before_dividing() -> None:
    assert amounts(divide(101, (Part("high", (4,)), Part("low", ())), by_position(2))) == {4: 101}


def test_same_hands_both_ways_share_the_whole_pot_where_the_house_says_so() -> None:
    # row 8: button right before seat 3, pot 102
    parts = (Part("high", (3, 6)), Part("low", (3, 6)))
    assert amounts(divide(102, parts, by_position(2))) == {3: 52, 6: 50}
    assert amounts(divide(102, parts, by_position(2, even_if_same=True))) == {3: 51, 6: 51}


def test_same_hands_both_ways_share_each_board_evenly_where_the_pot_is_run_twice() -> None:
    # 100: 50 on each board, 25 and 25; by halves it would be 25 = 13 + 12 twice on each
    halves = (Part("high", (3, 6)), Part("low", (3, 6)))
    parts = (Part("board1", parts=halves), Part("board2", parts=halves))
    run_twice = by_position(2, even_if_same=True, run_outs=MultipleOddChips.ONE_EACH_IN_ORDER)
    assert amounts(divide(100, parts, run_twice)) == {3: 50, 6: 50}


def test_same_players_on_two_boards_are_not_the_same_hands_both_ways() -> None:
    # 101: board one 51 = high 26 + low 13 and 12, board two 50 = 25 and 25
    parts = (Part("board1", parts=(Part("high", (1,)), Part("low", (1, 2)))), Part("board2", (1, 2)))
    assert amounts(divide(101, parts, by_position(5, even_if_same=True))) == {1: 64, 2: 37}


def test_boards_divide_first_and_each_board_by_its_own_halves() -> None:
    # 101: board one 51 = high 26 + low 25, board two 50 = high 25 + low 25
    parts = (
        Part("board1", parts=(Part("high", (1,)), Part("low", (2,)))),
        Part("board2", parts=(Part("high", (2,)), Part("low", ()))),
    )
    assert amounts(divide(101, parts, by_position(5))) == {1: 26, 2: 75}


def test_what_is_below_one_unit_goes_to_the_first() -> None:
    # 360 in fifties: 7 of them and 10 over
    assert amounts(divide(360, (Part("whole", (2, 7)),), by_position(1, 50))) == {2: 210, 7: 150}


@given(
    amount=st.integers(1, 10**6),
    unit=st.integers(1, 100),
    high=st.sets(st.integers(1, 10), min_size=1),
    low=st.sets(st.integers(1, 10)),
    button=st.integers(1, 10),
    same=st.booleans(),
)
def test_every_chip_goes_to_a_winner(
    amount: int, unit: int, high: set[int], low: set[int], button: int, same: bool
) -> None:
    parts = (Part("high", tuple(sorted(high))), Part("low", tuple(sorted(low))))
    shares = divide(amount, parts, by_position(button, unit, even_if_same=same))
    assert sum(share.amount for share in shares) == amount
    assert {share.seat for share in shares if share.amount} <= high | low
    assert len({share.seat for share in shares}) == len(shares)
