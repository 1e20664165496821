"""A seat as the dealer sees it: number, button or blind, chips in front, cards that show, what its player does."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.paint.cards import draw_small_card
from dealer_assist.app.paint.chips import draw_card_backs, draw_marker
from dealer_assist.app.paint.marks import draw_mark
from dealer_assist.app.paint.seat_colours import MARK_OF, PAINTS, SeatPaint
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import FLOOR_TARGET, RADIUS, Colour
from dealer_assist.app.views.seat import SeatState, SeatView
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.seat_line import line_parts
from dealer_assist.app.widgets.seat_parts import SeatParts, tile_parts
from dealer_assist.app.widgets.touch_key import ANYBODY, TouchKey

DIM = 0.62
"""Opacity of chips that count for nothing yet."""


class SeatTile(TouchKey):
    """A seat on the oval; a target when it is high enough for a finger, otherwise a read-out."""

    swept = Signal(object)
    """A finger was drawn from here across other seats: the points of the page it passed."""

    def __init__(
        self, name: str, look: Look, view: SeatView, parent: QWidget | None = None, finger: OneFinger = ANYBODY
    ) -> None:
        super().__init__(name, look, parent, finger)
        self._view = view
        self._parts = SeatParts(view, self.face(), look)
        self.setAccessibleName(view.spoken or view.label)
        self.leads_to(view.leads_to)

    @property
    def view(self) -> SeatView:
        """What it shows now."""
        return self._view

    def set_view(self, view: SeatView) -> None:
        """Show this; nothing happens if it is shown already."""
        if view != self._view:
            self._view = view
            self.leads_to(view.leads_to)
            self.setAccessibleName(view.spoken or view.label)
            self.lay_out()
            self.update()

    @property
    def word_px(self) -> int | None:
        """Size of the word on it, pixels; None while there is none."""
        return None if self._parts.word is None else self._parts.word.px

    @property
    def drawn_markers(self) -> tuple[str, ...]:
        """Markers there is room for."""
        return tuple(text for text, _ in self._parts.markers)

    @property
    def drawn_cards(self) -> int:
        """Cards that show and have room, so many."""
        return len(self._parts.cards)

    def act(self) -> None:
        """It was tapped: what that made of it has to be seen before the next tap. Other seats wait for nothing.

        Where a panel has opened over it the keys there are the panel's own affair.
        """
        super().act()
        if self._is_target:
            self.must_be_read()

    def was_swept(self, path: list[QPoint]) -> None:
        self.swept.emit(path)

    def lay_out(self) -> None:
        low = self.face().height() < self.look.glass.px(FLOOR_TARGET)
        self._parts = (line_parts if low else tile_parts)(self._view, self.face(), self.look)
        self.clipped = self._parts.clipped

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        view, paint, parts = self._view, PAINTS[self._view.state], self._parts
        with QPainter(self) as painter:
            self._paint_face(painter, paint)
            for text, plate in parts.markers:
                disc = view.is_button and text == view.marker
                draw_marker(painter, plate, text, self.look.smallest_px, disc=disc)
            if view.cards and not view.up:
                draw_card_backs(painter, parts.backs, view.held)
            for card, box in zip(view.up, parts.cards, strict=False):
                draw_small_card(painter, box, card, self.look.deck)
            for fitted, ink in ((parts.number, paint.number), (parts.word, paint.word)):
                if fitted is not None:
                    fitted.draw(painter, colour(ink))
            if parts.amount is not None:
                painter.setOpacity(DIM if view.early else 1.0)
                parts.amount.draw(painter, colour(paint.amount))
                painter.setOpacity(1.0)
            if not parts.mark.isEmpty():
                draw_mark(painter, MARK_OF[view.state], parts.mark, colour(paint.mark))

    def _paint_face(self, painter: QPainter, paint: SeatPaint) -> None:
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
