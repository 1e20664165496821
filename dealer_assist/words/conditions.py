"""When a sentence of a prompt is said: conditions on the prompt's slots.

`null` and `given` ask whether a value is known; `= 0`, `> 1`, `< full` and `>= full` compare a number,
or the length of a list, with a number or with another slot; true, false and listed words ask for just
that value; a flag that is not known is false.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import eq, ge, gt, lt
from typing import Any

Condition = bool | str | tuple[str, ...]

COMPARE: dict[str, Callable[[int, int], bool]] = {"=": eq, ">": gt, "<": lt, ">=": ge}


def holds(when: Mapping[str, Condition], values: Mapping[str, Any]) -> bool:
    """Whether every condition is true of the values.

    >>> holds({"odd": "given", "shares": "> 1"}, {"odd": 5, "shares": [105, 100]})
    True
    """
    return all(_one_holds(condition, values[name], values) for name, condition in when.items())


def _one_holds(condition: Condition, value: Any, values: Mapping[str, Any]) -> bool:
    if isinstance(condition, bool):
        return bool(value) is condition
    if isinstance(condition, tuple):
        return value in condition
    if condition in ("null", "given"):
        return (value is None) == (condition == "null")
    sign, right = condition.split()
    return COMPARE[sign](_size(value), int(right) if right.isdigit() else values[right])


def _size(value: Any) -> int:
    return len(value) if isinstance(value, Sequence) else int(value)
