"""For tests of the screen: one glass, the program's fonts, and tables that are closed again."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dealer_assist.app.theme.fonts import load_fonts
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.widgets import contact
from dealer_assist.app.widgets.touch_key import ANYBODY
from dealer_assist.app.widgets.unread import Unread
from dealer_assist.files.where import places
from tests.app.driver import TouchedTable, a_room
from tests.app.fitting import Shown

Sit = Callable[..., TouchedTable]
"""Opens a table; takes what `a_room` takes."""


@pytest.fixture(scope="session")
def glass(qapp: QApplication) -> QPointingDevice:
    """The one touch screen of the whole run."""
    load_fonts()
    return QTest.createTouchDevice()


@pytest.fixture(autouse=True)
def a_glass_that_waits(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may stop for seconds in the middle of a tap: that makes no resting finger of it."""
    if "glass" in request.fixturenames:
        monkeypatch.setattr(contact, "LONGEST_TAP_MS", 60_000)


@pytest.fixture(autouse=True)
def nothing_has_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that press keys at once are no fingers; a touched table has the interval and a clock of its own."""
    monkeypatch.setattr(ANYBODY, "unread", Unread(read_ms=0))


@pytest.fixture(params=["en", "ar"])
def language(request: pytest.FixtureRequest) -> str:
    """Left to right and right to left."""
    return str(request.param)


@pytest.fixture
def sit(qapp: QApplication, glass: QPointingDevice, tmp_path: Path) -> Iterator[Sit]:
    """Opens the window of a table; its journal stays in the test's folder, also for the next window."""
    tables: list[TouchedTable] = []

    def opened(size: tuple[int, int] = (1920, 1080), **about: object) -> TouchedTable:
        ready = a_room(tmp_path, **about)  # type: ignore[arg-type]
        table = TouchedTable(tmp_path / "journal", ready, glass, size, places(tmp_path))
        tables.append(table)
        return table

    yield opened
    for table in tables:
        table.close()
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture
def shown() -> Iterator[Shown]:
    """Shows a page on a glass; it is put away after the test."""
    pages: list[QWidget] = []

    def show(page: QWidget, on: Glass) -> QWidget:
        pages.append(page)
        page.resize(on.width, on.height)
        page.show()
        return page

    yield show
    for page in pages:
        page.close()
        page.deleteLater()
    # a thousand pages put away at once would keep the next table waiting
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
