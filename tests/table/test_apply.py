"""Several entries as one, and the floor's word: all or nothing, legality waived, arithmetic never."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec.structs import replace

from dealer_assist.hand.entries import AllIn, Award, Call, Check, Fold, HandEntry, StreetDealt, Wager
from dealer_assist.hand.ruled import Motion
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import HAND_RULES, TABLE_RULES, apply
from dealer_assist.table.entries import EndHand, FloorDecision, StartHand, TableClosed, TableEntry, Together
from tests.tables import a_table, dealt, part_of, play, refusal, the_hand, won_by


def test_every_entry_has_its_rule() -> None:
    assert set(HAND_RULES) == set(get_args(HandEntry))
    assert set(TABLE_RULES) == set(get_args(TableEntry))


def test_folds_and_a_call_in_one_entry_are_the_same_as_one_by_one() -> None:
    table = dealt((100, 100, 100, 100))
    one_by_one = play(table, Fold(4), Fold(1), Call(2))
    assert play(table, Together((Fold(4), Fold(1), Call(2)))) == one_by_one


def test_one_refused_entry_undoes_the_others_of_the_same_tap() -> None:
    table = dealt((100, 100, 100, 100))
    assert isinstance(apply(table, Together((Fold(4), Fold(1), Call(3)))), Refused)
    assert the_hand(table).to_act == 4
    assert not part_of(table, 4).folded


def test_nothing_at_all_changes_nothing() -> None:
    table = dealt((100, 100))
    assert play(table, Together(())) == table


def test_hand_ends_and_the_next_begins_with_one_tap() -> None:
    table = play(dealt((100, 100)), Fold(1), Award(0, won_by(2)), Together((EndHand(), StartHand())))
    assert the_hand(table).number == 2


def test_floor_lets_a_locked_seat_raise() -> None:
    locked = play(dealt({1: 12, 2: 100, 3: 100, 4: 100}, blinds=(5, 10)), Call(4), AllIn(1), Call(2), Call(3))
    assert refusal(locked, Wager(4, 40)).code is RefusalCode.RAISE_LOCKED
    assert the_hand(play(locked, FloorDecision(Wager(4, 40), "no objection"))).level == 40


@pytest.mark.parametrize("entry", [Call(1), Wager(1, 10), AllIn(1), Fold(1)])
def test_action_out_of_turn_is_backed_up_to_the_right_seat(
    entry: Call | Wager | AllIn | Fold,
) -> None:
    # TDA 2024 R53-A: seat 4 acts next, then the turn goes on past seat 1
    table = play(dealt((100, 100, 100, 100)), FloorDecision(entry, "binding"))
    assert the_hand(table).to_act == 4
    assert the_hand(play(table, Call(4))).to_act == 2


def test_bet_out_of_turn_brings_the_turn_back_to_those_who_checked() -> None:
    table = play(dealt((100, 100, 100)), Call(1), Call(2), Check(3), StreetDealt(), Check(2))
    table = play(table, FloorDecision(Wager(1, 10), "binding"), Call(3))
    assert the_hand(table).to_act == 2


def test_floor_cannot_make_arithmetic_wrong() -> None:
    table = dealt((100, 100, 100))
    assert refusal(table, FloorDecision(Wager(1, 400), "says so")).code is RefusalCode.MORE_THAN_STACK
    assert refusal(table, FloorDecision(Award(3, won_by(1)), "says so")).code is RefusalCode.POT_UNKNOWN
    assert refusal(table, FloorDecision(StreetDealt(("1x",)), "says so")).code is RefusalCode.WRONG_CARD_COUNT


def test_floors_word_covers_every_entry_of_a_tap() -> None:
    table = play(dealt((100, 100, 100, 100)), FloorDecision(Together((Call(2), Check(3))), "binding"))
    assert [each.acted_at for each in the_hand(table).seats] == [None, 2, 2, None]


def test_hand_entry_without_a_hand_is_refused() -> None:
    assert refusal(a_table((100, 100)), Fold(1)).code is RefusalCode.NO_HAND_OPEN


def test_closed_table_takes_no_entry() -> None:
    closed = play(a_table((100, 100)), TableClosed())
    assert refusal(closed, StartHand()).code is RefusalCode.TABLE_CLOSED
    assert refusal(closed, TableClosed()).code is RefusalCode.TABLE_CLOSED


def test_prompt_of_a_motion_lasts_until_the_next_entry() -> None:
    table = dealt((100, 100, 100))
    said = replace(table, hand=replace(the_hand(table), motion=Motion("call_return", 1)))
    assert the_hand(play(said, Call(1))).motion is None
