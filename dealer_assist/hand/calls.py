"""Fold, check and call: what a seat does without making the price higher.

Chips too few to call stay in the pot with the fold only by the floor's word (TDA 2024 R51-B); a call with nothing to
call is a check (TDA 2024 R55).
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.acting import called, index_of, moved_on, put_in
from dealer_assist.hand.entries import Call, Check, Fold
from dealer_assist.hand.not_allowed import comes_in_otherwise, must_bring_in, without_raising
from dealer_assist.hand.rule import HandRule, cannot_act, not_an_amount, not_its_turn
from dealer_assist.hand.state import AfterDraw, HandState, InHand, in_hand
from dealer_assist.hand.turn import room_under_cap
from dealer_assist.rules.refused import RefusalCode, Refused

# -- fold


def _cannot_fold(hand: HandState, entry: Fold) -> Refused | None:
    if refused := cannot_act(hand, entry.seat):
        return refused
    return _wrong_forfeit(hand, in_hand(hand, entry.seat), entry.forfeit) if entry.forfeit else None


def _wrong_forfeit(hand: HandState, seat: InHand, chips: int) -> Refused | None:
    """Chips left with a fold are some of the call, and chips the seat has (TDA 2024 R51-B)."""
    if refused := not_an_amount(chips):
        return refused
    call = max(0, hand.level - seat.front)
    if chips > call:
        facts = {"seat": seat.seat, "amount": chips, "call": call}
        return Refused(RefusalCode.FORFEIT_ABOVE_CALL, facts, (Fold(seat.seat),))
    room = room_under_cap(seat, hand.rules)
    if room is None or chips <= room:
        return None
    facts, remedies = {"seat": seat.seat, "to": seat.front + chips}, (Fold(seat.seat, room),)
    if room == seat.behind:
        return Refused(RefusalCode.MORE_THAN_STACK, {**facts, "stack": seat.front + room}, remedies)
    return Refused(RefusalCode.ABOVE_HAND_CAP, {**facts, "max": seat.front + room}, remedies, option="hand_cap")


def _may_not_fold(hand: HandState, entry: Fold) -> Refused | None:
    if refused := not_its_turn(hand, entry.seat) or must_bring_in(hand, entry.seat):
        return refused
    if not entry.forfeit:
        return None
    facts = {"seat": entry.seat, "amount": entry.forfeit}
    return Refused(RefusalCode.FORFEIT_NEEDS_FLOOR, facts, option="undercall_rule", cite=("TDA 2024 R51-B",))


def _fold(hand: HandState, entry: Fold) -> HandState:
    index = index_of(hand, entry.seat)
    return moved_on(hand, index, replace(_forfeited(hand.seats[index], entry.forfeit), folded=True))


def _forfeited(seat: InHand, chips: int) -> InHand:
    """The seat with chips of a call too short to count put in: they stay in the pot."""
    return put_in(seat, chips, all_in=False, acted_at=seat.front + chips) if chips else seat


FOLD = HandRule(_cannot_fold, _may_not_fold, _fold)


# -- check


def _cannot_check(hand: HandState, entry: Check) -> Refused | None:
    return cannot_act(hand, entry.seat)


def _may_not_check(hand: HandState, entry: Check) -> Refused | None:
    if refused := not_its_turn(hand, entry.seat) or comes_in_otherwise(hand, entry.seat):
        return refused
    seat = in_hand(hand, entry.seat)
    if hand.level <= seat.front:
        return None
    facts = {"seat": seat.seat, "call": hand.level - seat.front}
    return Refused(RefusalCode.CANNOT_CHECK, facts, without_raising(hand, seat), cite=("TDA 2024 R55",))


def _check(hand: HandState, entry: Check) -> HandState:
    index = index_of(hand, entry.seat)
    seat = hand.seats[index]
    moved = moved_on(hand, index, replace(seat, acted_at=seat.front))
    return moved if hand.after_draw is None else _with_check(moved, hand.after_draw, seat.seat)


def _with_check(hand: HandState, after: AfterDraw, seat: int) -> HandState:
    """The hand in which it is known who checked after the last draw: the sevens rule asks."""
    return replace(hand, after_draw=replace(after, checked=(*after.checked, seat)))


CHECK = HandRule(_cannot_check, _may_not_check, _check)


# -- call


def _cannot_call(hand: HandState, entry: Call) -> Refused | None:
    return cannot_act(hand, entry.seat)


def _may_not_call(hand: HandState, entry: Call) -> Refused | None:
    if refused := not_its_turn(hand, entry.seat) or comes_in_otherwise(hand, entry.seat):
        return refused
    if hand.level > in_hand(hand, entry.seat).front:
        return None
    # TDA 2024 R55: a call with nothing to call is a check
    return Refused(RefusalCode.NOTHING_TO_CALL, {"seat": entry.seat}, (Check(entry.seat),), cite=("TDA 2024 R55",))


def _call(hand: HandState, entry: Call) -> HandState:
    index = index_of(hand, entry.seat)
    seat = hand.seats[index]
    room = room_under_cap(seat, hand.rules)
    missing = hand.level - seat.front if hand.level > seat.front else 0
    added = missing if room is None or missing < room else room
    return called(moved_on(hand, index, put_in(seat, added, all_in=added == room, acted_at=seat.front + added)))


CALL = HandRule(_cannot_call, _may_not_call, _call)
