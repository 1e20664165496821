"""What the technician's page of card readers shows: its rows and tabs, and the readers with their figures."""

from __future__ import annotations

from enum import Enum

import msgspec

from dealer_assist.app.theme.tokens import Colour
from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.prompt import PromptView, Tone
from dealer_assist.app.views.readers import DotView, dot_view
from dealer_assist.readers.said import HealthView, Measures, State
from dealer_assist.words import Words

MOST_ROWS = 4
LONGEST_SAID = 60
"""Letters of what the system said of a port."""


class Tab(Enum):
    """One group of the page."""

    READERS = "readers"
    ANTENNAS = "antennas"
    PORTS = "ports"
    DECK = "deck"


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


def short_title(title: str) -> str:
    """A protocol's title without what it adds.

    >>> short_title("Shoe or scanner that writes lines (PSL1 or a pattern)")
    'Shoe or scanner that writes lines'
    """
    return title.split(" (")[0].split(",")[0]
