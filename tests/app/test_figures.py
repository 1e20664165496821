"""The room's figures, 0-9, Arabic-Indic or Persian: one screen writes all its amounts in one set."""

from collections.abc import Iterator
from enum import Enum

import pytest
from PySide6.QtWidgets import QWidget

from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, plain

KEEP_0_TO_9 = ("card", "board", "table")
"""Cards as they are printed, and the corner with the name of the game (2-7 TD)."""


def texts(value: object) -> Iterator[str]:
    """Every text in what a part shows."""
    if isinstance(value, str) and not isinstance(value, Enum):
        yield plain(value)
    elif isinstance(value, tuple):
        for each in value:
            yield from texts(each)
    elif hasattr(value, "__struct_fields__"):
        shown = (name for name in value.__struct_fields__ if name not in ("means", "cards"))
        for name in shown:
            yield from texts(getattr(value, name))


def in_0_to_9(table: TouchedTable) -> set[str]:
    """What stands on the screen with a figure of 0-9 in it."""
    parts = (part for part in table.window.findChildren(QWidget) if part.isVisible() and hasattr(part, "view"))
    named = ((part, part.objectName().split(".")[-1]) for part in parts)
    found = (text for part, name in named if not name.startswith(KEEP_0_TO_9) for text in texts(part.view))
    return {text for text in found if any(each in "0123456789" for each in text)}


@pytest.mark.parametrize(
    ("language", "digits", "headline", "keyed"),
    [
        ("ar", "arabic_indic", "الزر ٩ · سمول ١: ٢ · بيغ ٢: ٥", "١,٢٠٠"),
        ("fa", "persian", "دکمه ۹ · اسمال ۱: ۲ · بیگ ۲: ۵", "۱,۲۰۰"),
        ("en", "persian", "BUTTON ۹ · SB ۱: ۲ · BB ۲: ۵", "۱,۲۰۰"),
    ],
)
def test_hand_and_pad_write_in_the_rooms_figures(
    sit: Sit, language: str, digits: str, headline: str, keyed: str
) -> None:
    table = sit(language=language, digits=digits, stacks=dict.fromkeys(range(1, 10), 2000))
    table.touch("key.next")
    assert table.headline == headline
    assert in_0_to_9(table) == set()

    table.touch("key.raise")
    for key in ("1", "2", "00"):
        table.touch(f"pad.{key}")
    assert table.keyed == keyed
    assert table.word("pad.7") in "٧۷"
    assert in_0_to_9(table) == set()


def test_helpers_write_in_the_rooms_figures(sit: Sit) -> None:
    table = sit(language="fa", digits="persian", depth=0)
    table.touch("key.next", "key.all_in")
    for seat in range(1, 8):
        table.touch(f"count.seat{seat}", "count.1", f"count.{seat}")

    assert table.word("count.seat7") == "۷"
    assert in_0_to_9(table) == set()


def test_the_tables_own_pages_write_in_the_rooms_figures(sit: Sit) -> None:
    table = sit(language="fa", digits="persian")
    table.touch("table")
    assert in_0_to_9(table) == set()

    table.touch("doing.facts")
    assert table.word("stakes.5/10") == "۵/۱۰"
    assert in_0_to_9(table) == set()

    table.touch("facts.back", "seat4", "seat.add")
    assert table.word("pad.7") == "۷"
    assert in_0_to_9(table) == set()


def test_figures_stay_when_the_language_is_another(sit: Sit) -> None:
    table = sit(language="ar", digits="arabic_indic")
    table.touch("key.next")
    table.window.set_language("fa")

    assert table.headline == "دکمه ٩ · اسمال ١: ٢ · بیگ ٢: ٥"


def test_without_a_word_of_the_room_figures_are_those_of_chips_and_cards(sit: Sit) -> None:
    table = sit(language="ar")
    table.touch("key.next")

    assert table.headline == "الزر 9 · سمول 1: 2 · بيغ 2: 5"
