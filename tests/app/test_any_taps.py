"""Whatever is touched, in whatever order: the screen keeps saying what the desk knows, and no text is cut off."""

from random import Random

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.app.session import Saved
from dealer_assist.app.widgets.touch_key import TouchKey
from dealer_assist.rules.options import BettingStructure
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, until

TAPS = 80
SELDOM = {
    "screen.clean": 0,
    "key.undo": 0.15,
    "prompt": 0.15,
    "key.back": 0.4,
    "key.fold": 0.3,
    "key.all_in": 0.15,
    "table": 0.05,
}
"""Parts touched less often than the others, or no hand would come to its end."""
LONGEST = 6
"""Characters of the amounts keyed: what a table has in play."""


def worth_touching(table: TouchedTable, part: TouchKey, chance: Random) -> bool:
    name = part.objectName()
    if not part.isVisible() or not part.isEnabled() or not table.reachable(part):
        return False
    digits = name.removeprefix("pad.").removeprefix("count.")
    if digits.isdigit() and len(table.keyed) >= LONGEST:
        return False
    return chance.random() < SELDOM.get(name, 1)


@pytest.mark.parametrize("language", ["en", "ar", "he", "fa"])
@pytest.mark.parametrize(
    ("size", "dpi", "depth"),
    [((1920, 1080), None, 0), ((1920, 1080), None, 1), ((1920, 1080), None, 2), ((1366, 768), 118, 2)],
)
def test_any_taps_in_any_order_keep_screen_and_desk_together(
    sit: Sit, language: str, size: tuple[int, int], dpi: int | None, depth: int
) -> None:
    chance = Random(f"{language}{size}{depth}")
    stacks = {seat: chance.choice((5, 30, 500, 9_999)) for seat in range(1, chance.randint(3, 10))}
    table = sit(language=language, size=size, dpi=dpi, depth=depth, stacks=stacks, button=1)
    assert len(set(touched_at_random(table, chance))) > 10


@pytest.mark.parametrize("betting", [BettingStructure.PL, BettingStructure.FL])
@pytest.mark.parametrize("game", ["stud8", "draw27_triple", "omaha8", "short_deck", "double_board_bomb_pot"])
def test_any_taps_in_any_order_keep_them_together_in_other_games(
    sit: Sit, game: str, betting: BettingStructure
) -> None:
    chance = Random(f"{game}{betting}")
    stacks = {seat: chance.choice((5, 30, 500)) for seat in range(1, 7)}
    table = sit(game=game, betting=betting, depth=chance.choice((0, 1, 2)), stacks=stacks, button=1)
    table.touch("key.next")
    assert len(set(touched_at_random(table, chance))) > 10


def touched_at_random(table: TouchedTable, chance: Random) -> list[str]:
    """Names of the parts touched; after each tap screen and desk agree."""
    touched: list[str] = []
    for _ in range(TAPS):
        parts = [each for each in table.window.findChildren(TouchKey) if worth_touching(table, each, chance)]
        if not parts:
            continue
        part: QWidget = chance.choice(parts)
        touched.append(part.objectName())
        table.pause()
        table.tap(part)
        until(lambda: table.session.saved is Saved.ALL and table.window.is_painted, "it is on disk and on the glass")
        table.agrees()
    return touched
