"""A question in the middle of a hand that was not followed, answered from what lies in front of the players.

From less knowledge comes the same answer as from the whole history, or exactly one question; never another
number.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from dealer_assist.guide.all_in_told import all_in_told
from dealer_assist.guide.awarding import split_pot
from dealer_assist.guide.opening import at_street
from dealer_assist.guide.pad_told import pad_told
from dealer_assist.guide.pot_told import pot_told
from dealer_assist.guide.prompt import Said
from dealer_assist.guide.side_first import PotRead, split_side_first
from dealer_assist.hand.situation import Situation


class Opened(StrEnum):
    """What the dealer opens."""

    ALL_IN = "all_in"
    """What goes back, and what is pulled into which pot."""
    PAD = "pad"
    """What one seat may do."""
    POT = "pot"
    """The most one seat may bet or raise to in pot-limit."""


def answer(told: Situation, what: Opened, seat: int | None = None) -> Said:
    """The answer to what was opened. Raises LookupError for a pad or a pot without a seat."""
    if what is Opened.ALL_IN:
        return all_in_told(told)
    if seat is None:
        raise LookupError("a pad and a pot are opened for a seat")
    return FOR_A_SEAT[what](told, seat)


FOR_A_SEAT: dict[Opened, Callable[[Situation, int], Said]] = {Opened.PAD: pad_told, Opened.POT: pot_told}
"""What is opened for one seat."""


def split_told(told: Situation, amount: int, winners: tuple[int, ...]) -> Said:
    """How a pot of that amount is divided between the winners as read, or where the button is."""
    return split_pot(amount, winners, told.positions.button, told.unit, told.rules)


def split_read(told: Situation, pots: Sequence[PotRead]) -> Said | None:
    """How pots are divided as read, main pot first; None where no sentence tells it (`halves.divided`)."""
    return split_side_first(at_street(told, 0, told.seats), pots)
