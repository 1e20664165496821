"""What both pages share, the hand's and the table's: a drawer may be open over their lower part."""

from typing import Protocol

from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.layout.box import Box
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.screens.keyed import Keyed
from dealer_assist.app.screens.placing import HALO, put, px_rect
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import Colour
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.app.widgets.touch_key import TouchKey


class Headed(Protocol):
    """The places of a page with a header."""

    @property
    def header(self) -> Box:
        """Over the whole width, at the top."""
        ...


class Page(Keyed):
    """A page of the window; its parts are placed again whenever a drawer opens or closes."""

    def __init__(self, name: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.look = look
        self._drawer: Drawer | None = None

    @property
    def drawer(self) -> Drawer | None:
        """What is open over the lower part."""
        return self._drawer

    def open_drawer(self, drawer: Drawer | None) -> None:
        """Open this over the lower part; None closes. A drawer that was opened once stays a child, hidden."""
        old = self._drawer
        if drawer is old:
            return
        self._drawer = drawer
        if old is not None:
            old.close_up()
        if drawer is not None and drawer.parent() is not self:
            drawer.setParent(self)
            drawer.entered.connect(self.entered)
        self.place_all()
        if drawer is not None:
            drawer.set_look(self.look)
            drawer.show()
            drawer.raise_()

    def made_key(self, name: str, view: KeyView, intent: object) -> PadButton:
        """A key of this page by its full name, and what a tap on it enters."""
        key = PadButton(name, self.look, view, self)
        self.stands_for(key, intent)
        return key

    def put_key(self, key: TouchKey, box: Box) -> None:
        """Place a key, mm; it feels a little beyond what it shows."""
        halo = self.look.glass.px(HALO)
        key.set_halo(halo)
        put(key, box, self.look.glass, halo)

    def place_all(self) -> None:
        """Give every part its place for this glass, language and hand."""
        raise NotImplementedError

    def paint_ground(self, event: QPaintEvent, layout: Headed | None) -> None:
        """Paint what lies under the parts: the page, and the plate of its header once it has a place."""
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), colour(Colour.BASE))
            if layout is not None:
                painter.fillRect(px_rect(layout.header, self.look.glass), colour(Colour.PANEL))

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.place_all()
