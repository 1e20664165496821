"""Where button and blinds go next.

The big blind always moves on by one player who is due for it; small blind and button follow it, even onto
an empty seat (`dead_button`, TDA 2024 R32, WSOP Live 2024 R151). Heads-up the button is the small blind and
nobody posts the big blind twice running (TDA 2024 R34-B, WSOP Live 2024 R153). Option `button_rule`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dealer_assist.rules.options import ButtonRule
from dealer_assist.table.state import Marks


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


def from_button(button: int, seats: Sequence[int]) -> Marks:
    """Positions when the button has been placed: the blinds are the next seats left of it.

    >>> from_button(3, (1, 3, 5))
    Marks(button=3, small_blind=5, big_blind=1)
    """
    if len(seats) == 2:
        # the seat it was placed at may not be dealt in: heads-up the button is always a player
        big_blind = next_seat(button, seats)
        dealer = next_seat(big_blind, seats)
        return Marks(dealer, dealer, big_blind)
    small_blind = next_seat(button, seats)
    return Marks(button, small_blind, next_seat(small_blind, seats))


def dead_button(last: Marks, seats: Sequence[int]) -> Marks:
    """The big blind moves on by one player, the other two follow onto the positions before it.

    >>> dead_button(Marks(3, 4, 5), (1, 3, 5, 6))
    Marks(button=4, small_blind=5, big_blind=6)

    After a heads-up hand the next big blind may be the player who had the button: the button then goes to the
    seat before the small blind.

    >>> dead_button(Marks(8, 8, 5), (3, 5, 8))
    Marks(button=3, small_blind=5, big_blind=8)
    """
    big_blind = next_seat(last.big_blind, seats)
    button = last.small_blind
    if button == big_blind:
        button = acts_last(last.big_blind - 1, seats)
    return Marks(button, last.big_blind, big_blind)


def forward_moving(last: Marks, seats: Sequence[int]) -> Marks:
    """Button and blinds go to the next players; a blind skipped is forgiven.

    >>> forward_moving(Marks(3, 4, 5), (1, 3, 5, 6))
    Marks(button=5, small_blind=6, big_blind=1)
    """
    return from_button(next_seat(last.button, seats), seats)


def heads_up(last: Marks, seats: Sequence[int]) -> Marks:
    """Two players: the big blind moves on, the other has button and small blind.

    >>> heads_up(Marks(1, 5, 8), (5, 8))
    Marks(button=8, small_blind=8, big_blind=5)
    """
    big_blind = next_seat(last.big_blind, seats)
    button = next_seat(big_blind, seats)
    return Marks(button, button, big_blind)


NEXT_POSITIONS: dict[ButtonRule, Callable[[Marks, Sequence[int]], Marks]] = {
    ButtonRule.DEAD_BUTTON: dead_button,
    ButtonRule.FORWARD_MOVING: forward_moving,
}


def next_positions(last: Marks, seats: Sequence[int], rule: ButtonRule) -> Marks:
    """Positions of the next hand for the seats dealt in, ascending, two or more."""
    if len(seats) == 2:
        return heads_up(last, seats)
    return NEXT_POSITIONS[rule](last, seats)
