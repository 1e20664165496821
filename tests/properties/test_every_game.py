"""Every game of `config/games` is dealt, bet, awarded: no chip is lost, no entry that is due is refused."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.games.game import ForcedBets
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.state import Stage
from dealer_assist.rules.refused import Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Entry, FloorDecision
from dealer_assist.table.seating import cannot_open, opened
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import close_street, tap
from tests.every_game import GAMES, hands_played, opening_of
from tests.tables import play
from tests.wild import OTHER_GAMES, any_entry

CHANCES = st.integers(0, 2**32 - 1)
each_game = pytest.mark.parametrize("name", GAMES)


def chips(table: TableState) -> int:
    """Every chip at the table."""
    hand = table.hand
    if hand is None:
        return sum(seat.stack or 0 for seat in table.seats)
    dealt = {each.seat for each in hand.seats}
    elsewhere = sum(seat.stack or 0 for seat in table.seats if seat.number not in dealt)
    return elsewhere + hand.middle + sum((each.behind or 0) + each.front for each in hand.seats)


@each_game
@settings(max_examples=25)
@given(seed=CHANCES)
def test_a_hand_is_played_to_its_end_and_leaves_as_many_chips(name: str, seed: int) -> None:
    chance = Random(seed)
    entry = opening_of(GAMES[name], chance)
    assert cannot_open(entry) is None
    table = opened(entry)
    there = chips(table)
    for number, (_, after) in enumerate(hands_played(table, chance)):
        assert chips(after) == there
        assert number < 400
        table = after
    assert table.hand is None


@each_game
@settings(max_examples=10)
@given(seed=CHANCES)
def test_a_tap_on_the_seat_to_act_and_the_end_of_a_street_are_taken(name: str, seed: int) -> None:
    chance = Random(seed)
    for _, table in hands_played(opened(opening_of(GAMES[name], chance)), chance):
        hand = table.hand
        if hand is None or hand.stage is not Stage.BETTING or hand.to_act is None:
            continue
        entry = tap(hand, hand.to_act)
        assert entry is not None
        play(table, entry)
        closed = close_street(hand)
        # who has to bring it in cannot be passed over
        assert closed is not None
        if not hand.stud.bring_in_due:
            play(table, closed)


def some_wild_entry(chance: Random, table: TableState) -> Entry:
    """Any entry, often one of the other games, now and then by the floor's word."""
    entry = chance.choice(OTHER_GAMES)(chance, table) if chance.random() < 0.6 else any_entry(chance, table)
    return FloorDecision(entry, "the floor says so") if chance.random() < 0.3 else entry


@each_game
@settings(max_examples=10)
@given(seed=CHANCES)
def test_anything_entered_leaves_the_table_right(name: str, seed: int) -> None:
    chance = Random(seed)
    for _, table in hands_played(opened(opening_of(GAMES[name], chance)), chance):
        for _ in range(4):
            entry = some_wild_entry(chance, table)
            # apply counts the chips after every entry, and raises if they do not add up
            after = apply(table, entry)
            if isinstance(after, Refused):
                # a remedy is taken when it is tapped
                assert not [one for one in after.remedies if isinstance(apply(table, cast("Entry", one)), Refused)]
            elif after.hand is not None:
                next_steps(after)


@each_game
def test_forced_bets_of_a_game_are_in_before_the_first_action(name: str) -> None:
    chance = Random(name)
    game = GAMES[name]
    _, table = next(hands_played(opened(opening_of(game, chance)), chance))
    assert table.hand is not None
    put_in = sum(each.put_in + each.dead for each in table.hand.seats)
    assert put_in > 0
    assert table.hand.stud.bring_in_due is (game.forced is ForcedBets.BRING_IN)
