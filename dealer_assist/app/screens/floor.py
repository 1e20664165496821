"""The floor's panel: what can be decided now, one key each; what voids a hand is held, not tapped."""

from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import Chosen
from dealer_assist.app.layout.floor import floor_boxes
from dealer_assist.app.layout.grid import line_box
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.floor import FloorView
from dealer_assist.app.widgets.hold_key import HoldKey
from dealer_assist.app.widgets.line import FactsLine
from dealer_assist.app.widgets.pad_button import PadButton


class FloorDrawer(Drawer):
    """Shows a `FloorView`."""

    def __init__(self, look: Look, view: FloorView, parent: QWidget | None = None) -> None:
        super().__init__("floor", look, parent)
        self._view = view
        self.facts = FactsLine("floor.line", look, view.facts, self)
        self.keys: list[PadButton] = []
        self._make_keys()

    def set_view(self, view: FloorView) -> None:
        """Show this."""
        if view != self._view:
            self._view = view
            self.facts.set_view(view.facts)
            self._make_keys()
            self.place_all()

    def place_all(self) -> None:
        self.facts.set_look(self.look)
        self.place(self.facts, line_box(self.content.w))
        held = sum(name in self._view.held for name, _ in self._view.keys)
        look, tapped = self.look, len(self.keys) - held
        boxes = floor_boxes(look.glass, self.content, tapped, held, left_handed=look.left_handed, rtl=look.rtl)
        for key, box in zip(self.keys, boxes, strict=True):
            self.place(key, box)

    def _make_keys(self) -> None:
        """Keys that are tapped first, those that are held last."""
        for old in self.keys:
            old.hide()
            old.deleteLater()
        ordered = sorted(self._view.keys, key=lambda each: each[0] in self._view.held)
        self.keys = [self._made(name) for name, _ in ordered]
        for key, (_, view) in zip(self.keys, ordered, strict=True):
            key.set_view(view)
            key.show()

    def _made(self, name: str) -> PadButton:
        view = dict(self._view.keys)[name]
        made = HoldKey if name in self._view.held else PadButton
        key = made(f"floor.{name}", self.look, view, self)
        self.stands_for(key, Chosen("floor", name))
        return key
