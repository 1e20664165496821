"""What the screen says while the disk takes its time, and when the chips do not add up."""

import logging
from collections.abc import Iterator
from pathlib import Path
from threading import Event as Latch

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from dealer_assist.app.journal_thread import JournalThread
from dealer_assist.app.saving import WAITS, Saved
from dealer_assist.app.session import Session
from dealer_assist.desk.desk import Desk
from dealer_assist.hand.entries import Fold
from dealer_assist.journal import Event, Journal
from dealer_assist.rules.refused import BrokenInvariant
from dealer_assist.table.entries import StartHand
from tests.app.driver import a_room, until

SOON = ((20, Saved.SAVING), (60, Saved.SLOW), (120, Saved.NOT_SAVED))
"""The dealer's times, made short."""


@pytest.fixture
def session(qapp: QApplication, tmp_path: Path) -> Iterator[Session]:
    """A table with a hand begun, all on disk."""
    parent = QObject()
    made = Session(JournalThread(tmp_path / "table", parent), parent, SOON)
    made.start()
    until(lambda: made.saved is Saved.ALL, "the log is open")
    assert made.enter(a_room(tmp_path).opened())
    assert made.enter(StartHand())
    until(lambda: made.saved is Saved.ALL, "the hand's start is saved")
    yield made
    made.stop()
    parent.deleteLater()


def test_the_dealer_is_told_after_150_ms_2_s_and_5_s() -> None:
    assert WAITS == ((150, Saved.SAVING), (2_000, Saved.SLOW), (5_000, Saved.NOT_SAVED))


def test_a_disk_that_does_not_answer_is_called_saving_then_slow_then_not_saved_until_it_does(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[Saved] = []
    answers = Latch()
    real = Journal.append

    def stuck(journal: Journal, event: Event) -> None:
        assert answers.wait(10)
        real(journal, event)

    monkeypatch.setattr(Journal, "append", stuck)
    session.changed.connect(lambda: looks.append(session.saved))
    session.enter(Fold(3))
    until(lambda: session.saved is Saved.NOT_SAVED, "it has waited long enough")
    answers.set()
    until(lambda: session.saved is Saved.ALL, "the disk answers")

    assert looks == [Saved.PENDING, Saved.SAVING, Saved.SLOW, Saved.NOT_SAVED, Saved.ALL]


def test_a_disk_that_answers_at_once_is_never_called_slow(session: Session) -> None:
    looks: list[Saved] = []
    session.changed.connect(lambda: looks.append(session.saved))
    session.enter(Fold(3))
    until(lambda: session.saved is Saved.ALL, "it is saved")

    assert set(looks) <= {Saved.PENDING, Saved.ALL, Saved.SAVING}
    assert looks[-1] is Saved.ALL


@pytest.mark.parametrize("taken_back", [False, True])
def test_chips_that_do_not_add_up_are_told_and_logged_with_their_place(
    session: Session, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, taken_back: bool
) -> None:
    wrong: list[BrokenInvariant] = []
    session.broken.connect(wrong.append)

    def fails(_desk: Desk, *_: object) -> None:
        raise BrokenInvariant("chips", 4_500, 4_400)

    monkeypatch.setattr(Desk, "submit", fails)
    with caplog.at_level(logging.ERROR, "dealer_assist"):
        assert not (session.undo() if taken_back else session.enter(Fold(3)))

    assert [(each.expected, each.found) for each in wrong] == [(4_500, 4_400)]
    assert "Traceback" in caplog.text
