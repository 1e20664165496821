"""A refusal names what stands in the way, and what can be tapped instead: every remedy is taken when tapped."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import AllIn, Award, BehindCounted, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.state import Stage
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import EndHand, Entry, FloorDecision, StartHand, Together
from dealer_assist.table.state import TableState
from tests.tables import dealt, house_rules, part_of, play, refusal, the_hand, won_by


def remedied(table: TableState, entry: Entry, code: RefusalCode) -> Refused:
    """The refusal, its code as expected and each remedy tried."""
    refused = refusal(table, entry)
    assert refused.code is code
    for remedy in refused.remedies:
        after = apply(table, remedy)  # type: ignore[arg-type]
        assert not isinstance(after, Refused), f"{remedy} instead of {entry}: {after.code}"
    return refused


# -- action out of turn


def test_check_out_of_turn_facing_a_bet_is_out_of_turn_before_all_else() -> None:
    refused = remedied(dealt((100, 100, 100, 100)), Check(1), RefusalCode.NOT_ITS_TURN)
    assert refused.facts == {"seat": 1, "to_act": 4}


def test_call_out_of_turn_with_nothing_to_call_is_out_of_turn_before_all_else() -> None:
    remedied(dealt((100, 100, 100, 100)), Call(3), RefusalCode.NOT_ITS_TURN)


def test_bet_of_more_than_the_stack_out_of_turn_is_not_answered_with_an_all_in() -> None:
    refused = remedied(dealt((100, 100, 100, 100)), Wager(1, 150), RefusalCode.MORE_THAN_STACK)
    assert AllIn(1, 100) not in refused.remedies


# -- a check that is none, a call that is none


def test_check_facing_a_bet_may_call_or_fold() -> None:
    refused = remedied(dealt((100, 100, 100)), Check(1), RefusalCode.CANNOT_CHECK)
    assert refused.remedies == (Call(1), Fold(1))
    assert refused.facts == {"seat": 1, "call": 2}


def test_call_with_nothing_to_call_is_a_check() -> None:
    option = play(dealt((100, 100, 100)), Call(1), Call(2))
    assert remedied(option, Call(3), RefusalCode.NOTHING_TO_CALL).remedies == (Check(3),)


# -- sizes


def test_raise_too_small_is_completed_or_called() -> None:
    refused = remedied(dealt((100, 100, 100)), Wager(1, 3), RefusalCode.RAISE_TOO_SMALL)
    assert refused.facts == {"seat": 1, "to": 3, "level": 2, "min": 4}
    assert refused.remedies == (Wager(1, 4), Call(1))


def test_raise_too_small_from_the_big_blind_is_completed_or_checked() -> None:
    option = play(dealt((100, 100, 100)), Call(1), Call(2))
    assert remedied(option, Wager(3, 3), RefusalCode.RAISE_TOO_SMALL).remedies == (Wager(3, 4), Check(3))


def test_raise_too_small_of_a_stack_that_cannot_complete_goes_all_in() -> None:
    table = play(dealt({1: 100, 2: 100, 3: 100, 4: 45}, blinds=(5, 10)), Fold(4), Wager(1, 40))
    short = dealt({1: 35, 2: 100, 3: 100, 4: 100}, blinds=(5, 10))
    raised = play(short, Wager(4, 30))
    assert remedied(raised, Wager(1, 32), RefusalCode.RAISE_TOO_SMALL).remedies == (Wager(1, 35), Call(1))
    assert part_of(play(raised, Wager(1, 35)), 1).all_in
    assert the_hand(table).to_act == 2


def test_bet_below_the_minimum_of_a_stack_below_it_goes_all_in() -> None:
    flop = play(dealt({1: 14, 2: 100, 3: 100}, blinds=(5, 10)), Call(1), Call(2), Check(3), StreetDealt())
    checked = play(flop, Check(2), Check(3))
    assert remedied(checked, Wager(1, 2), RefusalCode.BET_TOO_SMALL).remedies == (Wager(1, 4), Check(1))


def test_bet_of_more_than_the_stack_is_the_stack() -> None:
    assert remedied(dealt((100, 100, 80)), Wager(1, 150), RefusalCode.MORE_THAN_STACK).remedies[0] == AllIn(1, 100)


def test_bet_of_more_than_a_stack_that_may_not_raise_is_a_call() -> None:
    # seat 4 calls 10, seat 1 is all-in for 12: seat 4 faces 2, less than a raise of 10
    locked = play(dealt({1: 12, 2: 100, 3: 100, 4: 100}, blinds=(5, 10)), Call(4), AllIn(1), Call(2), Call(3))
    assert remedied(locked, Wager(4, 400), RefusalCode.MORE_THAN_STACK).remedies == (Call(4), Fold(4))


@pytest.mark.parametrize("stack", [8, 10])
def test_bet_of_more_than_a_stack_that_does_not_pass_the_price_goes_in_with_it(stack: int) -> None:
    table = dealt({1: 100, 2: 100, 3: 100, 4: stack}, blinds=(5, 10))
    assert remedied(table, Wager(4, 30), RefusalCode.MORE_THAN_STACK).remedies[0] == AllIn(4, stack)


def test_raise_too_small_of_a_stack_nobody_counted_is_completed_or_called() -> None:
    table = dealt((None, 100, 100))
    assert remedied(table, Wager(1, 3), RefusalCode.RAISE_TOO_SMALL).remedies == (Wager(1, 4), Call(1))


def test_bet_not_in_playable_chips_goes_to_the_nearest_amount() -> None:
    rules = house_rules(wager_increment=5)
    before = play(dealt((200, 200, 200), blinds=(5, 10), rules=rules), Call(1), Call(2), Check(3))
    flop = play(before, StreetDealt())
    assert remedied(flop, Wager(2, 17), RefusalCode.NOT_A_CHIP_AMOUNT).remedies == (Wager(2, 15),)
    assert remedied(flop, Wager(2, 18), RefusalCode.NOT_A_CHIP_AMOUNT).remedies == (Wager(2, 20),)


def test_raise_over_an_all_in_in_small_chips_is_a_whole_number_of_playable_chips() -> None:
    # 13 all-in over a bet of 10: the smallest raise is to 23, in chips of 5 that is 25
    rules = house_rules(wager_increment=5)
    table = play(dealt({1: 200, 2: 200, 3: 200, 4: 13}, blinds=(5, 10), rules=rules), AllIn(4))
    assert remedied(table, Wager(1, 27), RefusalCode.NOT_A_CHIP_AMOUNT).remedies == (Wager(1, 25),)
    assert remedied(table, Wager(1, 20), RefusalCode.RAISE_TOO_SMALL).remedies == (Wager(1, 25), Call(1))
    assert the_hand(play(table, Wager(1, 25))).level == 25


def playable_flop(stack: int | None) -> TableState:
    """Blinds 5 and 10, chips of 5 play; seat 2 is to act on the flop with this stack."""
    left = None if stack is None else stack + 10
    table = dealt((200, left, 200), blinds=(5, 10), rules=house_rules(wager_increment=5))
    return play(table, Call(1), Call(2), Check(3), StreetDealt())


def test_whole_stack_is_bet_also_where_it_is_not_in_playable_chips() -> None:
    assert the_hand(play(playable_flop(23), Wager(2, 23))).level == 23


def test_nearest_playable_amount_is_no_more_than_the_stack_and_not_known_to_be_for_one_nobody_counted() -> None:
    assert remedied(playable_flop(29), Wager(2, 28), RefusalCode.NOT_A_CHIP_AMOUNT).remedies == (Wager(2, 29),)
    assert remedied(playable_flop(None), Wager(2, 28), RefusalCode.NOT_A_CHIP_AMOUNT).remedies == (Wager(2, 30),)


# -- the cap of a hand


def test_all_in_above_the_cap_of_the_hand_is_the_cap() -> None:
    capped = dealt((500, 500, 500), rules=house_rules(hand_cap=60))
    refused = remedied(capped, AllIn(1), RefusalCode.ABOVE_HAND_CAP)
    assert refused.remedies == (Wager(1, 60),)
    assert refused.facts == {"seat": 1, "to": 500, "max": 60}


def test_bet_above_the_cap_of_the_hand_is_the_cap() -> None:
    capped = dealt((500, 500, 500), rules=house_rules(hand_cap=60))
    assert remedied(capped, Wager(1, 80), RefusalCode.ABOVE_HAND_CAP).remedies == (Wager(1, 60),)


def test_bet_of_the_pot_above_the_cap_of_the_hand_is_refused_for_the_cap() -> None:
    # the pot after the call: 2 + 1 + 2 + 2
    capped = dealt((500, 500, 500), rules=house_rules(betting="pl", hand_cap=5))
    assert remedied(capped, Wager(1, 7), RefusalCode.ABOVE_HAND_CAP).remedies == (Wager(1, 5),)


def test_at_the_cap_of_the_hand_nobody_raises_any_more() -> None:
    capped = play(dealt((500, 500, 500), rules=house_rules(hand_cap=60)), Wager(1, 60))
    refused = remedied(capped, Wager(2, 80), RefusalCode.NOT_MORE_THAN_CALL)
    assert (refused.remedies, refused.facts) == ((Call(2), Fold(2)), {"seat": 2, "call": 59, "to": 60})
    assert remedied(capped, AllIn(2), RefusalCode.ABOVE_HAND_CAP).remedies == (Call(2), Fold(2))


def test_all_in_above_the_cap_of_a_seat_that_may_not_raise_is_a_call() -> None:
    # seat 4 calls 10, seat 1 is all-in for 12: seat 4 faces 2, less than a raise of 10
    table = dealt({1: 12, 2: 500, 3: 500, 4: 500}, blinds=(5, 10), rules=house_rules(hand_cap=100))
    locked = play(table, Call(4), AllIn(1), Call(2), Call(3))
    assert remedied(locked, AllIn(4), RefusalCode.ABOVE_HAND_CAP).remedies == (Call(4), Fold(4))


def test_all_in_of_a_stack_below_the_cap_is_taken() -> None:
    assert part_of(play(dealt((40, 500, 500), rules=house_rules(hand_cap=60)), AllIn(1)), 1).all_in


# -- a seat without chips behind


def test_seat_counted_without_chips_behind_is_all_in_and_the_turn_moves_on() -> None:
    table = play(dealt((100, 100, None, 100)), Wager(4, 10), Fold(1), Call(2))
    counted = play(table, BehindCounted(3, 0))
    assert part_of(counted, 3).all_in
    assert the_hand(counted).to_act is None


def test_seat_counted_without_chips_once_the_pot_was_pushed_opens_nothing_again() -> None:
    over = play(dealt((100, None)), Call(1), Check(2))
    for _street in range(3):
        over = play(over, StreetDealt(), Check(2), Check(1))
    over = play(over, Award(0, won_by(1)))
    assert the_hand(play(over, BehindCounted(2, 0))).stage is the_hand(over).stage is Stage.SETTLED


def test_count_of_another_seat_leaves_the_turn_where_it_is() -> None:
    table = play(dealt((100, None, 100, 100)), Wager(4, 10))
    assert the_hand(play(table, BehindCounted(2, 0))).to_act == 1
    assert the_hand(play(table, BehindCounted(2, 50))).to_act == 1


# -- several entries as one, and the floor's word


def test_entry_refused_after_folds_skipped_over_keeps_the_folds_in_its_remedies() -> None:
    refused = remedied(
        dealt((100, 100, 100, 100)), Together((Fold(4), Fold(1), Wager(2, 3))), RefusalCode.RAISE_TOO_SMALL
    )
    assert refused.remedies == (
        Together((Fold(4), Fold(1), Wager(2, 4))),
        Together((Fold(4), Fold(1), Call(2))),
    )


def test_next_hand_over_an_open_one_ends_it_as_not_followed() -> None:
    refused = remedied(dealt((100, 100)), Together((EndHand(), StartHand())), RefusalCode.HAND_NOT_SETTLED)
    assert refused.remedies == (EndHand(followed=False),)


def test_floor_decision_that_cannot_be_keeps_the_floors_word_in_its_remedies() -> None:
    waived = FloorDecision(Wager(1, 150), "count disputed")
    refused = remedied(dealt((100, 100, 100, 100)), waived, RefusalCode.MORE_THAN_STACK)
    assert FloorDecision(AllIn(1, 100), "count disputed") in refused.remedies


@pytest.mark.parametrize("reason", ["", "   "])
def test_floor_decision_without_a_reason_is_refused(reason: str) -> None:
    remedied(dealt((100, 100)), FloorDecision(Check(2), reason), RefusalCode.REASON_MISSING)


def test_a_fully_raised_seat_is_not_told_locked_when_only_nobody_can_answer() -> None:
    # 40 over 20 and 110 over 40 are full raises: seat 3 may raise by right, but everybody else is all-in or out
    table = dealt((40, 110, 250, 250), button=4, blinds=(1, 2))
    table = play(table, Wager(3, 20), Fold(4), AllIn(1, 40), AllIn(2, 110))
    assert refusal(table, AllIn(3, 250)).code is RefusalCode.RAISE_UNANSWERABLE
