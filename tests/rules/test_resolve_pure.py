"""House rules follow from what is handed in and from nothing else, and are there before a finger has left the glass."""

from __future__ import annotations

import copy
import time
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.rules.catalogue import Option, by_name, catalogue
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.resolve import preset_of, resolve
from dealer_assist.rules.values import checked

WITHIN_MS = 50
"""What a tap may cost without being felt, with room for a busy machine; it takes well under one."""


def values_of(option: Option) -> st.SearchStrategy[Any]:
    """Values a room's file may give the option."""
    if option.type == "enum":
        return st.sampled_from(option.values)
    if option.type == "bool":
        return st.booleans()
    if option.type == "table":
        # what the books have there: rows of columns that fit each other
        return st.sampled_from([one for one in option.presets.values() if isinstance(one, list)])
    if option.item_values:
        return st.lists(st.sampled_from(option.item_values), unique=True)
    least, most = option.range
    number = st.integers(least or 0, most if most is not None else 10**6)
    if option.type == "list":
        return st.lists(number, max_size=4)
    return st.none() | number if option.type == "int_or_null" else number


CHOSEN = [one for one in by_name().values() if one.name != "betting_structure"]


@st.composite
def asked(draw: st.DrawFn) -> dict[str, Any]:
    """Everything `resolve` is handed: a book, changes of a room, facts of the game."""
    options = draw(st.lists(st.sampled_from(CHOSEN), unique_by=lambda one: one.name, max_size=12))
    return {
        "preset": draw(st.sampled_from(sorted(catalogue().presets))),
        "changes": {one.name: draw(values_of(one)) for one in options},
        "mode": draw(st.sampled_from(["cash", "tournament"])),
        "betting": draw(st.sampled_from(["nl", "pl", "fl", "spread"])),
        "units": draw(st.sampled_from([1, 4, 100])),
        "family": draw(st.sampled_from(["flop", "stud", "draw", "badugi"])),
        "forced_blinds": draw(st.integers(0, 3)),
        "betting_rounds": draw(st.integers(1, 5)),
        "split_pot": draw(st.booleans()),
    }


@given(asked())
def test_the_same_arguments_give_the_same_rules_and_stay_as_they_were(told: dict[str, Any]) -> None:
    before = copy.deepcopy(told)
    rules = resolve(**told)
    resolve("tda_2024", {"clock_seconds": 1}, mode="tournament", betting="fl")
    assert resolve(**copy.deepcopy(told)) == rules
    assert told == before


@given(asked())
def test_the_order_in_which_a_room_writes_its_changes_is_nothing(told: dict[str, Any]) -> None:
    turned = dict(reversed(told["changes"].items()))
    assert resolve(**{**told, "changes": turned}) == resolve(**told)


@given(asked())
def test_a_change_holds_and_touches_only_what_the_book_makes_depend_on_it(told: dict[str, Any]) -> None:
    rules, book = resolve(**told), resolve(**{**told, "changes": {}})
    cases = preset_of(told["preset"]).cases
    depend = {name for name, its in cases.items() for case in its if told["changes"].keys() & case.facts.keys()}
    for name, one in by_name().items():
        if name in told["changes"]:
            assert getattr(rules, name) == checked(one, told["changes"][name])
        elif name not in depend:
            assert getattr(rules, name) == getattr(book, name)


def test_house_rules_cannot_be_changed_by_who_holds_them() -> None:
    rules = resolve("tda_2024", mode="cash", betting="nl")
    mutable = [name for name in by_name() if isinstance(getattr(rules, name), list | dict | set)]
    assert (mutable, hash(rules)) == ([], hash(resolve("tda_2024", mode="cash", betting="nl")))
    assert HouseRules.__struct_config__.frozen
    assert isinstance(rules, msgspec.Struct)


def test_rules_are_there_before_a_tap_is_felt() -> None:
    resolve("wsop_live_2024", mode="cash", betting="nl")
    took = []
    for units in range(1, 6):
        began = time.perf_counter()
        resolve("wsop_live_2024", mode="cash", betting="nl", units=units)
        took.append(time.perf_counter() - began)
    assert min(took) * 1000 < WITHIN_MS
