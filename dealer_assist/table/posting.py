"""Who posts what before the cards: blinds, antes, and what those who come in pay for it.

A player without the whole amount posts what is there and is all-in; the others still call the full blind
(WSOP Live 2024 R150). With a big blind ante the blind comes first (option `bba_post_order`, TDA 2024 RP-11).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from dealer_assist.hand.situation import SeatTold, Told
from dealer_assist.rules.options import AnteType, BbaPostOrder, HouseRules
from dealer_assist.table.dealing_in import NextDeal
from dealer_assist.table.newcomers import Entrance
from dealer_assist.table.owed import MadeUp, blinds_owed, largest_posted, made_up
from dealer_assist.table.standing import NOTHING_OWED
from dealer_assist.table.state import Marks, Seat, Stakes


class Post(msgspec.Struct, frozen=True):
    """What one seat posts before the cards, chips."""

    live: int = 0
    """In front, part of the bet."""
    ante: int = 0
    """The seat's own ante: in the middle, part of what it can win."""
    dead: int = 0
    """In the middle for the whole table, no part of the bet."""
    dead_blinds: tuple[int, ...] = ()
    """Made-up blinds in the middle, each by itself."""
    back_antes: int = 0
    """Antes of earlier hands, in the middle."""

    @property
    def total(self) -> int:
        """Everything posted."""
        dead_blinds = sum(self.dead_blinds) if self.dead_blinds else 0
        return self.live + self.ante + self.dead + dead_blinds + self.back_antes


NO_POST = Post()
"""Neither blind nor ante: most seats, most hands."""


def blind_of(seat: int, marks: Marks, stakes: Stakes) -> int:
    """The full blind due from a seat, chips."""
    if seat == marks.third_blind:
        return stakes.third_blind
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


def _no_ante(seat: int, marks: Marks, rules: HouseRules, table_ante: int) -> tuple[int, int]:
    return 0, 0


def _per_player(seat: int, marks: Marks, rules: HouseRules, table_ante: int) -> tuple[int, int]:
    return rules.ante_amount, 0


def _big_blind_ante(seat: int, marks: Marks, rules: HouseRules, table_ante: int) -> tuple[int, int]:
    return 0, table_ante if seat == marks.big_blind else 0


def _button_ante(seat: int, marks: Marks, rules: HouseRules, table_ante: int) -> tuple[int, int]:
    # with a dead button nobody sits there, so it falls away by itself
    return 0, rules.ante_amount if seat == marks.button else 0


ANTE_DUE: dict[AnteType, Callable[[int, Marks, HouseRules, int], tuple[int, int]]] = {
    AnteType.NONE: _no_ante,
    AnteType.PER_PLAYER: _per_player,
    AnteType.BIG_BLIND: _big_blind_ante,
    AnteType.BUTTON: _button_ante,
}
"""The ante of a seat, chips: its own, and the dead one it pays for the table."""


def posted(seat: Seat, due: Post, rules: HouseRules) -> Post:
    """What a seat can post of what is due: its own ante first, then blind and dead ante as the house orders.

    >>> from dealer_assist.rules.resolve import resolve
    >>> posted(Seat(7, 3), Post(live=5), resolve("tda_2024", mode="cash", betting="nl")).live
    3
    """
    if seat.stack is None or seat.stack >= due.total:
        return due
    left = seat.stack
    ante = min(due.ante, left)
    left -= ante
    if due.dead and rules.bba_post_order is BbaPostOrder.ANTE_FIRST:
        dead = min(due.dead, left)
        return Post(live=min(due.live, left - dead), ante=ante, dead=dead)
    live = min(due.live, left)
    dead = min(due.dead, left - live)
    blinds, left = _as_far_as(due.dead_blinds, left - live - dead)
    return Post(live, ante, dead, blinds, min(due.back_antes, left))


def _as_far_as(blinds: tuple[int, ...], left: int) -> tuple[tuple[int, ...], int]:
    """Dead blinds a stack can still pay, the first in full, and what is left of it."""
    paid = []
    for blind in blinds:
        pays = min(blind, left)
        left -= pays
        paid.append(pays)
    return tuple(each for each in paid if each), left


def dealt(seats: Sequence[Seat], marks: Marks, stakes: Stakes, rules: HouseRules) -> tuple[SeatTold, ...]:
    """Every seat dealt in as it sits when blinds and antes are posted, nobody being on the way into the game."""
    table_ante = ante_for_the_table(rules, len(seats), stakes)
    ante_of = ANTE_DUE[rules.ante_type]
    due = [
        (seat, Post(blind_of(seat.number, marks, stakes), *ante_of(seat.number, marks, rules, table_ante)))
        for seat in seats
    ]
    return tuple([_sits(seat, posted(seat, post, rules)) for seat, post in due])


def posts_of(deal: NextDeal, stakes: Stakes, rules: HouseRules) -> tuple[tuple[SeatTold, Post], ...]:
    """Every seat of a deal as it sits when everything is posted, and what it posted."""
    table_ante = ante_for_the_table(rules, len(deal.seats), stakes)
    at = deal.positions
    marks = Marks(at.button or 0, at.small_blind or 0, at.big_blind or 0, at.third_blind)
    ante_of = ANTE_DUE[rules.ante_type]
    posts = []
    for seat in deal.seats:
        ante, dead = ante_of(seat.number, marks, rules, table_ante)
        post = posted(seat, _due(seat, deal, stakes, rules, ante, dead), rules)
        posts.append((_sits(seat, post, killed=seat.number in deal.killed), post))
    return tuple(posts)


def _due(seat: Seat, deal: NextDeal, stakes: Stakes, rules: HouseRules, ante: int, dead: int) -> Post:
    """Blinds due from a seat in its turn, or for coming in, with the antes it pays."""
    number = seat.number
    blinds = sum(blinds_owed(deal.blinds[number], stakes)) if number in deal.blinds else 0
    does = deal.entrances.get(number)
    if does is None:
        return Post(blinds, ante, dead) if blinds or ante or dead else NO_POST
    comes = made_up_by(seat, does, stakes, rules)
    return Post(blinds + comes.live, ante, dead, comes.dead, comes.antes)


def made_up_by(seat: Seat, does: Entrance, stakes: Stakes, rules: HouseRules) -> MadeUp:
    """What a player puts in to come in, besides the blinds of the position."""
    largest = largest_posted(stakes, rules)
    match does:
        case Entrance.BIG_BLIND:
            return MadeUp(largest)
        case Entrance.BUYS_BUTTON:
            smaller = (stakes.big_blind, stakes.small_blind) if largest > stakes.big_blind else (stakes.small_blind,)
            return MadeUp(largest, tuple(blind for blind in smaller if blind))
        case Entrance.MAKES_UP:
            return made_up(seat.owes or NOTHING_OWED, stakes, rules)
    return MadeUp()


def _sits(seat: Seat, post: Post, *, killed: bool = False) -> SeatTold:
    """The seat with these chips posted."""
    stack, total = seat.stack, post.total
    return SeatTold(
        seat.number,
        front=post.live,
        told=Told.FOLDED if killed else Told.ALL_IN if stack == total else Told.IN,
        behind=None if stack is None else stack - total,
        earlier=post.ante,
        dead=total - post.live - post.ante,
    )
