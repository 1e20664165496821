"""What is told of a game chosen at a mixed table."""

from __future__ import annotations

from dealer_assist.app.views.entry_between import between_text
from dealer_assist.table.entries import GameChosen
from dealer_assist.words import Words
from tests.table.test_mixed import mixed
from tests.tables import play


def test_a_game_chosen_is_told_by_its_name() -> None:
    table = play(mixed(), GameChosen(2))

    assert between_text(GameChosen(2), table, Words("en", isolate=False)) == "Game 2: Razz"
