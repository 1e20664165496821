"""What rulebooks ask of a game."""

from __future__ import annotations

import pytest

from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.games.facts import facts_of_game
from dealer_assist.rules.options import DrawReturningPlayer
from dealer_assist.rules.resolve import GameFacts, resolve


def facts(name: str) -> GameFacts:
    return facts_of_game(read_game(shipped_folder() / "games" / f"{name}.toml"), forced_blinds=2)


@pytest.mark.parametrize(
    ("name", "family"),
    [("omaha8", "flop"), ("razz", "stud"), ("draw27_triple", "draw"), ("badeucey", "badugi"), ("drawmaha", "flop")],
)
def test_family_is_the_chapter_of_the_book(name: str, family: str) -> None:
    assert facts(name)["family"] == family


def test_high_low_game_is_a_split_pot_game() -> None:
    assert (facts("omaha8")["split_pot"], facts("omaha")["split_pot"]) == (True, False)


def test_bomb_pot_that_is_the_game_is_told_apart() -> None:
    assert facts("double_board_bomb_pot")["bomb_pot_form"] == "game"
    assert "bomb_pot_form" not in facts("omaha_double_board")


def test_book_has_its_own_value_for_the_badugi_family() -> None:
    # WSOP Live 2024 R297, R306, R316: a player who missed a blind waits; in lowball he may kill (R268)
    badugi, lowball = (
        resolve("wsop_live_2024", mode="cash", betting="fl", **facts(name)) for name in ("badeucey", "draw27_triple")
    )
    assert badugi.draw_returning_player is DrawReturningPlayer.WAIT_ONLY
    assert lowball.draw_returning_player is DrawReturningPlayer.KILL_OR_WAIT


def test_draw_game_of_two_rounds_has_the_books_higher_cap() -> None:
    # Robert's Rules v11 s.12.1
    single, razz = (
        resolve("roberts_rules", mode="cash", betting="fl", **facts(name))
        for name in ("draw27_single", "draw27_triple")
    )
    assert (single.limit_raise_cap, razz.limit_raise_cap) == (4, 3)
