"""What the screen writes into a room's file: only what was set up there, and nothing that cannot be read."""

from pathlib import Path

import pytest

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.hardware_file import PlaceTold, ReaderTold, Reveal, Role, read_hardware
from dealer_assist.files.hardware_text import change_room, with_deck, with_places, with_reader
from dealer_assist.files.where import shipped_folder

ROOM = """\
title = "T12"
# the game
seats = 9

[hardware]
enabled = true   # since May

[[hardware.reader]]
name = "table"
protocol = "feig_obid"
port = "usb:0403:6001:A50285BI"
antennas = [
    [1, 1],
    [2, 2],
]

[[hardware.place]]
# left of the dealer
reader = "table"
antenna = 1
role = "muck"

[rules]
rake_method = "none"
"""
SEAT = PlaceTold(reader="table", antenna=1, role=Role.SEAT, seat=4, max_cards=2, reveal=Reveal.SHOWDOWN)
BOARD = PlaceTold(reader="table", antenna=2, role=Role.BOARD, slots=("flop1", "turn"))
SHOE = PlaceTold(reader="table", antenna=3, role=Role.SHOE, burns=False)


def read_back(folder: Path, text: str) -> tuple[tuple[PlaceTold, ...], tuple[ReaderTold, ...]]:
    path = folder / "room.toml"
    path.write_text(text, encoding="utf-8")
    hardware = read_hardware(path)
    return hardware.places, hardware.readers


def test_places_are_read_back_as_they_were_set_up(tmp_path: Path) -> None:
    places, readers = read_back(tmp_path, with_places(ROOM, [SEAT, BOARD, SHOE]))
    assert places == (SEAT, BOARD, SHOE)
    assert readers[0].params == {"antennas": [[1, 1], [2, 2]]}


def test_all_else_stays_as_a_person_wrote_it() -> None:
    changed = with_places(ROOM, [SEAT])
    for line in ('title = "T12"', "# the game", "enabled = true   # since May", "# left of the dealer", "    [1, 1],"):
        assert f"{line}\n" in changed
    assert changed.index("[rules]") < changed.index("[[hardware.place]]")


def test_a_tried_reader_is_added_and_switched_on_where_nothing_is_said_of_readers(tmp_path: Path) -> None:
    reader = ReaderTold(name="muck", protocol="pepper_c1", port="usb:0403:6001:*", params={"antennas": [1, 3]})
    _, readers = read_back(tmp_path, with_reader("seats = 9", reader))
    assert readers == (reader,)
    assert with_reader(ROOM, reader).count("[hardware]") == 1


def test_a_deck_comes_into_play_where_none_is_named_and_nowhere_else() -> None:
    named = with_deck(ROOM, "decks/red.toml", "red")
    assert named.endswith('[hardware.deck]\nmaps = ["decks/red.toml"]\nactive = "red"\n')
    assert with_deck(named, "decks/blue.toml", "blue") == named


def test_a_shipped_room_is_copied_into_the_site_and_changed_there(tmp_path: Path) -> None:
    shipped, own = shipped_folder() / "rooms" / "default.toml", tmp_path / "rooms" / "default.toml"
    before = shipped.read_text(encoding="utf-8")
    reader = ReaderTold(name="table", protocol="pepper_c1", port="COM7")
    change_room(shipped, own, lambda text: with_places(with_reader(text, reader), [SEAT]))
    assert shipped.read_text(encoding="utf-8") == before
    assert own.read_text(encoding="utf-8").startswith(before)
    assert read_hardware(own).places == (SEAT,)


def test_what_could_not_be_read_again_is_not_written(tmp_path: Path) -> None:
    room = tmp_path / "room.toml"
    room.write_text(ROOM, encoding="utf-8")
    stranger = PlaceTold(reader="nobody", antenna=1, role=Role.MUCK)
    with pytest.raises(UnusableFile, match="one of the readers: table"):
        change_room(room, room, lambda text: with_places(text, [stranger]))
    assert room.read_text(encoding="utf-8") == ROOM


def test_a_room_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile, match="cannot be read"):
        change_room(tmp_path / "none.toml", tmp_path / "none.toml", lambda text: text)
