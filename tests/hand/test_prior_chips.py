"""Chips of an earlier bet still in front when new ones come."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import AllIn, Call, ChipsPut, PriorMoved, Verb, Wager
from dealer_assist.hand.prior_chips import AFTER_PULLING_BACK, PRIOR_CHIPS
from dealer_assist.hand.ruled import Action
from dealer_assist.rules.options import HouseRules, PriorChipsRule
from dealer_assist.table.state import TableState
from tests.motions import chips, flop, read
from tests.tables import dealt, house_rules, play, refusal, the_hand

TDA = house_rules("tda_2024", prior_chips_rule="tda_2024_46")
WSOP = house_rules("tda_2024", prior_chips_rule="wsop_98")


def raised_after_a_call(rules: HouseRules = TDA) -> TableState:
    """Seat 1 bet 300, seat 2 called, seat 3 raised to 800, seat 1 called: seat 2 is to act with 300 in front."""
    table = play(flop(300, players=3, rules=rules), Call(2), Wager(3, 800), Call(1))
    assert the_hand(table).to_act == 2
    return table


def test_chips_left_alone_are_part_of_a_call_of_which_every_new_chip_is_needed() -> None:
    # 300 + 500 + 500 = 1300; without one 500 still 800, so both are not needed: 500 more is all of a raise of 500
    assert chips(read(raised_after_a_call(), ChipsPut(2, (500, 500)))) == (Action.RAISE, 1300, 0, 0)
    # 300 + 400 + 400 = 1100; without one 400 only 700
    assert chips(read(raised_after_a_call(), ChipsPut(2, (400, 400)))) == (Action.CALL, 800, 0, 300)


def test_chips_partly_pulled_back_make_one_bet_with_the_new_ones() -> None:
    # 200 stay and 1000 come: 1200 of a smallest raise to 1300, past the half way of 1050. Chip by chip the two
    # 500s would both be needed for the call of 800
    entry = ChipsPut(2, (500, 500), prior=(100, 100), prior_moved=PriorMoved.PARTLY)

    assert chips(read(raised_after_a_call(), entry)) == (Action.RAISE, 1300, 100, 0)


def test_chips_all_pulled_back_and_too_few_for_the_call_leave_the_new_ones_to_themselves() -> None:
    entry = ChipsPut(2, (5000,), prior=(100, 100, 100), prior_moved=PriorMoved.FULLY)

    ruled = read(raised_after_a_call(), entry)

    assert chips(ruled) == (Action.CALL, 800, 0, 4200)
    assert ruled.motion is not None
    # nothing of the first 300 lies there any more: the call is 800 out of the 5000
    assert ruled.motion.facts == {"call": 800, "change": 4200}


@pytest.mark.parametrize(
    ("rules", "settles"),
    [(TDA, (Action.CALL, 800, 0, 200)), (WSOP, (Action.RAISE, 1300, 300, 0))],
    ids=["half test", "full value"],
)
def test_one_large_chip_for_chips_that_covered_the_call(rules: HouseRules, settles: tuple[object, ...]) -> None:
    entry = ChipsPut(2, (1000,), prior=(500, 500), change_due=700, prior_moved=PriorMoved.FULLY)

    assert chips(read(raised_after_a_call(rules), entry)) == settles


def test_several_chips_for_chips_that_covered_the_call_have_the_half_test_everywhere() -> None:
    entry = ChipsPut(2, (500, 400), prior=(500, 500), change_due=700, prior_moved=PriorMoved.FULLY)

    # 900 is under the half way of 1050
    assert chips(read(raised_after_a_call(WSOP), entry)) == (Action.CALL, 800, 0, 100)


def test_one_chip_short_of_the_call_has_no_full_value() -> None:
    entry = ChipsPut(2, (700,), prior=(500, 500), change_due=700, prior_moved=PriorMoved.FULLY)

    assert read(raised_after_a_call(WSOP), entry).action is Action.FLOOR


def test_earlier_chips_partly_pulled_back_and_new_ones_may_still_be_short_of_the_call() -> None:
    entry = ChipsPut(2, (100,), prior=(100,), prior_moved=PriorMoved.PARTLY)

    assert read(raised_after_a_call(), entry).action is Action.FLOOR


def test_with_nothing_to_call_earlier_chips_make_no_half_test() -> None:
    entry = ChipsPut(1, (50,), prior=(25,), prior_moved=PriorMoved.PARTLY)

    assert chips(read(flop(blinds=(100, 200)), entry)) == (Action.BET, 200, 125, 0)


@pytest.mark.parametrize(
    ("rules", "entry", "back"),
    [
        (TDA, ChipsPut(2, (500,), prior=(1000,), change_due=900), 800),
        (WSOP, ChipsPut(2, (1000,), prior=(500, 500), change_due=900, prior_moved=PriorMoved.FULLY), 300),
    ],
    ids=["one bet with the new chip", "one large chip for them"],
)
def test_above_an_all_in_nobody_else_can_answer_everything_is_change(
    rules: HouseRules, entry: ChipsPut, back: int
) -> None:
    # heads-up: the small blind is all-in for 700 over a big blind of 100
    table = play(dealt((700, None), blinds=(50, 100), rules=rules), AllIn(1))

    assert chips(read(table, entry)) == (Action.CALL, 700, 0, back)


def big_blind_posted_with_one_chip() -> TableState:
    """The big blind of 100 lies there as one chip of 1000, its change not given yet; everybody has called."""
    return play(dealt((None, None, None), blinds=(50, 100), rules=TDA), Call(1), Call(2))


def test_change_not_given_back_yet_comes_back_with_a_check() -> None:
    entry = ChipsPut(3, say=Verb.CHECK, prior=(1000,), change_due=900)

    assert chips(read(big_blind_posted_with_one_chip(), entry)) == (Action.CHECK, 100, 0, 900)


def test_the_last_chips_added_to_the_big_blind_are_all_in_whatever_the_half_test_says() -> None:
    table = play(dealt((None, None, None), blinds=(50, 100), rules=TDA), Call(1), Call(2))

    assert chips(read(table, ChipsPut(3, (25,), last_chips=True))) == (Action.ALL_IN, 125, 0, 0)


def test_change_not_given_back_yet_counts_with_chips_that_are_added() -> None:
    entry = ChipsPut(3, (500,), prior=(1000,), change_due=900)

    assert chips(read(big_blind_posted_with_one_chip(), entry)) == (Action.RAISE, 1500, 0, 0)


@pytest.mark.parametrize(
    ("rules", "left"),
    [(TDA, ("call", "raise")), (WSOP, ("call", "fold", "raise"))],
    ids=["no fold any more", "not stated"],
)
def test_a_chip_pulled_back_facing_a_raise(rules: HouseRules, left: tuple[str, ...]) -> None:
    entry = ChipsPut(2, prior=(100, 100), prior_moved=PriorMoved.PARTLY)

    assert read(raised_after_a_call(rules), entry).allowed == left


@pytest.mark.parametrize("put", [(), (25,)], ids=["nothing put in", "less put in"])
def test_chips_of_a_bet_nobody_has_raised_stay_where_they_are(put: tuple[int, ...]) -> None:
    entry = ChipsPut(3, put, prior_moved=PriorMoved.FULLY)

    refused = refusal(big_blind_posted_with_one_chip(), entry)

    assert refused.facts == {"seat": 3, "to": sum(put), "front": 100}


def test_every_value_of_the_option_has_its_rule() -> None:
    assert set(PRIOR_CHIPS) == set(AFTER_PULLING_BACK) == set(PriorChipsRule)
