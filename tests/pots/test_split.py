"""Shares of tied winners and the odd chips. Sources: TDA 2024 R20; WSOP Live 2024 R149; Robert's Rules S3 Ties 4, 5."""

from __future__ import annotations

import pytest

from dealer_assist.pots.split import ONE_MORE, OddChip, Share, clockwise_from, odd_chip, split
from dealer_assist.rules.options import MultipleOddChips

ONE_EACH, TO_FIRST = MultipleOddChips.ONE_EACH_IN_ORDER, MultipleOddChips.ALL_TO_FIRST


def test_first_seat_left_of_the_button_is_first_and_the_button_last() -> None:
    assert clockwise_from(5, (2, 5, 7, 9)) == (7, 9, 2, 5)


def test_button_on_an_empty_place_still_orders_the_seats() -> None:
    assert clockwise_from(6, (2, 5, 7)) == (7, 2, 5)


def test_whole_pot_goes_to_one_winner_odd_or_not() -> None:
    assert split(101, (3,), 5, ONE_EACH) == (Share(3, 101),)


def test_odd_units_go_one_each_in_order() -> None:
    assert split(200, (5, 9, 2), 1, ONE_EACH) == (Share(5, 67), Share(9, 67), Share(2, 66))


def test_house_may_give_all_odd_units_to_the_first() -> None:
    assert split(200, (5, 9, 2), 1, TO_FIRST) == (Share(5, 68), Share(9, 66), Share(2, 66))


def test_chips_are_not_broken_below_the_unit() -> None:
    # 13 units of 5 among two: 7 and 6
    assert split(65, (4, 1), 5, ONE_EACH) == (Share(4, 35), Share(1, 30))


def test_rest_below_one_unit_goes_to_the_first() -> None:
    # 63 = 12 units of 5 and 3 over
    assert split(63, (4, 1), 5, ONE_EACH) == (Share(4, 33), Share(1, 30))


def test_pot_smaller_than_a_unit_goes_to_the_first() -> None:
    assert split(3, (4, 1), 5, ONE_EACH) == (Share(4, 3), Share(1, 0))


@pytest.mark.parametrize("way", list(MultipleOddChips))
def test_every_way_of_the_option_is_played(way: MultipleOddChips) -> None:
    assert way in ONE_MORE
    assert sum(share.amount for share in split(103, (1, 2, 3, 4), 1, way)) == 103


def test_odd_chip_is_named_with_how_many_get_it() -> None:
    assert odd_chip(split(200, (5, 9, 2), 1, ONE_EACH)) == OddChip(1, 2)
    assert odd_chip(split(65, (4, 1), 5, ONE_EACH)) == OddChip(5, 1)
    assert odd_chip(split(60, (4, 1), 5, ONE_EACH)) is None
