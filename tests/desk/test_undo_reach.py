"""How far back the dealer takes back, and what UNDO means after an amendment."""

from __future__ import annotations

from dealer_assist.desk import Desk, Nowhere, Submitted, SystemClock
from dealer_assist.hand.entries import Fold, Wager
from dealer_assist.hand.state import in_hand
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import (
    Amend,
    EndHand,
    LogEntry,
    StackCounted,
    StartHand,
    TableClosed,
    Together,
    Undo,
)
from tests.tables import opening, the_hand


def desk_after(*entries: LogEntry) -> Desk:
    desk = Desk(Nowhere(), SystemClock())
    for entry in (opening((100, 100, 100)), *entries):
        assert isinstance(desk.submit("dealer", entry), Submitted), entry
    return desk


def refused_to(desk: Desk, entry: LogEntry) -> RefusalCode:
    answer = desk.submit("dealer", entry)
    assert isinstance(answer, Refused)
    return answer.code


def test_undo_after_an_amendment_takes_back_the_amendment() -> None:
    desk = desk_after(StartHand(), Wager(1, 10), Fold(2), Amend(3, Wager(1, 20)))
    assert isinstance(desk.undo("dealer"), Submitted)
    hand = the_hand(desk.table)
    assert (in_hand(hand, 1).front, in_hand(hand, 2).folded) == (10, True)


def test_entry_between_hands_under_a_closed_hand_is_the_floors() -> None:
    desk = desk_after(
        StackCounted(1, 90), StartHand(), Wager(1, 10), EndHand(followed=False), StartHand(), Wager(2, 10)
    )
    assert refused_to(desk, Undo(2)) is RefusalCode.UNDO_TOO_LATE
    assert refused_to(desk, Amend(1, opening((5000, 100, 100)))) is RefusalCode.UNDO_TOO_LATE


def test_hand_numbers_go_on_after_the_table_was_closed_and_opened_again() -> None:
    desk = desk_after(
        StartHand(),
        Wager(1, 10),
        EndHand(followed=False),
        Together((TableClosed(), opening((100, 100, 100)))),
        StartHand(),
    )
    assert the_hand(desk.table).number == 2


def test_yesterdays_wager_stays_closed_after_the_table_was_opened_again() -> None:
    desk = desk_after(
        StartHand(),
        Wager(1, 10),
        EndHand(followed=False),
        Together((TableClosed(), opening((100, 100, 100)))),
        StartHand(),
        Wager(1, 10),
    )
    assert refused_to(desk, Amend(3, Wager(1, 20))) is RefusalCode.UNDO_TOO_LATE
