"""The count of an all-in as announced: kept while it is wrong, and noted when somebody has called on it."""

from __future__ import annotations

from dealer_assist.hand.entries import AllIn, Call, ChipsPut, Fold, SaidAmount, StreetDealt, Verb, Wager
from dealer_assist.hand.state import SaidCount
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import TableState
from tests.motions import flop
from tests.tables import play, refusal, the_hand


def all_in_for_222() -> TableState:
    """Four-handed: seat 1 bets 100, seat 2 is all-in for 222, seat 3 is to act."""
    return play(flop(100, players=4, blinds=(2, 5), behind={1: 900, 2: 222, 3: 900, 4: 150}), AllIn(2))


def test_a_right_count_leaves_nothing_to_say() -> None:
    assert the_hand(play(all_in_for_222(), SaidAmount(222))).said is None


def test_a_wrong_count_is_kept_until_it_is_said_right() -> None:
    table = play(all_in_for_222(), SaidAmount(172))
    assert the_hand(table).said == SaidCount(seat=2, said=172)

    assert the_hand(play(table, SaidAmount(222))).said is None


def test_a_fold_does_not_act_on_the_count_and_a_call_does() -> None:
    table = play(all_in_for_222(), SaidAmount(172, gross=True), Fold(3))
    assert the_hand(table).said == SaidCount(2, 172, gross=True)

    assert the_hand(play(table, Call(4))).said == SaidCount(2, 172, gross=True, called=True)


def test_a_call_for_less_and_a_call_by_word_act_on_the_count_too() -> None:
    table = play(all_in_for_222(), SaidAmount(172))

    assert the_hand(play(table, Fold(3), AllIn(4))).said == SaidCount(2, 172, called=True)
    assert the_hand(play(table, ChipsPut(3, say=Verb.CALL))).said == SaidCount(2, 172, called=True)


def test_a_raise_over_the_all_in_leaves_the_count_behind() -> None:
    assert the_hand(play(all_in_for_222(), SaidAmount(172), Wager(3, 500))).said is None


def test_the_next_card_leaves_the_count_behind() -> None:
    table = play(all_in_for_222(), SaidAmount(172), Call(3), Fold(4), Call(1), StreetDealt())

    assert the_hand(table).said is None


def test_the_count_is_that_of_the_last_raise_although_an_earlier_all_in_lies_there() -> None:
    table = play(flop(players=4, blinds=(2, 5), behind={1: 60, 2: 222, 3: 900, 4: 900}), AllIn(1), AllIn(2))

    assert the_hand(play(table, SaidAmount(60))).said == SaidCount(2, 60)


def test_the_count_is_that_of_the_raise_although_the_call_of_it_is_all_in_too() -> None:
    table = play(flop(100, players=3, blinds=(2, 5), behind={1: 222, 2: 222, 3: 900}), AllIn(2), Call(3), AllIn(1))
    assert the_hand(table).to_act is None

    assert the_hand(play(table, SaidAmount(172))).said == SaidCount(2, 172)


def test_the_count_is_that_of_the_all_in_although_others_have_called_it() -> None:
    table = play(all_in_for_222(), Call(3), AllIn(4))

    assert the_hand(play(table, SaidAmount(150))).said == SaidCount(2, 150)


def test_a_count_with_nobody_all_in_is_refused() -> None:
    assert refusal(flop(400), SaidAmount(400)).code is RefusalCode.NOBODY_ALL_IN
    assert refusal(all_in_for_222(), SaidAmount(0)).code is RefusalCode.AMOUNT_ZERO
    assert refusal(all_in_for_222(), SaidAmount(-1)).code is RefusalCode.AMOUNT_NEGATIVE
