"""Chips found behind after an all-in was called.

Chips that lay in view were part of what was called and are counted in; chips nobody could see are not: the player is
not paid for them. Which it was the floor says (TDA 2024 R62 and R49, WSOP Tournament 2024 R105).
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.entries import ChipsFound
from dealer_assist.hand.rule import HandRule, not_an_amount, nothing_forbids
from dealer_assist.hand.state import HandState, InHand, place, with_seat
from dealer_assist.hand.structures import structure_of
from dealer_assist.hand.turn import turn_again
from dealer_assist.rules.refused import RefusalCode, Refused


def _cannot_be_found(hand: HandState, entry: ChipsFound) -> Refused | None:
    index = place(hand, entry.seat)
    if index is None:
        return Refused(RefusalCode.NOT_IN_HAND, {"seat": entry.seat})
    seat = hand.seats[index]
    if not seat.all_in or not seat.front or hand.pots:
        # of a seat that is not all-in on this street the stack is simply counted
        return Refused(RefusalCode.NOBODY_ALL_IN, {"seat": entry.seat})
    return not_an_amount(entry.amount)


def _found(hand: HandState, entry: ChipsFound) -> HandState:
    index = place(hand, entry.seat)
    assert index is not None
    seat = hand.seats[index]
    started = None if seat.started is None else seat.started + entry.amount
    if not entry.in_view:
        beside = replace(seat, behind=(seat.behind or 0) + entry.amount, started=started)
        return replace(hand, seats=with_seat(hand.seats, index, beside))
    counted_in = _more_in(replace(seat, behind=entry.amount, started=started), entry.amount)
    level = max(hand.level, counted_in.front)
    seats = tuple(_pays(each, hand.level, level) for each in with_seat(hand.seats, index, counted_in))
    return turn_again(_counted_higher(replace(hand, seats=seats), entry.seat, level))


def _counted_higher(hand: HandState, seat: int, level: int) -> HandState:
    """The hand in which an all-in counts for more than before: it may be a larger raise, or a full one only now."""
    if level == hand.level:
        return hand
    was_full = hand.aggressor == seat and hand.full_level == hand.level
    over = _total_before(hand, seat)
    higher = replace(hand, level=level, aggressor=seat)
    if not was_full and not structure_of(hand).is_full(replace(hand, level=over), level):
        return higher
    full_raise = None if hand.full_raise is None else level - over
    return replace(higher, full_raise=full_raise, full_level=level, raises=hand.raises + (not was_full))


def _total_before(hand: HandState, seat: int) -> int:
    """What there was to call before the all-in of a seat, chips."""
    if hand.aggressor != seat:
        return hand.level
    if hand.full_level == hand.level:
        return hand.level - (hand.full_raise or 0)
    return max([hand.full_level, *(each.front for each in hand.seats if each.front < hand.level)])


def _pays(seat: InHand, before: int, level: int) -> InHand:
    """A seat that called in full accepted the whole amount and adds what it has of it."""
    called = seat.front == before and seat.acted_at is not None and not seat.folded and not seat.all_in
    missing = level - before
    if not called or not missing:
        return seat
    return _more_in(seat, missing if seat.behind is None else min(missing, seat.behind))


def _more_in(seat: InHand, chips: int) -> InHand:
    behind = None if seat.behind is None else seat.behind - chips
    front = seat.front + chips
    return replace(
        seat, behind=behind, front=front, put_in=seat.put_in + chips, acted_at=front, all_in=seat.all_in or behind == 0
    )


CHIPS_FOUND = HandRule(_cannot_be_found, nothing_forbids, _found)


def paid_for_hidden(before: HandState, after: HandState, seat: int) -> int:
    """Chips the others put in for those found behind a seat, so that it is paid for them if it wins."""
    paid = {each.seat: each.put_in for each in before.seats if each.seat != seat}
    return sum(each.put_in - paid[each.seat] for each in after.seats if each.seat != seat)
