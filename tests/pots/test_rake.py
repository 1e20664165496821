"""What the house takes out of the pots: its vectors, a second calculator, and what holds for any house."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dealer_assist.pots import paying, rake, rake_amount
from dealer_assist.pots.rake import Collection, Raked, collection, most_taken, time_for_the_table, told_collection
from dealer_assist.rules.options import HouseRules, RakeBase, RakeMethod, RakeRounding, RakeTakeOrder, RunItExtraRake
from dealer_assist.rules.resolve import resolve
from tests.rakecalc import Hand, House, take
from tests.tables import house_rules
from tests.vectors import Vector, vectors

PERCENT: dict[str, Any] = {"rake_method": "percent_rounded", "rake_percent_bp": 1000, "rake_cap": 5}


RAKED = [
    vector
    for vector in vectors("rake")
    if not vector["setup"].get("blind_chop") and vector["options"]["rake_method"] != "time"
]
"""Vectors in which a pot is raked, or is too small."""


def flop(**facts: Any) -> Raked:
    return Raked(**{"dealt_in": 9, "flop": True, **facts})


# -- the second calculator


def house_of(rules: HouseRules) -> House:
    """The same house in the second calculator's words."""
    return House(
        method=rules.rake_method.value,
        percent=Fraction(rules.rake_percent_bp, 10_000),
        cap=rules.rake_cap,
        caps=tuple((row.max_players_dealt, row.cap) for row in rules.rake_cap_by_players),
        unit=rules.rake_unit,
        half_up=rules.rake_rounding is RakeRounding.NEAREST_HALF_UP,
        steps=rules.rake_steps,
        uncalled_too=rules.rake_base is RakeBase.ALL_CHIPS_BET,
        order=rules.rake_take_order.value,
        flop_needed=rules.no_flop_no_drop,
        jackpot=rules.jackpot_drop,
        jackpot_from=rules.jackpot_min_pot,
        jackpot_in_cap=rules.jackpot_in_cap,
        double_on_boards=rules.run_it_extra_rake is RunItExtraRake.DOUBLE,
    )


@pytest.mark.parametrize("vector", [pytest.param(each, id=each["id"]) for each in RAKED])
def test_second_calculator_agrees_with_the_vectors(vector: Vector) -> None:
    rules = resolve("roberts_rules", vector["options"], mode="cash", betting="nl")
    setup = vector["setup"]
    hand = Hand(
        setup["players_dealt"], setup["flop_seen"], sum(setup.get("refunds", {}).values()), setup.get("run_it", 1)
    )
    taken = take([pot["amount"] for pot in vector["pots"]], hand, house_of(rules))
    assert (taken.rake, taken.jackpot) == (vector["expect"]["rake"], vector["expect"]["jackpot"])
    assert list(taken.net) == list(vector["expect"]["net"].values())


@st.composite
def houses(draw: st.DrawFn) -> HouseRules:
    """Any house that rakes its pots; small numbers, so that caps and steps are met."""
    few = st.integers(0, 12)
    return house_rules(
        "wsop_live_2024",
        rake_method=draw(st.sampled_from(["percent_rounded", "step_table", "fixed", "none"])),
        rake_percent_bp=draw(st.sampled_from([0, 250, 500, 1000, 3333, 10_000])),
        rake_cap=draw(few),
        rake_cap_by_players=tuple(draw(st.sampled_from([(), ((4, 2),), ((2, 0), (5, 3))]))),
        rake_unit=draw(st.integers(1, 5)),
        rake_rounding=draw(st.sampled_from(list(RakeRounding))).value,
        rake_steps=tuple(draw(st.lists(st.integers(1, 90), max_size=5))),
        rake_base=draw(st.sampled_from(list(RakeBase))).value,
        rake_take_order=draw(st.sampled_from(list(RakeTakeOrder))).value,
        no_flop_no_drop=draw(st.booleans()),
        jackpot_drop=draw(few),
        jackpot_min_pot=draw(st.integers(0, 60)),
        jackpot_in_cap=draw(st.booleans()),
        run_it_extra_rake=draw(st.sampled_from(list(RunItExtraRake))).value,
    )


pots_of_a_hand = st.lists(st.integers(1, 120), min_size=1, max_size=4)
hands = st.builds(Hand, st.integers(2, 10), st.booleans(), st.integers(0, 200), st.integers(1, 3))


def taken(pots: list[int], hand: Hand, rules: HouseRules) -> Collection:
    return collection(
        pots, Raked(dealt_in=hand.players, flop=hand.flop, returned=hand.returned, boards=hand.boards), rules
    )


@given(pots_of_a_hand, hands, houses())
def test_second_calculator_takes_the_same_from_the_same_pots(pots: list[int], hand: Hand, rules: HouseRules) -> None:
    share, other = taken(pots, hand, rules), take(pots, hand, house_of(rules))
    assert (share.rake, share.jackpot, share.net) == (other.rake, other.jackpot, other.net)


# -- what holds for any house


@given(pots_of_a_hand, hands, houses())
def test_rake_jackpot_and_what_is_left_are_the_pots(pots: list[int], hand: Hand, rules: HouseRules) -> None:
    share = taken(pots, hand, rules)
    assert share.rake + share.jackpot + sum(share.net) == sum(pots)
    assert all(0 <= left <= pot for left, pot in zip(share.net, pots, strict=True))


@given(pots_of_a_hand, hands, houses())
def test_never_more_than_the_cap_on_one_board(pots: list[int], hand: Hand, rules: HouseRules) -> None:
    hand = hand._replace(boards=1)
    share = taken(pots, hand, rules)
    caps = [row.cap for row in rules.rake_cap_by_players if hand.players <= row.max_players_dealt]
    cap = caps[0] if caps else rules.rake_cap
    assert share.rake <= cap
    assert share.jackpot <= rules.jackpot_drop
    if rules.jackpot_in_cap:
        assert share.taken <= cap


@given(pots_of_a_hand, hands, houses(), st.integers(0, 500))
def test_chips_that_went_back_are_not_raked_where_only_called_chips_are(
    pots: list[int], hand: Hand, rules: HouseRules, returned: int
) -> None:
    assume(rules.rake_base is RakeBase.CALLED_POT_ONLY)
    assert taken(pots, hand, rules) == taken(pots, hand._replace(returned=returned), rules)


@given(pots_of_a_hand, hands, houses())
def test_no_pot_costs_more_than_the_most_of_that_table(pots: list[int], hand: Hand, rules: HouseRules) -> None:
    hand = hand._replace(boards=1)
    assert taken(pots, hand, rules).taken <= most_taken(hand.players, rules)


@given(pots_of_a_hand, houses())
def test_amounts_told_come_out_of_the_pots_whole(pots: list[int], rules: HouseRules) -> None:
    told = told_collection(pots, Collection(rake=3, jackpot=2, time=1), rules.rake_take_order)
    assert told.taken == min(6, sum(pots))
    assert sum(told.net) == sum(pots) - told.taken


# -- single cases


def test_uncalled_bet_that_is_raked_counts_in_the_last_pot() -> None:
    # each pot by itself: 10 % of 50 is 5; of 20 and the 40 that went back, 6
    rules = house_rules(**{**PERCENT, "rake_cap": 20}, rake_base="all_chips_bet", rake_take_order="each_pot")
    assert collection((50, 20), flop(returned=40), rules).net == (45, 14)


def test_jackpot_inside_the_cap_is_no_more_than_the_cap() -> None:
    rules = house_rules(**{**PERCENT, "rake_cap": 1}, jackpot_drop=2, jackpot_in_cap=True)
    assert collection((80,), flop(), rules) == Collection(rake=0, jackpot=1, net=(79,))


def test_jackpot_comes_from_the_side_pot_what_the_main_pot_cannot_bear() -> None:
    # 10 % of 96 is 9, all of the main pot's 6 and 3 of the side pot; then 2 of the side pot
    rules = house_rules(**{**PERCENT, "rake_cap": 20}, jackpot_drop=2)
    assert collection((6, 90), flop(), rules).net == (0, 85)


def test_second_board_doubles_a_rake_but_never_above_the_pot() -> None:
    rules = house_rules(rake_method="fixed", rake_cap=4, run_it_extra_rake="double")
    assert collection((6,), flop(boards=2), rules) == Collection(rake=6, net=(0,))


def test_chopped_blinds_pay_nothing_also_where_no_flop_is_needed() -> None:
    rules = house_rules(rake_method="fixed", rake_cap=4, no_flop_no_drop=False)
    assert collection((40,), flop(chopped=True), rules) == Collection(net=(40,))


def test_hand_without_a_pot_pays_nothing_whatever_went_back() -> None:
    rules = house_rules(**PERCENT, rake_base="all_chips_bet")
    assert collection((), flop(returned=40), rules) == Collection()


def test_nothing_to_take_is_shared_between_pots_that_are_empty() -> None:
    assert paying.SHARES[RakeTakeOrder.PRO_RATA]((0, 0), 0) == (0, 0)


@pytest.mark.parametrize(
    ("house", "most"),
    [
        ({"rake_method": "step_table", "rake_unit": 1, "rake_cap": 2, "rake_steps": (10, 100_000)}, 2),
        ({**PERCENT, "jackpot_drop": 1, "jackpot_min_pot": 100_000}, 6),
        ({**PERCENT, "jackpot_drop": 90_000}, 90_005),
        # one in ten thousand, up to 5 of those dealt in
        ({**PERCENT, "rake_percent_bp": 1}, 5),
        ({**PERCENT, "rake_percent_bp": 1, "rake_cap_by_players": ((2, 1),)}, 5),
    ],
)
def test_most_a_hand_can_cost_is_that_of_a_pot_past_every_limit_of_the_house(house: dict[str, Any], most: int) -> None:
    assert most_taken(9, house_rules(**house)) == most


def test_pot_too_small_for_the_time_of_the_table_pays_all_it_has() -> None:
    rules = house_rules(rake_method="time", time_charge=12, time_pot=True)
    due = time_for_the_table(7, rules)
    assert due == 84
    assert collection((50,), flop(time_due=due), rules) == Collection(time=50, net=(0,))


def test_time_stays_due_after_a_hand_without_a_flop() -> None:
    rules = house_rules(rake_method="time", time_charge=12, time_pot=True, no_flop_no_drop=True)
    assert collection((50,), flop(flop=False, time_due=84), rules).time == 0


@pytest.mark.parametrize(("cap", "jackpot"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_jackpot_that_counts_toward_the_cap_is_no_more_than_the_cap(cap: int, jackpot: int) -> None:
    # short tables: where the cap is 0 nothing is taken (rule file 06)
    rules = house_rules(**{**PERCENT, "rake_cap": cap}, jackpot_drop=2, jackpot_in_cap=True)
    share = collection((100,), flop(), rules)
    assert (share.jackpot, share.taken) == (jackpot, cap)


def test_where_everybody_pays_his_own_time_no_pot_owes_any() -> None:
    assert time_for_the_table(9, house_rules(rake_method="time", time_charge=12, time_pot=False)) == 0


def test_house_that_rakes_its_pots_takes_no_time_out_of_them() -> None:
    assert time_for_the_table(9, house_rules(**PERCENT, time_charge=12, time_pot=True)) == 0


@pytest.mark.parametrize(
    ("table", "values"),
    [
        (rake.CHARGES, RakeMethod),
        (rake_amount.RAKE, RakeMethod),
        (rake.BASES, RakeBase),
        (rake_amount.ROUNDED, RakeRounding),
        (rake_amount.TIMES, RunItExtraRake),
        (rake.RAKES, RakeTakeOrder),
        (paying.SHARES, RakeTakeOrder),
        (paying.BESIDES, RakeTakeOrder),
    ],
)
def test_every_value_of_an_option_has_its_method(table: dict[Any, Any], values: Any) -> None:
    assert table.keys() == set(values)
