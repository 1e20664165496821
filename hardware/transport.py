"""Bytes in, bytes out: the serial port, the network line or the simulated one that a reader hangs on.

Opening never raises: what stands in the way comes back as a value that says what a person can do. A line that is gone
raises ``OSError`` from ``read`` and ``write``; on some systems pyserial 3.5 raises ``TypeError`` or ``AttributeError``
instead, which ``LINE_GONE`` names together.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import sys
from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from hardware.ports import ListedPort, OpenDetail, OpenFailed, find_port

WRITE_TIMEOUT_S = 0.5
"""A write to a dead device hangs for ever on Windows without one, seconds."""
MOST_BYTES = 65_536
"""Read at once; a flood must not keep the driver's clock from being served."""

LINE_GONE = (OSError, TypeError, AttributeError)
"""What reading or writing raises when the device was unplugged; the last two on a port closed elsewhere."""

DETAIL_BY_ERRNO = {
    errno.ENOENT: OpenDetail.MISSING,
    errno.ENOTDIR: OpenDetail.MISSING,
    errno.ENODEV: OpenDetail.MISSING,
    errno.ENXIO: OpenDetail.MISSING,
    errno.EIO: OpenDetail.MISSING,
    errno.ECONNREFUSED: OpenDetail.MISSING,
    errno.EHOSTUNREACH: OpenDetail.MISSING,
    errno.ENETUNREACH: OpenDetail.MISSING,
    errno.ETIMEDOUT: OpenDetail.MISSING,
    errno.EACCES: OpenDetail.PERMISSION,
    errno.EPERM: OpenDetail.PERMISSION,
    errno.EBUSY: OpenDetail.BUSY,
    errno.EAGAIN: OpenDetail.BUSY,
    errno.ENOTTY: OpenDetail.NOT_A_PORT,
    errno.EINVAL: OpenDetail.NOT_A_PORT,
    errno.EISDIR: OpenDetail.NOT_A_PORT,
}
DETAIL_BY_WINDOWS = {
    **dict.fromkeys((5, 32), OpenDetail.BUSY),
    **dict.fromkeys((1, 87, 123), OpenDetail.NOT_A_PORT),
    **dict.fromkeys((2, 3, 21, 31, 55, 121, 433, 1117, 1167, 10051, 10060, 10061, 10065), OpenDetail.MISSING),
}
"""By the number of Windows itself: its errno calls a device that has just gone an invalid argument."""
WINDOWS_SAID = re.compile(r"\[WinError (\d+)\]|, None, (\d+)\)")
TIMED_OUT = "timed out"
"""All that is said of a network port that did not answer within five seconds."""
ERRNO_SAID = re.compile(r"(?:\[Errno |\((?:\w+Error\()?)(\d+)")
"""pyserial often puts the number into the text alone: "Could not configure port: (25, ...)"."""


class LineSettings(msgspec.Struct, frozen=True, kw_only=True):
    """How a port is to be opened."""

    port: str
    """As the room's file names it."""
    baud: int
    """Bits per second."""
    parity: str = "N"
    """``N`` none, ``E`` even, ``O`` odd."""
    wait_ms: int = 20
    """Longest wait for the first byte of a read, ms."""
    low_latency: bool = False
    """Whether a USB bridge is asked not to collect bytes for 16 ms."""


class Link(Protocol):
    """An open line."""

    def read(self) -> bytes:
        """What has come, waiting a few milliseconds for the first byte; raises one of LINE_GONE."""

    def write(self, data: bytes) -> None:
        """Send; raises one of LINE_GONE."""

    def forget_input(self) -> None:
        """Throw away what came before anybody listened; raises one of LINE_GONE."""

    def cancel(self) -> None:
        """End a read in progress, from another thread; never raises."""

    def close(self) -> None:
        """Let go of the line, only from the thread that reads it; never raises."""


class SerialLike(Protocol):
    """What is used of a pyserial port; its network ports have the same face."""

    @property
    def in_waiting(self) -> int:
        """Bytes that have come."""

    def read(self, size: int = 1, /) -> bytes:
        """So many bytes at most."""

    def write(self, b: bytes, /) -> int | None:
        """Send."""

    def reset_input_buffer(self) -> None:
        """Forget what came."""

    def close(self) -> None:
        """Let go of the port."""


class SerialLink:
    """A pyserial port as a Link."""

    def __init__(self, port: SerialLike) -> None:
        self._port = port

    def read(self) -> bytes:
        """One byte as soon as it is there, then what lies behind it: a read of 256 would wait its whole time."""
        data = self._port.read(1)
        while data and len(data) < MOST_BYTES and (waiting := self._port.in_waiting):
            data += self._port.read(min(waiting, MOST_BYTES - len(data)))
        return data

    def write(self, data: bytes) -> None:
        """Send; a device that takes nothing for half a second counts as gone."""
        self._port.write(data)

    def forget_input(self) -> None:
        """Throw away what came before anybody listened."""
        self._port.reset_input_buffer()

    def cancel(self) -> None:
        """End a read in progress where the port can; a socket's read ends by itself."""
        with contextlib.suppress(*LINE_GONE):
            getattr(self._port, "cancel_read", _nothing)()

    def close(self) -> None:
        """Let go of the port."""
        with contextlib.suppress(*LINE_GONE):
            self._port.close()


Opener = Callable[[], Link | OpenFailed]
"""Opens a line, or says why not; called again for every attempt."""


def open_link(settings: LineSettings) -> Link | OpenFailed:
    """The line a reader hangs on. Raises BadPort for a port that names nothing."""
    name = settings.port
    try:
        found = find_port(settings.port, listed_ports)
        if isinstance(found, OpenFailed):
            return found
        name = found
        return SerialLink(_opened(name, settings))
    except (*LINE_GONE, ValueError) as error:
        return failed(settings.port, error, sys.platform, group_of(name))


def _opened(name: str, settings: LineSettings) -> SerialLike:
    # pyserial takes 15 ms to import, and a table without a reader never needs it
    import serial

    port = serial.serial_for_url(
        name,
        baudrate=settings.baud,
        parity=settings.parity,
        timeout=settings.wait_ms / 1000,
        write_timeout=WRITE_TIMEOUT_S,
        exclusive=True,
        do_not_open=True,
    )
    # before opening: some boards restart on DTR, and on a pseudo-terminal setting it later is an error
    port.dtr = False
    port.rts = False
    port.open()
    if settings.low_latency:
        with contextlib.suppress(OSError, AttributeError, NotImplementedError, ValueError):
            port.set_low_latency_mode(True)
    return port


def failed(port: str, error: Exception, platform: str, group: str | None = None) -> OpenFailed:
    """What an error of opening amounts to.

    >>> failed("COM7", OSError("could not open port 'COM7': PermissionError(13, 'Access is denied.')"), "win32").detail
    <OpenDetail.BUSY: 'busy'>
    """
    said = str(error)
    detail = (_of_windows(said) if platform == "win32" else None) or _of_errno(error, said)
    if platform == "win32" and detail is OpenDetail.PERMISSION:
        # what Windows says of a port another program holds; it has no other "denied" for ports
        detail = OpenDetail.BUSY
    return OpenFailed(detail=detail, port=port, group=group if detail is OpenDetail.PERMISSION else None, said=said)


def _of_windows(said: str) -> OpenDetail | None:
    found = WINDOWS_SAID.search(said)
    return DETAIL_BY_WINDOWS.get(int(found[1] or found[2]), OpenDetail.OTHER) if found else None


def _of_errno(error: Exception, said: str) -> OpenDetail:
    number = error.errno if isinstance(error, OSError) else None
    if number is None and (found := ERRNO_SAID.search(said)):
        number = int(found[1])
    if number is None and said.endswith(TIMED_OUT):
        return OpenDetail.MISSING
    return DETAIL_BY_ERRNO.get(number or 0, OpenDetail.OTHER)


def group_of(name: str) -> str | None:
    """The group that may use a port on Linux; None where there are no groups, or no such port."""
    try:
        import grp

        return grp.getgrgid(os.stat(name).st_gid).gr_name
    except (ImportError, KeyError, OSError):
        return None


def listed_ports() -> Iterable[ListedPort]:
    """Every port the system lists. Slow on some systems: only a reader's own thread asks."""
    from serial.tools.list_ports import comports

    return [
        ListedPort(
            device=each.device,
            vendor=each.vid,
            product=each.pid,
            serial=each.serial_number,
            title=each.description or "",
        )
        for each in comports()
    ]


def _nothing() -> None:
    pass
