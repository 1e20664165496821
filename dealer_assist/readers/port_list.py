"""The ports of this machine, for the page on which a technician chooses one.

Listing them can take seconds on some systems, so it is done in a thread of its own and the answer is handed over.
"""

from __future__ import annotations

import threading
from collections.abc import Callable

import msgspec

from hardware.ports import ListedPort
from hardware.transport import listed_ports


class PortSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A port the system lists."""

    device: str
    """Its name today."""
    title: str
    """What the device calls itself."""
    rule: str
    """What to write into the room's file so that it is found again after replugging."""


def look_for_ports(found: Callable[[tuple[PortSeen, ...]], None]) -> None:
    """Look, and call `found` from another thread; with none if the system cannot tell."""
    threading.Thread(target=_look, args=(found,), name="ports", daemon=True).start()


def _look(found: Callable[[tuple[PortSeen, ...]], None]) -> None:
    try:
        listed = tuple(listed_ports())
    except OSError:
        listed = ()
    found(tuple(seen(each) for each in listed))


def seen(port: ListedPort) -> PortSeen:
    """A listed port as the page shows it."""
    return PortSeen(device=port.device, title=port.title, rule=port.rule)
