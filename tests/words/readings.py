"""Every way a prompt, a refusal or a fault can read: one row for each combination that changes its words."""

from __future__ import annotations

import itertools
from typing import Any, NamedTuple

from dealer_assist.words.lines import Shape, lines
from tests.vectors import vectors

Slots = dict[str, Any]

# Readings that no vector has: slots put over those of the first vector of the code.
MORE: tuple[tuple[str, Slots], ...] = (
    ("pot_max_short_all_in", {"bettor": None, "call": None}),
    ("split_hi_lo", {"high_parts": [185], "low_parts": [180]}),
    ("run_it", {"boards": [[150, 160, 90], [150, 155, 90]]}),
)
SAMPLES: dict[str, tuple[Any, ...]] = {
    "amount": (0, 40, 1250),
    "amounts": ((100, 25),),
    "seat": (6,),
    "index": (1,),
    "id": (418,),
    "count": (0, 1, 2, 3, 11, 100, 103),
    "seats": ((2, 4, 6, 9), (6,)),
    "card": ("Td",),
    "flag": (False, True),
    "text": ("A",),
    "named": ("game.razz", "game.our_own"),
    "texts": (("none", "per_player"),),
}


class Reading(NamedTuple):
    """A code with one set of slots."""

    code: str
    slots: Slots
    why_sum: str | None


def of_prompts() -> list[Reading]:
    """Every combination of listed words and flags over the slots of every vector."""
    found = []
    for code, shape in lines().prompts.items():
        for slots, why_sum in _bases(code):
            for picked in itertools.product(*_choices(shape).values()):
                chosen = slots | dict(zip(_choices(shape), picked, strict=True))
                found.append(Reading(code, _shown(shape, chosen), why_sum))
    return found


def _bases(code: str) -> list[tuple[Slots, str | None]]:
    expected = [v["expect"] for v in vectors("prompts") if v["expect"]["prompt"]["code"] == code]
    bases = [(each["prompt"]["slots"], each["why"]["sum"]) for each in expected]
    return bases + [(bases[0][0] | more, bases[0][1]) for named, more in MORE if named == code]


def _choices(shape: Shape) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for name, kind in shape.slots.items():
        if isinstance(kind, list) and isinstance(kind[0], str):
            found[name] = kind
        elif kind == "flag":
            found[name] = [False, True]
    return found


def _shown(shape: Shape, slots: Slots) -> Slots:
    """Slots where a word that another vector has may show what is null in this one."""
    optional = [name for name in ("to", "seat") if str(shape.slots.get(name, "")).endswith("?")]
    return slots | {name: 1 for name in optional if slots[name] is None}


def of_facts(shapes: dict[str, Shape]) -> list[Reading]:
    """Every combination of sample facts, null among them where it may be."""
    found = []
    for code, shape in shapes.items():
        columns = map(_samples, shape.slots.values())
        found += [
            Reading(code, dict(zip(shape.slots, picked, strict=True)), None) for picked in itertools.product(*columns)
        ]
    return found


def _samples(kind: Any) -> tuple[Any, ...]:
    """Facts of a kind: one of listed words, one or two rows, or a value that may be null."""
    if isinstance(kind, str):
        values = SAMPLES[kind.rstrip("?")]
        return (*values, None) if kind.endswith("?") else values
    if isinstance(kind[0], str):
        return tuple(kind)
    row = {name: SAMPLES[its][-1] for name, its in kind[0].items()}
    return ([row], [row, row])
