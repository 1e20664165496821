"""Chips in several motions: which of them count."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import ChipsPut, Verb
from dealer_assist.hand.ruled import Action, Motion, MotionFacts
from dealer_assist.hand.string_raises import COUNTED
from dealer_assist.rules.options import HouseRules, RaiseMotions
from tests.motions import chips, flop, read
from tests.tables import house_rules

MANY = house_rules("tda_2024", raise_motions="many")
ONE = house_rules("tda_2024", raise_motions="one")
TWO = house_rules("tda_2024", raise_motions="call_then_one")


def test_a_second_trip_comes_back_where_one_motion_is_allowed() -> None:
    ruled = read(flop(600, rules=ONE), ChipsPut(2, say=Verb.RAISE, motions=(1500, 500)))

    facts: MotionFacts = {"seat": 2, "what": "raise", "to": 1500, "back": 500, "because": "second_motion"}
    assert ruled.motion == Motion("chips_return", 2, facts, ("raise_motions",))


def test_a_first_motion_above_the_call_was_the_raise() -> None:
    ruled = read(flop(600, rules=TWO), ChipsPut(2, say=Verb.RAISE, motions=(1500, 500)))

    assert chips(ruled) == (Action.RAISE, 1500, 0, 500)


def test_the_call_counts_earlier_chips_in_front() -> None:
    # 400 lies in front and 1200 is the price: 800 more are the call, and 1000 on top the raise
    table = flop(400, 1200, players=2, rules=TWO)

    assert chips(read(table, ChipsPut(1, say=Verb.RAISE, motions=(800, 1000, 300)))) == (Action.RAISE, 2200, 0, 300)


def test_a_first_motion_above_what_was_missing_was_the_raise() -> None:
    # 800 were missing: 1000 make 1400 in front, completed to the smallest raise of 2000
    table = flop(400, 1200, players=2, rules=TWO)

    assert chips(read(table, ChipsPut(1, say=Verb.RAISE, motions=(1000, 1500)))) == (Action.RAISE, 2000, 0, 900)


def test_the_last_chips_in_two_motions_after_call_are_all_in_for_less() -> None:
    ruled = read(flop(600, rules=ONE), ChipsPut(2, say=Verb.CALL, motions=(100, 100), last_chips=True))

    assert chips(ruled) == (Action.ALL_IN, 200, 0, 0)


@pytest.mark.parametrize(
    ("rules", "settles"),
    [(ONE, (Action.BET, 500, 0, 1000)), (TWO, (Action.BET, 500, 0, 1000)), (MANY, (Action.BET, 1500, 0, 0))],
    ids=["one", "call then one", "many"],
)
def test_with_nothing_to_call_the_first_motion_is_the_bet_unless_many_are_allowed(
    rules: HouseRules, settles: tuple[object, ...]
) -> None:
    table = flop(rules=rules)

    assert chips(read(table, ChipsPut(1, say=Verb.BET, motions=(500, 1000)))) == settles


def test_an_amount_said_may_be_put_in_with_any_number_of_motions() -> None:
    ruled = read(flop(600, rules=ONE), ChipsPut(2, say=Verb.RAISE, amount=2000, motions=(600, 600, 800)))

    assert chips(ruled) == (Action.RAISE, 2000, 0, 0)


def test_of_silent_motions_only_the_first_counts() -> None:
    assert chips(read(flop(600, rules=MANY), ChipsPut(2, motions=(600, 1400)))) == (Action.CALL, 600, 0, 1400)


def test_a_call_said_may_be_put_in_with_any_number_of_motions() -> None:
    assert chips(read(flop(600, rules=ONE), ChipsPut(2, say=Verb.CALL, motions=(300, 300)))) == (Action.CALL, 600, 0, 0)


def test_every_value_of_the_option_has_its_rule() -> None:
    assert set(COUNTED) == set(RaiseMotions)
