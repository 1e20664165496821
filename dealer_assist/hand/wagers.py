"""Bet, raise and all-in: what each needs and what it does.

Sizes are totals in front. A bet or raise that is full sets the smallest next raise; an all-in for less
does not (TDA 2024 R43 and R47, WSOP Live 2024 R171, R172, R175).
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.acting import called, index_of, moved_on, put_in, turn_from
from dealer_assist.hand.entries import AllIn, Wager
from dealer_assist.hand.first_round import must_open, opening_price, opening_raise, raises_so_far
from dealer_assist.hand.limits import limits
from dealer_assist.hand.not_allowed import (
    above_cap,
    above_structure,
    more_than_stack,
    raise_refused,
    without_raising,
    wrong_size,
)
from dealer_assist.hand.raise_cap import runs_out_with
from dealer_assist.hand.rule import HandRule, cannot_act, not_its_turn
from dealer_assist.hand.sizes import fixed_bet
from dealer_assist.hand.state import HandState, InHand, in_hand, with_seat
from dealer_assist.hand.structures import bring_in_of, structure_of
from dealer_assist.hand.stud_turn import brought_in, opened_with_a_bet
from dealer_assist.hand.turn import at_cap, next_to_act, room_under_cap, stage_after
from dealer_assist.rules.options import BettingStructure
from dealer_assist.rules.refused import RefusalCode, Refused

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
    index = index_of(hand, seat_number)
    seat = put_in(hand.seats[index], to - hand.seats[index].front, all_in=all_in, acted_at=to)
    seats = with_seat(hand.seats, index, seat)
    if not hand.street and hand.level < to < opening_price(hand) and must_open(hand):
        return _opened_for_less(hand, index, seat)
    to_act = next_to_act(seats, turn_from(hand, index), to)
    full = structure_of(hand).is_full(hand, to)
    if full is None:
        # a raise with chips behind is full by itself, whatever the last one was
        full = not all_in
    raises = hand.raises + 1 if full else hand.raises
    return replace(
        hand,
        seats=seats,
        level=to,
        full_raise=to - _raised_over(hand, to) if full else hand.full_raise,
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


def _opened_for_less(hand: HandState, index: int, seat: InHand) -> HandState:
    """The hand after last chips, less than the blind, where blinds cannot be called: they are now the bet."""
    seats, price = with_seat(hand.seats, index, seat), opening_price(hand)
    to_act = next_to_act(seats, turn_from(hand, index), price)
    return replace(
        hand,
        seats=seats,
        level=price,
        full_raise=opening_raise(hand),
        full_level=price,
        raises=raises_so_far(hand),
        circuit=(),
        aggressor=seat.seat,
        to_act=to_act,
        stage=stage_after(hand, seats, to_act),
        said=None,
    )


def _raised_over(hand: HandState, to: int) -> int:
    """The total a full bet or raise goes over.

    A bring-in that is completed is part of the first whole bet. In fixed limit a whole raise goes over the last full
    total, whatever short all-in lies between.
    """
    if not hand.full_level and bring_in_of(hand):
        return 0
    limit = hand.rules.betting_structure is BettingStructure.FL
    return hand.full_level if limit and to - hand.full_level >= fixed_bet(hand) else hand.level


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
    index = index_of(hand, entry.seat)
    seat = hand.seats[index]
    to = all_in_to(seat, entry)
    assert to is not None, "cannot has asked before"
    if hand.stud.bring_in_due and to <= hand.big_blind:
        return _nothing_behind(brought_in(hand, entry.seat), index)
    if to > hand.level:
        return _nothing_behind(raised(hand, entry.seat, to, all_in=True), index)
    moved = called(moved_on(hand, index, put_in(seat, to - seat.front, all_in=True, acted_at=to)))
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
