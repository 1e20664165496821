"""The award: one pot at a time, the last side pot first. What is chosen is shown as what to push, then PUSHED."""

from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import AwardMode, PotPushed, WinnerTapped
from dealer_assist.app.layout.award import MODES, award_layout
from dealer_assist.app.paint.text import Align
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.award import AwardView
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.widgets.line import FactsLine, TextLine
from dealer_assist.app.widgets.pad_button import PadButton


class AwardDrawer(Drawer):
    """Shows an `AwardView`."""

    def __init__(self, look: Look, view: AwardView, parent: QWidget | None = None) -> None:
        super().__init__("award", look, parent)
        self._view = view
        self.facts = FactsLine("award.facts", look, view.facts, self)
        self.push = TextLine("award.push", look, view.push, self)
        self.then = TextLine("award.then", look, view.then, self)
        for line in (self.push, self.then):
            line.align = Align.LEADING
        self.modes = {name: self.made_key(f"award.{name}", KeyView("")) for name in MODES}
        for name, key in self.modes.items():
            key.setProperty("mode", name)
            key.tapped.connect(self._mode_tapped)
        self.pushed = self.made_key("award.pushed", view.pushed)
        self.pushed.tapped.connect(self._pushed_tapped)
        self.seats: dict[int, PadButton] = {}
        self._show()

    @property
    def view(self) -> AwardView:
        """What it shows now."""
        return self._view

    def set_view(self, view: AwardView) -> None:
        """Show this."""
        self._view = view
        self.facts.set_view(view.facts)
        self.push.set_view(view.push)
        self.then.set_view(view.then)
        self.pushed.set_view(view.pushed)
        self._show()

    def place_all(self) -> None:
        made = award_layout(self.look.glass, self.content, len(self.seats), rtl=self.look.rtl)
        for line, box in ((self.facts, made.line), (self.push, made.push), (self.then, made.then)):
            line.set_look(self.look)
            self.place(line, box)
        for name, key in self.modes.items():
            self.place(key, made.modes[name])
        self.place(self.pushed, made.pushed)
        for key, box in zip(self.seats.values(), made.seats, strict=True):
            self.place(key, box)

    def _show(self) -> None:
        view = self._view
        if tuple(self.seats) != tuple(seat for seat, _ in view.seats):
            self._make_seats(view)
        for seat, key in view.seats:
            self.seats[seat].set_view(key)
        for name, mode in self.modes.items():
            mode.setVisible(name in view.modes)
            if name in view.modes:
                mode.set_view(view.modes[name])

    def _make_seats(self, view: AwardView) -> None:
        """Another pot, other seats."""
        for key in self.seats.values():
            key.hide()
            key.deleteLater()
        self.seats = {seat: self.made_key(f"award.seat{seat}", key) for seat, key in view.seats}
        for seat, key in self.seats.items():
            key.setProperty("seat", seat)
            key.tapped.connect(self._seat_tapped)
            key.show()
        self.place_all()

    # taps

    def _seat_tapped(self) -> None:
        key = self.sender()
        assert isinstance(key, PadButton)
        self.entered.emit(WinnerTapped(int(key.property("seat"))))

    def _mode_tapped(self) -> None:
        key = self.sender()
        assert isinstance(key, PadButton)
        self.entered.emit(AwardMode(str(key.property("mode"))))

    def _pushed_tapped(self) -> None:
        self.entered.emit(PotPushed())
