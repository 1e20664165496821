"""Values a sentence shows that are no slots of its prompt, worked out from them.

A sum such as `3×{last} + {trail}`, the last seat of an order, an order shortened to its ends: nothing
here decides a rule, it only picks what is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

Values = Mapping[str, Any]

GAP = None
"""Stands in an order for the seats left out."""

LONGEST_ORDER = 4
LONGEST_OTHERS = 2


def made_value(rule: str, values: Values) -> Any:
    """A value by its rule: a template of numbers, the name of a slot, or `<how> <slot>`.

    >>> made_value("3×{last} + {trail}", {"last": 35, "trail": 50})
    '3×35 + 50'
    >>> made_value("last of order", {"order": [4, 6, 2]})
    2
    """
    if "{" in rule:
        # a trail can be less than nothing where a blind is missing
        return rule.format_map(values).replace("+ -", "− ")
    how, _, slot = rule.rpartition(" ")
    return HOW[how](values[slot], values) if how else values[slot]


def shortened(order: Sequence[int], longest: int, first: int) -> list[int | None]:
    """An order of action, or its first seats, a gap and its last.

    >>> shortened([1, 2, 3, 4, 5, 6], longest=4, first=3)
    [1, 2, 3, None, 6]
    """
    if len(order) <= longest:
        return list(order)
    return [*order[:first], GAP, order[-1]]


def _others(order: Sequence[int], values: Values) -> list[int | None]:
    """Seats before those of `order_2`, which act later, and before the last one."""
    others = [seat for seat in order[:-1] if seat not in values["order_2"]]
    return shortened(others, LONGEST_OTHERS, first=1)


HOW: dict[str, Callable[[Any, Values], Any]] = {
    "first of": lambda rows, _: rows[0],
    "second of": lambda rows, _: rows[1],
    "last of": lambda rows, _: rows[-1],
    "seat of": lambda rows, _: rows[0]["seat"],
    "seats of": lambda rows, _: [row["seat"] for row in rows],
    "sum of": lambda amounts, _: " + ".join(map(str, amounts)),
    "start and end of": lambda order, _: shortened(order, LONGEST_ORDER, first=3),
    "others of": _others,
}
