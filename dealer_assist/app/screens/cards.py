"""Card entry: the board, or a tabled hand, by one tap a card where the glass is wide enough.

Where one card is due it is sent off as it is tapped, for nothing else is left to be done; UNDO takes it back.
"""

import msgspec
from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import CardsEntered
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.cards import cards_layout
from dealer_assist.app.paint.text import Align
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.cards import CardEntryView, CardsView
from dealer_assist.app.views.key import CardKeyView, KeyKind, KeyView
from dealer_assist.app.views.line import LineView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.widgets.card_key import CardKey
from dealer_assist.app.widgets.card_row import CardRow
from dealer_assist.app.widgets.line import TextLine


class CardEntry(Drawer):
    """Shows a `CardEntryView` and holds the cards keyed so far."""

    def __init__(self, look: Look, view: CardEntryView, parent: QWidget | None = None) -> None:
        super().__init__("cards", look, parent)
        self._view = view
        self.keyed: tuple[str, ...] = ()
        self._rank = ""
        self.title = TextLine("cards.title", look, LineView(view.title), self)
        self.title.align = Align.LEADING
        self.row = CardRow("cards.keyed", look, CardsView((), view.due), self)
        self.erase = self.made_key("cards.erase", KeyView("", mark=Mark.ERASE, spoken=view.erase))
        self.done = self.made_key("cards.done", KeyView(view.done, KeyKind.MAIN))
        self.erase.tapped.connect(self._erase_tapped)
        self.done.tapped.connect(self._done_tapped)
        self.keys: dict[str, CardKey] = {}
        self._show()

    @property
    def seat(self) -> int | None:
        """Whose hand is entered; None = the board."""
        return self._view.seat

    def set_view(self, view: CardEntryView) -> None:
        """Show this; what is keyed for the same place stays."""
        shown_before, self._view = self._view, view
        if view.seat != shown_before.seat:
            self.keyed, self._rank = (), ""
        self.title.set_view(LineView(view.title))
        if view != shown_before:
            self._show()

    def close_up(self) -> None:
        self.keyed = ()
        self._rank = ""
        self._show()
        super().close_up()

    def place_all(self) -> None:
        if self.content.w <= 0:
            return
        made = cards_layout(self.look.glass, self.content)
        places = made.cards or {**made.ranks, **made.suits}
        if set(places) != set(self.keys):
            self._make_keys(tuple(places))
        for name, key in self.keys.items():
            self.place(key, places[name])
        half = made.keyed.w * 0.42
        self.title.set_look(self.look)
        title, row = (Box(0, 0, half, made.keyed.h), Box(half, 0, made.keyed.w - half, made.keyed.h))
        self.place(self.title, title)
        self.place(self.row, row)
        self.place(self.erase, made.erase)
        self.place(self.done, made.done)
        self._show()

    def _make_keys(self, names: tuple[str, ...]) -> None:
        for old in self.keys.values():
            old.hide()
            old.deleteLater()
        self.keys = {name: CardKey(f"cards.{name}", self.look, CardKeyView(name), self) for name in names}
        for key in self.keys.values():
            key.tapped.connect(self._card_tapped)
            key.show()

    def _show(self) -> None:
        view, full = self._view, len(self.keyed) == self._view.due
        self.row.set_view(CardsView(self.keyed, view.due))
        self.erase.set_view(msgspec.structs.replace(self.erase.view, enabled=bool(self.keyed or self._rank)))
        label = view.done if self.keyed or not view.without else view.without
        whole = len(self.keyed) in view.enough
        ready = full or whole or (not self.keyed and bool(view.without))
        # with the first card its label changes, what it leads to does not
        means = f"{view.seat} {view.title}"
        self.done.set_view(KeyView(label, KeyKind.NOW if full or whole else KeyKind.MAIN, enabled=ready, means=means))
        self.done.setVisible(ready or view.due > 1)
        taken = view.gone | set(self.keyed)
        for name, key in self.keys.items():
            free = not full and self._possible(name, taken)
            key.set_view(CardKeyView(name, enabled=free, chosen=name == self._rank))

    def _possible(self, name: str, taken: "frozenset[str] | set[str]") -> bool:
        """Whether a key may be tapped: its card is not out, or a card of its rank or suit is left."""
        if len(name) == 2:
            return name not in taken
        if name in "cdhs":
            return bool(self._rank) and self._rank + name not in taken
        return any(name + suit not in taken for suit in "cdhs")

    # taps

    def _card_tapped(self) -> None:
        key = self.sender()
        assert isinstance(key, CardKey)
        name = key.view.name
        if len(name) == 1 and name not in "cdhs":
            self._rank = name
        else:
            self.keyed = (*self.keyed, name if len(name) == 2 else self._rank + name)
            self._rank = ""
        if len(self.keyed) == self._view.due == 1:
            self.entered.emit(CardsEntered(self.keyed, self._view.seat))
        self._show()

    def _erase_tapped(self) -> None:
        if self._rank:
            self._rank = ""
        else:
            self.keyed = self.keyed[:-1]
        self._show()

    def _done_tapped(self) -> None:
        self.entered.emit(CardsEntered(self.keyed, self._view.seat))
