"""Every history of a street that fits the chips in front, as far as it can change an answer.

What can differ is the last full raise inside a seat's own total, and whether a later seat that raised by little
and of which nothing was said is all-in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise, product

import msgspec

from dealer_assist.guide.history import History, all_in_totals, raisers
from dealer_assist.guide.inside import LastFull, last_full_inside, last_total_inside
from dealer_assist.guide.limit_histories import in_limit
from dealer_assist.guide.opening import Opening
from dealer_assist.guide.reading import LEAST, Put, Round, read_round
from dealer_assist.hand.situation import FullRaise, SeatTold, Situation, Told
from dealer_assist.rules.options import BettingStructure, MinRaiseRule


def histories(told: Situation, others: Sequence[SeatTold], opening: Opening, level: int) -> Iterator[History]:
    """Every history after which a seat with `level` in front, or facing it, has its turn.

    `others` are the other seats, clockwise from its left.
    """
    return HISTORIES[told.rules.betting_structure](told, others, opening, level)


def _by_the_last_raise(told: Situation, others: Sequence[SeatTold], opening: Opening, level: int) -> Iterator[History]:
    """No-limit, pot-limit and spread: a full raise is at least as large as the last one."""
    if told.full_raise is not None:
        yield History({}, None, _as_told(told, told.full_raise, others, opening, level))
        return
    rule = told.rules.min_raise_rule
    inside = INSIDE[rule](told, others, opening, level)
    unsure = _unsure(others, level, max(map(LEAST[rule], inside)), rule)
    for states in product((False, True), repeat=len(unsure)):
        all_in = dict(zip(unsure, states, strict=True))
        for last in inside:
            went = read_round(_puts(others, all_in), level, last, rule)
            if went is not None:
                yield History(all_in, last if len(inside) > 1 else None, went)


def _as_told(told: Situation, last: FullRaise, others: Sequence[SeatTold], opening: Opening, level: int) -> Round:
    """The street with the last full raise as it was told: whoever raised after it was all-in.

    An all-in of no less than that raise, over the total it reached, is the last full raise itself.
    """
    all_in = {each.seat: True for each in raisers(others, level) if each.told is None}
    full = LastFull(last.to - last.over or opening.least, last.to)
    puts = list(_puts(others, all_in, any_size=True))
    went = read_round(puts, level, full, told.rules.min_raise_rule)
    since = read_round(puts, max(level, full.to), full, told.rules.min_raise_rule)
    assert went is not None, "any size is taken"
    assert since is not None, "any size is taken"
    return msgspec.structs.replace(went, last=since.last)


def _unsure(others: Sequence[SeatTold], level: int, least: int, rule: MinRaiseRule) -> list[int]:
    """Raisers nothing was said of whose raise may have been short; `least` is the most a full one can need."""
    found = []
    for each in raisers(others, level):
        front = each.front or 0
        full = LEAST[rule](LastFull(front - level, front))
        if each.told is None and front - level < least:
            found.append(each.seat)
        surely = each.told in (Told.IN, Told.FOLDED) or front - level >= least
        least = full if surely else max(least, full)
        level = front
    return found


def _by_increment(told: Situation, others: Sequence[SeatTold], opening: Opening, level: int) -> tuple[LastFull, ...]:
    return last_full_inside(level, opening.level, opening.least, all_in_totals(others))


def _by_total(told: Situation, others: Sequence[SeatTold], opening: Opening, level: int) -> tuple[LastFull, ...]:
    totals = [level, *((each.front or 0) for each in raisers(others, level))]
    rises = [to - over for over, to in pairwise(totals)]
    return last_total_inside(level, opening.level, opening.least, all_in_totals(others), rises)


INSIDE: dict[MinRaiseRule, Callable[[Situation, Sequence[SeatTold], Opening, int], tuple[LastFull, ...]]] = {
    MinRaiseRule.LAST_INCREMENT: _by_increment,
    MinRaiseRule.DOUBLE_TOTAL: _by_total,
}
"""What the last full raise inside a seat's own total can have been, by the option `min_raise_rule`."""


def _puts(others: Sequence[SeatTold], all_in: Mapping[int, bool], *, any_size: bool = False) -> Iterator[Put]:
    for each in others:
        is_all_in = all_in.get(each.seat, each.told is Told.ALL_IN)
        can_act = each.told not in (Told.ALL_IN, Told.FOLDED) and not is_all_in
        yield Put(each.seat, each.front or 0, is_all_in or any_size, can_act)


HISTORIES: dict[BettingStructure, Callable[[Situation, Sequence[SeatTold], Opening, int], Iterator[History]]] = {
    BettingStructure.NL: _by_the_last_raise,
    BettingStructure.PL: _by_the_last_raise,
    BettingStructure.SPREAD: _by_the_last_raise,
    BettingStructure.FL: in_limit,
}
"""How a street can have gone, by the option `betting_structure`."""
