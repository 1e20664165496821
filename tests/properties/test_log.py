"""The log of a table: what is folded from it is the table, after a restart and after taking back."""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from hypothesis import given, settings

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Straight
from dealer_assist.hand.entries import Wager
from dealer_assist.journal import Journal
from dealer_assist.journal.memory import MemoryJournal
from dealer_assist.rules.refused import Refused
from dealer_assist.table.entries import Amend, LogEntry, TableOpened, Undo
from dealer_assist.table.log import effective, state_of
from dealer_assist.table.seating import opened
from tests.hands import some_opening
from tests.walks import CHANCES, Cards, Ticks, a_desk, some_entry
from tests.wild import any_entry


def opened_desk(chance: Random, journal: MemoryJournal) -> Desk:
    desk = a_desk(journal)
    desk.submit("dealer:1", some_opening(chance))
    return desk


def some_log_entry(desk: Desk, chance: Random, cards: Cards) -> LogEntry:
    """An entry, or the taking back or replacing of an earlier one."""
    draw = chance.randrange(10)
    if draw == 0:
        return Undo(desk.standing[-1].seq)
    if draw == 1:
        return Undo(chance.randint(0, desk.last_seq + 1))
    if draw == 2:
        return Amend(chance.randint(0, desk.last_seq + 1), any_entry(chance, desk.table))
    wagers = [each for each in desk.standing if isinstance(each.entry, Wager)]
    if draw == 3 and wagers:
        wager = chance.choice(wagers)
        assert isinstance(wager.entry, Wager)
        return Amend(wager.seq, Wager(wager.entry.seat, wager.entry.to + chance.randint(1, 9)))
    amends = [each.seq for each in desk.log if isinstance(each.entry, Amend)]
    if draw == 4 and amends:
        return Undo(amends[-1])
    return some_entry(desk.table, chance, cards, wild=0.15)


def wander(desk: Desk, chance: Random, steps: int = 40) -> None:
    """So many submissions, some by the floor."""
    cards = Cards(chance)
    for _ in range(steps):
        actor = chance.choice(("dealer:1", "floor:2"))
        desk.submit(actor, some_log_entry(desk, chance, cards))


def test_walks_take_back_and_replace_entries_and_take_that_back_too() -> None:
    """The walks of this file are worth something."""
    taken: Counter[str] = Counter()
    for seed in range(100):
        desk = opened_desk(Random(seed), MemoryJournal())
        wander(desk, Random(seed))
        amends = {each.seq for each in desk.log if isinstance(each.entry, Amend)}
        undone = {each.entry.of for each in desk.log if isinstance(each.entry, Undo)}
        taken.update(amends=len(amends), undos=len(undone), amends_undone=len(amends & undone))
    assert all(count > 20 for count in taken.values()), taken


def assert_same(one: Desk, other: Desk) -> None:
    assert one.table == other.table
    assert one.log == other.log
    assert one.standing == other.standing
    assert one.last_seq == other.last_seq
    assert other.all_saved


@settings(max_examples=150)
@given(CHANCES)
def test_log_folded_from_the_start_is_the_table(chance: Random) -> None:
    journal = MemoryJournal()
    desk = opened_desk(chance, journal)
    wander(desk, chance)
    assert state_of(desk.log) == desk.table
    assert effective(desk.log) == desk.standing


@settings(max_examples=150)
@given(CHANCES)
def test_after_a_restart_everything_is_as_before(chance: Random) -> None:
    journal = MemoryJournal()
    desk = opened_desk(chance, journal)
    wander(desk, chance)
    again = a_desk()
    recovered = again.recover(journal.events())
    assert_same(desk, again)
    assert recovered.differ == ()
    assert recovered.last == desk.standing[-1]


@settings(max_examples=40)
@given(CHANCES)
def test_table_killed_and_opened_again_from_disk_goes_on_as_one_that_was_not(chance: Random) -> None:
    never_closed = a_desk()
    opening = some_opening(chance)
    cards = Cards(chance)
    with tempfile.TemporaryDirectory() as folder:
        with Journal.open(Path(folder), "2026-11-30") as journal:
            on_disk = Desk(Straight(journal), Ticks())
            assert_same_answer(never_closed, on_disk, opening)
            for _ in range(20):
                assert_same_answer(never_closed, on_disk, some_log_entry(never_closed, chance, cards))
        with Journal.open(Path(folder)) as journal:
            on_disk = Desk(Straight(journal), Ticks())
            on_disk.recover(journal.events())
            assert_same(never_closed, on_disk)
            for _ in range(10):
                assert_same_answer(never_closed, on_disk, some_log_entry(never_closed, chance, cards))


def assert_same_answer(one: Desk, other: Desk, entry: LogEntry) -> None:
    """Both take the entry and give the same table, or both refuse it for the same reason."""
    assert one.submit("floor:2", entry) == other.submit("floor:2", entry)


@settings(max_examples=150)
@given(CHANCES)
def test_undo_gives_exactly_the_earlier_table(chance: Random) -> None:
    desk = opened_desk(chance, MemoryJournal())
    cards = Cards(chance)
    for _ in range(30):
        before, standing = desk.table, desk.standing
        taken = desk.submit("dealer:1", some_entry(desk.table, chance, cards, wild=0.2))
        if isinstance(taken, Refused):
            continue
        undone = desk.undo("floor:2")
        assert not isinstance(undone, Refused)
        assert undone.table == before
        assert desk.table == before
        assert desk.standing == standing
        if chance.random() < 0.8:
            # entered again it gives what it gave
            again = desk.submit("dealer:1", desk.log[-2].entry)
            assert not isinstance(again, Refused)
            assert again.table == taken.table


@settings(max_examples=60)
@given(CHANCES)
def test_undoing_everything_leads_back_to_the_table_as_it_was_opened(chance: Random) -> None:
    desk = opened_desk(chance, MemoryJournal())
    wander(desk, chance)
    while len(desk.standing) > 1:
        undone = desk.undo("floor:2")
        assert not isinstance(undone, Refused)
        assert undone.table == state_of(desk.log)
    (opening,) = desk.standing
    assert isinstance(opening.entry, TableOpened)
    assert desk.table == opened(opening.entry)


@settings(max_examples=150)
@given(CHANCES)
def test_refused_entry_leaves_table_log_and_journal_as_they_were(chance: Random) -> None:
    journal = MemoryJournal()
    desk = opened_desk(chance, journal)
    cards = Cards(chance)
    for _ in range(40):
        table, log, last = desk.table, desk.log, journal.last_seq
        entry = some_log_entry(desk, chance, cards)
        if isinstance(desk.submit("dealer:1", entry), Refused):
            assert desk.table is table
            assert (desk.log, desk.last_seq, journal.last_seq) == (log, last, last)
        else:
            assert (len(desk.log), journal.last_seq) == (len(log) + 1, last + 1)
