"""Where a simulated device runs: on a pseudo-terminal, so that the program opens it as any port, or in memory.

A pseudo-terminal needs care (measured on Linux): the far end is kept open by the simulator, or reading the near end
fails before the program has opened it; closing the near end is the pulled plug; a link moved to the next terminal
plays the part of the stable name.
"""

from __future__ import annotations

import contextlib
import os
import select
import threading
import time
from pathlib import Path

from hardware.ports import OpenDetail, OpenFailed
from hardware.sim.device import Device
from hardware.transport import Link

CHUNK = 65_536
WAIT_S = 0.02
"""Longest wait of a read in memory, as of a real port, seconds."""


class OnPty:
    """A device on a pseudo-terminal; `path` is the name to open, the same after every replug."""

    def __init__(self, device: Device, path: Path) -> None:
        self.device = device
        self.path = path
        self._ends: tuple[int, int] | None = None
        self._ended = threading.Event()
        self._plug_in()
        self._thread = threading.Thread(target=self._run, name=f"simulated reader {path.name}", daemon=True)
        self._thread.start()

    def unplug(self) -> None:
        """Pull the plug; the program's next read fails."""
        self.device.unplug()
        self._pull_out()

    def replug(self) -> None:
        """Put the plug back; the system gives it another name, and the link follows."""
        self.device.replug()
        self._plug_in()

    def close(self) -> None:
        """End it."""
        self._ended.set()
        self._thread.join(2)
        self._pull_out()
        self.path.unlink(missing_ok=True)

    def _plug_in(self) -> None:
        import tty

        near, far = os.openpty()
        tty.setraw(near)
        tty.setraw(far)
        moved = self.path.with_name(self.path.name + ".new")
        moved.unlink(missing_ok=True)
        moved.symlink_to(os.ttyname(far))
        moved.replace(self.path)
        self._ends = (near, far)

    def _pull_out(self) -> None:
        ends, self._ends = self._ends, None
        self.path.unlink(missing_ok=True)
        for end in ends or ():
            with contextlib.suppress(OSError):
                os.close(end)

    def _run(self) -> None:
        while not self._ended.is_set():
            ends = self._ends
            if ends is None:
                self._ended.wait(0.002)
                continue
            # the plug may be pulled by another thread at any moment
            with contextlib.suppress(OSError, ValueError):
                self._turn(ends[0])

    def _turn(self, near: int) -> None:
        wait_s = min(self.device.wait_ms(now_ms()), 2) / 1000
        if select.select([near], [], [], wait_s)[0]:
            self.device.hears(os.read(near, CHUNK), now_ms())
        if said := self.device.says(now_ms()):
            _write_all(near, said)


class InMemory:
    """A device inside the program; `open` is handed to the reader in place of a port."""

    def __init__(self, device: Device) -> None:
        self.device = device

    def open(self) -> Link | OpenFailed:
        """A line to it; missing while it is unplugged."""
        if not self.device.plugged:
            return OpenFailed(detail=OpenDetail.MISSING, port="simulated")
        return MemoryLink(self.device)


class MemoryLink:
    """The line to a device inside the program."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._cancelled = False

    def read(self) -> bytes:
        """What the device says, waiting a little for it; raises OSError when its plug was pulled."""
        until = time.monotonic() + WAIT_S
        with self._device.changed:
            while True:
                self._plugged()
                if said := self._device.says(now_ms()):
                    return said
                left = until - time.monotonic()
                if left <= 0 or self._cancelled:
                    self._cancelled = False
                    return b""
                self._device.changed.wait(min(left, max(self._device.wait_ms(now_ms()), 1) / 1000))

    def write(self, data: bytes) -> None:
        """Send; raises OSError when the plug was pulled."""
        self._plugged()
        self._device.hears(data, now_ms())

    def forget_input(self) -> None:
        """Throw away what came before anybody listened."""
        self._plugged()
        self._device.says(now_ms())

    def cancel(self) -> None:
        """End a read in progress."""
        with self._device.changed:
            self._cancelled = True
            self._device.changed.notify_all()

    def close(self) -> None:
        """Let go of it; the device itself goes on."""

    def _plugged(self) -> None:
        if not self._device.plugged:
            raise OSError("the simulated reader was unplugged")


def now_ms() -> int:
    """The clock of simulated devices, ms."""
    return time.monotonic_ns() // 1_000_000


def _write_all(end: int, data: bytes) -> None:
    while data:
        data = data[os.write(end, data) :]
