"""A scripted device: what lies on its antennas, what it was told, what it says next and when.

It opens nothing and knows no clock: time is passed in, ms. A test's thread and the host's thread may both call it.
"""

from __future__ import annotations

import threading
from collections import deque
from typing import ClassVar

MOST_HEARD = 4_096
"""Bytes kept of what the program sent; more is no command of any protocol."""
IDLE_MS = 20
"""Longest time a device is not asked whether it has something to say, ms."""


class Device:
    """What every simulated device can do; a protocol fills in what it hears and says."""

    takes: ClassVar[tuple[str, ...]] = ()
    """Settings of the driver that change how the device behaves."""

    def __init__(self, *, answer_ms: int = 0) -> None:
        self.answer_ms = answer_ms
        """How long each answer takes, ms."""
        self.plugged = True
        self.changed = threading.Condition(threading.RLock())
        """Notified when there may be something to say."""
        self.lies: dict[int, list[str]] = {}
        """Tags on each antenna, in the order they were laid down."""
        self._says: deque[tuple[int, bytes]] = deque()
        self._heard = bytearray()
        self._spoil = 0
        self._mute_ms = 0
        self._mute_until = 0
        self._now = 0

    # ------------------------------------------------------------------ the script

    def place(self, antenna: int, uid: str) -> None:
        """Lay a tag on an antenna, or deal a card from a shoe."""
        with self.changed:
            self.lies.setdefault(antenna, []).append(uid)
            self._placed(antenna, uid)
            self.changed.notify_all()

    def remove(self, antenna: int, uid: str) -> None:
        """Take a tag away. Raises ValueError if it does not lie there."""
        with self.changed:
            self.lies[antenna].remove(uid)

    def unplug(self) -> None:
        """Pull the plug; whatever was to be said is gone."""
        with self.changed:
            self.plugged = False
            self._forget()
            self.changed.notify_all()

    def replug(self) -> None:
        """Put the plug back: the device starts anew, the cards still lie there."""
        with self.changed:
            self.plugged = True
            self._restarted()
            self.changed.notify_all()

    def restart(self, dead_ms: int = 0) -> None:
        """Start anew by itself, as after a dip of its supply, and be deaf and dumb for so long, ms."""
        with self.changed:
            self._forget()
            self._mute_ms = dead_ms
            self._restarted()
            self.changed.notify_all()

    def corrupt(self, next: int = 1) -> None:  # noqa: A002 - the word of the script
        """Spoil one bit in each of the next messages."""
        with self.changed:
            self._spoil += next

    def delay(self, ms: int) -> None:
        """Take so long for each answer from now on, ms."""
        with self.changed:
            self.answer_ms = ms

    def mute(self, ms: int) -> None:
        """Say nothing for so long, ms; commands are heard and not answered."""
        with self.changed:
            self._mute_ms = ms

    def blurt(self, data: bytes) -> None:
        """Say bytes of any kind: noise, a frame cut off, an answer nobody asked for."""
        with self.changed:
            self._says.append((self._now, data))
            self.changed.notify_all()

    # ------------------------------------------------------------------ the line

    def hears(self, data: bytes, now: int) -> None:
        """The program sent bytes."""
        with self.changed:
            self._at(now)
            if self._dumb:
                return
            self._heard += data
            del self._heard[:-MOST_HEARD]
            self._hears()
            self.changed.notify_all()

    def says(self, now: int) -> bytes:
        """What is to be said by now; each byte is given once."""
        with self.changed:
            self._at(now)
            if self._dumb:
                self._says.clear()
                return b""
            self._goes_on()
            said = b""
            while self._says and self._says[0][0] <= now:
                said += self._says.popleft()[1]
            return said

    def wait_ms(self, now: int) -> int:
        """How long nothing will be said unless something happens, ms."""
        with self.changed:
            return max(0, self._says[0][0] - now) if self._says else IDLE_MS

    # ------------------------------------------------------------------ what a protocol fills in

    def _hears(self) -> None:
        """Take complete commands from `self._heard` and answer them with `_say`; a shoe listens to nothing."""
        self._heard.clear()

    def _placed(self, antenna: int, uid: str) -> None:
        """A tag was laid down."""

    def _goes_on(self) -> None:
        """Time has passed, `self._now`."""

    def _restarted(self) -> None:
        """The device starts anew: forget what it was told."""

    # ------------------------------------------------------------------ what a protocol uses

    def _say(self, message: bytes, after_ms: int | None = None) -> None:
        if self._spoil:
            self._spoil -= 1
            # the middle of a message is data, in every protocol here
            at = len(message) // 2
            message = message[:at] + bytes([message[at] ^ 0x01]) + message[at + 1 :]
        self._says.append((self._now + (self.answer_ms if after_ms is None else after_ms), message))

    @property
    def _dumb(self) -> bool:
        return not self.plugged or self._now < self._mute_until

    def _at(self, now: int) -> None:
        self._now = max(now, self._now)
        if self._mute_ms:
            self._mute_until = self._now + self._mute_ms
            self._mute_ms = 0

    def _forget(self) -> None:
        self._says.clear()
        self._heard.clear()


class Repeating(Device):
    """A device that tells again and again what lies on it; `_round` is told as often as `every_ms`."""

    def __init__(self, *, every_ms: int, answer_ms: int = 0) -> None:
        super().__init__(answer_ms=answer_ms)
        self._every_ms = every_ms
        self._next_round = 0
        self.running = True

    def _round(self) -> None:
        """Say once what lies there."""
        raise NotImplementedError

    def _goes_on(self) -> None:
        if self.running and self._now >= self._next_round:
            self._next_round = self._now + self._every_ms
            self._round()

    def wait_ms(self, now: int) -> int:
        """How long nothing will be said, ms."""
        with self.changed:
            return min(super().wait_ms(now), max(0, self._next_round - now) if self.running else IDLE_MS)

    def _placed(self, antenna: int, uid: str) -> None:
        self._next_round = 0
