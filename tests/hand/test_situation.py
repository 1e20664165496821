"""A hand as it lies on the table: dealt from the start, or counted in the middle."""

from __future__ import annotations

from dealer_assist.games.game import HOLDEM
from dealer_assist.hand.conserve import check_conserved
from dealer_assist.hand.limits import limits
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.situation import FullRaise, SeatTold, Situation, Told, begin
from dealer_assist.hand.state import HandState, Positions, Stage
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import HouseRules
from tests.tables import house_rules


def told(
    *seats: SeatTold,
    street: str = "flop",
    middle: int = 0,
    pots: tuple[Pot, ...] = (),
    full_raise: FullRaise | None = None,
    to_act: int | None = None,
    rules: HouseRules | None = None,
) -> HandState:
    """Blinds 50-100, button on seat 1, blinds on 2 and 3."""
    return begin(
        Situation(
            game=HOLDEM,
            rules=rules or house_rules(),
            small_blind=50,
            big_blind=100,
            positions=Positions(1, 2, 3),
            street=street,
            seats=seats,
            middle=middle,
            pots=pots,
            full_raise=full_raise,
            to_act=to_act,
        )
    )


def test_seats_nothing_was_said_about_are_in() -> None:
    hand = told(SeatTold(1), SeatTold(2), SeatTold(3, told=Told.FOLDED), middle=900)
    assert [each.folded for each in hand.seats] == [False, False, True]
    assert hand.to_act == 2
    assert pots_of(hand) == (Pot(900, (1, 2)),)


def test_bet_in_front_is_the_price_and_the_next_seat_acts_when_told() -> None:
    hand = told(SeatTold(2, front=300, acted=True), SeatTold(3), full_raise=FullRaise(0, 300), to_act=3)
    assert (hand.level, limits(hand, 3).min_to) == (300, 600)


def test_raise_told_gives_the_next_smallest_raise() -> None:
    hand = told(SeatTold(2, front=300, acted=True), SeatTold(3, front=800, acted=True), full_raise=FullRaise(300, 800))
    assert limits(hand, 2).min_to == 1_300


def test_price_before_the_flop_is_at_least_the_big_blind() -> None:
    seats = (SeatTold(2, front=50), SeatTold(3, front=30, told=Told.ALL_IN), SeatTold(4))
    hand = told(*seats, street="preflop")
    assert (hand.level, hand.to_act) == (100, 4)
    lenient = told(*seats, street="preflop", rules=house_rules(short_blind_call_amount="all_in_amount"))
    assert lenient.level == 50


def test_chips_behind_counted_as_none_are_an_all_in() -> None:
    hand = told(SeatTold(2, front=80, behind=0, acted=True), SeatTold(3, behind=500), SeatTold(4, behind=500))
    assert hand.seats[0].all_in


def test_all_in_has_nothing_behind_whatever_was_counted() -> None:
    hand = told(SeatTold(2, front=80, told=Told.ALL_IN, behind=70), SeatTold(3))
    assert hand.seats[0].behind == 0


def test_pots_told_keep_their_seats_and_later_chips_come_beside_them() -> None:
    pots = (Pot(300, (1, 2, 3)), Pot(200, (2, 3)))
    hand = told(
        SeatTold(1, told=Told.ALL_IN), SeatTold(2, front=100, acted=True), SeatTold(3, front=100, acted=True), pots=pots
    )
    assert hand.stage is Stage.ROUND_OVER
    assert pots_of(hand) == (Pot(300, (1, 2, 3)), Pot(400, (2, 3)))


def test_antes_and_dead_chips_told_with_the_seats_are_in_the_middle() -> None:
    hand = told(SeatTold(2, earlier=100, dead=20), SeatTold(3, earlier=100), middle=50)
    assert hand.middle == 270
    # what was there before belongs to everybody in, as does dead money
    assert pots_of(hand) == (Pot(270, (2, 3)),)


def test_chips_of_a_hand_counted_in_the_middle_close() -> None:
    check_conserved(told(SeatTold(2, front=100, behind=400, earlier=50), SeatTold(3, front=100), middle=75))


def test_without_a_button_nobody_knows_who_is_first() -> None:
    hand = begin(
        Situation(
            game=HOLDEM,
            rules=house_rules(),
            small_blind=50,
            big_blind=100,
            seats=(SeatTold(1), SeatTold(2)),
            street="flop",
        )
    )
    assert hand.to_act is None
