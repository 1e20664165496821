"""A press that is passed over as unread gives a sign: a frame for a tenth of a second."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import Colour
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.seat import SeatState, SeatView
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.app.widgets.seat_tile import SeatTile
from dealer_assist.app.widgets.touch_key import TouchKey

LOOK = Look(Glass(1920, 1080, 141))
ON_KEY, ON_SEAT = QPoint(60, 50), QPoint(300, 80)


class Glassy(QWidget):
    """A key and a seat to act side by side, under a clock that stands."""

    def __init__(self) -> None:
        super().__init__()
        self.finger = OneFinger()
        self.finger.clock = lambda: self.now
        self.now = 7.0
        self.key = PadButton("call", LOOK, KeyView("Call"), self, self.finger)
        self.key.setGeometry(0, 0, 120, 100)
        self.seat = SeatTile("seat3", LOOK, SeatView(3, "3", state=SeatState.TO_ACT), self, self.finger)
        self.seat.setGeometry(200, 0, 200, 160)
        self.resize(400, 200)
        self.show()
        self.now += 1

    def press(self, at: QPoint) -> None:
        part = self.childAt(at)
        assert part is not None
        QTest.mouseClick(part, Qt.MouseButton.LeftButton, pos=part.mapFromParent(at))

    def has_frame(self, part: TouchKey) -> bool:
        """Whether the colour of warning stands along its left edge."""
        picture = part.grab().toImage()
        left = {picture.pixelColor(x, part.height() // 2).name().upper() for x in range(LOOK.glass.px(1.2))}
        return Colour.WARNING in left


@pytest.fixture
def parts(qtbot: QtBot) -> Glassy:
    made = Glassy()
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize(("name", "at"), [("key", ON_KEY), ("seat", ON_SEAT)])
def test_press_on_what_nobody_can_have_read_shows_a_frame_for_a_tenth_of_a_second(
    parts: Glassy, qtbot: QtBot, name: str, at: QPoint
) -> None:
    part: TouchKey = getattr(parts, name)
    taps: list[str] = []
    part.tapped.connect(lambda: taps.append(name))
    part.leads_to("another thing")
    parts.now += 0.2
    parts.press(at)
    assert taps == []
    assert parts.has_frame(part)
    qtbot.wait(150)
    assert not parts.has_frame(part)


def test_press_that_counts_shows_no_frame(parts: Glassy) -> None:
    parts.press(ON_KEY)
    assert not parts.has_frame(parts.key)


def test_key_that_comes_again_shows_no_frame_of_a_press_before(parts: Glassy) -> None:
    parts.key.leads_to("another thing")
    parts.press(ON_KEY)
    parts.key.hide()
    parts.key.show()
    assert not parts.has_frame(parts.key)
