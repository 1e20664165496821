"""Actions out of turn and seats passed over."""

from __future__ import annotations

import pytest

from dealer_assist.hand.out_of_turn import CHANGES, SKIPPED, may_lose_the_turn, stands_out_of_turn
from dealer_assist.hand.ruled import Action
from dealer_assist.rules.options import OotChangingActions, SkippedPlayerActions
from tests.tables import house_rules

CHECK, FOLD, CALL, RAISE = Action.CHECK, Action.FOLD, Action.CALL, Action.RAISE


@pytest.mark.parametrize(
    ("between", "stands"),
    [((), True), ((FOLD, CHECK), True), ((CALL,), True), ((FOLD, RAISE), False), ((Action.BET,), False)],
)
def test_a_bet_or_raise_in_between_releases_who_acted_out_of_turn(between: tuple[Action, ...], stands: bool) -> None:
    rules = house_rules("tda_2024", oot_changing_actions=("bet", "raise"))

    assert stands_out_of_turn(between, rules) is stands


def test_a_call_in_between_releases_too_where_the_house_says_so() -> None:
    assert not stands_out_of_turn((CALL,), house_rules("tda_2024", oot_changing_actions=("bet", "call", "raise")))


@pytest.mark.parametrize(
    ("after", "behind", "lost"),
    [
        ("2", (FOLD,), False),
        ("2", (FOLD, FOLD), True),
        ("3", (FOLD, CALL), False),
        ("3", (FOLD, CALL, FOLD), True),
        ("tda_36", (FOLD, FOLD), False),
        ("tda_36", (FOLD, CALL), True),
    ],
)
def test_a_seat_passed_over_in_silence_may_lose_its_turn(after: str, behind: tuple[Action, ...], lost: bool) -> None:
    value = after if after == "tda_36" else int(after)

    assert may_lose_the_turn(behind, house_rules("tda_2024", skipped_player_actions=value)) is lost


def test_every_value_of_the_options_has_its_rule() -> None:
    assert set(CHANGES) == set(OotChangingActions)
    assert set(SKIPPED) == set(SkippedPlayerActions)
