"""The table's own page: open a table in a minute, or change seats, stacks and button between hands.

What a tap on a seat does is chosen in the row of keys; language, stakes and the like are keys as well, so that
nothing on it needs a keyboard.
"""

from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import Chosen, KeyTapped, SeatTapped
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.hand import hand_layout
from dealer_assist.app.layout.table_page import TablePageLayout, table_page_layout
from dealer_assist.app.screens.page import Page
from dealer_assist.app.screens.placing import HALO, HALO_WIDE, oval_rect, put
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.tokens import EDGE
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.line import LineView
from dealer_assist.app.views.seat import SeatView
from dealer_assist.app.views.table_page import Choice, TablePageView
from dealer_assist.app.widgets.felt import RAIL, Felt
from dealer_assist.app.widgets.line import TextLine
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.app.widgets.prompt_strip import PromptStrip
from dealer_assist.app.widgets.seat_tile import SeatTile
from dealer_assist.app.widgets.touch_key import TouchKey


class TablePage(Page):
    """Shows a `TablePageView`; emits what is tapped."""

    def __init__(self, look: Look, view: TablePageView, parent: QWidget | None = None) -> None:
        super().__init__("table_page", look, parent)
        self._view = view
        self.layout_mm: TablePageLayout | None = None
        self.cover: QWidget | None = None
        """A page that lies over the whole of this one: the facts of the table."""
        self.felt = Felt(self)
        self.prompt = PromptStrip("table.prompt", look, view.prompt, self)
        self.main = self.made_key("table.main", view.main, KeyTapped("main"))
        self.back = self.made_key("table.back", view.back or KeyView(""), KeyTapped("back"))
        self.undo = self.made_key("table.undo", view.undo or KeyView(""), KeyTapped("undo"))
        self.seats: list[SeatTile] = []
        self.titles: list[TextLine] = []
        self.keys: dict[str, PadButton] = {}
        self._make_parts(view)

    @property
    def view(self) -> TablePageView:
        """What it shows now."""
        return self._view

    def set_view(self, view: TablePageView) -> None:
        """Show this."""
        shape, self._view = _shape(self._view), view
        self.prompt.set_view(view.prompt)
        self.main.set_view(view.main)
        if view.back is not None:
            self.back.set_view(view.back)
        if view.undo is not None:
            self.undo.set_view(view.undo)
        self._show_corners()
        if shape != _shape(view):
            self._make_parts(view)
            self.place_all()
        for tile, seat in zip(self.seats, view.seats, strict=True):
            tile.set_view(seat)
        for title, choice in zip(self.titles, view.choices, strict=True):
            title.set_view(LineView(choice.title))
        for name, key in _keys(view).items():
            self.keys[name].set_view(key)

    def set_look(self, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self.look = look
        targets: tuple[TouchKey, ...] = (
            self.prompt,
            self.main,
            self.back,
            self.undo,
            *self.seats,
            *self.keys.values(),
        )
        for part in targets:
            part.set_look(look)
        for title in self.titles:
            title.set_look(look)
        if self._drawer is not None:
            self._drawer.set_look(look)
        self.place_all()

    def place_all(self) -> None:
        """Give every part its place for this glass, language and hand."""
        if self.width() <= 0 or self.height() <= 0:
            return
        view, look = self._view, self.look
        made = table_page_layout(
            look.glass,
            len(view.seats),
            len(view.languages.keys),
            tuple(len(choice.keys) for choice in view.choices),
            len(view.modes.keys),
            left_handed=look.left_handed,
            rtl=look.rtl,
        )
        self.layout_mm = made
        put(self.prompt, made.prompt, look.glass)
        put(self.felt, made.felt, look.glass)
        self.felt.set_oval(oval_rect(made.felt, made.seats, look.glass), look.glass.px(RAIL))
        self._place_targets(made)
        self._place_drawer()
        self.update()

    def _place_targets(self, made: TablePageLayout) -> None:
        glass = self.look.glass
        small, wide = glass.px(HALO), glass.px(HALO_WIDE)
        for tile, box in zip(self.seats, made.seats, strict=True):
            tile.set_halo(small)
            put(tile, box, glass, small)
        for title, box in zip(self.titles, made.titles, strict=True):
            put(title, box, glass)
        corners = ((self.back, made.back), (self.undo, made.undo))
        boxes: list[tuple[PadButton, Box, int]] = [(self.main, made.main, wide)]
        boxes += [(key, box, small) for key, box in corners]
        boxes += self._row(self._view.languages, made.languages)
        boxes += self._row(self._view.modes, made.modes)
        for choice, row in zip(self._view.choices, made.choices, strict=True):
            boxes += self._row(choice, row)
        for key, box, halo in boxes:
            key.set_halo(halo)
            put(key, box, glass, halo)
        self._show_corners()

    def _show_corners(self) -> None:
        """With a panel open BACK closes it; UNDO is there where something was entered on this page."""
        self.back.setVisible(self._view.back is not None or self._drawer is not None)
        self.undo.setVisible(self._view.undo is not None and self._drawer is None)

    def _row(self, choice: Choice, boxes: tuple[Box, ...]) -> list[tuple[PadButton, Box, int]]:
        halo = self.look.glass.px(HALO)
        names = [f"{choice.what}.{value}" for value, _ in choice.keys]
        return [(self.keys[name], box, halo) for name, box in zip(names, boxes, strict=True)]

    def _place_drawer(self) -> None:
        """With a panel open seats are read-outs above it, as on the hand screen, and nothing else can be tapped."""
        drawer, look = self._drawer, self.look
        for part in (*self.titles, *self.keys.values(), self.main):
            part.setVisible(drawer is None)
        for tile in self.seats:
            tile.set_target(drawer is None)
        if drawer is None:
            return
        made = hand_layout(look.glass, len(self.seats), drawer_open=True, left_handed=look.left_handed, rtl=look.rtl)
        put(self.felt, made.felt, look.glass)
        self.felt.set_oval(oval_rect(made.felt, made.seats, look.glass), look.glass.px(RAIL))
        for tile, box in zip(self.seats, made.seats, strict=True):
            tile.set_halo(0)
            put(tile, box, look.glass)
        put(self.back, made.back, look.glass, look.glass.px(HALO))
        # the languages are put away: the line has the whole header
        header = made.header
        put(self.prompt, Box(EDGE, 0, header.w - 2 * EDGE, header.h), look.glass)
        sheet, content = made.sheet, made.drawer
        put(drawer, sheet, look.glass)
        drawer.set_content(Box(content.x - sheet.x, content.y - sheet.y, content.w, content.h))
        drawer.raise_()

    # making

    def _make_parts(self, view: TablePageView) -> None:
        """Seats, titles and keys for this number of each."""
        for part in (*self.seats, *self.titles, *self.keys.values()):
            part.hide()
            part.deleteLater()
        self.seats = [self._made_seat(seat) for seat in view.seats]
        self.titles = [
            TextLine(f"{choice.what}.title", self.look, LineView(choice.title), self) for choice in view.choices
        ]
        self.keys = {}
        for choice in (view.languages, view.modes, *view.choices):
            for value, key in choice.keys:
                name = f"{choice.what}.{value}"
                self.keys[name] = self.made_key(name, key, Chosen(choice.what, value))
        for part in (*self.seats, *self.titles, *self.keys.values()):
            part.show()

    def _made_seat(self, view: SeatView) -> SeatTile:
        tile = SeatTile(f"seat{view.number}", self.look, view, self)
        self.stands_for(tile, SeatTapped(view.number))
        return tile

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.cover is not None:
            self.cover.setGeometry(self.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_ground(event, self.layout_mm)


def _keys(view: TablePageView) -> dict[str, KeyView]:
    rows = (view.languages, view.modes, *view.choices)
    return {f"{choice.what}.{value}": key for choice in rows for value, key in choice.keys}


def _shape(view: TablePageView) -> tuple[object, ...]:
    """What decides which parts there are."""
    return len(view.seats), tuple(_keys(view))
