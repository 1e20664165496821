"""Every way a street can stand when a seat asks, as far as the chips in front leave it open.

Tried are both states of a raiser nobody told about, the last full raises that can lie inside the seat's own total,
every street where none was told, both states of the seat itself where the button was not told.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

import msgspec

from dealer_assist.guide.asks import ask_button_for_the_order, ask_last_full_raise, ask_status, ask_street
from dealer_assist.guide.faces import Faces
from dealer_assist.guide.histories import histories
from dealer_assist.guide.history import raisers
from dealer_assist.guide.opening import Opening, clockwise, front_of, had_acted, openings
from dealer_assist.guide.reading import LEAST, Round
from dealer_assist.guide.settle import Question
from dealer_assist.hand.situation import SeatTold, Situation
from dealer_assist.rules.options import BettingStructure


class Stand(msgspec.Struct, frozen=True):
    """One way the street can stand for the seat that asks."""

    facts: dict[str, Hashable]
    """What is not told, as it would be here, by the question that would tell it."""
    opening: Opening
    acted: bool
    """Whether the seat has acted on this street."""
    went: Round


def stands(told: Situation, seat: int) -> Iterator[Stand]:
    """Every way the street can stand; all chips in front are counted."""
    others = clockwise(told, seat)
    for opening in openings(told):
        yield from _after(told, seat, others, opening)


def _after(told: Situation, seat: int, others: Sequence[SeatTold], opening: Opening) -> Iterator[Stand]:
    level = max(front_of(told, seat), opening.level)
    first_raiser = next((each.seat for each in raisers(others, level)), None)
    for history in histories(told, others, opening, level):
        for acted in had_acted(told, seat, opening, first_raiser):
            facts: dict[str, Hashable] = {
                **{f"status {number}": all_in for number, all_in in history.all_in.items()},
                "street": opening.street,
                "last": history.last,
                "order": (opening.level, acted),
            }
            yield Stand(facts, opening, acted, history.went)


def questions_of_status(told: Situation, seat: int) -> Iterator[Question]:
    """Whether each seat nobody told about is all-in or out, the lowest first."""
    for other in told.seats:
        if other.told is None and other.seat != seat:
            yield Question(f"status {other.seat}", ask_status(other.seat, other.front or 0))


def questions_of_the_round(told: Situation, seat: int) -> Iterator[Question]:
    """What else may have to be asked, in this order."""
    # the street is on the table for all to see, and often tells the rest
    yield Question("street", ask_street())
    yield Question("last", ask_last_full_raise(seat, told.rules))
    yield Question("order", ask_button_for_the_order())


def faces_told(told: Situation, seat: int, stand: Stand) -> Faces:
    """What the seat faces where the street stands like this."""
    went = stand.went
    front = front_of(told, seat)
    # one size, whatever the house has for the smallest raise of no-limit
    limit = told.rules.betting_structure is BettingStructure.FL
    return Faces(
        seat=seat,
        front=front,
        level=went.level,
        acted_at=front if stand.acted else None,
        least=stand.opening.least if limit else LEAST[told.rules.min_raise_rule](went.last),
        full_to=went.last.to,
        others=went.acted,
        bet=stand.opening.least,
        increment=went.last.size,
        brought_in=stand.opening.level if stand.opening.brought_in else 0,
    )
