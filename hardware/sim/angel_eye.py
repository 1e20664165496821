"""A simulated Angel Eye shoe: sends every card three times, because nobody acknowledges it."""

from __future__ import annotations

from functools import reduce
from operator import xor

from hardware.sim.device import Device

SUITS = {"d": 1, "c": 2, "s": 3, "h": 4}
RANKS = {rank: number for number, rank in enumerate("A23456789TJQK", start=1)}
TIMES = 3
SEQUENCE = range(0x30, 0x3A)


class AngelEyeShoe(Device):
    """A baccarat shoe; `place` deals a card, the antenna being the target (0 player, 1 banker, 2 burn)."""

    def __init__(self, *, answer_ms: int = 0) -> None:
        super().__init__(answer_ms=answer_ms)
        self._sent = 0

    def _placed(self, antenna: int, uid: str) -> None:
        card = uid.removeprefix("card:")
        told = bytes([0x80 | antenna << 4 | 1, 0x80 | SUITS[card[1]] << 4 | RANKS[card[0]]])
        self._tell(b"D" + told)

    def _tell(self, body: bytes) -> None:
        message = frame(SEQUENCE[self._sent % len(SEQUENCE)], body)
        self._sent += 1
        for _time in range(TIMES):
            self._say(message, after_ms=0)

    def _restarted(self) -> None:
        self._sent = 0
        self._tell(b"S")


def frame(sequence: int, body: bytes) -> bytes:
    """A message as it goes over the line.

    >>> frame(0x32, bytes.fromhex("4481B9")).hex(" ")
    '05 32 44 81 b9 03 34 44'
    """
    told = bytes([sequence]) + body + b"\x03"
    return b"\x05" + told + f"{reduce(xor, told):02X}".encode("ascii")
