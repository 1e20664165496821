"""A hand that was followed, told with facts left out at random: what a dealer may know who opens the tool late."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from msgspec.structs import replace

from dealer_assist.guide.forget import forget
from dealer_assist.hand.limits import somebody_can_answer
from dealer_assist.hand.situation import SeatTold, Situation, Told
from dealer_assist.hand.state import HandState, InHand, in_hand


def erased(hand: HandState, chance: Random, *, told: Collection[int] = ()) -> Situation:
    """The hand with some facts missing. The seats of `told` keep what was said of them.

    How much is missing is drawn first, so that everything from all to nothing is common.
    """
    share = chance.choice((0.05, 0.2, 0.5, 0.9))

    def missing() -> bool:
        return chance.random() < share

    known = forget(hand)
    seats = tuple(_seat(each, chance, share, keep=each.seat in told) for each in known.seats)
    if missing():
        # players who are out and have nothing in front are not worth a word
        seats = tuple(each for each in seats if each.front != 0 or each.told is not Told.FOLDED)
    positions = known.positions
    if missing():
        positions = replace(positions, button=None)
    if missing():
        positions = replace(positions, small_blind=None, big_blind=None)
    return replace(
        known,
        seats=seats,
        positions=positions,
        street=None if missing() else known.street,
        middle=None if missing() and not known.pots else known.middle,
        full_raise=None if missing() else known.full_raise,
        to_act=None,
    )


def _seat(seat: SeatTold, chance: Random, share: float, *, keep: bool) -> SeatTold:
    told = None if not keep and chance.random() < share else seat.told
    front = None if chance.random() < share / 10 else seat.front
    return replace(seat, told=told, front=front)


def uncounted(hand: HandState) -> HandState:
    """The hand as it would stand had no stack been counted: what a counted one can be compared with."""
    return replace(hand, seats=tuple(each if each.all_in else replace(each, behind=None) for each in hand.seats))


def must_be_told(hand: HandState, seat: int) -> tuple[int, ...]:
    """Seats whose state the chips never show when this seat asks what it may do, and that are taken for granted.

    A call with exactly the last chips looks like any call; and where nobody is left to answer a raise, the
    others have to be told.
    """
    if not somebody_can_answer(hand, in_hand(hand, seat)):
        return tuple(each.seat for each in hand.seats if each.seat != seat)
    return tuple(each.seat for each in hand.seats if each.all_in and _another_has(hand, each))


def _another_has(hand: HandState, seat: InHand) -> bool:
    return any(each.front == seat.front for each in hand.seats if each.seat != seat.seat)
