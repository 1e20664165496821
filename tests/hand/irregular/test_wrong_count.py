"""Hands with too few or too many cards."""

from __future__ import annotations

from dealer_assist.hand.irregular.outcome import Dead, Outcome, Redeal
from dealer_assist.hand.irregular.told import ruled
from dealer_assist.hand.irregular.wrong_count import ExtraCards, ShortHand
from tests.irregular import cash, tda


def test_button_short_of_a_card_that_has_not_acted_is_completed_at_any_time() -> None:
    # TDA 2024 R37
    assert ruled(ShortHand(seat=3, is_button=True, substantial=True), tda()).outcome is Outcome.REPLACE_CARD


def test_short_hand_out_of_sequence_is_a_misdeal_before_substantial_action() -> None:
    came = ruled(ShortHand(seat=6), cash())
    assert (came.outcome, came.option) == (Outcome.MISDEAL, "short_card_fix")


def test_two_cards_too_many_are_a_misdeal_where_one_is_the_burn() -> None:
    rules = cash(one_extra_card="use_as_burn")
    assert ruled(ExtraCards(seat=2, count=2), rules).outcome is Outcome.MISDEAL


def test_hand_with_a_card_too_many_is_dead_after_substantial_action_and_its_card_no_burn() -> None:
    told = ExtraCards(seat=2, card="4c", substantial=True, stub=("5c", "8h", "Ks", "2d"))
    came = ruled(told, cash())
    assert (came.outcome, came.fixed) == (Outcome.HAND_DEAD, Dead(seat=2, burn="5c", flop=("8h", "Ks", "2d")))


def test_misdeal_moves_the_button_where_the_house_says_so() -> None:
    came = ruled(ShortHand(seat=6), tda(misdeal_button="advances"))
    assert came.fixed == Redeal(button_moves=True, exact_replay=False)
