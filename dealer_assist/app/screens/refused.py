"""Nothing was entered: what can be tapped instead, and the floor's word last and apart."""

from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import RemedyTapped
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP, LINE, row_top
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.line import FactsView
from dealer_assist.app.views.refusal import RefusedView
from dealer_assist.app.widgets.line import FactsLine
from dealer_assist.app.widgets.pad_button import PadButton


class RefusedDrawer(Drawer):
    """Shows a `RefusedView`: one wide key for each remedy, two in a row."""

    def __init__(self, look: Look, view: RefusedView, parent: QWidget | None = None) -> None:
        super().__init__("refused", look, parent)
        self._view = view
        self.title = FactsLine(
            "refused.title", look, FactsView(tuple(text for text in (view.title, view.instead) if text)), self
        )
        self.keys: list[PadButton] = []
        self._make_keys()

    def set_view(self, view: RefusedView) -> None:
        """Show this."""
        if view != self._view:
            self._view = view
            self.title.set_view(FactsView(tuple(text for text in (view.title, view.instead) if text)))
            self._make_keys()
            self.place_all()

    def place_all(self) -> None:
        glass = self.look.glass
        width = min((self.content.w - GAP) / 2, 2 * glass.sizes.wide[0])
        self.title.set_look(self.look)
        self.place(self.title, Box(0, 0, self.content.w, LINE - GAP / 2))
        for place, key in enumerate(self.keys):
            column = place % 2
            from_left = column * (width + GAP)
            x = self.content.w - width - from_left if self.look.rtl else from_left
            self.place(key, Box(x, row_top(glass, place // 2), width, glass.sizes.small[1]))

    def _make_keys(self) -> None:
        for old in self.keys:
            old.hide()
            old.deleteLater()
        self.keys = [self.made_key(f"refused.remedy{place}", key) for place, key in enumerate(self._view.keys)]
        for place, key in enumerate(self.keys):
            self.stands_for(key, RemedyTapped(place))
            key.show()
