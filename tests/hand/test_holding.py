"""An action out of turn is an entry: what it puts out lies in front and counts for nothing until the turn comes."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.desk.body import NOTHING, decode, encode
from dealer_assist.hand.entries import (
    ActionWithdrawn,
    AllIn,
    Call,
    Check,
    Fold,
    HandEntry,
    OutOfTurn,
    StraddlePosted,
    StreetDealt,
    Wager,
)
from dealer_assist.hand.held import Did, Held
from dealer_assist.hand.irregular.wrong_count import ExtraCards
from dealer_assist.hand.limits import limits
from dealer_assist.hand.out_of_turn import released
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import FloorDecision, Irregularity
from dealer_assist.table.state import TableState
from tests.tables import dealt, house_rules, play, refusal, the_hand

CALL_OF_6 = OutOfTurn(6, Action.CALL)


def bet_of_20(**changes: object) -> TableState:
    """Six players, blinds 2 and 5 at seats 2 and 3; seat 4 makes it 20, seat 5 is to act."""
    table = dealt((500,) * 6, blinds=(2, 5), button=1, rules=house_rules("tda_2024", **changes))
    return play(table, Wager(4, 20))


def held(table: TableState) -> tuple[Held, ...]:
    return the_hand(table).out_of_turn


def without(hand: HandState) -> HandState:
    return replace(hand, out_of_turn=())


def test_it_changes_nothing_of_the_hand_but_what_is_held() -> None:
    before = bet_of_20()
    after = play(before, CALL_OF_6)
    assert without(the_hand(after)) == the_hand(before)
    assert held(after) == (Held(6, Action.CALL, 20, passed=(5,)),)


@pytest.mark.parametrize(
    ("entry", "kept"),
    [
        (OutOfTurn(2, Action.CALL), Held(2, Action.CALL, 18, passed=(5, 6, 1))),
        (OutOfTurn(2, Action.FOLD), Held(2, Action.FOLD, passed=(5, 6, 1))),
        (OutOfTurn(6, Action.BET, 60), Held(6, Action.RAISE, 60, passed=(5,))),
        (OutOfTurn(6, Action.ALL_IN), Held(6, Action.RAISE, 500, all_in=True, passed=(5,))),
        (OutOfTurn(6, Action.ALL_IN, 15), Held(6, Action.CALL, 15, all_in=True, passed=(5,))),
    ],
)
def test_the_chips_it_put_out_are_known(entry: OutOfTurn, kept: Held) -> None:
    assert held(play(bet_of_20(), entry)) == (kept,)


def test_a_call_with_fewer_chips_than_the_price_puts_out_the_stack() -> None:
    table = play(dealt((500, 500, 500, 500, 500, 12), blinds=(2, 5), button=1), Wager(4, 20), CALL_OF_6)
    assert held(table) == (Held(6, Action.CALL, 12, passed=(5,)),)


def test_it_stands_once_those_passed_over_have_not_changed_the_action() -> None:
    table = play(bet_of_20(), CALL_OF_6)
    assert released(the_hand(table)) is None
    table = play(table, Call(5))
    assert released(the_hand(table)) == Call(6)
    table = play(table, Call(6))
    assert held(table) == ()


@pytest.mark.parametrize(
    ("entry", "right"),
    [
        (OutOfTurn(6, Action.RAISE, 60), Wager(6, 60)),
        (OutOfTurn(6, Action.ALL_IN), AllIn(6, 500)),
        (OutOfTurn(6, Action.FOLD), Fold(6)),
    ],
)
def test_what_stands_is_entered_as_the_action_it_was(entry: OutOfTurn, right: HandEntry) -> None:
    assert released(the_hand(play(bet_of_20(), entry, Fold(5)))) == right


def test_a_check_out_of_turn_stands_as_a_check() -> None:
    table = dealt((500, 500, 500), blinds=(2, 5), button=1)
    table = play(table, Call(1), Call(2), Check(3), StreetDealt(), OutOfTurn(1, Action.CHECK), Check(2))
    assert released(the_hand(table)) is None
    assert released(the_hand(play(table, Check(3)))) == Check(1)


def test_a_raise_in_between_frees_all_but_a_fold() -> None:
    table = play(bet_of_20(), CALL_OF_6, OutOfTurn(1, Action.FOLD), Wager(5, 60))
    assert released(the_hand(table)) is None
    assert held(table)[0] == Held(6, Action.CALL, 20, between=(Did(5, Action.RAISE, 60),))
    assert released(the_hand(play(table, Call(6)))) == Fold(1)


def test_a_call_in_between_frees_only_where_the_house_says_so() -> None:
    roberts = bet_of_20(oot_changing_actions=("bet", "call", "raise"))
    assert released(the_hand(play(roberts, CALL_OF_6, Call(5)))) is None
    assert released(the_hand(play(bet_of_20(), CALL_OF_6, Call(5)))) == Call(6)


def test_two_seats_are_held_in_any_order_and_each_ends_by_itself() -> None:
    one, other = OutOfTurn(6, Action.RAISE, 60), OutOfTurn(1, Action.CALL)
    for entries in ((one, other), (other, one)):
        table = play(bet_of_20(), *entries, Fold(5))
        assert released(the_hand(table)) == Wager(6, 60)
        table = play(table, Wager(6, 60))
        # the raise that stood is what changes the action for the seat behind it
        assert held(table) == (Held(1, Action.CALL, 20, between=(Did(5, Action.FOLD), Did(6, Action.RAISE, 60))),)
        assert released(the_hand(table)) is None


def test_told_again_the_later_word_is_held() -> None:
    table = play(bet_of_20(), CALL_OF_6, OutOfTurn(6, Action.RAISE, 60))
    assert held(table) == (Held(6, Action.RAISE, 60, passed=(5,)),)


def test_it_ends_when_the_seat_acts_otherwise_or_is_dead() -> None:
    table = play(bet_of_20(), CALL_OF_6, Wager(5, 60))
    assert held(play(table, Wager(6, 200))) == ()
    assert held(play(table, Fold(6))) == ()
    assert held(play(table, FloorDecision(Fold(6), "so ruled"))) == ()
    assert held(play(table, Irregularity(ExtraCards(seat=6, substantial=True)))) == ()


def test_it_ends_with_the_street_and_with_the_hand() -> None:
    table = play(bet_of_20(), OutOfTurn(3, Action.FOLD))
    assert held(play(table, Fold(5), Fold(6), Fold(1), Fold(2), Fold(3))) == ()
    three = play(dealt((500, 500, 500), blinds=(2, 5), button=1), OutOfTurn(3, Action.CHECK))
    assert held(play(three, Fold(1), Fold(2))) == ()


def test_it_is_taken_back_by_the_floor() -> None:
    table = play(bet_of_20(), CALL_OF_6, OutOfTurn(1, Action.CALL), ActionWithdrawn(6))
    assert [each.seat for each in held(table)] == [1]
    assert refusal(table, ActionWithdrawn(6)).code is RefusalCode.NOTHING_OUT_OF_TURN


def test_a_seat_that_is_not_passed_over_changes_nothing() -> None:
    table = play(bet_of_20(), CALL_OF_6, FloorDecision(Wager(1, 100), "it stands"))
    assert held(table) == (Held(6, Action.CALL, 20, passed=(5,)),)


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (OutOfTurn(5, Action.CALL), RefusalCode.NOTHING_OUT_OF_TURN),
        (OutOfTurn(4, Action.CHECK), RefusalCode.NOTHING_OUT_OF_TURN),
        (OutOfTurn(6, Action.WITHDRAW), RefusalCode.NOTHING_OUT_OF_TURN),
        (OutOfTurn(9, Action.CALL), RefusalCode.NOT_IN_HAND),
        (OutOfTurn(6, Action.RAISE, 900), RefusalCode.MORE_THAN_STACK),
        (OutOfTurn(6, Action.RAISE, 15), RefusalCode.NOT_MORE_THAN_CALL),
        (OutOfTurn(6, Action.RAISE), RefusalCode.AMOUNT_ZERO),
    ],
)
def test_what_makes_no_sense_is_not_held(entry: OutOfTurn, code: RefusalCode) -> None:
    assert refusal(bet_of_20(), entry).code is code


def test_more_than_the_stack_is_answered_with_the_stack_out_of_turn() -> None:
    table = bet_of_20()
    remedy = refusal(table, OutOfTurn(6, Action.RAISE, 900)).remedies[0]
    assert remedy == OutOfTurn(6, Action.ALL_IN, 500)
    assert isinstance(apply(table, remedy), TableState)


def test_a_raise_that_would_be_too_small_is_held_all_the_same() -> None:
    """Whether it is legal is asked when it stands."""
    table = play(bet_of_20(), OutOfTurn(6, Action.RAISE, 25), Fold(5))
    assert released(the_hand(table)) == Wager(6, 25)


def test_in_a_straddled_order_the_straddler_that_acts_last_is_not_passed_over() -> None:
    rules = house_rules(straddle_positions=("button",), straddle_first_action="utg_skip_straddler")
    table = play(dealt((500,) * 6, blinds=(2, 5), button=1, rules=rules), StraddlePosted(1, 10))
    assert the_hand(table).to_act == 4
    assert held(play(table, OutOfTurn(2, Action.CALL)))[0].passed == (4, 5, 6)


def test_what_the_seat_to_act_may_do_is_the_same() -> None:
    before = bet_of_20()
    after = play(before, OutOfTurn(6, Action.RAISE, 60), OutOfTurn(1, Action.CALL))
    assert limits(the_hand(after), 5) == limits(the_hand(before), 5)


def test_it_is_kept_in_the_journal_as_it_was_told() -> None:
    for entry in (OutOfTurn(6, Action.RAISE, 60), CALL_OF_6, ActionWithdrawn(6)):
        assert decode(encode(entry, NOTHING)).entry == entry
