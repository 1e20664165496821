import io
from pathlib import Path

import pytest

from dealer_assist.cli import main
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Straight
from dealer_assist.exchange.export import run
from dealer_assist.exchange.phh_read import read_file
from dealer_assist.hand.entries import Award, Fold, Wager
from dealer_assist.journal import Journal
from dealer_assist.table.between import Misdealt
from dealer_assist.table.entries import EndHand, Entry, StartHand
from tests.tables import house_rules, opening, won_by
from tests.walks import Ticks

ONE = (StartHand(), Wager(1, 6), Fold(2), Fold(3), Award(0, won_by(1)), EndHand())
TWO = (StartHand(), Fold(2), Fold(3), Award(0, won_by(1)), EndHand())


def a_day(folder: Path, *entries: Entry) -> Path:
    """A journal of a day with these entries at a table of three, button 1."""
    journal = Journal.open(folder, "2026-11-30")
    desk = Desk(Straight(journal), Ticks())
    for entry in (opening((100, 100, 100), rules=house_rules()), *entries):
        desk.submit("dealer", entry)
    path = journal.path
    journal.close()
    return path


def exported(journal: Path, target: Path, number: int | None = None) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = run(journal, target, number=number, out=out, err=err)
    return code, out.getvalue(), err.getvalue()


def test_every_hand_of_a_day_has_a_section_named_by_its_number(tmp_path: Path) -> None:
    target = tmp_path / "day.phhs"
    code, out, err = exported(a_day(tmp_path, *ONE, *TWO), target)
    assert (code, err) == (0, "")
    assert out == f"2 hands written to {target}, 2 of them in the format's own words alone\n"
    assert [hand.section for hand in read_file(target)] == ["1", "2"]


def test_one_hand_is_a_file_of_one(tmp_path: Path) -> None:
    target = tmp_path / "hand.phh"
    assert exported(a_day(tmp_path, *ONE, *TWO), target, number=2)[0] == 0
    (hand,) = read_file(target)
    # the button has moved to seat 2, the big blind is seat 1
    assert (hand.section, hand.hand, hand.seats) == ("", 2, (3, 1, 2))


def test_hand_that_is_not_there_is_told_with_those_that_are(tmp_path: Path) -> None:
    journal = a_day(tmp_path, *ONE, *TWO)
    code, _, err = exported(journal, tmp_path / "hand.phh", number=7)
    assert (code, err) == (2, f"{journal} has no hand 7; it has hands 1 to 2\n")
    assert not (tmp_path / "hand.phh").exists()


def test_misdeal_among_the_hands_is_told_and_the_others_are_written(tmp_path: Path) -> None:
    target = tmp_path / "day.phhs"
    code, _, err = exported(a_day(tmp_path, StartHand(), Misdealt(), *ONE), target)
    assert (code, err) == (1, "hand 1 was not written: it was a misdeal; its chips went back\n")
    assert len(read_file(target)) == 1


def test_file_that_is_no_journal_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("no journal", encoding="utf-8")
    code, _, err = exported(tmp_path / "x.db", tmp_path / "out.phh")
    assert code == 2
    assert err.startswith(str(tmp_path / "x.db"))


def test_journal_that_is_not_there_is_refused(tmp_path: Path) -> None:
    code, _, err = exported(tmp_path / "none.db", tmp_path / "out.phh")
    assert code == 2
    assert "none.db" in err


def test_folder_in_place_of_the_file_is_told(tmp_path: Path) -> None:
    journal = a_day(tmp_path / "table", *ONE)
    (tmp_path / "out").mkdir()
    code, _, err = exported(journal, tmp_path / "out")
    assert code == 2
    assert str(tmp_path / "out") in err


def test_command_writes_the_hand_and_replay_plays_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal, target = a_day(tmp_path, *ONE), tmp_path / "hand.phh"
    assert main(["export", str(journal), "--hand", "1", str(target)]) == 0
    capsys.readouterr()
    assert main(["replay", str(target)]) == 0
    assert "stacks: p1 99, p2 98, p3 103" in capsys.readouterr().out


def test_command_wants_to_know_which_hands(tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["export", str(tmp_path / "x.db"), str(tmp_path / "out.phh")])
