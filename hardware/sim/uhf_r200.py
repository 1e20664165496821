"""A simulated UHF module: polls by itself once told to, and says of an empty round that it saw nothing."""

from __future__ import annotations

from binascii import crc_hqx

from hardware.sim.device import Repeating

EVERY_MS = 50
RSSI = 0xC9
"""-55 dBm."""
NO_TAG = 0x15


class UhfModule(Repeating):
    """An R200 module; the antenna's number in the script does not matter."""

    def __init__(self, *, answer_ms: int = 0) -> None:
        super().__init__(every_ms=EVERY_MS, answer_ms=answer_ms)
        self.running = False

    def _hears(self) -> None:
        heard = self._heard
        while len(heard) >= 7:
            length = int.from_bytes(heard[3:5], "big")
            if heard[0] != 0xBB or heard[1] != 0:
                del heard[0]
                continue
            if len(heard) < 7 + length:
                return
            command = heard[2]
            del heard[: 7 + length]
            self._answer(command)

    def _answer(self, command: int) -> None:
        match command:
            case 0x03:
                self._say(frame(1, 0x03, b"\x00M100 V1.00"))
            case 0x27:
                self.running = True
            case 0x28:
                self.running = False
                self._say(frame(1, 0x28, b"\x00"))
            case 0x22:
                self._round()
            case _:
                self._say(frame(1, 0xFF, b"\x17"))

    def _round(self) -> None:
        here = [uid for tags in self.lies.values() for uid in tags]
        for uid in here:
            self._say(frame(2, 0x22, _sighting(bytes.fromhex(uid))), after_ms=0)
        if not here:
            self._say(frame(1, 0xFF, bytes([NO_TAG])), after_ms=0)

    def _restarted(self) -> None:
        self.running = False


def frame(kind: int, command: int, parameters: bytes) -> bytes:
    """An answer as it goes over the line.

    >>> frame(1, 0xFF, bytes([0x15])).hex(" ")
    'bb 01 ff 00 01 15 16 7e'
    """
    told = bytes([kind, command]) + len(parameters).to_bytes(2, "big") + parameters
    return b"\xbb" + told + bytes([sum(told) & 0xFF, 0x7E])


def _sighting(epc: bytes) -> bytes:
    pc = ((len(epc) // 2) << 11).to_bytes(2, "big")
    return bytes([RSSI]) + pc + epc + (crc_hqx(pc + epc, 0xFFFF) ^ 0xFFFF).to_bytes(2, "big")
