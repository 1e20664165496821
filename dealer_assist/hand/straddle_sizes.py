"""How large a straddle is: twice the blind before it, more up to a cap, or the last chips of a short stack.

Options `straddle_size`, `straddle_cap`, `straddle_short_stack`; rule file 02, section 3; WSOP Live 2024 R11 and R161,
Robert's Rules v11 s.14 No-Limit 2. A kill counts as the big blind, a re-straddle goes by the straddle before it.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.hand.first_round import opening_price
from dealer_assist.hand.state import HandState, InHand, in_hand
from dealer_assist.hand.straddle_seats import WHO
from dealer_assist.hand.turn import room_under_cap
from dealer_assist.rules.options import HouseRules, StraddleShortStack, StraddleSize
from dealer_assist.rules.refused import RefusalCode, Refused


def sizes(hand: HandState) -> tuple[int, int | None]:
    """Smallest and largest full straddle over what is out now, totals in chips; None = no limit.

    Options `straddle_size` and `straddle_cap`.
    """
    least, most = SIZES[hand.rules.straddle_size](opening_price(hand))
    cap = hand.rules.straddle_cap
    return least, most if cap is None else min(cap, cap if most is None else most)


def smallest_straddle(big_blind: int, rules: HouseRules) -> int:
    """Smallest full straddle over the big blind, chips. Option `straddle_size`."""
    return SIZES[rules.straddle_size](big_blind)[0]


def _exactly_double(price: int) -> tuple[int, int | None]:
    return 2 * price, 2 * price


def _double_and_more(price: int) -> tuple[int, int | None]:
    return 2 * price, None


def _anything_above(price: int) -> tuple[int, int | None]:
    return price + 1, None


SIZES: dict[StraddleSize, Callable[[int], tuple[int, int | None]]] = {
    StraddleSize.EXACT_DOUBLE: _exactly_double,
    StraddleSize.DOUBLE_TO_CAP: _double_and_more,
    StraddleSize.FREE_TO_CAP: _anything_above,
}


def wrong_size(hand: HandState, seat_number: int, to: int, entry: Callable[[int, int], object]) -> Refused | None:
    """A straddle too small, too large, or by a stack too short for a full one; `entry` makes the remedy."""
    seat = in_hand(hand, seat_number)
    least, most = sizes(hand)
    stack = None if seat.behind is None else seat.front + seat.behind
    if stack is not None and stack < least:
        return _short(hand, seat, to, stack, entry)
    if to < least or (most is not None and to > most):
        right = () if most is not None and most < least else (entry(seat.seat, least if to < least else most or to),)
        facts = {"seat": seat.seat, "to": to, "min": least, "max": most or 0}
        capped = most is not None and to > most and most == hand.rules.straddle_cap
        option = "straddle_cap" if capped else "straddle_size"
        return Refused(RefusalCode.STRADDLE_SIZE, facts, right, option=option, cite=WHO)
    return None


def _short(hand: HandState, seat: InHand, to: int, stack: int, entry: Callable[[int, int], object]) -> Refused | None:
    """A player without a full straddle. Option `straddle_short_stack`."""
    allowed = hand.rules.straddle_short_stack is StraddleShortStack.ALL_IN_ALLOWED
    if allowed and to == stack:
        return None
    facts = {"seat": seat.seat, "stack": stack, "min": sizes(hand)[0]}
    remedies = (entry(seat.seat, stack),) if allowed else ()
    return Refused(RefusalCode.STRADDLE_SHORT, facts, remedies, option="straddle_short_stack")


def last_chips(hand: HandState, seat: InHand, to: int) -> bool:
    """Whether a total is all that the seat can have in front."""
    room = room_under_cap(seat, hand.rules)
    return room is not None and to == seat.front + room
