"""Looking for ports on the technician's page: a port is tapped, then what is connected to it, and that is tried.

Nothing here waits for a device: ports are looked for in a thread.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot

from dealer_assist.app.views.ports_page import port_rows
from dealer_assist.app.views.prompt import PromptView
from dealer_assist.app.views.readers_page import RowView, inform
from dealer_assist.readers.port_list import PortSeen, look_for_ports
from dealer_assist.readers.setup import protocol_titles
from dealer_assist.words import Words


class PortsSide(QObject):
    """The ports of the machine as far as they are known."""

    changed = Signal()
    """Ports were found."""
    _found = Signal(object)
    """Ports, from the thread that looked for them."""

    def __init__(self, tried: Callable[[str, str], None], parent: QObject) -> None:
        """`tried` is called with a protocol's name and what to write as the port in the room's file."""
        super().__init__(parent)
        self._tried = tried
        self._ports: tuple[PortSeen, ...] | None = None
        self.port: PortSeen | None = None
        """The port that is chosen."""
        self._looking = False
        self._found.connect(self._ports_found, Qt.ConnectionType.QueuedConnection)

    def tapped(self, what: str, value: str) -> None:
        """A key of this tab."""
        if what == "find":
            self._looking, self.port = True, None
            look_for_ports(self._found.emit)
        elif what == "port":
            self.port = next((each for each in self._ports or () if each.device == value), None)
        elif self.port is not None:
            self._tried(value, self.port.rule)

    @Slot(object)
    def _ports_found(self, ports: tuple[PortSeen, ...]) -> None:
        self._ports, self._looking = ports, False
        self.changed.emit()

    def prompt(self, words: Words) -> PromptView:
        """What to do next."""
        title = words.text("readers.tab.ports")
        if self._looking:
            return inform(title, words.text("readers.looking"))
        if self.port is not None:
            return inform(words.text("readers.choose_protocol"), words.text("readers.in_file", port=self.port.rule))
        if self._ports is None:
            return inform(title)
        return inform(title, words.text("readers.choose_port" if self._ports else "readers.no_ports"))

    def rows(self, words: Words) -> tuple[RowView, ...]:
        """The ports, and what may be connected to the one that is chosen."""
        titles = protocol_titles() if self.port is not None else {}
        return port_rows(self._ports or (), self.port, titles, words)
