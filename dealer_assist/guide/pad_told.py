"""What a seat may do, from the chips in front of the players now.

Every history that fits the chips is tried: both states of a raiser nobody told about, the last full raises
that can lie inside the seat's own total, both states of the seat itself where the button was not told. They
agree, or the first question that can change the answer is asked: status, street, last full raise, button.

Two things are taken for granted: that some other seat can answer a raise, until each was told to be all-in or
out; and that a seat which matched a bet has chips behind, unless told otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import pairwise, product

from msgspec.structs import replace

from dealer_assist.guide.asks import (
    ask_bets,
    ask_button_for_the_order,
    ask_last_full_raise,
    ask_status,
    ask_street,
)
from dealer_assist.guide.inside import LastFull, last_full_inside, last_total_inside
from dealer_assist.guide.opening import Opening, clockwise, front_of, had_acted, not_counted, openings
from dealer_assist.guide.prompt import Prompt, Said
from dealer_assist.guide.reading import LEAST, Put, Round, read_round
from dealer_assist.guide.right import Faces, may_do
from dealer_assist.guide.settle import Possible, Question, settled
from dealer_assist.hand.situation import SeatTold, Situation, Told
from dealer_assist.rules.options import MinRaiseRule

OUT = (Told.ALL_IN, Told.FOLDED)


def pad_told(told: Situation, seat: int) -> Said:
    """What the seat may do when its turn comes, or the question on which it hangs."""
    if refused := _no_action_left(told, seat):
        return refused
    uncounted = not_counted(told.seats)
    if uncounted is not None:
        return ask_bets(uncounted)
    others = clockwise(told, seat)
    possible = [each for opening in openings(told) for each in _ways(told, seat, others, opening)]
    answer = settled(possible, list(_questions(told, seat, others)))
    if answer is not None:
        return answer
    # no legal street leads to these chips: somebody raised by less than may be, unless all-in
    raiser = min(_raisers(others, front_of(told, seat)), key=lambda each: each.seat)
    return ask_status(raiser.seat, raiser.front or 0)


def _no_action_left(told: Situation, seat: int) -> Prompt | None:
    own = next((each for each in told.seats if each.seat == seat), SeatTold(seat))
    if own.told is Told.FOLDED:
        return Prompt("refused.has_folded", {"seat": seat})
    if own.told is Told.ALL_IN:
        return Prompt("refused.is_all_in", {"seat": seat, "amount": own.front})
    return None


def _questions(told: Situation, seat: int, others: Sequence[SeatTold]) -> Iterator[Question]:
    for other in sorted(others, key=lambda each: each.seat):
        if other.told is None:
            yield Question(f"status {other.seat}", ask_status(other.seat, other.front or 0))
    # the street is on the table for all to see, and often tells the rest
    yield Question("street", ask_street())
    yield Question("last", ask_last_full_raise(seat))
    yield Question("order", ask_button_for_the_order())


def _ways(told: Situation, seat: int, others: Sequence[SeatTold], opening: Opening) -> Iterator[Possible]:
    """Every way the hand can stand after this opening."""
    level = max(front_of(told, seat), opening.level)
    raisers = _raisers(others, level)
    first_raiser = raisers[0].seat if raisers else None
    unsure = [each.seat for each in raisers if each.told is None and told.full_raise is None]
    for all_in in product((False, True), repeat=len(unsure)):
        statuses = dict(zip(unsure, all_in, strict=True))
        for last, went in _rounds(told, others, opening, level, statuses):
            for acted in had_acted(told, seat, opening, first_raiser):
                facts: dict[str, Hashable] = {
                    **{f"status {number}": statuses[number] for number in unsure},
                    "last": last,
                    "order": (opening.level, acted),
                    "street": opening.preflop,
                }
                yield Possible(facts, _answer(told, seat, went, acted=acted))


def _raisers(others: Sequence[SeatTold], level: int) -> list[SeatTold]:
    """Seats that put in more than what they faced, in order of action."""
    found = []
    for each in others:
        if (each.front or 0) > level:
            level = each.front or 0
            found.append(each)
    return found


def _rounds(
    told: Situation, others: Sequence[SeatTold], opening: Opening, level: int, statuses: Mapping[int, bool]
) -> Iterator[tuple[LastFull | None, Round]]:
    """The last full raise inside the seat's own total, and the round that followed, as they can have been."""
    rule = told.rules.min_raise_rule
    if told.full_raise is not None:
        # which raises were full is told, so whoever raised after it was all-in
        last = LastFull(told.full_raise.to - told.full_raise.over or told.big_blind, told.full_raise.to)
        raisers = {each.seat: True for each in _raisers(others, level) if each.told is None}
        went = read_round(_puts(others, raisers, any_size=True), level, last, rule)
        assert went is not None, "any size is taken"
        yield last, replace(went, last=last)
        return
    inside = INSIDE[rule](told, others, opening, level)
    for last in inside:
        read = read_round(_puts(others, statuses), level, last, rule)
        if read is not None:
            # where there is only one it follows from the rest and is no question
            yield last if len(inside) > 1 else None, read


def _by_increment(told: Situation, others: Sequence[SeatTold], opening: Opening, level: int) -> tuple[LastFull, ...]:
    return last_full_inside(level, opening.level, told.big_blind, _all_ins(others))


def _by_total(told: Situation, others: Sequence[SeatTold], opening: Opening, level: int) -> tuple[LastFull, ...]:
    totals = [level, *((each.front or 0) for each in _raisers(others, level))]
    rises = [to - over for over, to in pairwise(totals)]
    return last_total_inside(level, opening.level, told.big_blind, _all_ins(others), rises)


INSIDE: dict[MinRaiseRule, Callable[[Situation, Sequence[SeatTold], Opening, int], tuple[LastFull, ...]]] = {
    MinRaiseRule.LAST_INCREMENT: _by_increment,
    MinRaiseRule.DOUBLE_TOTAL: _by_total,
}
"""What the last full raise inside a seat's own total can have been, by the option `min_raise_rule`."""


def _all_ins(others: Sequence[SeatTold]) -> set[int]:
    """Totals of seats that may be all-in."""
    return {each.front for each in others if each.told in (Told.ALL_IN, None) and each.front}


def _puts(others: Sequence[SeatTold], all_in: Mapping[int, bool], *, any_size: bool = False) -> Iterator[Put]:
    for each in others:
        is_all_in = all_in.get(each.seat, each.told is Told.ALL_IN)
        can_act = each.told not in OUT and not is_all_in
        yield Put(each.seat, each.front or 0, is_all_in or any_size, can_act)


def _answer(told: Situation, seat: int, went: Round, *, acted: bool) -> Prompt:
    front = front_of(told, seat)
    if all(each.told in OUT for each in told.seats if each.seat != seat):
        return _only_calls(seat, went.level - front)
    faces = Faces(
        seat=seat,
        front=front,
        level=went.level,
        acted_at=front if acted else None,
        least=LEAST[told.rules.min_raise_rule](went.last),
        full_to=went.last.to,
        others=went.acted,
    )
    return may_do(faces, told.rules)


def _only_calls(seat: int, call: int) -> Prompt:
    """Nobody is left to answer a raise."""
    if call > 0:
        return Prompt("to_act", {"seat": seat, "call": call, "min": None})
    return Prompt("to_act_check", {"seat": seat, "min": None})
