"""Stud cards that were turned up, dealt too early, or too few."""

from __future__ import annotations

import pytest

from dealer_assist.hand.irregular.outcome import Choices, Outcome, Step
from dealer_assist.hand.irregular.stud import StudHoleCards, StudLastCard, ThirdDown
from dealer_assist.hand.irregular.stud_streets import CardsLeft, Removed, SeventhStreet, StudTooEarly
from dealer_assist.hand.irregular.told import ruled
from tests.irregular import cash, roberts, steps, tda


def test_both_hole_cards_up_the_second_is_the_up_card() -> None:
    told = StudHoleCards(seat=3, count=2, cards=("2d", "Jc"), next_card="5c")
    assert ruled(told, cash()).fixed == ThirdDown(seat=3, upcard="Jc", turned_down="2d", dealt_down="5c")


def test_last_card_of_an_all_in_player_stays_up() -> None:
    # WSOP Live 2024 R229
    assert ruled(StudLastCard(seat=4, all_in=True), tda()).outcome is Outcome.PLAY_ON


def test_first_last_card_up_has_the_others_dealt_face_up() -> None:
    # WSOP Live 2024 R230
    assert Step.REST_FACE_UP in steps(StudLastCard(seat=4, first_player=True), cash())


def test_exposed_last_card_leaves_the_player_a_choice() -> None:
    came = ruled(StudLastCard(seat=4), cash())
    assert came.fixed == Choices(choices=("all_in_for_pot", "play_on"), card_stays=True)


def test_street_that_was_begun_for_two_of_three_takes_one_card_out() -> None:
    # without the error the Kd was the third of that street; then the burn and a card each
    told = StudTooEarly(
        seats=(2, 4), cards=("Qc", "2s"), players=(2, 4, 5), stub=("Kd", "7h", "Tc", "9d", "4h"), burn="6s"
    )
    came = ruled(told, roberts(premature_stud_card="remove_to_restore_order"))
    assert came.fixed == Removed(removed=("Qc", "2s", "Kd"), count=1, burn="7h", cards={2: "Tc", 4: "9d", 5: "4h"})


@pytest.mark.parametrize(
    ("players", "stub", "burns", "outcome", "fixed"),
    [
        (5, 7, 3, Outcome.NORMAL, CardsLeft(required=7)),
        (5, 6, 3, Outcome.STUB_WITH_BURNS, CardsLeft(required=7, scramble_with_burns=True, cards_after_scramble=9)),
        (7, 3, 3, Outcome.COMMUNITY_CARD, CardsLeft(required=9)),
        (7, 2, 3, Outcome.COMMUNITY_CARD, CardsLeft(required=9, scramble_with_burns=True, cards_after_scramble=5)),
    ],
)
def test_last_street_at_the_edge(players: int, stub: int, burns: int, outcome: Outcome, fixed: CardsLeft) -> None:
    came = ruled(SeventhStreet(players_left=players, stub_count=stub, burn_count=burns), tda())
    assert (came.outcome, came.fixed) == (outcome, fixed)


def test_exposed_last_card_without_betting_left_stays_without_a_choice() -> None:
    assert ruled(StudLastCard(seat=4, action_left=False), cash()).outcome is Outcome.PLAY_ON
