"""A table opened, changed and closed by touch; a hand undone, spoken in another language, killed and resumed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.app.conftest import Sit

HOME = Path(__file__).parents[2]
NINE = dict.fromkeys(range(1, 10), 500)


def test_undo_goes_back_tap_by_tap_to_the_table_as_it_was_opened(sit: Sit, language: str) -> None:
    table = sit(language=language)
    empty = table.table
    seen = [table.prompt]
    for tap in (["key.next"], ["seat6"], ["key.raise", "pad.min", "pad.raise"], ["seat9"], ["seat9"], ["key.next"]):
        table.touch(*tap)
        seen.append(table.prompt)

    for before in reversed(seen[:-1]):
        table.touch("key.undo")
        assert table.prompt == before
    assert table.table == empty
    # the opening itself is no tap of a hand
    table.touch("key.undo")
    assert table.headline == {"en": "NOTHING TO UNDO", "ar": "لا شيء للتراجع عنه"}[language]


def test_another_language_in_the_middle_of_a_hand_loses_nothing_of_it(sit: Sit, qapp: QApplication) -> None:
    table = sit()
    table.touch("key.next", "seat6", "seat6")
    before = table.table
    table.touch("table", "language.ar", "table.back")
    assert table.prompt == ("المقعد 7 · كول 5", "أدنى رايز إلى 10: 5 + 5.")
    assert table.said == "المقعد 6: كول 5"
    assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert table.table == before
    table.touch("seat7", "table", "language.en", "table.back")
    assert table.prompt == ("SEAT 8 · CALL 5", "Minimum raise to 10: 5 + 5.")
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight


def test_the_oval_is_never_mirrored(sit: Sit) -> None:
    table = sit()
    english = {seat: table.part(f"seat{seat}").geometry() for seat in range(1, 10)}
    table.touch("table", "language.ar", "table.back")
    assert {seat: table.part(f"seat{seat}").geometry() for seat in range(1, 10)} == english


def test_back_twice_in_a_row_takes_nothing_back(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "seat6", "table")
    before, spot = table.table, table.part("table.back")
    table.pause()
    again = table.press(spot)
    again()
    table.press(spot)()
    assert not table.shows("table.main")
    assert table.table == before


def test_closing_the_table_is_taken_back_on_the_page_that_follows(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next", "key.next", "table")
    before = table.table
    table.touch("table.main")
    assert table.table.closed
    table.touch("table.undo")
    assert table.table == before
    # the page of the open table is there again, and closing it once more opens another
    table.touch("table.main", "table.main")
    assert table.session.is_open


def test_after_a_restart_closing_the_table_can_still_be_taken_back(sit: Sit) -> None:
    table = sit()
    table.touch("table", "table.main")
    table.close()
    again = sit()
    again.touch("table.undo")
    assert again.session.is_open


def test_a_table_is_closed_and_another_opened_in_a_dozen_taps(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next", "key.next")
    table.taps = 0
    table.touch("table", "table.main")
    assert table.taps == 2
    assert table.table.closed

    # 5/10 instead of 2/5, six places, seat 2 leaves, seat 3 counted at 1,000, the button to seat 4
    table.taps = 0
    table.touch("stakes.5/10", "places.6", "seat2", "doing.stacks", "seat3")
    table.key_in(1000)
    table.touch("pad.raise", "doing.button", "seat4", "table.main")
    assert table.taps <= 14
    # the stacks of the table that was closed: seat 1 had lost its small blind
    assert table.stacks == {1: 498, 3: 1000, 4: 500, 5: 500, 6: 500}
    table.touch("key.next")
    # seat 4 has the button: 5 from seat 5, 10 from seat 6, and seat 1 acts first
    assert table.in_front == {5: "5", 6: "10"}
    assert table.hand.positions.button == 4
    assert table.hand.to_act == 1


def test_the_default_table_opens_again_with_three_taps(sit: Sit) -> None:
    table = sit()
    table.touch("table", "table.main")
    table.taps = 0
    table.touch("doing.draw", "table.main", "key.next")
    assert table.taps == 3
    assert table.hand.positions.button in range(1, 10)
    assert sum(each.front for each in table.hand.seats) == 2 + 5


@pytest.mark.journey
def test_a_hand_killed_in_the_middle_is_at_the_same_step_again(sit: Sit, tmp_path: Path, language: str) -> None:
    command = [sys.executable, "-m", "tests.app.player", str(tmp_path / "journal"), language]
    with subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        shown = program.stdout.readline().strip()
        os.kill(program.pid, signal.SIGKILL)
    assert program.returncode == -signal.SIGKILL
    assert shown == {"en": "SEAT 7 · CALL 15", "ar": "المقعد 7 · كول 15"}[language]

    table = sit(language=language)
    assert table.headline == shown
    assert table.in_front == {1: "2", 2: "5", 6: "15"}
    assert table.band.startswith(
        {"en": "RECOVERED · CHECK BOARD AND BETS", "ar": "استُعيدت اليد · مراجعة الأوراق المشتركة والرهانات"}[language]
    )
    assert table.said in table.band
    # the band goes with the next tap, and the hand goes on
    table.touch("key.next")
    assert table.band == ""
    table.touch("key.next")
    assert table.stacks[6] == 507
    assert table.table.hands == 2


def test_a_table_left_between_two_hands_opens_again_without_an_alarm(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "key.next", "table", "seat9", "seat.leave")
    left = table.table
    table.close()
    again = sit()
    assert again.table == left
    assert again.band == ""


@pytest.mark.parametrize(("answer", "entries"), [("band", 3), ("key.undo", 2)])
def test_after_a_restart_the_last_entry_is_right_or_taken_back_by_one_tap(sit: Sit, answer: str, entries: int) -> None:
    table = sit()
    table.touch("key.next", "seat6")
    table.close()
    again = sit()
    # seats 3, 4 and 5 were skipped by the last tap
    assert again.band == "RECOVERED · CHECK BOARD AND BETS — Last recorded: Folded: 3,4,5. Right?"
    assert again.window.band.view.key == "Yes"
    again.touch(answer)
    assert again.band == ""
    desk = again.session.desk
    assert desk is not None
    assert len(desk.standing) == entries
