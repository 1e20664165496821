"""A card turned up that should not have been: hole cards and burns, the top of the stub first."""

from __future__ import annotations

from dealer_assist.hand.irregular.exposed import By, ExposedBurn, ExposedHoleCard
from dealer_assist.hand.irregular.outcome import Order, Outcome, Replacement, Step
from dealer_assist.hand.irregular.told import ruled
from tests.irregular import cash, steps, tda


def test_exposed_card_is_replaced_when_the_deal_is_finished_and_burned_before_the_flop() -> None:
    told = ExposedHoleCard(by=By.DEALER, seat=4, card="Qd", stub=("5c", "8h", "Ks", "2d", "Tc"))
    came = ruled(told, cash())
    assert came.fixed == Replacement(replacement="5c", to_seat=4, burn="Qd", flop=("8h", "Ks", "2d"))
    assert steps(told, cash()) == [Step.STOP, Step.FINISH_DEAL, Step.REPLACE, Step.EXPOSED_IS_BURN]


def test_first_card_off_the_deck_exposed_after_substantial_action_is_played() -> None:
    # TDA 2024 R35-D: too late for a misdeal
    told = ExposedHoleCard(by=By.DEALER, seat=4, first_two=True, substantial=True)
    assert ruled(told, tda()).outcome is Outcome.PLAY_ON


def test_later_card_exposed_found_after_substantial_action_is_for_the_floor() -> None:
    told = ExposedHoleCard(by=By.DEALER, seat=4, substantial=True)
    assert ruled(told, tda()).outcome is Outcome.FLOOR_DECIDES


def test_card_the_player_shows_plays_even_if_it_is_the_first_off_the_deck() -> None:
    assert ruled(ExposedHoleCard(by=By.PLAYER, seat=4, first_two=True), tda()).outcome is Outcome.PLAY_ON


def test_flop_after_a_burn_that_was_seen_comes_from_the_stub() -> None:
    told = ExposedBurn(street="flop", burn="6s", stub=("2s", "Kd", "7h", "Tc"))
    assert ruled(told, tda()).fixed == Order(burn="6s", flop=("2s", "Kd", "7h"))


def test_burn_seen_by_one_is_shown_to_all() -> None:
    assert steps(ExposedBurn(street="river", seen_by_one=True), tda())[0] is Step.SHOW_ALL
