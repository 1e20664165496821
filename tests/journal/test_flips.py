"""One flipped bit anywhere in the file or its log: what opens is never another history than the one written."""

import random
import shutil
from pathlib import Path

import pytest

from dealer_assist.journal import Journal, verify_file
from dealer_assist.journal.errors import Damaged, JournalError, NewerSchema, NotOurs
from tests.journal.builders import DAY, event, play

WRITTEN = [event(seq) for seq in range(1, 61)]


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Fifty events in the file and ten in the log of a program that was killed."""
    folder = tmp_path_factory.mktemp("killed")
    with Journal.open(folder / "live", DAY) as journal:
        play(journal, 50)
        journal.hand_ended()
        play(journal, 10)
        shutil.copytree(folder / "live" / "journal", folder / "journal")
    return folder / "journal"


def flipped(killed: Path, folder: Path, suffix: str, rolls: random.Random) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(killed, folder / "journal")
    struck = folder / "journal" / f"{DAY}.db{suffix}"
    data = bytearray(struck.read_bytes())
    data[rolls.randrange(len(data))] ^= 1 << rolls.randrange(8)
    struck.write_bytes(data)
    return folder


def opened(folder: Path) -> str:
    """What opening made of it, in a word; a wrong outcome is more than a word."""
    try:
        with Journal.open(folder, DAY) as journal:
            kept = list(journal.events())
    except (NotOurs, NewerSchema):
        return "refused"
    except Damaged as damaged:
        with Journal.open(folder, DAY) as journal:
            kept = list(journal.events())
        told = damaged.first_bad_seq is None or damaged.first_bad_seq == len(kept) + 1
        return "prefix" if told and kept == WRITTEN[: len(kept)] else f"wrong after {damaged}"
    if kept != WRITTEN[: len(kept)]:
        return "another history"
    return "whole" if kept == WRITTEN else f"first {len(kept)} without a word"


def outcomes(killed: Path, folder: Path, suffix: str, flips: int) -> set[str]:
    rolls = random.Random(2026)
    return {opened(flipped(killed, folder, suffix, rolls)) for _ in range(flips)}


def checked(folder: Path) -> str:
    """What `verify` makes of it: a flip may only go unseen where it changed no event."""
    path = folder / "journal" / f"{DAY}.db"
    try:
        report = verify_file(path)
    except JournalError:
        return "refused"
    return "whole" if report.whole and report.events == len(WRITTEN) else "fault" if report.faults else "short"


def test_a_flip_in_the_file_is_found_or_changed_nothing(killed: Path, tmp_path: Path) -> None:
    assert outcomes(killed, tmp_path / "table", "", flips=150) <= {"whole", "prefix", "refused"}


def test_a_flip_in_the_log_leaves_an_exact_prefix(killed: Path, tmp_path: Path) -> None:
    # SQLite drops a log from its first bad frame on without a word; only a second copy can tell, and there is none yet.
    silent = {f"first {count} without a word" for count in range(50, 60)}
    assert outcomes(killed, tmp_path / "table", "-wal", flips=60) <= {"whole"} | silent


def test_verify_finds_every_flip_that_opening_finds(killed: Path, tmp_path: Path) -> None:
    rolls = random.Random(7)
    missed = []
    for _ in range(60):
        folder = flipped(killed, tmp_path / "table", "", rolls)
        said = checked(folder)
        made = opened(folder)
        if said == "whole" and made != "whole":
            missed.append(made)
    assert missed == []


@pytest.mark.long
def test_three_thousand_flips_in_the_file_are_found_or_changed_nothing(killed: Path, tmp_path: Path) -> None:
    assert outcomes(killed, tmp_path / "table", "", flips=3000) <= {"whole", "prefix", "refused"}
