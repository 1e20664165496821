"""Whatever is tapped twice in a moment, wherever the table stands: the second tap says nothing, or the same again."""

import re
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint

from dealer_assist.app.keying import Keyed
from dealer_assist.app.session import Saved
from dealer_assist.app.widgets.touch_key import TouchKey
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, until
from tests.app.test_any_taps import worth_touching
from tests.app.test_double_taps import FAST

TAPS = 40
SAME_AGAIN = re.compile(r"(pad|count)\.(\d+|chip\d|erase)|(key|table|facts)\.undo|cards\.erase|doing\.draw")
"""Keys that mean the same however often: digits and chips, UNDO, a draw for the button."""
GAMES = ("holdem", "omaha8", "stud8", "draw27_triple")


def tap(table: TouchedTable, spot: QPoint, after: float) -> None:
    table.pause(after)
    table.press_at(spot)()
    until(lambda: table.session.saved is Saved.ALL and table.window.is_painted, "it is on the glass")


def last_kind(table: TouchedTable) -> str:
    """Kind of the last entry of the log, an undo as well."""
    desk = table.session.desk
    assert desk is not None
    return type(desk.log[-1].entry).__name__


def stands(table: TouchedTable) -> tuple[object, ...]:
    """What the screen and the log remember, apart from amounts that are being keyed."""
    desk, screen, page = table.session.desk, table.window.hand._screen, table.window.table
    assert desk is not None
    keyed = Keyed()
    count = None if screen.count is None else (screen.count.helper, screen.count.target, screen.count.winners)
    shown = replace(screen, keyed=keyed, count=None, counts=())
    front = None if page is None else (page.widget.isVisible(), replace(page._page, keyed=keyed), page._opening)
    return desk.entered, shown, count, front, table.window.language


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("depth", [0, 1, 2])
def test_a_second_fast_tap_anywhere_says_nothing_or_the_same_again(sit: Sit, game: str, depth: int) -> None:
    chance = Random(f"twice {game} {depth}")
    stacks = {seat: chance.choice((5, 30, 500)) for seat in range(1, 7)}
    table = sit(game=game, depth=depth, stacks=stacks, button=1)
    table.touch("key.next")
    for _ in range(TAPS):
        parts = [each for each in table.window.findChildren(TouchKey) if worth_touching(table, each, chance)]
        if not parts:
            continue
        part = chance.choice(parts)
        name, spot = part.objectName(), table.middle(part)
        tap(table, spot, after=0.4)
        once, kind = stands(table), last_kind(table)
        tap(table, spot, after=FAST)
        if stands(table) != once and not SAME_AGAIN.fullmatch(name):
            assert (stands(table)[0], last_kind(table)) != (once[0], kind), f"{name} changed what is open"
            assert last_kind(table) == kind, f"{name}: {kind}, then {last_kind(table)}"
