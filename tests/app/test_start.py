"""The program as it is started at the table: it opens, has nothing to log, and closes in good order when told to."""

import gc
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dealer_assist import cli
from dealer_assist.app.kept_screen import NAME, read_kept
from dealer_assist.app.start import settle
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.journal import Journal

HOME = Path(__file__).parents[2]
PATIENCE = 30
"""How long the program may take to open or to close, seconds."""
ROOM = "default"


def opened(site: Path) -> bool:
    """Whether the table's log holds its first entry."""
    return any(path.stat().st_size for path in site.glob(f"journals/{ROOM}/**/*.db-wal"))


def the_program(site: Path) -> "subprocess.Popen[bytes]":
    """The command as somebody gives it, without a screen."""
    command = [sys.executable, "-m", "dealer_assist", "--site", str(site)]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.Popen(command, cwd=HOME, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_opens_without_a_warning_and_closes_when_the_system_says_so(tmp_path: Path, number: signal.Signals) -> None:
    with the_program(tmp_path) as program:
        until = time.monotonic() + PATIENCE
        while not opened(tmp_path) and time.monotonic() < until and program.poll() is None:
            time.sleep(0.05)
        program.send_signal(number)
        out, err = program.communicate(timeout=PATIENCE)

    assert (program.returncode, out, err) == (0, b"", b"")
    assert (tmp_path / "log" / "program.log").read_text(encoding="utf-8") == ""
    with Journal.open(tmp_path / "journals" / ROOM) as journal:
        desk = Desk(Nowhere(), SystemClock())
        assert desk.recover(journal.events()).events == 1
        assert desk.is_open
        assert len(desk.table.seats) == 9


def run_with(site: Path, patch: str, number: signal.Signals | None = None) -> tuple[int, str]:
    """Exit code and last words of a program that something is wrong with; told to stop once it has entered."""
    code = f"import sys\nfrom dealer_assist import cli\n{patch}\nsys.exit(cli.main(['--site', {str(site)!r}]))"
    command = [sys.executable, "-c", code]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, cwd=HOME, env=environ, stderr=subprocess.PIPE, text=True) as program:
        until = time.monotonic() + PATIENCE
        while number and not logged(site, "not saved: ") and time.monotonic() < until and program.poll() is None:
            time.sleep(0.05)
        if number:
            program.send_signal(number)
        _, err = program.communicate(timeout=PATIENCE)
    return program.returncode, err


def logged(site: Path, what: str) -> bool:
    """Whether the program's log says it."""
    path = site / "log" / "program.log"
    return path.exists() and what in path.read_text(encoding="utf-8")


DISK_FULL = """
from dealer_assist.app import keeper
from dealer_assist.journal import Journal
from dealer_assist.journal.errors import DiskFull
def full(journal, event):
    raise DiskFull(journal.path)
Journal.append = full
keeper.KEEP_TRYING_S = 0.1
"""
NO_WINDOW = """
from dealer_assist.app import start
def no_window(*_parts):
    raise ZeroDivisionError("while the window is built")
start.TableWindow = no_window
"""
SLOW_TO_OPEN = """
import time
from dealer_assist.journal import Journal
opened = Journal.open
def slow(folder, day=None):
    time.sleep(0.5)
    return opened(folder, day)
Journal.open = slow
"""
NO_FONT = """
from dealer_assist.app.theme import fonts
fonts.FILES = ("None.ttf",)
"""
NO_WORDS = """
from dealer_assist.app import window
from dealer_assist.words import CatalogueMissing
def missing(language, **_how):
    raise CatalogueMissing(language, "ar.mo")
window.Words = missing
"""
QUIT_SOON = """
from dealer_assist.app import start
from PySide6.QtCore import QCoreApplication, QTimer
settle = start.settle
def settled():
    settle()
    QTimer.singleShot(500, QCoreApplication.quit)
start.settle = settled
"""


def test_entries_left_outside_the_journal_are_told_on_the_terminal_and_the_program_does_not_end_well(
    tmp_path: Path,
) -> None:
    code, err = run_with(tmp_path, DISK_FULL, signal.SIGTERM)

    (left,) = (tmp_path / "journals" / ROOM).glob("unsaved-*.ndjson")
    # the start of the program and the room's table
    assert code == 1
    assert err == f"Entries not in the journal: 2. Opening the table again takes them in from {left}.\n"


def test_a_window_that_cannot_be_built_ends_with_its_fault_while_the_log_is_still_being_opened(tmp_path: Path) -> None:
    code, err = run_with(tmp_path, NO_WINDOW + SLOW_TO_OPEN)

    assert code == 1
    assert err.rstrip().endswith("ZeroDivisionError: while the window is built")


@pytest.mark.parametrize(
    ("patch", "told"), [(NO_FONT, "The font None.ttf cannot be read."), (NO_WORDS, "are not built (ar.mo)")]
)
def test_a_program_not_wholly_installed_says_it_in_one_sentence(tmp_path: Path, patch: str, told: str) -> None:
    code, err = run_with(tmp_path, patch + SLOW_TO_OPEN)

    assert code == 2
    assert told in err
    assert err.count("\n") == 1


def test_a_second_start_of_a_table_says_on_the_terminal_that_it_runs_already(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "journals" / ROOM):
        code, err = run_with(tmp_path, QUIT_SOON)

    assert code == 0
    assert err.startswith("THIS TABLE IS ALREADY RUNNING")
    assert err.count("\n") == 1


def test_garbage_is_collected_again_once_the_table_stands() -> None:
    gc.disable()
    try:
        settle()
        assert gc.isenabled()
    finally:
        gc.enable()
        gc.unfreeze()


def test_a_room_that_cannot_be_opened_leaves_the_collector_as_it_was(tmp_path: Path) -> None:
    assert cli.main(["--site", str(tmp_path), "--room", "nowhere"]) == cli.CALLED_WRONGLY
    assert gc.isenabled()


def test_a_kept_screen_is_brought_up_to_the_room_file(tmp_path: Path) -> None:
    folder = tmp_path / "journals" / ROOM
    folder.mkdir(parents=True)
    kept = folder / NAME
    # the shipped room's file says English at depth 1; it said Hebrew when the dealer chose Arabic and depth 2
    kept.write_text('{"set": {"language": "ar", "depth": 2}, "room": {"language": "he", "depth": 1}}', encoding="utf-8")
    with the_program(tmp_path) as program:
        until = time.monotonic() + PATIENCE
        while '"he"' in kept.read_text(encoding="utf-8") and time.monotonic() < until:
            time.sleep(0.05)
        program.send_signal(signal.SIGTERM)
        assert program.wait(PATIENCE) == 0
    read = read_kept(kept)
    assert read is not None
    assert (read.set.language, read.set.depth, read.room.language) == ("en", 2, "en")
