"""Seats a dealer names by their place: under the gun, the blinds."""

from __future__ import annotations

from dealer_assist.hand.state import HandState


def is_blind(hand: HandState, seat: int) -> bool:
    """Whether the seat posts one of the blinds of this hand."""
    positions = hand.positions
    return seat in (positions.small_blind, positions.big_blind, positions.third_blind)


def under_the_gun(hand: HandState) -> int | None:
    """The seat left of the largest blind; None if nobody told where that is."""
    positions = hand.positions
    largest = positions.big_blind if positions.third_blind is None else positions.third_blind
    if largest is None:
        return None
    seats = [each.seat for each in hand.seats]
    return next((seat for seat in seats if seat > largest), seats[0])
