"""The last full raise inside a total, against every legal street that leads there."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import combinations

import pytest

from dealer_assist.guide.inside import LastFull, last_full_inside

SMALLEST = 4


@cache
def streets_to(total: int, base: int, all_ins: frozenset[int]) -> set[LastFull]:
    """Every last full raise a street can have had that stands at `total`, tried level by level."""
    ended: set[LastFull] = set()
    open_streets = {(base, LastFull(SMALLEST, base))}
    while open_streets:
        level, last = open_streets.pop()
        if level == total:
            ended.add(last)
            continue
        for to in range(level + 1, total + 1):
            if to - level >= last.size:
                open_streets.add((to, LastFull(to - level, to)))
            elif to in all_ins:
                open_streets.add((to, last))
    return ended


@cache
def cases() -> list[tuple[int, int, frozenset[int]]]:
    """Totals up to six smallest bets, after the flop and before it, with up to two totals of seats all-in."""
    found = []
    for base in (0, SMALLEST):
        for total in range(base, base + 6 * SMALLEST):
            possible = range(max(base, 1), total + 1)
            for count in range(3):
                found += [(total, base, frozenset(each)) for each in combinations(possible, count)]
    # a total just above the base is reached by a short all-in only
    return [case for case in found if streets_to(*case)]


def test_the_largest_listed_is_the_largest_there_is() -> None:
    wrong = [case for case in cases() if sizes(listed(case))[1] != sizes(streets_to(*case))[1]]
    assert wrong == []


def test_no_street_has_a_smaller_one_than_the_smallest_listed() -> None:
    wrong = [case for case in cases() if sizes(listed(case))[0] > sizes(streets_to(*case))[0]]
    assert wrong == []


def test_one_is_listed_only_where_no_other_is_possible() -> None:
    wrong = [case for case in cases() if (len(listed(case)) == 1) != (len(streets_to(*case)) == 1)]
    assert wrong == []


def test_the_totals_it_can_have_reached_are_one_or_several_as_they_really_are() -> None:
    wrong = [case for case in cases() if reach(listed(case)) != reach(streets_to(*case))]
    assert wrong == []


def listed(case: tuple[int, int, frozenset[int]]) -> tuple[LastFull, ...]:
    total, base, all_ins = case
    return last_full_inside(total, base, SMALLEST, all_ins)


def sizes(found: Collection[LastFull]) -> tuple[int, int]:
    """The smallest and the largest."""
    found_sizes = [each.size for each in found]
    return min(found_sizes), max(found_sizes)


def reach(found: Collection[LastFull]) -> tuple[int, bool]:
    """The highest total, and whether a lower one is possible too."""
    totals = {each.to for each in found}
    return max(totals), len(totals) > 1


@pytest.mark.parametrize("total", [15, 19])
def test_a_total_under_two_smallest_bets_is_an_opening_bet(total: int) -> None:
    assert last_full_inside(total, 0, 10, ()) == (LastFull(total, total),)


def test_a_raise_to_less_than_three_big_blinds_was_one_raise() -> None:
    assert last_full_inside(25, 10, 10, ()) == (LastFull(15, 25),)
