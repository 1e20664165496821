"""A straddle is put out: a blind raise before the cards that sets the price and acts last.

It is no raise unless the house counts it; its seat keeps the option to raise. Who may stands in `straddle_seats`, how
much in `straddle_sizes`. Rule file 02, section 3; WSOP Live 2024 R11 and R161, Robert's Rules v11 s.4 and s.14.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from dealer_assist.games.game import ForcedBets
from dealer_assist.hand.entries import StraddlePosted
from dealer_assist.hand.first_round import opened, opening_price
from dealer_assist.hand.forced import Straddle
from dealer_assist.hand.rule import HandRule
from dealer_assist.hand.state import HandState, Stage, place, with_seat
from dealer_assist.hand.straddle_seats import PRECEDENCE, no_straddles, not_from, not_in_limit, too_many
from dealer_assist.hand.straddle_sizes import last_chips, sizes, wrong_size
from dealer_assist.hand.turn import can_bet
from dealer_assist.rules.options import HouseRules, MissedStraddlePost
from dealer_assist.rules.refused import RefusalCode, Refused

# -- what nobody can waive


def nobody_has_acted(hand: HandState) -> bool:
    """Whether the first betting round is open and every hand is still untouched."""
    if hand.street or hand.forced.bomb_ante or hand.stage is not Stage.BETTING:
        return False
    straddlers = [each.seat for each in hand.forced.straddles]
    return not any(each.folded or (each.acted_at is not None and each.seat not in straddlers) for each in hand.seats)


def cannot_put_out(hand: HandState, seat_number: int, to: int, entry: Callable[[int, int], object]) -> Refused | None:
    """A blind raise by a seat without a hand or the chips, or to no more than the price; `entry` makes the remedy."""
    if hand.game.forced is not ForcedBets.BLINDS:
        return Refused(RefusalCode.STRADDLE_NOT_PLAYED, {"seat": seat_number}, option="straddle_positions")
    index = place(hand, seat_number)
    if index is None:
        return Refused(RefusalCode.NOT_IN_HAND, {"seat": seat_number})
    seat, price = hand.seats[index], max(hand.level, opening_price(hand))
    if seat.all_in:
        return Refused(RefusalCode.IS_ALL_IN, {"seat": seat.seat, "amount": seat.front})
    if to <= seat.front:
        return Refused(RefusalCode.LESS_THAN_IN_FRONT, {"seat": seat.seat, "to": to, "front": seat.front})
    if seat.behind is not None and to > seat.front + seat.behind:
        stack = seat.front + seat.behind
        facts = {"seat": seat.seat, "to": to, "stack": stack}
        return Refused(RefusalCode.MORE_THAN_STACK, facts, (entry(seat.seat, stack),))
    if to <= price and not last_chips(hand, seat, to):
        facts = {"seat": seat.seat, "to": to, "call": price}
        return Refused(RefusalCode.NOT_MORE_THAN_CALL, facts, (entry(seat.seat, sizes(hand)[0]),))
    return None


def _cannot_straddle(hand: HandState, entry: StraddlePosted) -> Refused | None:
    if not nobody_has_acted(hand):
        return Refused(RefusalCode.POSTED_TOO_LATE, {"seat": entry.seat})
    if entry.seat in (each.seat for each in hand.forced.straddles):
        return Refused(RefusalCode.STRADDLES_ARE_OUT, {"seat": entry.seat, "max": len(hand.forced.straddles)})
    return cannot_put_out(_without_rival(hand, entry.seat) or hand, entry.seat, entry.to, StraddlePosted)


# -- what the house allows


def _may_not_straddle(hand: HandState, entry: StraddlePosted) -> Refused | None:
    refused = _not_allowed(hand, entry)
    if refused is None or _may_displace(hand, entry):
        return None
    return refused


def _not_allowed(hand: HandState, entry: StraddlePosted) -> Refused | None:
    return (
        no_straddles(hand, entry.seat)
        or not_in_limit(hand, entry.seat)
        or too_many(hand, entry.seat)
        or not_from(hand, entry.seat)
        or wrong_size(hand, entry.seat, entry.to, StraddlePosted)
    )


# -- who goes first when two want to


def _without_rival(hand: HandState, seat: int) -> HandState | None:
    """The hand without its one straddle, where this seat goes before the one that put it out; None if it does not.

    Option `straddle_precedence`; WSOP Live 2024 R161.
    """
    if len(hand.forced.straddles) != 1:
        return None
    first = hand.forced.straddles[0]
    rank = PRECEDENCE[hand.rules.straddle_precedence]
    if rank(hand, seat) >= rank(hand, first.seat):
        return None
    return taken_back(hand, first)


def _may_displace(hand: HandState, entry: StraddlePosted) -> HandState | None:
    """The hand without the rival's straddle, where this one may be put out in its place."""
    rest = _without_rival(hand, entry.seat)
    return None if rest is None or _not_allowed(rest, entry) else rest


def taken_back(hand: HandState, straddle: Straddle) -> HandState:
    """The hand without a straddle: its chips are behind again."""
    index = place(hand, straddle.seat)
    assert index is not None
    seat = hand.seats[index]
    back = replace(
        seat,
        behind=None if seat.behind is None else seat.behind + straddle.added,
        front=seat.front - straddle.added,
        put_in=seat.put_in - straddle.added,
        all_in=False,
        acted_at=None,
    )
    left = tuple(each for each in hand.forced.straddles if each is not straddle)
    seats = with_seat(hand.seats, index, back)
    return opened(replace(hand, seats=seats, forced=replace(hand.forced, straddles=left), began_with=can_bet(seats)))


class Offers(msgspec.Struct, frozen=True):
    """What comes of several straddles offered one after the other."""

    accepted: tuple[int, ...]
    """Seats whose straddle stands, in the order of offering."""
    refused: dict[int, Refused]
    """Why the others' do not, by seat."""


def offers(hand: HandState, seats: tuple[int, ...], to: int) -> Offers:
    """Which of these seats, in the order in which they offer, may straddle to this total."""
    refused: dict[int, Refused] = {}
    for seat in seats:
        entry = StraddlePosted(seat, to)
        if no := _cannot_straddle(hand, entry) or _may_not_straddle(hand, entry):
            refused[seat] = no
        else:
            hand = _straddle(hand, entry)
    standing = {each.seat for each in hand.forced.straddles}
    for seat in seats:
        if seat not in standing and seat not in refused:
            refused[seat] = Refused(RefusalCode.STRADDLE_GOES_FIRST, {"seat": seat}, option="straddle_precedence")
    return Offers(tuple(seat for seat in seats if seat in standing), refused)


# -- put out


def put_out(hand: HandState, seat_number: int, to: int, full: int) -> HandState:
    """The hand with a straddle in front of a seat, whoever allowed it or asked for it.

    For less than a full straddle the last chips go in; the others call the full one.
    """
    index = place(hand, seat_number)
    assert index is not None, "cannot has asked before"
    seat = hand.seats[index]
    all_in = last_chips(hand, seat, to)
    price = max(to, full) if all_in else to
    has_no_option = bool(hand.forced.straddles) and not hand.rules.restraddle_live
    added = to - seat.front
    posted = replace(
        seat,
        behind=None if seat.behind is None else seat.behind - added,
        front=to,
        put_in=seat.put_in + added,
        all_in=all_in,
        # who has acted with what is in front is asked again only after a raise
        acted_at=price if has_no_option else None,
    )
    seats = with_seat(hand.seats, index, posted)
    straddles = (*hand.forced.straddles, Straddle(seat_number, price, added))
    forced = replace(hand.forced, straddles=straddles)
    return opened(replace(hand, seats=seats, forced=forced, began_with=can_bet(seats)))


def _straddle(hand: HandState, entry: StraddlePosted) -> HandState:
    if _not_allowed(hand, entry) and (rest := _may_displace(hand, entry)):
        hand = rest
    return put_out(hand, entry.seat, entry.to, sizes(hand)[0])


STRADDLE_POSTED = HandRule(_cannot_straddle, _may_not_straddle, _straddle)


# -- a mandatory straddle that was missed


def missed_straddle(amount: int, rules: HouseRules) -> tuple[int, int]:
    """What a player makes up who missed a mandatory straddle: live chips, dead chips.

    Option `missed_straddle_post`; WSOP Live 2024 R162.
    """
    return MADE_UP[rules.missed_straddle_post](amount)


MADE_UP: dict[MissedStraddlePost, Callable[[int], tuple[int, int]]] = {
    MissedStraddlePost.DEAD: lambda amount: (0, amount),
    MissedStraddlePost.LIVE: lambda amount: (amount, 0),
    MissedStraddlePost.NONE: lambda _amount: (0, 0),
}
