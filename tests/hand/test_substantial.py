"""How much action is too much to undo a mistake."""

from __future__ import annotations

import pytest

from dealer_assist.hand.ruled import Action
from dealer_assist.hand.substantial import SUBSTANTIAL, WITH_CHIPS, substantial_action
from dealer_assist.rules.options import SubstantialAction
from tests.tables import house_rules

CHECK, FOLD, CALL = Action.CHECK, Action.FOLD, Action.CALL


def is_substantial(rule: str, *actions: Action, check_plus_fold: bool = True) -> bool:
    rules = house_rules("tda_2024", substantial_action=rule, sa_check_plus_fold=check_plus_fold)
    return substantial_action(actions, rules)


@pytest.mark.parametrize("rule", [str(rule) for rule in SubstantialAction])
def test_one_action_is_never_substantial(rule: str) -> None:
    assert not is_substantial(rule, Action.RAISE)


@pytest.mark.parametrize("rule", ["tda_36", "wsop_live_105"])
def test_three_folds_are_substantial(rule: str) -> None:
    assert is_substantial(rule, FOLD, FOLD, FOLD)


@pytest.mark.parametrize("with_chips", sorted(WITH_CHIPS))
def test_two_actions_with_chips_in_one_of_them_are_substantial_by_tda(with_chips: Action) -> None:
    assert is_substantial("tda_36", FOLD, with_chips, check_plus_fold=False)


@pytest.mark.parametrize("pair", [(CHECK, CHECK), (FOLD, FOLD)])
def test_two_of_the_same_without_chips_are_not_enough_but_two_calls_are(pair: tuple[Action, Action]) -> None:
    assert not is_substantial("wsop_live_105", *pair)
    assert not is_substantial("tda_36", *pair)
    assert is_substantial("wsop_live_105", CALL, CALL)


@pytest.mark.parametrize("rule", ["tda_36", "wsop_live_105"])
@pytest.mark.parametrize("enough", [True, False])
def test_a_check_and_a_fold_are_enough_where_the_house_says_so(rule: str, enough: bool) -> None:
    assert is_substantial(rule, FOLD, CHECK, check_plus_fold=enough) is enough


def test_two_players_are_enough_by_roberts_whatever_they_did() -> None:
    assert is_substantial("roberts_two_players", FOLD, FOLD, check_plus_fold=False)


def test_every_value_of_the_option_has_its_rule() -> None:
    assert set(SUBSTANTIAL) == set(SubstantialAction)
