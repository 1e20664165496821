"""Chips a ruling sends back: a released call, a deal that is undone."""

from dealer_assist.pots.build import Contribution
from dealer_assist.pots.undone import Undone, released, undone
from dealer_assist.rules.options import ForfeitedPotNextHand

KEPT, ALL_BACK = ForfeitedPotNextHand.CARRY_TO_NEXT_DEAL, ForfeitedPotNextHand.REFUND_ALL


def test_released_chips_leave_the_hand_and_nobody_else_is_touched() -> None:
    before = (Contribution(2, 1200), Contribution(3, 500, folded=True))
    assert released(before, {3: 100}) == (Contribution(2, 1200), Contribution(3, 400, folded=True))


def test_every_chip_of_an_undone_deal_goes_back_dead_money_included() -> None:
    assert undone([Contribution(1, 50, folded=True), Contribution(2, 400, dead=100)], (), KEPT) == Undone(
        {1: 50, 2: 500}, 0
    )


def test_chips_of_a_seat_that_knew_stay_where_the_house_carries_them() -> None:
    assert undone([Contribution(1, 50), Contribution(2, 400, dead=25)], (2,), KEPT) == Undone({1: 50}, 425)


def test_chips_of_a_seat_that_knew_go_back_where_the_house_refunds_all() -> None:
    assert undone([Contribution(1, 50), Contribution(2, 400)], (2,), ALL_BACK) == Undone({1: 50, 2: 400}, 0)


def test_seat_without_chips_in_gets_no_refund() -> None:
    assert undone([Contribution(1, 0, all_in=True), Contribution(2, 10)], (), ALL_BACK) == Undone({2: 10}, 0)
