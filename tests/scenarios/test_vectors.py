"""The rule vectors: everything this version plays comes out as told, and a wrong number in any of them is noticed.

What is left to a later issue stands in `data/left_to_later.json`, by file, letter of the issue and reason.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.scenarios.command import run as run_command
from dealer_assist.scenarios.outcome import Verdict
from dealer_assist.scenarios.run import run
from dealer_assist.scenarios.scenario import Scenario
from tests.vectors import FOLDER, Vector, vectors

LEFT: dict[str, dict[str, dict[str, list[str]]]] = json.loads((FOLDER.parent / "left_to_later.json").read_text())
REASONS = {
    kind: {name: reason for by_reason in by_issue.values() for reason, names in by_reason.items() for name in names}
    for kind, by_issue in LEFT.items()
}
"""By file and id, why a vector is not played yet."""

PLAYED = [(kind, vector) for kind in LEFT for vector in vectors(kind) if vector["id"] not in REASONS[kind]]
UNPLAYED = [(kind, vector) for kind in LEFT for vector in vectors(kind) if vector["id"] in REASONS[kind]]

each_played = pytest.mark.parametrize(("kind", "vector"), [pytest.param(*one, id=one[1]["id"]) for one in PLAYED])
each_file = pytest.mark.parametrize("kind", LEFT)


def scenario(kind: str, told: Vector) -> Scenario:
    return Scenario(Path(f"{kind}.json"), kind, str(told.get("id")), told)


def differs(kind: str, told: Vector) -> bool:
    return run(scenario(kind, told)).verdict is Verdict.MISMATCH


@each_played
def test_vector_comes_out_as_told(kind: str, vector: Vector) -> None:
    result = run(scenario(kind, vector))
    assert (result.verdict, [str(each) for each in result.differences]) == (Verdict.PASSED, [])


@pytest.mark.parametrize(("kind", "vector"), [pytest.param(*one, id=one[1]["id"]) for one in UNPLAYED])
def test_vector_of_a_later_issue_is_counted_apart_with_the_reason_on_the_list(kind: str, vector: Vector) -> None:
    result = run(scenario(kind, vector))
    assert (result.verdict, result.reason) == (Verdict.NOT_UNDERSTOOD, REASONS[kind][vector["id"]])


@each_file
def test_list_of_what_is_left_names_only_vectors_of_the_file(kind: str) -> None:
    assert REASONS[kind].keys() <= {vector["id"] for vector in vectors(kind)}


def test_every_file_of_vectors_is_run_here_and_spoiled() -> None:
    assert set(LEFT) == {path.stem for path in FOLDER.glob("*.json")}


# -- a wrong number


DEALT_IN = {"dealt_in", "not_dealt_in"}
"""Questions that name some seats and leave the others open."""


def with_one_number_changed(told: Vector, by: int) -> Iterator[tuple[str, Vector]]:
    """The vector again and again, each time with one number changed that it expects, at its end or on the way."""
    asserts = [place for place, event in enumerate(told.get("events", ())) if event.get("e") == "assert"]
    for path in (
        *numbers(told["expect"], ("expect",)),
        *(p for n in asserts for p in numbers(told["events"][n], ("events", n))),
    ):
        # these ask about another seat, which may well have the same limits, or be dealt in too
        if path[-2:] != ("legal", "seat") and DEALT_IN.isdisjoint(path):
            yield ".".join(map(str, path)), changed(told, path, by)


def numbers(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        yield from numbers(inner, (*path, step))
    if isinstance(value, int) and not isinstance(value, bool):
        yield path


def changed(told: Vector, path: tuple[Any, ...], by: int) -> Vector:
    wrong = copy.deepcopy(told)
    place: Any = wrong
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] += by
    return wrong


@pytest.mark.parametrize("by", [1, -1], ids=["raised", "lowered"])
@each_played
def test_each_number_changed_by_one_is_a_mismatch(kind: str, vector: Vector, by: int) -> None:
    taken = [path for path, wrong in with_one_number_changed(vector, by) if not differs(kind, wrong)]
    assert taken == []


SEATS_NAMED = [one for one in PLAYED if one[0] == "button_blinds" and DEALT_IN & one[1]["expect"].keys()]


@pytest.mark.parametrize(("kind", "vector"), [pytest.param(*one, id=one[1]["id"]) for one in SEATS_NAMED])
def test_seats_said_to_be_dealt_in_the_other_way_round_are_a_mismatch(kind: str, vector: Vector) -> None:
    names = {"dealt_in": "not_dealt_in", "not_dealt_in": "dealt_in"}
    turned = {name: seats for name, seats in vector["expect"].items() if name not in names}
    for name in DEALT_IN & vector["expect"].keys():
        assert differs(kind, {**vector, "expect": {**turned, names[name]: vector["expect"][name]}})


@each_file
def test_file_with_one_expected_number_changed_fails_and_names_its_vector(kind: str, tmp_path: Path) -> None:
    numbered = [vector for one, vector in PLAYED if one == kind and any(numbers(vector["expect"], ()))]
    spoiled = random.Random(kind).choice(numbered)
    _, wrong = next(with_one_number_changed(spoiled, 1))
    told = [wrong if vector is spoiled else vector for vector in vectors(kind)]
    path = tmp_path / "copy.json"
    path.write_text(json.dumps({"schema_version": 1, "kind": kind, "vectors": told}))
    out = StringIO()
    assert run_command([path], as_json=False, out=out, err=StringIO()) == 1
    assert {line.split()[0] for line in out.getvalue().splitlines() if ": expected " in line} == {spoiled["id"]}


# -- a word nobody knows


def maps(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the maps of a scenario are."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if isinstance(value, dict):
        yield path
    for step, inner in steps:
        yield from maps(inner, (*path, step))


def with_a_key_more(told: Vector, path: tuple[Any, ...]) -> Vector:
    wrong = copy.deepcopy(told)
    place: Any = wrong
    for step in path:
        place = place[step]
    place["unheard_of"] = 1
    return wrong


@each_played
def test_key_nobody_knows_is_a_mismatch_wherever_it_stands(kind: str, vector: Vector) -> None:
    taken = [path for path in maps(vector) if not differs(kind, with_a_key_more(vector, path))]
    assert taken == []
