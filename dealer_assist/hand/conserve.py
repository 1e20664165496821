"""Chips put into a hand are conserved after every entry, to the chip.

Two ways of counting that never share a number: what each seat put in, less what it won, and where the
chips lie (in front, in the middle, with the house). Where a stack was counted it must close as well.
"""

from __future__ import annotations

from dealer_assist.hand.state import HandState
from dealer_assist.rules.refused import BrokenInvariant


def check_conserved(hand: HandState) -> None:
    """Raises BrokenInvariant with the sum that does not close."""
    given = sum(pot.amount for pot in hand.carried) if hand.carried else 0
    lying = hand.middle if hand.collected is None else hand.middle + hand.collected.taken
    for seat in hand.seats:
        in_pots = seat.put_in + seat.dead - seat.won
        given += in_pots
        lying += seat.front
        behind, started = seat.behind, seat.started
        if behind is not None:
            if behind < 0:
                raise BrokenInvariant(f"chips behind seat {seat.seat}, at the least", 0, behind)
            if started is not None and behind + in_pots != started:
                raise BrokenInvariant(f"chips of seat {seat.seat}", started, behind + in_pots)
    if given != lying:
        raise BrokenInvariant("chips put in and chips on the table or taken by the house", given, lying)
