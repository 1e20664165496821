"""The first card of a deal at a wrong seat."""

from __future__ import annotations

from dealer_assist.hand.irregular.outcome import Outcome, Redeal
from dealer_assist.hand.irregular.told import ruled
from dealer_assist.hand.irregular.wrong_seat import FirstCardWrong
from tests.irregular import cash, tda


def test_first_card_to_a_wrong_seat_is_a_misdeal_with_the_same_button() -> None:
    # TDA 2024 R35-A and R35-C
    came = ruled(FirstCardWrong(), tda())
    assert (came.outcome, came.fixed) == (Outcome.MISDEAL, Redeal(button_moves=False, exact_replay=True))


def test_first_card_to_a_wrong_seat_stands_after_substantial_action() -> None:
    # WSOP Live 2024 R105
    came = ruled(FirstCardWrong(substantial=True), cash())
    assert (came.outcome, came.option) == (Outcome.PLAY_ON, "substantial_action")
