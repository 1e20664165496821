"""Comparing expected and found fields."""

from __future__ import annotations

import pytest

from dealer_assist.scenarios.compare import Whole, differences


def told(expected: object, found: object) -> list[str]:
    return [str(each) for each in differences("expect", expected, found)]


def test_equal_fields_do_not_differ() -> None:
    assert told({"to_act": 4, "can": ["call", "raise"]}, {"to_act": 4, "can": ("call", "raise"), "more": 1}) == []


@pytest.mark.parametrize(
    ("expected", "found", "lines"),
    [
        ({"pot": 5}, {"pot": 6}, ["expect.pot: expected 5, found 6"]),
        ({"pot": 5}, {}, ["expect.pot: expected 5, found nothing"]),
        (
            {"a": {"b": 1, "c": 2}},
            {"a": {"b": 2, "c": 3}},
            ["expect.a.b: expected 1, found 2", "expect.a.c: expected 2, found 3"],
        ),
        ([1, 2], [1, 2, 3], ["expect: expected [1,2], found [1,2,3]"]),
        ([1, 2], (2, 1), ["expect[0]: expected 1, found 2", "expect[1]: expected 2, found 1"]),
        ([{"a": 1}], [], ['expect[0]: expected {"a":1}, found nothing']),
        ([], [{"a": 1}], ['expect[0]: expected nothing, found {"a":1}']),
        (True, 1, ["expect: expected true, found 1"]),
        (0, False, ["expect: expected 0, found false"]),
        (None, 0, ["expect: expected null, found 0"]),
        ({"3": 1}, Whole({3: 1, 4: 2}), ["expect.4: expected nothing, found 2"]),
    ],
)
def test_each_field_that_differs_is_told(expected: object, found: object, lines: list[str]) -> None:
    assert told(expected, found) == lines
