"""POT: the most a player may bet or raise to, as one number, with the sum a dealer counts it by.

Three times the last bet, and the trail: everything else that counts as the pot, without the raiser's own chips. What
counts is decided in `hand/pot_limit`, and the number is the one the hand itself allows (TDA 2024 R54, WSOP Live 2024
Section VII, Robert's Rules v11 s.14; rule file 04).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.pot_limit import counted_pot, pot_limit
from dealer_assist.hand.sizes import largest_of_the_places
from dealer_assist.hand.state import HandState, InHand, in_hand, place


class PotCount(msgspec.Struct, frozen=True):
    """The pot as it is counted for one player. Amounts are chips."""

    total: int
    """The most in front after a bet or raise."""
    last: int
    """The last bet: the total to call."""
    own: int
    """What the player has in front."""
    trail: int
    """Everything else that counts."""

    @property
    def exact(self) -> int:
        """What it would be to, were nothing rounded up."""
        return 3 * self.last + self.trail

    @property
    def rounding(self) -> int:
        """Chips that rounding the pot up adds."""
        return self.total - self.exact

    @property
    def sum(self) -> str:
        """The arithmetic, which adds up to the total.

        >>> PotCount(total=400, last=100, own=0, trail=85).sum
        '3×100 + 85 + 15'
        """
        trail = f"+ {self.trail}" if self.trail >= 0 else f"− {-self.trail}"
        return f"3×{self.last} {trail}" + (f" + {self.rounding}" if self.rounding else "")


class Behind(msgspec.Struct, frozen=True):
    """The next to act after the player that says pot, if that seat has acted before."""

    seat: int
    call: int
    """Chips it adds to call the total as it is now."""
    may_raise: bool


def pot_count(hand: HandState, seat: InHand) -> PotCount:
    """The pot as it is counted when this seat is to act."""
    trail = counted_pot(hand, seat) - seat.front - hand.level
    return PotCount(pot_limit(hand, seat), hand.level, seat.front, trail)


def pot_max(count: PotCount, options: tuple[str, ...], step: int | None) -> Prompt:
    """The largest bet or raise; `step` is the chip in which the pot is counted, None = it is counted exactly."""
    rounded = {"exact": count.exact, "step": step} if count.rounding else {"exact": None, "step": None}
    if not count.last:
        return Prompt("pot_max_open", {"total": count.total, **rounded}, Why(options=options))
    slots = {
        "total": count.total,
        "last": count.last,
        "trail": count.trail,
        "call": count.last - count.own,
        "pot": count.total - count.last,
        "increase": count.total - count.last,
        "own": count.own,
        **rounded,
    }
    return Prompt("pot_max", slots, Why(count.sum, options))


def pot_max_short_all_in(
    count: PotCount, seat: int, min_to: int, behind: Behind | None, options: tuple[str, ...]
) -> Prompt:
    """The same over an all-in smaller than a full raise: with the smallest raise, and what a mere call leads to."""
    # what rounding adds is told as part of the trail
    trail = count.total - 3 * count.last
    slots = {
        "total": count.total,
        "min": min_to,
        "last": count.last,
        "trail": trail,
        "caller": seat,
        "bettor": None if behind is None else behind.seat,
        "call": None if behind is None else behind.call,
        "may_raise": behind is not None and behind.may_raise,
    }
    why = Why(msgspec.structs.replace(count, trail=trail).sum, (*options, "short_all_in_reopens"))
    return Prompt("pot_max_short_all_in", slots, why)


# -- the house options behind the number


def pot_options(hand: HandState, seat: int) -> tuple[str, ...]:
    """The options whose rule is in the count, where there is a blind, post, ante or unit it speaks of."""
    blinds = () if hand.street or hand.forced.bomb_ante else tuple(_of_the_blinds(hand, seat))
    return (*blinds, "pl_round_up_to") if hand.rules.pl_round_up_to else blinds


def _of_the_blinds(hand: HandState, seat: int) -> Iterator[str]:
    together = hand.rules.pl_small_blinds_counted_together_as is not None and hand.positions.third_blind is not None
    yield "pl_small_blinds_counted_together_as" if together else "pl_small_blind_counts_as"
    if any(blind != seat and short for blind, short in _blinds(hand)):
        yield "pl_missing_blind"
    if hand.forced.dead_blinds:
        yield "pl_dead_posts"
    if hand.forced.antes:
        yield "pl_antes_preflop"


def _blinds(hand: HandState) -> Iterator[tuple[int | None, bool]]:
    """Every blind: who posts it, and whether less than it is there."""
    positions = hand.positions
    posts: list[tuple[int | None, int]] = [(positions.small_blind, hand.small_blind)]
    if positions.third_blind is not None:
        posts += [(positions.big_blind, hand.big_blind), (positions.third_blind, largest_of_the_places(hand))]
    else:
        posts += [(positions.big_blind, largest_of_the_places(hand))]
    for seat, due in posts:
        there = 0 if seat is None or place(hand, seat) is None else in_hand(hand, seat).front
        yield seat, there < due
