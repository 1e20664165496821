"""Why a seat may not do what it does: too little, too much, no right to raise, a bring-in that comes first.

Each refusal names the entries that would be right, the likelier first. TDA 2024 R43, R47 and R55, WSOP Live 2024 R126
to R130, R170, R171 and R216, Robert's Rules v11 s.3, s.8 and s.11.
"""

from __future__ import annotations

from dealer_assist.hand.entries import AllIn, BringIn, Call, Check, Fold, HandEntry, Wager
from dealer_assist.hand.first_round import must_open
from dealer_assist.hand.limits import Limits, limits, may_raise, nearest_playable, playable, right_to_raise
from dealer_assist.hand.raise_cap import raises_ran_out
from dealer_assist.hand.state import HandState, InHand
from dealer_assist.hand.structures import fixed_totals, structure_of
from dealer_assist.hand.stud_openers import bring_in_seat
from dealer_assist.hand.turn import room_under_cap
from dealer_assist.rules.refused import RefusalCode, Refused


def must_bring_in(hand: HandState, seat: int) -> Refused | None:
    """The low card has no choice; passed over for want of chips or not told, it leaves the next one free to fold."""
    due = hand.stud.bring_in_due and bring_in_seat(hand) in (seat, None)
    return comes_in_otherwise(hand, seat) if due else None


def comes_in_otherwise(hand: HandState, seat_number: int) -> Refused | None:
    """Why the first one in may neither check nor call: a bring-in is due, or the game is opened with a bet."""
    if hand.stud.bring_in_due:
        facts = {"seat": seat_number, "amount": hand.big_blind}
        cite = ("WSOP Live 2024 R216", "TDA 2024 RP-10-E", "Robert's Rules v11 s.8.2")
        return Refused(RefusalCode.BRING_IN_DUE, facts, (BringIn(seat_number),), cite=cite)
    if hand.street or hand.aggressor is not None or not must_open(hand):
        return None
    legal = limits(hand, seat_number)
    if not legal.may_wager:
        # too few chips to open with go in as a call
        return None
    least = legal.least_to
    remedies: tuple[HandEntry, ...] = () if least is None else (Wager(seat_number, least),)
    facts = {"seat": seat_number, "amount": least or 0}
    return Refused(RefusalCode.MUST_OPEN, facts, (*remedies, Fold(seat_number)), option="draw_open")


def without_raising(hand: HandState, seat: InHand) -> tuple[HandEntry, ...]:
    """What the seat may do without raising, the likelier first."""
    if hand.stud.bring_in_due:
        return (BringIn(seat.seat),)
    return (Call(seat.seat), Fold(seat.seat)) if hand.level > seat.front else (Check(seat.seat),)


def more_than_stack(hand: HandState, seat: InHand, to: int, stack: int) -> Refused:
    """The seat has less: all-in instead, or what is left to a seat that may not raise."""
    goes_in = stack <= hand.level or may_raise(hand, seat)
    remedies = (AllIn(seat.seat, stack),) if goes_in else without_raising(hand, seat)
    return Refused(RefusalCode.MORE_THAN_STACK, {"seat": seat.seat, "to": to, "stack": stack}, remedies)


def wrong_size(hand: HandState, seat: InHand, to: int) -> Refused | None:
    """A raise that is locked, too small, above the cap or not in whole chips; an all-in for less is none."""
    legal = limits(hand, seat.seat)
    if not legal.may_wager:
        return raise_refused(hand, seat)
    if legal.max_to is not None and to > legal.max_to:
        return above_structure(hand, seat, to) or above_cap(hand, seat, to)
    if legal.min_to is not None and to < legal.min_to and to != legal.max_to:
        return _too_small(hand, seat, to, legal)
    totals = fixed_totals(hand)
    if len(totals) > 1 and to not in totals and to != legal.max_to:
        return _between_two_sizes(hand, seat, to, totals)
    step = hand.rules.wager_increment
    if step and to % step and to != legal.max_to:
        return _not_playable(seat, to, step, legal)
    return None


def above_structure(hand: HandState, seat: InHand, to: int) -> Refused | None:
    """More than the pot, the fixed bet or the end of the spread: the largest instead, or no raise."""
    structure = structure_of(hand)
    most = structure.most_to(hand, seat)
    if most is None or structure.too_much is None or to <= most:
        return None
    largest = limits(hand, seat.seat).max_to
    raise_to = () if largest is None else (Wager(seat.seat, largest),)
    facts = {"seat": seat.seat, "to": to, "max": most}
    remedies = (*raise_to, without_raising(hand, seat)[0])
    return Refused(structure.too_much, facts, remedies, option="betting_structure", cite=structure.cite)


def _between_two_sizes(hand: HandState, seat: InHand, to: int, totals: tuple[int, ...]) -> Refused:
    """Neither the small nor the big bet, where an open pair allows both: the ones that are bets, or none."""
    remedies = (*(Wager(seat.seat, total) for total in totals), without_raising(hand, seat)[0])
    facts = {"seat": seat.seat, "to": to, "min": totals[0], "max": totals[-1]}
    cite = ("WSOP Live 2024 R220", "Robert's Rules v11 s.8.4")
    return Refused(RefusalCode.NEITHER_BET, facts, remedies, option="stud_open_pair_double", cite=cite)


def above_cap(hand: HandState, seat: InHand, to: int) -> Refused:
    """More than the cap leaves the seat for this hand: it bets or calls up to the cap."""
    room = room_under_cap(seat, hand.rules)
    assert room is not None, "a hand with a cap has room up to it"
    most = seat.front + room
    remedies = (Wager(seat.seat, most),) if most > hand.level and may_raise(hand, seat) else without_raising(hand, seat)
    facts = {"seat": seat.seat, "to": to, "max": most}
    return Refused(RefusalCode.ABOVE_HAND_CAP, facts, remedies, option="hand_cap")


def _not_playable(seat: InHand, to: int, step: int, legal: Limits) -> Refused:
    """The amount cannot be laid in the chips that play: the nearest one that can, within the limits."""
    # while the smallest raise is not known it is at least more than a call
    near = max(nearest_playable(to, step), legal.min_to or playable(legal.level + 1, step))
    remedy = Wager(seat.seat, near if legal.max_to is None else min(near, legal.max_to))
    facts = {"seat": seat.seat, "to": to, "step": step}
    cite = ("WSOP Live 2024 R130",)
    return Refused(RefusalCode.NOT_A_CHIP_AMOUNT, facts, (remedy,), option="wager_increment", cite=cite)


def raise_refused(hand: HandState, seat: InHand) -> Refused:
    """Why this seat may only call or fold."""
    facts = {"seat": seat.seat, "call": max(0, hand.level - seat.front)}
    remedies = without_raising(hand, seat)
    if seat.seat in hand.only_call:
        book = ("Robert's Rules v11 s.8.14",)
        return Refused(RefusalCode.HELD_TO_CALL, facts, remedies, option="premature_stud_card", cite=book)
    room = room_under_cap(seat, hand.rules)
    if room is not None and seat.front + room <= hand.level:
        return Refused(RefusalCode.NOT_MORE_THAN_CALL, {**facts, "to": seat.front + room}, remedies)
    if seat.acted_at is not None and not right_to_raise(hand, seat):
        structure = structure_of(hand)
        facts |= {"increase": hand.level - seat.acted_at, "full": structure.reopens_by(hand) or 0}
        option, cite = structure.reopened_by_rule
        return Refused(RefusalCode.RAISE_LOCKED, facts, remedies, option=option, cite=cite)
    if raises_ran_out(hand):
        facts["raises"] = hand.rules.limit_raise_cap
        books = ("TDA 2024 R48", "WSOP Live 2024 R126", "Robert's Rules v11 s.3")
        return Refused(RefusalCode.RAISES_RAN_OUT, facts, remedies, option="limit_raise_cap", cite=books)
    return Refused(RefusalCode.RAISE_UNANSWERABLE, facts, remedies)


def _too_small(hand: HandState, seat: InHand, to: int, legal: Limits) -> Refused:
    """Less than the smallest bet or raise: complete it, all-in if the stack ends before, or do not raise."""
    least = legal.min_to
    assert least is not None
    complete = Wager(seat.seat, least if legal.max_to is None else min(least, legal.max_to))
    remedies = (complete, without_raising(hand, seat)[0])
    facts = {"seat": seat.seat, "to": to, "level": hand.level, "min": least}
    if hand.level:
        cite = ("TDA 2024 R43-A", "WSOP Live 2024 R171")
        return Refused(RefusalCode.RAISE_TOO_SMALL, facts, remedies, option="min_raise_rule", cite=cite)
    return Refused(RefusalCode.BET_TOO_SMALL, facts, remedies, cite=("WSOP Live 2024 R128", "WSOP Live 2024 R170"))
