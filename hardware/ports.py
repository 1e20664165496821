"""Which port a reader hangs on: found again by what it is, not by the name the system gave it today.

After pulling a plug and putting it back, ``ttyUSB0`` may be ``ttyUSB1`` and ``COM5`` may be ``COM6``. The room's file
therefore names the device: a stable link of Linux, or its USB numbers, looked up anew before every attempt to open.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from enum import StrEnum
from pathlib import Path

import msgspec

BY_ID = Path("/dev/serial/by-id")
"""Where Linux keeps links named for the device."""
URL_SCHEMES = ("socket://", "rfc2217://", "loop://", "spy://")
USB_PORT = re.compile(r"usb:(?P<vendor>[0-9a-fA-F]{4}):(?P<product>[0-9a-fA-F]{4}):(?P<serial>[^\s:/]{1,64})")
FTDI = 0x0403
FTDI_CHANNEL = "A"
"""Of an adapter with one port; those with more have B to D as well, each of them written with its letter."""
ALLOWED = (
    '"by-id:NAME", "usb:0403:6001:SERIAL" (SERIAL * = any), a name as COM7 or /dev/ttyUSB0, or "socket://host:port"'
)


class OpenDetail(StrEnum):
    """Why a port could not be opened."""

    MISSING = "missing"
    BUSY = "busy"
    """Another program holds it."""
    PERMISSION = "permission"
    """This user may not; on Linux a group is missing."""
    NOT_A_PORT = "not_a_port"
    AMBIGUOUS = "ambiguous"
    """Two devices answer to the same description."""
    OTHER = "other"


class OpenFailed(msgspec.Struct, frozen=True, kw_only=True):
    """A port that was not opened, and what a person needs to know to mend it."""

    detail: OpenDetail
    port: str
    """As the room's file names it."""
    found: tuple[str, ...] = ()
    """Ports that answer to it, where there are several."""
    group: str | None = None
    """The group of Linux that may use the port: ``dialout`` or ``uucp``."""
    said: str = ""
    """What the system said, for the diagnostics page."""


class ListedPort(msgspec.Struct, frozen=True, kw_only=True):
    """A port the system lists."""

    device: str
    """Its name today: ``/dev/ttyUSB0``, ``COM7``."""
    vendor: int | None = None
    product: int | None = None
    serial: str | None = None
    title: str = ""
    """What the device calls itself."""

    @property
    def rule(self) -> str:
        """What to write into the room's file so that it is found again.

        >>> ListedPort(device="COM7", vendor=0x0403, product=0x6001, serial="A50285BI").rule
        'usb:0403:6001:A50285BI'
        """
        if self.vendor is None or self.product is None:
            return self.device
        return f"usb:{self.vendor:04x}:{self.product:04x}:{self.serial or '*'}"


class ById(msgspec.Struct, frozen=True, tag=True):
    """A stable link of Linux."""

    name: str


class Usb(msgspec.Struct, frozen=True, tag=True):
    """A device by its USB numbers."""

    vendor: int
    product: int
    serial: str | None
    """None = any, if exactly one device has these numbers."""


class Literal(msgspec.Struct, frozen=True, tag=True):
    """A name taken as it is."""

    name: str


class Url(msgspec.Struct, frozen=True, tag=True):
    """A line over a network, or one for tests."""

    url: str


PortRule = ById | Usb | Literal | Url


class BadPort(Exception):
    """A text that cannot name a port."""

    def __init__(self, port: str) -> None:
        super().__init__(f"{port!r} names no port; it is {ALLOWED}")
        self.port = port
        self.allowed = ALLOWED


def read_port(port: str) -> PortRule:
    """What the room's file says of a port. Raises BadPort.

    >>> read_port("usb:1a86:7523:*")
    Usb(vendor=6790, product=29987, serial=None)
    """
    if port.startswith("usb:"):
        usb = USB_PORT.fullmatch(port)
        if usb is None:
            raise BadPort(port)
        serial = usb["serial"]
        return Usb(int(usb["vendor"], 16), int(usb["product"], 16), None if serial == "*" else serial)
    if port.startswith("by-id:"):
        name = port.removeprefix("by-id:")
        if not name or "/" in name:
            raise BadPort(port)
        return ById(name)
    if port.startswith(URL_SCHEMES):
        return Url(port)
    if not port.strip() or "://" in port or not port.isprintable():
        raise BadPort(port)
    return Literal(port)


def find_port(port: str, listed: Callable[[], Iterable[ListedPort]], by_id: Path = BY_ID) -> str | OpenFailed:
    """The name to open now, or why there is none. Raises BadPort."""
    match read_port(port):
        case Usb() as rule:
            return _one_of(port, sorted(each.device for each in listed() if _is(each, rule)))
        case ById(name):
            link = by_id / name
            return str(link) if link.exists() else OpenFailed(detail=OpenDetail.MISSING, port=port)
        case Literal(name):
            return name
        case Url(url):
            return url


def _is(listed: ListedPort, rule: Usb) -> bool:
    same_make = (listed.vendor, listed.product) == (rule.vendor, rule.product)
    return same_make and (rule.serial is None or rule.serial.upper() in _serials(listed))


def _serials(listed: ListedPort) -> frozenset[str]:
    """What its serial number may be written as: capitals or not; the driver of FTDI adds a channel on Windows."""
    serial = (listed.serial or "").upper()
    with_channel = listed.vendor == FTDI and serial.endswith(FTDI_CHANNEL)
    return frozenset({serial, serial[:-1]} if with_channel else {serial})


def _one_of(port: str, found: list[str]) -> str | OpenFailed:
    if len(found) == 1:
        return found[0]
    return OpenFailed(
        detail=OpenDetail.AMBIGUOUS if found else OpenDetail.MISSING,
        port=port,
        found=tuple(found),
    )
