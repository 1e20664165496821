"""At what level a street opened, and whether a seat had acted, as far as the chips and the positions tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from dealer_assist.games.game import ForcedBets
from dealer_assist.hand.first_round import (
    first_left_of,
    opening_price,
    opening_raise,
    out_of_seat_order,
    raises_so_far,
)
from dealer_assist.hand.situation import SeatTold, Situation, Told, begin
from dealer_assist.hand.sizes import smallest_bet
from dealer_assist.hand.state import HandState
from dealer_assist.hand.stud_openers import opener
from dealer_assist.pots.split import clockwise_from
from dealer_assist.rules.options import ShortBlindCallAmount


class Opening(msgspec.Struct, frozen=True):
    """One way a street can have opened."""

    street: int
    """Index of the street in the game."""
    level: int
    """Total to match before anybody acted, chips."""
    least: int
    """Chips of the smallest bet, or of the smallest raise over the level; fixed limit: the size of the street."""
    raises: int = 0
    """Bets and raises the round began with: the blind is the first."""
    brought_in: bool = False
    """Whether the level is the bring-in of stud: put in by acting, and in fixed limit still to be completed."""

    @property
    def preflop(self) -> bool:
        """Whether blinds opened it."""
        return self.street == 0


def openings(told: Situation) -> Iterator[Opening]:
    """Every way the street can have opened: all where the street was not told, several where a blind may be short."""
    names = [each.name for each in told.game.streets]
    if told.street in (None, names[0]):
        bare = at_street(told, 0)
        for level in _blind_levels(told, opening_price(bare)):
            by_bring_in = told.game.forced is ForcedBets.BRING_IN and not told.forced.kill
            yield Opening(0, level, opening_raise(bare), raises_so_far(bare), by_bring_in)
    seen: set[int] = set()
    for street, name in enumerate(names):
        least = smallest_bet(at_street(told, street))
        # streets with bets of one size are all alike
        if street and told.street in (None, name) and least not in seen:
            seen.add(least)
            yield Opening(street, 0, least)


def at_street(told: Situation, street: int, seats: tuple[SeatTold, ...] = ()) -> HandState:
    """The hand as it began on a street, with these seats; without any it tells the sizes of its bets."""
    name = told.game.streets[street].name
    return begin(replace(told, seats=seats, pots=(), middle=0, street=name, full_raise=None, to_act=None))


def _blind_levels(told: Situation, price: int) -> tuple[int, ...]:
    """The whole opening price, even if posted short; in a house that lets the short amount be called, that amount.

    A straddle, a kill or a third blind is the price in full.

    Option `short_blind_call_amount`; WSOP Live 2024 R150. There the higher of the two blinds as posted counts,
    and where nobody told who posted them, every amount they may have been.
    """
    raised_blind = told.forced.straddles or told.forced.kill or told.third_blind
    if raised_blind or told.rules.short_blind_call_amount is ShortBlindCallAmount.FULL_BLIND:
        return (price,)
    small = _posted(told, told.positions.small_blind, told.small_blind)
    big = _posted(told, told.positions.big_blind, told.big_blind)
    return tuple(sorted({max(one, other) for one in {*small} for other in big}))


def _posted(told: Situation, seat: int | None, blind: int) -> tuple[int, ...]:
    """What a blind can be as it was posted: all of it, or what a seat has that is all-in for less."""
    if seat is not None:
        return (min(blind, front_of(told, seat)),)
    may_be_all_in = (each.front or 0 for each in told.seats if each.told in (Told.ALL_IN, None))
    # nothing: a dead small blind, or a stack that went into the ante
    return (0, blind, *(front for front in may_be_all_in if 0 < front < blind))


def front_of(told: Situation, seat: int) -> int:
    """Chips in front of a seat; a seat nobody mentioned has none."""
    return next((each.front or 0 for each in told.seats if each.seat == seat), 0)


def had_acted(told: Situation, seat: int, opening: Opening, first_raiser: int | None) -> tuple[bool, ...]:
    """Whether the seat had acted before the seat to its left that raised first: both where it cannot be told.

    More in front than the street opened with was put there by acting; less than a blind was not. In between
    it checked if it sits before the raiser in the order of action, and has not acted if it sits after it.
    """
    front = front_of(told, seat)
    if front > opening.level or (opening.brought_in and front == opening.level):
        return (True,)
    if front < opening.level or first_raiser is None:
        return (False,)
    untouched = at_street(told, opening.street)
    start = _opened_left_of(told, untouched)
    if start is None or (opening.preflop and out_of_seat_order(untouched)):
        return (True, False)
    order = clockwise_from(start, (seat, first_raiser))
    return (order[0] == seat,)


def _opened_left_of(told: Situation, untouched: HandState) -> int | None:
    """The position left of which the street started; None if it was not told.

    The later streets of stud start at a board, wherever a button lies; whoever has folded may have had it.
    """
    if told.game.later_first is None or not untouched.street:
        return first_left_of(untouched)
    if any(each.told is Told.FOLDED for each in told.seats):
        return None
    first = opener(at_street(told, untouched.street, told.seats))
    return None if first is None else first - 1


def clockwise(told: Situation, seat: int) -> tuple[SeatTold, ...]:
    """The other seats, clockwise from the left of this one."""
    by_seat = {each.seat: each for each in told.seats if each.seat != seat}
    return tuple(by_seat[number] for number in clockwise_from(seat, tuple(by_seat)))


def not_counted(seats: Iterable[SeatTold]) -> int | None:
    """The lowest seat whose chips in front were not counted."""
    return min((each.seat for each in seats if each.front is None), default=None)
