"""What a reader tells: a card came, a card left, something is wrong, something to know.

Times are whole milliseconds of the clock the program passes in. A tag's identity is part of an event and never of
its `repr`: a card that is not tabled is secret, and whatever is logged or shown in a traceback would give it away.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

SECRET = "…"
"""Stands for a tag's identity wherever an event is written out."""


class Tech(StrEnum):
    """How a tag was read."""

    NFC_A = "nfca"
    """ISO 14443 A at 13.56 MHz."""
    ISO_15693 = "iso15693"
    EM4100 = "em4100"
    """125 kHz."""
    EPC_GEN2 = "epc-gen2"
    """UHF."""
    CARD = "card"
    """The reader names the card itself."""
    CODE = "code"
    """A printed code."""
    UNKNOWN = "unknown"


class FaultCode(StrEnum):
    """Everything that can go wrong with a reader, each with a sentence of its own on the screen."""

    LINK_LOST = "link_lost"
    TIMEOUT = "timeout"
    STALLED = "stalled"
    NOISE = "noise"
    BAD_CHECKSUM = "bad_checksum"
    BAD_FRAME = "bad_frame"
    PARTIAL_FRAME = "partial_frame"
    PARTIAL_LINE = "partial_line"
    UNPARSED_LINE = "unparsed_line"
    LINE_TOO_LONG = "line_too_long"
    SEQUENCE_GAP = "sequence_gap"
    SEQUENCE_BACK = "sequence_back"
    SEQUENCE_CONFLICT = "sequence_conflict"
    CARD_UNREADABLE = "card_unreadable"
    SHOE_ERROR = "shoe_error"
    DEVICE_ERROR = "device_error"
    WRONG_DEVICE = "wrong_device"
    SILENT = "silent"
    # told by the service, not by a driver
    OPEN_FAILED = "open_failed"
    OVERFLOW = "overflow"


class NoteKind(StrEnum):
    """What a reader may say beside cards and faults."""

    HELLO = "hello"
    """The shoe has started, or started again."""
    STATE = "state"
    CUT_CARD = "cut_card"
    ERROR_CLEARED = "error_cleared"
    SHOE_RESULT = "shoe_result"
    REDEAL = "redeal"
    BURN_COUNT = "burn_count"


class Tag(msgspec.Struct, frozen=True):
    """A tag as it was read.

    >>> Tag("04A1B2C3D4E580", Tech.NFC_A)
    Tag(…, nfca)
    """

    uid: str
    """Upper-case hex, most significant byte first; `card:As` from a reader that knows cards; or a printed code."""
    tech: Tech

    def __repr__(self) -> str:
        return f"Tag({SECRET}, {self.tech})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return [("tech", self.tech)]


class _TagEvent(msgspec.Struct, frozen=True, kw_only=True):
    """An event about one tag; writes itself without the tag's identity."""

    antenna: int
    """The antenna's number; 0 where a reader has only one and gives it none."""
    tag_uid: str
    """Identity of the tag, as in `Tag.uid`. Secret until its card is tabled."""
    tech: Tech
    at: int
    """Milliseconds."""
    reader: str | None = None
    """Name of the reader; the service adds it."""

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.__rich_repr__())
        return f"{type(self).__name__}({told})"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        told = msgspec.structs.asdict(self)
        return [(name, SECRET if name == "tag_uid" else value) for name, value in told.items()]


class CardRead(_TagEvent, frozen=True, kw_only=True):
    """A tag came into an antenna's field, or a shoe dealt a card; once for each visit.

    >>> CardRead(antenna=1, tag_uid="04A1B2C3D4E580", tech=Tech.NFC_A, at=20)
    CardRead(antenna=1, tag_uid=…, tech=nfca, at=20, reader=None, rssi=None, dest=None)
    """

    rssi: int | None = None
    """Strength of the signal at the first sighting, in dBm."""
    dest: str | None = None
    """Where the shoe believes the card goes: `player`, `seat3`. A hint only."""


class CardRemoved(_TagEvent, frozen=True, kw_only=True):
    """The tag left that antenna."""


class ReaderFault(msgspec.Struct, frozen=True, kw_only=True):
    """Something the dealer or the floor may have to act on."""

    code: FaultCode
    at: int
    """Milliseconds."""
    antenna: int | None = None
    detail: str | None = None
    """What the device said, or which of several causes it is; never a tag's identity."""
    missing: int | None = None
    """Cards that left the shoe unread, ≥ 1; only with `sequence_gap`."""
    reader: str | None = None
    """Name of the reader; the service adds it."""


class ReaderNote(msgspec.Struct, frozen=True, kw_only=True):
    """Information, never a reason to propose anything by itself."""

    kind: NoteKind
    at: int
    """Milliseconds."""
    value: int | str | None = None
    reader: str | None = None
    """Name of the reader; the service adds it."""


Event = CardRead | CardRemoved | ReaderFault | ReaderNote
