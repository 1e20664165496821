"""A button in the wrong place, positions nobody followed, a player who balances the tables, each by touch."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QApplication

from dealer_assist.app.widgets.prompt_strip import PromptStrip
from dealer_assist.files.opening import rules_of
from dealer_assist.files.where import places
from dealer_assist.table.state import Marks, Mode, seat_at
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, a_room, plain


def page_said(table: TouchedTable) -> str:
    """The second line of the table's page."""
    prompt = table.window.findChild(PromptStrip, "table.prompt")
    assert prompt is not None
    return plain(prompt.view.second)


# -- the button was in the wrong place


def misplaced(sit: Sit, language: str = "en", **about: object) -> TouchedTable:
    """Button 9 in the first hand; in the second it should be at 1 and was put on 4: blinds 5 and 6."""
    table = sit(language=language, **about)
    table.touch("key.next", "key.next", "table", "doing.button", "seat4", "table.back", "key.next")
    assert table.in_front == {5: "2", 6: "5"}
    return table


def test_a_wrong_button_is_put_right_at_the_floor_and_the_hand_dealt_again(sit: Sit, language: str) -> None:
    table = misplaced(sit, language)
    table.taps = 0
    table.touch("key.floor")
    assert (
        table.word("floor.button_right")
        == {"en": "Wrong button: put it right", "ar": "زر في غير مكانه: تصحيح"}[language]
    )
    assert not table.shows("floor.button_stands")
    table.touch("floor.button_right")
    assert table.taps == 2
    assert table.in_front == {2: "2", 3: "5"}
    assert table.hand.positions.button == 1
    table.touch("key.undo")
    assert table.in_front == {5: "2", 6: "5"}


def test_after_substantial_action_the_hand_plays_and_the_house_says_where_the_button_goes_on(sit: Sit) -> None:
    """Two calls with chips are substantial (TDA 2024 R36); the button moves on as if it had lain right."""
    table = misplaced(sit, button_error_rule="correct_next_hand")
    table.seats(7, 8)
    table.touch("key.floor")
    assert not table.shows("floor.button_right")
    assert table.word("floor.button_stands") == "Wrong button: hand plays"
    table.touch("floor.button_stands")
    assert table.in_front == {5: "2", 6: "5", 7: "5", 8: "5"}
    marks = table.table.marks
    assert marks is not None
    # the last hand in which it lay right
    assert marks.button == 9


def test_of_a_hand_nobody_followed_both_answers_are_offered(sit: Sit) -> None:
    table = misplaced(sit, depth=0)
    table.touch("key.floor")
    assert table.shows("floor.button_right")
    assert table.shows("floor.button_stands")


def test_a_button_that_moved_by_the_rule_of_the_house_was_in_no_wrong_place(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "key.next", "key.next", "key.floor")
    assert not table.shows("floor.button_right")


# -- positions told


def test_button_and_blinds_of_the_last_hand_are_told_seat_by_seat(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("table", "doing.button")
    table.taps = 0
    table.touch("doing.positions")
    asked = [page_said(table)]
    for seat in ("seat2", "seat3"):
        table.touch(seat)
        asked.append(page_said(table))
    assert (
        asked
        == {
            "en": [f"Last hand: tap the seat of the {place}." for place in ("button", "small blind", "big blind")],
            "ar": [f"اليد السابقة: لمس مقعد {place}." for place in ("الزر", "السمول بلايند", "البيغ بلايند")],
        }[language]
    )
    table.touch("seat4")
    assert table.taps == 4
    assert table.table.marks == Marks(2, 3, 4)
    assert page_said(table) == {"en": "Button 2, blinds 3 and 4", "ar": "الزر 2، البلايندات 3 و4"}[language]
    table.touch("table.back", "key.next")
    assert table.in_front == {4: "2", 5: "5"}
    assert table.hand.positions.button == 3


def test_positions_of_seats_that_are_empty_now_are_told_too(sit: Sit) -> None:
    """The big blind of the last hand has left: its place was the small blind's next (TDA 2024 R32)."""
    table = sit(stacks=dict.fromkeys((1, 2, 3, 5, 6), 500), button=1)
    table.touch("table", "doing.button", "doing.positions", "seat2", "seat3", "seat4", "table.back", "key.next")
    # no small blind: nobody sits there
    assert table.in_front == {5: "5"}


def test_back_takes_the_last_seat_told_away_and_the_key_closes_it(sit: Sit) -> None:
    table = sit()
    before = table.table
    table.touch("table", "doing.button", "doing.positions", "seat2", "seat3", "table.back")
    assert page_said(table) == "Last hand: tap the seat of the small blind."
    table.touch("doing.positions")
    assert not table.shows("doing.positions")
    assert table.table == before


def test_with_three_blinds_the_third_is_asked_for(sit: Sit) -> None:
    table = sit()
    table.touch("table", "doing.facts", "third.10", "facts.back", "doing.button", "doing.positions")
    table.seats(2, 3, 4)
    assert page_said(table) == "Last hand: tap the seat of the third blind."
    table.touch("seat5")
    assert table.table.marks == Marks(2, 3, 4, 5)


# -- a player moved in from another table


@pytest.fixture(params=["en", "ar"])
def tournament(
    request: pytest.FixtureRequest, qapp: QApplication, glass: QPointingDevice, tmp_path: Path
) -> Iterator[TouchedTable]:
    """Six of nine places are taken, seats 7 to 9 are open; two hands are over, the last big blind was seat 4."""
    ready = a_room(tmp_path, stacks=dict.fromkeys(range(1, 7), 500), button=1, language=str(request.param))
    room = replace(ready.room, mode=Mode.TOURNAMENT)
    ready = replace(ready, room=room, rules=rules_of(room, ready.game, room.preset))
    table = TouchedTable(tmp_path / "journal", ready, glass, (1366, 768), places(tmp_path))
    table.touch("key.next", "key.next", "key.next", "key.next")
    yield table
    table.close()


def test_a_player_who_balances_the_tables_takes_the_worst_open_seat(tournament: TouchedTable) -> None:
    """Of 7, 8 and 9 the big blind comes to 7 first (TDA 2024 R11-A), wherever the dealer taps."""
    table = tournament
    table.touch("table", "seat9")
    assert plain(table.word("seat.balanced")) in ("Balancing: seat 7", "موازنة: المقعد 7")
    table.touch("seat.balanced")
    assert seat_at(table.table, 7) is not None
    assert seat_at(table.table, 9) is None


def test_in_a_cash_game_nobody_is_moved_in(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500}, button=1)
    table.touch("table", "seat5")
    assert not table.shows("seat.balanced")
