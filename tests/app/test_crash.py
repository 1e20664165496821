"""A fault nobody caught, wherever it happens: written down, told on the screen, and the table goes on."""

import errno
import faulthandler
import io
import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QThread, qInstallMessageHandler

from dealer_assist.app import crash
from tests.app.conftest import Sit
from tests.app.driver import until

FAULT = "FAULT OF THE PROGRAM"


@pytest.fixture
def hooks() -> Iterator[None]:
    """Puts the hooks of the test run back."""
    kept = sys.excepthook, threading.excepthook
    yield
    sys.excepthook, threading.excepthook = kept
    qInstallMessageHandler(None)


def test_a_fault_on_another_thread_is_told_on_the_screens_own(
    sit: Sit, hooks: None, caplog: pytest.LogCaptureFixture
) -> None:
    table = sit()
    told_on: list[QThread] = []

    def noted(what: str) -> None:
        told_on.append(QThread.currentThread())
        table.window.tell_fault(what)

    crash.never_quit(noted)

    def fails() -> None:
        raise ZeroDivisionError("a pot over no winners")

    with caplog.at_level(logging.ERROR, "dealer_assist"):
        reader = threading.Thread(target=fails)
        reader.start()
        reader.join()
        until(lambda: bool(told_on), "it is told")

    assert told_on == [table.window.thread()]
    assert table.band.startswith(FAULT)
    assert "a pot over no winners" in caplog.text
    table.touch("key.next")
    assert table.hand.number == 1


def test_a_fault_in_telling_of_a_fault_is_written_down_once(
    sit: Sit, hooks: None, caplog: pytest.LogCaptureFixture
) -> None:
    table = sit()
    calls: list[str] = []

    def fails(what: str) -> None:
        calls.append(what)
        raise ZeroDivisionError(what)

    crash.never_quit(fails)
    with caplog.at_level(logging.ERROR, "dealer_assist"):
        sys.excepthook(KeyError, KeyError("seat 11"), None)

    assert calls == ["KeyError: 'seat 11'"]
    assert "could not be told" in caplog.text
    table.touch("key.next")
    assert table.hand.number == 1


@pytest.fixture
def log_of_program() -> Iterator[None]:
    """Takes the handlers of a test away again."""
    before = list(crash.log.handlers)
    yield
    for handler in [each for each in crash.log.handlers if each not in before]:
        crash.log.removeHandler(handler)
        handler.close()
        faulthandler.enable(2)
        if isinstance(handler, crash.BoundedLog):
            handler.last_words.close()


def test_the_log_stays_small_while_the_program_runs(
    tmp_path: Path, log_of_program: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash, "LOG_BYTES", 1_000)
    crash.keep_log(tmp_path)
    for number in range(100):
        crash.log.warning("a line of the log, number %d", number)

    sizes = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert set(sizes) == {"program.log", "program.old.log"}
    assert max(sizes.values()) < 1_100
    assert "number 99" in "".join(path.read_text(encoding="utf-8") for path in tmp_path.iterdir())


def test_a_log_that_is_too_long_already_is_put_aside_at_the_start(
    tmp_path: Path, log_of_program: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash, "LOG_BYTES", 10)
    (tmp_path / "program.log").write_text("from a long time ago", encoding="utf-8")
    crash.keep_log(tmp_path)

    assert (tmp_path / "program.log").read_text(encoding="utf-8") == ""
    assert (tmp_path / "program.old.log").read_text(encoding="utf-8") == "from a long time ago"


class FullDisk(io.StringIO):
    """A file on a disk that is full: what is written waits, and whoever asks is told."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def tell(self) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    def close(self) -> None:
        """Nothing was kept."""


def test_whoever_writes_to_the_log_does_not_fail_where_the_disk_is_full(
    tmp_path: Path, log_of_program: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logging, "raiseExceptions", False)
    crash.keep_log(tmp_path)
    [handler] = [each for each in crash.log.handlers if isinstance(each, crash.BoundedLog)]
    room = handler.stream
    handler.stream = FullDisk()  # type: ignore[assignment]
    # a journal that could not write goes on to tell the screen and to try again
    crash.log.error("not saved: the disk is full")
    handler.stream = room
