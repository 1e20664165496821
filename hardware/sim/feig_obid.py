"""A simulated FEIG bus: several ISO 15693 readers on one line, each with its address."""

from __future__ import annotations

from collections.abc import Sequence

from hardware.sim.device import Device

ANY = 0xFF
VERSION = bytes.fromhex("03030044530D30")
ISO_15693 = b"\x03\x00"
SHORTEST = 5


class FeigReader(Device):
    """Readers on a bus, each the antenna of its address."""

    takes = ("antennas",)

    def __init__(self, *, antennas: Sequence[Sequence[int]] = ((1, 1),), answer_ms: int = 0) -> None:
        super().__init__(answer_ms=answer_ms)
        self._antenna_at = {address: antenna for antenna, address in antennas}

    def _hears(self) -> None:
        heard = self._heard
        while len(heard) >= SHORTEST:
            length = heard[0]
            if length < SHORTEST:
                del heard[0]
                continue
            if len(heard) < length:
                return
            command = bytes(heard[:length])
            del heard[:length]
            # a damaged request is not answered at all
            if crc(command[:-2]) == command[-2:]:
                self._answer(command[1], command[2])

    def _answer(self, address: int, command: int) -> None:
        if address == ANY:
            address = min(self._antenna_at)
        if address not in self._antenna_at:
            return
        match command:
            case 0x65:
                told = b"\x00" + VERSION
            case 0x69:
                told = b"\x00"
            case 0xB0:
                told = self._inventory(self._antenna_at[address])
            case _:
                told = b"\x80"
        self._say(frame(bytes([address, command]) + told))

    def _inventory(self, antenna: int) -> bytes:
        here = self.lies.get(antenna, [])
        sets = b"".join(ISO_15693 + bytes.fromhex(uid) for uid in here)
        return b"\x00" + bytes([len(here)]) + sets if here else b"\x01"


def frame(body: bytes) -> bytes:
    """A body, from the address on, as it goes over the line.

    >>> frame(bytes.fromhex("01B001")).hex(" ")
    '06 01 b0 01 80 39'
    """
    told = bytes([len(body) + 3]) + body
    return told + crc(told)


def crc(data: bytes) -> bytes:
    """CRC-16/MCRF4XX, low byte first.

    >>> crc(b"123456789").hex()
    '916f'
    """
    register = 0xFFFF
    for byte in data:
        register ^= byte
        for _bit in range(8):
            register = (register >> 1) ^ (0x8408 if register & 1 else 0)
    return register.to_bytes(2, "little")
