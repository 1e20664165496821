"""Who posts what before the cards: small blind, big blind, antes.

A player without the whole amount posts what is there and is all-in; the others still call the full blind
(WSOP Live 2024 R150). With a big blind ante the blind comes first (option `bba_post_order`, TDA 2024 RP-11).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from dealer_assist.hand.situation import SeatTold, Told
from dealer_assist.rules.options import AnteType, BbaPostOrder, HouseRules
from dealer_assist.table.state import Marks, Seat, Stakes


class Post(msgspec.Struct, frozen=True):
    """What one seat posts before the cards, chips."""

    live: int = 0
    """In front, part of the bet."""
    ante: int = 0
    """The seat's own ante: in the middle, part of what it can win."""
    dead: int = 0
    """In the middle for the whole table, no part of the bet."""


def blind_of(seat: int, marks: Marks, stakes: Stakes) -> int:
    """The full blind due from a seat, chips."""
    if seat == marks.big_blind:
        return stakes.big_blind
    return stakes.small_blind if seat == marks.small_blind else 0


def ante_for_the_table(rules: HouseRules, players: int, stakes: Stakes) -> int:
    """Chips of an ante that one seat pays for all.

    Option `big_blind_ante_reduce_at`: from that many players down it is the small blind (BARGE; TDA 2024
    RP-11 does not reduce).
    """
    reduce_at = rules.big_blind_ante_reduce_at
    return stakes.small_blind if reduce_at is not None and players <= reduce_at else rules.ante_amount


def _no_ante(seat: int, marks: Marks, rules: HouseRules, table_ante: int) -> Post:
    return Post()


def _per_player(seat: int, marks: Marks, rules: HouseRules, table_ante: int) -> Post:
    return Post(ante=rules.ante_amount)


def _big_blind_ante(seat: int, marks: Marks, rules: HouseRules, table_ante: int) -> Post:
    return Post(dead=table_ante if seat == marks.big_blind else 0)


def _button_ante(seat: int, marks: Marks, rules: HouseRules, table_ante: int) -> Post:
    # with a dead button nobody sits there, so it falls away by itself
    return Post(dead=rules.ante_amount if seat == marks.button else 0)


ANTE_DUE: dict[AnteType, Callable[[int, Marks, HouseRules, int], Post]] = {
    AnteType.NONE: _no_ante,
    AnteType.PER_PLAYER: _per_player,
    AnteType.BIG_BLIND: _big_blind_ante,
    AnteType.BUTTON: _button_ante,
}


def posted(seat: Seat, due: Post, rules: HouseRules) -> Post:
    """What a seat can post of what is due: its own ante first, then blind and dead ante as the house orders.

    >>> from dealer_assist.rules.resolve import resolve
    >>> posted(Seat(7, 3), Post(live=5), resolve("tda_2024", mode="cash", betting="nl"))
    Post(live=3, ante=0, dead=0)
    """
    if seat.stack is None or seat.stack >= due.live + due.ante + due.dead:
        return due
    left = seat.stack
    ante = min(due.ante, left)
    left -= ante
    if due.dead and rules.bba_post_order is BbaPostOrder.ANTE_FIRST:
        dead = min(due.dead, left)
        return Post(live=min(due.live, left - dead), ante=ante, dead=dead)
    live = min(due.live, left)
    return Post(live=live, ante=ante, dead=min(due.dead, left - live))


def dealt(seats: Sequence[Seat], marks: Marks, stakes: Stakes, rules: HouseRules) -> tuple[SeatTold, ...]:
    """Every seat dealt in as it sits when the blinds are posted."""
    table_ante = ante_for_the_table(rules, len(seats), stakes)
    return tuple(_sits(seat, _due(seat.number, marks, stakes, rules, table_ante), rules) for seat in seats)


def _due(seat: int, marks: Marks, stakes: Stakes, rules: HouseRules, table_ante: int) -> Post:
    ante = ANTE_DUE[rules.ante_type](seat, marks, rules, table_ante)
    return Post(live=blind_of(seat, marks, stakes), ante=ante.ante, dead=ante.dead)


def _sits(seat: Seat, due: Post, rules: HouseRules) -> SeatTold:
    post = posted(seat, due, rules)
    behind = None if seat.stack is None else seat.stack - post.live - post.ante - post.dead
    told = Told.ALL_IN if behind == 0 else Told.IN
    return SeatTold(seat.number, front=post.live, told=told, behind=behind, earlier=post.ante, dead=post.dead)
