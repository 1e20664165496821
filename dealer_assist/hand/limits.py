"""What a seat may do: the price of a call, the smallest and the largest raise, and whether it may raise at all.

The betting structure says how much a full raise is and how much is too much (`structures`). A seat that has acted
may raise again only if it faces a full raise since then (TDA 2024 R47-A, WSOP Live 2024 R171 and R173).
"""

from __future__ import annotations

import msgspec

from dealer_assist.hand.first_round import entry_is_fixed, must_open
from dealer_assist.hand.raise_cap import raises_ran_out
from dealer_assist.hand.state import HandState, InHand, in_hand
from dealer_assist.hand.structures import structure_of
from dealer_assist.hand.turn import room_under_cap
from dealer_assist.rules.options import BettingStructure

WAGERS = frozenset(("bet", "complete", "raise"))
"""What raises the total to match."""


class Limits(msgspec.Struct, frozen=True):
    """What one seat may do, also out of its turn. All amounts are totals in front on this street, chips."""

    seat: int
    can: tuple[str, ...]
    """Of `bet`, `bring_in`, `call`, `check`, `complete`, `raise`, sorted; folding goes without saying."""
    level: int
    """Total to match, also when there is nothing left to call."""
    call_add: int
    """Chips to add for a call, at most the stack."""
    min_to: int | None
    """Smallest full bet or raise; an all-in for less is always allowed. None = may not raise, or not known."""
    max_to: int | None
    """Largest bet or raise; None = may not raise, or stack not counted."""
    short_raise: bool = False
    """Whether the cap of the hand leaves less than a full raise, so that the smallest raise is what it leaves."""

    @property
    def may_wager(self) -> bool:
        """Whether the seat may bet, complete or raise."""
        return not WAGERS.isdisjoint(self.can)

    @property
    def least_to(self) -> int | None:
        """The smallest bet or raise, the whole stack where it is less; None as for `min_to`."""
        least, most = self.min_to, self.max_to
        return least if least is None or most is None else min(least, most)


def limits(hand: HandState, seat: int) -> Limits:
    """The seat's limits. Raises KeyError if it was not dealt in.

    Without a counted stack there is no largest bet; with an unknown last raise no smallest.
    """
    each = in_hand(hand, seat)
    level = hand.level
    room = room_under_cap(each, hand.rules)
    to_match = level - each.front if level > each.front else 0
    call_add = to_match if room is None or to_match < room else room
    unraised = "call" if to_match else "check"
    if hand.stud.bring_in_due:
        unraised, call_add = "bring_in", hand.big_blind if room is None else min(hand.big_blind, room)
    if not _may_raise_with(hand, each, room):
        return Limits(seat, (unraised,), level, call_add, None, None)
    more = "raise" if level else "bet"
    if hand.game.later_first is not None and not hand.street:
        more = _on_third_street(hand)
    can: tuple[str, ...] = (unraised, more) if unraised < more else (more, unraised)
    if not hand.street and hand.aggressor is None and must_open(hand):
        can = (more,)
    structure = structure_of(hand)
    full_to, most_to = structure.full_to(hand), structure.most_to(hand, each)
    step = hand.rules.wager_increment
    min_to = full_to if full_to is None or step is None else playable(full_to, step)
    max_to = most_to if room is None else each.front + room
    if most_to is not None and max_to is not None and most_to < max_to:
        max_to = most_to
    # an all-in for less is always allowed: only the cap makes the smallest raise itself smaller
    capped = max_to is not None and min_to is not None and max_to < min_to and room != each.behind
    return Limits(seat, can, level, call_add, max_to if capped else min_to, max_to, capped)


def _on_third_street(hand: HandState) -> str:
    """What putting in more is called before the first full bet of a stud hand: in limit it completes the bring-in."""
    limit = hand.rules.betting_structure is BettingStructure.FL
    if limit and not hand.full_level:
        return "complete"
    return "raise" if hand.level else "bet"


def playable(amount: int, step: int | None) -> int:
    """The smallest amount, not below this one, that can be laid in the chips that play. Option `wager_increment`.

    >>> playable(23, 5), playable(23, None)
    (25, 23)
    """
    return -(-amount // step) * step if step else amount


def nearest_playable(amount: int, step: int | None) -> int:
    """The nearest amount that can be laid in the chips that play, the lower of two. Option `wager_increment`.

    >>> nearest_playable(17, 5), nearest_playable(18, 5), nearest_playable(17, None)
    (15, 20, 17)
    """
    if not step:
        return amount
    below = amount - amount % step
    return below if 2 * (amount - below) <= step else below + step


def smallest_raise(hand: HandState) -> int | None:
    """Chips a full bet or raise adds to the total; None while the last full raise is not known."""
    full = structure_of(hand).full_to(hand)
    return None if full is None else full - hand.level


def may_raise(hand: HandState, seat: InHand) -> bool:
    """Whether the seat may bet or raise when its turn comes.

    It needs chips above the call, somebody who can answer, an open right to raise, and in limit a raise left.
    """
    return _may_raise_with(hand, seat, room_under_cap(seat, hand.rules))


def _may_raise_with(hand: HandState, seat: InHand, room: int | None) -> bool:
    if seat.folded or seat.all_in or seat.seat in hand.only_call:
        return False
    if room is not None and seat.front + room <= hand.level:
        return False
    if not hand.street and _only_comes_in(hand):
        return False
    return right_to_raise(hand, seat) and somebody_can_answer(hand, seat) and not raises_ran_out(hand)


def _only_comes_in(hand: HandState) -> bool:
    """Whether all the seat may do is put in a fixed amount: the entry of short deck, or a bring-in beside a kill."""
    return entry_is_fixed(hand) or (hand.stud.bring_in_due and hand.level > 0)


def somebody_can_answer(hand: HandState, seat: InHand) -> bool:
    """Whether another seat still in has chips: a raise nobody can call is no raise."""
    # a loop, not any(): this is asked at every decision, and a generator costs three times as much
    for each in hand.seats:  # noqa: SIM110
        if not each.folded and not each.all_in and each.seat != seat.seat:
            return True
    return False


def right_to_raise(hand: HandState, seat: InHand) -> bool:
    """Whether the betting is open for this seat: it has not acted, or was raised fully since.

    Option `short_all_in_reopens`; TDA 2024 R47-A, WSOP Live 2024 R171 and R173. An unknown last raise
    leaves it open: the question is asked before the answer is given (`guide`).
    """
    if seat.acted_at is None or structure_of(hand).reopens(hand, seat.acted_at):
        return True
    return raised_since_straddle(hand, seat)


def raised_since_straddle(hand: HandState, seat: InHand) -> bool:
    """Whether a seat faces a raise and all it has done is a re-straddle without an option: it may answer any raise."""
    if hand.street or seat.acted_at is None or seat.acted_at >= hand.level:
        return False
    return any(each.seat == seat.seat and each.to == seat.acted_at for each in hand.forced.straddles)
