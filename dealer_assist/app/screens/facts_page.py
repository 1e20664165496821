"""The page of the table's facts: what the floor changes between two hands, one tap each."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import Chosen, KeyTapped
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.facts_page import FactsLayout, facts_layout
from dealer_assist.app.layout.hand import hand_layout
from dealer_assist.app.paint.text import Align
from dealer_assist.app.screens.page import Page
from dealer_assist.app.screens.placing import put
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.facts_page import FactsPageView
from dealer_assist.app.views.line import LineView
from dealer_assist.app.widgets.line import TextLine
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.app.widgets.prompt_strip import PromptStrip
from dealer_assist.app.widgets.touch_key import TouchKey


class RowName(TextLine):
    """The name of a row, at its leading edge."""

    align = Align.LEADING


class FactsPage(Page):
    """Shows a `FactsPageView`; emits what is tapped."""

    painted = Signal()
    """The prompt is on the glass, and with it what the keys mean."""

    def __init__(self, look: Look, view: FactsPageView, parent: QWidget | None = None) -> None:
        super().__init__("facts_page", look, parent)
        self._view = view
        self.layout_mm: FactsLayout | None = None
        self.prompt = PromptStrip("facts.prompt", look, view.prompt, self)
        self.prompt.painted.connect(self.painted)
        self.back = self.made_key("facts.back", view.back, KeyTapped("back"))
        self.undo = self.made_key("facts.undo", view.undo, KeyTapped("undo"))
        self.titles: list[RowName] = []
        self.keys: list[list[PadButton]] = []
        self.tabs: list[PadButton] = []
        self._make_parts()

    def set_view(self, view: FactsPageView) -> None:
        """Show this; keys are made anew where another fact is shown."""
        other = _shape(view) != _shape(self._view)
        self._view = view
        self.prompt.set_view(view.prompt)
        self.back.set_view(view.back)
        self.undo.set_view(view.undo)
        if other:
            self._make_parts()
            self.place_all()
        for title, row in zip(self.titles, view.rows, strict=True):
            title.set_view(LineView(row.title, bold=True))
        for keys, row in zip([*self.keys, self.tabs], [*view.rows, view.tabs], strict=True):
            for key, (_, key_view) in zip(keys, row.keys, strict=True):
                key.set_view(key_view)

    def set_look(self, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self.look = look
        targets: list[TouchKey] = [self.prompt, self.back, self.undo, *self.tabs]
        for part in (*targets, *(key for row in self.keys for key in row)):
            part.set_look(look)
        for title in self.titles:
            title.set_look(look)
        if self._drawer is not None:
            self._drawer.set_look(look)
        self.place_all()

    def place_all(self) -> None:
        """Give every part its place for this glass, language and hand."""
        if self.width() <= 0 or self.height() <= 0:
            return
        look, glass, view = self.look, self.look.glass, self._view
        counts = tuple(len(row.keys) for row in view.rows)
        made = facts_layout(glass, counts, len(view.tabs.keys), left_handed=look.left_handed, rtl=look.rtl)
        self.layout_mm = made
        put(self.prompt, made.prompt, glass)
        for title, box in zip(self.titles, made.titles, strict=True):
            put(title, box, glass)
        for keys, boxes in zip([*self.keys, self.tabs], [*made.rows, made.tabs], strict=True):
            for key, box in zip(keys, boxes, strict=True):
                self.put_key(key, box)
        self.put_key(self.back, made.back)
        self.put_key(self.undo, made.undo)
        self._place_drawer()
        self.update()

    def _place_drawer(self) -> None:
        """With the pad open nothing else can be tapped but BACK."""
        drawer, look = self._drawer, self.look
        for part in (*self.titles, *self.tabs, self.undo, *(key for row in self.keys for key in row)):
            part.setVisible(drawer is None)
        if drawer is None:
            return
        made = hand_layout(look.glass, 9, drawer_open=True, left_handed=look.left_handed, rtl=look.rtl)
        self.put_key(self.back, made.back)
        put(drawer, made.sheet, look.glass)
        content = made.drawer
        drawer.set_content(Box(content.x - made.sheet.x, content.y - made.sheet.y, content.w, content.h))
        drawer.raise_()

    # making

    def _make_parts(self) -> None:
        """Names and keys of these rows and tabs."""
        for part in (*self.titles, *self.tabs, *(key for row in self.keys for key in row)):
            part.hide()
            part.deleteLater()
        view = self._view
        self.titles = [
            RowName(f"fact{place}.title", self.look, LineView(row.title, bold=True), self)
            for place, row in enumerate(view.rows)
        ]
        self.keys = [
            [self.made_key(f"{row.what}.{name}", key, Chosen(row.what, name)) for name, key in row.keys]
            for row in view.rows
        ]
        self.tabs = [self.made_key(f"tab.{name}", key, Chosen("tab", name)) for name, key in view.tabs.keys]
        for part in (*self.titles, *self.tabs, *(key for row in self.keys for key in row)):
            part.show()

    # Qt

    def paintEvent(self, event: QPaintEvent) -> None:
        self.paint_ground(event, self.layout_mm)


def _shape(view: FactsPageView) -> tuple[object, ...]:
    """What decides which parts there are."""
    return tuple((row.what, tuple(name for name, _ in row.keys)) for row in (*view.rows, view.tabs))
