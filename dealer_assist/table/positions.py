"""Where button and blinds go next.

The big blind always moves on by one player who is due for it; small blind and button follow it, even onto
an empty seat (`dead_button`, TDA 2024 R32, WSOP Live 2024 R151). Heads-up the button is the small blind and
nobody posts the big blind twice running (TDA 2024 R34-B, WSOP Live 2024 R153). Options `button_rule`,
`small_blind_position`, `heads_up_transition`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from dealer_assist.rules.options import ButtonRule, HeadsUpTransition, HouseRules, SmallBlindPosition
from dealer_assist.table.state import MOST_SEATS, Marks, Stakes


class Rotation(msgspec.Struct, frozen=True):
    """How button and blinds go round in this house."""

    button: ButtonRule = ButtonRule.DEAD_BUTTON
    small_blind: SmallBlindPosition = SmallBlindPosition.LEFT_OF_BUTTON
    heads_up: HeadsUpTransition = HeadsUpTransition.NO_DOUBLE_BIG_BLIND
    third_blind: bool = False
    """Whether a third, largest blind is posted."""


NEVER = -(10**9)
"""Earlier than any hand of this table."""

USUAL = Rotation()
"""Dead button, two blinds left of it."""


def rotation(rules: HouseRules, stakes: Stakes) -> Rotation:
    """The way of the house; where a straddle is mandatory, the third amount of the stakes is its size."""
    third = stakes.third_blind > 0 and not rules.mandatory_straddle
    return Rotation(rules.button_rule, rules.small_blind_position, rules.heads_up_transition, third)


class Eligible(msgspec.Struct, frozen=True):
    """Who may have which position in the next hand; seats ascending."""

    inside: Sequence[int]
    """Seats that may have the button or a smaller blind."""
    due: Sequence[int]
    """Seats that may have the largest blind: a newcomer who waits for it is due for it too."""
    passed: Sequence[int] = ()
    """Seats a button that seeks the next player goes past once: they posted between button and small blind."""
    had_big_blind: Mapping[int, int] = {}
    """Hand number in which a seat last had the big blind; one that never had it is missing."""


def everybody(seats: Sequence[int]) -> Eligible:
    """A table at which nobody waits for anything."""
    return Eligible(seats, seats)


def next_seat(after: int, seats: Sequence[int]) -> int:
    """The first of these seats clockwise after a position. `seats` ascending, not empty.

    >>> next_seat(9, (1, 4, 7))
    1
    """
    for seat in seats:
        if seat > after:
            return seat
    return seats[0]


def acts_last(button: int, seats: Sequence[int]) -> int:
    """The seat that acts last after the flop: on the button, or nearest before a dead one.

    >>> acts_last(4, (1, 3, 5, 6))
    3
    """
    before = [seat for seat in seats if seat <= button]
    return before[-1] if before else seats[-1]


def places_between(first: int, to: int) -> frozenset[int]:
    """Places clockwise after `first` and before `to`, at a table of any size.

    >>> sorted(places_between(9, 2))
    [1, 10]
    """
    if first < to:
        return frozenset(range(first + 1, to))
    return frozenset((*range(first + 1, MOST_SEATS + 1), *range(1, to)))


def gone_past(last: int, now: int) -> frozenset[int]:
    """Places a position has moved over, the new one included; none if it stayed.

    >>> sorted(gone_past(9, 2))
    [1, 2, 10]
    """
    return frozenset() if last == now else places_between(last, now) | {now}


def before_the_first(marks: Marks) -> Marks:
    """Whence the blinds of a table's first hand have come: counted from the button, each from the place before it.

    >>> before_the_first(Marks(8, 9, 2))
    Marks(button=8, small_blind=8, big_blind=9, third_blind=None)
    """
    third = None if marks.third_blind is None else marks.big_blind
    return Marks(marks.button, marks.button, marks.small_blind, third)


def largest(marks: Marks) -> int:
    """The place of the largest blind, left of which the action begins."""
    return marks.big_blind if marks.third_blind is None else marks.third_blind


def from_button(button: int, seats: Sequence[int], way: Rotation = USUAL, due: Sequence[int] | None = None) -> Marks:
    """Positions when the button lies here: the blinds are the next seats left of it.

    >>> from_button(3, (1, 3, 5))
    Marks(button=3, small_blind=5, big_blind=1, third_blind=None)
    """
    due = seats if due is None else due
    if len(seats) == 2 and len(due) == 2:
        # the seat it was placed at may not be dealt in: heads-up the button is always a player
        big_blind = next_seat(button, seats)
        dealer = next_seat(big_blind, seats)
        return Marks(dealer, dealer, big_blind)
    small_blind = button if way.small_blind is SmallBlindPosition.ON_BUTTON else next_seat(button, seats)
    if not way.third_blind:
        return Marks(button, small_blind, next_seat(small_blind, due))
    big_blind = next_seat(small_blind, seats)
    return Marks(button, small_blind, big_blind, next_seat(big_blind, due))


def dead_button(last: Marks, players: Eligible, way: Rotation = USUAL) -> Marks:
    """The largest blind moves on by one player, the others follow onto the positions before it.

    >>> dead_button(Marks(3, 4, 5), everybody((1, 3, 5, 6)))
    Marks(button=4, small_blind=5, big_blind=6, third_blind=None)

    After a heads-up hand the big blind may go on to the seat that had the button, or past it: the button then goes
    to the player before the small blind.

    >>> dead_button(Marks(8, 8, 5), everybody((3, 5, 8)))
    Marks(button=3, small_blind=5, big_blind=8, third_blind=None)
    """
    past = [last.small_blind, last.big_blind]
    if last.third_blind is not None:
        past.append(last.third_blind)
    past.append(next_seat(past[-1], players.due))
    if way.third_blind and last.third_blind is None:
        # the hand before had two blinds: the third one is a player further on
        past.append(next_seat(past[-1], players.due))
    third = past[-1] if way.third_blind else None
    before = past[:-1] if way.third_blind else past
    big_blind, small_blind, button = before[-1], before[-2], before[-3]
    if way.small_blind is SmallBlindPosition.ON_BUTTON:
        button = small_blind
    elif button in gone_past(small_blind, big_blind):
        button = acts_last(small_blind - 1, players.inside)
    return Marks(button, small_blind, big_blind, third)


def forward_moving(last: Marks, players: Eligible, way: Rotation = USUAL) -> Marks:
    """Button and blinds go to the next players; a blind skipped is forgiven, or paid later (`moving_button`).

    >>> forward_moving(Marks(3, 4, 5), everybody((1, 3, 5, 6)))
    Marks(button=5, small_blind=6, big_blind=1, third_blind=None)
    """
    if was_heads_up(last, way) or len(players.inside) < 3:
        return _before_big_blind(last, players, way)
    may_have_it = [seat for seat in players.inside if seat not in players.passed] or players.inside
    return from_button(next_seat(last.button, may_have_it), players.inside, way, players.due)


def was_heads_up(last: Marks, way: Rotation) -> bool:
    """Whether the last hand was one of two players: the button was the small blind."""
    return last.button == last.small_blind and way.small_blind is not SmallBlindPosition.ON_BUTTON


def _before_big_blind(last: Marks, players: Eligible, way: Rotation) -> Marks:
    """From two players to more: the big blind goes on by one, small blind and button are the players before it."""
    big_blind = next_seat(largest(last), players.due)
    behind = [seat for seat in players.inside if seat != big_blind]
    small_blind = acts_last(big_blind - 1, behind)
    if way.small_blind is SmallBlindPosition.ON_BUTTON or len(behind) < 2:
        return Marks(small_blind, small_blind, big_blind)
    return Marks(acts_last(small_blind - 1, behind), small_blind, big_blind)


def _no_double_big_blind(last: Marks, players: Eligible) -> Marks:
    """The big blind moves on, the other player has button and small blind."""
    big_blind = next_seat(largest(last), players.inside)
    button = next_seat(big_blind, players.inside)
    return Marks(button, button, big_blind)


def _last_big_blind_gets_button(last: Marks, players: Eligible) -> Marks:
    """Who had the big blind most recently has the button; who never had it here, had it longest ago."""
    had = {seat: players.had_big_blind.get(seat, NEVER) for seat in players.inside}
    if len(set(had.values())) == 1:
        return _no_double_big_blind(last, players)
    button = max(had, key=lambda seat: had[seat])
    return Marks(button, button, next_seat(button, players.inside))


HEADS_UP: dict[HeadsUpTransition, Callable[[Marks, Eligible], Marks]] = {
    HeadsUpTransition.NO_DOUBLE_BIG_BLIND: _no_double_big_blind,
    HeadsUpTransition.LAST_BIG_BLIND_GETS_BUTTON: _last_big_blind_gets_button,
}

NEXT_POSITIONS: dict[ButtonRule, Callable[[Marks, Eligible, Rotation], Marks]] = {
    ButtonRule.DEAD_BUTTON: dead_button,
    ButtonRule.MOVING_BUTTON: forward_moving,
    ButtonRule.FORWARD_MOVING: forward_moving,
}


def largest_is_among(last: Marks, players: Eligible) -> bool:
    """Whether the next largest blind falls on one of those who may have every position."""
    return next_seat(largest(last), players.due) in players.inside


def next_positions(last: Marks, players: Eligible, way: Rotation = USUAL) -> Marks:
    """Positions of the next hand, two players or more.

    >>> next_positions(Marks(1, 5, 8), everybody((5, 8)))
    Marks(button=8, small_blind=8, big_blind=5, third_blind=None)
    """
    if len(players.inside) == 2 and largest_is_among(last, players):
        return HEADS_UP[way.heads_up](last, players)
    return NEXT_POSITIONS[way.button](last, players, way)
