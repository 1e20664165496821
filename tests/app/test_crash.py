"""A fault nobody caught, wherever it happens: written down, told on the screen, and the table goes on."""

import logging
import sys
import threading
from collections.abc import Iterator

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
