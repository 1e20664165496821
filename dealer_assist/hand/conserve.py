"""Chips put into a hand are conserved after every entry, to the chip.

Two ways of counting that never share a number: what each seat put in, less what it won, and where the
chips lie (in front and in the middle). Where a stack was counted it must close as well.
"""

from __future__ import annotations

from dealer_assist.hand.state import HandState
from dealer_assist.rules.refused import BrokenInvariant


def check_conserved(hand: HandState) -> None:
    """Raises BrokenInvariant with the sum that does not close."""
    given = sum(pot.amount for pot in hand.carried)
    lying = hand.middle
    for seat in hand.seats:
        given += seat.put_in + seat.dead - seat.won
        lying += seat.front
        if seat.started is not None and seat.behind is not None:
            closes = seat.behind + seat.put_in + seat.dead - seat.won
            if closes != seat.started:
                raise BrokenInvariant(f"chips of seat {seat.seat}", seat.started, closes)
            if seat.behind < 0:
                raise BrokenInvariant(f"chips behind seat {seat.seat}", 0, seat.behind)
    if given != lying:
        raise BrokenInvariant("chips put in and chips on the table", given, lying)
