"""Readers and decks of a room: ready to be opened, or what has to be mended, with file, line and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealer_assist.files.deck_file import write_deck
from dealer_assist.files.faults import UnusableFile
from dealer_assist.readers.deck_files import kept_decks, unusable_decks
from dealer_assist.readers.setup import Setup, protocol_titles, set_up
from tests.readers.reading import TAGS

ROOM = """\
[hardware]
enabled = true

[[hardware.reader]]
name = "table"
protocol = "pepper_c1"
port = "COM7"
antennas = [1, 2]

[[hardware.reader]]
name = "pad"
protocol = "rdm6300"
port = "simulated"

[[hardware.place]]
reader = "pad"
antenna = 5
role = "muck"

[hardware.deck]
maps = ["red.toml"]
active = "red"
"""
CARDS = {tag: card for card, tag in TAGS.items()}


def ready(folder: Path, room: str = ROOM, cards: dict[str, str] = CARDS, *, draft: bool = False) -> Setup:
    write_deck(folder / "red.toml", name="red", back="red", decks=1, draft=draft, cards=cards)
    (folder / "room.toml").write_text(room, encoding="utf-8")
    return set_up(folder / "room.toml", folder)


def faults(folder: Path, old: str, new: str) -> str:
    assert old in ROOM
    with pytest.raises(UnusableFile) as caught:
        ready(folder, ROOM.replace(old, new, 1))
    return str(caught.value)


def test_a_room_with_two_readers_and_a_deck_is_ready(tmp_path: Path) -> None:
    setup = ready(tmp_path)
    assert [each.settings.name for each in setup.readers] == ["table", "pad"]
    assert [each.is_simulated for each in setup.readers] == [False, True]
    assert setup.decks.active == "red"


def test_a_reader_with_one_antenna_gives_it_the_number_of_its_place(tmp_path: Path) -> None:
    assert ready(tmp_path).readers[1].settings.params == {"antenna": 5}


def test_readers_switched_off_are_none(tmp_path: Path) -> None:
    assert ready(tmp_path, ROOM.replace("enabled = true", "enabled = false")).is_empty


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"pepper_c1"', '"peper_c1"', 'room.toml, line 6: hardware.reader 1, protocol cannot be "peper_c1"'),
        ('"pepper_c1"', '"peper_c1"', "did you mean pepper_c1?"),
        ('"COM7"', '"usb:12:34"', "room.toml, line 7: hardware.reader 1, port"),
        ("antennas", "antenas", "room.toml, line 8: hardware.reader 1, antenas is not a known setting"),
        ("antennas", "antenas", "did you mean antennas?"),
        ("[1, 2]", '"all"', "room.toml, line 8: hardware.reader 1, antennas"),
        ('active = "red"', 'active = "green"', 'hardware.deck.active cannot be "green"; it is one of the decks: red'),
        ('"red.toml"', '"reed.toml"', "there is no such file"),
    ],
)
def test_a_mistake_is_told_with_its_line_and_what_to_write(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert said in faults(tmp_path, old, new)


def test_a_shoe_that_needs_consent_is_opened_only_with_it(tmp_path: Path) -> None:
    text = ROOM.replace('protocol = "rdm6300"', 'protocol = "angel_eye"')
    with pytest.raises(UnusableFile) as caught:
        ready(tmp_path, text)
    assert "consent = true" in str(caught.value)
    consented = text.replace('protocol = "angel_eye"', 'protocol = "angel_eye"\nconsent = true')
    assert len(ready(tmp_path, consented).readers) == 2


def test_a_pattern_that_could_hang_the_reader_is_refused_with_its_line(tmp_path: Path) -> None:
    shoe = 'protocol = "ascii_shoe"\npattern = "(?P<uid>(a+)+b)"'
    assert "hardware.reader 2, pattern" in faults(tmp_path, 'protocol = "rdm6300"', shoe)


def test_a_deck_with_a_card_missing_is_told_with_the_card(tmp_path: Path) -> None:
    short = {tag: card for tag, card in CARDS.items() if card != "9s"}
    with pytest.raises(UnusableFile) as caught:
        ready(tmp_path, cards=short)
    assert "red.toml, line 5: cards: 9s has 0 of 1 tags; register the card" in str(caught.value)


def test_a_tag_that_is_cut_off_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile) as caught:
        ready(tmp_path, cards={**CARDS, "8804A1B2C3": "X1"})
    assert "this is no whole tag" in str(caught.value)


def test_a_deck_that_is_not_complete_is_not_played_with(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile) as caught:
        ready(tmp_path, draft=True)
    assert "not complete" in str(caught.value)


def test_the_set_up_page_names_the_seven_protocols() -> None:
    assert len(protocol_titles()) >= 7
    assert protocol_titles()["pepper_c1"].startswith("Eccel")


def test_deck_files_that_cannot_be_used_are_named_with_the_line_and_a_draft_is_none_of_them(tmp_path: Path) -> None:
    ready(tmp_path)
    decks = tmp_path / "decks"
    decks.mkdir()
    (decks / "blue.toml").write_text('name = "blue"\n[cards]\n"04A1B2C3D4E580" = 5\n', encoding="utf-8")
    (decks / "green.toml").write_text('name = "green"\n[cards]\n"04A1B2C3D4E580" = "As"\n', encoding="utf-8")
    (decks / "grey.toml").write_text('name = "grey"\ndraft = true\n[cards]\n', encoding="utf-8")
    (decks / "white.toml").write_text('name = "white\n', encoding="utf-8")
    # green says that it is whole, and lacks 51 cards: its table of cards is what has to be mended
    assert unusable_decks(tmp_path / "room.toml", tmp_path) == ("blue.toml:3", "green.toml:2", "white.toml:1")
    assert set(kept_decks(tmp_path / "room.toml", tmp_path)) == {"red", "blue", "green", "grey"}
