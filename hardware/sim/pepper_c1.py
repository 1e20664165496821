"""A simulated Eccel Pepper C1: answers scans of up to eight antennas, or sends JSON by itself when told to."""

from __future__ import annotations

import json
from binascii import crc_hqx
from collections.abc import Callable

from hardware.sim.device import Repeating

ICODE = 0x21
ULTRALIGHT = 0x01
MOST_TAGS = 5
JSON_EVERY_MS = 100
ERROR = 0xFF
VERSION = b"2.56.2249\0"


class Pepper(Repeating):
    """A Pepper C1 with an antenna switch."""

    takes = ("mode",)

    def __init__(self, *, mode: str = "scan", answer_ms: int = 0) -> None:
        super().__init__(every_ms=JSON_EVERY_MS, answer_ms=answer_ms)
        self.mode = mode
        self.running = False
        self.antenna = 1
        self._commands: dict[int, Callable[[bytes], bytes | None]] = {
            0x01: _nothing,
            0x02: self._tag_count,
            0x03: self._uid,
            0x05: _nothing,
            0x06: self._set_polling,
            0x0A: _nothing,
            0x0B: lambda _told: VERSION,
            0x0F: self._set_antenna,
            0x16: _nothing,
        }

    def _hears(self) -> None:
        while (command := self._next_command()) is not None:
            act = self._commands.get(command[0])
            answer = None if act is None else act(command[1:])
            told = bytes([ERROR, command[0], 0x02, 0x01]) if answer is None else bytes([0, command[0]]) + answer
            self._say(frame(told))

    def _next_command(self) -> bytes | None:
        heard = self._heard
        while len(heard) >= 5:
            length = int.from_bytes(heard[1:3], "little")
            if heard[0] != 0xF5 or heard[3] != heard[1] ^ 0xFF or heard[4] != heard[2] ^ 0xFF or length < 3:
                del heard[0]
                continue
            if len(heard) < 5 + length:
                return None
            payload, check = bytes(heard[5 : 3 + length]), bytes(heard[3 + length : 5 + length])
            del heard[: 5 + length]
            if check == crc_hqx(payload, 0xFFFF).to_bytes(2, "little"):
                return payload
        return None

    def _tag_count(self, _told: bytes) -> bytes:
        return bytes([min(MOST_TAGS, len(self._here))])

    def _uid(self, told: bytes) -> bytes | None:
        if not told or told[0] >= len(self._here):
            return None
        uid = self._here[told[0]]
        return bytes([ICODE if uid.startswith("E0") else ULTRALIGHT, 0]) + bytes.fromhex(uid)

    def _set_antenna(self, told: bytes) -> bytes | None:
        if not told or not 1 <= told[0] <= 8:
            return None
        self.antenna = told[0]
        return b""

    def _set_polling(self, told: bytes) -> bytes:
        self.running = told == b"\x01" and self.mode == "json"
        return b""

    @property
    def _here(self) -> list[str]:
        return self.lies.get(self.antenna, [])

    def _round(self) -> None:
        for antenna, tags in self.lies.items():
            for uid in tags:
                told = {"type": "uid", "uid": uid, "antenna": antenna, "known_tag": False, "string": ""}
                self._say(json.dumps(told).encode(), after_ms=0)

    def _restarted(self) -> None:
        self.running = False
        self.antenna = 1


def frame(payload: bytes) -> bytes:
    """A payload as it goes over the line.

    >>> frame(bytes.fromhex("000203")).hex(" ")
    'f5 05 00 fa ff 00 02 03 9d 9a'
    """
    length = (len(payload) + 2).to_bytes(2, "little")
    inverse = bytes(each ^ 0xFF for each in length)
    return b"\xf5" + length + inverse + payload + crc_hqx(payload, 0xFFFF).to_bytes(2, "little")


def _nothing(_told: bytes) -> bytes:
    return b""
