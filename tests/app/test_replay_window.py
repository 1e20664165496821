"""Recorded hands watched on the hand screen: what appears is what a desk says, and every key does what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dealer_assist.app.replay_window import STEP_MS, ReplayWindow
from dealer_assist.app.views.entry import entry_text
from dealer_assist.exchange.phh_play import Step
from dealer_assist.exchange.reel import Reel
from dealer_assist.exchange.replay import hands_of
from dealer_assist.files.room_file import Screen
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.words import Words
from tests.app.driver import FINGER, Held, cut_off, plain
from tests.exchange.hands import PHH, hand_named
from tests.exchange.playing import playing

SHOWDOWN = "pluribus/103/15.phh"
ODD_CHIP = "pluribus/102/0.phh"
KNOWN_BAD = "wsop/2019/42/3/00-01-07.phh"
CENTS = "handhq/abs-1000nlh-sample.phhs"


class Watcher:
    """Somebody in front of the replay, with a finger."""

    def __init__(self, files: tuple[str, ...], screen: Screen, glass: QPointingDevice) -> None:
        reel = Reel(hands_of([PHH / file for file in files]), lambda told: pytest.fail(told))
        self._glass, self._held = glass, Held()
        self.language = screen.language
        self.window = ReplayWindow(reel, screen)
        self.window.resize(1366, 768)
        self.window.show()

    def touch(self, name: str) -> None:
        part = self.window.findChild(QWidget, name)
        assert isinstance(part, QWidget)
        assert part.isEnabled()
        spot: QPoint = part.mapTo(self.window, part.rect().center())
        part.installEventFilter(self._held)
        QTest.touchEvent(self.window, self._glass).press(FINGER, spot, self.window).commit()
        QTest.touchEvent(self.window, self._glass).release(FINGER, spot, self.window).commit()

    def pauses(self) -> Watcher:
        self.touch("key.call")
        return self

    def to_the_end_of_the_hand(self) -> None:
        while not self.window.frame.ended:
            self.touch("key.next")

    @property
    def seen(self) -> dict[str, object]:
        """What can be read of the table."""
        hand = self.window.hand
        return {
            "prompt": plain(hand.prompt.view.headline),
            "trace": plain(hand.trace.view.text),
            "in front": {tile.view.number: plain(tile.view.in_front) for tile in hand.seats if tile.view.in_front},
            "board": hand.board.view.cards,
        }

    def word(self, name: str) -> str:
        return plain(self.window.hand.keys[name].view.label)

    @property
    def corner(self) -> list[str]:
        return [plain(line) for line in self.window.hand.table.view.lines]


def told(step: Step, language: str) -> dict[str, object]:
    """The same from a desk without a screen."""
    words, table = Words(language, isolate=False), step.after
    said = next_steps(table)[0]
    seats = table.hand.seats if table.hand is not None else ()
    return {
        "prompt": words.prompt(said.code, said.slots, said.why.sum)[0],
        "trace": entry_text(step.entry, table, words),
        "in front": {each.seat: f"{each.won or each.front:,}" for each in seats if each.won or each.front},
        "board": table.hand.board if table.hand is not None else (),
    }


@pytest.fixture
def watch(qapp: QApplication, glass: QPointingDevice) -> Iterator[Callable[..., Watcher]]:
    watchers: list[Watcher] = []

    def opened(*files: str, language: str = "en", digits: str = "latin") -> Watcher:
        watchers.append(Watcher(files, Screen(language=language, depth=1, dpi=None, digits=digits), glass))
        return watchers[-1]

    yield opened
    for each in watchers:
        each.window.close()
        each.window.deleteLater()


def test_a_replay_has_no_key_for_the_floor(watch: Callable[..., Watcher]) -> None:
    hand = watch(SHOWDOWN).window.hand
    assert not hand.floor.isVisible()
    assert not hand.redo.isVisible()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_recorded_hand_is_seen_entry_by_entry_as_the_desk_has_it(
    watch: Callable[..., Watcher], language: str
) -> None:
    watcher = watch(SHOWDOWN, language=language).pauses()
    seen = [watcher.seen]
    while not watcher.window.frame.ended:
        watcher.touch("key.next")
        seen.append(watcher.seen)
        assert [part.objectName() for part in watcher.window.findChildren(QWidget) if cut_off(part)] == []
    assert seen == [told(step, language) for step in playing(hand_named(SHOWDOWN)).steps()]


def test_left_alone_it_takes_a_step_every_second(watch: Callable[..., Watcher]) -> None:
    watcher = watch(SHOWDOWN)
    assert watcher.window.ticks_ms == STEP_MS == 1000


def test_the_next_entry_comes_by_itself(watch: Callable[..., Watcher], qtbot: QtBot) -> None:
    watcher = watch(SHOWDOWN)
    first = watcher.window.frame
    for _ in range(3):
        watcher.touch("key.raise")
    qtbot.waitUntil(lambda: watcher.window.frame != first, timeout=5000)


def test_faster_doubles_the_pace_and_from_the_fastest_goes_back_to_the_slowest(watch: Callable[..., Watcher]) -> None:
    watcher, paces = watch(SHOWDOWN), []
    for _ in range(5):
        paces.append((watcher.word("raise"), watcher.window.ticks_ms))
        watcher.touch("key.raise")
    assert paces == [("×1", 1000), ("×2", 500), ("×4", 250), ("×8", 125), ("×1", 1000)]


def test_paused_nothing_moves_until_play(watch: Callable[..., Watcher]) -> None:
    watcher = watch(SHOWDOWN)
    watcher.touch("key.call")
    assert (watcher.word("call"), watcher.window.ticks_ms) == ("Play", None)
    watcher.touch("key.call")
    assert (watcher.word("call"), watcher.window.ticks_ms) == ("Pause", STEP_MS)


def test_undo_shows_the_entry_before_and_waits_there(watch: Callable[..., Watcher]) -> None:
    watcher = watch(SHOWDOWN)
    watcher.touch("key.next")
    before = watcher.seen
    watcher.touch("key.next")
    watcher.touch("key.undo")
    assert watcher.seen == before
    assert watcher.window.ticks_ms is None


def test_undo_is_dark_where_nothing_lies_before(watch: Callable[..., Watcher]) -> None:
    watcher = watch(SHOWDOWN).pauses()
    lit = [watcher.window.hand.keys["undo"].isEnabled()]
    watcher.touch("key.next")
    lit.append(watcher.window.hand.keys["undo"].isEnabled())
    assert lit == [False, True]


def test_at_the_end_of_the_hand_the_differences_stand_in_the_trace(watch: Callable[..., Watcher]) -> None:
    watcher = watch(KNOWN_BAD).pauses()
    watcher.to_the_end_of_the_hand()
    assert watcher.seen["trace"] == "ante dead · missing action"


def test_a_difference_in_chips_is_shown_with_both_sums(watch: Callable[..., Watcher]) -> None:
    watcher = watch(ODD_CHIP).pauses()
    watcher.to_the_end_of_the_hand()
    # p1 and p5 split 225 and more; TDA 2024 R20: the odd chip goes to p1, left of the button
    assert watcher.seen["trace"] == "odd chip p1: 10113 ≠ 10112.5 · odd chip p5: 10112 ≠ 10112.5"
    assert not watcher.window.hand.trace.clipped


def test_after_the_last_hand_the_keys_that_go_on_are_dark_and_undo_still_goes_back(
    watch: Callable[..., Watcher],
) -> None:
    watcher = watch(SHOWDOWN).pauses()
    watcher.to_the_end_of_the_hand()
    watcher.touch("key.next")
    keys = watcher.window.hand.keys
    assert [name for name in keys if not keys[name].isEnabled()] == ["call", "raise", "next"]
    watcher.touch("key.undo")
    assert not watcher.window.frame.ended


def test_the_corner_names_stakes_hand_and_file(watch: Callable[..., Watcher]) -> None:
    assert watch(SHOWDOWN).corner == ["50/100", "Hand 15", "15.phh"]


def test_a_replay_writes_the_rooms_figures(watch: Callable[..., Watcher]) -> None:
    assert watch(SHOWDOWN, language="fa", digits="persian").corner[:2] == ["۵۰/۱۰۰", "دست ۱۵"]


def test_in_a_file_of_cents_the_corner_says_so(watch: Callable[..., Watcher]) -> None:
    # a game of 5/10 in a file that writes some amounts with cents
    assert watch(CENTS).corner == ["500/1,000 · 1/100", "Hand 3017243630", "abs-1000nlh-sample.phhs"]


def test_another_number_of_seats_in_the_next_hand_is_shown(watch: Callable[..., Watcher]) -> None:
    watcher = watch(SHOWDOWN, KNOWN_BAD).pauses()
    watcher.to_the_end_of_the_hand()
    seats = [len(watcher.window.hand.seats)]
    watcher.touch("key.next")
    seats.append(len(watcher.window.hand.seats))
    assert seats == [6, watcher.window.frame.step.after.max_seats]
    assert seats[1] > 6


def test_a_tap_on_the_prompt_shows_its_reasons_and_waits(watch: Callable[..., Watcher]) -> None:
    watcher = watch(SHOWDOWN)
    watcher.touch("key.next")
    watcher.touch("prompt")
    assert watcher.window.hand.drawer is not None
    assert watcher.window.ticks_ms is None
    watcher.touch("key.back")
    assert watcher.window.hand.drawer is None


def test_a_tap_on_a_seat_changes_nothing(watch: Callable[..., Watcher]) -> None:
    watcher = watch(SHOWDOWN).pauses()
    watcher.touch("key.next")
    before = watcher.seen
    watcher.touch("seat3")
    assert watcher.seen == before


def test_close_ends_it(watch: Callable[..., Watcher]) -> None:
    watcher = watch(SHOWDOWN)
    watcher.touch("key.all_in")
    assert not watcher.window.isVisible()
    assert watcher.window.ticks_ms is None
