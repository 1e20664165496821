"""A key that acts only when it is held: MISDEAL. A ring fills while the finger rests on it.

A screen reader presses and cannot hold: there a second press confirms the first, and the reader says so.
"""

from PySide6.QtCore import QElapsedTimer, QRectF, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QEventPoint,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import RADIUS, Colour
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.app.widgets.touch_key import ANYBODY

HOLD_MS = 700
"""How long it is held, milliseconds."""
STEP_MS = 40
"""How often the ring grows, milliseconds."""
AGAIN_MS = 5_000
"""How long after a screen reader's press a second one confirms it, milliseconds: the sentence takes two seconds."""


class HoldKey(PadButton):
    """Emits `tapped` once it was held long enough, or pressed twice by a screen reader; a tap says nothing."""

    def __init__(
        self, name: str, look: Look, view: KeyView, parent: QWidget | None = None, finger: OneFinger = ANYBODY
    ) -> None:
        super().__init__(name, look, view, parent, finger)
        self._since = QElapsedTimer()
        self._grows = QTimer(self)
        self._grows.setInterval(STEP_MS)
        self._grows.timeout.connect(self._grown)
        self._by_mouse = False
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self._forget_press)
        self.clicked.disconnect(self.act)
        self.clicked.connect(self._pressed_by_reader)
        self.pressed.connect(self._begin)
        self.released.connect(self._grows.stop)

    @property
    def waits_for_more(self) -> bool:
        """Whether a second press of a screen reader would confirm the first."""
        return self._again.isActive()

    @property
    def share(self) -> float:
        """How much of the time it has been held, 0 to 1."""
        return min(self._since.elapsed() / HOLD_MS, 1.0) if self._grows.isActive() else 0.0

    def let_go(self) -> None:
        self._grows.stop()
        super().let_go()

    def set_view(self, view: KeyView) -> None:
        """Show this; a press that was to be confirmed is forgotten if it is another key now."""
        if view != self.view:
            self._again.stop()
        super().set_view(view)

    def _begin(self) -> None:
        """Also called when a screen reader presses: Qt shows that for a moment."""
        if self._by_mouse or self._down_id is not None:
            self._since.start()
            self._grows.start()

    def _pressed_by_reader(self) -> None:
        """The first press asks for a second, aloud and by the edge of the key; the second acts."""
        if self._by_mouse:
            return
        if self.waits_for_more:
            self._forget_press()
            self.act()
            return
        self._again.start()
        asked = self.view.again or self.view.label
        self.setAccessibleName(asked)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, asked))
        self.update()

    def _forget_press(self) -> None:
        self._again.stop()
        self.setAccessibleName(self.view.spoken or self.view.label)
        self.update()

    def _grown(self) -> None:
        if self.share >= 1.0:
            self.let_go()
            self.act()
        self.update()

    def _came_down(self, point: QEventPoint, now_ms: int) -> None:
        super()._came_down(point, now_ms)
        if self._down_id == point.id() and not self._grows.isActive():
            self._begin()

    def _lifted(self, point: QEventPoint, now_ms: int) -> None:
        """Lifted too soon: nothing was meant."""
        if point.id() == self._down_id:
            self.let_go()

    # Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._by_mouse = True
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._by_mouse = False

    def hideEvent(self, event: QHideEvent) -> None:
        self._forget_press()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        share = 1.0 if self.waits_for_more else self.share
        if not share:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = self.look.glass.px(1.2)
            painter.setPen(QPen(colour(Colour.WARNING), width))
            face, inset = self.face(), width / 2
            full = face.adjusted(inset, inset, -inset, -inset)
            painter.setClipRect(QRectF(face.x(), face.y(), face.width() * share, face.height()))
            painter.drawRoundedRect(full, self.look.glass.px(RADIUS), self.look.glass.px(RADIUS))
