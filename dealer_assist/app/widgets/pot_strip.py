"""The pots in the middle of the table, always in the same spot.

Where the room keeps the total of a growing pot to itself, a dash and an eye stand there, and the total shows as long
as a finger holds them (the room's `pot_totals`).
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.paint.marks import draw_mark
from dealer_assist.app.paint.text import NARROWEST, Align, Fitted, fit_text, text_width
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import FIGURE, RADIUS, SECOND, Colour
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.pots import NOTHING, PotsView, PotView
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.touch_key import ANYBODY, TouchKey

BETWEEN_PLATES = 4.0
BETWEEN_ROWS = 1.0
PAD = 3.0
AFTER_NAME = 2.5
EYE = FIGURE.capital * 1.1


class Row:
    """Plates side by side, main pot on the left as on the felt: a plate each, its name before its amount."""

    def __init__(self, pots: tuple[PotView, ...], face: QRectF, look: Look, *, veiled: bool = False) -> None:
        self._look = look
        self._eye_room = look.glass.px(EYE + AFTER_NAME) if veiled else 0
        self.texts: list[tuple[Fitted, Colour]] = []
        self.plates: list[QRectF] = []
        self.eyes: list[QRectF] = []
        gap, pad, air = look.glass.px(BETWEEN_PLATES), look.glass.px(PAD), look.glass.px(BETWEEN_ROWS) / 2
        self._narrowed = 1.0
        names, figures = self._sizes(pots, face, gap, pad)
        if self._needed(pots, names, figures, gap, pad) > face.width():
            # many pots of many digits: less air, then narrower figures
            gap, pad = gap // 2, pad // 2
            self._narrow(pots, face.width() + gap, names, figures, gap + 2 * pad)
        widths = [self._width(pot, names, figures) + 2 * pad for pot in pots]
        whole = sum(widths) + gap * (len(pots) - 1)
        x = face.center().x() - whole / 2
        for pot, width in zip(pots, widths, strict=True):
            plate = QRectF(x, face.y(), width, face.height())
            self.plates.append(plate)
            # the tallest letters may reach into the gap above and below
            self._lay_out_pot(pot, plate.adjusted(pad, -air, -pad, air), names, figures)
            x += width + gap
        self.clipped = any(text.clipped for text, _ in self.texts) or whole > face.width() + 1

    def _sizes(self, pots: tuple[PotView, ...], face: QRectF, gap: float, pad: float) -> tuple[int, int]:
        """Font sizes of names and amounts at which all pots fit; both shrink together."""
        look = self._look
        highest = max(int(face.height() / 1.1), look.smallest_px)
        names, figures = min(look.words_px(SECOND), highest), min(look.figure_px(FIGURE), highest)
        while figures > look.smallest_px:
            if self._needed(pots, names, figures, gap, pad) <= face.width():
                break
            figures -= 1
            names = max(min(names, figures), look.smallest_px)
        return names, figures

    def _needed(self, pots: tuple[PotView, ...], names: int, figures: int, gap: float, pad: float) -> float:
        return sum(self._width(pot, names, figures) + 2 * pad for pot in pots) + gap * (len(pots) - 1)

    def _narrow(self, pots: tuple[PotView, ...], room: float, names: int, figures: int, around: float) -> None:
        """Draw amounts as much narrower as they must be to leave the names their width."""
        amounts = sum(text_width(pot.amount, figures, bold=True) for pot in pots)
        others = sum(self._width(pot, names, figures) + around for pot in pots) - amounts
        self._narrowed = min(max((room - others) / max(amounts, 1.0), NARROWEST), 1.0)

    def _width(self, pot: PotView, names: int, figures: int) -> float:
        between = self._look.glass.px(AFTER_NAME)
        amount = text_width(pot.amount, figures, bold=True) * self._narrowed
        return text_width(pot.label, names) + between + amount + 2 + self._eye_room

    def _lay_out_pot(self, pot: PotView, cell: QRectF, names: int, figures: int) -> None:
        rtl = self._look.rtl
        if self._eye_room:
            side = self._look.glass.px(EYE)
            x = cell.x() if rtl else cell.right() - side
            self.eyes.append(QRectF(x, cell.center().y() - side / 2, side, side))
            cell = cell.adjusted(self._eye_room, 0, 0, 0) if rtl else cell.adjusted(0, 0, -self._eye_room, 0)
        label_width = text_width(pot.label, names) + 1
        label_x = cell.right() - label_width if rtl else cell.x()
        label = QRectF(label_x, cell.y(), label_width, cell.height())
        value = cell.adjusted(0, 0, -label_width, 0) if rtl else cell.adjusted(label_width, 0, 0, 0)
        self.texts.append((fit_text(pot.label, label, names, names, rtl=rtl, wrap=False), Colour.QUIET))
        side_of_value = Align.LEFT if rtl else Align.RIGHT
        text = fit_text(pot.amount, value, figures, figures, rtl=False, bold=True, align=side_of_value, wrap=False)
        self.texts.append((text, Colour.TEXT))

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(Colour.FELT_EDGE))
        radius = self._look.glass.px(RADIUS)
        for plate in self.plates:
            painter.drawRoundedRect(plate, radius, radius)
        for text, ink in self.texts:
            text.draw(painter, colour(ink))
        for eye in self.eyes:
            draw_mark(painter, Mark.EYE, eye, colour(Colour.QUIET))


class Rows:
    """All pots in one row, or in two below each other where many side pots would not fit beside each other."""

    def __init__(self, pots: tuple[PotView, ...], face: QRectF, look: Look, *, veiled: bool = False) -> None:
        self._rows = [Row(pots, face, look, veiled=veiled)]
        if self.clipped and len(pots) > 1:
            gap = look.glass.px(BETWEEN_ROWS)
            height, half = (face.height() - gap) / 2, (len(pots) + 1) // 2
            upper = QRectF(face.x(), face.y(), face.width(), height)
            lower = upper.translated(0, height + gap)
            halves = ((pots[:half], upper), (pots[half:], lower))
            self._rows = [Row(some, place, look, veiled=veiled) for some, place in halves]

    @property
    def clipped(self) -> bool:
        """Whether there is no room for all of it."""
        return any(row.clipped for row in self._rows)

    def draw(self, painter: QPainter) -> None:
        """Paint them."""
        for row in self._rows:
            row.draw(painter)


class PotStrip(TouchKey):
    """Shows a `PotsView`; a veiled total while a finger is on it."""

    def __init__(
        self, name: str, look: Look, view: PotsView, parent: QWidget | None = None, finger: OneFinger = ANYBODY
    ) -> None:
        super().__init__(name, look, parent, finger)
        self.view = view
        self._open: Rows | None = None
        self._veil: Rows | None = None
        self._show_view()

    @property
    def shown(self) -> tuple[PotView, ...]:
        """The pots as they can be read now."""
        return self.view.pots if not self.view.veiled or self.pressed_look else veil(self.view.pots)

    def set_view(self, view: PotsView) -> None:
        """Show this; nothing happens if it is shown already."""
        if view != self.view:
            self.view = view
            self.let_go()
            self._show_view()
            self.lay_out()
            self.update()

    def lay_out(self) -> None:
        self._open, self._veil, self.clipped = None, None, False
        face = self.face()
        if face.width() <= 1 or face.height() <= 1:
            return
        self._open = Rows(self.view.pots, face, self.look)
        if self.view.veiled:
            self._veil = Rows(veil(self.view.pots), face, self.look, veiled=True)
        self.clipped = any(row.clipped for row in (self._open, self._veil) if row is not None)

    def _show_view(self) -> None:
        self.setAccessibleName(self.view.spoken)
        self.set_target(self.view.veiled)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        row = self._open if self._veil is None or self.pressed_look else self._veil
        if row is not None:
            with QPainter(self) as painter:
                row.draw(painter)


def veil(pots: tuple[PotView, ...]) -> tuple[PotView, ...]:
    """The same pots without what lies in them."""
    return tuple(PotView(pot.label, NOTHING) for pot in pots)
