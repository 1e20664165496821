"""Which seats may straddle at this table, and who goes first when two want to.

Options `straddle_positions`, `straddle_max`, `restraddle_positions`, `straddle_fixed_limit`, `straddle_in_kill_pot`,
`straddle_precedence`; rule file 02, section 3; WSOP Live 2024 R11 and R161, Robert's Rules v11 s.4 and s.14.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.hand.positions import is_blind, under_the_gun
from dealer_assist.hand.state import HandState
from dealer_assist.rules.options import (
    BettingStructure,
    RestraddlePositions,
    StraddleFixedLimit,
    StraddlePositions,
    StraddlePrecedence,
)
from dealer_assist.rules.refused import RefusalCode, Refused

WHO = ("WSOP Live 2024 R11", "WSOP Live 2024 R161", "Robert's Rules v11 s.14 No-Limit 2")
"""Where seats and sizes are printed."""


def no_straddles(hand: HandState, seat: int) -> Refused | None:
    """A table or a pot without straddles. Options `straddle_max`, `straddle_positions`, `straddle_in_kill_pot`."""
    rules = hand.rules
    if hand.forced.kill and not rules.straddle_in_kill_pot:
        cite = ("WSOP Live 2024 R199",)
        return Refused(RefusalCode.STRADDLE_NOT_PLAYED, {"seat": seat}, option="straddle_in_kill_pot", cite=cite)
    if not rules.straddle_max:
        return Refused(RefusalCode.STRADDLE_NOT_PLAYED, {"seat": seat}, option="straddle_max")
    if not rules.straddle_positions:
        return Refused(RefusalCode.STRADDLE_NOT_PLAYED, {"seat": seat}, option="straddle_positions")
    return None


def not_in_limit(hand: HandState, seat: int) -> Refused | None:
    """Option `straddle_fixed_limit`; WSOP Live 2024 R161, Robert's Rules v11 s.4.16."""
    if hand.rules.betting_structure is not BettingStructure.FL:
        return None
    if IN_LIMIT[hand.rules.straddle_fixed_limit](hand, seat):
        return None
    cite = ("WSOP Live 2024 R161", "Robert's Rules v11 s.4.16")
    return Refused(RefusalCode.STRADDLE_NOT_FROM_SEAT, {"seat": seat}, option="straddle_fixed_limit", cite=cite)


def _anywhere(_hand: HandState, _seat: int) -> bool:
    return True


def _nowhere(_hand: HandState, _seat: int) -> bool:
    return False


def _from_under_the_gun(hand: HandState, seat: int) -> bool:
    return seat == under_the_gun(hand) and not is_blind(hand, seat)


def _from_button(hand: HandState, seat: int) -> bool:
    return seat == hand.positions.button and not is_blind(hand, seat)


def _not_a_blind(hand: HandState, seat: int) -> bool:
    return not is_blind(hand, seat)


def _left_of_straddle(hand: HandState, seat: int) -> bool:
    seats = [each.seat for each in hand.seats]
    last = hand.forced.straddles[-1].seat
    return seat == seats[(seats.index(last) + 1) % len(seats)]


IN_LIMIT: dict[StraddleFixedLimit, Callable[[HandState, int], bool]] = {
    StraddleFixedLimit.NOT_ALLOWED: _nowhere,
    StraddleFixedLimit.UTG_ONLY: _from_under_the_gun,
    StraddleFixedLimit.AS_POSTED: _anywhere,
}

FROM: dict[StraddlePositions, Callable[[HandState, int], bool]] = {
    StraddlePositions.UTG: _from_under_the_gun,
    StraddlePositions.BUTTON: _from_button,
    StraddlePositions.ANY: _not_a_blind,
    StraddlePositions.SLEEPER: _nowhere,
}
"""Seats a straddle may be put out from; the blinds never may. A sleeper is no straddle while anybody may come in."""

AGAIN_FROM: dict[RestraddlePositions, Callable[[HandState, int], bool]] = {
    RestraddlePositions.NONE: _nowhere,
    RestraddlePositions.LEFT_ONLY: _left_of_straddle,
    RestraddlePositions.ANY: _anywhere,
}
"""Seats a straddle may be straddled again from."""


def too_many(hand: HandState, seat: int) -> Refused | None:
    """As many straddles as the house takes are out. Option `straddle_max`."""
    most = hand.rules.straddle_max
    if len(hand.forced.straddles) + len(hand.forced.sleepers) < most:
        return None
    return Refused(RefusalCode.STRADDLES_ARE_OUT, {"seat": seat, "max": most}, option="straddle_max", cite=WHO)


def not_from(hand: HandState, seat: int) -> Refused | None:
    """Options `straddle_positions` and, over another straddle, `restraddle_positions`."""
    rules = hand.rules
    if hand.forced.straddles:
        if AGAIN_FROM[rules.restraddle_positions](hand, seat):
            return None
        return Refused(RefusalCode.STRADDLE_NOT_FROM_SEAT, {"seat": seat}, option="restraddle_positions")
    if any(FROM[each](hand, seat) for each in rules.straddle_positions):
        return None
    return Refused(RefusalCode.STRADDLE_NOT_FROM_SEAT, {"seat": seat}, option="straddle_positions", cite=WHO)


# -- when two want to


def _button_first(hand: HandState, seat: int) -> int:
    return 0 if _from_button(hand, seat) else 1


def _under_the_gun_first(hand: HandState, seat: int) -> int:
    return 0 if _from_under_the_gun(hand, seat) else 1


def _all_alike(_hand: HandState, _seat: int) -> int:
    return 0


PRECEDENCE: dict[StraddlePrecedence, Callable[[HandState, int], int]] = {
    StraddlePrecedence.BUTTON_FIRST: _button_first,
    StraddlePrecedence.UTG_FIRST: _under_the_gun_first,
    StraddlePrecedence.FIRST_TO_POST: _all_alike,
}
"""Who goes before whom: the lower number."""
