"""A board that lies wrong, by hand: cards as they lie on the table, the top of the stub first."""

from __future__ import annotations

import pytest

from dealer_assist.hand.irregular.boards import FlopOfTooMany, FlopWithoutBurn, WrongBurn
from dealer_assist.hand.irregular.outcome import Order, Outcome, Reshuffle
from dealer_assist.hand.irregular.premature import PrematureCards
from dealer_assist.hand.irregular.told import ruled
from dealer_assist.rules.options import HouseRules
from tests.irregular import cash, roberts, tda


def test_cards_of_a_four_card_flop_that_stay_keep_their_order() -> None:
    told = FlopOfTooMany(count=4, cards=("Ah", "9c", "4d", "Jc"), pick="Ah", stub=("2s",))
    assert ruled(told, tda()).fixed == Order(flop=("9c", "4d", "Jc"), turn_burn="Ah", turn="2s")


def test_four_card_flop_before_the_floor_has_drawn_names_no_card() -> None:
    assert ruled(FlopOfTooMany(count=4, cards=("Ah", "9c", "4d", "Jc")), tda()).fixed == Order()


def test_four_card_flop_that_was_acted_on_is_for_the_floor() -> None:
    # TDA 2024 RP-14
    assert ruled(FlopOfTooMany(count=4, acted=True), tda()).outcome is Outcome.FLOOR_DECIDES


@pytest.mark.parametrize("rules", [tda(), cash(), roberts()])
def test_flop_of_five_is_reshuffled_in_every_book(rules: HouseRules) -> None:
    assert ruled(FlopOfTooMany(count=5), rules).outcome is Outcome.RESHUFFLE_STREET


def test_flop_without_a_burn_face_down_has_its_first_card_burned() -> None:
    # WSOP Live 2024 R164: not seen, put right
    told = FlopWithoutBurn(cards=("Ah", "9c", "4d"), face_up=False, stub=("2s", "Kd"))
    assert ruled(told, cash()).fixed == Order(burn="Ah", flop=("9c", "4d", "2s"))


def test_flop_without_a_burn_stands_after_substantial_action_where_it_is_scrambled_until_then() -> None:
    rules = tda(no_burn_flop="scramble_three_before_sa")
    told = FlopWithoutBurn(cards=("Ah", "9c", "4d"), acted=2, substantial=True, stub=("2s", "Kd"))
    assert ruled(told, rules).fixed == Order(flop=("Ah", "9c", "4d"), turn_burn="2s", turn="Kd")


def test_two_burns_before_the_river_put_right_at_once() -> None:
    told = WrongBurn(street="river", burns=("6s", "8d"), card="Qc", stub=("2s",))
    assert ruled(told, cash()).fixed == Order(river="8d")


def test_turn_without_a_burn_is_the_burn_and_the_next_card_the_turn() -> None:
    # due: Qc burned, 2s turn, Kd burned, 7h river
    told = WrongBurn(street="turn", twice=False, card="Qc", stub=("2s", "Kd", "7h"))
    came = ruled(told, cash())
    assert (came.outcome, came.fixed) == (Outcome.BURN_FIXED, Order(turn="2s", river_burn="Kd", river="7h"))


@pytest.mark.parametrize("rules", [tda(), cash()])
def test_turn_without_a_burn_stands_once_somebody_has_acted(rules: HouseRules) -> None:
    told = WrongBurn(street="turn", twice=False, acted=True, card="Qc", stub=("2s", "Kd"))
    came = ruled(told, rules)
    assert (came.outcome, came.fixed) == (Outcome.PLAY_ON, Order(turn="Qc", river_burn="2s", river="Kd"))


def test_premature_flop_is_shuffled_back_where_a_premature_turn_is_set_aside() -> None:
    told = PrematureCards(street="flop", burn="6s", cards=("Ah", "9c", "4d"), stub=("2s",))
    came = ruled(told, roberts(premature_turn="set_aside_use_river_card"))
    assert came.fixed == Reshuffle(reshuffle=("2s", "Ah", "9c", "4d"), burn_kept="6s")
    assert came.option is None


def test_flop_without_a_burn_stands_after_substantial_action_where_it_is_reshuffled_until_then() -> None:
    told = FlopWithoutBurn(cards=("Ah", "9c", "4d"), acted=2, substantial=True)
    assert ruled(told, cash()).outcome is Outcome.PLAY_ON
