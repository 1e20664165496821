"""Chips on the table win over a stack in the book."""

from typing import cast

from dealer_assist.hand.entries import AllIn, Wager
from dealer_assist.hand.state import in_hand
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import Together
from tests.tables import dealt, play, refusal


def test_bet_above_the_counted_stack_is_offered_with_the_count_corrected() -> None:
    table = dealt((100, 100, 100))
    refused = refusal(table, Wager(1, 150))
    assert refused.code is RefusalCode.MORE_THAN_STACK
    corrected = play(table, cast("Together", refused.remedies[-1]))
    assert corrected.hand is not None
    seat = in_hand(corrected.hand, 1)
    assert (seat.front, seat.behind, seat.all_in) == (150, None, False)


def test_all_in_for_more_than_the_counted_stack_is_offered_with_the_count_corrected() -> None:
    table = dealt((100, 100, 100))
    corrected = play(table, cast("Together", refusal(table, AllIn(1, 150)).remedies[-1]))
    assert corrected.hand is not None
    seat = in_hand(corrected.hand, 1)
    assert (seat.front, seat.behind, seat.all_in) == (150, 0, True)


def test_all_in_for_less_than_the_counted_stack_corrects_it() -> None:
    after = play(dealt((100, 100, 100)), AllIn(1, 60))
    assert after.hand is not None
    seat = in_hand(after.hand, 1)
    assert (seat.front, seat.behind, seat.started) == (60, 0, 60)
