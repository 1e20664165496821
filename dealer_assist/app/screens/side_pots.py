"""All-ins: every pot with who can win it, what goes back, what to pull from whom, and the sum that must agree."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import KeyTapped
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GROUP_GAP
from dealer_assist.app.paint.text import Align, Fitted, fit_text
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import FIGURE, PROMPT, RADIUS, SECOND, Colour
from dealer_assist.app.views.line import FactsView, LineView
from dealer_assist.app.views.pots import PotRow, PotTableView, SidePotsView
from dealer_assist.app.widgets.line import FactsColumn, TextLine
from dealer_assist.app.widgets.strip import Strip

WIDEST = 190.0
"""mm; wider rows pull names and amounts apart."""
ONE_COLUMN = 5
"""Rows that stand under each other; more stand in two columns."""
ROW = 14.0
ROW_GAP = 2.0
BETWEEN = 0.04
"""Of a row's width, between name, amount and seats: figures side by side are not to be read as one."""
SHARE_OF_PULLS = 0.38
"""Of the width, for what to pull."""


class PotTable(Strip[PotTableView]):
    """Pots in one column, or in two when there are many; amounts stand under each other."""

    def lay_out(self) -> None:
        self._texts: list[tuple[Fitted, Colour]] = []
        self._plates: list[QRectF] = []
        rows = self.view.rows
        if not rows or self.width() < 2:
            return
        columns = 1 if len(rows) <= ONE_COLUMN else 2
        lines = -(-len(rows) // columns)
        gap = self.look.glass.px(ROW_GAP)
        height = min((self.height() - gap * (lines - 1)) / lines, self.look.glass.px(ROW))
        width = min((self.width() - gap * (columns - 1)) / columns, self.look.glass.px(WIDEST))
        start = self.width() - columns * width - gap * (columns - 1) if self.look.rtl else 0.0
        for place, row in enumerate(rows):
            column, line = place // lines, place % lines
            if self.look.rtl:
                column = columns - 1 - column
            self._lay_out_row(row, QRectF(start + column * (width + gap), line * (height + gap), width, height))
        self.setAccessibleName(" · ".join(f"{row.label} {row.amount} {row.who}" for row in rows))
        self.clipped = any(text.clipped for text, _ in self._texts)

    def _lay_out_row(self, row: PotRow, rect: QRectF) -> None:
        look = self.look
        self._plates.append(rect if not row.quiet else QRectF())
        pad = look.glass.px(3)
        inner = rect.adjusted(pad, 0, -pad, 0)
        shares = (0.33, 0.25, 0.34)
        x = inner.right() if look.rtl else inner.x()
        for text, share, role, figure in (
            (row.label, shares[0], SECOND, False),
            (row.amount, shares[1], PROMPT if not row.quiet else FIGURE, True),
            (row.who, shares[2], FIGURE if not row.quiet else SECOND, True),
        ):
            width = inner.width() * share
            box = QRectF(x - width if look.rtl else x, inner.y(), width, inner.height())
            x = box.x() - inner.width() * BETWEEN if look.rtl else box.right() + inner.width() * BETWEEN
            if text:
                px = look.figure_px(role) if figure else look.words_px(role)
                align = Align.TRAILING if text is row.amount else Align.LEADING
                made = fit_text(
                    text, box, px, look.smallest_px, rtl=look.rtl, bold=text is row.amount, align=align, wrap=False
                )
                quiet = row.quiet or text is row.label
                self._texts.append((made, Colour.QUIET if quiet else Colour.TEXT))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(Colour.BASE))
            radius = self.look.glass.px(RADIUS)
            for plate in self._plates:
                painter.drawRoundedRect(plate, radius, radius)
            for text, ink in self._texts:
                text.draw(painter, colour(ink))


class SidePotsDrawer(Drawer):
    """Shows a `SidePotsView`."""

    def __init__(self, look: Look, view: SidePotsView, parent: QWidget | None = None) -> None:
        super().__init__("side_pots", look, parent)
        self._view = view
        self.table = PotTable("side_pots.table", look, view.table, self)
        self.pull = TextLine("side_pots.pull", look, LineView(view.pull, Colour.TEXT), self)
        self.pull.align = Align.LEADING
        self.pulls = FactsColumn("side_pots.pulls", look, FactsView(view.pulls), self)
        self.pulls.titled, self.pulls.gap_mm = True, ROW_GAP
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
        beside = bool(view.pulls) and most <= ONE_COLUMN
        self.pull.set_view(LineView(view.pull if view.folded or not beside else "", Colour.TEXT))
        width = content.w * (1 - SHARE_OF_PULLS) - GROUP_GAP if beside else content.w
        table = Box(0, 3, width, low - 6)
        pulls = Box(width + GROUP_GAP, 3, content.w - width - GROUP_GAP, min(low - 6, most * (ROW + ROW_GAP) - ROW_GAP))
        self.pulls.rows = most
        self.pulls.set_view(FactsView(view.pulls if beside else ()))
        self.pulls.setVisible(beside)
        self.place(self.table, table.mirrored(content.w) if self.look.rtl else table)
        self.place(self.pulls, pulls.mirrored(content.w) if self.look.rtl else pulls)
        self.place(self.pull, Box(1, low, content.w - wide - 6, height))
        self.place(self.done, Box(content.w - wide, low, wide, height))

    def _done_tapped(self) -> None:
        self.entered.emit(KeyTapped("pull"))
