"""Missed blinds: what passed a player who was away, and what of it is live when it is made up.

A missed-blind button says that a blind passed the seat. Who comes back outside the blinds posts what was missed;
the largest of it counts as a bet, the rest goes dead to the middle (options `missed_blinds_live_part`,
`missed_small_blind_only`; WSOP Live 2024 R156 and R188, Robert's Rules v11 s.4.10). Who waits for the big blind makes
up nothing. Rule file 01 section 7.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec
from msgspec.structs import replace

from dealer_assist.hand.straddles import missed_straddle
from dealer_assist.rules.options import (
    AnteType,
    HouseRules,
    MissedBlindsLivePart,
    MissedSmallBlindOnly,
    OwedBlindsCap,
)
from dealer_assist.table.positions import gone_past
from dealer_assist.table.standing import NOTHING_OWED, Owed
from dealer_assist.table.state import Marks, Stakes


class MadeUp(msgspec.Struct, frozen=True):
    """What a returning player puts in for what was missed, chips."""

    live: int = 0
    """In front, part of the bet."""
    dead: tuple[int, ...] = ()
    """Blinds that go dead to the middle, each by itself."""
    antes: int = 0
    """Missed antes, dead."""

    @property
    def total(self) -> int:
        """Everything put in."""
        return self.live + sum(self.dead) + self.antes


# -- what passes a player


def passed_over(owes: Owed, seat: int, last: Marks, now: Marks) -> Owed:
    """What a seat without a hand owes once button and blinds have moved."""
    small = seat in gone_past(last.small_blind, now.small_blind)
    big = seat in gone_past(last.big_blind, now.big_blind)
    third = False
    if last.third_blind is not None and now.third_blind is not None:
        third = seat in gone_past(last.third_blind, now.third_blind)
    return replace(owes, small=owes.small + small, big=owes.big + big, third=owes.third + third)


def with_ante(owes: Owed, rules: HouseRules) -> Owed:
    """The same with the ante of the hand missed, in a house that wants it made up. Option `missed_ante_made_up`."""
    paid = rules.missed_ante_made_up and rules.ante_type is AnteType.PER_PLAYER
    return replace(owes, antes=owes.antes + 1) if paid else owes


def at_most(owes: Owed, rules: HouseRules, players: int) -> Owed:
    """What may pile up. Option `owed_blinds_cap`; of antes one round is as many hands as the table has players."""
    if rules.owed_blinds_cap is OwedBlindsCap.EVERY_ORBIT:
        return owes
    return Owed(min(owes.small, 1), min(owes.big, 1), min(owes.third, 1), min(owes.antes, players))


# -- what is made up


def largest_posted(stakes: Stakes, rules: HouseRules) -> int:
    """The largest blind, chips; the size of a mandatory straddle is none."""
    return stakes.big_blind if rules.mandatory_straddle else max(stakes.big_blind, stakes.third_blind)


def mandatory_straddle(stakes: Stakes) -> int:
    """A mandatory straddle outside kill pots, chips: the third amount of the stakes, else twice the big blind.

    >>> mandatory_straddle(Stakes(2, 5)), mandatory_straddle(Stakes(2, 5, 12))
    (10, 12)
    """
    third = stakes.third_blind
    return third if third > stakes.big_blind else 2 * stakes.big_blind


def blinds_owed(owes: Owed, stakes: Stakes) -> tuple[int, ...]:
    """The blinds owed, chips, each by itself, the largest first.

    >>> blinds_owed(Owed(small=1, big=2), Stakes(1, 2))
    (2, 2, 1)
    """
    return (stakes.third_blind,) * owes.third + (stakes.big_blind,) * owes.big + (stakes.small_blind,) * owes.small


def made_up(owes: Owed, stakes: Stakes, rules: HouseRules) -> MadeUp:
    """What is posted for what is owed.

    >>> from dealer_assist.rules.resolve import resolve
    >>> wsop = resolve("wsop_live_2024", mode="cash", betting="nl")
    >>> made_up(Owed(small=1, big=1), Stakes(2, 5), wsop)
    MadeUp(live=5, dead=(2,), antes=0)
    """
    antes = owes.antes * rules.ante_amount
    if owes.third and rules.mandatory_straddle:
        # the straddle is made up by a rule of its own
        blinds = made_up(replace(owes, third=0), stakes, rules)
        live, dead = missed_straddle(mandatory_straddle(stakes) * owes.third, rules)
        return MadeUp(max(live, blinds.live), (*blinds.dead, *((dead,) if dead else ())), antes)
    blinds_missed = blinds_owed(owes, stakes)
    if owes.small and not owes.big and not owes.third:
        live, dead_blinds = SMALL_ONLY[rules.missed_small_blind_only](blinds_missed, largest_posted(stakes, rules))
    else:
        live, dead_blinds = LIVE_PART[rules.missed_blinds_live_part](blinds_missed, largest_posted(stakes, rules))
    return MadeUp(live, dead_blinds, antes)


def _largest_live(blinds: tuple[int, ...], _largest: int) -> tuple[int, tuple[int, ...]]:
    return (blinds[0], blinds[1:]) if blinds else (0, ())


def _up_to_smallest_opening(blinds: tuple[int, ...], largest: int) -> tuple[int, tuple[int, ...]]:
    """Live up to the smallest opening bet, the largest blinds first; what a blind has above it is dead."""
    live, dead = 0, []
    for blind in blinds:
        counts = min(blind, largest - live)
        live += counts
        if blind > counts:
            dead.append(blind - counts)
    return live, tuple(dead)


def _all_live(blinds: tuple[int, ...], _largest: int) -> tuple[int, tuple[int, ...]]:
    return sum(blinds), ()


def _all_dead(blinds: tuple[int, ...], _largest: int) -> tuple[int, tuple[int, ...]]:
    return 0, blinds


def _with_largest_on_top(blinds: tuple[int, ...], largest: int) -> tuple[int, tuple[int, ...]]:
    return largest, blinds


Split = Callable[[tuple[int, ...], int], tuple[int, tuple[int, ...]]]

LIVE_PART: dict[MissedBlindsLivePart, Split] = {
    MissedBlindsLivePart.LARGEST_BLIND_ONLY: _largest_live,
    MissedBlindsLivePart.UP_TO_MIN_OPEN: _up_to_smallest_opening,
    MissedBlindsLivePart.ALL_LIVE: _all_live,
    MissedBlindsLivePart.ALL_DEAD: _all_dead,
}

SMALL_ONLY: dict[MissedSmallBlindOnly, Split] = {
    MissedSmallBlindOnly.DEAD: _all_dead,
    MissedSmallBlindOnly.LIVE: _all_live,
    MissedSmallBlindOnly.DEAD_PLUS_LIVE_LARGEST: _with_largest_on_top,
}


# -- what the moving button skips


def skipped_by(skipped: Owed, seat: int, last: Marks, now: Marks) -> Owed:
    """Blinds a player is due for under the moving button: those at the seat, those that skip it, those unpaid so far.

    Option `button_rule` = `moving_button`; Robert's Rules v11 s.4.2(a).
    """
    return passed_over(skipped, seat, last, now)


def pays_one(due: Owed) -> tuple[Owed, Owed]:
    """The one blind a player pays in a hand, the largest, and what is left for the next hands.

    >>> pays_one(Owed(small=1, big=1))
    (Owed(small=0, big=1, third=0, antes=0), Owed(small=1, big=0, third=0, antes=0))
    """
    for name in ("third", "big", "small"):
        if count := getattr(due, name):
            return Owed(**{name: 1}), replace(due, **{name: count - 1})
    return NOTHING_OWED, due


def blinds_missing(names: Collection[str]) -> Owed:
    """Missed blinds by the names a missed-blind button has: `sb`, `bb`, `third`.

    >>> blinds_missing(("sb", "bb"))
    Owed(small=1, big=1, third=0, antes=0)
    """
    return Owed(int("sb" in names), int("bb" in names), int("third" in names))
