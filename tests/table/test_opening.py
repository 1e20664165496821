"""What a table cannot be opened with."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.options import OddChipUnit
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import FactsSet, StakesSet
from dealer_assist.table.seating import cannot_open
from dealer_assist.table.state import Seat, Stakes
from dealer_assist.table.unit import odd_chip_unit
from tests.tables import a_table, house_rules, opening, play, refusal


@pytest.mark.parametrize("chips", [(), (0,), (25, 5, 1), (5, 5)])
def test_chips_that_are_none_or_out_of_order_are_refused(chips: tuple[int, ...]) -> None:
    refused = cannot_open(opening((100, 100), chips=chips))
    assert refused is not None
    assert refused.code is RefusalCode.CHIPS_NOT_ASCENDING


def test_stack_of_less_than_nothing_is_refused() -> None:
    refused = cannot_open(replace(opening((100, 100)), seats=(Seat(1, -5), Seat(2, 100))))
    assert refused is not None
    assert refused.code is RefusalCode.AMOUNT_NEGATIVE


@pytest.mark.parametrize("places", [1, 11, 30])
def test_table_of_fewer_than_two_or_more_than_ten_places_is_refused(places: int) -> None:
    refused = cannot_open(replace(opening((100,)), max_seats=places))
    assert refused is not None
    assert refused.code is RefusalCode.SEAT_UNKNOWN


def test_odd_chip_unit_entered_for_the_table_is_not_played_yet() -> None:
    refused = cannot_open(opening((100, 100), rules=house_rules(odd_chip_unit="amount")))
    assert refused is not None
    assert (refused.code, refused.option) == (RefusalCode.HOUSE_RULE_NOT_PLAYED, "odd_chip_unit")


@pytest.mark.parametrize(
    ("seats", "button", "code"),
    [
        ((1, 10), None, RefusalCode.SEAT_UNKNOWN),
        ((0, 2), None, RefusalCode.SEAT_UNKNOWN),
        ((2, 2), None, RefusalCode.SEAT_TAKEN),
        ((1, 2), 10, RefusalCode.SEAT_UNKNOWN),
    ],
)
def test_seat_or_button_that_has_no_place_at_a_nine_handed_table_is_refused(
    seats: tuple[int, ...], button: int | None, code: RefusalCode
) -> None:
    entry = replace(opening((100,), max_seats=9, button=button), seats=tuple(Seat(seat, 100) for seat in seats))
    refused = cannot_open(entry)
    assert refused is not None
    assert refused.code is code


def test_blinds_no_chip_in_play_can_make_are_refused() -> None:
    refused = cannot_open(opening((100, 100), blinds=(1, 2), chips=(5, 25, 100, 500)))
    assert refused is not None
    assert (refused.code, refused.facts["amount"]) == (RefusalCode.NOT_IN_CHIPS, 1)


def test_stakes_no_chip_in_play_can_make_are_refused() -> None:
    table = a_table((100, 100), blinds=(5, 10), chips=(5, 25))
    assert refusal(table, StakesSet(Stakes(1, 3))).code is RefusalCode.NOT_IN_CHIPS


@pytest.mark.parametrize(
    ("bets", "facts"),
    [
        (BetSizes(small_bet=20, big_bet=10), {"low": 20, "high": 10}),
        (BetSizes(big_bet=10), {"low": 0, "high": 10}),
        (BetSizes(spread_least=25, spread_most=5), {"low": 25, "high": 5}),
    ],
)
def test_limits_of_which_the_first_is_nothing_or_the_larger_one_are_refused(
    bets: BetSizes, facts: dict[str, int]
) -> None:
    refused = refusal(a_table((100, 100)), StakesSet(Stakes(1, 2, bets=bets)))
    assert (refused.code, refused.facts) == (RefusalCode.LIMITS_OUT_OF_ORDER, facts)


def test_a_third_blind_that_is_not_the_largest_is_refused_as_such() -> None:
    refused = refusal(a_table((100, 100)), StakesSet(Stakes(2, 5, third_blind=5)))
    assert (refused.code, refused.facts) == (RefusalCode.THIRD_BLIND_WRONG, {"third_blind": 5, "big_blind": 5})


def test_limits_and_amounts_of_house_rules_the_chips_cannot_make_are_refused() -> None:
    table = a_table((100, 100), blinds=(5, 10), chips=(5, 25))
    limits = Stakes(5, 10, bets=BetSizes(small_bet=12, big_bet=25))
    assert refusal(table, StakesSet(limits)).facts["amount"] == 12
    for changed in ({"ante_amount": 3}, {"hand_cap": 101}, {"straddle_cap": 22}):
        entry = FactsSet(stakes=table.stakes, game=table.game, rules=replace(table.rules, **changed))
        assert refusal(table, entry).code is RefusalCode.NOT_IN_CHIPS


@pytest.mark.parametrize(("size", "least"), [("double_to_cap", 20), ("free_to_cap", 11)])
def test_a_largest_straddle_below_the_smallest_is_refused_where_it_is_set_and_stands_where_the_stakes_grow(
    size: str, least: int
) -> None:
    rules = house_rules("wsop_live_2024", straddle_size=size)
    table = a_table((1000, 1000), blinds=(5, 10), rules=rules)
    entry = FactsSet(stakes=table.stakes, game=table.game, rules=replace(rules, straddle_cap=10))
    refused = refusal(table, entry)
    assert (refused.code, refused.facts) == (RefusalCode.STRADDLE_CAP_WRONG, {"cap": 10, "least": least})
    capped = play(table, replace(entry, rules=replace(rules, straddle_cap=40)))
    grown = play(capped, FactsSet(stakes=Stakes(25, 50), game=table.game, rules=capped.rules))
    assert grown.rules.straddle_cap == 40


def test_split_of_an_amount_the_chips_cannot_make_goes_down_to_the_smallest_chip() -> None:
    assert odd_chip_unit((5, 25, 500), Stakes(7, 12), OddChipUnit.SMALLEST_BLIND_CHIP) == 5
