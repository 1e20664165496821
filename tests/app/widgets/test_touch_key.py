"""Keys under real touch events: fingers, palms, two hands, and the mouse."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.pad_button import PadButton

LOOK = Look(Glass(1920, 1080, 141))
ON_CALL, ON_FOLD, ON_FELT = QPoint(60, 50), QPoint(260, 50), QPoint(160, 300)


class Pair(QWidget):
    """Two keys on a bare ground, and what was tapped."""

    def __init__(self, device: QPointingDevice) -> None:
        super().__init__()
        self.device = device
        self.tapped: list[str] = []
        one_finger = OneFinger()
        one_finger.unread.read_ms = 0
        for name, x in (("call", 0), ("fold", 200)):
            key = PadButton(name, LOOK, KeyView(name), self, one_finger)
            key.setGeometry(x, 0, 120, 100)
            key.tapped.connect(lambda name=name: self.tapped.append(name))
        self.resize(400, 400)
        self.show()

    def key(self, name: str) -> PadButton:
        found = self.findChild(PadButton, name)
        assert isinstance(found, PadButton)
        return found

    def down(self, contact: int, at: QPoint) -> None:
        QTest.touchEvent(self, self.device).press(contact, at, self).commit()

    def lift(self, contact: int, at: QPoint, *, resting: int | None = None) -> None:
        sequence = QTest.touchEvent(self, self.device).release(contact, at, self)
        if resting is not None:
            sequence.stationary(resting)
        sequence.commit()


@pytest.fixture
def pair(glass: QPointingDevice) -> Iterator[Pair]:
    made = Pair(glass)
    yield made
    made.close()
    made.deleteLater()


def test_a_finger_taps_when_it_lifts(pair: Pair) -> None:
    pair.down(1, ON_CALL)
    QTest.qWait(60)
    assert pair.tapped == []
    pair.lift(1, ON_CALL)
    assert pair.tapped == ["call"]


def test_a_touch_of_ten_milliseconds_is_a_splash(pair: Pair) -> None:
    pair.down(1, ON_CALL)
    pair.lift(1, ON_CALL)
    assert pair.tapped == []


def test_a_finger_lifted_on_another_key_taps_neither(pair: Pair) -> None:
    pair.down(1, ON_CALL)
    QTest.qWait(60)
    QTest.touchEvent(pair, pair.device).move(1, ON_FOLD, pair).commit()
    pair.lift(1, ON_FOLD)
    assert pair.tapped == []


def test_a_finger_that_slides_six_millimetres_does_not_tap(pair: Pair) -> None:
    away = ON_CALL + QPoint(0, LOOK.glass.px(6))
    pair.down(1, ON_CALL)
    QTest.qWait(60)
    QTest.touchEvent(pair, pair.device).move(1, away, pair).commit()
    pair.lift(1, away)
    assert pair.tapped == []


def test_a_finger_taps_beside_a_palm_on_the_bare_felt(pair: Pair) -> None:
    pair.down(1, ON_FELT)
    QTest.touchEvent(pair, pair.device).stationary(1).press(2, ON_CALL, pair).commit()
    QTest.qWait(60)
    pair.lift(2, ON_CALL, resting=1)
    assert pair.tapped == ["call"]


def test_a_second_key_does_not_act_while_a_finger_is_down_on_the_first(pair: Pair) -> None:
    pair.down(1, ON_CALL)
    QTest.touchEvent(pair, pair.device).stationary(1).press(2, ON_FOLD, pair).commit()
    QTest.qWait(60)
    pair.lift(2, ON_FOLD, resting=1)
    pair.lift(1, ON_CALL)
    assert pair.tapped == ["call"]


def test_the_mouse_presses_it_once(pair: Pair) -> None:
    QTest.mouseClick(pair.key("fold"), Qt.MouseButton.LeftButton)
    assert pair.tapped == ["fold"]


def test_a_handled_touch_does_not_click_again(pair: Pair) -> None:
    pair.down(1, ON_CALL)
    QTest.qWait(60)
    pair.lift(1, ON_CALL)
    QTest.qWait(20)
    assert pair.tapped == ["call"]


def test_a_dark_key_does_not_act_and_leaves_the_finger_to_others(pair: Pair) -> None:
    key = pair.key("call")
    key.set_view(KeyView("call", enabled=False))
    pair.down(1, ON_CALL)
    QTest.touchEvent(pair, pair.device).stationary(1).press(2, ON_FOLD, pair).commit()
    QTest.qWait(60)
    pair.lift(2, ON_FOLD, resting=1)
    assert pair.tapped == ["fold"]


def test_a_key_that_became_another_under_the_finger_says_nothing(pair: Pair) -> None:
    key = pair.key("call")
    pair.down(1, ON_CALL)
    QTest.qWait(60)
    key.set_view(KeyView("next hand"))
    pair.lift(1, ON_CALL)
    assert pair.tapped == []


def test_a_key_that_vanished_under_the_finger_gives_the_finger_back(pair: Pair) -> None:
    key = pair.key("call")
    pair.down(1, ON_CALL)
    key.hide()
    QTest.touchEvent(pair, pair.device).stationary(1).press(2, ON_FOLD, pair).commit()
    QTest.qWait(60)
    pair.lift(2, ON_FOLD, resting=1)
    assert pair.tapped == ["fold"]


def test_a_screen_reader_finds_the_name_and_presses(pair: Pair) -> None:
    key = pair.key("fold")
    assert key.accessibleName() == "fold"
    key.click()
    assert pair.tapped == ["fold"]


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_key_that_became_another_one_under_the_finger_says_nothing(pair: Pair, *, by_mouse: bool) -> None:
    key = pair.key("call")
    if by_mouse:
        QTest.mousePress(key, Qt.MouseButton.LeftButton)
    else:
        pair.down(1, ON_CALL)
    QTest.qWait(60)
    key.set_view(KeyView("raise"))
    if by_mouse:
        QTest.mouseRelease(key, Qt.MouseButton.LeftButton)
    else:
        pair.lift(1, ON_CALL)
    assert pair.tapped == []
