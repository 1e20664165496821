"""What every action does: chips go in front, and the turn goes on to the next seat that owes action."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.rule import stack_after
from dealer_assist.hand.sleepers import sleeper_in_force
from dealer_assist.hand.state import HandState, InHand, place, with_seat
from dealer_assist.hand.turn import can_bet, next_in_circuit, next_to_act, stage_after


def index_of(hand: HandState, seat: int) -> int:
    """Place of a seat in the hand, once `cannot_act` has had no objection."""
    index = place(hand, seat)
    assert index is not None, "cannot_act has asked before"
    return index


def moved_on(hand: HandState, index: int, seat: InHand) -> HandState:
    """The hand after a seat acted without changing the total to call."""
    seats = with_seat(hand.seats, index, seat)
    if hand.circuit and can_bet(seats) > 1:
        # who is skipped by an action out of turn keeps the turn (TDA 2024 R53-A)
        acted = hand.to_act is None or hand.to_act == seat.seat
        to_act = next_in_circuit(hand, seats, seat.seat) if acted else hand.to_act
    else:
        to_act = next_to_act(seats, turn_from(hand, index), hand.level)
    moved = replace(hand, seats=seats, to_act=to_act, stage=stage_after(hand, seats, to_act))
    return sleeper_in_force(moved) if hand.forced.sleepers else moved


def turn_from(hand: HandState, index: int) -> int:
    """The place after which the turn goes on: past who acted, or with who was skipped by an action out of turn.

    Action is backed up to the seat whose turn it was (TDA 2024 R53-A).
    """
    if hand.to_act is None or hand.seats[index].seat == hand.to_act:
        return index
    return index_of(hand, hand.to_act) - 1


def put_in(seat: InHand, added: int, *, all_in: bool, acted_at: int) -> InHand:
    """The seat with so many more chips in front."""
    return replace(
        seat,
        behind=stack_after(seat, added),
        front=seat.front + added,
        put_in=seat.put_in + added,
        all_in=all_in,
        acted_at=acted_at,
    )


def called(hand: HandState) -> HandState:
    """The hand after a call: whatever count was announced for the all-in has been acted on."""
    return hand if hand.said is None else replace(hand, said=replace(hand.said, called=True))
