"""Whose turn it is in a hand that was followed, and what that seat may do."""

from __future__ import annotations

from dealer_assist.guide.faces import Acted, Faces
from dealer_assist.guide.forget import forget
from dealer_assist.guide.pad_told import pad_told
from dealer_assist.guide.prompt import Prompt, Said, Why
from dealer_assist.guide.right import may_do
from dealer_assist.hand.first_round import entry_is_fixed
from dealer_assist.hand.limits import Limits, limits, raised_since_straddle, smallest_raise, somebody_can_answer
from dealer_assist.hand.raise_cap import raises_ran_out
from dealer_assist.hand.sizes import fixed_bet
from dealer_assist.hand.state import HandState, InHand, in_hand
from dealer_assist.hand.structures import bet_sizes, bring_in_of
from dealer_assist.hand.turn import room_under_cap
from dealer_assist.pots.split import clockwise_from


def pad(hand: HandState, seat: int) -> Said:
    """What a seat still in may do, also before its turn.

    In a hand that was counted in the middle the chips in front have to tell it, or a question is asked.

    Raises KeyError if the seat was not dealt in.
    """
    each = in_hand(hand, seat)
    legal = limits(hand, seat)
    if _only_calls(hand, each, legal):
        return _calls(legal)
    least = smallest_raise(hand)
    if least is None:
        return pad_told(forget(hand), seat)
    if legal.short_raise:
        return Prompt("to_act", {"seat": seat, "call": legal.call_add, "min": legal.min_to}, Why(options=("hand_cap",)))
    return may_do(faces_of(hand, each, least), hand.rules)


def _only_calls(hand: HandState, seat: InHand, legal: Limits) -> bool:
    """Whether a raise is out of the question whoever raised last.

    By a ruling, for want of chips or of anybody to answer it, or in a game in which one only comes in.
    """
    if seat.seat in hand.only_call or not somebody_can_answer(hand, seat):
        return True
    room = room_under_cap(seat, hand.rules)
    return entry_is_fixed(hand) or (room is not None and seat.front + room <= hand.level)


def _calls(legal: Limits) -> Prompt:
    if not legal.call_add:
        return Prompt("to_act_check", {"seat": legal.seat, "min": None, "raises": False})
    return Prompt("to_act", {"seat": legal.seat, "call": legal.call_add, "min": None})


def faces_of(hand: HandState, seat: InHand, least: int) -> Faces:
    """What a seat faces in a hand that was followed."""
    return Faces(
        seat=seat.seat,
        front=seat.front,
        level=hand.level,
        acted_at=None if raised_since_straddle(hand, seat) else seat.acted_at,
        least=least,
        full_to=hand.full_level,
        others=_others(hand, seat.seat),
        bet=fixed_bet(hand),
        increment=hand.full_raise or 0,
        size=bet_sizes(hand)[0],
        brought_in=bring_in_of(hand),
        ran_out=raises_ran_out(hand),
    )


def _others(hand: HandState, seat: int) -> tuple[Acted, ...]:
    """Seats that have acted and can act again, clockwise from the seat's left."""
    by_seat = {each.seat: each for each in hand.seats if not each.folded and not each.all_in and each.seat != seat}
    order = (by_seat[number] for number in clockwise_from(seat, tuple(by_seat)))
    return tuple(Acted(each.seat, each.acted_at) for each in order if each.acted_at is not None)
