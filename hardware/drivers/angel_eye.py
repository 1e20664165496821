"""Angel Eye II-EX baccarat shoe: each card is named as it is drawn. Off until the room's file says it may be used.

Only listens: not a byte goes to the shoe, no acknowledgement either, so the shoe may say everything three times and
repeats are kept back here. The maker's manual is not public; a room that wants to use this needs it, and the consent
of maker and regulator, and says so in its file (`consent = true`). Decided here: a card whose message is damaged,
cut short or unreadable is never guessed, and each such case is a fault, for a card may have been lost.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from functools import reduce
from operator import xor
from typing import Any

import msgspec

from hardware.counters import Count
from hardware.driver import Driver, Milliseconds, Number, Parameters, read_parameters
from hardware.events import CardRead, FaultCode, NoteKind, ReaderNote, Tech
from hardware.framing import Bad, Framer, Skipped
from hardware.protocols import Line, Manner, ReaderProtocol

BEGIN = re.compile(b"\x05")
"""Where a message says that it begins."""
INNER_END = re.compile(b"[\x03\x05]")
"""End of text, or the begin of the next message where this one was cut short."""
END = 0x03
CHECK = 2
"""Bytes of the check after the end of text: two upper-case hex digits."""

SUITS = {1: "d", 2: "c", 3: "s", 4: "h"}
RANKS = dict(enumerate("A23456789TJQK", start=1))
TARGETS = {0: "player", 1: "banker", 2: "burn", 4: "burn_first"}
BURN_COUNT = 5
RESULTS = {1: "player", 2: "tie", 4: "banker", 7: "forced_exit"}
ERRORS = {
    1: "can_not_read",
    2: "overdraw",
    3: "button",
    4: "reverse_at_exit",
    5: "reverse_midway",
    6: "card_code",
    7: "draw_timeout",
}
UNKNOWN = "unknown"
OUTSIDE_GAME = "outside_game"


class AngelEyeParameters(Parameters, frozen=True, kw_only=True):
    """What can be configured for this shoe."""

    antenna: int = 0
    """The number its cards are told under."""
    partial_ms: Milliseconds = 200
    """How long half a message waits for its next byte."""
    max_frame: Number = 64
    """Bytes of the longest message, check included."""
    repeat_ms: Milliseconds = 3000
    """How long the same message counts as a repetition."""
    noise_limit: Number = 256
    """Useless bytes in a row that are told as noise."""


class Message(msgspec.Struct, frozen=True):
    """One message whose check is right."""

    sequence: int
    letter: str
    """What happened; one character."""
    data: bytes

    def __repr__(self) -> str:
        return f"Message({self.sequence}, {self.letter!r}, {len(self.data)} bytes)"


def card(byte: int) -> str | None:
    """The card a byte names: suit in bits 6-4, rank in bits 3-0; None if the shoe could not read it.

    >>> card(0xB9), card(0x9D), card(0x80)
    ('card:9s', 'card:Kd', None)
    """
    suit, rank = SUITS.get(byte >> 4 & 7), RANKS.get(byte & 15)
    return f"card:{rank}{suit}" if suit and rank else None


def possible_begin(max_frame: int) -> re.Pattern[bytes]:
    """Where a message of so many bytes at most may begin: its end is there, or may still come."""
    longest = max(2, max_frame - CHECK - 2)
    return re.compile(rb"\x05(?:[^\x03\x05]{2,%d}(?:\x03|\Z)|[^\x03\x05]?\Z)" % longest)


def parser(max_frame: int) -> Callable[[bytearray], tuple[int, Message] | Bad | None]:
    """Finds one message at the beginning of bytes, never longer than `max_frame` bytes."""
    last_end = max_frame - CHECK

    def parse(waiting: bytearray) -> tuple[int, Message] | Bad | None:
        end = INNER_END.search(waiting, 1, last_end)
        if end is None:
            return Bad.FRAME if len(waiting) >= last_end else None
        if waiting[end.start()] != END or end.start() < 3:
            return Bad.FRAME
        size = end.end() + CHECK
        if len(waiting) < size:
            return None
        text = waiting[1 : end.end()]
        if waiting[end.end() : size] != b"%02X" % reduce(xor, text):
            return Bad.CHECKSUM
        return size, Message(text[0], chr(text[1]), bytes(text[2:-1]))

    return parse


class AngelEye(Driver):
    """Listens to one shoe."""

    def __init__(self, **params: Any) -> None:
        self._params = read_parameters(AngelEyeParameters, params)
        super().__init__(noise_limit=self._params.noise_limit)
        longest = self._params.max_frame
        self._framer = Framer(possible_begin(longest), parser(longest), stale_ms=self._params.partial_ms, broken=BEGIN)
        self._last: Message | None = None
        self._last_at = 0

    def _started(self, _now: int) -> None:
        self._framer.clear()
        self.ready = True

    def _heard(self, data: bytes, now: int) -> None:
        self._take(self._framer.feed(data, now), now)

    def _passed(self, now: int) -> None:
        self._take(self._framer.tick(now), now)

    def _back(self, now: int) -> None:
        """Nothing rests on this reader: cards only pass."""

    def _take(self, found: Iterable[Message | Bad | Skipped], now: int) -> None:
        for each in found:
            if isinstance(each, Skipped):
                self._skipped(each, now)
            elif isinstance(each, Bad):
                self._fault(FAULTS[each], now)
                self._useless(each, now)
            else:
                self._message(each, now)

    def _skipped(self, skipped: Skipped, now: int) -> None:
        """Bytes passed over: each broken begin among them is told, in its place before or after the word of noise."""
        before = bisect_right(skipped.broken, self._noise.room) if self._noise.room > 0 else len(skipped.broken)
        self._faults(FaultCode.BAD_FRAME, before, now)
        self._noisy(len(skipped.broken), 0, skipped.count, now)
        self._faults(FaultCode.BAD_FRAME, len(skipped.broken) - before, now)

    def _message(self, message: Message, now: int) -> None:
        self._good()
        repeated = message == self._last and now - self._last_at <= self._params.repeat_ms
        self._last, self._last_at = message, now
        if repeated:
            self._count(Count.DUPLICATES)
        elif message.letter not in MEANINGS:
            self._count(Count.UNEXPECTED)
        else:
            self._read(MEANINGS[message.letter], message.data, now)

    def _read(self, meaning: Meaning, data: bytes, now: int) -> None:
        if meaning.size is not None and (len(data) != meaning.size or not all(byte & 0x80 for byte in data)):
            self._count(Count.BAD_FRAME)
            self._fault(FaultCode.BAD_FRAME, now)
        else:
            meaning.tell(self, data, now)

    def _note(self, kind: NoteKind, now: int, value: int | str | None = None) -> None:
        self._tell((ReaderNote(kind=kind, at=now, value=value),))

    # ------------------------------------------------------------------ what a message may mean

    def _hello(self, _data: bytes, now: int) -> None:
        self._note(NoteKind.HELLO, now)

    def _standby(self, _data: bytes, now: int) -> None:
        self._note(NoteKind.STATE, now, "standby")

    def _drawn(self, data: bytes, now: int) -> None:
        target = data[0] >> 4 & 7
        if target == BURN_COUNT:
            self._note(NoteKind.BURN_COUNT, now, data[0] & 15)
        else:
            self._card(data[1], TARGETS.get(target, UNKNOWN), now)

    def _drawn_outside(self, data: bytes, now: int) -> None:
        self._card(data[1], OUTSIDE_GAME, now)

    def _card(self, byte: int, dest: str, now: int) -> None:
        named = card(byte)
        if named is None:
            self._fault(FaultCode.CARD_UNREADABLE, now)
            return
        self._tell((CardRead(antenna=self._params.antenna, tag_uid=named, tech=Tech.CARD, at=now, dest=dest),))

    def _redeal(self, _data: bytes, now: int) -> None:
        # What it says of a card is told in two ways by those who know this shoe: no card is taken from it.
        self._note(NoteKind.REDEAL, now)

    def _result(self, data: bytes, now: int) -> None:
        self._note(NoteKind.SHOE_RESULT, now, RESULTS.get(data[0] >> 4 & 7, UNKNOWN))

    def _cut_card(self, _data: bytes, now: int) -> None:
        self._note(NoteKind.CUT_CARD, now)

    def _error(self, data: bytes, now: int) -> None:
        self._fault(FaultCode.SHOE_ERROR, now, detail=ERRORS.get(data[0] & 0x3F, UNKNOWN))

    def _error_cleared(self, data: bytes, now: int) -> None:
        self._note(NoteKind.ERROR_CLEARED, now, data[0] & 0x7F)

    def _lock_key(self, data: bytes, now: int) -> None:
        self._note(NoteKind.STATE, now, "locked" if data[0] & 1 else "unlocked")

    def _ignore(self, _data: bytes, _now: int) -> None:
        self._count(Count.IGNORED)


class Meaning(msgspec.Struct, frozen=True):
    """What a letter stands for."""

    tell: Callable[[AngelEye, bytes, int], None]
    size: int | None
    """Data bytes, each with its top bit set; None if they are not looked at."""


FAULTS = {
    Bad.FRAME: FaultCode.BAD_FRAME,
    Bad.CHECKSUM: FaultCode.BAD_CHECKSUM,
    Bad.STALE: FaultCode.PARTIAL_FRAME,
}

MEANINGS = {
    "S": Meaning(AngelEye._hello, 0),
    "P": Meaning(AngelEye._standby, 0),
    "D": Meaning(AngelEye._drawn, 2),
    "d": Meaning(AngelEye._drawn_outside, 2),
    "R": Meaning(AngelEye._redeal, None),
    "G": Meaning(AngelEye._result, 1),
    "C": Meaning(AngelEye._cut_card, 0),
    "E": Meaning(AngelEye._error, 1),
    "e": Meaning(AngelEye._error_cleared, 1),
    "L": Meaning(AngelEye._lock_key, 1),
    "M": Meaning(AngelEye._ignore, None),
}
"""By letter. Confidence is good for D, G and E, low for the rest: two code bases agree, no manual is public."""

PROTOCOL = ReaderProtocol(
    name="angel_eye",
    title="Angel Eye II-EX shoe",
    driver=AngelEye,
    manner=Manner.LISTENS,
    line=Line(4800),
    parameters=AngelEyeParameters,
    off_by_default=True,
)
