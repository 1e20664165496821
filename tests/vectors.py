"""The rule vectors under tests/data/vectors: situations with the outcome the rule books fix."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "data" / "vectors"

Vector = dict[str, Any]


@cache
def vectors(kind: str) -> tuple[Vector, ...]:
    """Every vector of one file, in the file's order."""
    return tuple(json.loads((FOLDER / f"{kind}.json").read_text(encoding="utf-8"))["vectors"])


def spoiled(expected: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """What a vector expects again and again, each time with one number raised by one."""
    for path in _numbers(expected, ()):
        wrong = copy.deepcopy(expected)
        place: Any = wrong
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] += 1
        yield wrong


def _numbers(value: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Where the numbers are inside JSON; true and false are none."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        yield from _numbers(inner, (*path, step))
    if isinstance(value, int) and not isinstance(value, bool):
        yield path
