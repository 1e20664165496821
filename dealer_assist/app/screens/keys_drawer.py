"""A panel of keys over the lower part of a page: one line of facts, and rows of keys under it."""

from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import Chosen
from dealer_assist.app.layout.grid import line_box
from dealer_assist.app.layout.keys_drawer import keys_boxes
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.seat_menu import MenuView
from dealer_assist.app.widgets.line import FactsLine
from dealer_assist.app.widgets.pad_button import PadButton


class KeysDrawer(Drawer):
    """Shows a `MenuView`; emits what is chosen."""

    def __init__(self, look: Look, view: MenuView, parent: QWidget | None = None) -> None:
        super().__init__("menu", look, parent)
        self._view = view
        self.facts = FactsLine("menu.facts", look, view.facts, self)
        self.keys: list[PadButton] = []
        self._make_keys()

    def set_view(self, view: MenuView) -> None:
        """Show this; the keys are made anew where others are needed."""
        names = [name for name, _ in self._view.keys]
        self._view = view
        self.facts.set_view(view.facts)
        if names != [name for name, _ in view.keys]:
            self._make_keys()
            self.place_all()
        for key, (_, key_view) in zip(self.keys, view.keys, strict=True):
            key.set_view(key_view)

    def place_all(self) -> None:
        self.facts.set_look(self.look)
        self.place(self.facts, line_box(self.content.w))
        boxes = keys_boxes(self.look.glass, self.content.w, len(self.keys), rtl=self.look.rtl)
        for key, box in zip(self.keys, boxes, strict=True):
            self.place(key, box)

    def _make_keys(self) -> None:
        for old in self.keys:
            old.hide()
            old.deleteLater()
        self.keys = [self.made_key(f"{self._view.what}.{name}", view) for name, view in self._view.keys]
        for key, (name, _) in zip(self.keys, self._view.keys, strict=True):
            self.stands_for(key, Chosen(self._view.what, name))
            key.show()
