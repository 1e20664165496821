"""What a seat may do, from the chips in front of the players now.

Every history that fits the chips is tried: both states of a raiser nobody told about, the last full raises
that can lie inside the seat's own total, both states of the seat itself where the button was not told. They
agree, or the first question that can change the answer is asked: status, street, last full raise, button.

Two things are taken for granted: that some other seat can answer a raise, until each was told to be all-in or
out; and that a seat which matched a bet has chips behind, unless told otherwise.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from dealer_assist.guide.asks import (
    ask_bets,
    ask_button_for_the_order,
    ask_last_full_raise,
    ask_status,
    ask_street,
)
from dealer_assist.guide.histories import histories, raisers
from dealer_assist.guide.opening import Opening, clockwise, front_of, had_acted, not_counted, openings
from dealer_assist.guide.prompt import Prompt, Said
from dealer_assist.guide.reading import LEAST, Round
from dealer_assist.guide.right import Faces, may_do
from dealer_assist.guide.settle import Possible, Question, settled
from dealer_assist.hand.situation import SeatTold, Situation, Told

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
    raiser = min(raisers(others, front_of(told, seat)), key=lambda each: each.seat)
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
    first_raiser = next((each.seat for each in raisers(others, level)), None)
    for history in histories(told, others, opening, level):
        for acted in had_acted(told, seat, opening, first_raiser):
            facts: dict[str, Hashable] = {
                **{f"status {number}": all_in for number, all_in in history.all_in.items()},
                "street": opening.preflop,
                "last": history.last,
                "order": (opening.level, acted),
            }
            yield Possible(facts, _answer(told, seat, history.went, acted=acted))


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
    return Prompt("to_act_check", {"seat": seat, "min": None, "raises": False})
