"""Disks that are full or may not be written, and folders that cannot be trusted (R-06)."""

import os
import resource
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from dealer_assist.journal import Journal, place, sqlite
from dealer_assist.journal.errors import DiskFull, InUse, NetworkFolder, ReadOnly
from tests.journal.builders import DAY, event, numbers, play, played, second_tool

BIG = '{"v":1,"note":"' + "x" * 20_000 + '"}'


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """What a quota does: a write beyond that many bytes fails."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 1 MB that can be filled up."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "none", str(disk)], capture_output=True)
    if mounted.returncode != 0:
        pytest.skip("only root may mount a small disk; the quota tests cover the same road")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def fill(disk: Path) -> Path:
    ballast = disk / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (65536, 4096, 1):
            try:
                while file.write(bytes(size)) == size:
                    pass
            except OSError:
                continue
    return ballast


def test_a_full_disk_refuses_the_event_and_takes_it_when_there_is_room_again(small_disk: Path) -> None:
    with Journal.open(small_disk, DAY) as journal:
        play(journal, 3)
        ballast = fill(small_disk)
        with pytest.raises(DiskFull):
            journal.append(event(4, BIG))
        assert numbers(journal) == [1, 2, 3]
        ballast.unlink()
        journal.append(event(4, BIG))
    with Journal.open(small_disk) as journal:
        assert list(journal.events(4)) == [event(4, BIG)]
        assert journal.verify().whole


def test_a_full_disk_at_the_start_of_a_day_is_said_and_forgotten_when_there_is_room(small_disk: Path) -> None:
    ballast = fill(small_disk)
    with pytest.raises(DiskFull):
        Journal.open(small_disk, DAY)
    ballast.unlink()
    with Journal.open(small_disk, DAY) as journal:
        assert journal.last_seq == 0


def test_a_damaged_file_on_a_full_disk_is_left_in_its_place(small_disk: Path) -> None:
    path = played(small_disk, 6)
    with second_tool(path) as tool:
        tool.execute("DROP TRIGGER event_is_never_changed")
        tool.execute("UPDATE event SET body = '{}' WHERE seq = 4")
        tool.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    damaged = path.read_bytes()
    ballast = fill(small_disk)
    with pytest.raises(DiskFull):
        Journal.open(small_disk)
    assert path.read_bytes() == damaged
    ballast.unlink()


def test_a_quota_reached_refuses_the_event_and_takes_it_when_it_is_raised(tmp_path: Path) -> None:
    with Journal.open(tmp_path, DAY) as journal:
        play(journal, 3)
        log = journal.path.with_name(f"{DAY}.db-wal").stat().st_size
        with files_no_larger_than(log + 5000), pytest.raises(DiskFull):
            journal.append(event(4, BIG))
        assert numbers(journal) == [1, 2, 3]
        journal.append(event(4, BIG))
    with Journal.open(tmp_path) as journal:
        assert list(journal.events(4)) == [event(4, BIG)]
        assert journal.verify().whole


def test_a_file_that_may_not_grow_refuses_the_event_and_takes_a_later_one(tmp_path: Path) -> None:
    with Journal.open(tmp_path, DAY) as journal:
        db = journal._day.db
        db.execute(f"PRAGMA max_page_count = {db.execute('PRAGMA page_count').fetchone()[0]}")
        with pytest.raises(DiskFull, match="Finish this hand on paper"):
            journal.append(event(1, BIG))
        journal.append(event(1))
        assert journal.last_seq == 1


def test_no_room_to_move_a_hand_into_the_file_loses_nothing(tmp_path: Path) -> None:
    with Journal.open(tmp_path, DAY) as journal:
        for seq in range(1, 4):
            journal.append(event(seq, BIG))
        with files_no_larger_than(journal.path.stat().st_size), pytest.raises(DiskFull):
            journal.hand_ended()
        assert numbers(journal) == [1, 2, 3]
        journal.hand_ended()
    with Journal.open(tmp_path) as journal:
        assert numbers(journal) == [1, 2, 3]


@pytest.fixture
def ordinary_user() -> Iterator[Path]:
    """A folder of our own, and no right to write just because we are root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        root = os.geteuid() == 0
        if root:
            os.chown(folder, 65534, 65534)
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if root:
                os.seteuid(0)
            folder.chmod(0o700)


def test_a_folder_that_may_not_be_written_is_said(ordinary_user: Path) -> None:
    ordinary_user.chmod(0o500)
    with pytest.raises(ReadOnly, match="cannot be written"):
        Journal.open(ordinary_user, DAY)


def test_a_journal_folder_that_may_not_be_written_is_said(ordinary_user: Path) -> None:
    folder = played(ordinary_user, 2).parent
    folder.chmod(0o500)
    try:
        with pytest.raises(ReadOnly):
            Journal.open(ordinary_user, "2026-12-01")
    finally:
        folder.chmod(0o700)


def test_a_file_that_may_not_be_written_is_said_and_goes_on_when_it_may(ordinary_user: Path) -> None:
    path = played(ordinary_user, 2)
    path.chmod(0o400)
    with pytest.raises(ReadOnly):
        Journal.open(ordinary_user)
    path.chmod(0o600)
    with Journal.open(ordinary_user) as journal:
        assert journal.last_seq == 2


def test_a_tool_that_reads_the_file_is_named_as_the_reason(tmp_path: Path) -> None:
    path = played(tmp_path, 2)
    # The same SQLite as ours: two of them in one process do not see each other's locks.
    with closing(sqlite.module().connect(path, isolation_level=None)) as tool:
        tool.execute("BEGIN")
        tool.execute("SELECT count(*) FROM event").fetchone()
        with pytest.raises(InUse, match="Another program has"):
            Journal.open(tmp_path)
    with Journal.open(tmp_path) as journal:
        assert journal.last_seq == 2


def test_a_network_folder_is_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(f"21 1 8:1 / / rw - ext4 /dev/sda1 rw\n30 21 0:40 / {tmp_path} rw - nfs4 nas:/tables rw\n")
    monkeypatch.setattr(place, "_MOUNTS", mounts)
    with pytest.raises(NetworkFolder, match="nfs4"):
        Journal.open(tmp_path, DAY)
    assert list(tmp_path.rglob("*.db")) == []
