"""Whether a street still has a raise, as far as the chips in front of the players tell.

Raises are counted in fixed limit and in a spread (option `limit_raise_cap`; TDA 2024 R48, WSOP Live 2024 R126, R127).
In limit every raise has one size; in a spread the same total is reached in one raise or in several. Between two players
the cap falls away by what was before they were two (option `limit_cap_heads_up`), and a seat that folded without chips
leaves none to tell of it. No question tells it either, so the raise is then named with its condition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dealer_assist.guide.history import all_in_totals, raisers
from dealer_assist.guide.inside import LastFull
from dealer_assist.guide.opening import clockwise, front_of
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.guide.reading import LEAST as LEAST_BY
from dealer_assist.guide.stands import Stand
from dealer_assist.hand.raise_cap import COUNTED
from dealer_assist.hand.situation import Situation, Told
from dealer_assist.rules.options import BettingStructure, LimitCapHeadsUp

LEAST = {
    "call_or_raise": "min",
    "may_raise": "min",
    "call_or_complete": "to",
    "limit_complete": "complete",
    "limit_raise": "raise_to",
}
"""Prompts of a seat that may raise, and what they call the smallest raise."""


def raise_left(told: Situation, seat: int, stand: Stand) -> bool | None:
    """Whether the street has a raise left where it stands like this; None = the chips do not tell."""
    if told.rules.betting_structure not in COUNTED:
        return True
    can_bet = _can_bet(told, seat, stand)
    left = {_left_after(told, raises, able) for raises in _raises(told, seat, stand) for able in can_bet}
    return left.pop() if len(left) == 1 else None


CAP = ("limit_raise_cap", "limit_cap_heads_up")


def if_left(answer: Prompt, seat: int, call: int, options: tuple[str, ...] = CAP) -> Prompt:
    """The answer with its raise under the condition that one is left; one that names no raise as it is.

    `options` are the house rules on which it hangs.
    """
    if answer.code not in LEAST:
        return answer
    why = Why(answer.why.sum, options)
    return Prompt("raise_if_left", {"seat": seat, "call": call, "min": answer.slots[LEAST[answer.code]]}, why)


# -- how many there were


def _raises(told: Situation, seat: int, stand: Stand) -> tuple[int, ...]:
    """The fewest and the most bets and raises the chips allow; in fixed limit their sizes tell the number.

    Where a bring-in counts, somebody may have opened for a whole bet instead.
    """
    opening = stand.opening
    instead = opening.raises if opening.brought_in else 0
    if told.rules.betting_structure is BettingStructure.FL:
        return stand.went.raises - instead, stand.went.raises
    own = max(front_of(told, seat), opening.level)
    inside = own - opening.level
    after = tuple(_surely_full(told, seat, own, LastFull(max(inside, opening.least), own)))
    # two short all-ins can have reached it without any
    short = {total for total in all_in_totals(clockwise(told, seat)) if opening.level < total <= own}
    fewest = (0 if own in short and len(short) > 1 else min(inside // opening.least, 1)) + sum(after)
    # a bring-in may be part of the first bet
    most = (own if opening.brought_in else inside) // opening.least + len(after)
    return opening.raises - instead + fewest, opening.raises + most


def _surely_full(told: Situation, seat: int, own: int, largest: LastFull) -> Iterator[bool]:
    """Each raise after the seat's own chips: a full one, or perhaps somebody's last chips; `largest` can be before."""
    for each in raisers(clockwise(told, seat), own):
        front = each.front or 0
        rise = front - largest.to
        yield each.told in (Told.IN, Told.FOLDED) or rise >= LEAST_BY[told.rules.min_raise_rule](largest)
        largest = LastFull(max(largest.size, rise), front)


# -- whether that was all


def _can_bet(told: Situation, seat: int, stand: Stand) -> tuple[int, int]:
    """How many can bet, at least and at most: who matched has chips behind, of anybody else it has to be told."""
    others = clockwise(told, seat)
    raised = [each.seat for each in raisers(others, max(front_of(told, seat), stand.opening.level))]
    matched = [each.seat for each in stand.went.acted if each.seat not in raised]
    surely = sum(each.told is Told.IN or each.seat in matched for each in others)
    perhaps = sum(each.told is None and each.seat not in matched for each in others)
    return 1 + surely, 1 + surely + perhaps


def _left_after(told: Situation, raises: int, able: int) -> bool | None:
    if raises <= told.rules.limit_raise_cap:
        return True
    return False if able > 2 else LEFT_FOR_TWO[told.rules.limit_cap_heads_up](told)


def _final_two(told: Situation) -> bool | None:
    if told.event_players is not None:
        return told.event_players == 2
    return False if len(told.seats) > 2 else _dealt_to_two(told)


def _began_heads_up(told: Situation) -> bool | None:
    # who is all-in may have been so when the round began
    began = sum(bool(each.front) and each.told is not Told.ALL_IN for each in told.seats)
    return False if began > 2 else _dealt_to_two(told)


def _dealt_to_two(told: Situation) -> bool | None:
    """Whether the hand had two players from its start, which lifts the cap; None where it had more, or nobody told."""
    return True if told.dealt_in == 2 else None


def _never(_told: Situation) -> bool:
    return False


LEFT_FOR_TWO: dict[LimitCapHeadsUp, Callable[[Situation], bool | None]] = {
    LimitCapHeadsUp.CAPPED_UNTIL_FINAL_TWO: _final_two,
    LimitCapHeadsUp.UNCAPPED_IF_ROUND_STARTED_HEADS_UP: _began_heads_up,
    LimitCapHeadsUp.UNCAPPED_IF_HEADS_UP_BEFORE_CAP: _dealt_to_two,
    LimitCapHeadsUp.ALWAYS_CAPPED: _never,
}
"""Whether two players have a raise left once the cap is reached, by the option `limit_cap_heads_up`."""
