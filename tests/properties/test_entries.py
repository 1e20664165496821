"""Whatever is entered, legal or not: no chip is lost, nothing is half done, every remedy is taken."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from hypothesis import given, settings

from dealer_assist.hand.award import pots_left
from dealer_assist.hand.entries import AllIn
from dealer_assist.hand.state import Stage, in_front, live
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import EndHand, Entry, FloorDecision, StartHand, Together
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState
from tests.hands import played, some_opening
from tests.tables import a_table, refusal
from tests.walks import CHANCES, Step, walk
from tests.wild import COUNTS


def chips(table: TableState) -> int:
    """Every chip at the table whose owner is known: before the seats, in front of them and in the middle."""
    hand = table.hand
    if hand is None:
        left = 0 if table.forfeited is None else table.forfeited.amount
        return left + sum(seat.stack or 0 for seat in table.seats)
    dealt_in = {each.seat for each in hand.seats}
    elsewhere = sum(seat.stack or 0 for seat in table.seats if seat.number not in dealt_in)
    elsewhere += sum(seat.adding for seat in table.seats)
    return elsewhere + hand.middle + sum((each.behind or 0) + each.front for each in hand.seats)


def counts_chips(entry: Entry) -> bool:
    """Whether somebody counted, came, went or lost count with it."""
    match entry:
        case Together(entries):
            return any(counts_chips(each) for each in entries)
        case FloorDecision(waived, _):
            return counts_chips(waived)
        case EndHand(followed=True) | AllIn(to=None):
            return False
    return isinstance(entry, COUNTS)


def unknown(table: TableState) -> bool:
    """Whether a stack was not counted: chips then come from nowhere."""
    hand = table.hand
    stacks = [seat.stack for seat in table.seats] if hand is None else [each.behind for each in hand.seats]
    return None in stacks


@settings(max_examples=300)
@given(CHANCES)
def test_hands_played_to_their_end_leave_as_many_chips_as_before_every_entry(chance: Random) -> None:
    table = opened(some_opening(chance))
    there = chips(table)
    for _hand in range(3):
        if sum(1 for seat in table.seats if seat.stack) < 2:
            break
        for _entry, after in played(table, chance):
            assert chips(after) == there
            table = after


def no_chip_is_lost(step: Step) -> None:
    if isinstance(step.after, Refused) or counts_chips(step.entry):
        return
    if not (unknown(step.before) or unknown(step.after)):
        assert chips(step.after) == chips(step.before), step.entry


def remedies_are_taken(step: Step) -> None:
    if isinstance(step.after, Refused):
        for remedy in step.after.remedies:
            assert not isinstance(apply(step.before, remedy), Refused), (step.entry, remedy)  # type: ignore[arg-type]


def stage_tells_how_the_hand_stands(step: Step) -> None:
    hand = None if isinstance(step.after, Refused) else step.after.hand
    if hand is None:
        return
    all_pushed = bool(hand.chopped) or (bool(hand.awards) and not pots_left(hand))
    assert (hand.stage is Stage.SETTLED) == all_pushed, step.entry
    if hand.to_act is not None or hand.positions.button is not None:
        # without a button nobody may know whose turn it is
        assert (hand.stage is Stage.BETTING) == (hand.to_act is not None), step.entry
    assert not (hand.pots and in_front(hand)), step.entry
    assert (hand.stage is Stage.WON) == (len(live(hand)) == 1 and not all_pushed), step.entry


ALWAYS = (no_chip_is_lost, remedies_are_taken, stage_tells_how_the_hand_stands)
"""What holds for every entry of every walk."""


@pytest.mark.parametrize("holds", ALWAYS)
@settings(max_examples=300)
@given(CHANCES)
def test_for_entries_nobody_checked_as_for_legal_ones(holds: Callable[[Step], None], chance: Random) -> None:
    for step in walk(chance, wild=0.5):
        holds(step)


@pytest.mark.long
@pytest.mark.parametrize("wild", [0.2, 0.4, 0.7])
def test_for_a_hundred_entries_at_each_of_many_tables(wild: float) -> None:
    for seed in range(3_000):
        for step in walk(Random(f"{wild} {seed}"), steps=100, wild=wild):
            for holds in ALWAYS:
                holds(step)


@settings(max_examples=100)
@given(CHANCES)
def test_same_table_and_entry_give_the_same_on_every_machine(chance: Random) -> None:
    """Table and entry as another machine would read them give the very same table, or the same refusal."""
    read_table, read_entry = msgspec.json.Decoder(TableState), msgspec.json.Decoder(Entry)
    for step in walk(chance, steps=25):
        table = read_table.decode(msgspec.json.encode(step.before))
        entry = read_entry.decode(msgspec.json.encode(step.entry))
        assert apply(table, entry) == step.after


def test_walks_reach_every_kind_of_entry() -> None:
    """The walks above are worth something: all kinds of entries are taken in them, not only refused."""
    steps = [step for seed in range(1500) for step in walk(Random(seed))]
    taken = {type(step.entry) for step in steps if not isinstance(step.after, Refused)}
    assert {type(step.entry) for step in steps} == taken


@pytest.mark.parametrize("stacks", [(100, 0, 0), (0, 0), (50,)])
def test_hand_needs_two_seats_with_chips(stacks: tuple[int, ...]) -> None:
    assert refusal(a_table(stacks), StartHand()).code is RefusalCode.TOO_FEW_PLAYERS
