"""Games as files: hold'em is what the program knows as hold'em, and mistakes are told."""

from pathlib import Path

import pytest

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.games.game import HOLDEM

FILE = (shipped_folder() / "games" / "holdem.toml").read_text(encoding="utf-8")


def why_not(folder: Path, old: str, new: str) -> str:
    assert old in FILE
    path = folder / "mine.toml"
    path.write_text(FILE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(UnusableFile) as caught:
        read_game(path)
    return str(caught.value)


def test_holdem_is_read_from_its_file() -> None:
    assert read_game(shipped_folder() / "games" / "holdem.toml") == HOLDEM


def test_the_files_name_is_the_games_name(tmp_path: Path) -> None:
    path = tmp_path / "friday_holdem.toml"
    path.write_text(FILE, encoding="utf-8")

    assert read_game(path).name == "friday_holdem"


def test_a_mistyped_setting_of_the_second_street_is_told_with_its_line(tmp_path: Path) -> None:
    line = FILE[: FILE.index("board = 3")].count("\n") + 1

    assert f"line {line}: street 2, baord is not a known setting; did you mean board?" in why_not(
        tmp_path, "board = 3", "baord = 3"
    )


def test_a_ranking_nobody_knows_is_told(tmp_path: Path) -> None:
    assert 'half 1, ranking cannot be "highest"; it is one of "high"' in why_not(
        tmp_path, 'ranking = "high"', 'ranking = "highest"'
    )


def test_a_game_without_streets_is_no_game(tmp_path: Path) -> None:
    streets = FILE[FILE.index("[[street]]\n") : FILE.index("[[half]]\n")]

    assert "street is missing; it is at least one section headed [[street]]" in why_not(tmp_path, streets, "")


def test_a_street_written_without_brackets_is_told(tmp_path: Path) -> None:
    streets = FILE[FILE.index("[[street]]\n") : FILE.index("[[half]]\n")]

    assert "a list of sections, each headed [[street]]" in why_not(tmp_path, streets, "street = 4\n")
