"""Reads the part of a room's file about card readers: which reader on which port, what lies under each antenna.

Only what the file says is read here; which protocols there are and what each of them takes is known where readers are
driven. A fault in this part never closes the table: the game goes on without readers.
"""

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec

from dealer_assist.files.faults import Problem
from dealer_assist.files.reading import (
    Section,
    choice,
    done,
    one_of,
    several,
    shown,
    text,
    whole,
    whole_file,
    yes_or_no,
)
from dealer_assist.files.toml import Written, read_toml

SECTION = "hardware"
MOST_SEATS = 10
MOST_ANTENNA = 255
MOST_BAUD = 4_000_000
SLOTS = ("flop1", "flop2", "flop3", "turn", "river")
"""Places of a board, in the order of dealing."""
READER_KEYS = ("name", "protocol", "port", "baud", "low_latency", "settle_ms", "consent")
"""Settings every reader has; all others are its protocol's own."""


class Role(StrEnum):
    """What lies on an antenna."""

    SEAT = "seat"
    BOARD = "board"
    MUCK = "muck"
    SHOE = "shoe"
    """Cards pass it one by one on their way into the game."""
    BURN = "burn"
    IGNORE = "ignore"


class Reveal(StrEnum):
    """When the cards of a seat may be told."""

    NEVER = "never"
    SHOWDOWN = "showdown"
    """From the showdown on, of a hand that must be tabled."""


class ReaderTold(msgspec.Struct, frozen=True, kw_only=True):
    """One ``[[hardware.reader]]``."""

    name: str
    protocol: str
    port: str
    baud: int | None = None
    """Bits per second; None = the protocol's own."""
    low_latency: bool = False
    settle_ms: int | None = None
    consent: bool = False
    """Whether the room has the maker's and the regulator's consent, where a protocol needs it."""
    params: Mapping[str, Any] = {}
    """The protocol's own settings, as they stand in the file."""


class PlaceTold(msgspec.Struct, frozen=True, kw_only=True):
    """One ``[[hardware.place]]``: what lies on an antenna."""

    reader: str
    antenna: int
    role: Role
    seat: int | None = None
    max_cards: int | None = None
    """Cards that may lie there; None = as many as the game deals."""
    slots: tuple[str, ...] = ()
    """Board cards that lie there: ``flop1``, ``turn``."""
    reveal: Reveal = Reveal.NEVER
    allow_second: bool = False
    """Whether the seat may have antennas of two readers."""
    burns: bool = True
    """Whether a card is burned before each street, where the role is ``shoe``."""


class Hardware(msgspec.Struct, frozen=True, kw_only=True):
    """The whole part, and the file it stands in."""

    file: Written
    enabled: bool = False
    log_bytes: bool = False
    """Whether raw bytes are written down: they hold cards' identities, so only to look for a fault."""
    readers: tuple[ReaderTold, ...] = ()
    places: tuple[PlaceTold, ...] = ()
    deck_files: tuple[str, ...] = ()
    """Paths of deck maps, from the site folder."""
    active_deck: str | None = None


def read_hardware(path: Path) -> Hardware:
    """The readers of a room's file; raises ``UnusableFile`` with everything that has to be mended."""
    written = read_toml(path)
    faults = whole_file(written).faults
    section = Section(written, (SECTION,), written.settings.get(SECTION, {}), faults)
    decks = section.section("deck")
    hardware = Hardware(
        file=written,
        enabled=section.take("enabled", yes_or_no(), bool(section.settings)),
        log_bytes=section.take("log_bytes", yes_or_no(), False),
        readers=tuple(_reader(each) for each in section.sections("reader")),
        places=tuple(_place(each) for each in section.sections("place")),
        deck_files=decks.take("maps", several(text(200), 20), ()),
        active_deck=decks.take("active", text(60), None),
    )
    decks.no_more()
    section.no_more()
    if not faults:
        _fits(section, hardware)
    done(section)
    return hardware


def _reader(section: Section) -> ReaderTold:
    own = {name: value for name, value in section.settings.items() if name not in READER_KEYS}
    section.asked.extend(own)
    return ReaderTold(
        name=section.need("name", text(40)),
        protocol=section.need("protocol", text(40)),
        port=section.need("port", text(200)),
        baud=section.take("baud", whole(1, MOST_BAUD), None),
        low_latency=section.take("low_latency", yes_or_no(), False),
        settle_ms=section.take("settle_ms", whole(0, 10_000), None),
        consent=section.take("consent", yes_or_no(), False),
        params=own,
    )


def _place(section: Section) -> PlaceTold:
    place = PlaceTold(
        reader=section.need("reader", text(40)),
        antenna=section.need("antenna", whole(0, MOST_ANTENNA)),
        role=section.need("role", choice(Role)),
        seat=section.take("seat", whole(1, MOST_SEATS), None),
        max_cards=section.take("max_cards", whole(1, 60), None),
        slots=section.take("slots", several(one_of(*SLOTS), len(SLOTS)), ()),
        reveal=section.take("reveal", choice(Reveal), Reveal.NEVER),
        allow_second=section.take("allow_second", yes_or_no(), False),
        burns=section.take("burns", yes_or_no(), True),
    )
    section.no_more()
    return place


def _fits(section: Section, hardware: Hardware) -> None:
    """What no setting alone can say: whether readers and places fit each other."""
    names = [reader.name for reader in hardware.readers]
    for at, name in enumerate(names):
        if name in names[:at]:
            section.refuse(("reader", at, "name"), Problem.DOES_NOT_FIT, "two readers have it", "give each its own")
    for at, place in enumerate(hardware.places):
        _place_fits(section, hardware, at, place, names)


def _place_fits(section: Section, hardware: Hardware, at: int, place: PlaceTold, names: list[str]) -> None:
    before = hardware.places[:at]
    if place.reader not in names:
        known = ", ".join(names) or "none"
        section.refuse(
            ("place", at, "reader"), Problem.WRONG_VALUE, shown(place.reader), f"one of the readers: {known}"
        )
    if any((each.reader, each.antenna) == (place.reader, place.antenna) for each in before):
        section.refuse(
            ("place", at, "antenna"), Problem.DOES_NOT_FIT, "it has a place already", "name each antenna once"
        )
    if place.role is Role.SEAT and place.seat is None:
        section.refuse(("place", at, "seat"), Problem.MISSING_KEY, allowed="the seat whose cards lie there")
    if place.role is not Role.SEAT and place.seat is not None:
        section.refuse(
            ("place", at, "seat"), Problem.DOES_NOT_FIT, "no seat lies there", 'leave it out, or role = "seat"'
        )
    second = [each for each in before if place.seat is not None and each.seat == place.seat]
    if any(each.reader != place.reader for each in second) and not place.allow_second:
        found, mend = "another reader has an antenna there", "write allow_second = true if that is meant"
        section.refuse(("place", at, "seat"), Problem.DOES_NOT_FIT, found, mend)
