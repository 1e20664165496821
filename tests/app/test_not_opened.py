"""The log cannot be opened: the screen says why and what to do, and claims nothing that is not so."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QApplication

from dealer_assist.app.journal_thread import JournalThread
from dealer_assist.app.past import NotFolded
from dealer_assist.app.session import Saved, Session
from dealer_assist.app.start import tell_on_terminal
from dealer_assist.app.widgets.touch_key import TouchKey
from dealer_assist.app.window import TableWindow
from dealer_assist.journal import Journal
from dealer_assist.journal.errors import (
    AlreadyRunning,
    Damaged,
    Foreign,
    InUse,
    NewerSchema,
    NotADay,
    NotOurs,
    ReadOnly,
)
from dealer_assist.words import LANGUAGES, Words
from tests.app.driver import a_room, plain, until

OFFSCREEN = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
HERE = Path("2026-11-30.db")
FAULTS: list[tuple[Exception, str, str]] = [
    (AlreadyRunning(None), "THIS TABLE IS ALREADY RUNNING", "Go to the window that is open, or close it first."),
    (InUse(HERE), "JOURNAL OPEN IN ANOTHER PROGRAM", "Close it there, then try again."),
    (ReadOnly(HERE), "THE JOURNAL CANNOT BE WRITTEN", "Give the right to write there, or choose another folder."),
    (
        NotOurs(HERE, Foreign.LINK),
        "NOT A JOURNAL OF THIS TABLE",
        "2026-11-30.db was left untouched: move it away, then try again.",
    ),
    (NewerSchema(HERE, 9), "WRITTEN BY A NEWER PROGRAM", "Install the newer program; the file was not changed."),
    (Damaged(HERE, 7, None), "JOURNAL DAMAGED · CALL FLOOR", "Damaged from entry 7 on. The file is kept."),
    (
        NotFolded(HERE, 4, "table_closed"),
        "JOURNAL WRITTEN BY OTHER RULES",
        "Entry 4 does not fit. Start the program that wrote it; nothing was changed.",
    ),
    (NotADay("x"), "THE TABLE CANNOT BE OPENED", "A fault of the program: report it with its log."),
    (RuntimeError("a bug"), "THE TABLE CANNOT BE OPENED", "A fault of the program: report it with its log."),
]


@pytest.fixture
def window(qapp: QApplication, glass: QPointingDevice, tmp_path: Path) -> Iterator[TableWindow]:
    session = Session(JournalThread(tmp_path / "journal", qapp), qapp)
    made = TableWindow(session, a_room(tmp_path))
    made.resize(1920, 1080)
    made.show()
    session.not_opened.connect(lambda trouble: tell_on_terminal(trouble, "en"))
    session.start()
    yield made
    assert session.stop()
    made.hide()
    made.deleteLater()


def saved(window: TableWindow) -> Saved:
    """How the window's session stands with the disk."""
    return window._session.saved


def is_refused(window: TableWindow, headline: str, second: str) -> None:
    """The screen says this, no band says that something is lost, and nothing looks as if it could be tapped."""
    shown = window.hand.widget.prompt.view
    assert (plain(shown.headline), plain(shown.second)) == (headline, second)
    assert not window.band.isVisible()
    lit = [part.objectName() for part in window.findChildren(TouchKey) if part.isVisible() and part.isEnabled()]
    assert lit == []


def test_a_second_start_of_a_table_says_that_it_is_running_already(
    tmp_path: Path, request: pytest.FixtureRequest, capfd: pytest.CaptureFixture[str]
) -> None:
    with Journal.open(tmp_path / "journal"):
        window: TableWindow = request.getfixturevalue("window")
        until(lambda: saved(window) is Saved.NOT_OPENED, "the log is not opened")
        is_refused(window, *FAULTS[0][1:])
    said = "THIS TABLE IS ALREADY RUNNING. Go to the window that is open, or close it first.\n"
    assert capfd.readouterr().err == said


@pytest.mark.parametrize(("trouble", "headline", "second"), FAULTS, ids=lambda each: type(each).__name__)
def test_every_fault_of_opening_is_said_in_words(
    trouble: Exception,
    headline: str,
    second: str,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
    capfd: pytest.CaptureFixture[str],
) -> None:
    def fails(_folder: Path, _day: str | None = None) -> None:
        raise trouble

    monkeypatch.setattr(Journal, "open", fails)
    window: TableWindow = request.getfixturevalue("window")
    until(lambda: saved(window) is Saved.NOT_OPENED, "the log is not opened")
    is_refused(window, headline, second)
    assert capfd.readouterr().err == f"{headline}. {second}\n"
    for language in LANGUAGES:
        window.set_language(language)
        assert not window.hand.widget.prompt.clipped


def test_the_program_started_twice_says_so_on_the_terminal(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "journals" / "default"):
        command = [sys.executable, "-m", "dealer_assist", "--site", str(tmp_path), "--windowed"]
        with subprocess.Popen(command, cwd=Path(__file__).parents[2], env=OFFSCREEN, stderr=subprocess.PIPE) as program:
            assert program.stderr is not None
            said = program.stderr.readline().decode()
            program.terminate()
            program.communicate(timeout=30)
    assert said == f"{'. '.join(Words('en', isolate=False).fault('already_running'))}\n"
