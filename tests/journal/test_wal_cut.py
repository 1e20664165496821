"""A log cut at any byte, as a torn write leaves it, gives exactly the events whose commits were whole (R-05)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_assist.journal import Event, Journal
from tests.journal.builders import DAY, event, play


class Recorded:
    """A journal as it stood on disk after each of some appends, the first two of them already in the file."""

    def __init__(self, folder: Path, commits: int) -> None:
        self.ends: list[int] = []
        with Journal.open(folder, DAY) as journal:
            play(journal, 2)
            journal.hand_ended()
            log = journal.path.with_name(f"{DAY}.db-wal")
            for _ in range(commits):
                play(journal, 1)
                self.ends.append(log.stat().st_size)
            self.file, self.log = journal.path.read_bytes(), log.read_bytes()

    def cut(self, folder: Path, at: int) -> list[Event]:
        """The events a journal gives whose log ends after so many bytes."""
        path = folder / "journal" / f"{DAY}.db"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(self.file)
        path.with_name(f"{DAY}.db-wal").write_bytes(self.log[:at])
        with Journal.open(folder) as journal:
            return list(journal.events())

    def expected(self, at: int) -> list[Event]:
        whole = sum(end <= at for end in self.ends)
        return [event(seq) for seq in range(1, 3 + whole)]

    def wrong(self, folder: Path, cuts: Iterator[int]) -> list[int]:
        return [at for at in cuts if self.cut(folder, at) != self.expected(at)]


def test_a_log_cut_short_gives_an_exact_prefix(tmp_path: Path) -> None:
    recorded = Recorded(tmp_path / "live", commits=4)
    assert recorded.wrong(tmp_path, iter(range(0, len(recorded.log) + 1, 97))) == []


def test_a_log_cut_at_the_edge_of_a_commit_gives_that_commit_and_one_byte_less_does_not(tmp_path: Path) -> None:
    recorded = Recorded(tmp_path / "live", commits=3)
    edge = recorded.ends[1]
    assert [len(recorded.cut(tmp_path, at)) for at in (edge - 1, edge, edge + 1)] == [3, 4, 4]


@pytest.mark.long
def test_a_log_cut_at_every_byte_gives_an_exact_prefix(tmp_path: Path) -> None:
    recorded = Recorded(tmp_path / "live", commits=12)
    assert recorded.wrong(tmp_path, iter(range(len(recorded.log) + 1))) == []
