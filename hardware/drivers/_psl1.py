"""PSL1, plain lines for a shoe: `C 12 2C SEAT3` says that the two of clubs left the shoe, message 12, for seat 3.

Words are separated by one space; letters may be small. What does not fit is not guessed at: it is no message.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import msgspec

from hardware.events import Tag, Tech


class Card(msgspec.Struct, frozen=True):
    """A card left the shoe."""

    tag: Tag
    dest: str | None = None
    """Where it is believed to go, in small letters."""
    antenna: int | None = None
    """The slot that names itself in a custom line."""


class Trouble(msgspec.Struct, frozen=True):
    """A card left unrecognised, or the shoe has another fault."""

    reason: str
    """In small letters."""


class CutCard(msgspec.Struct, frozen=True):
    """The cut card came."""


class State(msgspec.Struct, frozen=True):
    """The shoe's state: `ready`, `empty`, `open`, `locked`, `jam`."""

    value: str


class Hello(msgspec.Struct, frozen=True):
    """The shoe has started."""


class Alive(msgspec.Struct, frozen=True):
    """The shoe is there, and nothing else."""


Said = Card | Trouble | CutCard | State | Hello | Alive


class Message(msgspec.Struct, frozen=True):
    """One line of a shoe."""

    said: Said
    number: int | None = None
    """Its place in the sequence; None where the kind or the shoe has none."""


ALIVE = Message(Alive())

RANKS = {"10": "T"} | {rank: rank for rank in "A23456789TJQK"}
UNREADABLE = "unreadable"
JAM = "jam"


def card_tag(rank: str, suit: str) -> Tag:
    """A card that the reader names itself.

    >>> card_tag("T", "S").uid
    'card:Ts'
    """
    return Tag(f"card:{rank}{suit.lower()}", Tech.CARD)


def _card(parts: re.Match[str]) -> Message:
    dest = parts["dest"]
    return Message(
        Card(card_tag(RANKS[parts["rank"]], parts["suit"]), dest and dest.lower()),
        int(parts["number"]),
    )


FORMS: dict[str, tuple[re.Pattern[str], Callable[[re.Match[str]], Message]]] = {
    "C": (
        re.compile(r"C (?P<number>\d+) (?P<rank>10|[A2-9TJQK])(?P<suit>[SHDC])( (?P<dest>[A-Z0-9]{1,8}))?", re.ASCII),
        _card,
    ),
    "X": (
        re.compile(r"X (?P<number>\d+) (?P<reason>\S+)", re.ASCII),
        lambda parts: Message(Trouble(parts["reason"].lower()), int(parts["number"])),
    ),
    "K": (re.compile(r"K (?P<number>\d+)", re.ASCII), lambda parts: Message(CutCard(), int(parts["number"]))),
    "S": (
        re.compile(r"S (?P<state>READY|EMPTY|OPEN|LOCKED|JAM)"),
        lambda parts: Message(State(parts["state"].lower())),
    ),
    "H": (re.compile(r"HELLO PSL1( \S+){0,2}"), lambda parts: Message(Hello())),
    "P": (re.compile(r"P"), lambda parts: ALIVE),
}
"""How each message is written, in capitals, by its first letter."""


def message_in(line: str) -> Message | None:
    """The message of a line, None if it is none.

    >>> message_in("k 3")
    Message(said=CutCard(), number=3)
    >>> message_in("C 1 1S") is None
    True
    """
    capitals = line.upper()
    if capitals[:1] not in FORMS:
        return None
    form, read = FORMS[capitals[0]]
    parts = form.fullmatch(capitals)
    return read(parts) if parts else None
