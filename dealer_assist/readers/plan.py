"""How a hand is dealt from one deck: whose is the first card out of the shoe, and whose the next.

Cards go round from the seat on the button's left, one each; before each street of the board one is burned where the
house burns (Robert's Rules v11 s.3, TDA 2024 R38).
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from dealer_assist.games.game import Street
from dealer_assist.hand.state import HandState, Stage, live


class Goes(msgspec.Struct, frozen=True):
    """Where a card goes."""

    street: int
    """Index of the street it belongs to."""
    seat: int | None = None
    """The seat it is dealt to; None = the board, or burned."""
    burned: bool = False


def own_cards(street: Street) -> int:
    """Cards each seat gets on a street."""
    return street.hole + street.up


def due_at_seat(hand: HandState) -> int:
    """Cards each seat has been dealt when the street in play begins."""
    return sum(own_cards(each) for each in hand.game.streets[: hand.street + 1])


def cards_change_hands(hand: HandState) -> bool:
    """Whether seats exchange or throw away cards by now: from then on a number of cards says nothing."""
    by_now = hand.street + 1 + (hand.stage is Stage.ROUND_OVER)
    return any(street.draw or street.discard for street in hand.game.streets[:by_now])


def deal_order(hand: HandState) -> tuple[int, ...]:
    """Seats in the order they are dealt to, from the button's left."""
    button = hand.positions.button or 0
    seats = [each.seat for each in hand.seats]
    return tuple(sorted(seats, key=lambda seat: (seat <= button, seat)))


def plan(hand: HandState, *, burns: bool) -> Iterator[Goes]:
    """Where each card of the hand goes, in the order of dealing."""
    still_in = {each.seat for each in live(hand)}
    for index, street in enumerate(hand.game.streets):
        if burns and index and (street.board or own_cards(street)):
            yield Goes(index, burned=True)
        for _round in range(own_cards(street)):
            # who folded before a later street gets no more cards
            yield from (Goes(index, seat) for seat in deal_order(hand) if not index or seat in still_in)
        yield from (Goes(index) for _card in range(street.board * hand.game.boards))
