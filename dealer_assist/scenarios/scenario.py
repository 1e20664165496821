"""Scenario files as they lie on disk: JSON, `schema_version`, `kind`, and a list of situations under `vectors`.

Somebody in the card room may write one with a plain editor, so whatever is wrong with the file itself is told in
one sentence with its name. What is wrong inside a situation is a difference of that situation.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec


class Scenario(msgspec.Struct, frozen=True):
    """One situation, as written."""

    file: Path
    kind: str
    """Kind of its file: `pots`, `betting` …"""
    id: str
    """Its name; its place in the file where it has none."""
    told: Any
    """Everything it says."""


class ScenarioFile(msgspec.Struct, frozen=True):
    """A file of scenarios."""

    path: Path
    head: dict[str, Any]
    """What it says beside the scenarios: `schema_version`, `kind`."""
    scenarios: tuple[Scenario, ...]


class Unusable(StrEnum):
    """What can be wrong with a scenario file."""

    NOT_THERE = "not_there"
    NOT_READABLE = "not_readable"
    NOT_TEXT = "not_text"
    NOT_JSON = "not_json"
    KEY_TWICE = "key_twice"
    NO_SCENARIOS = "no_scenarios"
    EMPTY_FOLDER = "empty_folder"


SENTENCES = {
    Unusable.NOT_THERE: "there is no such file or folder",
    Unusable.NOT_READABLE: "cannot be read: {detail}",
    Unusable.NOT_TEXT: "is not UTF-8 text; save it again as UTF-8",
    Unusable.NOT_JSON: "is not written as JSON: {detail}",
    Unusable.KEY_TWICE: 'has the key "{detail}" twice in one place; keep one of them',
    Unusable.NO_SCENARIOS: 'is no file of scenarios: it has no list "vectors"',
    Unusable.EMPTY_FOLDER: "has no scenario files in it; their names end in .json",
}


class UnusableScenarios(Exception):
    """A file or folder of scenarios that cannot be read."""

    def __init__(self, path: Path, problem: Unusable, detail: str = "") -> None:
        super().__init__(f"{path}: {SENTENCES[problem].format(detail=detail)}")
        self.path = path
        self.problem = problem


def files_in(paths: Iterable[Path]) -> Iterator[Path]:
    """The scenario files named or lying in the folders named, each folder by name.

    Raises UnusableScenarios for a path that is not there and for a folder without any.
    """
    for path in paths:
        if not path.exists():
            raise UnusableScenarios(path, Unusable.NOT_THERE)
        if not path.is_dir():
            yield path
            continue
        inside = sorted(path.rglob("*.json"))
        if not inside:
            raise UnusableScenarios(path, Unusable.EMPTY_FOLDER)
        yield from inside


def read_scenarios(path: Path) -> ScenarioFile:
    """A file of scenarios; raises UnusableScenarios."""
    try:
        read = json.loads(path.read_bytes().decode("utf-8"), object_pairs_hook=lambda pairs: _once(path, pairs))
    except OSError as trouble:
        raise UnusableScenarios(path, Unusable.NOT_READABLE, trouble.strerror or str(trouble)) from None
    except UnicodeDecodeError:
        raise UnusableScenarios(path, Unusable.NOT_TEXT) from None
    except (json.JSONDecodeError, RecursionError) as trouble:
        raise UnusableScenarios(path, Unusable.NOT_JSON, str(trouble)) from None
    if not isinstance(read, dict) or not isinstance(read.get("vectors"), list):
        raise UnusableScenarios(path, Unusable.NO_SCENARIOS)
    head = {key: value for key, value in read.items() if key != "vectors"}
    scenarios = (
        Scenario(path, str(head.get("kind")), _name(told, place), told)
        for place, told in enumerate(read["vectors"], start=1)
    )
    return ScenarioFile(path, head, tuple(scenarios))


def _once(path: Path, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    told = dict(pairs)
    if len(told) != len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise UnusableScenarios(path, Unusable.KEY_TWICE, twice)
    return told


def _name(told: object, place: int) -> str:
    name = told.get("id") if isinstance(told, dict) else None
    return name if isinstance(name, str) and name else f"number {place}"
