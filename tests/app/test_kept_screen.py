"""How the screen was set is there again after a restart, unless the room's file says otherwise since."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QApplication

from dealer_assist.app.kept_screen import LARGEST, NAME, ScreenKeeper, ScreenSet, as_the_room_says, read_kept
from dealer_assist.app.screen_state import Depth
from dealer_assist.app.theme.deck import Deck, DeckStyle
from dealer_assist.app.theme.light import Glow, Light
from dealer_assist.files.room_file import Screen
from dealer_assist.files.where import places
from tests.app.driver import TouchedTable, a_room, plain

ROOM = Screen(language="en", depth=1, dpi=None)
OUTLINED = Deck(DeckStyle.OUTLINED, letters=True)
ARABIC = ScreenSet("ar", Depth.EVERYTHING, True, OUTLINED, Glow(Light.DIM, night=True))


def kept(folder: Path, now: ScreenSet, room: Screen = ROOM) -> None:
    """The screen is set like this, and the program ends."""
    keeper = ScreenKeeper(folder, room)
    keeper.keep(now)
    keeper.finish()


def again(folder: Path, room: Screen = ROOM) -> ScreenSet:
    """The screen as it is set at the next start."""
    return ScreenKeeper(folder, room).set


def test_a_room_that_was_never_opened_begins_as_its_file_says(tmp_path: Path) -> None:
    assert again(tmp_path) == ScreenSet("en", Depth.WAGERS)


def test_language_depth_and_hand_come_back(tmp_path: Path) -> None:
    kept(tmp_path, ARABIC)
    assert again(tmp_path) == ARABIC


@pytest.mark.parametrize(
    ("edited", "expected"),
    [
        (replace(ROOM, language="he"), replace(ARABIC, language="he")),
        (replace(ROOM, depth=0), replace(ARABIC, depth=Depth.BUTTON_AND_BLINDS)),
        (replace(ROOM, cards="two_colours"), replace(ARABIC, deck=Deck(DeckStyle.TWO_COLOURS))),
        (replace(ROOM, dpi=141, pot_totals=True), ARABIC),
    ],
)
def test_what_the_room_file_says_otherwise_since_wins_and_nothing_else(
    tmp_path: Path, edited: Screen, expected: ScreenSet
) -> None:
    kept(tmp_path, ARABIC)
    assert again(tmp_path, edited) == expected


def test_a_choice_made_after_the_file_was_edited_holds(tmp_path: Path) -> None:
    kept(tmp_path, ARABIC)
    hebrew = replace(ROOM, language="he")
    kept(tmp_path, ScreenSet("fa", Depth.WAGERS), hebrew)
    assert again(tmp_path, hebrew).language == "fa"


def test_a_choice_the_room_file_has_overruled_does_not_come_back_with_the_old_file(tmp_path: Path) -> None:
    kept(tmp_path, ARABIC)
    opened = ScreenKeeper(tmp_path, replace(ROOM, language="he"))
    opened.settle()
    opened.finish()
    assert again(tmp_path) == replace(ARABIC, language="en")


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe\x00",
        b"{",
        b"[]",
        b'{"set": {"language": "ar"}}',
        b'{"set":{"language":"ar","depth":7},"room":{"language":"en","depth":1}}',
        b'{"set":{"language":7,"depth":0},"room":{"language":"en","depth":1}}',
        b" " * LARGEST + b"{}",
        b"[" * LARGEST,
        b'{"x":' + b"[" * (LARGEST - 5),
    ],
)
def test_a_file_that_is_none_of_ours_counts_as_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / NAME).write_bytes(content)
    assert again(tmp_path) == as_the_room_says(ROOM)


def test_a_language_the_program_does_not_speak_counts_as_none(tmp_path: Path) -> None:
    kept(tmp_path, replace(ARABIC, language="xx"))
    assert again(tmp_path) == replace(ARABIC, language="en")


PIPES = [os.mkfifo] if hasattr(os, "mkfifo") else []


@pytest.mark.parametrize("made", [Path.mkdir, *PIPES])
def test_something_else_in_its_place_counts_as_none_and_is_left_there(
    tmp_path: Path, made: Callable[[Path], None]
) -> None:
    made(tmp_path / NAME)
    assert again(tmp_path) == as_the_room_says(ROOM)


def test_where_it_cannot_be_written_the_table_goes_on(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    kept(tmp_path, ARABIC)
    assert again(tmp_path) == as_the_room_says(ROOM)
    assert [path.name for path in tmp_path.iterdir()] == [NAME]


def test_a_folder_that_is_a_file_is_only_noted(tmp_path: Path) -> None:
    (tmp_path / "room").write_text("")
    kept(tmp_path / "room", ARABIC)
    assert again(tmp_path / "room") == as_the_room_says(ROOM)


def test_nothing_is_written_where_nothing_has_changed(tmp_path: Path) -> None:
    kept(tmp_path, as_the_room_says(ROOM))
    assert list(tmp_path.iterdir()) == []
    kept(tmp_path, ARABIC)
    before = (tmp_path / NAME).stat()
    kept(tmp_path, ARABIC)
    opened = ScreenKeeper(tmp_path, ROOM)
    opened.settle()
    opened.finish()
    assert (tmp_path / NAME).stat() == before


def test_of_many_choices_the_last_is_kept(tmp_path: Path) -> None:
    keeper = ScreenKeeper(tmp_path, ROOM)
    for language in ("ar", "he", "fa", "en", "he"):
        keeper.keep(replace(ARABIC, language=language))
    keeper.finish()
    read = read_kept(tmp_path / NAME)
    assert read is not None
    assert read.set.language == "he"
    assert [path.name for path in tmp_path.iterdir()] == [NAME]


def test_the_file_says_what_it_is_in_words(tmp_path: Path) -> None:
    kept(tmp_path, ARABIC)
    assert msgspec.json.decode((tmp_path / NAME).read_bytes()) == {
        "set": {
            "language": "ar",
            "depth": 2,
            "left_handed": True,
            "deck": {"style": "outlined", "letters": True},
            "glow": {"light": "dim", "night": True},
            "counts": False,
        },
        "room": {
            "language": "en",
            "depth": 1,
            "left_handed": False,
            "deck": {"style": "four_colours", "letters": False},
            "glow": {"light": "bright", "night": False},
            "counts": False,
        },
    }


# -- on the screen


Start = Callable[..., TouchedTable]


@pytest.fixture
def start(qapp: QApplication, glass: QPointingDevice, tmp_path: Path) -> Iterator[Start]:
    """The program started at the same table again."""
    tables: list[TouchedTable] = []
    keepers: list[ScreenKeeper] = []

    def started(**about: object) -> TouchedTable:
        for table in tables:
            table.close()
        for each in keepers:
            each.finish()
        ready = a_room(tmp_path, **about)  # type: ignore[arg-type]
        keeper = ScreenKeeper(tmp_path / "journal", ready.room.screen)
        table = TouchedTable(tmp_path / "journal", ready, glass, where=places(tmp_path), keeper=keeper)
        keeper.settle()
        keepers.append(keeper)
        tables.append(table)
        return table

    yield started
    for table in tables:
        table.close()
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_the_screen_opens_in_the_language_depth_and_hand_it_was_left_in(start: Start) -> None:
    table = start()
    right = table.window.hand.widget.keys["next"].geometry()
    table.touch("table", "language.ar", "depth.2", "hand.left", "table.back", "key.next")
    said = table.headline
    table = start()
    assert (table.window.language, table.window.hand.depth) == ("ar", Depth.EVERYTHING)
    assert table.headline == plain(said)
    assert table.window.hand.widget.keys["next"].geometry() != right


def test_another_language_in_the_room_file_is_spoken_from_the_next_start(start: Start) -> None:
    start().touch("table", "language.ar", "depth.0")
    table = start(language="fa")
    assert (table.window.language, table.window.hand.depth) == ("fa", Depth.BUTTON_AND_BLINDS)


def has_to_be_counted(table: TouchedTable) -> bool:
    """Whether nobody knows whose turn it is before the hand has been counted."""
    return table.shows("count.street.flop") and not table.part_is_lit("key.call")


def test_count_begun_when_more_was_to_be_entered_is_begun_again_at_that_depth(start: Start) -> None:
    table = start(depth=0)
    table.touch("key.next", "table", "depth.1", "table.back")
    assert has_to_be_counted(table)
    table = start(depth=0)
    assert table.window.hand.depth is Depth.WAGERS
    assert has_to_be_counted(table)
    # also when the program ended a second time
    table = start(depth=0)
    assert has_to_be_counted(table)


def test_depth_that_goes_up_in_the_room_file_does_not_take_the_hand_that_is_on_for_followed(start: Start) -> None:
    start(depth=0).touch("key.next")
    table = start(depth=1)
    assert table.window.hand.depth is Depth.WAGERS
    assert has_to_be_counted(table)


def test_depth_that_goes_up_in_the_room_file_between_hands_counts_nothing(start: Start) -> None:
    start(depth=0)
    table = start(depth=1)
    assert not table.shows("count.street.flop")
    table.touch("key.next")
    # that hand is followed from its deal on
    table = start(depth=1)
    assert table.part_is_lit("key.call")


def test_count_that_is_on_stays_when_still_more_is_to_be_entered(start: Start) -> None:
    table = start(depth=0)
    table.touch("key.next", "table", "depth.1", "depth.2", "table.back")
    assert has_to_be_counted(table)


@pytest.mark.parametrize("ends", ["count.done", "key.back"])
def test_once_it_was_counted_or_the_dealer_knows_better_the_depth_is_kept(start: Start, ends: str) -> None:
    table = start(depth=0)
    # nobody has acted yet: there is nothing to count
    table.touch("key.next", "table", "depth.1", "table.back", ends)
    table = start(depth=0)
    assert table.window.hand.depth is Depth.WAGERS
    assert table.part_is_lit("key.call")
