"""The part all keys and seats share: how they are touched.

Qt turns only the first contact into mouse events, so with a resting palm an ordinary button is dead. A touch key
takes touches itself, each contact for itself, and acts when the finger lifts inside it. Mouse and screen
readers press it as any button.

A finger or a mouse does not press what nobody can have read yet (`unread`): a key that appears, moves, or comes to
mean something else says so of its place. Such a press is shown to have been passed over (`unread_sign`). A screen
reader has read it out.
"""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QEventPoint, QHideEvent, QInputDevice, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.tokens import SECOND_TAP
from dealer_assist.app.widgets.contact import Contact, OneFinger, is_palm, is_sweep, is_tap
from dealer_assist.app.widgets.unread import Box, Change
from dealer_assist.app.widgets.unread_sign import UnreadSign

ANYBODY = OneFinger()
"""The finger of a process with one window: every touch key shares it unless told otherwise."""


NEVER = object()
"""What a key that has not been on the glass yet was seen to lead to."""


class TouchKey(QAbstractButton):
    """A touch target. Subclasses paint it and set what it shows."""

    tapped = Signal()

    def __init__(self, name: str, look: Look, parent: QWidget | None = None, finger: OneFinger = ANYBODY) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.look = look
        self.clipped = False
        """Whether some text does not fit; tests look at it."""
        self.changes_by = Change.FORESEEN
        """What it is when it leads to something else."""
        self._finger = finger
        self._halo = 0
        self._down_id: int | None = None
        self._down_at = QPointF()
        self._down_ms = 0
        self._widest = 0.0
        self._drift = 0.0
        self._path: list[QPoint] = []
        self._leads_to: object = None
        self._seen_as: object = NEVER
        self.sign = UnreadSign(self)
        """That a press was passed over."""
        self.clicked.connect(self.act)
        self.pressed.connect(self._finger.look)

    @property
    def pressed_look(self) -> bool:
        """Whether a finger is on it now."""
        return self.isDown() or self._down_id is not None

    def set_look(self, look: Look) -> None:
        """Show the same in another language or on another glass."""
        if look != self.look:
            self.look = look
            self.lay_out()
            self.update()

    def set_halo(self, px: int) -> None:
        """How far the touch area reaches beyond what is painted, pixels on each side."""
        self._halo = px

    def set_target(self, target: bool) -> None:
        """Whether it takes touches at all; a read-out lets them through to what is under it."""
        if target != self._is_target and self.isVisible():
            self.must_be_read()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not target)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, target)

    def leads_to(self, what: object) -> None:
        """What a tap leads to now: another thing than before has to be read first, and a finger that is down let go."""
        if what != self._leads_to:
            self._leads_to = what
            if self.pressed_look:
                self.setDown(False)
                self.let_go()
            if self.isVisible():
                self._seen_as = what
                self.must_be_read(self.changes_by)

    def act(self) -> None:
        """It was tapped."""
        self.tapped.emit()

    @property
    def _is_target(self) -> bool:
        return not self.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def must_be_read(self, change: Change = Change.FORESEEN) -> None:
        """A tap in this place does something else from now on."""
        self._finger.changed(on_glass(self), change)

    def _came(self) -> None:
        """It stands there again: as it was seen last, or it leads to something else by now."""
        same = self._seen_as in (NEVER, self._leads_to)
        self._seen_as = self._leads_to
        self.must_be_read(Change.FORESEEN if same else self.changes_by)

    def face(self) -> QRectF:
        """What is painted, without the halo; pixels."""
        halo = self._halo
        return QRectF(self.rect()).adjusted(halo, halo, -halo, -halo)

    def lay_out(self) -> None:
        """Make texts and rectangles; called when the view, the look or the size changes."""

    # touch

    def _touched(self, event: QTouchEvent) -> None:
        for point in event.points():
            match point.state():
                case QEventPoint.State.Pressed:
                    self._came_down(point, event.timestamp())
                case QEventPoint.State.Updated:
                    self._moved(point)
                case QEventPoint.State.Released:
                    self._lifted(point, event.timestamp())
                case _:
                    pass

    def _came_down(self, point: QEventPoint, now_ms: int) -> None:
        width = self._width_mm(point)
        # A palm does not take the finger: the key stays free for the finger that comes after it.
        if self._down_id is not None or is_palm(width) or not self.isEnabled():
            return
        if not self._was_read(point.globalPosition()) or not self._finger.take(self):
            return
        self._finger.look()
        self._down_id = point.id()
        self._down_at = point.position()
        self._down_ms = now_ms
        self._widest = width
        self._drift = 0.0
        self._path = [self.mapToParent(point.position().toPoint())]
        self.update()

    def _moved(self, point: QEventPoint) -> None:
        if point.id() != self._down_id:
            return
        self._widest = max(self._widest, self._width_mm(point))
        self._path.append(self.mapToParent(point.position().toPoint()))
        gone = point.position() - self._down_at
        self._drift = max(self._drift, self.look.glass.mm((gone.x() ** 2 + gone.y() ** 2) ** 0.5))
        if is_palm(self._widest):
            self.let_go()

    def _lifted(self, point: QEventPoint, now_ms: int) -> None:
        if point.id() != self._down_id:
            return
        self._moved(point)
        inside = self.rect().contains(point.position().toPoint())
        contact = Contact(self._widest, now_ms - self._down_ms, self._drift, inside)
        self.let_go()
        if is_tap(contact) and self.isEnabled():
            self.act()
        elif is_sweep(contact):
            self.was_swept(self._path)

    def let_go(self) -> None:
        """Forget the finger on it; lifting it says nothing."""
        self._down_id = None
        self._finger.release(self)
        self.update()

    def was_swept(self, path: list[QPoint]) -> None:
        """A finger that came down here was drawn along these points of the parent; most keys say nothing to it."""

    def _was_read(self, at: QPointF) -> bool:
        read = self._finger.comes_down(int(at.x()), int(at.y()), self.look.glass.px(SECOND_TAP))
        if not read:
            self.sign.give()
        return read

    def _width_mm(self, point: QEventPoint) -> float:
        size = point.ellipseDiameters()
        return self.look.glass.mm(max(size.width(), size.height()))

    # Qt

    def event(self, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.TouchBegin | QEvent.Type.TouchUpdate | QEvent.Type.TouchEnd:
                assert isinstance(event, QTouchEvent)
                self._touched(event)
                event.accept()
                return True
            case QEvent.Type.TouchCancel:
                self.let_go()
                return True
            case QEvent.Type.Show if self._is_target:
                self._came()
            case QEvent.Type.Hide if self._is_target:
                self.must_be_read()
            case QEvent.Type.Move | QEvent.Type.Resize if self._is_target and self.isVisible():
                self.must_be_read()
            case QEvent.Type.Paint if self.sign.stands:
                painted = super().event(event)
                self.sign.paint(self.face(), self.look.glass)
                return painted
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if _from_touch(event):
            event.accept()
            return
        if not self._was_read(event.globalPosition()):
            event.accept()
            return
        self._path = [self.mapToParent(event.position().toPoint())]
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._path and not _from_touch(event):
            self._path.append(self.mapToParent(event.position().toPoint()))
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if _from_touch(event):
            event.accept()
            return
        super().mouseReleaseEvent(event)
        if not self.rect().contains(event.position().toPoint()):
            self.was_swept(self._path)
        self._path = []

    def hideEvent(self, event: QHideEvent) -> None:
        # A key that vanishes under the finger must not keep the finger for itself.
        self.let_go()
        self.sign.drop()


def on_glass(part: QWidget) -> Box:
    """The place of a part, pixels of the glass."""
    corner, size = part.mapToGlobal(QPoint(0, 0)), part.size()
    return corner.x(), corner.y(), corner.x() + size.width(), corner.y() + size.height()


def _from_touch(event: QMouseEvent) -> bool:
    """Whether the system made this mouse event out of a touch that was handled already."""
    return event.device().type() == QInputDevice.DeviceType.TouchScreen
