"""What one tap means is always taken: on any seat, CLOSE STREET, NEXT HAND, at any moment of any hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from hypothesis import given, settings

from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import close_street, next_hand, next_street, tap
from tests.hands import played, some_opening
from tests.tables import the_hand
from tests.walks import CHANCES


def moments(chance: Random) -> Iterator[TableState]:
    """Every moment of a random hand while it is open."""
    start = opened(some_opening(chance))
    if sum(1 for seat in start.seats if seat.stack) >= 2:
        yield from (table for _entry, table in played(start, chance) if table.hand is not None)


@settings(max_examples=100)
@given(CHANCES)
def test_tap_on_any_seat_is_taken_and_brings_the_turn_there_or_past_it(chance: Random) -> None:
    for table in moments(chance):
        to_act = the_hand(table).to_act
        for seat in (each.seat for each in the_hand(table).seats):
            entry = tap(the_hand(table), seat)
            if entry is None:
                continue
            after = apply(table, entry)
            assert not isinstance(after, Refused), (entry, after)
            # folds on the way can leave nobody to answer: then nothing is asked of the seat either
            assert the_hand(after).to_act != seat if seat == to_act else the_hand(after).to_act in (seat, None)


@settings(max_examples=100)
@given(CHANCES)
def test_close_street_is_taken_and_nobody_is_to_act(chance: Random) -> None:
    for table in moments(chance):
        entry = close_street(the_hand(table))
        assert (entry is None) == (the_hand(table).to_act is None)
        if entry is not None:
            after = apply(table, entry)
            assert not isinstance(after, Refused), (entry, after)
            assert the_hand(after).to_act is None


@settings(max_examples=100)
@given(CHANCES)
def test_next_street_is_taken_where_it_is_due(chance: Random) -> None:
    for table in moments(chance):
        entry = next_street(the_hand(table))
        if entry is not None:
            assert not isinstance(apply(table, entry), Refused)


@settings(max_examples=100)
@given(CHANCES)
def test_next_hand_is_taken_at_any_moment(chance: Random) -> None:
    for table in moments(chance):
        after = apply(table, next_hand(table))
        if isinstance(after, Refused):
            # one player has all the chips
            assert after.code is RefusalCode.TOO_FEW_PLAYERS
        else:
            assert the_hand(after).number == the_hand(table).number + 1
