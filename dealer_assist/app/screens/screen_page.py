"""The page of the screen itself: its cards, its light, cleaning. A row of cards shows what was chosen."""

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import Chosen, KeyTapped
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.facts_page import FactsLayout, facts_layout
from dealer_assist.app.paint.text import Align
from dealer_assist.app.screens.page import Page
from dealer_assist.app.screens.placing import put
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.cards import CardsView
from dealer_assist.app.views.line import LineView
from dealer_assist.app.views.screen_page import ScreenPageView
from dealer_assist.app.widgets.card_row import CardRow
from dealer_assist.app.widgets.line import TextLine
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.app.widgets.prompt_strip import PromptStrip

SAMPLE = ("As", "Kh", "Qd", "Jc")
SAMPLE_WIDTH = 66.0
"""mm of the four cards beside BACK."""


class ScreenPage(Page):
    """Shows a `ScreenPageView`; emits what is tapped."""

    def __init__(self, look: Look, view: ScreenPageView, parent: QWidget | None = None) -> None:
        super().__init__("screen_page", look, parent)
        self._view = view
        self.layout_mm: FactsLayout | None = None
        self.prompt = PromptStrip("screen.prompt", look, view.prompt, self)
        self.sample = CardRow("screen.sample", look, CardsView(SAMPLE, len(SAMPLE)), self)
        self.back = self.made_key("screen.back", view.back, KeyTapped("back"))
        self.clean = self.made_key("screen.clean", view.clean, KeyTapped("clean"))
        self.titles = [_title(row.what, row.title, look, self) for row in view.rows]
        self.keys: list[list[PadButton]] = [
            [self.made_key(f"{row.what}.{name}", key, Chosen(row.what, name)) for name, key in row.keys]
            for row in view.rows
        ]

    def set_view(self, view: ScreenPageView) -> None:
        """Show this; the rows are always the same ones."""
        self._view = view
        self.prompt.set_view(view.prompt)
        self.back.set_view(view.back)
        self.clean.set_view(view.clean)
        for title, keys, row in zip(self.titles, self.keys, view.rows, strict=True):
            title.set_view(LineView(row.title, bold=True))
            for key, (_, key_view) in zip(keys, row.keys, strict=True):
                key.set_view(key_view)

    def set_look(self, look: Look) -> None:
        """Another language, another glass, other cards or the other hand."""
        self.look = look
        for key in (self.prompt, self.back, self.clean, *(key for row in self.keys for key in row)):
            key.set_look(look)
        self.sample.set_look(look)
        for title in self.titles:
            title.set_look(look)
        self.place_all()

    def place_all(self) -> None:
        """Give every part its place for this glass, language and hand."""
        if self.width() <= 0 or self.height() <= 0:
            return
        look, glass = self.look, self.look.glass
        counts = tuple(len(row) for row in self.keys)
        made = facts_layout(glass, counts, 1, left_handed=look.left_handed, rtl=look.rtl)
        self.layout_mm = made
        prompt, sample = _beside(made.prompt, rtl=look.rtl)
        put(self.prompt, prompt, glass)
        put(self.sample, sample, glass)
        for title, box in zip(self.titles, made.titles, strict=True):
            put(title, box, glass)
        for keys, boxes in zip(self.keys, made.rows, strict=True):
            for key, box in zip(keys, boxes, strict=True):
                self.put_key(key, box)
        self.put_key(self.clean, made.tabs[0])
        self.put_key(self.back, made.back)
        self.update()

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_ground(event, self.layout_mm)


def _title(what: str, text: str, look: Look, page: QWidget) -> TextLine:
    made = TextLine(f"screen.{what}.title", look, LineView(text, bold=True), page)
    made.align = Align.LEADING
    return made


def _beside(line: Box, *, rtl: bool) -> tuple[Box, Box]:
    """The line of the prompt, and the cards at its end."""
    words = Box(line.x + (SAMPLE_WIDTH if rtl else 0.0), line.y, line.w - SAMPLE_WIDTH, line.h)
    x = line.x if rtl else words.right
    return words, Box(x + 2, line.y + 1.5, SAMPLE_WIDTH - 4, line.h - 3)
