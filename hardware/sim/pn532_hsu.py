"""A simulated PN532: wakes up, acknowledges every command, and lists at most two tags on its one antenna."""

from __future__ import annotations

from hardware.sim.device import Device

ACK = bytes.fromhex("0000FF00FF00")
START = b"\x00\xff"
MOST_TARGETS = 2
SHORT_UID = 4


class Pn532(Device):
    """A PN532 board on a serial line; the antenna's number in the script does not matter."""

    def _hears(self) -> None:
        while (command := self._next_command()) is not None:
            self._say(ACK, after_ms=0)
            if (answer := self._answer(command)) is not None:
                self._say(frame(b"\xd5" + bytes([command[0] + 1]) + answer))

    def _next_command(self) -> bytes | None:
        heard = self._heard
        while (at := heard.find(START)) >= 0 and len(heard) >= at + 4:
            length, check = heard[at + 2], heard[at + 3]
            if (length + check) & 0xFF or length < 2:
                # an acknowledge, or no frame: the acknowledge ends whatever is being answered
                if (length, check) == (0x00, 0xFF):
                    self._says.clear()
                del heard[: at + 2]
                continue
            if len(heard) < at + 5 + length:
                return None
            body = bytes(heard[at + 4 : at + 4 + length])
            good = (sum(body) + heard[at + 4 + length]) & 0xFF == 0
            del heard[: at + 5 + length]
            if good and body[0] == 0xD4:
                return body[1:]
        return None

    def _answer(self, command: bytes) -> bytes | None:
        match command[0]:
            case 0x02:
                return bytes.fromhex("32010607")
            case 0x14 | 0x32:
                return b""
            case 0x4A:
                return self._targets(min(command[1], MOST_TARGETS))
            case 0x52:
                return b"\x00"
        return None

    def _targets(self, most: int) -> bytes:
        here = [bytes.fromhex(uid) for tags in self.lies.values() for uid in tags][:most]
        listed = b"".join(_target(number, uid) for number, uid in enumerate(here, start=1))
        return bytes([len(here)]) + listed


def frame(body: bytes) -> bytes:
    """A body, from TFI on, as it goes over the line.

    >>> frame(bytes.fromhex("D51500")[:2]).hex(" ")
    '00 00 ff 02 fe d5 15 16 00'
    """
    head = bytes([len(body), -len(body) & 0xFF])
    return b"\x00" + START + head + body + bytes([-sum(body) & 0xFF, 0])


def _target(number: int, uid: bytes) -> bytes:
    sens, sel = (b"\x00\x04", 0x08) if len(uid) == SHORT_UID else (b"\x00\x44", 0x00)
    return bytes([number]) + sens + bytes([sel, len(uid)]) + uid
