"""What the technician's page of card readers shows: the readers with their figures, the live map, and the ports.

A cell of the map says how many cards lie on an antenna, never which.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from textwrap import shorten

import msgspec
from msgspec.structs import replace

from dealer_assist.app.theme.tokens import Colour
from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.prompt import PromptView, Tone
from dealer_assist.app.views.readers import DotView, dot_view, place_name
from dealer_assist.files.hardware_file import PlaceTold, Role
from dealer_assist.readers.news import AntennaSeen
from dealer_assist.readers.port_list import PortSeen
from dealer_assist.readers.said import HealthView, Measures, State
from dealer_assist.words import Words

IN_A_ROW = 5
PORTS_IN_A_ROW = 4
MOST_ROWS = 4
LONGEST_SAID = 60
"""Letters of what the system said of a port."""
LONGEST_TITLE = 17
"""Letters of what a device calls itself; the rest tells nothing more."""


class Tab(Enum):
    """One group of the page."""

    READERS = "readers"
    ANTENNAS = "antennas"
    PORTS = "ports"
    DECK = "deck"


class Laying(Enum):
    """What a tap on an antenna of a simulated reader does."""

    LAY = "lay"
    TAKE = "take"
    MUCK = "muck"


class RowView(msgspec.Struct, frozen=True):
    """One row: a shape, two lines of words, keys."""

    title: str = ""
    """Upper line; empty = the keys have the whole row."""
    second: str = ""
    """Lower line."""
    dot: DotView = DotView()
    """Shape before the words."""
    keys: tuple[tuple[str, str, KeyView], ...] = ()
    """Question, answer and key, in reading order."""
    columns: int = 0
    """Keys stand in so many columns, however many there are; 0 = as many as there are."""
    cards: bool = False
    """Keys of cards stand the same way round in every language."""


class ReadersPageView(msgspec.Struct, frozen=True):
    """What the page shows."""

    prompt: PromptView
    """What to do here."""
    rows: tuple[RowView, ...]
    """At most four."""
    tabs: tuple[tuple[str, KeyView], ...]
    """The groups."""
    back: KeyView
    """Back to the table's page."""


class ReaderLine(msgspec.Struct, frozen=True):
    """One reader and how it does."""

    name: str
    """As the room calls it."""
    title: str
    """Its protocol, as the maker calls it."""
    health: HealthView
    measures: Measures


def page_view(tab: Tab, prompt: PromptView, rows: tuple[RowView, ...], words: Words) -> ReadersPageView:
    """A tab with its rows."""
    tabs = tuple((each.value, choice_key(words.text(f"readers.tab.{each.value}"), chosen=each is tab)) for each in Tab)
    return ReadersPageView(prompt, rows[:MOST_ROWS], tabs, KeyView(words.text("key.back"), mark=Mark.BACK))


def inform(headline: str, second: str = "") -> PromptView:
    """A headline that only tells."""
    return PromptView(headline, second, Tone.INFORM, f"{headline}. {second}" if second else headline)


# -- readers


def reader_rows(
    readers: tuple[ReaderLine, ...], mistakes: tuple[str, ...], words: Words, *, own: bool
) -> tuple[RowView, ...]:
    """Each reader with its health and figures, or what has to be mended; below it what else can be read with.

    `own`: the readers are those of the room's file, and nothing leads back to them.
    """
    rows = tuple(_reader_row(each, words) for each in readers[: MOST_ROWS - 1])
    if not rows:
        told = mistakes[: MOST_ROWS - 1]
        warning = DotView(mark=Mark.WARNING, ink=Colour.WARNING)
        rows = tuple(RowView(words.free(each), dot=warning) for each in told) or (RowView(words.text("readers.none")),)
    others = (
        ("use", "own", "key.own_readers"),
        ("use", "table", "key.simulated_table"),
        ("use", "shoe", "key.simulated_shoe"),
    )
    keys = tuple((what, name, KeyView(words.text(text))) for what, name, text in others if not own or name != "own")
    return (*rows, RowView(keys=keys))


def stopping_row(words: Words) -> RowView:
    """Readers that are to be replaced still hold their ports; no key, for those would have to wait too."""
    return RowView(words.text("readers.stopping"), dot=DotView(mark=Mark.PENDING))


def _reader_row(reader: ReaderLine, words: Words) -> RowView:
    on = reader.health.state != "off"
    switch = words.text("key.switch_off" if on else "key.switch_on")
    dot = words.text("join.dot")
    title = f"{words.free(reader.name)}{dot}{words.free(short_title(reader.title))}"
    return RowView(
        title=title,
        second=dot.join((health_says(reader.health, words), *_figures(reader.health, reader.measures, words))),
        dot=dot_view(reader.health, words),
        keys=(
            ("off" if on else "on", reader.name, KeyView(switch)),
            ("try", reader.name, KeyView(words.text("key.try_now"), enabled=on)),
        ),
    )


def health_says(health: HealthView, words: Words) -> str:
    """State and reason of a reader."""
    state = words.text(f"reader.state.{health.state}")
    if health.group:
        return f"{state}{words.text('join.dot')}{words.text('reader.group', group=health.group)}"
    if health.said and health.why == "other":
        return f"{state}{words.text('join.dot')}{words.free(health.said[:LONGEST_SAID])}"
    if health.why is None:
        return state
    return f"{state}{words.text('join.dot')}{words.text(f'reader.why.{health.why}')}"


def _figures(health: HealthView, measures: Measures, words: Words) -> tuple[str, ...]:
    """Of a good reader cycle and time in the program, as far as they are measured; of a doubtful one its messages."""
    if health.state is State.DEGRADED:
        good = measures.counters.get("frames_ok", 0)
        bad = measures.counters.get("bad_checksum", 0) + measures.counters.get("bad_frame", 0)
        return (words.text("readers.messages", good=good, bad=bad),)
    if health.state is not State.OK:
        return ()
    told = []
    if measures.cycle_p50 is not None and measures.cycle_p95 is not None:
        told.append(words.text("readers.cycle", half=round(measures.cycle_p50), most=round(measures.cycle_p95)))
    if measures.processing_p50 is not None and measures.processing_p95 is not None:
        half, most = f"{measures.processing_p50:.1f}", f"{measures.processing_p95:.1f}"
        told.append(words.text("readers.processing", half=half, most=most))
    return tuple(told)


# -- the live map


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


# -- ports


def port_rows(
    ports: tuple[PortSeen, ...], chosen: PortSeen | None, protocols: Mapping[str, str], words: Words
) -> tuple[RowView, ...]:
    """Ports of the machine; once one is chosen, what may be connected to it; and the key that looks again."""
    keys = [_port_key(each, chosen, words) for each in ports[: 2 * PORTS_IN_A_ROW - 1]]
    keys.append(("find", "", KeyView(words.text("key.find_ports"))))
    parts = (keys[:PORTS_IN_A_ROW], keys[PORTS_IN_A_ROW:])
    rows = [RowView(keys=tuple(part), columns=PORTS_IN_A_ROW) for part in parts if part]
    if chosen is not None:
        named = tuple(protocols.items())
        halves = (named[:PORTS_IN_A_ROW], named[PORTS_IN_A_ROW : 2 * PORTS_IN_A_ROW])
        rows.extend(RowView(keys=_protocol_keys(part, words), columns=PORTS_IN_A_ROW) for part in halves)
    return tuple(rows)


def _protocol_keys(named: tuple[tuple[str, str], ...], words: Words) -> tuple[tuple[str, str, KeyView], ...]:
    return tuple(("protocol", name, KeyView(words.free(short_title(title)))) for name, title in named)


def short_title(title: str) -> str:
    """A protocol's title without what it adds.

    >>> short_title("Shoe or scanner that writes lines (PSL1 or a pattern)")
    'Shoe or scanner that writes lines'
    """
    return title.split(" (")[0].split(",")[0]


def _port_key(port: PortSeen, chosen: PortSeen | None, words: Words) -> tuple[str, str, KeyView]:
    name, title = port.device.rsplit("/", 1)[-1], shorten(port.title, LONGEST_TITLE, placeholder="")
    key = choice_key(words.free(name), chosen=port == chosen)
    spoken = words.free(f"{name} {title}")
    return "port", port.device, replace(key, below=words.free(title), spoken=spoken, mark=Mark.NONE)
