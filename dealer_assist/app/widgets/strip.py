"""The part all read-only strips share: one view, laid out when it changes, painted from what was laid out."""

from typing import Generic, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.theme.look import Look

View = TypeVar("View")


class Strip(QWidget, Generic[View]):
    """A painted strip of fixed place. Its text never invalidates a layout."""

    def __init__(self, name: str, look: Look, view: View, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.look = look
        self.view = view
        self.clipped = False
        """Whether some text does not fit; tests look at it."""

    def set_view(self, view: View) -> None:
        """Show this; nothing happens if it is shown already."""
        if view != self.view:
            self.view = view
            self.lay_out()
            self.update()

    def set_look(self, look: Look) -> None:
        """Show the same in another language or on another glass."""
        if look != self.look:
            self.look = look
            self.lay_out()
            self.update()

    def lay_out(self) -> None:
        """Make texts and rectangles; called when the view, the look or the size changes."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()
