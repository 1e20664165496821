"""The clock is called on a player, or a player leaves the seat with action pending.

The time, then the countdown; when both are over the hand is dead facing a bet, and without a bet what the house says.
Options `clock_seconds`, `clock_countdown`, `clock_no_bet_result`, `leaving_seat_action_pending`; TDA 2024 R29 and R31,
WSOP Live 2024 R80, R81, R106 and R181. How many seconds have passed is told, never read from a clock. Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import msgspec

from dealer_assist.hand.irregular.outcome import Dead, Do, Fixed, Outcome, Ruled, Step
from dealer_assist.rules.options import ClockNoBetResult, HouseRules, LeavingSeatActionPending

BOOKS = ("TDA 2024 R29", "WSOP Live 2024 R81", "WSOP Live 2024 R181")


class ClockPhase(StrEnum):
    """Which part of the clock runs."""

    TIME = "time"
    """Before the countdown."""
    COUNTDOWN = "countdown"


class ClockCalled(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The clock was called on a player some time ago."""

    elapsed: int
    """Seconds since."""
    facing_bet: bool
    seat: int | None = None
    """None = the seat to act."""


class ClockExpired(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Time and countdown are over, and the player has not acted."""

    facing_bet: bool
    seat: int | None = None
    """None = the seat to act."""


class ClockLeft(Fixed, frozen=True, kw_only=True):
    """How long the part that runs still lasts."""

    phase: ClockPhase
    left: int
    """Seconds."""


def clock_called(told: ClockCalled, rules: HouseRules) -> Ruled:
    """What the clock says now. A tie goes to the player (TDA 2024 R29)."""
    time, whole = rules.clock_seconds, rules.clock_seconds + rules.clock_countdown
    if told.elapsed < time:
        return _running(ClockPhase.TIME, time - told.elapsed, "clock_seconds", Step.WAIT)
    if told.elapsed < whole:
        return _running(ClockPhase.COUNTDOWN, whole - told.elapsed, "clock_countdown", Step.COUNT_DOWN)
    return clock_expired(ClockExpired(facing_bet=told.facing_bet, seat=told.seat), rules)


def _running(phase: ClockPhase, left: int, option: str, step: Step) -> Ruled:
    steps = (Do(step, {"seconds": left}),)
    return Ruled(
        outcome=Outcome.CLOCK_RUNNING, fixed=ClockLeft(phase=phase, left=left), steps=steps, option=option, cite=BOOKS
    )


def clock_expired(told: ClockExpired, rules: HouseRules) -> Ruled:
    """What becomes of a hand whose time is over."""
    return _dead(told, None) if told.facing_bet else NO_BET[rules.clock_no_bet_result](told)


def _dead(told: ClockExpired, option: str | None) -> Ruled:
    fixed, steps = Dead(seat=told.seat), (Do(Step.MUCK_HAND, {"seat": told.seat}),)
    return Ruled(
        outcome=Outcome.HAND_DEAD, fixed=fixed, steps=steps, option=option, cite=(*BOOKS, "WSOP Live 2024 R106")
    )


def _dead_without_bet(told: ClockExpired) -> Ruled:
    return _dead(told, "clock_no_bet_result")


def _checks(told: ClockExpired) -> Ruled:
    steps = (Do(Step.CHECKS, {"seat": told.seat}),)
    return Ruled(outcome=Outcome.CHECK, steps=steps, option="clock_no_bet_result", cite=("TDA 2024 R29",))


NO_BET: dict[ClockNoBetResult, Callable[[ClockExpired], Ruled]] = {
    ClockNoBetResult.CHECK: _checks,
    ClockNoBetResult.HAND_DEAD: _dead_without_bet,
}
"""What becomes of a player without a bet to answer whose time is over, by the option `clock_no_bet_result`."""


# -- leaving the seat


class LeftSeat(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A player left the seat before acting on a live hand."""

    seat: int
    back_in_time: bool = True
    """Whether the player was there when the turn came."""


class Penalty(Fixed, frozen=True, kw_only=True):
    """A penalty the floor may give."""

    seat: int
    hand_live: bool = True


def left_seat(told: LeftSeat, rules: HouseRules) -> Ruled:
    """What becomes of a player who left with action pending."""
    return LEFT[rules.leaving_seat_action_pending](told)


def _penalized(told: LeftSeat) -> Ruled:
    """Not there when the turn comes, the hand may be treated as abandoned."""
    option, cite = "leaving_seat_action_pending", ("TDA 2024 R31", "WSOP Tournament 2024 R83")
    if not told.back_in_time:
        return _abandoned(told, option, cite)
    steps = (Do(Step.CALL_FLOOR), Do(Step.WARN, {"seat": told.seat}))
    return Ruled(outcome=Outcome.PENALTY, fixed=Penalty(seat=told.seat), steps=steps, option=option, cite=cite)


def _dead_for_leaving(told: LeftSeat) -> Ruled:
    return _abandoned(told, "leaving_seat_action_pending", ("WSOP Live 2024 R80",))


def _abandoned(told: LeftSeat, option: str, cite: tuple[str, ...]) -> Ruled:
    fixed, steps = Dead(seat=told.seat), (Do(Step.MUCK_HAND, {"seat": told.seat}),)
    return Ruled(outcome=Outcome.HAND_DEAD, fixed=fixed, steps=steps, option=option, cite=cite)


LEFT: dict[LeavingSeatActionPending, Callable[[LeftSeat], Ruled]] = {
    LeavingSeatActionPending.PENALTY: _penalized,
    LeavingSeatActionPending.HAND_DEAD: _dead_for_leaving,
}
"""What becomes of a player who left, by the option `leaving_seat_action_pending`."""
