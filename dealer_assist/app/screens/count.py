"""The helpers' panel: seats are tapped, their chips keyed, and what the guide answers stands beside the keys."""

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import Chosen, PadKey, SeatTapped
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.count import CHOICES, MOST_SEATS, count_layout
from dealer_assist.app.layout.hand import header_height
from dealer_assist.app.layout.pad import CHIP_KEYS, DIGIT_KEYS, DIGITS
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.screens.pad import show
from dealer_assist.app.screens.placing import px_rect
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.count import CountView
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.line import FactsView, FieldView, LineView
from dealer_assist.app.views.pots import PotTableView
from dealer_assist.app.widgets.amount_field import AmountField
from dealer_assist.app.widgets.line import FactsLine, TextLine
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.app.widgets.pot_table import PotTable

AIR = 0.8
"""mm above and below the pots that stand over the keys."""


class CountDrawer(Drawer):
    """Shows a `CountView`; emits what is tapped."""

    def __init__(self, look: Look, view: CountView, parent: QWidget | None = None) -> None:
        super().__init__("count", look, parent)
        self._view = view
        self.facts = FactsLine("count.facts", look, view.facts, self)
        self.over_seats = TextLine("count.over_seats", look, LineView(view.over_seats), self)
        self.over_digits = TextLine("count.over_digits", look, LineView(view.over_digits), self)
        self.pots = PotTable("count.pots", look, view.pots, self)
        self.above = PotTable("count.above", look, view.pots, opaque=True)
        self.figure = AmountField("count.figure", look, FieldView(view.figure), self)
        self._beside = False
        names = (*(name for row in DIGITS for name in row), *(f"chip{place}" for place in range(CHIP_KEYS)))
        self.keys = {name: self._made(f"count.{name}", PadKey(name), figure=True) for name in names}
        self.seats = [self._made(f"count.place{place}", None, figure=True) for place in range(MOST_SEATS)]
        self.choices = [self._made(f"count.choice{place}", None) for place in range(CHOICES - 2)]
        self.done = self._made("count.done", Chosen("count", "done"))
        self._show()

    @property
    def view(self) -> CountView:
        """What it shows now."""
        return self._view

    def set_view(self, view: CountView) -> None:
        """Show this."""
        if view != self._view:
            self._view = view
            self._show()

    def place_all(self) -> None:
        made = count_layout(self.look.glass, self.content, left_handed=self.look.left_handed)
        self._place_above()
        for strip in (self.facts, self.over_seats, self.over_digits, self.pots, self.above, self.figure):
            strip.set_look(self.look)
        self._beside = made.beside is not None
        self.place(self.facts, made.line)
        self.place(self.over_digits, made.over_digits)
        if made.over_seats is not None:
            self.place(self.over_seats, made.over_seats)
        for part in (self.pots, self.figure):
            if made.beside is not None:
                self.place(part, made.beside)
        for name, key in self.keys.items():
            self.place(key, made.keys[name])
        for key, box in zip(self.seats, made.seats, strict=True):
            self.place(key, box)
        for key, box in zip(self.choices, made.choices, strict=True):
            self.place(key, box)
        self.place(self.done, made.done)
        self._show_beside()

    def _made(self, name: str, intent: object, *, figure: bool = False) -> PadButton:
        key = self.made_key(name, KeyView(name.removeprefix("count."), figure=figure))
        self.stands_for(key, intent)
        return key

    def _show(self) -> None:
        view = self._view
        self.over_seats.set_view(LineView(view.over_seats))
        self.over_digits.set_view(LineView(view.over_digits))
        self.figure.set_view(FieldView(view.figure))
        self._show_beside()
        self.keys["erase"].set_view(view.erase)
        for name, label in zip(DIGIT_KEYS, view.digits, strict=True):
            self.keys[name].set_view(KeyView(label, figure=True))
        for name, key in self.keys.items():
            key.setVisible(view.keypad or name.startswith("chip"))
        for place in range(CHIP_KEYS):
            there = view.keypad and place < len(view.chips)
            show(self.keys[f"chip{place}"], KeyView(view.chips[place], figure=True) if there else None)
        dealt = dict(view.seats)
        for number, key in enumerate(self.seats, start=1):
            # a seat's key never moves: where nobody sits there is none
            self._show_named(key, "seat", SeatTapped, (number, dealt[number]) if number in dealt else None)
        for place, key in enumerate(self.choices):
            self._show_choice(key, view.choices[place] if place < len(view.choices) else None)
        self.done.set_view(view.done)

    def _show_beside(self) -> None:
        """Without room for the pots the title stands over the seats: their caption comes after it."""
        facts = self._view.facts.facts
        self.facts.set_view(FactsView(facts if self._beside else (*facts, self._view.over_seats)))
        self.over_seats.setVisible(self._beside)
        self.pots.setVisible(self._beside and not self._view.figure)
        # the one that is not there is not laid out either
        self.pots.set_view(self._view.pots if self._beside else PotTableView(()))
        self.above.set_view(PotTableView(()) if self._beside else self._view.pots)
        self._show_above(open_now=not self.isHidden())
        self.figure.setVisible(self._beside and bool(self._view.figure))

    # without room beside the keys the pots stand above them, over the read-outs: the keys of the seats tell as much

    def _place_above(self) -> None:
        page, glass = self.parentWidget(), self.look.glass
        if page is not None and self.above.parent() is not page:
            self.above.setParent(page)
        top = header_height(glass) + AIR
        self.above.setGeometry(px_rect(Box(0, top, glass.width_mm, 0), glass).toRect())
        self.above.setFixedHeight(max(self.y() - glass.px(top + AIR), 0))

    def _show_above(self, *, open_now: bool) -> None:
        there = open_now and self.above.parent() is not None and not self._beside and bool(self._view.pots.rows)
        self.above.setVisible(there)
        if there:
            self.above.raise_()

    def showEvent(self, event: QShowEvent) -> None:
        self._show_above(open_now=True)

    def hideEvent(self, event: QHideEvent) -> None:
        self._show_above(open_now=False)

    def _show_named(
        self, key: PadButton, kind: str, intent: type[SeatTapped], view: tuple[int, KeyView] | None
    ) -> None:
        show(key, None if view is None else view[1])
        if view is not None:
            key.setObjectName(f"count.{kind}{view[0]}")
            key.setProperty("intent", intent(view[0]))

    def _show_choice(self, key: PadButton, view: tuple[str, KeyView] | None) -> None:
        show(key, None if view is None else view[1])
        if view is not None:
            key.setObjectName(f"count.{view[0]}")
            key.setProperty("intent", Chosen("count", view[0]))
