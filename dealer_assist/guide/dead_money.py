"""What may lie in the middle before the flop: chips, antes, and blinds that somebody made up dead.

A house may count a dead small blind as a big one and leave antes out (options `pl_dead_posts`, `pl_antes_preflop`;
WSOP Live 2024 R188). Where nobody told what the chips are, every kind they can be is tried.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

import msgspec
from msgspec.structs import replace

from dealer_assist.hand.forced import Forced
from dealer_assist.hand.situation import Situation
from dealer_assist.rules.options import AnteType, PlAntesPreflop, PlDeadPosts

MOST_POSTS = 9
"""Players that can make up a blind in one hand."""


class Lies(msgspec.Struct, frozen=True):
    """One way the middle can be made up."""

    middle: int
    """Chips in the middle, those of antes and posts included, those that seats put in before left out."""
    forced: Forced
    facts: dict[str, Hashable]
    """What of it is not told, by the question that would tell it."""


def lying(told: Situation, *, preflop: bool) -> Iterator[Lies]:
    """Every way the middle can be made up, as far as a count of the pot can see it."""
    for middle in _middles(told):
        for antes in _antes(told, middle) if preflop else (told.forced.antes,):
            for dead in _dead_blinds(told, middle - antes) if preflop else (told.forced.dead_blinds,):
                forced = replace(told.forced, antes=antes, dead_blinds=dead)
                yield Lies(middle, forced, {"pot": middle, "antes": antes, "posted": dead})


def _middles(told: Situation) -> tuple[int, ...]:
    """Chips in the middle; two amounts that differ where nobody counted."""
    if told.pots:
        return (sum(pot.amount for pot in told.pots),)
    return UNCOUNTED if told.middle is None else (told.middle,)


UNCOUNTED = (10**9, 2 * 10**9)
"""Two amounts that differ however they are rounded, and are more than any bet: the answer hangs on the middle."""


def _antes(told: Situation, middle: int) -> tuple[int, ...]:
    """Chips of antes: none or all of it where they are left out, which is enough to see whether it matters."""
    in_play = told.rules.ante_type is not AnteType.NONE and told.rules.pl_antes_preflop is PlAntesPreflop.IGNORE
    if told.forced.antes or not in_play:
        return (told.forced.antes,)
    return tuple(dict.fromkeys((0, middle)))


def _dead_blinds(told: Situation, chips: int) -> Iterator[tuple[int, ...]]:
    """Blinds that lie dead among so many chips: none or as many as can, which is enough to see whether it matters."""
    yield told.forced.dead_blinds
    counted_for_more = told.rules.pl_dead_posts is PlDeadPosts.COUNT_SB_AS_BIG_BLIND
    if told.posts_told or told.forced.dead_blinds or not counted_for_more or not told.small_blind:
        return
    posts = min(MOST_POSTS, chips // told.small_blind)
    if posts > 0:
        yield (told.small_blind,) * posts
