"""Scenario files somebody wrote: read strictly, and told in one sentence what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.scenarios.outcome import Verdict
from dealer_assist.scenarios.run import run, run_file
from dealer_assist.scenarios.scenario import Unusable, UnusableScenarios, files_in, read_scenarios
from tests.vectors import vectors

A_POT = vectors("pots")[0]
A_ROUND = vectors("betting")[0]


def written(folder: Path, kind: str = "pots", *told: Any, **head: Any) -> Path:
    path = folder / "mine.json"
    path.write_text(json.dumps({"schema_version": 1, "kind": kind, "vectors": list(told), **head}))
    return path


def fields(path: Path) -> list[str]:
    """Where a file's scenarios differ."""
    return [each.path for result in run_file(read_scenarios(path)) for each in result.differences]


def problem(path: Path) -> tuple[Unusable, str]:
    with pytest.raises(UnusableScenarios) as told:
        read_scenarios(path)
    return told.value.problem, str(told.value)


# -- the file


def test_scenario_keeps_its_name_and_kind(tmp_path: Path) -> None:
    read = read_scenarios(written(tmp_path, "pots", A_POT))
    assert [(each.kind, each.id) for each in read.scenarios] == [("pots", "pots-001")]


def test_scenario_without_a_name_is_known_by_its_place(tmp_path: Path) -> None:
    read = read_scenarios(written(tmp_path, "pots", A_POT, {}))
    assert read.scenarios[1].id == "number 2"


def test_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(UnusableScenarios, match=r"gone\.json: there is no such file or folder"):
        list(files_in([tmp_path / "gone.json"]))


def test_folder_gives_its_json_files_in_order_and_those_below(tmp_path: Path) -> None:
    for name in ("b.json", "a.json", "notes.md", "sub/c.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    assert [path.name for path in files_in([tmp_path])] == ["a.json", "b.json", "c.json"]


def test_folder_without_scenarios_is_told(tmp_path: Path) -> None:
    with pytest.raises(UnusableScenarios, match=r"no scenario files in it; their names end in \.json"):
        list(files_in([tmp_path]))


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"", Unusable.NOT_JSON),
        (b"{'kind': 'pots'}", Unusable.NOT_JSON),
        (b"[" * 100_000, Unusable.NOT_JSON),
        (b"\xff\xfe{", Unusable.NOT_TEXT),
        (b"[]", Unusable.NO_SCENARIOS),
        (b'{"kind": "pots"}', Unusable.NO_SCENARIOS),
        (b'{"kind": "pots", "kind": "rake", "vectors": []}', Unusable.KEY_TWICE),
    ],
    ids=["empty", "no JSON", "too deep", "no text", "a list", "no vectors", "a key twice"],
)
def test_unusable_file_is_told_with_its_name(tmp_path: Path, content: bytes, expected: Unusable) -> None:
    path = tmp_path / "mine.json"
    path.write_bytes(content)
    found, sentence = problem(path)
    assert found is expected
    assert sentence.startswith(f"{path}: ")


def test_folder_given_as_a_file_cannot_be_read(tmp_path: Path) -> None:
    assert problem(tmp_path)[0] is Unusable.NOT_READABLE


# -- words nobody knows


def test_key_nobody_knows_in_the_head_differs_beside_the_scenarios(tmp_path: Path) -> None:
    results = list(run_file(read_scenarios(written(tmp_path, "pots", A_POT, colour="red"))))
    assert [(result.id, result.verdict) for result in results] == [
        ("mine.json", Verdict.MISMATCH),
        ("pots-001", Verdict.PASSED),
    ]


def test_other_schema_version_differs(tmp_path: Path) -> None:
    assert fields(written(tmp_path, "pots", A_POT, schema_version=2)) == ["schema_version"]


@pytest.mark.parametrize(
    ("kind", "told", "path"),
    [
        ("flops", A_POT, "kind"),
        ("betting", {**A_ROUND, "kind": "square"}, "kind"),
        ("betting", {**A_ROUND, "kind": 3}, "kind"),
        ("showdown", {"id": "x", "query": "whose_round"}, "query"),
        ("pots", [], ""),
        ("pots", {**A_POT, "id": None}, "id"),
        ("pots", {**A_POT, "unheard_of": 1}, "unheard_of"),
        ("pots", {**A_POT, "expect": {}}, "expect"),
        ("pots", {**A_POT, "expect": {"refund": {}}}, "expect.refund"),
        ("pots", {**A_POT, "events": [{"seat": 1, "action": "bet", "amount": 1}]}, "contributions"),
        ("pots", {**A_POT, "contributions": []}, "contributions"),
        ("pots", {**A_POT, "setup": {"game": "holdem"}}, "setup.betting"),
        ("pots", {**A_POT, "setup": {**A_POT["setup"], "game": "snap"}}, "setup.game"),
        ("pots", {**A_POT, "setup": {**A_POT["setup"], "betting": "free"}}, "setup.betting"),
        ("pots", {**A_POT, "setup": {**A_POT["setup"], "sb": "1"}}, "setup.sb"),
        ("pots", {**A_POT, "options": {"rake_methode": "none"}}, "options.rake_methode"),
        ("pots", {**A_POT, "options": {"bba_post_order": "last"}}, "options.bba_post_order"),
        ("pots", {**A_POT, "options": {"preset": "hoyle"}}, "options.preset"),
        ("pots", {**A_POT, "options": {"betting_structure": "pl"}}, "options.betting_structure"),
        ("pots", {**A_POT, "presets": ["tda_2024", "hoyle"]}, "presets[1]"),
        ("betting", {**A_ROUND, "events": [{"e": "shout"}]}, "events[0].e"),
        ("betting", {**A_ROUND, "events": [{"seat": 2}]}, "events[0].e"),
        ("betting", {**A_ROUND, "events": [{**A_ROUND["events"][0], "loud": True}]}, "events[0].loud"),
        ("betting", {**A_ROUND, "events": [{"e": "assert", "mood": 1}]}, "events[0].mood"),
        ("betting", {**A_ROUND, "expect": {"mood": 1}}, "expect.mood"),
    ],
)
def test_word_nobody_knows_differs_where_it_stands(tmp_path: Path, kind: str, told: Any, path: str) -> None:
    assert fields(written(tmp_path, kind, told)) == [path]


def test_event_nobody_knows_differs_even_where_something_else_comes_later(tmp_path: Path) -> None:
    told = {**A_ROUND, "setup": {**A_ROUND["setup"], "status": {"4": "away"}}, "events": [{"e": "shout"}]}
    assert fields(written(tmp_path, "betting", told)) == ["events[0].e"]


def test_known_event_that_is_not_played_yet_is_counted_apart(tmp_path: Path) -> None:
    (result,) = run_file(read_scenarios(written(tmp_path, "betting", {**A_ROUND, "events": [{"e": "award"}]})))
    assert (result.verdict, result.reason) == (Verdict.NOT_UNDERSTOOD, "the event award comes later")


def test_kind_of_a_later_issue_is_counted_apart(tmp_path: Path) -> None:
    (result,) = run_file(read_scenarios(written(tmp_path, "rulings", {"id": "r"})))
    assert (result.verdict, result.reason) == (Verdict.NOT_UNDERSTOOD, "rulings come later")


# -- what was found before a scenario could not be played on


def test_mismatch_before_an_unplayed_question_is_still_a_mismatch(tmp_path: Path) -> None:
    told = {**A_ROUND, "expect": {"to_act": 2, "street": "flop"}}
    assert fields(written(tmp_path, "betting", told)) == ["expect.to_act"]


def test_action_the_desk_refuses_differs_with_the_reason(tmp_path: Path) -> None:
    told = {**A_ROUND, "events": [{"e": "act", "seat": 4, "do": "check"}]}
    (scenario,) = read_scenarios(written(tmp_path, "betting", told)).scenarios
    (difference,) = run(scenario).differences
    assert (difference.path, difference.found) == ("events[0]", {"refused": "not_its_turn", "seat": 4, "to_act": 2})


@pytest.mark.parametrize(
    ("event", "path"),
    [
        ({"e": "act", "seat": 2, "do": "raise", "to": 600}, "events[0].do"),
        ({"e": "act", "seat": 2, "do": "bet"}, "events[0].do"),
        ({"e": "act", "seat": 2, "do": "check", "to": 5}, "events[0].to"),
    ],
    ids=["raise of nothing", "bet of nothing told", "check of chips"],
)
def test_action_whose_word_does_not_fit_differs(tmp_path: Path, event: dict[str, Any], path: str) -> None:
    assert fields(written(tmp_path, "betting", {**A_ROUND, "events": [event]})) == [path]
