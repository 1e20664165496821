"""What a scenario may ask of a hand in progress, in its own words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from dealer_assist.hand.limits import Limits, limits
from dealer_assist.hand.sizes import smallest_bet
from dealer_assist.hand.state import HandState, in_front, place
from dealer_assist.hand.structures import fixed_totals
from dealer_assist.hand.stud_openers import bring_in_seat
from dealer_assist.scenarios.compare import differences
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed
from dealer_assist.scenarios.shape import NOBODY_KNOWS

Answer = Callable[[HandState, Any], object]
"""The answer to one question; the second argument is what the scenario expects, which may tell whom it asks about."""

_WORDS = """
acts_last_postflop bb boards bring_in button button_dead dealt_in first_to_act killed last_to_act legal limits
not_dealt_in order owes postflop_min_bet posts posts_total pot ruling sb seated street substantial_action to_act
transfers
"""
KNOWN = frozenset(_WORDS.split())
"""Every question about button, blinds and betting."""


def legal(hand: HandState, expected: object) -> dict[str, object]:
    """What the seat asked about may do, also out of its turn."""
    asked = expected if isinstance(expected, Mapping) else {}
    seat = asked.get("seat")
    if type(seat) is not int or place(hand, seat) is None:
        raise Differs(Difference("legal.seat", "a seat dealt in", seat))
    found = limits(hand, seat)
    return {
        "seat": found.seat,
        "can": found.can,
        "call_to": found.level,
        "call_add": found.call_add,
        "min_to": found.min_to,
        "max_to": found.max_to,
        "short_raise": found.short_raise,
        "sizes": _sizes(hand, found),
    }


def _sizes(hand: HandState, found: Limits) -> tuple[int, ...]:
    """Every total a bet, a raise or an opening may go to, where they are fixed."""
    opening = (hand.big_blind,) if "bring_in" in found.can else ()
    return (*opening, *(fixed_totals(hand) if found.may_wager else ()))


def _bring_in(hand: HandState, _expected: object) -> int | None:
    """Who owes the bring-in."""
    return bring_in_seat(hand)


def _postflop_min_bet(hand: HandState, _expected: object) -> int:
    return smallest_bet(replace(hand, street=1))


def to_act(hand: HandState, _expected: object) -> int | None:
    """Whose turn it is; None = the betting round is over."""
    return hand.to_act


def pot(hand: HandState, _expected: object) -> int:
    """Chips in the middle and in front."""
    return hand.middle + in_front(hand)


OF_A_HAND: Mapping[str, Answer] = {
    "to_act": to_act,
    "legal": legal,
    "pot": pot,
    "bring_in": _bring_in,
    "postflop_min_bet": _postflop_min_bet,
}
"""Questions about the betting."""


def answered(
    expected: Mapping[str, Any], answers: Mapping[str, Callable[[Any, Any], object]], state: object, path: str
) -> Iterator[Difference]:
    """What differs between expectations and answers; raises NotPlayed for a question that is known but not answered."""
    for question, value in expected.items():
        if question in answers:
            yield from differences(f"{path}.{question}", value, answers[question](state, value))
        elif question in KNOWN:
            raise NotPlayed(f"the question {question} comes later")
        else:
            yield Difference(f"{path}.{question}", found=NOBODY_KNOWS)
