"""Flop, turn and river by the cards of a street, whatever a game calls them."""

from msgspec.structs import replace

from dealer_assist.games.board import BoardPart, board_part
from dealer_assist.games.game import HOLDEM, Game
from tests.every_game import GAMES


def parts(game: Game) -> list[str | None]:
    return [board_part(game, street) for street in range(len(game.streets))]


def test_a_game_with_other_names_for_its_streets_has_flop_turn_and_river_all_the_same() -> None:
    streets = tuple(replace(street, name=name) for street, name in zip(HOLDEM.streets, "abcd", strict=True))
    assert parts(replace(HOLDEM, streets=streets)) == [None, BoardPart.FLOP, BoardPart.TURN, BoardPart.RIVER]


def test_the_card_courchevel_shows_before_the_betting_is_no_part_that_can_be_dealt_wrongly_later() -> None:
    assert parts(GAMES["courchevel"]) == [None, "flop", "turn", "river"]


def test_stud_and_draw_have_no_board() -> None:
    assert set(parts(GAMES["stud"])) == set(parts(GAMES["draw27_triple"])) == {None}
