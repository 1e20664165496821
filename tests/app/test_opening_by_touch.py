"""The page that opens a table, under touch: a room that cannot open by itself, and a table opened again."""

import pytest

from tests.app.conftest import Sit
from tests.app.driver import plain


def test_a_room_without_a_button_asks_for_it_on_the_page_that_opens_the_table(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=None)
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


def test_a_table_closed_by_mistake_is_opened_again_with_its_stacks(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=3)
    table.touch("key.next", "key.fold", "key.fold", "table", "table.main")
    assert not table.session.is_open
    assert table.window.table is not None
    seats = table.window.table.widget.view.seats
    # seat 2 has won the small blind of seat 1
    assert {each.number: plain(each.in_front) for each in seats if each.in_front} == {1: "498", 2: "502", 3: "500"}
    table.touch("table.main", "key.next")
    assert table.hand.positions.button == 1


def test_a_refusal_of_another_page_is_not_told_again(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit()
    table.touch("key.next", "key.raise")
    table.key_in(7)
    table.touch("pad.raise")
    assert table.headline.startswith("RAISE TOO SMALL")
    table.touch("key.back", "table")
    page = table.window.table
    assert page is not None
    monkeypatch.setattr(table.session, "enter", lambda _entry, _actor: False)
    table.touch("seat1", "seat.count")
    table.key_in(300)
    table.touch("pad.raise")
    assert page.widget.view.prompt.tone.value != "warn"


def test_a_table_that_is_refused_says_why_on_its_page(sit: Sit) -> None:
    table = sit(blinds=(2, 5), chips=(2, 25))
    # blinds of 5 cannot be made of chips of 2: the room's table is not opened by itself
    assert not table.session.is_open
    table.touch("table.main")
    page = table.window.table
    assert page is not None
    assert page.widget.view.prompt.tone.value == "warn"


def test_a_table_is_opened_with_stakes_that_stand_on_no_key(sit: Sit, language: str) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=None, language=language)
    table.touch("stakes.other")
    table.key_in(3)
    assert plain(table.word("pad.raise")) == {"en": "Next: Big blind", "ar": "التالي: بيغ بلايند"}[language]
    table.touch("pad.raise")
    table.key_in(5)
    table.touch("pad.raise")
    assert plain(table.word("stakes.other")) == "3/5"
    table.touch("doing.button", "seat1", "table.main", "key.next")
    assert table.in_front == {2: "3", 3: "5"}


def test_blinds_out_of_order_do_not_open_the_table(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=None)
    table.touch("doing.button", "seat1", "stakes.other")
    for amount in (10, 5):
        table.key_in(amount)
        table.touch("pad.raise")
    table.touch("table.main")
    assert not table.session.is_open
    page = table.window.table
    assert page is not None
    assert plain(page.widget.view.prompt.headline) == "BLINDS 10 AND 5?"
    # a key of the ladder puts it right
    table.touch("stakes.5/10", "table.main")
    assert table.session.is_open


def test_back_on_the_pad_of_the_blinds_leaves_the_stakes_as_they_were(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=None)
    table.touch("stakes.other")
    table.key_in(3)
    table.touch("pad.raise", "table.back")
    assert table.keyed == "3"
    table.touch("table.back", "doing.button", "seat1", "table.main", "key.next")
    assert table.in_front == {2: "2", 3: "5"}
