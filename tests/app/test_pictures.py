"""A finger that bounces says a thing once; a finger that is fast and sees what it touches loses nothing."""

from pathlib import Path

import pytest
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QApplication

from dealer_assist.app.intents import Intent, KeyTapped, PadKey, SeatTapped
from dealer_assist.app.journal_thread import JournalThread
from dealer_assist.app.pictures import Pictures
from dealer_assist.app.session import Session
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.touch_key import TouchKey
from dealer_assist.app.window import TableWindow
from tests.app.conftest import Sit
from tests.app.driver import a_room, until

NEXT, FOLD = KeyTapped("next"), KeyTapped("fold")


class Finger(OneFinger):
    """A finger with a clock of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.clock = lambda: self.now

    def pause(self, ms: int) -> None:
        self.now += ms / 1000


@pytest.fixture
def finger() -> Finger:
    return Finger()


@pytest.fixture
def page(finger: Finger) -> Pictures:
    made = Pictures(finger)
    changed(made, "seat 4 is to act")
    finger.pause(1000)
    return made


def changed(page: Pictures, shows: str) -> None:
    """The page shows something else, and it is on the glass."""
    assert page.show(shows)
    page.painted()


def counts(page: Pictures, finger: Finger, intent: Intent) -> bool:
    """Whether a tap counts."""
    finger.look()
    return page.was_seen(intent)


def test_a_contact_before_the_new_picture_is_painted_says_nothing(finger: Finger, page: Pictures) -> None:
    assert counts(page, finger, NEXT)
    page.show("deal the flop")
    finger.pause(500)
    assert not counts(page, finger, NEXT)
    assert not counts(page, finger, FOLD)
    page.painted()
    assert counts(page, finger, FOLD)


@pytest.mark.parametrize(
    ("intent", "pause_ms", "again"),
    [(FOLD, 40, False), (FOLD, 100, True), (NEXT, 40, False), (NEXT, 100, True), (SeatTapped(5), 40, False)],
)
def test_the_same_key_counts_again_once_its_new_picture_can_be_seen(
    finger: Finger, page: Pictures, intent: Intent, pause_ms: int, again: bool
) -> None:
    assert counts(page, finger, intent)
    changed(page, "seat 5 is to act")
    finger.pause(pause_ms)
    assert counts(page, finger, intent) is again


def test_a_finger_that_folds_six_seats_a_second_folds_six(finger: Finger, page: Pictures) -> None:
    folds = []
    for seat in range(6):
        finger.look()
        finger.pause(90)
        folds.append(page.was_seen(FOLD))
        # 25 ms from the lifted finger to the glass, and the rest of a sixth of a second
        finger.pause(25)
        changed(page, f"seat {seat + 5} is to act")
        finger.pause(51)
    assert folds == [True] * 6


def test_digits_keyed_fast_all_count(finger: Finger, page: Pictures) -> None:
    assert [counts(page, finger, PadKey("0")) for _ in range(4)] == [True] * 4


def test_other_seats_count_whatever_is_on_the_glass(finger: Finger, page: Pictures) -> None:
    assert counts(page, finger, SeatTapped(5))
    page.show("seat 6 is to act")
    assert not counts(page, finger, SeatTapped(5))
    assert counts(page, finger, SeatTapped(6))


def test_the_picture_of_one_page_is_not_that_of_another(finger: Finger, page: Pictures) -> None:
    other = Pictures(finger)
    assert not counts(other, finger, NEXT)
    other.painted()
    assert counts(other, finger, NEXT)


def test_two_contacts_on_close_street_close_it_and_deal_nothing(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    table.pause()
    part = table.part("key.next")
    table.tap(part)
    table.tap(part)
    until(lambda: table.window.is_painted, "it is on the glass")
    # everybody folded to the big blind, and the hand waits to be ended by the next tap
    assert table.table.hands == 1
    assert table.seats_left == (2,)


def test_two_contacts_on_call_call_for_one_seat(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    table.pause()
    part = table.part("key.call")
    table.tap(part)
    table.tap(part)
    until(lambda: table.window.is_painted, "it is on the glass")
    assert table.in_front == {1: "2", 2: "5", 3: "5"}
    table.touch("key.call")
    assert table.in_front == {1: "2", 2: "5", 3: "5", 4: "5"}


def test_two_contacts_on_close_table_do_not_open_it_again(sit: Sit) -> None:
    table = sit()
    table.touch("table")
    table.pause()
    part = table.part("table.main")
    table.tap(part)
    table.tap(part)
    until(lambda: table.window.is_painted, "it is on the glass")
    assert not table.session.is_open


def test_keys_are_dark_until_the_log_is_open(qapp: QApplication, glass: QPointingDevice, tmp_path: Path) -> None:
    session = Session(JournalThread(tmp_path / "journal", qapp), qapp)
    window = TableWindow(session, a_room(tmp_path))
    window.resize(1920, 1080)
    window.show()
    parts = window.findChildren(TouchKey)
    assert [part.objectName() for part in parts if part.isVisible() and part.isEnabled()] == []
    session.start()
    until(lambda: window.hand.widget.keys["next"].isEnabled(), "the log is open")
    assert session.stop()
    window.hide()
    window.deleteLater()
