"""The live map on the technician's page: what lies on each antenna, and what a tap on one does.

A cell says how many cards lie on an antenna, never which.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

import msgspec
from msgspec.structs import replace

from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.readers import place_name
from dealer_assist.app.views.readers_page import MOST_ROWS, RowView
from dealer_assist.files.hardware_file import PlaceTold, Role
from dealer_assist.readers.news import AntennaSeen
from dealer_assist.words import Words

IN_A_ROW = 5


class Laying(Enum):
    """What a tap on an antenna of a simulated reader does."""

    LAY = "lay"
    TAKE = "take"
    MUCK = "muck"


class Cell(msgspec.Struct, frozen=True):
    """One antenna of the map."""

    reader: str
    antenna: int
    place: PlaceTold | None
    """What the room's file says lies there; None = nothing."""
    count: int = 0
    """Cards lying there."""
    visits: int = 0
    """Cards that came since the readers were started."""
    doubtful: bool = False
    """One of its cards is seen elsewhere as well."""


def cells_of(
    places: tuple[PlaceTold, ...], seen: tuple[AntennaSeen, ...], doubtful: frozenset[tuple[str, int]]
) -> tuple[Cell, ...]:
    """Every antenna that has a place or has seen a tag, seats first."""
    by_spot: Mapping[tuple[str, int], AntennaSeen] = {(each.reader, each.antenna): each for each in seen}
    placed = {(place.reader, place.antenna): place for place in places}
    spots = (*placed, *(spot for spot in by_spot if spot not in placed))
    cells = (_cell(spot, placed.get(spot), by_spot.get(spot), spot in doubtful) for spot in spots)
    return tuple(sorted(cells, key=_seats_first))


def _seats_first(cell: Cell) -> tuple[bool, int]:
    seat = None if cell.place is None else cell.place.seat
    return seat is None, seat or 0


def _cell(spot: tuple[str, int], place: PlaceTold | None, seen: AntennaSeen | None, doubtful: bool) -> Cell:
    cell = Cell(*spot, place, doubtful=doubtful)
    return cell if seen is None else replace(cell, count=seen.count, visits=seen.visits)


def map_rows(cells: tuple[Cell, ...], last: RowView, words: Words) -> tuple[RowView, ...]:
    """The map, and below it what a tap on an antenna does."""
    shown = cells[: IN_A_ROW * (MOST_ROWS - 1)]
    rows = tuple(
        RowView(
            keys=tuple(_cell_key(cell, words) for cell in shown[start : start + IN_A_ROW]),
            columns=min(len(shown), IN_A_ROW),
        )
        for start in range(0, len(shown), IN_A_ROW)
    )
    return (*rows, last)


def _cell_key(cell: Cell, words: Words) -> tuple[str, str, KeyView]:
    name = words.text("readers.antenna", antenna=cell.antenna) if cell.place is None else place_name(cell.place, words)
    count = words.text("readers.cards", cards=cell.count)
    spoken = words.text("join.dot").join((name, count, words.text("readers.visits", visits=cell.visits)))
    key = choice_key(name, chosen=cell.count > 0)
    mark = Mark.WARNING if cell.doubtful else Mark.NONE
    return "cell", f"{cell.reader}:{cell.antenna}", replace(key, below=count, spoken=spoken, mark=mark)


LAYING_KEYS = {Laying.LAY: "key.lay_card", Laying.TAKE: "key.take_cards", Laying.MUCK: "key.to_muck"}

LAYING_HINTS = {Laying.LAY: "readers.tap_antenna", Laying.TAKE: "readers.tap_take", Laying.MUCK: "readers.tap_muck"}


def laying_row(laying: Laying, words: Words) -> RowView:
    """What a tap on an antenna of a simulated reader does."""
    keys = tuple(
        ("laying", each.value, choice_key(words.text(text), chosen=each is laying))
        for each, text in LAYING_KEYS.items()
    )
    return RowView(keys=(*keys, ("clear", "", KeyView(words.text("key.clear_cards")))))


def saving_row(said: str, words: Words, *, unsaved: bool) -> RowView:
    """What a tap on an antenna of a real reader does, and the key that writes it down."""
    second = words.text("readers.not_in_file") if unsaved else said
    save = KeyView(words.text("key.save"), enabled=unsaved)
    return RowView(words.text("readers.tap_to_place"), second, keys=(("save", "places", save),))


def placing_rows(seats: int, words: Words) -> tuple[RowView, ...]:
    """What may lie on an antenna."""
    keys = [
        ("place", f"seat:{seat}", KeyView(words.text("reader.place.seat", seat=seat))) for seat in range(1, seats + 1)
    ]
    others = (each for each in Role if each is not Role.SEAT)
    roles = [("place", str(role), KeyView(words.text(f"reader.place.{role}"))) for role in others]
    rows = [keys[start : start + IN_A_ROW] for start in range(0, len(keys), IN_A_ROW)]
    cancel = ("place", "cancel", KeyView(words.text("key.cancel")))
    return tuple(RowView(keys=tuple(row), columns=IN_A_ROW) for row in (*rows, roles, [cancel]))
