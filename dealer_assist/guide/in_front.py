"""A question in the middle of a hand that was not followed, answered from what lies in front of the players.

From less knowledge comes the same answer as from the whole history, or exactly one question; never another
number.
"""

from __future__ import annotations

from enum import StrEnum

from dealer_assist.guide.all_in_told import all_in_told
from dealer_assist.guide.awarding import split_pot
from dealer_assist.guide.pad_told import pad_told
from dealer_assist.guide.prompt import Said
from dealer_assist.hand.situation import Situation


class Opened(StrEnum):
    """What the dealer opens."""

    ALL_IN = "all_in"
    """What goes back, and what is pulled into which pot."""
    PAD = "pad"
    """What one seat may do."""


def answer(told: Situation, what: Opened, seat: int | None = None) -> Said:
    """The answer to what was opened, `pad` for a seat. Raises LookupError for a pad without a seat."""
    if what is Opened.ALL_IN:
        return all_in_told(told)
    if seat is None:
        raise LookupError("a pad is opened for a seat")
    return pad_told(told, seat)


def split_told(told: Situation, amount: int, winners: tuple[int, ...]) -> Said:
    """How a pot of that amount is divided between the winners as read, or where the button is."""
    return split_pot(amount, winners, told.positions.button, told.unit, told.rules)
