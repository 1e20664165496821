"""Every house option decides something: for each a vector is found whose outcome changes when nothing else does.

The table of them is `data/options_decide.json`. Values that no vector tells apart stand in `data/options_alike.json`
with the reason; options no code reads yet are in `data/options_read_later.json`.
"""

from __future__ import annotations

import importlib.util
import itertools
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from dealer_assist.rules.catalogue import by_name

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
ALIKE: dict[str, dict[str, Any]] = json.loads((DATA / "options_alike.json").read_text(encoding="utf-8"))
LATER = {
    name
    for areas in json.loads((DATA / "options_read_later.json").read_text(encoding="utf-8")).values()
    for names in areas.values()
    for name in names
}
MAKE_IT_AGAIN = "run .ci/make_option_table.py and look at what changed"


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_option_table", ROOT / ".ci" / "make_option_table.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    # its structs look their own annotations up among the modules
    sys.modules["make_option_table"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def found(maker: ModuleType) -> tuple[dict[str, dict[str, Any]], dict[str, list[str]]]:
    table, alike = maker.table()
    return table, alike


def test_making_the_table_again_gives_what_is_in_git(maker: ModuleType, found: tuple[Any, Any]) -> None:
    in_git = (DATA / "options_decide.json").read_text(encoding="utf-8")
    assert maker.made(found[0]) == in_git, MAKE_IT_AGAIN


def test_every_option_decides_or_no_code_reads_it_yet(found: tuple[Any, Any]) -> None:
    deciding = {name for options in found[0].values() for name in options}
    told = {name for name, one in by_name().items() if not one.fixed} - LATER - ALIKE.keys()
    assert sorted(told - deciding) == []


def test_values_no_vector_tells_apart_stand_in_the_list_with_the_reason(found: tuple[Any, Any]) -> None:
    alike = {name: pairs for name, pairs in found[1].items() if name not in LATER}
    assert alike == {name: told["values"] for name, told in ALIKE.items()}
    assert [name for name, told in ALIKE.items() if len(told["why"]) < 20] == []


def test_every_value_of_an_option_of_words_stands_in_its_rows(found: tuple[Any, Any]) -> None:
    missing = [
        (name, value)
        for options in found[0].values()
        for name, entry in options.items()
        for value in map(str, by_name()[name].values)
        if not all(value in row["outcome"] for row in entry["shown_by"])
    ]
    assert missing == []


def test_values_told_apart_have_another_outcome_in_the_table_as_it_is_printed(found: tuple[Any, Any]) -> None:
    same = {
        (name, f"{one} / {other}")
        for options in found[0].values()
        for name, entry in options.items()
        if by_name()[name].type in ("enum", "bool")
        for one, other in itertools.combinations(entry["shown_by"][0]["outcome"], 2)
        if all(row["outcome"][one] == row["outcome"][other] for row in entry["shown_by"])
    }
    assert same == {(name, pair) for name in found[1] for pair in found[1][name] if by_name()[name].type != "list"}


def test_an_option_nobody_looks_at_tells_nothing_apart(maker: ModuleType) -> None:
    values, shown, left = maker.shown_by(by_name()["chop_blinds"], ())
    assert (values, shown, left) == ([True, False], [], {(0, 1)})


def test_a_row_says_what_comes_of_each_value(found: tuple[Any, Any]) -> None:
    # be-092: blinds of 5 and 10, both all-in for less; the call is 10, or the 7 the big blind had
    [row] = found[0]["blinds"]["short_blind_call_amount"]["shown_by"]
    assert row["vector"] == "betting be-092"
    assert row["outcome"] == {"full_blind": "legal.call_to = 10", "all_in_amount": "legal.call_to = 7"}
