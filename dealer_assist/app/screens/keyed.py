"""What pages and panels share: a key carries the intent it stands for, and a tap on it hands that intent on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from dealer_assist.app.widgets.touch_key import TouchKey


class Keyed(QWidget):
    """A part of the window with keys on it."""

    entered = Signal(object)
    """An intent: something was tapped."""

    def stands_for(self, key: TouchKey, intent: object) -> None:
        """Make a tap on this key enter an intent; with a property of that name it may be changed later."""
        key.setProperty("intent", intent)
        key.tapped.connect(self._hand_on)

    def _hand_on(self) -> None:
        key = self.sender()
        assert isinstance(key, TouchKey)
        self.entered.emit(key.property("intent"))
