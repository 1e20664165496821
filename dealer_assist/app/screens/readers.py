"""The technician's page of card readers: a headline, rows of words and keys, tabs."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import Chosen, KeyTapped
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.readers_page import ReadersLayout, RowPlaces, RowShape, readers_layout
from dealer_assist.app.paint.marks import draw_mark
from dealer_assist.app.paint.text import Align, fit_text
from dealer_assist.app.screens.page import Page
from dealer_assist.app.screens.placing import put, px_rect
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import LABEL, SECOND, SMALLEST, Colour
from dealer_assist.app.views.line import LineView
from dealer_assist.app.views.readers_page import ReadersPageView, RowView
from dealer_assist.app.widgets.line import TextLine
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.app.widgets.prompt_strip import PromptStrip

HANGS = 0.25
"""Of a letter's size: how deep a tail hangs below the line."""


class RowLine(TextLine):
    """Words of a row, at the edge where reading starts."""

    align = Align.LEADING

    def lay_out(self) -> None:
        super().lay_out()
        view, look = self.view, self.look
        if self._text is None or self._text.layout.lineCount() < 2:
            return
        # of several lines the last needs room for what hangs below it
        rect = QRectF(self.rect()).adjusted(0, 0, 0, -HANGS * look.smallest_px)
        px = look.words_px(view.role)
        self._text = fit_text(view.text, rect, px, look.smallest_px, rtl=look.rtl, bold=view.bold, align=self.align)
        self.clipped = self._text.clipped


class ReadersPage(Page):
    """Shows a `ReadersPageView`; emits what is tapped."""

    painted = Signal()
    """The prompt is on the glass, and with it what the keys mean."""

    def __init__(self, look: Look, view: ReadersPageView, parent: QWidget | None = None) -> None:
        super().__init__("readers_page", look, parent)
        self._view = view
        self.layout_mm: ReadersLayout | None = None
        self.prompt = PromptStrip("readers.prompt", look, view.prompt, self)
        self.prompt.painted.connect(self.painted)
        self.back = self.made_key("readers.back", view.back, KeyTapped("back"))
        self.titles: list[RowLine] = []
        self.seconds: list[RowLine] = []
        self.keys: list[list[PadButton]] = []
        self.tabs: list[PadButton] = []
        self._make_parts()

    @property
    def view(self) -> ReadersPageView:
        """What it shows now."""
        return self._view

    def set_view(self, view: ReadersPageView) -> None:
        """Show this; parts are made anew where there are others."""
        other = _shape(view) != _shape(self._view)
        self._view = view
        self.prompt.set_view(view.prompt)
        self.back.set_view(view.back)
        if other:
            self._make_parts()
            self.place_all()
        for place, row in enumerate(view.rows):
            self.titles[place].set_view(_title(row))
            self.seconds[place].set_view(LineView(row.second, role=SECOND))
            for key, (_, _, key_view) in zip(self.keys[place], row.keys, strict=True):
                key.set_view(key_view)
        for key, (_, key_view) in zip(self.tabs, view.tabs, strict=True):
            key.set_view(key_view)
        self.update()

    def set_look(self, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self.look = look
        self.prompt.set_look(look)
        for key in (self.back, *self.tabs, *(key for row in self.keys for key in row)):
            key.set_look(look)
        for line in (*self.titles, *self.seconds):
            line.set_look(look)
        self.place_all()

    def place_all(self) -> None:
        """Give every part its place for this glass, language and hand."""
        if self.width() <= 0 or self.height() <= 0:
            return
        look, view = self.look, self._view
        shapes = tuple(RowShape(len(row.keys), bool(row.title), row.columns, not row.cards) for row in view.rows)
        made = readers_layout(look.glass, shapes, len(view.tabs), left_handed=look.left_handed, rtl=look.rtl)
        self.layout_mm = made
        put(self.prompt, made.prompt, look.glass)
        self.put_key(self.back, made.back)
        for place, places in enumerate(made.rows):
            self._place_row(place, view.rows[place], places)
        for key, box in zip(self.tabs, made.tabs, strict=True):
            self.put_key(key, box)
        self.update()

    def _place_row(self, place: int, row: RowView, places: RowPlaces) -> None:
        """A row of words without a lower line has its upper one over the whole height."""
        title, glass = places.title, self.look.glass
        if not row.second:
            title = Box(title.x, title.y, title.w, places.second.bottom - title.y)
        put(self.titles[place], title, glass)
        put(self.seconds[place], places.second, glass)
        self.titles[place].setVisible(bool(row.title))
        self.seconds[place].setVisible(bool(row.second))
        for key, box in zip(self.keys[place], places.keys, strict=True):
            self.put_key(key, box)

    # making

    def _make_parts(self) -> None:
        for part in (*self.titles, *self.seconds, *self.tabs, *(key for row in self.keys for key in row)):
            part.hide()
            part.deleteLater()
        view, look = self._view, self.look
        self.titles = [RowLine(f"row{n}.title", look, _title(row), self) for n, row in enumerate(view.rows)]
        self.seconds = [RowLine(f"row{n}.second", look, LineView(row.second), self) for n, row in enumerate(view.rows)]
        self.keys = [
            [self.made_key(f"{what}.{name}", key, Chosen(what, name)) for what, name, key in row.keys]
            for row in view.rows
        ]
        self.tabs = [self.made_key(f"tab.{name}", key, Chosen("tab", name)) for name, key in view.tabs]
        for part in (*self.titles, *self.seconds, *self.tabs, *(key for row in self.keys for key in row)):
            part.show()

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), colour(Colour.BASE))
            if self.layout_mm is None:
                return
            glass = self.look.glass
            painter.fillRect(QRectF(px_rect(self.layout_mm.header, glass)), colour(Colour.PANEL))
            for row, places in zip(self._view.rows, self.layout_mm.rows, strict=True):
                mark = places.mark
                high = mark.h if row.second else places.second.bottom - mark.y
                box = px_rect(Box(mark.x, mark.y, mark.w, high), glass)
                side = glass.px(SMALLEST.capital)
                box = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
                draw_mark(painter, row.dot.mark, box, colour(row.dot.ink))


def _title(row: RowView) -> LineView:
    return LineView(row.title, Colour.TEXT, bold=True, role=LABEL)


def _shape(view: ReadersPageView) -> tuple[object, ...]:
    """What decides which parts there are, and where."""
    return tuple(
        (bool(row.title), bool(row.second), tuple((what, name) for what, name, _ in row.keys)) for row in view.rows
    )
