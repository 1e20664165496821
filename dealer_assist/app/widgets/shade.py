"""What lies over the whole window: a tint that takes light away, a sleeping screen, or a glass that is being cleaned.

The tint lets touches through. Asleep, the first touch only wakes; while the glass is cleaned no touch says anything.
What it gives free again has to be read before it is tapped.
"""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QTouchEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.paint.text import fit_text
from dealer_assist.app.theme.light import Glow, shares
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import HEADLINE_NUMBER, PROMPT, Colour
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.touch_key import ANYBODY, on_glass

TOUCHES = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)


class Shade(QWidget):
    """Lies over everything else; hidden while it has nothing to do."""

    woken = Signal()
    """A finger has touched a sleeping screen and was lifted."""

    def __init__(self, look: Look, parent: QWidget, finger: OneFinger = ANYBODY) -> None:
        super().__init__(parent)
        self._finger = finger
        self.setObjectName("shade")
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.look = look
        self._glow = Glow()
        self._asleep = False
        self._cleaning: tuple[str, str] | None = None
        self._show()

    @property
    def cleaning(self) -> tuple[str, str] | None:
        """What it says while the glass is cleaned; None = it is not."""
        return self._cleaning

    def set_glow(self, glow: Glow, *, asleep: bool, spoken: str = "") -> None:
        """Take that much light away; asleep it takes touches too, and says why to a screen reader."""
        self._glow, self._asleep = glow, asleep
        self.setAccessibleName(spoken if asleep else "")
        self._show()

    def set_cleaning(self, said: tuple[str, str] | None) -> None:
        """Cover the screen with these two lines; None = the glass is clean."""
        self._cleaning = said
        if said is not None:
            self.setAccessibleName(". ".join(said))
        self._show()

    def _show(self) -> None:
        takes = self._asleep or self._cleaning is not None
        if self.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents) is takes:
            self._finger.changed(on_glass(self))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not takes)
        self.setVisible(takes or shares(self._glow, asleep=self._asleep) != (1.0, 1.0, 1.0))
        self.raise_()
        self.update()

    def _lifted(self) -> None:
        if self._asleep and self._cleaning is None:
            self.woken.emit()

    # Qt

    def event(self, event: QEvent) -> bool:
        if event.type() not in TOUCHES:
            return super().event(event)
        assert isinstance(event, QTouchEvent)
        event.accept()
        if event.type() in (QEvent.Type.TouchEnd, QEvent.Type.TouchCancel):
            self._lifted()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._lifted()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self._cleaning is not None:
                self._paint_cleaning(painter, self._cleaning)
            red, green, blue = (round(share * 255) for share in shares(self._glow, asleep=self._asleep))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
            painter.fillRect(event.rect(), QColor(red, green, blue))

    def _paint_cleaning(self, painter: QPainter, said: tuple[str, str]) -> None:
        painter.fillRect(self.rect(), colour(Colour.BASE))
        look, whole = self.look, QRectF(self.rect())
        margin = look.glass.px(10)
        upper = QRectF(margin, whole.height() * 0.25, whole.width() - 2 * margin, whole.height() * 0.25)
        lower = upper.translated(0, upper.height())
        for text, rect, role, bold in ((said[0], upper, HEADLINE_NUMBER, True), (said[1], lower, PROMPT, False)):
            fitted = fit_text(text, rect, look.words_px(role), look.smallest_px, rtl=look.rtl, bold=bold)
            fitted.draw(painter, colour(Colour.INFORM if bold else Colour.TEXT))
