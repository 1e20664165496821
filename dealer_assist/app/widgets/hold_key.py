"""A key that acts only when it is held: MISDEAL. A ring fills while the finger rests on it."""

from PySide6.QtCore import QElapsedTimer, QRectF, QTimer
from PySide6.QtGui import QEventPoint, QPainter, QPaintEvent, QPen
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


class HoldKey(PadButton):
    """Emits `tapped` once it was held long enough; a tap says nothing."""

    def __init__(
        self, name: str, look: Look, view: KeyView, parent: QWidget | None = None, finger: OneFinger = ANYBODY
    ) -> None:
        super().__init__(name, look, view, parent, finger)
        self._since = QElapsedTimer()
        self._grows = QTimer(self)
        self._grows.setInterval(STEP_MS)
        self._grows.timeout.connect(self._grown)
        self.clicked.disconnect(self.act)
        self.pressed.connect(self._begin)
        self.released.connect(self._grows.stop)

    @property
    def share(self) -> float:
        """How much of the time it has been held, 0 to 1."""
        return min(self._since.elapsed() / HOLD_MS, 1.0) if self._grows.isActive() else 0.0

    def let_go(self) -> None:
        self._grows.stop()
        super().let_go()

    def _begin(self) -> None:
        self._since.start()
        self._grows.start()

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

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._grows.isActive():
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = self.look.glass.px(1.2)
            painter.setPen(QPen(colour(Colour.WARNING), width))
            face, inset = self.face(), width / 2
            full = face.adjusted(inset, inset, -inset, -inset)
            painter.setClipRect(QRectF(face.x(), face.y(), face.width() * self.share, face.height()))
            painter.drawRoundedRect(full, self.look.glass.px(RADIUS), self.look.glass.px(RADIUS))
