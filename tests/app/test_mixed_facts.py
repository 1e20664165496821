"""The floor's page at a mixed game: its games stand there by place, and one tap chooses the next."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.app.fact_changes import fact_entry
from dealer_assist.app.facts_row import Row
from dealer_assist.app.game_rows import GAMES, MORE
from dealer_assist.app.intents import Chosen
from dealer_assist.app.page_moves import page_move
from dealer_assist.app.page_state import PageState, Tab
from dealer_assist.app.table_facts import rows
from dealer_assist.app.views.facts_page import facts_page_view
from dealer_assist.table.entries import GameChosen, StartHand, TableOpened
from dealer_assist.table.seating import opened
from dealer_assist.table.state import Mix, TableState
from dealer_assist.words import Words
from tests.app.floors import FLOOR
from tests.table.test_mixed import mixed, opening
from tests.tables import play


def games(table: TableState, first: int = 0) -> list[Row]:
    return [row for tab in Tab for row in rows(tab, table, FLOOR, first) if row.what == "game"]


def chosen(table: TableState) -> list[str]:
    return [value.name for row in games(table) for value in row.values if value.chosen]


def test_the_games_of_the_rotation_are_offered_with_their_limits() -> None:
    page = PageState(tab=Tab.GAME)
    view = facts_page_view(mixed(), page, FLOOR, "", Words("en", isolate=False))

    labels = [key.label for row in view.rows if row.what == "game" for _, key in row.keys]
    assert [label.split()[0] for label in labels] == ["10/20"] * 3
    assert len(set(labels)) == 3


def test_a_tap_on_one_chooses_it_and_during_a_hand_it_is_marked_as_the_one_to_come() -> None:
    assert fact_entry("game", "3", mixed(), FLOOR) == GameChosen(3)

    table = play(mixed(), StartHand(), GameChosen(3))
    assert (table.game.name, chosen(table)) == ("holdem", ["3"])
    assert chosen(mixed()) == ["1"]


def test_more_games_than_keys_are_reached_by_more_and_come_round() -> None:
    entry: TableOpened = opening()
    assert entry.mix is not None
    long: Mix = replace(entry.mix, games=entry.mix.games * 3)
    table = opened(replace(entry, mix=long))
    page = PageState(tab=Tab.GAME)

    further = page_move(Chosen("game", MORE), table, page, FLOOR).page
    assert [value.name for row in games(table, further.games_from) for value in row.values] == ["8", "9", MORE]
    assert len([value for row in games(table) for value in row.values]) == GAMES
    assert page_move(Chosen("game", MORE), table, further, FLOOR).page.games_from == 0
