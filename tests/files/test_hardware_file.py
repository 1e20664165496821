"""The readers' part of a room's file: what it says, and every mistake with its line."""

from pathlib import Path

import pytest

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.hardware_file import Hardware, Reveal, Role, read_hardware
from dealer_assist.files.room_file import read_room

FILE = """\
title = "Friday"

[hardware]
enabled = true

[[hardware.reader]]
name = "table"
protocol = "pepper_c1"
port = "usb:0403:6001:A50285BI"
antennas = [1, 2, 7]
confirm_reads = 2

[[hardware.place]]
reader = "table"
antenna = 1
role = "seat"
seat = 1
max_cards = 2
reveal = "showdown"

[[hardware.place]]
reader = "table"
antenna = 7
role = "board"
slots = ["flop1", "flop2", "flop3"]

[hardware.deck]
maps = ["decks/red.toml", "decks/blue.toml"]
active = "red"
"""


def read(folder: Path, text: str = FILE) -> Hardware:
    path = folder / "friday.toml"
    path.write_text(text, encoding="utf-8")
    return read_hardware(path)


def faults(folder: Path, *swaps: tuple[str, str]) -> str:
    text = FILE
    for old, new in swaps:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(UnusableFile) as caught:
        read(folder, text)
    return str(caught.value)


def test_readers_places_and_decks_are_read(tmp_path: Path) -> None:
    hardware = read(tmp_path)
    [reader] = hardware.readers
    assert (reader.name, reader.protocol, reader.port) == ("table", "pepper_c1", "usb:0403:6001:A50285BI")
    assert reader.params == {"antennas": [1, 2, 7], "confirm_reads": 2}
    assert [(place.role, place.seat, place.reveal) for place in hardware.places] == [
        (Role.SEAT, 1, Reveal.SHOWDOWN),
        (Role.BOARD, None, Reveal.NEVER),
    ]
    assert hardware.places[1].slots == ("flop1", "flop2", "flop3")
    assert (hardware.deck_files, hardware.active_deck) == (("decks/red.toml", "decks/blue.toml"), "red")
    assert hardware.log_bytes is False


def test_a_room_without_the_part_has_no_readers(tmp_path: Path) -> None:
    hardware = read(tmp_path, 'title = "Friday"\n')
    assert (hardware.enabled, hardware.readers) == (False, ())


@pytest.mark.parametrize(
    ("swap", "said"),
    [
        (('role = "seat"\n', 'role = "sead"\n'), "line 16: hardware.place 1, role"),
        (("max_cards = 2", "max_card = 2"), "line 18: hardware.place 1, max_card is not a known setting"),
        (("antenna = 7", "antenna = 1"), "line 23: hardware.place 2, antenna: it has a place already"),
        (("seat = 1\n", ""), "hardware.place 1, seat is missing"),
        (('reader = "table"\nantenna = 7', 'reader = "tabel"\nantenna = 7'), "line 22: hardware.place 2, reader"),
        (("enabled = true", "enabled = 1"), "line 4: hardware.enabled cannot be 1; it is true or false"),
        (('role = "board"', 'role = "board"\nseat = 2'), "line 25: hardware.place 2, seat: no seat lies there"),
    ],
)
def test_a_mistake_is_told_with_key_and_line(tmp_path: Path, swap: tuple[str, str], said: str) -> None:
    assert said in faults(tmp_path, swap)


@pytest.mark.parametrize("baud", ["0", "-9600", "9600.5", '"9600"', "true"])
def test_a_baud_rate_is_a_positive_whole_number(tmp_path: Path, baud: str) -> None:
    assert "line 10: hardware.reader 1, baud" in faults(tmp_path, ("antennas", f"baud = {baud}\nantennas"))


def test_two_readers_of_one_name_are_refused(tmp_path: Path) -> None:
    second = '[[hardware.reader]]\nname = "table"\nprotocol = "rdm6300"\nport = "COM7"\n\n[[hardware.place]]'
    assert "hardware.reader 2, name: two readers have it" in faults(tmp_path, ("[[hardware.place]]", second))


SECOND_READER = """
[[hardware.reader]]
name = "pad"
protocol = "rdm6300"
port = "COM7"

[[hardware.place]]
reader = "pad"
antenna = 0
role = "seat"
seat = 1
"""


def test_a_seat_with_antennas_of_two_readers_has_to_be_meant(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile) as caught:
        read(tmp_path, FILE + SECOND_READER)
    assert "allow_second = true" in str(caught.value)
    assert len(read(tmp_path, FILE + SECOND_READER + "allow_second = true\n").places) == 3


def test_a_fault_of_the_readers_part_never_closes_the_table(tmp_path: Path) -> None:
    room = (Path(__file__).parents[2] / "config/rooms/default.toml").read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(room + '\n[hardware]\nenabled = "perhaps"\nreader = 7\n', encoding="utf-8")
    assert read_room(path).seats == 9
    with pytest.raises(UnusableFile):
        read_hardware(path)
