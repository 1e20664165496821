"""Every game that is shipped has a name in each language, and so has each of its streets."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.words.lines import screen_texts

GAMES = sorted((shipped_folder() / "games").glob("*.toml"))


def test_every_game_has_a_name() -> None:
    assert [path.stem for path in GAMES if f"game.{path.stem}" not in screen_texts()] == []


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_street_has_a_name_and_all_but_the_first_a_key(path: Path) -> None:
    streets = [street.name for street in read_game(path).streets]

    wanted = {*(f"state.{name}" for name in streets), *(f"key.deal_{name}" for name in streets[1:])}
    assert wanted - set(screen_texts()) == set()
