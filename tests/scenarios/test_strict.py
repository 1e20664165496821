"""Nothing a scenario says is passed over: all it expects is compared, every word it uses is one somebody knows."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dealer_assist.scenarios.outcome import Verdict
from dealer_assist.scenarios.run import NO_EXCEPTION, run
from dealer_assist.scenarios.scenario import Scenario
from tests.scenarios.test_vectors import DEALT_IN, PLAYED
from tests.vectors import FOLDER, Vector, vectors

KINDS = sorted(path.stem for path in FOLDER.glob("*.json"))

# -- what is expected


def with_one_answer_changed(told: Vector) -> Iterator[tuple[str, Vector]]:
    """The vector again and again, each time with one thing it expects told wrongly."""
    asserts = [("events", place) for place, event in enumerate(told.get("events", ())) if event.get("e") == "assert"]
    for root in (("expect",), *asserts):
        for path, value in answers(at(told, root), root):
            # these ask about some seats and leave the others open
            if path[-1] == "e" or path[-2:] == ("legal", "seat") or not DEALT_IN.isdisjoint(path):
                continue
            for wrong in wrongly(value, cards_in_any_order="reshuffle" in str(path[-1])):
                yield f"{'.'.join(map(str, path))} = {wrong!r}", changed(told, path, wrong)


def answers(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from answers(inner, (*path, key))
        return
    yield path, value
    if isinstance(value, list):
        for place, inner in enumerate(value):
            yield from answers(inner, (*path, place))


def wrongly(value: Any, *, cards_in_any_order: bool) -> Iterator[Any]:
    match value:
        case bool():
            yield from (not value, int(value), None)
        case int():
            yield from (None, str(value))
        case str():
            yield from (f"{value}x", None)
        case None:
            yield from (0, 1, "none")
        case []:
            yield [1]
        case [first, *rest]:
            yield from (rest, value[:-1], [*value, first])
            if value != value[::-1] and not cards_in_any_order:
                yield value[::-1]


def at(told: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        told = told[step]
    return told


def changed(told: Vector, path: tuple[Any, ...], value: Any) -> Vector:
    wrong = copy.deepcopy(told)
    at(wrong, path[:-1])[path[-1]] = value
    return wrong


def verdict(kind: str, told: Vector) -> Verdict:
    result = run(Scenario(Path(f"{kind}.json"), kind, str(told.get("id")), told))
    assert NO_EXCEPTION not in [each.expected for each in result.differences], result.differences
    return result.verdict


@pytest.mark.parametrize("kind", KINDS)
def test_each_answer_told_wrongly_is_a_mismatch(kind: str) -> None:
    taken = [
        f"{vector['id']} {what}"
        for one, vector in PLAYED
        if one == kind
        for what, wrong in with_one_answer_changed(vector)
        if verdict(kind, wrong) is not Verdict.MISMATCH
    ]
    assert taken == []


@pytest.mark.parametrize("kind", KINDS)
def test_question_of_another_kind_is_never_taken_as_answered(kind: str) -> None:
    asked = {question for _, vector in PLAYED for question in vector["expect"]}
    taken = [
        f"{vector['id']} {question}"
        for one, vector in PLAYED
        if one == kind
        for question in asked - vector["expect"].keys()
        if verdict(kind, {**vector, "expect": {**vector["expect"], question: "no answer"}}) is Verdict.PASSED
    ]
    assert taken == []


# -- what is told

FOR_PEOPLE = {"text", "words", "say", "name", "part", "ante_format"}
"""Words for people, and labels of the scenario's own."""


def words_told(vector: Vector) -> Iterator[tuple[Any, ...]]:
    for root in ("setup", "events", "event"):
        for path, value in answers(vector.get(root, []), (root,)):
            asserted = root == "events" and len(path) > 1 and vector["events"][path[1]].get("e") == "assert"
            if isinstance(value, str) and path[-1] not in FOR_PEOPLE and not asserted:
                yield path


@pytest.mark.parametrize("kind", KINDS)
def test_word_nobody_knows_is_a_mismatch_in_set_up_and_events(kind: str) -> None:
    taken = [
        f"{vector['id']} {path}"
        for one, vector in PLAYED
        if one == kind
        for path in words_told(vector)
        if verdict(kind, changed(vector, path, "unheard of")) is not Verdict.MISMATCH
    ]
    assert taken == []


@pytest.mark.parametrize("kind", ["betting", "pot_limit", "button_blinds", "straddles", "prompts"])
def test_event_about_a_seat_the_table_does_not_have_is_a_mismatch(kind: str) -> None:
    taken = [
        f"{vector['id']} {place}"
        for one, vector in PLAYED
        if one == kind
        for place, event in enumerate(vector.get("events", ()))
        if "seat" in event and verdict(kind, changed(vector, ("events", place, "seat"), 99)) is not Verdict.MISMATCH
    ]
    assert taken == []


@pytest.mark.parametrize(
    ("kind", "name", "path", "value"),
    [
        ("odd_chips", "odd-018", ("setup", "hands", "2"), []),
        ("odd_chips", "odd-021", ("setup", "hands", "2"), ["7h", "7h", "4s", "3s", "2c"]),
        ("showdown", "show-048", ("setup", "pots"), []),
        ("showdown", "show-001", ("setup", "live"), []),
        ("showdown", "show-007", ("setup", "boards"), {}),
        ("showdown", "show-032", ("setup", "uncontested"), ["side9"]),
        ("prompts", "pr-168", ("events", 0, "pots"), []),
        ("prompts", "pr-188", ("setup", "pots"), []),
        ("prompts", "pr-188", ("events", 0, "boards"), 0),
        ("prompts", "pr-209", ("setup", "pot"), None),
        ("irregularities", "irr-001", ("event", "kind"), []),
        ("betting", "be-011", ("expect", "ruling"), {}),
    ],
)
def test_scenario_that_cannot_be_so_is_a_mismatch(kind: str, name: str, path: tuple[Any, ...], value: Any) -> None:
    told = next(vector for vector in vectors(kind) if vector["id"] == name)
    assert verdict(kind, changed(told, path, value)) is Verdict.MISMATCH


# -- one driver for every hand


def test_motion_is_ruled_on_in_a_scenario_of_a_round_too() -> None:
    ruling = next(vector for vector in vectors("betting") if vector["id"] == "be-011")
    assert verdict("betting", {**ruling, "kind": "round"}) is Verdict.PASSED


def test_player_away_from_a_cash_game_is_not_in_the_hand() -> None:
    told = next(vector for vector in vectors("betting") if vector["kind"] == "round")
    players = {**told["setup"]["players"], "9": 500}
    away = {**told["setup"], "max_seats": 9, "players": players, "status": {"9": "away"}}
    assert "9" not in told["setup"]["players"]
    assert verdict("betting", {**told, "setup": away}) is Verdict.PASSED


# -- what the house takes comes before the pots are divided, however many and into however many parts

A_TENTH = {
    "rake_method": "percent_rounded",
    "rake_percent_bp": 1000,
    "rake_unit": 1,
    "rake_rounding": "down",
    "rake_cap": 10,
    "rake_cap_by_players": [],
    "rake_base": "called_pot_only",
    "jackpot_drop": 0,
    "rake_take_order": "main_pot_first",
    "no_flop_no_drop": True,
}
BOTH = [{"part": "high", "winners": [2]}, {"part": "low", "winners": [5]}]


def taken_and_split(code: str, slots: dict[str, Any], en: list[str], why: dict[str, Any], *pots: Vector) -> Vector:
    """Depth 0: the high of every pot is read as seat 2's and the low as seat 5's, in a house that takes a tenth."""
    setup = {
        "mode": "cash",
        "game": "omaha8",
        "betting": "pot_limit",
        "blinds": {"sb": 2, "bb": 5},
        "depth": 0,
        "players": {"2": None, "5": None, "9": None},
        "hand": {"button": 1},
        "street": "river",
        "pots": list(pots),
    }
    return {
        "id": "own",
        "options": A_TENTH,
        "setup": setup,
        "events": [
            {"e": "winners", "pots": [{"name": pot["name"], "parts": BOTH} for pot in pots]},
            {"e": "done"},
        ],
        "expect": {"prompt": {"code": code, "slots": slots}, "en": en, "why": {**why, "asks": []}},
    }


def shares(high: int, low: int) -> list[dict[str, int]]:
    return [{"seat": 2, "amount": high}, {"seat": 5, "amount": low}]


def test_pot_of_two_halves_is_divided_as_the_house_left_it() -> None:
    # a tenth of 100 is taken: 45 to each half
    slots = {
        "shares": shares(45, 45),
        "high": 45,
        "low": 45,
        "high_parts": [45],
        "low_parts": [45],
        "odd": None,
        "tie_odd": None,
    }
    en, why = ["SEAT 2: 45 · SEAT 5: 45", "High 45, low 45."], {"sum": "45 + 45", "options": []}
    main = {"name": "main", "amount": 100, "eligible": [2, 5]}
    assert verdict("prompts", taken_and_split("split_hi_lo", slots, en, why, main)) is Verdict.PASSED


def test_side_pot_and_main_pot_are_divided_as_the_house_left_them() -> None:
    # 10 come out of the main pot: 25 to each half of it, 20 to each half of the side pot
    slots = {
        "pots": [{"name": "side1", "shares": shares(20, 20)}, {"name": "main", "shares": shares(25, 25)}],
        "total": 90,
    }
    en = [
        "SIDE FIRST — 2: 20 · 5: 20",
        "MAIN — 2: 25 · 5: 25 · Never split the total of 90 in one go.",
    ]
    why = {"sum": "20 + 20 + 25 + 25", "options": ["side_pot_award_order"]}
    main = {"name": "main", "amount": 60, "eligible": [2, 5, 9]}
    side = {"name": "side1", "amount": 40, "eligible": [2, 5]}
    assert verdict("prompts", taken_and_split("split_side_first", slots, en, why, main, side)) is Verdict.PASSED
