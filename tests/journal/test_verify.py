import shutil
from pathlib import Path

import pytest

from dealer_assist.journal import Journal, lines_of, verify_file
from dealer_assist.journal.errors import Foreign, NotOurs, StorageFailed
from tests.journal.builders import DAY, NEXT_DAY, by_hand, event, play, played, second_tool, without_guards


def closing_hash(count: int) -> str:
    """The head of the chain over the first events of these tests, reckoned a second time."""
    head = bytes(32)
    for seq in range(1, count + 1):
        head = bytes.fromhex(by_hand(event(seq), head))
    return head.hex()


def faults(path: Path) -> list[tuple[str, int | None, str]]:
    return [(fault.code.value, fault.seq, fault.detail) for fault in verify_file(path).faults]


def test_a_whole_day_gives_its_closing_hash(tmp_path: Path) -> None:
    report = verify_file(played(tmp_path, 5))
    assert (report.whole, report.day, report.events, report.head.hash.hex()) == (True, DAY, 5, closing_hash(5))


def test_a_second_day_says_what_it_follows(tmp_path: Path) -> None:
    played(tmp_path, 3)
    report = verify_file(played(tmp_path, 2, NEXT_DAY))
    assert (report.opening.seq, report.opening.hash.hex(), report.head.seq) == (3, closing_hash(3), 5)


def test_the_lines_name_span_and_closing_hash(tmp_path: Path) -> None:
    assert lines_of(verify_file(played(tmp_path, 5))) == (
        f"{DAY}: events 1 to 5, closing hash {closing_hash(5)[:16]}",
        "Nothing was changed. The closing hash names this record: note it, and a later change shows.",
    )


def test_one_changed_digit_is_found_and_named(tmp_path: Path) -> None:
    path = played(tmp_path, 5)
    with second_tool(path) as tool:
        tool.execute("DROP TRIGGER event_is_never_changed")
        tool.execute("UPDATE event SET body = replace(body, '300', '301') WHERE seq = 3")
    assert faults(path) == [("changed", 3, ""), ("guard", None, "event_is_never_changed")]
    assert lines_of(verify_file(path))[1:] == ("FAULT changed at event 3", "FAULT guard: event_is_never_changed")


def test_a_removed_event_is_found(tmp_path: Path) -> None:
    path = played(tmp_path, 5)
    with second_tool(path) as tool:
        without_guards(tool)
        tool.execute("DELETE FROM event WHERE seq = 2")
    assert faults(path)[0] == ("gap", 2, "")


def test_a_day_that_does_not_say_what_it_follows_is_not_whole(tmp_path: Path) -> None:
    path = played(tmp_path, 2)
    with second_tool(path) as tool:
        tool.execute("DELETE FROM meta WHERE key = 'opening_hash'")
    assert faults(path) == [("opening", None, "")]


def test_a_changed_page_is_found(tmp_path: Path) -> None:
    path = played(tmp_path, 200)
    data = bytearray(path.read_bytes())
    page = data.index(b'"to":10300}') // 4096 * 4096
    data[page : page + 4096] = bytes(4096)
    path.write_bytes(data)
    assert {code for code, _, _ in faults(path)} == {"file", "unreadable"}


def test_checking_leaves_the_file_as_it_is(tmp_path: Path) -> None:
    path = played(tmp_path, 5)
    path.chmod(0o400)
    before = path.read_bytes()
    verify_file(path)
    assert (path.read_bytes(), list(path.parent.iterdir())) == (before, [path])


def test_the_file_of_a_running_table_is_checked_with_its_log(tmp_path: Path) -> None:
    with Journal.open(tmp_path, DAY) as journal:
        play(journal, 3)
        journal.hand_ended()
        play(journal, 2)
        shutil.copytree(tmp_path / "journal", tmp_path / "evidence")
        assert verify_file(tmp_path / "evidence" / f"{DAY}.db").head.seq == 5


def test_a_file_of_somebody_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary.db").write_text("Dear diary")
    with pytest.raises(NotOurs) as caught:
        verify_file(tmp_path / "diary.db")
    assert caught.value.reason is Foreign.NOT_A_DATABASE


def test_a_file_that_is_not_there_is_said(tmp_path: Path) -> None:
    with pytest.raises(StorageFailed, match="it is no file"):
        verify_file(tmp_path / "none.db")
