"""kill -9 of a program that appends as fast as it can: nothing it said was kept may be lost (R-01)."""

import subprocess
import sys
from pathlib import Path

import pytest

from dealer_assist.journal import Journal
from tests.journal.builders import event

HOME = Path(__file__).parents[2]


def acknowledged_before_kill(folder: Path, lines: int) -> list[int]:
    """Start the program, kill it after so many lines; the numbers it had acknowledged."""
    command = [sys.executable, "-m", "tests.journal.appender", str(folder)]
    with subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        said = [program.stdout.readline() for _ in range(lines)]
        program.kill()
        said.extend(program.stdout.readlines())
    return [int(line) for line in said if line.strip().isdigit()]


def outcome(folder: Path, lines: int) -> tuple[list[int], int, bool]:
    """Acknowledged events that are not on disk, events nobody acknowledged, whether all are as written."""
    acknowledged = acknowledged_before_kill(folder, lines)
    with Journal.open(folder) as journal:
        kept = list(journal.events())
        seen = acknowledged[-1] if acknowledged else len(kept)
        lost = sorted(set(acknowledged) - {each.seq for each in kept})
        return (
            lost,
            len(kept) - seen,
            kept == [event(seq) for seq in range(1, len(kept) + 1)] and journal.verify().whole,
        )


def outcomes(folder: Path, kills: int) -> list[tuple[list[int], int, bool]]:
    # One line is the start, before the journal is opened: that kill falls into making or recovering the file.
    return [outcome(folder, 1 + kill * 5 % 23) for kill in range(kills)]


def worst(results: list[tuple[list[int], int, bool]]) -> tuple[list[int], int, bool]:
    lost = [seq for each, _, _ in results for seq in each]
    return lost, max(unseen for _, unseen, _ in results), all(whole for _, _, whole in results)


def test_ten_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    lost, unseen, whole = worst(outcomes(tmp_path, kills=10))
    assert (lost, whole) == ([], True)
    assert unseen <= 1


@pytest.mark.long
def test_two_hundred_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    lost, unseen, whole = worst(outcomes(tmp_path, kills=200))
    assert (lost, whole) == ([], True)
    assert unseen <= 1
