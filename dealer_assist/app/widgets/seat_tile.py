"""A seat as the dealer sees it: number, button or blind, chips in front, and what its player is doing."""

import msgspec
from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.paint.chips import draw_card_backs, draw_marker
from dealer_assist.app.paint.marks import draw_mark
from dealer_assist.app.paint.text import Align, Fitted, fit_text, text_width
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import FIGURE, FLOOR_TARGET, LABEL, RADIUS, SECOND, SMALLEST, Colour, Role
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.seat import SeatState, SeatView
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.touch_key import ANYBODY, TouchKey

MARKER_HEIGHT = 5.8
"""Button disc and blind plates, mm."""
MARKER_GAP = 0.8
"""Between the button and the blind of the same seat, mm."""


MARK_OF: dict[SeatState, Mark] = {
    SeatState.EMPTY: Mark.NONE,
    SeatState.IN: Mark.NONE,
    SeatState.TO_ACT: Mark.TO_ACT,
    SeatState.FOLDED: Mark.FOLDED,
    SeatState.ALL_IN: Mark.ALL_IN,
    SeatState.AWAY: Mark.AWAY,
    SeatState.NO_CHIPS: Mark.AWAY,
    SeatState.COMES_IN: Mark.PENDING,
    SeatState.WINNER: Mark.DONE,
}


class SeatTile(TouchKey):
    """A seat on the oval; a target when it is high enough for a finger, otherwise a read-out on one line."""

    swept = Signal(object)
    """A finger was drawn from here across other seats: the points of the page it passed."""

    def __init__(
        self, name: str, look: Look, view: SeatView, parent: QWidget | None = None, finger: OneFinger = ANYBODY
    ) -> None:
        super().__init__(name, look, parent, finger)
        self._view = view
        self._number: Fitted | None = None
        self._amount: Fitted | None = None
        self._word: Fitted | None = None
        self._mark_box = QRectF()
        self._marker_box = QRectF()
        self._blind_box = QRectF()
        self._backs_box = QRectF()
        self.setAccessibleName(view.spoken or view.label)

    @property
    def view(self) -> SeatView:
        """What it shows now."""
        return self._view

    def set_view(self, view: SeatView) -> None:
        """Show this; nothing happens if it is shown already."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(view.spoken or view.label)
            self.lay_out()
            self.update()

    @property
    def word_px(self) -> int | None:
        """Size of the word on it, pixels; None while there is none."""
        return None if self._word is None else self._word.px

    def was_swept(self, path: list[QPoint]) -> None:
        self.swept.emit(path)

    def lay_out(self) -> None:
        if self.face().height() < self.look.glass.px(FLOOR_TARGET):
            self._lay_out_line()
        else:
            self._lay_out_tile()
        made = (self._number, self._amount, self._word)
        self.clipped = any(text.clipped for text in made if text is not None)

    def _lay_out_tile(self) -> None:
        """Three lines: number and marker, chips in front, shape and word."""
        glass, face = self.look.glass, self.face()
        inner = face.adjusted(glass.px(1.8), glass.px(0.9), -glass.px(1.8), -glass.px(1.2))
        top = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.31)
        middle = QRectF(inner.x(), top.bottom(), inner.width(), inner.height() * 0.40)
        low = QRectF(face.x() + glass.px(0.8), middle.bottom(), face.width() - 2 * glass.px(0.8), inner.height() * 0.29)
        self._number = self._figure(self._view.label, top, SECOND, Align.LEFT)
        self._marker_box = band(top, glass.px(MARKER_HEIGHT))
        self._blind_box = self._marker_box.adjusted(0, 0, -glass.px(MARKER_HEIGHT + MARKER_GAP), 0)
        self._amount = self._figure(self._view.in_front, middle, FIGURE, Align.CENTRED)
        self._backs_box = band(low, glass.px(SMALLEST.capital))
        self._lay_out_state(middle, low)

    def _lay_out_line(self) -> None:
        """One line for a read-out: number, marker or shape, chips in front; a blind's marker yields to the chips."""
        self._lay_out_read_out(self._sign_width())
        if self._amount is not None and self._amount.clipped and self._view.state not in SHOUTS:
            self._lay_out_read_out(0.0)

    def _lay_out_read_out(self, sign_width: float) -> None:
        glass, face = self.look.glass, self.face()
        inner = face.adjusted(glass.px(1.2), 0, -glass.px(1.0), 0)
        role = SECOND if face.width() >= glass.px(28) else SMALLEST
        wide = text_width(self._view.label, self.look.figure_px(role), bold=True) + 1
        number = QRectF(inner.x(), inner.y(), wide, inner.height())
        sign = QRectF(number.right() + glass.px(0.7), inner.y(), glass.px(sign_width), inner.height())
        rest_x = sign.right() + glass.px(0.5)
        rest = QRectF(rest_x, inner.y(), inner.right() - rest_x, inner.height())
        self._number = self._figure(self._view.label, number, role, Align.LEFT)
        shown = sign if sign_width else QRectF()
        self._backs_box = band(shown, glass.px(SMALLEST.capital)) if not self._view.marker else QRectF()
        self._marker_box = band(shown, glass.px(MARKER_HEIGHT - 0.8)) if sign_width else QRectF()
        # on one line there is room for one: the button tells that its seat is the small blind
        self._blind_box = QRectF()
        self._mark_box = band(shown, glass.px(SMALLEST.capital))
        self._amount = self._figure(self._view.in_front, rest, LABEL, Align.RIGHT)
        self._word = None

    def _sign_width(self) -> float:
        """Width of the mark or marker on a read-out, mm."""
        if self._view.state in SHOUTS:
            return SMALLEST.capital
        if not self._view.marker:
            return SMALLEST.capital * 1.4 if self._view.cards else 0.0
        return MARKER_HEIGHT if self._view.is_button else len(self._view.marker) * 4.0

    def _lay_out_state(self, middle: QRectF, low: QRectF) -> None:
        """Shape and word: the shape large over the word where no chips lie in front, else small beside it.

        Beside it, it stands on the left in every language.
        """
        self._mark_box, self._word = QRectF(), None
        if not self._view.word:
            return
        glass, above = self.look.glass, not self._view.in_front
        side = glass.px(SMALLEST.capital)
        if above:
            middle, low = self._words_first(middle, low)
        room = low if above else low.adjusted(side * 1.45, 0, 0, 0)
        self._word = self._fit_word(self._view.word, room)
        if self._word.clipped and self._view.short:
            self._word = self._fit_word(self._view.short, room)
        if above:
            self._mark_box = band(middle, min(glass.px(FIGURE.capital), middle.height() * 0.9))
            return
        free = max(room.width() - self._word.width, 0.0) / 2
        self._mark_box = QRectF(low.x() + free, low.center().y() - side / 2, side, side)

    def _fit_word(self, word: str, room: QRectF) -> Fitted:
        look = self.look
        px = look.words_px(SMALLEST)
        return fit_text(word, room, px, look.smallest_px, rtl=look.rtl, bold=True, wrap=False)

    def _words_first(self, middle: QRectF, low: QRectF) -> tuple[QRectF, QRectF]:
        """Larger letters take height from the shape above them."""
        more = low.height() * (self.look.words_px(SMALLEST) / self.look.figure_px(SMALLEST) - 1) * 2.0
        return middle.adjusted(0, 0, 0, -more), low.adjusted(0, -more, 0, 0)

    def _figure(self, text: str, rect: QRectF, role: Role, align: Align) -> Fitted | None:
        """A figure; figures stand the same way round in every language, as the chips do."""
        if not text:
            return None
        px, least = self.look.figure_px(role), self.look.smallest_px
        return fit_text(text, rect, px, least, rtl=False, bold=True, align=align, wrap=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        view, paint = self._view, PAINTS[self._view.state]
        with QPainter(self) as painter:
            self._paint_face(painter, paint)
            on_one_line = self._word is None
            if view.marker and not (on_one_line and view.state in SHOUTS):
                px = self.look.smallest_px
                draw_marker(painter, self._marker_box, view.marker, px, disc=view.is_button)
                if view.blind:
                    draw_marker(painter, self._blind_box, view.blind, px, disc=False)
            if view.cards:
                draw_card_backs(painter, self._backs_box, view.held)
            for text, ink in ((self._number, paint.number), (self._amount, paint.amount), (self._word, paint.word)):
                if text is not None:
                    text.draw(painter, colour(ink))
            if not on_one_line or view.state in SHOUTS:
                draw_mark(painter, MARK_OF[view.state], self._mark_box, colour(paint.mark))

    def _paint_face(self, painter: QPainter, paint: "SeatPaint") -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        glass, view = self.look.glass, self._view
        width = max(glass.px(0.8 if view.lit else 0.4), 1)
        edge = QPen(colour(Colour.INFORM if view.lit else paint.edge), width)
        if view.state is SeatState.EMPTY and not view.lit:
            edge.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(edge)
        painter.setBrush(colour(paint.pressed if self.pressed_look else paint.fill))
        inset, radius = width / 2, glass.px(RADIUS)
        painter.drawRoundedRect(self.face().adjusted(inset, inset, -inset, -inset), radius, radius)


class SeatPaint(msgspec.Struct, frozen=True):
    """The colours of one state."""

    fill: Colour
    """Tile."""
    pressed: Colour
    """Tile under the finger."""
    edge: Colour
    """Outline."""
    number: Colour
    """Seat number."""
    amount: Colour
    """Chips in front."""
    word: Colour
    """Word of the state."""
    mark: Colour
    """Shape of the state."""


_C = Colour
PAINTS: dict[SeatState, SeatPaint] = {
    SeatState.EMPTY: SeatPaint(_C.FELT_EDGE, _C.KEY, _C.LINE, _C.QUIET, _C.TEXT, _C.QUIET, _C.QUIET),
    SeatState.IN: SeatPaint(_C.PANEL, _C.KEY_PRESSED, _C.LINE, _C.QUIET, _C.TEXT, _C.TEXT, _C.TEXT),
    SeatState.TO_ACT: SeatPaint(
        _C.TO_ACT, _C.TO_ACT_PRESSED, _C.TO_ACT, _C.ON_TO_ACT, _C.ON_TO_ACT, _C.ON_TO_ACT, _C.ON_TO_ACT
    ),
    SeatState.FOLDED: SeatPaint(_C.BASE, _C.KEY, _C.RAIL, _C.QUIET, _C.QUIET, _C.QUIET, _C.QUIET),
    SeatState.ALL_IN: SeatPaint(_C.PANEL, _C.KEY_PRESSED, _C.WARNING, _C.QUIET, _C.TEXT, _C.TEXT, _C.WARNING),
    SeatState.COMES_IN: SeatPaint(_C.PANEL, _C.KEY_PRESSED, _C.INFORM, _C.QUIET, _C.TEXT, _C.TEXT, _C.INFORM),
    SeatState.WINNER: SeatPaint(_C.PANEL, _C.KEY_PRESSED, _C.INFORM, _C.QUIET, _C.TEXT, _C.TEXT, _C.INFORM),
    SeatState.AWAY: SeatPaint(_C.BASE, _C.KEY, _C.RAIL, _C.QUIET, _C.QUIET, _C.QUIET, _C.QUIET),
    SeatState.NO_CHIPS: SeatPaint(_C.BASE, _C.KEY, _C.RAIL, _C.QUIET, _C.QUIET, _C.QUIET, _C.QUIET),
}
SHOUTS = frozenset(set(SeatState) - {SeatState.EMPTY, SeatState.IN})
"""On a read-out of one line these show their shape in the place of a marker."""


def band(rect: QRectF, height: float) -> QRectF:
    """A band of that height across the middle of a rectangle."""
    return QRectF(rect.x(), rect.center().y() - height / 2, rect.width(), height)
