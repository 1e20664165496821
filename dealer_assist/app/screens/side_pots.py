"""All-ins: every pot with who can win it, what goes back, what to pull from whom, and the sum that must agree."""

from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import KeyTapped
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GROUP_GAP
from dealer_assist.app.paint.text import Align
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.tokens import Colour
from dealer_assist.app.views.line import FactsView, LineView
from dealer_assist.app.views.pots import SidePotsView
from dealer_assist.app.widgets.line import FactsColumn, TextLine
from dealer_assist.app.widgets.pot_table import LEAST_ROW_GAP, MANY, ROW, ROW_GAP, PotTable

SHARE_OF_PULLS = 0.38
MORE_FOR_PULLS = 0.5
"""Of the width, for what to pull; more where pots are many and their figures small."""


class SidePotsDrawer(Drawer):
    """Shows a `SidePotsView`."""

    def __init__(self, look: Look, view: SidePotsView, parent: QWidget | None = None) -> None:
        super().__init__("side_pots", look, parent)
        self._view = view
        self.table = PotTable("side_pots.table", look, view.table, self)
        self.pull = TextLine("side_pots.pull", look, LineView(view.pull, Colour.TEXT), self)
        self.pull.align = Align.LEADING
        self.pulls = FactsColumn("side_pots.pulls", look, FactsView(view.pulls), self)
        self.pulls.titled = True
        self.done = self.made_key("side_pots.done", view.done)
        self.done.tapped.connect(self._done_tapped)

    def set_view(self, view: SidePotsView) -> None:
        """Show this."""
        self.table.set_view(view.table)
        self.done.set_view(view.done)
        self._view = view
        self.place_all()

    def place_all(self) -> None:
        wide, height = self.look.glass.sizes.wide
        content = self.content
        low = content.h - height
        for part in (self.table, self.pull, self.pulls):
            part.set_look(self.look)
        view, most = self._view, max(len(self._view.table.rows), len(self._view.pulls))
        beside = bool(view.pulls)
        self.pull.set_view(LineView(view.pull if view.folded or not beside else "", Colour.TEXT))
        share = SHARE_OF_PULLS if most <= MANY else MORE_FOR_PULLS
        width = content.w * (1 - share) - GROUP_GAP if beside else content.w
        table = Box(0, 3, width, low - 6)
        gap = ROW_GAP if most <= MANY else LEAST_ROW_GAP
        pulls = Box(width + GROUP_GAP, 3, content.w - width - GROUP_GAP, min(low - 6, most * (ROW + gap) - gap))
        self.pulls.rows, self.pulls.gap_mm = most, gap
        self.pulls.set_view(FactsView(view.pulls if beside else ()))
        self.pulls.setVisible(beside)
        self.place(self.table, table.mirrored(content.w) if self.look.rtl else table)
        self.place(self.pulls, pulls.mirrored(content.w) if self.look.rtl else pulls)
        self.place(self.pull, Box(1, low, content.w - wide - 6, height))
        self.place(self.done, Box(content.w - wide, low, wide, height))

    def _done_tapped(self) -> None:
        self.entered.emit(KeyTapped("pull"))
