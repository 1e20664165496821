"""What readers tell the screen: faults, happenings for the journal, proposals, and what lies on each antenna."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from dealer_assist.files.hardware_file import PlaceTold
from dealer_assist.readers.notices import Notice
from dealer_assist.readers.proposal import Proposal
from dealer_assist.readers.shoe import Unsure
from hardware.events import FaultCode, ReaderNote
from hardware.health_view import HealthView

SHOE_DETAILS = frozenset(
    {
        "jam",
        "can_not_read",
        "overdraw",
        "button",
        "reverse_at_exit",
        "reverse_midway",
        "card_code",
        "draw_timeout",
        "outside_game",
        "unknown",
    }
)
"""Troubles of a shoe that have words of their own; a plain shoe may name any other."""


class FaultTold(msgspec.Struct, frozen=True, kw_only=True):
    """A fault to show; the same one is told once in ten seconds."""

    reader: str
    code: FaultCode
    antenna: int | None
    detail: str | None
    count: int
    """How often it happened since it was told last."""
    missing: int | None = None
    """Cards that left the shoe unread."""

    @property
    def facts(self) -> dict[str, int | str | None]:
        """What the words of its code need: `Words.reader(fault.code, fault.facts)`."""
        own_word = self.code is FaultCode.SHOE_ERROR and self.detail not in SHOE_DETAILS
        return {"detail": "unknown" if own_word else self.detail, "missing": self.missing}


class Record(msgspec.Struct, frozen=True):
    """A happening for the journal, beside the hands; `Desk.note` takes it."""

    kind: str
    body: str


class News(msgspec.Struct, frozen=True, kw_only=True):
    """What is new, and how things stand."""

    faults: tuple[FaultTold, ...] = ()
    notices: tuple[Notice, ...] = ()
    notes: tuple[ReaderNote, ...] = ()
    records: tuple[Record, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    """Everything proposed now, oldest first."""
    counts: Mapping[int, int] = {}
    """Cards lying at each seat that has an antenna."""
    unsure: Unsure | None = None
    """The dealer has to count the cards that left the shoe."""
    conflicts: tuple[tuple[PlaceTold, ...], ...] = ()
    """For each card that lies in several places for too long, those places: the dealer says which; see `lies_at`."""
    health: Mapping[str, HealthView] = {}
    """By reader's name."""
    more: bool = False
    """Whether events are left: ask again as soon as the screen is painted."""
    look_again_ms: int | None = None
    """When to ask again though nobody wakes the screen, ms; None = not."""


class AntennaSeen(msgspec.Struct, frozen=True, kw_only=True):
    """One antenna on the live map of the set-up page."""

    reader: str
    antenna: int
    count: int
    """Tags in its field."""
    visits: int
    """Tags that came since the readers were started."""
