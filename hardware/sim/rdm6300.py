"""A simulated RDM6300: says the tag in its field again and again; of two tags at once it says nothing."""

from __future__ import annotations

from functools import reduce
from operator import xor

from hardware.sim.device import Repeating

EVERY_MS = 60


class Rdm6300(Repeating):
    """A 125 kHz module with one antenna; the antenna's number in the script does not matter."""

    def __init__(self, *, answer_ms: int = 0) -> None:
        super().__init__(every_ms=EVERY_MS, answer_ms=answer_ms)

    def _round(self) -> None:
        here = [uid for tags in self.lies.values() for uid in tags]
        if len(here) == 1:
            self._say(frame(here[0]), after_ms=0)


def frame(uid: str) -> bytes:
    r"""A tag as it goes over the line.

    >>> frame("62E3086CED")
    b'\x0262E3086CED08\x03'
    """
    check = reduce(xor, bytes.fromhex(uid))
    return b"\x02" + f"{uid}{check:02X}".encode("ascii") + b"\x03"
