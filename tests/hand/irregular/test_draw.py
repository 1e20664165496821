"""Cards turned up in draw games, and the deck that runs out."""

from __future__ import annotations

import pytest

from dealer_assist.hand.irregular.draw import DeckRunsOut, DrawHoleCard, DrawnCard
from dealer_assist.hand.irregular.outcome import Outcome
from dealer_assist.hand.irregular.told import ruled
from tests.irregular import cash, roberts


@pytest.mark.parametrize(("card", "outcome"), [("7d", Outcome.PLAY_ON), ("8d", Outcome.REPLACE_CARD)])
def test_limit_ace_to_five_keeps_a_seven_and_replaces_an_eight(card: str, outcome: Outcome) -> None:
    rules = roberts(betting="fl", draw_exposed_card="low_cards_kept_before_draw")
    assert ruled(DrawHoleCard(seat=3, card=card, ace_to_five=True), rules).outcome is outcome


def test_seven_of_another_game_is_replaced() -> None:
    rules = roberts(betting="fl", draw_exposed_card="low_cards_kept_before_draw")
    assert ruled(DrawHoleCard(seat=3, card="7d"), rules).outcome is Outcome.REPLACE_CARD


def test_card_pitched_at_the_players_request_stays() -> None:
    # WSOP Live 2024 R269 and R298
    assert ruled(DrawnCard(seat=3, card="Kd", at_request=True), cash()).outcome is Outcome.PLAY_ON


def test_last_card_that_completes_the_draw_is_dealt() -> None:
    assert ruled(DeckRunsOut(last_card_completes=True), cash()).outcome is Outcome.PLAY_ON
