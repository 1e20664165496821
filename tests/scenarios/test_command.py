"""The command: what it prints and how it ends."""

from __future__ import annotations

import json
from io import StringIO
from pathlib import Path
from typing import Any

from dealer_assist.scenarios.command import run
from tests.vectors import FOLDER, vectors

ROUND = vectors("betting")[0]


def ran(*paths: Path, as_json: bool = False) -> tuple[int, list[str], list[str]]:
    """How it ended, and the lines of both outputs."""
    out, err = StringIO(), StringIO()
    ended = run(paths, as_json=as_json, out=out, err=err)
    return ended, out.getvalue().splitlines(), err.getvalue().splitlines()


def spoiled(folder: Path) -> Path:
    """A file with a scenario that passes, one with a wrong number and one of a later issue."""
    wrong = {**ROUND, "id": "wrong", "expect": {**ROUND["expect"], "to_act": 6}}
    later = {**ROUND, "id": "later", "events": [{"e": "award", "seat": 4, "amount": 1}]}
    path = folder / "three.json"
    path.write_text(json.dumps({"schema_version": 1, "kind": "betting", "vectors": [ROUND, wrong, later]}))
    return path


def test_all_well_ends_with_nought_and_the_counts() -> None:
    ended, out, err = ran(FOLDER / "pots.json")
    assert (ended, out[-1], err) == (0, "37 run, 37 passed, 0 not understood", [])


def test_mismatch_ends_with_one_and_is_told_with_file_name_field_and_both_values(tmp_path: Path) -> None:
    ended, out, _ = ran(spoiled(tmp_path))
    assert ended == 1
    assert out == [
        "wrong expect.to_act: expected 6, found 5 (under the options over tda_2024)",
        "not understood (1): the event award comes later",
        "2 run, 1 passed, 1 not understood",
    ]


def test_json_has_one_object_a_line_for_every_scenario_and_the_counts_apart(tmp_path: Path) -> None:
    ended, out, err = ran(spoiled(tmp_path), as_json=True)
    read: list[dict[str, Any]] = [json.loads(line) for line in out]
    assert (ended, err) == (1, ["2 run, 1 passed, 1 not understood"])
    assert [(one["id"], one["verdict"]) for one in read] == [
        (ROUND["id"], "passed"),
        ("wrong", "mismatch"),
        ("later", "not_understood"),
    ]
    assert read[1]["differences"] == [{"path": "expect.to_act", "expected": 6, "found": 5}]


def test_file_that_cannot_be_read_is_told_ends_with_two_and_the_others_are_run(tmp_path: Path) -> None:
    gone = tmp_path / "gone.json"
    ended, out, err = ran(gone, FOLDER / "pots.json")
    assert (ended, out[-1], err) == (
        2, "37 run, 37 passed, 0 not understood", [f"{gone}: there is no such file or folder"]
    )  # fmt: skip


def test_nothing_but_a_file_that_cannot_be_read_ends_with_two_without_counts(tmp_path: Path) -> None:
    gone = tmp_path / "gone.json"
    assert ran(gone) == (2, [], [f"{gone}: there is no such file or folder"])


def test_several_files_are_counted_together() -> None:
    _, out, _ = ran(FOLDER / "pots.json", FOLDER / "hand_reading.json")
    assert out[-1] == "90 run, 90 passed, 0 not understood"
