"""The screen itself by touch: cards and light hold at once, asleep a touch only wakes it, cleaning ends by itself."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.app.kept_screen import ScreenSet
from dealer_assist.app.screen_side import ASLEEP_AFTER_MS, CLEANING_S, ScreenSide
from dealer_assist.app.theme.deck import DeckStyle
from dealer_assist.app.theme.light import Glow, Light, shares
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.words import Words
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, plain


def on_the_page(sit: Sit, **about: object) -> TouchedTable:
    table = sit(**about)
    table.touch("table", "hand.screen")
    return table


def entries_of(table: TouchedTable) -> int:
    """Length of the log."""
    assert table.session.desk is not None
    return table.session.desk.entered


def test_with_the_page_open_nothing_of_the_page_under_it_can_be_seen_or_heard(sit: Sit) -> None:
    table = on_the_page(sit)
    assert not table.shows("table.main")
    assert not table.shows("seat1")
    table.touch("screen.back")
    assert table.shows("table.main")
    assert not table.shows("screen.clean")


def is_asleep(table: TouchedTable) -> bool:
    """Whether something lies over the glass that takes the next touch."""
    shade = table.window.screen_side.shade
    return shade is not None and shade.isVisible()


def corner(table: TouchedTable) -> QColor:
    """The colour of one point of the glass."""
    return table.window.grab().toImage().pixelColor(3, 3)


def test_other_cards_hold_at_once_on_every_page(sit: Sit, language: str) -> None:
    table = on_the_page(sit, language=language)
    table.touch("deck.outlined", "letters.yes")
    for part in (table.window.hand.widget.board, table.window.hand.widget.seats[0]):
        assert part.look.deck.style is DeckStyle.OUTLINED
        assert part.look.deck.letters
    table.touch("screen.back", "table.back", "key.next")
    assert table.hand is not None


def test_each_step_takes_light_away_and_the_keys_still_act(sit: Sit) -> None:
    table = on_the_page(sit)
    bright = corner(table)
    table.touch("light.dim")
    dim = corner(table)
    table.touch("light.dark")
    dark = corner(table)
    assert bright.lightness() > dim.lightness() > dark.lightness()
    table.touch("screen.back", "table.back", "key.next", "key.call")
    assert table.said


def test_the_light_that_was_chosen_is_told_to_be_kept(sit: Sit) -> None:
    table = on_the_page(sit)
    told: list[ScreenSet] = []
    table.window.screen_set.connect(told.append)
    table.touch("light.dark", "colours.night")
    assert told[-1].glow == Glow(Light.DARK, night=True)
    table.window.screen_side.fall_asleep()
    assert table.window.screen_side.glow == Glow(Light.DARK, night=True)


def test_a_screen_that_was_dark_begins_dark(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    side = ScreenSide(window, Words("en"), Look(Glass(1920, 1080, 141)), Glow(Light.DARK))
    window.show()
    assert side.shade is not None
    assert side.shade.isVisible()


def test_at_night_blue_goes_first_and_red_stays(sit: Sit) -> None:
    table = on_the_page(sit)
    before = corner(table)
    table.touch("colours.night")
    after = corner(table)
    assert after.red() == before.red()
    assert after.blue() < after.green() * before.blue() / before.green()


def test_the_first_touch_on_a_sleeping_screen_only_wakes_it(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    entries = entries_of(table)
    table.window.screen_side.fall_asleep()
    where = table.window.hand.widget.keys["call"]
    table.press_at(table.middle(where))()
    assert entries_of(table) == entries
    assert table.window.screen_side.shade is not None
    assert not table.window.screen_side.shade.isVisible()
    table.touch("key.call")
    assert entries_of(table) == entries + 1


def test_an_entry_wakes_it_too_and_three_minutes_begin_again(sit: Sit) -> None:
    table = sit()
    assert ASLEEP_AFTER_MS == 3 * 60 * 1_000
    table.window.screen_side.fall_asleep()
    table.window.screen_side.awake()
    assert table.window.screen_side.shade is not None
    assert not table.window.screen_side.shade.isVisible()


def test_a_finger_at_work_on_any_page_keeps_it_awake(sit: Sit) -> None:
    table = sit()
    side = table.window.screen_side
    # nothing of this is an entry
    table.touch("table", "seat4", "seat.add", "pad.1")
    table.pause(170)
    table.touch("pad.5")
    table.pause(20)
    side.time_is_up()
    assert not is_asleep(table)
    table.touch("pad.0")
    assert table.keyed == "150"
    table.pause(181)
    side.time_is_up()
    assert is_asleep(table)


def test_while_the_glass_is_cleaned_no_touch_says_anything_and_it_ends_by_itself(sit: Sit, language: str) -> None:
    table = on_the_page(sit, language=language)
    table.touch("screen.clean")
    shade = table.window.screen_side.shade
    assert shade is not None
    table.press_at(table.window.rect().center())()
    assert shade.cleaning is not None
    assert str(CLEANING_S) in plain(shade.cleaning[1])
    for _ in range(CLEANING_S):
        table.window.screen_side.one_second()
    assert not shade.isVisible()
    table.touch("screen.back")


@pytest.mark.parametrize("night", [False, True])
def test_light_goes_down_step_by_step(night: bool) -> None:
    steps = [shares(Glow(light, night)) for light in (Light.BRIGHT, Light.DIM, Light.DARK)]
    assert steps == sorted(steps, reverse=True)
    for light in Light:
        assert shares(Glow(light, night), asleep=True) < shares(Glow(light, night))
