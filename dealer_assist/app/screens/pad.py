"""The action pad: key an amount, or add it up from chips, and send it off as bet, raise or all-in."""

from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import KeyTapped, PadKey, RemedyTapped
from dealer_assist.app.layout.pad import CHIP_KEYS, DIGIT_KEYS, DIGITS, pad_layout
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.line import FactsView, FieldView
from dealer_assist.app.views.pad import PadView
from dealer_assist.app.widgets.amount_field import AmountField
from dealer_assist.app.widgets.line import FactsColumn, FactsLine
from dealer_assist.app.widgets.pad_button import PadButton

SENT_AS = {"raise": "send"}
"""Keys named for what they say, and what they mean."""


class ActionPad(Drawer):
    """Shows a `PadView`."""

    def __init__(self, look: Look, view: PadView, parent: QWidget | None = None) -> None:
        super().__init__("pad", look, parent)
        self._view = view
        self.facts = FactsLine("pad.facts", look, view.facts, self)
        self.column = FactsColumn("pad.column", look, FactsView(), self)
        self._beside = False
        self.field = AmountField("pad.amount", look, FieldView(view.field), self)
        names = [name for row in DIGITS for name in row]
        names += [f"chip{place}" for place in range(CHIP_KEYS)]
        names += ["min", "pot", "half", "last", "call", "raise", "all_in", "silent", "said"]
        self.keys = {name: self._made(name) for name in names}
        self.remedies = [self.made_key(f"pad.remedy{place}", KeyView("")) for place in range(3)]
        for place, key in enumerate(self.remedies):
            self.stands_for(key, RemedyTapped(place))
        self._show()

    @property
    def view(self) -> PadView:
        """What it shows now."""
        return self._view

    def set_view(self, view: PadView) -> None:
        """Show this."""
        if view != self._view:
            self._view = view
            self.field.set_view(FieldView(view.field))
            self._show()

    def place_all(self) -> None:
        made = pad_layout(self.look.glass, self.content, left_handed=self.look.left_handed)
        for strip in (self.facts, self.column, self.field):
            strip.set_look(self.look)
        self._beside = made.facts is not None
        self._show_facts()
        self.place(self.facts, made.line)
        if made.facts is not None:
            self.place(self.column, made.facts)
        self.place(self.field, made.field)
        boxes = made.keys | made.heard
        for name, key in self.keys.items():
            self.place(key, boxes[name])
        for key, box in zip(self.remedies, made.remedies, strict=True):
            self.place(key, box)

    def _made(self, name: str) -> PadButton:
        key = self.made_key(f"pad.{name}", KeyView(name, figure=True))
        self.stands_for(key, KeyTapped("call") if name == "call" else PadKey(SENT_AS.get(name, name)))
        return key

    def _show_facts(self) -> None:
        """Beside the keys where there is room, else all in the line above them."""
        facts = self._view.facts.facts
        self.facts.set_view(FactsView(facts[:1]) if self._beside else self._view.facts)
        self.column.set_view(FactsView(facts[1:]))
        self.column.setVisible(self._beside)

    def _show(self) -> None:
        view = self._view
        self._show_facts()
        shown: dict[str, KeyView | None] = {
            "erase": view.erase,
            "raise": view.send,
            "call": view.call,
            "all_in": view.all_in,
            "min": view.least,
            "last": view.last,
            "pot": view.pot,
            "half": view.half,
            "silent": None if view.remedies else view.silent,
            "said": None if view.remedies else view.said,
        }
        shown |= {name: KeyView(label, figure=True) for name, label in zip(DIGIT_KEYS, view.digits, strict=True)}
        for place in range(CHIP_KEYS):
            there = place < len(view.chips)
            shown[f"chip{place}"] = KeyView(view.chips[place], figure=True) if there else None
        for name, key_view in shown.items():
            show(self.keys[name], key_view)
        for place, key in enumerate(self.remedies):
            show(key, view.remedies[place] if place < len(view.remedies) else None)


def show(key: PadButton, view: KeyView | None) -> None:
    """Show a key, or hide it where there is nothing for it to do."""
    key.setVisible(view is not None)
    if view is not None:
        key.set_view(view)
