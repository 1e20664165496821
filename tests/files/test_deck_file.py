"""A deck's file: read with the line of every mistake, written whole or not at all."""

from pathlib import Path

import pytest

from dealer_assist.files.deck_file import read_deck, write_deck
from dealer_assist.files.faults import UnusableFile

RED = """\
name = "red"
back = "red"

[cards]
"04A1B2C3D4E580" = "As"
"04f1e2d3c4b580" = "2s"
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "red.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_tags_are_read_in_capitals_with_their_cards(tmp_path: Path) -> None:
    deck = read_deck(written(tmp_path, RED))
    assert (deck.name, deck.back, deck.decks, deck.draft) == ("red", "red", 1, False)
    assert deck.cards == {"04A1B2C3D4E580": "As", "04F1E2D3C4B580": "2s"}


def test_a_tag_that_is_there_twice_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile) as caught:
        read_deck(written(tmp_path, RED + '"04a1b2c3d4e580" = "3s"\n'))
    assert str(caught.value) == "red.toml, line 7: cards.04a1b2c3d4e580 is there twice; keep one of them"


def test_a_card_without_quotation_marks_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile) as caught:
        read_deck(written(tmp_path, RED + '"04AABBCCDDEE80" = 7\n'))
    assert "red.toml, line 7" in str(caught.value)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "decks" / "blue.toml"
    cards = {"04A1B2C3D4E580": "As", 'odd"code': "2s"}
    write_deck(path, name="blue", back="blue", decks=8, draft=True, cards=cards)
    deck = read_deck(path)
    assert (deck.name, deck.back, deck.decks, deck.draft, deck.cards) == ("blue", "blue", 8, True, cards)
    assert [each.name for each in path.parent.iterdir()] == ["blue.toml"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "decks").write_text("a file")
    with pytest.raises(UnusableFile):
        write_deck(tmp_path / "decks" / "x.toml", name="x", back="", decks=1, draft=False, cards={})


def test_its_repr_shows_no_tag(tmp_path: Path) -> None:
    assert "04A1" not in repr(read_deck(written(tmp_path, RED)))
