"""Comparing what a scenario expects with what was found, field by field.

Only what is expected is compared. Lists are whole; a map is whole where the finder says so (`Whole`), and
otherwise compared at the keys that are expected. Seats are numbers here and text in a file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from msgspec import UNSET

from dealer_assist.scenarios.outcome import Difference


class Whole(dict[Any, Any]):
    """A map in which nothing may be missing and nothing too much: refunds by seat, awards, slots."""


def differences(path: str, expected: object, found: object) -> Iterator[Difference]:
    """Every field below `path` in which the two disagree.

    >>> found = {"refunds": Whole({2: 8, 5: 1}), "pots": []}
    >>> [str(each) for each in differences("expect", {"refunds": {"2": 8}}, found)]
    ['expect.refunds.5: expected nothing, found 1']
    """
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        yield from _of_maps(path, expected, found)
    elif isinstance(expected, list | tuple) and isinstance(found, list | tuple):
        yield from _of_lists(path, expected, found)
    elif not _same(expected, found):
        yield Difference(path, expected, found)


def _of_maps(path: str, expected: Mapping[Any, object], found: Mapping[Any, object]) -> Iterator[Difference]:
    by_key = {str(key): value for key, value in found.items()}
    for key, value in expected.items():
        yield from differences(f"{path}.{key}", value, by_key.get(str(key), UNSET))
    if isinstance(found, Whole):
        named = {str(key) for key in expected}
        for key in by_key.keys() - named:
            yield Difference(f"{path}.{key}", UNSET, by_key[key])


def _of_lists(path: str, expected: Sequence[object], found: Sequence[object]) -> Iterator[Difference]:
    plain = not any(isinstance(each, Mapping) for each in (*expected, *found))
    if plain and len(expected) != len(found):
        # a list of seats reads better whole than shifted by one
        yield Difference(path, list(expected), list(found))
        return
    for place, (one, other) in enumerate(zip_longest(expected, found, fillvalue=UNSET)):
        yield from differences(f"{path}[{place}]", one, other)


def _same(expected: object, found: object) -> bool:
    """Equal and of one kind: in Python true is 1, in a file it is not."""
    return isinstance(expected, bool) == isinstance(found, bool) and expected == found
