"""A simulated shoe that speaks plain lines: each card it deals is one line with a number and a check."""

from __future__ import annotations

from functools import reduce
from operator import xor

from hardware.sim.device import Device

NUMBERS = 1_000


class PlainShoe(Device):
    """A shoe of PSL1 lines; `place` deals a card, on whatever antenna."""

    def __init__(self, *, answer_ms: int = 0) -> None:
        super().__init__(answer_ms=answer_ms)
        self._number = 0

    def skip(self, cards: int = 1) -> None:
        """Deal cards whose lines are lost on the way."""
        with self.changed:
            self._number = (self._number + cards) % NUMBERS

    def unreadable(self) -> None:
        """Deal a card whose tag cannot be read."""
        self.tell(f"X {self._next()} UNREADABLE")

    def cut_card(self) -> None:
        """The cut card comes."""
        self.tell(f"K {self._next()}")

    def tell(self, words: str) -> None:
        """Say a line."""
        with self.changed:
            self._say(line(words), after_ms=0)
            self.changed.notify_all()

    def _placed(self, antenna: int, uid: str) -> None:
        self._say(line(f"C {self._next()} {uid.removeprefix('card:').upper()}"), after_ms=0)

    def _next(self) -> int:
        self._number = (self._number + 1) % NUMBERS
        return self._number

    def _restarted(self) -> None:
        self._number = 0
        self._say(line("HELLO PSL1 SIM"), after_ms=0)


def line(words: str) -> bytes:
    r"""A line with its check.

    >>> line("C 1 AS")
    b'C 1 AS*60\r\n'
    """
    return f"{words}*{reduce(xor, words.encode('ascii')):02X}\r\n".encode("ascii")
