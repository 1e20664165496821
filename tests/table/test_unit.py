"""Which amounts can be put out in chips."""

from __future__ import annotations

import pytest

from dealer_assist.table.unit import payable


def put_out(chips: tuple[int, ...], at_most: int) -> set[int]:
    """Every amount up to `at_most` that some chips make, one chip after the other."""
    made = {0}
    for chip in chips:
        for amount in range(chip, at_most + 1):
            if amount - chip in made:
                made.add(amount)
    return made


@pytest.mark.parametrize("chips", [(1,), (5,), (2, 5), (5, 25, 100), (4, 6, 9), (6, 10, 15), (3, 4), (25, 100, 130)])
def test_amount_is_payable_where_some_chips_make_it(chips: tuple[int, ...]) -> None:
    amounts = range(1, 400)
    assert {amount for amount in amounts if payable(amount, chips)} == put_out(chips, 399) - {0}


@pytest.mark.parametrize(("amount", "possible"), [(75_000_001, True), (75_000_000, True), (3, False)])
def test_blinds_of_millions_are_judged_as_exactly(amount: int, possible: bool) -> None:
    assert payable(amount, (2, 5)) is possible
