"""What card readers ask or propose, over the felt in front of the dealer: words and keys, one tap each."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.readers import answer_boxes
from dealer_assist.app.paint.text import Align
from dealer_assist.app.screens.placing import HALO, put
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import LABEL, RADIUS, SECOND, Colour
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.line import LineView
from dealer_assist.app.views.readers import AskView
from dealer_assist.app.widgets.line import TextLine
from dealer_assist.app.widgets.pad_button import PadButton

TITLE_PART = 0.4
"""Of the height, for the question; the reason below it may take two lines."""


class LeadingLine(TextLine):
    """Words at the edge where reading starts."""

    align = Align.LEADING


class ReadersStrip(QWidget):
    """Shows an `AskView`; hidden while nothing is asked."""

    tapped = Signal(str)
    """The answer's name."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("ask")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.look = look
        self.view = AskView()
        self.title = LeadingLine("ask.title", look, LineView(), self)
        self.second = LeadingLine("ask.second", look, LineView(), self)
        self._keys: dict[str, PadButton] = {}
        self.hide()

    def set_view(self, view: AskView) -> None:
        """Show this; a key is made when it is first needed."""
        if view == self.view:
            return
        self.view = view
        self.title.set_view(LineView(view.title, Colour.TEXT, bold=True, role=LABEL))
        self.second.set_view(LineView(view.second, role=SECOND))
        for name, key_view in view.keys:
            if name not in self._keys:
                self._keys[name] = self._made(name, key_view)
            self._keys[name].set_view(key_view)
        self.place_all()
        self.update()

    def set_look(self, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self.look = look
        for line in (self.title, self.second):
            line.set_look(look)
        for key in self._keys.values():
            key.set_look(look)
        self.place_all()

    def place_all(self) -> None:
        """Give every part its place; keys that are not asked for are hidden."""
        glass, keys = self.look.glass, [name for name, _ in self.view.keys]
        for name, key in self._keys.items():
            key.setVisible(name in keys)
        if not keys:
            return
        titled = bool(self.view.title)
        width, height = glass.mm(self.width()), glass.mm(self.height())
        alike = self.view.alike
        title, boxes = answer_boxes(width, height, len(keys), titled=titled, rtl=self.look.rtl, alike=alike)
        for name, box in zip(keys, boxes, strict=True):
            self._keys[name].set_halo(glass.px(HALO))
            put(self._keys[name], box, glass, glass.px(HALO))
        self.title.setVisible(titled)
        self.second.setVisible(titled and bool(self.view.second))
        high = title.h * TITLE_PART if self.view.second else title.h
        put(self.title, Box(title.x, title.y, title.w, high), glass)
        put(self.second, Box(title.x, title.y + high, title.w, title.h - high), glass)

    def _made(self, name: str, view: KeyView) -> PadButton:
        key = PadButton(f"ask.{name}", self.look, view, self)
        key.setProperty("answer", name)
        key.tapped.connect(self._tapped)
        return key

    def _tapped(self) -> None:
        key = self.sender()
        assert isinstance(key, PadButton)
        self.tapped.emit(str(key.property("answer")))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.place_all()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), colour(Colour.FELT))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(Colour.PANEL))
            radius = self.look.glass.px(RADIUS)
            painter.drawRoundedRect(self.rect(), radius, radius)
