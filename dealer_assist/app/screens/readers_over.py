"""What readers show over the hand screen: their dot in a corner of the felt, and what they ask before the dealer."""

from PySide6.QtCore import QObject, Slot

from dealer_assist.app.layout.readers import NOWHERE, ask_box, dot_box
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.screens.placing import put
from dealer_assist.app.screens.readers_strip import ReadersStrip
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.readers import AskView, DotView
from dealer_assist.app.widgets.reader_dot import ReaderDot


class ReadersOver(QObject):
    """The two parts, placed again whenever the page places its own."""

    def __init__(self, page: HandScreen) -> None:
        super().__init__(page)
        self._page = page
        self._at_showdown = False
        self.strip = ReadersStrip(page.look, page)
        self.dot = ReaderDot("reader.dot", page.look, DotView(), page)
        page.placed.connect(self.place)

    def show(self, asked: AskView, dot: DotView, *, at_showdown: bool) -> None:
        """Show this; at the showdown also while a panel is open."""
        self._at_showdown = at_showdown
        self.strip.set_view(asked)
        self.dot.set_view(dot)
        self.place()

    def set_look(self, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self.strip.set_look(look)
        self.dot.set_look(look)
        self.place()

    @Slot()
    def place(self) -> None:
        """Give both their places; a drawer takes that of the question."""
        made, look = self._page.layout_mm, self._page.look
        if made is None:
            return
        asked = ask_box(made, at_showdown=self._at_showdown, rtl=look.rtl) if self.strip.view.subject else NOWHERE
        dot = dot_box(made, look.glass.width_mm, rtl=look.rtl) if self.dot.view.word else NOWHERE
        for part, box in ((self.strip, asked), (self.dot, dot)):
            put(part, box, look.glass)
            part.setVisible(box.h > 0)
        if asked.h > 0:
            self.strip.raise_()
