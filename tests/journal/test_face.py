from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_assist.journal import AnyJournal, Journal, MemoryJournal
from dealer_assist.journal.errors import Closed, NotAnEvent, OutOfOrder
from tests.journal.builders import DAY, event, numbers, play


@pytest.fixture(params=["disk", "memory"])
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[AnyJournal]:
    made: AnyJournal = Journal.open(tmp_path, DAY) if request.param == "disk" else MemoryJournal(DAY)
    yield made
    made.close()


def test_a_new_journal_is_empty_and_starts_at_one(journal: AnyJournal) -> None:
    assert (journal.day, journal.first_seq, journal.last_seq, numbers(journal)) == (DAY, 1, 0, [])


def test_events_come_back_as_they_went_in(journal: AnyJournal) -> None:
    play(journal, 3)
    assert list(journal.events()) == [event(1), event(2), event(3)]


@pytest.mark.parametrize(("start", "found"), [(-5, [1, 2, 3]), (2, [2, 3]), (3, [3]), (4, [])])
def test_events_are_read_from_a_number_on(journal: AnyJournal, start: int, found: list[int]) -> None:
    play(journal, 3)
    assert [kept.seq for kept in journal.events(start)] == found


def test_a_body_is_kept_letter_for_letter(journal: AnyJournal) -> None:
    body = '{ "b":1,\t"a": 1.0, "name":"سحب \\u0041 é\u0301" }\n'
    journal.append(event(1, body))
    assert [kept.body for kept in journal.events()] == [body]


@pytest.mark.parametrize("seq", [2, 3, 5])
def test_a_number_out_of_order_is_refused_and_the_next_one_still_taken(journal: AnyJournal, seq: int) -> None:
    play(journal, 3)
    with pytest.raises(OutOfOrder):
        journal.append(event(seq))
    journal.append(event(4))
    assert numbers(journal) == [1, 2, 3, 4]


def test_text_that_is_not_unicode_is_refused_and_the_same_number_taken_again(journal: AnyJournal) -> None:
    with pytest.raises(NotAnEvent):
        journal.append(event(1, "\udfff"))
    journal.append(event(1))
    assert journal.last_seq == 1


def test_a_hand_that_ended_leaves_everything_readable(journal: AnyJournal) -> None:
    play(journal, 2)
    journal.hand_ended()
    play(journal, 1)
    assert numbers(journal) == [1, 2, 3]


def test_a_journal_as_written_is_whole(journal: AnyJournal) -> None:
    play(journal, 5)
    report = journal.verify()
    assert (report.whole, report.day, report.events, report.head.seq) == (True, DAY, 5, 5)


def test_a_closed_journal_takes_nothing(journal: AnyJournal) -> None:
    journal.close()
    with pytest.raises(Closed):
        journal.append(event(1))


def test_closing_twice_is_allowed(journal: AnyJournal) -> None:
    journal.close()
    journal.close()
    with pytest.raises(Closed):
        journal.hand_ended()


def test_a_changed_event_in_memory_is_found() -> None:
    journal = MemoryJournal(DAY)
    play(journal, 3)
    changed = journal._links[1]
    journal._links[1] = type(changed)(event(2, "{}"), changed.prev, changed.hash)
    assert [(fault.code.value, fault.seq) for fault in journal.verify().faults] == [("changed", 2)]
