"""What a screen reader finds on the hand screen and its panels: a name on everything, a button for every key."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from dealer_assist.app.session import Saved
from dealer_assist.app.widgets import hold_key
from dealer_assist.app.widgets.hold_key import HoldKey
from dealer_assist.app.widgets.touch_key import TouchKey
from dealer_assist.words import Words
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, until


def to_the_pad(table: TouchedTable) -> None:
    table.touch("key.next", "key.raise", "pad.1")


def to_the_reasons(table: TouchedTable) -> None:
    table.touch("key.next", "prompt")


def to_the_remedies(table: TouchedTable) -> None:
    # a raise to 6 over a blind of 5
    table.touch("key.next")
    table.raise_to(6)


def to_the_side_pots(table: TouchedTable) -> None:
    table.touch("key.next")
    for _ in range(3):
        table.touch("key.all_in", "pad.all_in")
    table.touch("key.next")


def to_the_award(table: TouchedTable) -> None:
    to_the_side_pots(table)
    while table.shows("side_pots.done") or not table.shows("award.pushed"):
        table.touch("side_pots.done" if table.shows("side_pots.done") else "key.next")


def to_the_cards(table: TouchedTable) -> None:
    to_the_award(table)
    seat = next(seat for seat in table.seats_left if table.part_is_lit(f"award.seat{seat}"))
    table.touch("award.show", f"award.seat{seat}")


def to_a_helper(table: TouchedTable) -> None:
    """A split of 100, with a seat that shares it."""
    table.touch("key.next", "key.split", "count.1", "count.00", "count.seat2")


def to_the_floor(table: TouchedTable) -> None:
    table.touch("key.next", "key.floor")


def to_redo(table: TouchedTable) -> None:
    table.touch("key.next", "key.undo")


def to_the_table_page(table: TouchedTable) -> None:
    table.touch("table")


def to_the_readers(table: TouchedTable) -> None:
    table.touch("table", "doing.readers")


def to_the_screens_own_page(table: TouchedTable) -> None:
    table.touch("table", "hand.screen")


def nowhere(_table: TouchedTable) -> None:
    """The hand screen before the first hand."""


WAYS: tuple[Callable[[TouchedTable], None], ...] = (
    nowhere,
    to_the_pad,
    to_the_reasons,
    to_the_remedies,
    to_the_side_pots,
    to_the_award,
    to_the_cards,
    to_a_helper,
    to_the_floor,
    to_redo,
    to_the_table_page,
    to_the_readers,
    to_the_screens_own_page,
)
STACKS = {1: 200, 2: 500, 3: 100, 4: 300, 5: 500}


def seen(table: TouchedTable) -> list[QWidget]:
    """Everything with a place of its own that can be seen."""
    return [each for each in table.window.findChildren(QWidget) if each.isVisible() and each.objectName()]


def heard(part: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(part)
    assert found is not None, part.objectName()
    return found


def press(part: QWidget) -> None:
    """Press a key; Qt shows it pressed for a moment before it acts."""
    assert isinstance(part, TouchKey)
    acted: list[bool] = []
    part.tapped.connect(lambda: acted.append(True))
    heard(part).actionInterface().doAction("Press")
    until(lambda: bool(acted), "the key has acted")


def name_of(part: QWidget) -> str:
    return heard(part).text(QAccessible.Text.Name)


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_every_key_and_seat_is_a_button_with_a_name_that_can_be_pressed(
    sit: Sit, language: str, way: Callable[[TouchedTable], None]
) -> None:
    table = sit(language=language, stacks=STACKS, button=5)
    way(table)
    keys = [each for each in seen(table) if isinstance(each, TouchKey) and each.objectName() != "pot"]
    assert [key.objectName() for key in keys if not name_of(key)] == []
    assert {heard(key).role() for key in keys} == {QAccessible.Role.Button}
    presses = {key.objectName(): "Press" in heard(key).actionInterface().actionNames() for key in keys}
    assert presses == {key.objectName(): key.isEnabled() for key in keys}
    # two keys of one name could not be told apart; a remedy may be what a key of the pad does as well
    names = [name_of(key) for key in keys if "remedy" not in key.objectName()]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_every_line_that_says_something_can_be_heard(
    sit: Sit, language: str, way: Callable[[TouchedTable], None]
) -> None:
    table = sit(language=language, stacks=STACKS, button=5)
    way(table)
    saying = [part for part in seen(table) if getattr(part, "_texts", None) or getattr(part, "_text", None)]
    assert len(saying) > 3
    assert [part.objectName() for part in saying if not name_of(part)] == []


def test_a_hand_is_played_by_pressing_as_a_screen_reader_does(sit: Sit) -> None:
    table = sit()
    for name in ("key.next", "seat6", "key.raise", "pad.min", "pad.raise", "key.next"):
        press(table.part(name))
        until(lambda: table.session.saved is Saved.ALL, f"{name} is on disk")
        table.agrees()
    assert name_of(table.part("seat6")).replace("\u2066", "").replace("\u2069", "") == "Seat 6 · 10"
    assert table.headline == "RETURN 5 TO SEAT 6 · POT 12"


def the_misdeal_key(table: TouchedTable) -> HoldKey:
    to_the_floor(table)
    key = table.part("floor.misdeal")
    assert isinstance(key, HoldKey)
    return key


def press_once(key: HoldKey) -> None:
    """The first press, which has to be confirmed."""
    heard(key).actionInterface().doAction("Press")
    until(lambda: key.waits_for_more, "it asks for a second press")


def test_a_misdeal_is_pressed_twice_where_it_cannot_be_held(sit: Sit, language: str) -> None:
    table = sit(language=language)
    key = the_misdeal_key(table)
    name = name_of(key)
    press_once(key)
    assert table.table.hand is not None
    assert name_of(key) == Words(language).text("floor.again", entry=key.view.label) != name
    press(key)
    assert table.table.hand is None


def test_a_press_that_is_not_confirmed_in_time_is_forgotten(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hold_key, "AGAIN_MS", 20)
    table = sit()
    key = the_misdeal_key(table)
    name = name_of(key)
    press_once(key)
    until(lambda: not key.waits_for_more, "the press is forgotten")
    assert name_of(key) == name
    assert table.table.hand is not None


def test_closing_the_floor_forgets_a_press(sit: Sit) -> None:
    table = sit()
    press_once(the_misdeal_key(table))
    table.touch("key.floor", "key.floor")
    key = table.part("floor.misdeal")
    assert isinstance(key, HoldKey)
    assert not key.waits_for_more


def test_a_short_click_of_the_mouse_asks_for_nothing(sit: Sit) -> None:
    table = sit()
    key = the_misdeal_key(table)
    table.pause()
    QTest.mouseClick(key, Qt.MouseButton.LeftButton)
    assert not key.waits_for_more
    assert table.table.hand is not None
