"""The games a table can switch to, in the order in which they stand on the page of its facts."""

from pathlib import Path

from dealer_assist.files import places
from dealer_assist.files.games import games_for


def test_hold_em_stands_first_and_games_that_throw_a_card_away_after_it(tmp_path: Path) -> None:
    names = [game.name for game in games_for(places(tmp_path), 9)]
    # two cards to each player, then three, then four
    assert names[:5] == ["holdem", "short_deck", "crazy_pineapple", "pineapple", "omaha"]


def test_a_game_with_too_few_cards_for_the_players_is_not_offered(tmp_path: Path) -> None:
    # seven cards to each of nine are 63
    assert "stud" in [game.name for game in games_for(places(tmp_path), 7)]
    assert "stud" not in [game.name for game in games_for(places(tmp_path), 9)]
