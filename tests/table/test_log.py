"""Which entries of a log stand, and the table they amount to."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import Fold, Wager
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import Amend, LogEntry, StartHand, Undo
from dealer_assist.table.log import Logged, Misfit, effective, state_of
from tests.tables import house_rules, opening, the_hand


def log(*entries: LogEntry) -> list[Logged]:
    """The entries numbered from 1, after a table of three was opened."""
    return [Logged(seq, entry) for seq, entry in enumerate((opening((100, 100, 100)), *entries), start=1)]


def standing(*entries: LogEntry) -> list[tuple[int, LogEntry]]:
    return [(each.seq, each.entry) for each in effective(log(*entries))][1:]


def test_without_undo_or_amend_everything_stands() -> None:
    assert standing(StartHand(), Fold(1)) == [(2, StartHand()), (3, Fold(1))]


def test_undone_entry_and_its_undo_do_not_stand() -> None:
    assert standing(StartHand(), Fold(1), Undo(3)) == [(2, StartHand())]


def test_amended_entry_stands_in_its_old_place() -> None:
    assert standing(StartHand(), Wager(1, 6), Fold(2), Amend(3, Wager(1, 8))) == [
        (2, StartHand()),
        (3, Wager(1, 8)),
        (4, Fold(2)),
    ]


def test_last_of_two_amendments_counts() -> None:
    assert standing(StartHand(), Wager(1, 6), Amend(3, Wager(1, 8)), Amend(3, Wager(1, 10)))[1] == (3, Wager(1, 10))


def test_amended_entry_that_is_undone_is_gone() -> None:
    assert standing(StartHand(), Wager(1, 6), Amend(3, Wager(1, 8)), Undo(3)) == [(2, StartHand())]


def test_empty_log_is_no_table() -> None:
    assert state_of([]) is None


def test_table_of_a_log_is_its_standing_entries_applied() -> None:
    table = state_of(log(StartHand(), Wager(1, 6), Undo(3), Wager(1, 10)))
    assert table is not None
    assert the_hand(table).level == 10


def test_standing_entry_that_is_refused_is_told_with_its_number_and_reason() -> None:
    with pytest.raises(Misfit, match="entry 3 does not fit: not_its_turn") as misfit:
        state_of(log(StartHand(), Fold(2)))
    assert misfit.value.refused.code is RefusalCode.NOT_ITS_TURN


def test_log_that_begins_with_anything_but_an_opening_does_not_fit() -> None:
    with pytest.raises(Misfit) as misfit:
        state_of([Logged(1, StartHand())])
    assert misfit.value.refused.code is RefusalCode.TABLE_CLOSED


def test_log_that_begins_with_rules_this_version_does_not_play_does_not_fit() -> None:
    with pytest.raises(Misfit) as misfit:
        state_of([Logged(1, opening((100, 100), rules=house_rules(odd_chip_unit="amount")))])
    assert (misfit.value.refused.code, misfit.value.refused.option) == (
        RefusalCode.HOUSE_RULE_NOT_PLAYED,
        "odd_chip_unit",
    )
