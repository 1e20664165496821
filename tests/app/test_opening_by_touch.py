"""The page that opens a table, under touch: a room that cannot open by itself, and a table opened again."""

from tests.app.conftest import Sit


def test_a_room_without_a_button_asks_for_it_on_the_page_that_opens_the_table(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=None)
    assert not table.session.is_open
    assert table.shows("table_page")
    assert not table.part_is_lit("table.main")
    table.touch("doing.button", "seat2", "table.main")
    assert table.session.is_open
    assert table.table.button_placed == 2
    table.touch("key.next")
    assert table.hand.positions.button == 2


def test_a_room_with_one_player_asks_for_another(sit: Sit) -> None:
    table = sit(stacks={1: 500}, button=1)
    assert table.shows("table_page")
    table.touch("seat4", "table.main", "key.next")
    assert [each.seat for each in table.hand.seats] == [1, 4]
