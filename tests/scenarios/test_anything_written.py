"""Whatever somebody writes into a scenario, running it ends in a verdict, and no rule stops at it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.scenarios.kinds import KINDS
from dealer_assist.scenarios.outcome import Verdict
from dealer_assist.scenarios.run import NO_EXCEPTION, run
from dealer_assist.scenarios.scenario import Scenario
from tests.vectors import FOLDER, vectors

KIND_NAMES = sorted({kind for kind, _ in KINDS if (FOLDER / f"{kind}.json").exists()})

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.integers()
    | st.floats(0, 9)
    | st.sampled_from(["", "x", "As", "nl"]),
    lambda inner: (
        st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(["1", "2", "e", "seat", "x"]), inner, max_size=2)
    ),
    max_leaves=4,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place inside a scenario."""
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        yield (*path, step)
        yield from places(inner, (*path, step))


@st.composite
def spoiled(draw: st.DrawFn) -> Scenario:
    """A vector with something at one place replaced, doubled or taken away."""
    kind = draw(st.sampled_from(KIND_NAMES))
    told = copy.deepcopy(draw(st.sampled_from(vectors(kind))))
    path = draw(st.sampled_from(list(places(told))))
    around: Any = told
    for step in path[:-1]:
        around = around[step]
    what = draw(st.sampled_from(["replace", "double", "take away"]))
    if what == "take away":
        del around[path[-1]]
    elif what == "double" and isinstance(around, list):
        around.append(around[path[-1]])
    else:
        around[path[-1]] = draw(anything)
    return Scenario(Path("spoiled.json"), kind, "spoiled", told)


@settings(max_examples=300, deadline=None)
@given(spoiled())
def test_spoiled_scenario_ends_in_a_verdict(scenario: Scenario) -> None:
    result = run(scenario)
    assert NO_EXCEPTION not in [each.expected for each in result.differences]
    assert bool(result.differences) == (result.verdict is Verdict.MISMATCH)
    assert bool(result.reason) == (result.verdict is Verdict.NOT_UNDERSTOOD)
