"""Fold, check, call, bet, raise and all-in: what each needs and what it does.

Sizes are totals in front. A bet or raise that is full sets the smallest next raise; an all-in for less
does not (TDA 2024 R43 and R47, WSOP Live 2024 R171, R172, R175).
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.entries import AllIn, Call, Check, Fold, Wager
from dealer_assist.hand.limits import limits
from dealer_assist.hand.not_allowed import (
    above_cap,
    above_structure,
    comes_in_otherwise,
    more_than_stack,
    must_bring_in,
    raise_refused,
    without_raising,
    wrong_size,
)
from dealer_assist.hand.raise_cap import runs_out_with
from dealer_assist.hand.rule import HandRule, cannot_act, not_an_amount, not_its_turn, stack_after
from dealer_assist.hand.sleepers import sleeper_in_force
from dealer_assist.hand.state import AfterDraw, HandState, InHand, in_hand, place, with_seat
from dealer_assist.hand.structures import structure_of
from dealer_assist.hand.stud_turn import brought_in, opened_with_a_bet
from dealer_assist.hand.turn import at_cap, can_bet, next_in_circuit, next_to_act, room_under_cap, stage_after
from dealer_assist.rules.refused import RefusalCode, Refused


def _index(hand: HandState, seat: int) -> int:
    index = place(hand, seat)
    assert index is not None, "cannot_act has asked before"
    return index


def _moved_on(hand: HandState, index: int, seat: InHand) -> HandState:
    """The hand after a seat acted without changing the total to call."""
    seats = with_seat(hand.seats, index, seat)
    if hand.circuit and can_bet(seats) > 1:
        # who is skipped by an action out of turn keeps the turn (TDA 2024 R53-A)
        acted = hand.to_act is None or hand.to_act == seat.seat
        to_act = next_in_circuit(hand, seats, seat.seat) if acted else hand.to_act
    else:
        to_act = next_to_act(seats, _turn_from(hand, index), hand.level)
    moved = replace(hand, seats=seats, to_act=to_act, stage=stage_after(hand, seats, to_act))
    return sleeper_in_force(moved) if hand.forced.sleepers else moved


def _turn_from(hand: HandState, index: int) -> int:
    """The place after which the turn goes on: past who acted, or with who was skipped by an action out of turn.

    Action is backed up to the seat whose turn it was (TDA 2024 R53-A).
    """
    if hand.to_act is None or hand.seats[index].seat == hand.to_act:
        return index
    return _index(hand, hand.to_act) - 1


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
    index = _index(hand, entry.seat)
    return _moved_on(hand, index, replace(_forfeited(hand.seats[index], entry.forfeit), folded=True))


def _forfeited(seat: InHand, chips: int) -> InHand:
    """The seat with chips of a call too short to count put in: they stay in the pot."""
    return _put_in(seat, chips, all_in=False, acted_at=seat.front + chips) if chips else seat


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
    index = _index(hand, entry.seat)
    seat = hand.seats[index]
    moved = _moved_on(hand, index, replace(seat, acted_at=seat.front))
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
    index = _index(hand, entry.seat)
    seat = hand.seats[index]
    room = room_under_cap(seat, hand.rules)
    missing = hand.level - seat.front if hand.level > seat.front else 0
    added = missing if room is None or missing < room else room
    return _called(_moved_on(hand, index, _put_in(seat, added, all_in=added == room, acted_at=seat.front + added)))


def _called(hand: HandState) -> HandState:
    """The hand after a call: whatever count was announced for the all-in has been acted on."""
    return hand if hand.said is None else replace(hand, said=replace(hand.said, called=True))


def _put_in(seat: InHand, added: int, *, all_in: bool, acted_at: int) -> InHand:
    return replace(
        seat,
        behind=stack_after(seat, added),
        front=seat.front + added,
        put_in=seat.put_in + added,
        all_in=all_in,
        acted_at=acted_at,
    )


CALL = HandRule(_cannot_call, _may_not_call, _call)


# -- bet and raise


def _cannot_wager(hand: HandState, entry: Wager) -> Refused | None:
    if refused := cannot_act(hand, entry.seat):
        return refused
    seat = in_hand(hand, entry.seat)
    if entry.to <= seat.front:
        return Refused(RefusalCode.LESS_THAN_IN_FRONT, {"seat": seat.seat, "to": entry.to, "front": seat.front})
    if entry.to <= hand.level:
        # a call for less is no wager, and no wager makes the price lower
        facts = {"seat": seat.seat, "to": entry.to, "call": hand.level}
        return Refused(RefusalCode.NOT_MORE_THAN_CALL, facts, without_raising(hand, seat))
    if seat.behind is not None and entry.to > seat.front + seat.behind:
        return more_than_stack(hand, seat, entry.to, seat.front + seat.behind)
    return None


def _may_not_wager(hand: HandState, entry: Wager) -> Refused | None:
    return not_its_turn(hand, entry.seat) or wrong_size(hand, in_hand(hand, entry.seat), entry.to)


def _wager(hand: HandState, entry: Wager) -> HandState:
    seat = in_hand(hand, entry.seat)
    room = room_under_cap(seat, hand.rules)
    all_in = room is not None and entry.to >= seat.front + room
    if all_in and hand.stud.bring_in_due and entry.to <= hand.big_blind:
        return brought_in(hand, entry.seat)
    return raised(hand, entry.seat, entry.to, all_in=all_in)


def raised(hand: HandState, seat_number: int, to: int, *, all_in: bool) -> HandState:
    """The hand after a seat has `to` in front, more than the total to call before."""
    index = _index(hand, seat_number)
    seat = _put_in(hand.seats[index], to - hand.seats[index].front, all_in=all_in, acted_at=to)
    seats = with_seat(hand.seats, index, seat)
    to_act = next_to_act(seats, _turn_from(hand, index), to)
    full = structure_of(hand).is_full(hand, to)
    if full is None:
        # a raise with chips behind is full by itself, whatever the last one was
        full = not all_in
    raises = hand.raises + 1 if full else hand.raises
    return replace(
        hand,
        seats=seats,
        level=to,
        full_raise=to - _raised_over(hand) if full else hand.full_raise,
        full_level=to if full else hand.full_level,
        raises=raises,
        capped=hand.capped or runs_out_with(hand, raises),
        # after a raise everybody answers in seat order
        circuit=(),
        aggressor=seat_number,
        to_act=to_act,
        stage=stage_after(hand, seats, to_act),
        stud=opened_with_a_bet(hand.stud) if hand.stud.bring_in_due else hand.stud,
        # an announced count was the price before this raise
        said=None,
    )


def _raised_over(hand: HandState) -> int:
    """The total a full bet or raise goes over: a bring-in that is completed is part of the first whole bet."""
    completes = hand.game.later_first is not None and not hand.street and not hand.full_level
    return 0 if completes else hand.level


WAGER = HandRule(_cannot_wager, _may_not_wager, _wager)


# -- all-in


def all_in_to(seat: InHand, entry: AllIn) -> int | None:
    """Total in front after the all-in; None if it was neither told nor counted."""
    if entry.to is not None:
        return entry.to
    return None if seat.behind is None else seat.front + seat.behind


def _cannot_go_all_in(hand: HandState, entry: AllIn) -> Refused | None:
    if refused := cannot_act(hand, entry.seat):
        return refused
    seat = in_hand(hand, entry.seat)
    to = all_in_to(seat, entry)
    if to is None:
        return Refused(RefusalCode.STACK_NOT_COUNTED, {"seat": seat.seat})
    if to <= seat.front:
        return Refused(RefusalCode.LESS_THAN_IN_FRONT, {"seat": seat.seat, "to": to, "front": seat.front})
    return None


def _may_not_go_all_in(hand: HandState, entry: AllIn) -> Refused | None:
    if refused := not_its_turn(hand, entry.seat):
        return refused
    seat = in_hand(hand, entry.seat)
    to = all_in_to(seat, entry)
    stack = None if seat.behind is None else seat.front + seat.behind
    if to is not None and stack is not None and to > stack:
        # the floor may let the count on the table correct the stack in the book
        return more_than_stack(hand, seat, to, stack)
    room = room_under_cap(seat, hand.rules)
    if to is not None and room is not None and hand.rules.hand_cap is not None and to > seat.front + room:
        return above_cap(hand, seat, to)
    if to is None or to <= hand.level:
        return None
    legal = limits(hand, entry.seat)
    if legal.may_wager:
        return above_structure(hand, seat, to)
    # a locked seat may still call; with fewer chips than the call all-in is that call
    return raise_refused(hand, seat)


def _go_all_in(hand: HandState, entry: AllIn) -> HandState:
    index = _index(hand, entry.seat)
    seat = hand.seats[index]
    to = all_in_to(seat, entry)
    assert to is not None, "cannot has asked before"
    if hand.stud.bring_in_due and to <= hand.big_blind:
        return _nothing_behind(brought_in(hand, entry.seat), index)
    if to > hand.level:
        return _nothing_behind(raised(hand, entry.seat, to, all_in=True), index)
    moved = _called(_moved_on(hand, index, _put_in(seat, to - seat.front, all_in=True, acted_at=to)))
    return _nothing_behind(moved, index)


def _nothing_behind(hand: HandState, index: int) -> HandState:
    """The hand with an all-in seat's stack known: a book that says otherwise was wrong.

    At the cap of the hand all-in does not mean the last chips: what lies behind stays there.
    """
    seat = hand.seats[index]
    overdrawn = seat.behind is not None and seat.behind < 0
    if seat.behind == 0 or (at_cap(seat.put_in, hand.rules) and not overdrawn):
        return hand
    corrected = replace(seat, behind=0, started=seat.put_in + seat.dead - seat.won)
    return replace(hand, seats=with_seat(hand.seats, index, corrected))


ALL_IN = HandRule(_cannot_go_all_in, _may_not_go_all_in, _go_all_in)
