"""Time instead of a rake: who owes, who has paid, and the pot that pays for the table."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import Award, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.pots.rake import Collection
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import EndHand, SeatLeft, SeatTaken, StackCounted, StartHand, TimeCalled, TimeCollected
from dealer_assist.table.state import TableState
from dealer_assist.table.time_charge import owing
from tests.tables import a_table, house_rules, play, refusal, stacks_of, the_hand, won_by

EACH_PAYS = house_rules(rake_method="time", time_charge=12)
POT_PAYS = house_rules(rake_method="time", time_charge=12, time_pot=True)

FLOP_WON_BY_3 = (Call(1), Call(2), Check(3), StreetDealt(), Check(2), Wager(3, 20), Fold(1), Fold(2))


def owed(table: TableState) -> dict[int, int]:
    return {seat.number: seat.time_owed for seat in owing(table)}


# -- everybody pays his own


def test_when_the_half_hour_is_over_every_seat_owes() -> None:
    assert owed(play(a_table((100, 100, None), rules=EACH_PAYS), TimeCalled())) == {1: 12, 2: 12, 3: 12}


def test_time_comes_out_of_the_stacks_of_those_who_pay() -> None:
    table = play(a_table((100, 100, None), rules=EACH_PAYS), TimeCalled(), TimeCollected((1, 3)))
    assert stacks_of(table) == {1: 88, 2: 100, 3: None}
    assert owed(table) == {2: 12}


def test_whole_round_is_collected_with_one_entry() -> None:
    table = play(a_table((100, 100), rules=EACH_PAYS), TimeCalled(), TimeCollected())
    assert (stacks_of(table), owed(table)) == ({1: 88, 2: 88}, {})


def test_second_half_hour_adds_to_what_was_not_paid() -> None:
    table = play(a_table((100, 100), rules=EACH_PAYS), TimeCalled(), TimeCollected((1,)), TimeCalled())
    assert owed(table) == {1: 12, 2: 24}


def test_newcomer_owes_nothing_of_the_half_hour_before_and_a_debt_does_not_stay_on_the_chair() -> None:
    table = play(a_table((100, 100, 100), rules=EACH_PAYS), TimeCalled(), SeatLeft(2), SeatTaken(2, 300))
    assert owed(table) == {1: 12, 3: 12}


def test_hand_is_not_charged_where_everybody_pays_his_own() -> None:
    table = play(a_table((100, 100, 100), rules=EACH_PAYS), TimeCalled(), StartHand(), *FLOP_WON_BY_3)
    assert the_hand(play(table, Award(0, won_by(3)))).collected == Collection(net=(6,))


def test_time_may_be_called_in_a_hand_and_is_collected_after_it() -> None:
    table = play(a_table((100, 100, 100), rules=EACH_PAYS), StartHand(), TimeCalled())
    assert refusal(table, TimeCollected()).code is RefusalCode.HAND_IS_OPEN
    ended = play(table, *FLOP_WON_BY_3, Award(0, won_by(3)), EndHand(), TimeCollected())
    assert stacks_of(ended) == {1: 86, 2: 86, 3: 92}


def test_stack_that_does_not_cover_the_time_is_counted_first() -> None:
    table = play(a_table((100, 5), rules=EACH_PAYS), TimeCalled())
    refused = refusal(table, TimeCollected())
    assert refused.code is RefusalCode.MORE_THAN_STACK
    assert refused.facts == {"seat": 2, "to": 12, "stack": 5}
    assert refused.remedies == (StackCounted(2, 12),)
    assert owed(play(table, TimeCollected((1,)))) == {2: 12}


def test_seat_that_owes_nothing_does_not_pay() -> None:
    table = play(a_table((100, 100), rules=EACH_PAYS), TimeCalled(), TimeCollected((1,)))
    assert refusal(table, TimeCollected((1,))).code is RefusalCode.NO_TIME_OWED
    assert refusal(play(table, TimeCollected()), TimeCollected()).code is RefusalCode.NO_TIME_OWED


@pytest.mark.parametrize(
    "rules", [house_rules(), house_rules(rake_method="time", time_charge=0), house_rules(rake_method="fixed")]
)
def test_table_without_a_time_charge_has_no_time_to_call(rules: HouseRules) -> None:
    assert refusal(a_table((100, 100), rules=rules), TimeCalled()).code is RefusalCode.NO_TIME_CHARGE


# -- the next pot pays


def test_pot_pays_for_everybody_dealt_in_who_did_not_opt_out() -> None:
    table = play(a_table((100, 100, 100), rules=POT_PAYS), TimeCalled(own=(2,)), StartHand())
    assert owed(table) == {2: 12}
    assert the_hand(table).time_due == 24


def test_time_comes_out_of_the_pot_once() -> None:
    # 20 each in the middle: 60, less three times 12
    table = play(a_table((100, 100, 100), rules=POT_PAYS, blinds=(10, 20)), TimeCalled(), StartHand(), *FLOP_WON_BY_3)
    won = play(table, Award(0, won_by(3)))
    assert the_hand(won).collected == Collection(time=36, net=(24,))
    ended = play(won, EndHand())
    assert (stacks_of(ended), ended.time_pot) == ({1: 80, 2: 80, 3: 104}, None)
    assert the_hand(play(ended, StartHand())).time_due == 0


def test_time_waits_for_a_pot_with_a_flop() -> None:
    table = play(a_table((100, 100, 100), rules=POT_PAYS), TimeCalled(), StartHand(), Fold(1), Fold(2))
    ended = play(table, Award(0, won_by(3)), EndHand())
    assert sum(stack or 0 for stack in stacks_of(ended).values()) == 300
    assert the_hand(play(ended, StartHand())).time_due == 36


def test_hand_nobody_followed_leaves_the_time_due_until_the_dealer_says_it_is_collected() -> None:
    table = play(a_table((100, 100, 100), rules=POT_PAYS), TimeCalled(), StartHand(), EndHand(followed=False))
    assert table.time_pot == ()
    assert play(table, TimeCollected()).time_pot is None


def test_next_half_hour_is_not_called_before_the_pot_has_paid() -> None:
    refused = refusal(play(a_table((100, 100), rules=POT_PAYS), TimeCalled()), TimeCalled())
    assert (refused.code, refused.remedies) == (RefusalCode.TIME_POT_NOT_PAID, (TimeCollected(),))


def test_place_nobody_sits_at_cannot_opt_out() -> None:
    assert refusal(a_table((100, 100), rules=POT_PAYS), TimeCalled(own=(7,))).code is RefusalCode.SEAT_EMPTY
