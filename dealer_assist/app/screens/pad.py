"""The action pad: key an amount, or add it up from chips, and send it off as bet, raise or all-in."""

from collections.abc import Callable

import msgspec
from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import AllInEntered, AmountEntered, KeyTapped, RemedyTapped
from dealer_assist.app.keying import Keyed
from dealer_assist.app.layout.pad import DIGITS, pad_layout
from dealer_assist.app.paint.marks import Mark
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.widgets.amount_field import AmountField, FieldView
from dealer_assist.app.widgets.line import FactsLine, FactsView
from dealer_assist.app.widgets.pad_button import KeyView, PadButton


class PadView(msgspec.Struct, frozen=True):
    """What the pad shows."""

    seat: int
    """For whom an amount is keyed."""
    facts: FactsView
    """Seat, in front, to call, least, most."""
    chips: tuple[int, ...]
    """Values of the chip keys, at most four."""
    call: KeyView
    """CHECK, or CALL with its price."""
    send: KeyView
    """BET or RAISE TO."""
    all_in: KeyView
    """ALL-IN."""
    least: KeyView
    """MIN."""
    last: KeyView
    """LAST."""
    erase: str
    """Spoken name of the key that takes a digit back."""
    min_to: int | None = None
    """Least bet or raise, total; None = not allowed or not known."""
    last_to: int | None = None
    """The amount keyed before; None = none yet."""
    whole_stack: int | None = None
    """Total in front if the seat moves in; None = stack not counted."""
    remedies: tuple[KeyView, ...] = ()
    """What would be right instead of what was refused, at most two."""


class ActionPad(Drawer):
    """Shows a `PadView`; `amount_text` groups digits as the language does."""

    def __init__(
        self,
        look: Look,
        view: PadView,
        amount_text: Callable[[int], str],
        keyed: Keyed = Keyed(),  # noqa: B008
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("pad", look, parent)
        self._view = view
        self._amount_text = amount_text
        self.keyed = keyed
        self.facts = FactsLine("pad.facts", look, view.facts, self)
        self.field = AmountField("pad.amount", look, FieldView(""), self)
        self.keys: dict[str, PadButton] = {}
        self._make_digits(view)
        self._make_chips(view)
        self._make_actions(view)
        self.remedies = [self.made_key(f"pad.remedy{place}", KeyView("")) for place in (0, 1)]
        for place, key in enumerate(self.remedies):
            key.tapped.connect(self._remedy_tapped)
            key.setProperty("place", place)
        self._show()

    @property
    def view(self) -> PadView:
        """What it shows now."""
        return self._view

    def set_view(self, view: PadView) -> None:
        """Show this; what is keyed stays."""
        self._view = view
        self.facts.set_view(view.facts)
        self._show()

    def set_keyed(self, keyed: Keyed) -> None:
        """Put an amount into the field."""
        self.keyed = keyed
        self._show()

    def place_all(self) -> None:
        made = pad_layout(self.look.glass, self.content, left_handed=self.look.left_handed)
        self.facts.set_look(self.look)
        self.field.set_look(self.look)
        self.place(self.facts, made.line)
        self.place(self.field, made.field)
        for name, key in self.keys.items():
            self.place(key, made.keys[name])
        for key, box in zip(self.remedies, made.remedies, strict=True):
            self.place(key, box)

    # making

    def _make_digits(self, view: PadView) -> None:
        for name in (name for row in DIGITS for name in row):
            erase = name == "erase"
            shown = KeyView("", mark=Mark.ERASE, spoken=view.erase) if erase else KeyView(name, figure=True)
            self._add(name, shown, self._erase_tapped if erase else self._digit_tapped)

    def _make_chips(self, view: PadView) -> None:
        for place, value in enumerate(view.chips):
            self._add(f"chip{place}", KeyView(f"+{self._amount_text(value)}", figure=True), self._chip_tapped)
            self.keys[f"chip{place}"].setProperty("value", value)
        self._add("min", view.least, self._min_tapped)
        self._add("last", view.last, self._last_tapped)

    def _make_actions(self, view: PadView) -> None:
        self._add("call", view.call, self._call_tapped)
        self._add("raise", view.send, self._send_tapped)
        self._add("all_in", view.all_in, self._all_in_tapped)

    def _add(self, name: str, view: KeyView, slot: Callable[[], None]) -> None:
        key = self.made_key(f"pad.{name}", view)
        key.tapped.connect(slot)
        self.keys[name] = key

    def _show(self) -> None:
        view, keyed = self._view, self.keyed
        self.field.set_view(FieldView(self._amount_text(keyed.amount) if keyed.amount else ""))
        self.keys["call"].set_view(view.call)
        self.keys["raise"].set_view(msgspec.structs.replace(view.send, enabled=view.send.enabled and keyed.amount > 0))
        self.keys["all_in"].set_view(view.all_in)
        self.keys["min"].set_view(msgspec.structs.replace(view.least, enabled=view.min_to is not None))
        self.keys["last"].set_view(msgspec.structs.replace(view.last, enabled=view.last_to is not None))
        for place, key in enumerate(self.remedies):
            key.setVisible(place < len(view.remedies))
            if place < len(view.remedies):
                key.set_view(view.remedies[place])

    # taps

    def _digit_tapped(self) -> None:
        key = self.sender()
        assert isinstance(key, PadButton)
        self.set_keyed(self.keyed.digit(key.objectName().removeprefix("pad.")))

    def _erase_tapped(self) -> None:
        self.set_keyed(self.keyed.erase())

    def _chip_tapped(self) -> None:
        key = self.sender()
        assert isinstance(key, PadButton)
        self.set_keyed(self.keyed.chip(int(key.property("value"))))

    def _min_tapped(self) -> None:
        if self._view.min_to is not None:
            self.set_keyed(self.keyed.set(self._view.min_to))

    def _last_tapped(self) -> None:
        if self._view.last_to is not None:
            self.set_keyed(self.keyed.set(self._view.last_to))

    def _call_tapped(self) -> None:
        self.entered.emit(KeyTapped("call"))

    def _send_tapped(self) -> None:
        self.entered.emit(AmountEntered(self._view.seat, self.keyed.amount))

    def _all_in_tapped(self) -> None:
        """The count is what confirms it: the keyed one, or the stack as it is known."""
        self.entered.emit(AllInEntered(self._view.seat, self.keyed.amount or self._view.whole_stack))

    def _remedy_tapped(self) -> None:
        key = self.sender()
        assert isinstance(key, PadButton)
        self.entered.emit(RemedyTapped(int(key.property("place"))))
