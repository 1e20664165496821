"""What opens over the lower part of the hand screen: pad, award, side pots, why, cards."""

from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.layout.box import Box
from dealer_assist.app.screens.keyed import Keyed
from dealer_assist.app.screens.placing import HALO, px_rect
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import RADIUS, Colour
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.app.widgets.touch_key import TouchKey


class Drawer(Keyed):
    """A panel in the drawer's place; subclasses put their parts on it."""

    def __init__(self, name: str, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.look = look
        self.content = Box(0, 0, 0, 0)
        """Where parts may stand, mm from the corner of this panel."""

    def set_look(self, look: Look) -> None:
        """Show the same in another language."""
        if look != self.look:
            self.look = look
            self.place_all()

    def close_up(self) -> None:
        """Put the panel away; what was half entered on it is forgotten."""
        self.hide()

    def set_content(self, content: Box) -> None:
        """Tell where the content stands inside the panel, mm."""
        if content != self.content:
            self.content = content
            self.place_all()

    def place_all(self) -> None:
        """Give every part its place; called when the size or the look changes."""

    def place(self, part: QWidget, box: Box) -> None:
        """Place a part on a box that is counted from the content's corner; keys reach a little beyond it."""
        glass = self.look.glass
        shifted = Box(box.x + self.content.x, box.y + self.content.y, box.w, box.h)
        halo = 0
        if isinstance(part, TouchKey):
            halo = 0 if part.objectName() == "pad.all_in" else glass.px(HALO)
            part.set_halo(halo)
            part.set_look(self.look)
        part.setGeometry(px_rect(shifted, glass, halo).toRect())

    def made_key(self, name: str, view: KeyView) -> PadButton:
        """A key of this panel by its full name."""
        return PadButton(name, self.look, view, self)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(event.rect(), colour(Colour.BASE))
            radius = self.look.glass.px(2 * RADIUS)
            shape = QPainterPath()
            # Only the upper corners are round: the panel runs off the lower edge of the glass.
            shape.addRoundedRect(0, 0, self.width(), self.height() + radius, radius, radius)
            painter.fillPath(shape, colour(Colour.PANEL))
