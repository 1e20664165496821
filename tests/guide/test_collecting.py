"""TAKE n, PUSH m: what stands on the screen before the award, and what has to be asked in a hand nobody followed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from dealer_assist.guide import collecting as guide
from dealer_assist.guide.collecting import collecting, collecting_told, take_collection
from dealer_assist.guide.forget import forget
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.prompt import Ask, Prompt
from dealer_assist.hand.collection import collection_due
from dealer_assist.hand.entries import AllIn, Call, CollectionTaken, Fold, StreetDealt, UncalledReturned, Wager
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.situation import SeatTold, Situation
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.build import Pot
from dealer_assist.pots.rake import Raked
from dealer_assist.rules.options import HouseRules, RakeBase, RakeMethod
from dealer_assist.table.entries import TimeCalled, TimeCollected
from dealer_assist.table.seating import opened
from tests.hands import played, some_opening
from tests.tables import a_table, dealt, house_rules, play, the_hand

PERCENT: dict[str, Any] = {"rake_method": "percent_rounded", "rake_percent_bp": 1000, "rake_cap": 5}
TEN_PERCENT = house_rules(**PERCENT)


def told(rules: HouseRules, pot: int, seats: tuple[int, ...], street: str | None = None) -> Situation:
    return Situation(
        game=the_hand(dealt((100, 100))).game,
        rules=rules,
        small_blind=1,
        big_blind=2,
        seats=tuple(SeatTold(seat) for seat in seats),
        street=street,
        pots=(Pot(pot, seats),),
    )


def asked(situation: Situation) -> Any:
    return collecting_told(situation, situation.pots)


def codes(table: Any) -> list[str]:
    return [said.code for said in next_steps(table)]


# -- a hand that was followed


def test_what_was_not_called_goes_back_before_the_house_takes_its_share_and_the_rest_is_pushed() -> None:
    table = play(
        dealt((100, 100, 100), rules=TEN_PERCENT), Wager(1, 10), Fold(2), Call(3), StreetDealt(), Wager(3, 20), Fold(1)
    )
    assert codes(table) == ["return_uncalled", "take_collection", "push"]
    returned, taken, push = next_steps(table)
    # 10 + 1 + 10, ten percent is 2
    assert (returned.slots["pot"], taken.slots["push"], push.slots["amount"]) == (21, 19, 19)
    table = play(table, UncalledReturned(), CollectionTaken())
    assert [(said.code, said.slots["amount"]) for said in next_steps(table)] == [("push", 19)]


def test_board_still_to_come_is_dealt_before_the_house_takes_its_share() -> None:
    table = play(dealt((100, 100, 100), rules=TEN_PERCENT), AllIn(1), Fold(2), Call(3))
    assert codes(table)[-3:] == ["deal_rest", "take_collection", "show_hands"]


def test_house_that_takes_nothing_says_nothing() -> None:
    for rules in (house_rules(), house_rules(**{**PERCENT, "rake_cap": 0}), house_rules(rake_method="time")):
        table = play(dealt((100, 100, 100), rules=rules), AllIn(1), Fold(2), Call(3))
        assert collecting(the_hand(table)) is None


def test_short_table_that_is_not_raked_hears_nothing_of_it() -> None:
    rules = house_rules(**PERCENT, rake_cap_by_players=((3, 0),))
    assert collecting(the_hand(play(dealt((100, 100, 100), rules=rules), AllIn(1), Fold(2), Call(3)))) is None


def test_time_pot_says_what_the_winner_pays_for_the_table() -> None:
    rules = house_rules(rake_method="time", time_charge=12, time_pot=True)
    said = take_collection((416, 84), Raked(dealt_in=8, flop=True, time_due=84), rules)
    assert said is not None
    assert (said.code, said.slots, said.why.sum) == ("take_time", {"time": 84, "pot": 500, "push": 416}, "500 − 84")


@pytest.mark.parametrize(
    ("changes", "options"),
    [
        (PERCENT, ("rake_base", "rake_rounding")),
        ({"rake_method": "step_table", "rake_steps": (10, 20), "rake_cap": 5}, ("rake_base", "rake_steps")),
        ({"rake_method": "fixed", "rake_cap": 4}, ("rake_base", "rake_cap")),
    ],
)
def test_reasons_are_those_of_the_way_the_house_charges(changes: dict[str, Any], options: tuple[str, ...]) -> None:
    said = take_collection((47,), Raked(dealt_in=9, flop=True), house_rules(**changes))
    assert said is not None
    assert said.why.options == options


# -- a hand nobody followed


def test_with_one_seat_left_the_flop_decides_and_is_asked_for() -> None:
    said = asked(told(TEN_PERCENT, 47, (3,)))
    assert (said.code, said.fact) == ("ask_street", "street")


def test_two_hands_in_a_pot_have_seen_the_board() -> None:
    assert asked(told(TEN_PERCENT, 47, (3, 5))).slots["rake"] == 4


def test_before_the_flop_nothing_is_taken() -> None:
    assert asked(told(TEN_PERCENT, 47, (3,), "preflop")).slots["reason"] == "no_flop"


def test_number_dealt_in_is_asked_for_where_the_maximum_hangs_on_it() -> None:
    rules = house_rules(**PERCENT, rake_cap_by_players=((5, 3), (10, 5)))
    assert asked(told(rules, 90, (3, 5))).fact == "players"
    # ten percent of 28 is 2, under either maximum
    assert asked(told(rules, 28, (3, 5))).slots["rake"] == 2
    assert asked(told(rules, 90, (1, 2, 3, 4, 5, 6))).slots["rake"] == 5


def test_what_went_back_is_asked_for_where_it_is_raked_too() -> None:
    rules = house_rules(**PERCENT, rake_base="all_chips_bet")
    assert asked(told(rules, 40, (3, 5))).fact == "returned"
    # at the maximum already
    assert asked(told(rules, 50, (3, 5))).slots["rake"] == 5


def test_house_that_takes_nothing_asks_nothing() -> None:
    assert asked(told(house_rules(), 47, (3,))) is None


@pytest.mark.parametrize("seed", range(40))
def test_hand_that_is_forgotten_gives_the_same_answer_or_one_question(seed: int) -> None:
    chance = Random(seed)
    rules = house_rules(
        **PERCENT,
        jackpot_drop=1,
        jackpot_min_pot=20,
        rake_base=chance.choice(list(RakeBase)).value,
        rake_cap_by_players=chance.choice(((), ((3, 2),))),
    )
    for _, table in played(opened(some_opening(chance, rules=rules)), chance):
        hand = table.hand
        if hand is None or not betting_is_over(hand) or collection_due(hand) is None:
            continue
        right = collecting(hand)
        answer = collecting_told(forget(hand), pots_of(hand))
        if right is None or not isinstance(answer, Ask):
            assert answer == right
        else:
            assert answer.fact in {"players", "returned"}


# -- tables


def test_every_way_to_charge_has_its_reasons() -> None:
    assert guide.AMOUNT_BY.keys() == set(RakeMethod)
    assert guide.RETURNED_COUNTS.keys() == set(RakeBase)


def test_prompt_that_stands_for_none_is_never_an_answer() -> None:
    # a table of up to three is not raked here: with two or three told the answers differ, and one of them is none
    rules = house_rules(**PERCENT, rake_cap_by_players=((3, 0),))
    said = asked(told(rules, 90, (3, 5)))
    assert said != guide.NOTHING_EVER
    assert isinstance(said, Ask)
    assert not isinstance(said, Prompt)


# -- time between hands


def test_time_still_to_be_collected_leads_between_hands_and_the_next_hand_stands_below() -> None:
    table = play(a_table((100, 100, 100), rules=house_rules(rake_method="time", time_charge=12)), TimeCalled())
    assert codes(table) == ["collect_time", "next_hand"]
    assert next_steps(table)[0].slots == {"each": 12, "total": 36, "seats": [1, 2, 3]}
    assert next_steps(play(table, TimeCollected((1, 3))))[0].slots == {"each": 12, "total": 12, "seats": [2]}
    assert codes(play(table, TimeCollected())) == ["next_hand"]


def test_seats_that_owe_different_amounts_are_told_as_one_sum() -> None:
    rules = house_rules(rake_method="time", time_charge=12)
    table = play(a_table((100, 100), rules=rules), TimeCalled(), TimeCollected((1,)), TimeCalled())
    assert next_steps(table)[0].slots == {"each": None, "total": 36, "seats": [1, 2]}
