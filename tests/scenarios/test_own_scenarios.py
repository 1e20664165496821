"""Situations of the card room beyond the rule vectors, in the same format: all come out as worked out by hand.

Other numbers, table sizes and games, and options combined that no vector combines.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from dealer_assist.scenarios.outcome import Verdict
from dealer_assist.scenarios.run import run
from tests.scenarios.test_vectors import differs, scenario, with_one_number_changed
from tests.vectors import FOLDER, Vector, vectors

OWN = Path(__file__).parents[1] / "data" / "scenarios"
BASES = {"stated", "derived", "house"}
KINDS = sorted(path.stem for path in FOLDER.glob("*.json"))


def own(kind: str) -> list[Vector]:
    files = [json.loads(path.read_text(encoding="utf-8")) for path in files_of(kind)]
    assert {(told["schema_version"], told["kind"]) for told in files} == {(1, kind)}
    return [each for told in files for each in told["vectors"]]


def files_of(kind: str) -> list[Path]:
    """The file of a kind, and one beside it for more of them."""
    return [path for path in (OWN / f"{kind}.json", OWN / f"{kind}_more.json") if path.exists()]


PLAYED = [(kind, each) for kind in KINDS for each in own(kind)]
each_own = pytest.mark.parametrize(("kind", "told"), [pytest.param(*one, id=one[1]["id"]) for one in PLAYED])


@each_own
def test_own_scenario_comes_out_as_told(kind: str, told: Vector) -> None:
    result = run(scenario(kind, told))
    assert (result.verdict, [str(each) for each in result.differences]) == (Verdict.PASSED, [])


@each_own
def test_each_number_of_an_own_scenario_raised_by_one_is_a_mismatch(kind: str, told: Vector) -> None:
    taken = [path for path, wrong in with_one_number_changed(told, 1) if not differs(kind, wrong)]
    assert taken == []


def test_every_kind_of_vector_has_scenarios_of_its_own() -> None:
    assert [kind for kind in KINDS if not files_of(kind)] == []
    assert {path for kind in KINDS for path in files_of(kind)} == set(OWN.glob("*.json"))


def test_no_own_scenario_repeats_another_or_a_vector() -> None:
    seen = Counter(situation(kind, told) for kind in KINDS for told in (*own(kind), *unlike_each_other(kind)))
    assert [one for one, times in seen.items() if times > 1] == []


def unlike_each_other(kind: str) -> list[Vector]:
    """The vectors, each situation once: some of them are told twice under two titles."""
    return list({situation(kind, told): told for told in vectors(kind)}.values())


def situation(kind: str, told: Vector) -> str:
    """What is asked of the rules, without the words about it."""
    words = {"id", "title", "source", "math", "basis", "presets", "expect"}
    return kind + json.dumps({key: value for key, value in told.items() if key not in words}, sort_keys=True)


def test_every_own_scenario_names_its_source_and_how_sure_it_is() -> None:
    bare = [told["id"] for _, told in PLAYED if not told["source"] or told["basis"] not in BASES]
    assert bare == []
