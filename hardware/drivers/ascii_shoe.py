"""A shoe, a bar-code scanner or a home-made reader that writes one line of text for each card.

It speaks PSL1 (see `_psl1`), or in its own way that a pattern in the room's file explains. What may hide a lost card
(a broken line, a gap in the numbers) is told as a fault; a line that is only repeated is not a second card.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from hardware.counters import Count
from hardware.driver import Driver, Milliseconds, Number, Parameters, read_parameters
from hardware.drivers._line_pattern import reader_of, usable
from hardware.drivers._psl1 import (
    ALIVE,
    JAM,
    UNREADABLE,
    Card,
    CutCard,
    Hello,
    Message,
    State,
    Trouble,
    message_in,
)
from hardware.events import CardRead, Event, FaultCode, NoteKind, ReaderFault, ReaderNote
from hardware.framing import Skipped
from hardware.lines import Checked, Checksum, Lines, Lost, checked, printable
from hardware.presence import StreamingPresence
from hardware.protocols import Line, Manner, ReaderProtocol
from hardware.sequence import Sequence, Step


class AsciiShoeParameters(Parameters, frozen=True, kw_only=True):
    """What can be set for a shoe that writes lines."""

    antenna: int = 0
    """Number the shoe goes by where a line names none."""
    max_line: Annotated[int, msgspec.Meta(ge=8, le=1024)] = 96
    """Characters of the longest line."""
    partial_ms: Milliseconds = 500
    """A line whose end has not come so long after its last character is lost."""
    repeat_ms: Milliseconds = 300
    """Without numbers: a card repeated within so long of its last line is the same card."""
    checksum: Checksum = Checksum.OPTIONAL
    """Whether lines carry a check."""
    sequence: bool = True
    """Whether lines are numbered."""
    seq_mod: Annotated[int, msgspec.Meta(ge=2)] = 1000
    """Numbers run from 0 to one less."""
    pattern: str | None = None
    """Regular expression of a card's line, for a shoe that does not speak PSL1."""
    ignore: str | None = None
    """Regular expression of lines that mean nothing."""
    heartbeat_ms: Milliseconds = 0
    """A shoe that says nothing for so long is silent; 0 = it may be silent."""
    noise_limit: Number = 256
    """Useless bytes in a row that are told as noise."""


LOST = {Lost.TOO_LONG: FaultCode.LINE_TOO_LONG, Lost.PARTIAL: FaultCode.PARTIAL_LINE}
OUT_OF_STEP = {
    Step.CONFLICT: FaultCode.SEQUENCE_CONFLICT,
    Step.GAP: FaultCode.SEQUENCE_GAP,
    Step.BEHIND: FaultCode.SEQUENCE_BACK,
}


class AsciiShoe(Driver):
    """Listens to one shoe."""

    def __init__(self, **params: Any) -> None:
        self._params = it = read_parameters(AsciiShoeParameters, params)
        super().__init__(noise_limit=it.noise_limit)
        self._lines = Lines(max_line=it.max_line, partial_ms=it.partial_ms)
        self._read = reader_of(usable("pattern", it.pattern, it.max_line)) if it.pattern is not None else message_in
        self._ignore = usable("ignore", it.ignore, it.max_line) if it.ignore is not None else None
        self._without_check, self._with_check = it.checksum is Checksum.NONE, it.checksum is Checksum.REQUIRED
        self._numbers = Sequence(it.seq_mod)
        self._repeats = StreamingPresence(confirm_reads=1, hold_ms=it.repeat_ms, transient=True)
        self._alive_at = 0
        self._silent = False

    def _started(self, now: int) -> None:
        self._lines.clear()
        self._numbers.begin()
        self._lives(now)
        self.ready = True

    def _heard(self, data: bytes, now: int) -> None:
        self._repeats.expire(now)
        for found in self._lines.feed(data, now):
            self._take(found, now)

    def _passed(self, now: int) -> None:
        self._repeats.expire(now)
        for found in self._lines.tick(now):
            self._take(found, now)
        heartbeat = self._params.heartbeat_ms
        if heartbeat and not self._silent and now - self._alive_at >= heartbeat:
            self._silent = True
            self._fault(FaultCode.SILENT, now)

    def _back(self, now: int) -> None:
        self._repeats.link_up(now)

    def _lives(self, now: int) -> None:
        self._alive_at, self._silent = now, False

    # ------------------------------------------------------------------ a line

    def _take(self, found: bytes | Lost | Skipped, now: int) -> None:
        if isinstance(found, bytes):
            self._line(found, now)
        elif isinstance(found, Skipped):
            self._useless(found, now)
        else:
            self._count(Count.BAD_FRAME)
            self._fault(LOST[found], now)

    def _line(self, line: bytes, now: int) -> None:
        if not printable(line):
            self._unparsed(line, now)
            return
        text, check = (line, Checked.NONE) if self._without_check else checked(line)
        if check is Checked.WRONG:
            self._wrong(line, now)
            return
        self._lives(now)
        words = text.decode("ascii")
        if self._ignore and self._ignore.fullmatch(words):
            self._good()
            self._count(Count.IGNORED)
        elif self._with_check and check is Checked.NONE:
            self._wrong(line, now)
        elif (message := self._read(words)) is None or not self._possible(message):
            self._unparsed(line, now)
        else:
            self._good()
            if message is not ALIVE:
                self._message(message, now)

    def _possible(self, message: Message) -> bool:
        return message.number is None or message.number < self._params.seq_mod

    def _unparsed(self, line: bytes, now: int) -> None:
        self._fault(FaultCode.UNPARSED_LINE, now)
        self._noisy(1, 0, len(line), now)

    def _wrong(self, line: bytes, now: int) -> None:
        self._fault(FaultCode.BAD_CHECKSUM, now)
        self._noisy(0, 1, len(line), now)

    # ------------------------------------------------------------------ a message

    def _message(self, message: Message, now: int) -> None:
        if isinstance(message.said, Hello):
            self._numbers.begin()
        if self._params.sequence and message.number is not None:
            counts = self._in_sequence(message, message.number, now)
        else:
            counts = self._not_repeated(message, now)
        if counts:
            self._tell(self._events_of(message, now))

    def _in_sequence(self, message: Message, number: int, now: int) -> bool:
        """Whether a numbered message counts; what is wrong with its number is told first."""
        place = self._numbers.place(number, message.said)
        if code := OUT_OF_STEP.get(place.step):
            self._fault(code, now, missing=place.missing or None)
        if place.step not in (Step.REPEAT, Step.BEHIND):
            return True
        self._count(Count.DUPLICATES)
        return False

    def _not_repeated(self, message: Message, now: int) -> bool:
        """Whether a message without a number counts: any but a card's line that is only repeated."""
        if not isinstance(message.said, Card):
            return True
        if self._repeats.seen(self._antenna(message.said), message.said.tag, now):
            return True
        self._count(Count.DUPLICATES)
        return False

    def _antenna(self, card: Card) -> int:
        return self._params.antenna if card.antenna is None else card.antenna

    def _events_of(self, message: Message, now: int) -> list[Event]:
        match message.said:
            case Card(tag, dest) as card:
                antenna = self._antenna(card)
                return [CardRead(antenna=antenna, tag_uid=tag.uid, tech=tag.tech, at=now, dest=dest)]
            case Trouble(reason):
                code = FaultCode.CARD_UNREADABLE if reason == UNREADABLE else FaultCode.SHOE_ERROR
                return [ReaderFault(code=code, at=now, detail=reason)]
            case CutCard():
                return [ReaderNote(kind=NoteKind.CUT_CARD, at=now)]
            case State(value) if value == JAM:
                return [ReaderFault(code=FaultCode.SHOE_ERROR, at=now, detail=JAM)]
            case State(value):
                return [ReaderNote(kind=NoteKind.STATE, at=now, value=value)]
            case Hello():
                return [ReaderNote(kind=NoteKind.HELLO, at=now)]
            case _:
                return []


PROTOCOL = ReaderProtocol(
    name="ascii_shoe",
    title="Shoe or scanner that writes lines (PSL1 or a pattern)",
    driver=AsciiShoe,
    manner=Manner.LISTENS,
    line=Line(baud=9600),
    parameters=AsciiShoeParameters,
)
