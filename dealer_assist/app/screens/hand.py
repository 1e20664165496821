"""The hand screen: what a dealer looks at all night.

Prompt on top, the oval as the dealer sees it, the row of keys. What opens over the lower part is a drawer; the
seats then become read-outs above it. Positions never move with content.
"""

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import KeyTapped, OfferTapped, SeatsSwept, SeatTapped
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.hand import HandLayout, hand_layout
from dealer_assist.app.screens.offers import OffersRow
from dealer_assist.app.screens.page import Page
from dealer_assist.app.screens.placing import HALO, HALO_WIDE, line, oval_rect, put
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.tokens import FLOOR_TARGET
from dealer_assist.app.views.hand import HandView
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.seat import SeatView
from dealer_assist.app.widgets.card_row import CardRow
from dealer_assist.app.widgets.felt import RAIL, Felt
from dealer_assist.app.widgets.line import TextLine
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.app.widgets.pot_strip import PotStrip
from dealer_assist.app.widgets.prompt_strip import PromptStrip
from dealer_assist.app.widgets.seat_tile import SeatTile
from dealer_assist.app.widgets.table_key import TableKey
from dealer_assist.app.widgets.touch_key import TouchKey
from dealer_assist.app.widgets.trace_strip import TraceStrip
from dealer_assist.app.widgets.unread import Change

ROUNDED = 0.2
"""mm that whole pixels may take from a target."""
STEP = 2.0
"""mm between two points of a line that is looked at."""
NO_HALO = frozenset({"all_in"})


class HandScreen(Page):
    """Shows a `HandView`; emits what is tapped."""

    placed = Signal()
    """Every part has its place: what lies over the felt takes its own."""

    def __init__(self, look: Look, view: HandView, parent: QWidget | None = None) -> None:
        super().__init__("hand", look, parent)
        self._view = view
        self.layout_mm: HandLayout | None = None
        self.felt = Felt(self)
        self.pots = PotStrip("pot", look, view.pots, self)
        self.board = CardRow("board", look, view.board, self)
        self.offers = OffersRow(look, view.offers, self)
        self.limits = TextLine("limits", look, view.limits, self)
        self.trace = TraceStrip("trace", look, view.trace, self)
        self.table = TableKey("table", look, view.table, self)
        self.prompt = PromptStrip("prompt", look, view.prompt, self)
        self.seats = [self._made_seat(seat) for seat in view.seats]
        self.keys = {name: self._made_key(f"key.{name}", name, key) for name, key in view.keys.items()}
        self.keys["next"].changes_by = Change.STEP
        self.back = self._made_key("key.back", "back", view.back)
        self.floor = self._made_key("key.floor", "floor", view.floor)
        self.redo = self._made_key("key.redo", "redo", view.redo)
        self.table.tapped.connect(self._table_tapped)
        self.offers.tapped.connect(self._offer_tapped)
        self.prompt.tapped.connect(self._prompt_tapped)

    @property
    def view(self) -> HandView:
        """What it shows now."""
        return self._view

    def set_view(self, view: HandView) -> None:
        """Show this; each widget repaints only if its own part differs."""
        if view is self._view:
            return
        if len(view.seats) != len(self._view.seats):
            self._change_seats(view)
        self._view = view
        self.table.set_view(view.table)
        self.prompt.set_view(view.prompt)
        self.pots.set_view(view.pots)
        self.board.set_view(view.board)
        self.offers.set_views(view.offers)
        self._show_offers()
        self.limits.set_view(view.limits)
        self.trace.set_view(view.trace)
        for tile, seat in zip(self.seats, view.seats, strict=True):
            tile.set_view(seat)
        for name, key in view.keys.items():
            self.keys[name].set_view(key)
        self.back.set_view(view.back)
        self.floor.set_view(view.floor)
        self.redo.set_view(view.redo)
        self._show_redo()

    def set_look(self, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self.look = look
        keys = (self.back, self.floor, self.redo, *self.keys.values())
        targets: tuple[TouchKey, ...] = (self.table, self.prompt, *self.seats, *keys)
        for target in targets:
            target.set_look(look)
        self.pots.set_look(look)
        self.offers.set_look(look)
        for strip in (self.board, self.limits, self.trace):
            strip.set_look(look)
        if self._drawer is not None:
            self._drawer.set_look(look)
        self.place_all()

    # placing

    def place_all(self) -> None:
        """Give every part its place for this glass, language and hand."""
        if self.width() <= 0 or self.height() <= 0:
            return
        look = self.look
        made = hand_layout(
            look.glass,
            len(self.seats),
            drawer_open=self._drawer is not None,
            left_handed=look.left_handed,
            rtl=look.rtl,
        )
        self.layout_mm = made
        glass = look.glass
        put(self.table, made.table, glass)
        put(self.prompt, made.prompt, glass)
        self.prompt.leads_to(None if self._drawer is None else self._drawer.objectName())
        put(self.felt, made.felt, glass)
        for part, box in ((self.board, made.board), (self.limits, made.limits), (self.trace, made.trace)):
            put(part, box, glass)
            part.setVisible(box.h > 0)
        put(self.offers, made.board, glass)
        self.offers.place_all()
        self._show_offers()
        self._place_pots(made.pots)
        self._place_seats(made)
        self._place_keys(made)
        self.update()
        self.placed.emit()

    def _show_offers(self) -> None:
        """Before the first action the keys stand where the board will lie."""
        offers = self.offers.has_keys and self._drawer is None
        self.offers.setVisible(offers)
        self.board.setVisible(not offers and self.board.height() > 0)

    def _show_redo(self) -> None:
        """Only while something can be entered again; its place stays free."""
        self.redo.setVisible(self._view.redo.enabled and self._drawer is None)

    def _place_pots(self, box: Box) -> None:
        """The strip is as high as its figures; a finger finds a whole target around them."""
        glass = self.look.glass
        halo = glass.px(max(HALO_WIDE, (FLOOR_TARGET - box.h) / 2 + ROUNDED))
        self.pots.set_halo(halo)
        put(self.pots, box, glass, halo)
        self.pots.setVisible(box.h > 0)

    def _place_seats(self, made: HandLayout) -> None:
        glass, targets = self.look.glass, self._drawer is None
        halo = glass.px(HALO) if targets else 0
        for tile, box in zip(self.seats, made.seats, strict=True):
            tile.set_halo(halo)
            put(tile, box, glass, halo)
            # A read-out is too low for a finger: it shows, it is not a target.
            tile.set_target(targets)
        self.felt.set_oval(oval_rect(made.felt, made.seats, glass), glass.px(RAIL))

    def _place_keys(self, made: HandLayout) -> None:
        glass, closed = self.look.glass, self._drawer is None
        for name, key in self.keys.items():
            wide = made.keys[name].w > glass.sizes.small[0]
            halo = 0 if name in NO_HALO else glass.px(HALO_WIDE if wide else HALO)
            key.set_halo(halo)
            put(key, made.keys[name], glass, halo)
            key.setVisible(closed or name == "undo")
        for key, box in ((self.back, made.back), (self.floor, made.floor), (self.redo, made.redo)):
            key.set_halo(glass.px(HALO))
            put(key, box, glass, glass.px(HALO))
        self.back.setVisible(not closed)
        # a replay has nothing for the floor to decide
        self.floor.setVisible(bool(self._view.floor.label))
        self._show_redo()
        if self._drawer is not None:
            sheet, content = made.sheet, made.drawer
            put(self._drawer, sheet, glass)
            self._drawer.set_content(Box(content.x - sheet.x, content.y - sheet.y, content.w, content.h))

    # making

    def _made_seat(self, view: SeatView) -> SeatTile:
        tile = SeatTile(f"seat{view.number}", self.look, view, self)
        tile.tapped.connect(self._seat_tapped)
        tile.swept.connect(self._seats_swept)
        return tile

    def _made_key(self, name: str, key: str, view: KeyView) -> PadButton:
        made = PadButton(name, self.look, view, self)
        made.setProperty("key", key)
        made.tapped.connect(self._key_tapped)
        return made

    def _change_seats(self, view: HandView) -> None:
        """Another number of places at the table."""
        for tile in self.seats:
            tile.hide()
            tile.deleteLater()
        self.seats = [self._made_seat(seat) for seat in view.seats]
        self._view = view
        self.place_all()
        for tile in self.seats:
            tile.show()
        if self._drawer is not None:
            self._drawer.raise_()

    # taps

    def _seat_tapped(self) -> None:
        tile = self.sender()
        assert isinstance(tile, SeatTile)
        self.entered.emit(SeatTapped(tile.view.number))

    def _seats_swept(self, path: list[QPoint]) -> None:
        """Seats a finger was drawn across; one alone was not swept but missed."""
        drawn = list(line(path, self.look.glass.px(STEP)))
        seats = [tile.view.number for tile in self.seats if any(tile.geometry().contains(at) for at in drawn)]
        if len(seats) > 1:
            self.entered.emit(SeatsSwept(tuple(seats)))

    def _key_tapped(self) -> None:
        key = self.sender()
        assert isinstance(key, PadButton)
        self.entered.emit(KeyTapped(str(key.property("key"))))

    def _table_tapped(self) -> None:
        self.entered.emit(KeyTapped("table"))

    def _offer_tapped(self, place: int) -> None:
        self.entered.emit(OfferTapped(place))

    def _prompt_tapped(self) -> None:
        self.entered.emit(KeyTapped("prompt"))

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_ground(event, self.layout_mm)
