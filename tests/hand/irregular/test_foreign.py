"""Boxed cards, jokers, fouled decks."""

from __future__ import annotations

from dealer_assist.hand.irregular.foreign import Boxed, Foul, FouledDeck, Joker, Voided
from dealer_assist.hand.irregular.outcome import Outcome
from dealer_assist.hand.irregular.told import ruled
from tests.irregular import cash, tda


def test_two_boxed_cards_after_substantial_action_are_for_the_floor() -> None:
    assert ruled(Boxed(count=2, substantial=True), tda()).outcome is Outcome.FLOOR_DECIDES


def test_joker_after_substantial_action_is_a_scrap_of_paper_in_a_tournament() -> None:
    assert ruled(Joker(seat=3, substantial=True, holder_has_acted=True), tda()).outcome is Outcome.SCRAP_OF_PAPER


def test_other_back_in_the_stub_changes_nothing_after_substantial_action() -> None:
    # WSOP Live 2024 R111
    assert ruled(FouledDeck(what=Foul.OTHER_BACK_IN_STUB, substantial=True), cash()).outcome is Outcome.PLAY_ON


def test_missing_card_leaves_the_result() -> None:
    # WSOP Live 2024 R117
    assert ruled(FouledDeck(what=Foul.CARD_MISSING), cash()).outcome is Outcome.PLAY_ON


def test_chips_of_who_knew_stay_in_cash_and_go_back_in_a_tournament() -> None:
    told = FouledDeck(what=Foul.SAME_CARD_TWICE, substantial=True, knew=(4,))
    assert ruled(told, cash()).fixed == Voided(forfeit=(4,))
    assert ruled(told, tda()).fixed == Voided()
