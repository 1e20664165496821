"""PySide keeps count of None, True and False: 500 calls of each Qt method used leave their references where they were.

PySide6 6.12.0 lost one reference to None a call, and CPython 3.11 stopped with "deallocating None" after some 7,000
of them. From CPython 3.12 on these three are immortal: there the fault can neither be seen nor do harm.

What is called once in the life of the program is left out: its style, palette and fonts, and filling the screen.
"""

import gc
import os
import sys
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import (
    QEvent,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    QSocketNotifier,
    Qt,
    QThread,
    QTime,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFont,
    QFontMetricsF,
    QHideEvent,
    QImage,
    QInputDevice,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QResizeEvent,
    QTextLayout,
    QTextOption,
    QTouchEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

CALLS = 500
SLACK = 25
"""The interpreter itself comes and goes by a few; one lost reference a call would show as 500."""

pytestmark = pytest.mark.skipif(sys.version_info >= (3, 12), reason="None, True and False are immortal here")

FONT, PATH, RECT = QFont, QPainterPath(), QRectF(0, 0, 60, 30)
RTL = Qt.LayoutDirection.RightToLeft


class Painted(QWidget):
    """A widget whose own methods Qt calls; they answer None or a bool."""

    said = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.said.connect(self.heard)
        self.child, self.other = QWidget(self), QWidget(self)
        self.key = QPushButton(self)

    def heard(self, what: object) -> None:
        """A slot that asks who calls and does nothing."""
        self.sender()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd):
            assert isinstance(event, QTouchEvent)
            read = [
                (point.id(), point.state(), self.mapToParent(point.position().toPoint()), point.ellipseDiameters())
                for point in event.points()
            ]
            event.accept()
            return bool(read) and event.timestamp() >= 0
        return super().event(event)

    def paintEvent(self, event: QEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor("black"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.device().type() != QInputDevice.DeviceType.TouchScreen:
            event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        event.size().width()

    def hideEvent(self, event: QHideEvent) -> None:
        event.accept()

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)

    def mouseReleaseEvent(self, event: QEvent) -> None:
        event.accept()


def a_text() -> QTextLayout:
    """A text laid out line by line, as the painted strips do it."""
    layout = QTextLayout("SEAT 2: CALL 40 OR FOLD")
    option = QTextOption(Qt.AlignmentFlag.AlignCenter)
    option.setTextDirection(RTL)
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.setCacheEnabled(True)
    layout.beginLayout()
    line = layout.createLine()
    assert line.isValid()
    line.setLineWidth(50.0)
    line.setPosition(QPointF(0, 0))
    layout.endLayout()
    assert layout.lineCount()
    assert layout.lineAt(0).naturalTextWidth() > 0
    return layout


def drawn_path() -> QPainterPath:
    """A path of every kind of stroke."""
    path = QPainterPath()
    path.moveTo(0, 0)
    path.lineTo(5, 5)
    path.quadTo(1, 2, 3, 4)
    path.cubicTo(1, 2, 3, 4, 5, 6)
    path.arcMoveTo(RECT, 30)
    path.arcTo(RECT, 30, 60)
    path.addEllipse(RECT)
    path.addPolygon(QPolygonF([QPointF(0, 0), QPointF(5, 0), QPointF(0, 5)]))
    path.addRoundedRect(RECT, 2, 2)
    path.closeSubpath()
    assert not path.isEmpty()
    return path.united(path)


def set_font() -> None:
    """A font as the theme makes it."""
    font = QFont()
    font.setFamilies(["Noto Sans"])
    font.setPixelSize(22)
    font.setBold(True)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)


def set_gradient() -> None:
    """The felt's light."""
    gradient = QRadialGradient(QPointF(5, 5), 5)
    gradient.setColorAt(0.5, QColor("green"))


def timed() -> None:
    """A timer as the session uses it, for "Saving"."""
    timer = QTimer()
    timer.setSingleShot(True)
    timer.setInterval(9)
    timer.start()
    assert timer.isActive()
    assert timer.interval() == 9
    timer.stop()
    QTimer.singleShot(0, timer.stop)


def measured() -> float:
    """A rectangle asked for everything, and moved."""
    rect = QRectF(1, 2, 3, 4)
    rect.setBottom(9)
    sides = rect.x() + rect.y() + rect.width() + rect.height() + rect.right() + rect.bottom()
    return sides + rect.topLeft().x() + rect.toRect().width()


def worked() -> bool:
    """A thread begun and ended, as the journal's is."""
    thread = QThread()
    thread.start()
    thread.quit()
    return thread.wait(2000)


def heard() -> None:
    """A pipe listened to, as for the system's signals."""
    hears, tells = os.pipe()
    notifier = QSocketNotifier(hears, QSocketNotifier.Type.Read)
    notifier.setEnabled(False)
    for end in (hears, tells):
        os.close(end)


def saved_and_restored(painter: QPainter) -> None:
    """The painter's state put aside and taken back."""
    painter.save()
    painter.restore()


def hidden_and_shown(widget: QWidget) -> None:
    """As a drawer opens and closes."""
    widget.hide()
    widget.show()


def closed_and_shown(widget: QWidget) -> None:
    """As a replay's window is closed."""
    widget.close()
    widget.show()


def disabled_and_enabled(widget: QWidget) -> None:
    """As a key that has nothing to do."""
    widget.setEnabled(False)
    widget.setEnabled(True)


PAINTING: dict[str, Callable[[QPainter], object]] = {
    "drawEllipse": lambda painter: painter.drawEllipse(QPointF(5, 5), 3, 3),
    "drawLine": lambda painter: painter.drawLine(0, 0, 5, 5),
    "drawPath": lambda painter: painter.drawPath(PATH),
    "drawPixmap": lambda painter: painter.drawPixmap(0, 0, QPixmap(4, 4)),
    "drawPolygon": lambda painter: painter.drawPolygon([QPointF(0, 0), QPointF(5, 0), QPointF(0, 5)]),
    "drawRoundedRect": lambda painter: painter.drawRoundedRect(RECT, 1, 1),
    "drawText": lambda painter: painter.drawText(RECT, Qt.AlignmentFlag.AlignCenter, "155"),
    "fillPath": lambda painter: painter.fillPath(PATH, QColor("red")),
    "fillRect": lambda painter: painter.fillRect(RECT, QColor("red")),
    "save, restore": saved_and_restored,
    "scale": lambda painter: painter.scale(1.0, 1.0),
    "setBrush": lambda painter: painter.setBrush(QColor("red")),
    "setClipPath": lambda painter: painter.setClipPath(PATH),
    "setFont": lambda painter: painter.setFont(QFont()),
    "setLayoutDirection": lambda painter: painter.setLayoutDirection(RTL),
    "setOpacity": lambda painter: painter.setOpacity(0.5),
    "setPen": lambda painter: painter.setPen(QPen(QColor("red"), 1.0)),
    "setRenderHint": lambda painter: painter.setRenderHint(QPainter.RenderHint.Antialiasing, True),
    "translate": lambda painter: painter.translate(0, 0),
    "QTextLayout.draw": lambda painter: a_text().draw(painter, QPointF(0, 0)),
}
TO_WIDGETS: dict[str, Callable[[Painted], object]] = {
    "close, show": closed_and_shown,
    "emit to a slot": lambda widget: widget.said.emit(None),
    "grab": lambda widget: widget.grab(),
    "geometry, size": lambda widget: (widget.geometry().center(), widget.size().height(), widget.width()),
    "hide, show": hidden_and_shown,
    "isDown of a key": lambda widget: widget.key.isDown(),
    "isEnabled": lambda widget: widget.isEnabled(),
    "isVisible": lambda widget: widget.isVisible(),
    "layoutDirection": lambda widget: widget.layoutDirection(),
    "setLayoutDirection": lambda widget: widget.setLayoutDirection(RTL),
    "raise_ of a child": lambda widget: widget.child.raise_(),
    "mouse press and release": lambda widget: QTest.mouseClick(widget, Qt.MouseButton.LeftButton),
    "parent": lambda widget: widget.child.parent(),
    "screen": lambda widget: widget.screen().geometry(),
    "setCursor": lambda widget: widget.setCursor(Qt.CursorShape.BlankCursor),
    "objectName": lambda widget: widget.objectName(),
    "setObjectName": lambda widget: widget.setObjectName("seat1"),
    "property": lambda widget: (widget.setProperty("seat", None), widget.property("seat")),
    "rect, contains": lambda widget: widget.rect().contains(RECT.center().toPoint()),
    "repaint": lambda widget: widget.repaint(),
    "resize": lambda widget: [widget.resize(size, size) for size in (50, 60)],
    "setAccessibleName": lambda widget: widget.setAccessibleName("seat 1"),
    "setAttribute": lambda widget: widget.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, True),
    "setEnabled": disabled_and_enabled,
    "setFocusPolicy": lambda widget: widget.setFocusPolicy(Qt.FocusPolicy.NoFocus),
    "setGeometry": lambda widget: widget.setGeometry(QRect(0, 0, 100, 100)),
    "setParent": lambda widget: [widget.child.setParent(parent) for parent in (widget.other, widget)],
    "setVisible": lambda widget: widget.setVisible(True),
    "setWindowTitle": lambda widget: widget.setWindowTitle("Table"),
    "update": lambda widget: widget.update(),
}
BY_ITSELF: dict[str, Callable[[], object]] = {
    "QColor": lambda: QColor("red").isValid(),
    "QFont": set_font,
    "QFontMetricsF": lambda: (QFontMetricsF(QFont()).horizontalAdvance("155"), QFontMetricsF(QFont()).ascent()),
    "QImage": lambda: QImage(4, 4, QImage.Format.Format_ARGB32).fill(0),
    "QObject.thread": lambda: QObject().thread(),
    "QObject.moveToThread": lambda: QObject().moveToThread(QThread.currentThread()),
    "QPainterPath": drawn_path,
    "QPalette": lambda: QPalette().setColor(QPalette.ColorRole.Window, QColor("black")),
    "QPixmap": lambda: QPixmap().isNull(),
    "QPixmap.fill": lambda: QPixmap(4, 4).fill(QColor("red")),
    "QRadialGradient": set_gradient,
    "QRectF": lambda: (RECT.adjusted(1, 1, 1, 1), RECT.isNull(), RECT.contains(RECT.topLeft()), RECT.toRect()),
    "QRectF.moveCenter": lambda: QRectF(QPointF(0, 0), QSizeF(1, 1)).moveCenter(RECT.center()),
    "QRectF, its sides": measured,
    "QSocketNotifier": heard,
    "QTextLayout": a_text,
    "QTime": lambda: QTime.currentTime().toString("HH:mm"),
    "QThread": lambda: QThread.currentThread().isRunning(),
    "QTimer": timed,
    "events": lambda: QApplication.sendPostedEvents(),
}


def counts() -> dict[str, int]:
    """References to each of the three, once nothing is waiting to be delivered or thrown away."""
    QApplication.sendPostedEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return {"None": sys.getrefcount(None), "True": sys.getrefcount(True), "False": sys.getrefcount(False)}


def drift(call: Callable[[], object]) -> dict[str, int]:
    """How many references to each of the three were won or lost in 500 calls; those that kept count are left out."""
    call()
    before = counts()
    for _ in range(CALLS):
        call()
    after = counts()
    return {name: after[name] - before[name] for name in before if abs(after[name] - before[name]) > SLACK}


@pytest.fixture
def painter(qapp: QApplication) -> Iterator[QPainter]:
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    with QPainter(image) as painting:
        yield painting


@pytest.fixture
def widget(qtbot: QtBot) -> Painted:
    widget = Painted()
    widget.resize(100, 100)
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.mark.parametrize("name", PAINTING)
def test_painting_keeps_count(painter: QPainter, name: str) -> None:
    assert drift(lambda: PAINTING[name](painter)) == {}


@pytest.mark.parametrize("name", TO_WIDGETS)
def test_what_is_called_on_widgets_keeps_count(widget: Painted, name: str) -> None:
    assert drift(lambda: TO_WIDGETS[name](widget)) == {}


@pytest.mark.parametrize("name", BY_ITSELF)
def test_what_stands_by_itself_keeps_count(qapp: QApplication, name: str) -> None:
    assert drift(BY_ITSELF[name]) == {}


def test_a_thread_begun_and_ended_loses_no_reference(qapp: QApplication) -> None:
    # 6.11.3 keeps one reference to None too many for each of them.
    assert all(change > 0 for change in drift(worked).values())


def test_throwing_an_object_away_loses_no_reference(widget: Painted) -> None:
    # 6.11.3 keeps one reference to None too many for every object that Qt itself destroys. Too many does no harm.
    assert all(change > 0 for change in drift(lambda: QWidget(widget).deleteLater()).values())


def test_touches_keep_count(widget: Painted) -> None:
    glass = QTest.createTouchDevice()
    spot = widget.rect().center()

    def tap() -> None:
        QTest.touchEvent(widget, glass).press(0, spot).commit()
        QTest.touchEvent(widget, glass).release(0, spot).commit()

    assert drift(tap) == {}


def test_the_probe_sees_a_reference_lost_at_every_call() -> None:
    kept: list[object] = []

    assert drift(lambda: kept.append(None))["None"] == pytest.approx(CALLS, abs=SLACK)
