"""Who posted the blinds, and whether the big blind is through its first action, as far as the chips tell.

Only pot-limit asks before the flop: a small blind may count for more until the big blind has acted (option
`pl_small_blind_counts_as`; WSOP Live 2024 R187, R188), a dead or short one as if it were there.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import msgspec
from msgspec.structs import replace

from dealer_assist.guide.stands import Stand
from dealer_assist.hand.situation import SeatTold, Situation, Told
from dealer_assist.hand.state import Positions


class Blinds(msgspec.Struct, frozen=True):
    """One way the blinds can have been posted."""

    positions: Positions
    seats: tuple[SeatTold, ...]
    """The seats, the largest blind marked as having acted or not."""
    states: dict[str, Hashable] = {}
    """What is not told of the largest blind, by the question that would tell it."""


def blinds_told(told: Situation, seat: int, stand: Stand) -> Iterator[Blinds]:
    """Every way the blinds can have been posted; after the flop they are chips like any others."""
    if not stand.opening.preflop:
        yield Blinds(told.positions, told.seats)
        return
    for positions in _positions(told):
        yield from _acted_or_not(told, seat, stand, positions)


def _positions(told: Situation) -> Iterator[Positions]:
    """The blinds as told; where nobody told, every seat that can have posted them."""
    positions = told.positions
    if positions.big_blind is not None or told.third_blind:
        yield positions
        return
    for big in told.seats:
        if not _may_have_posted(big, told.big_blind):
            continue
        yield replace(positions, big_blind=big.seat, small_blind=None)
        for small in told.seats:
            if small.seat != big.seat and _may_have_posted(small, told.small_blind):
                yield replace(positions, big_blind=big.seat, small_blind=small.seat)


def _may_have_posted(seat: SeatTold, blind: int) -> bool:
    """Whether what is in front fits a blind: all of it, or less from a seat that may be all-in."""
    return (seat.front or 0) >= blind or (bool(seat.front) and seat.told in (Told.ALL_IN, None))


def _acted_or_not(told: Situation, seat: int, stand: Stand, positions: Positions) -> Iterator[Blinds]:
    largest = positions.big_blind if positions.third_blind is None else positions.third_blind
    each = next((one for one in told.seats if one.seat == largest), None)
    if each is None:
        yield Blinds(positions, told.seats)
        return
    states = _acted(told, seat, stand, each)
    for acted in states:
        seats = tuple(replace(one, acted=acted) if one.seat == largest else one for one in told.seats)
        unsure: dict[str, Hashable] = {f"status {largest}": acted} if len(states) > 1 else {}
        yield Blinds(positions, seats, unsure)


def _acted(told: Situation, seat: int, stand: Stand, blind: SeatTold) -> tuple[bool, ...]:
    """Whether the blind is through its first action: both where it may be all-in for what it posted."""
    posted, due = blind.front or 0, _put_out(told, blind.seat)
    if blind.seat == seat:
        return (stand.acted,)
    if posted > due or blind.told is Told.FOLDED:
        return (True,)
    if blind.told is not None or not stand.acted or posted < due:
        return (False,)
    return (True, False)


def _put_out(told: Situation, blind: int) -> int:
    """Chips the seat of the largest blind has put out before the cards: its blind, or a kill or straddle over it."""
    kill = told.forced.kill if told.forced.killer == blind else 0
    straddles = (each.to for each in told.forced.straddles if each.seat == blind)
    return max(told.third_blind or told.big_blind, kill, *straddles)
