"""How a pot is shared between those who win it, and who gets the odd chip.

Chips are broken down to the smallest unit. Each winner gets the same whole number of units; the units
left over go one each to the winners in order, first seat left of the button first. TDA 2024 R20;
WSOP Live 2024 R149; Robert's Rules v11 S3 Ties 4 and 5. Options `odd_chip_button_games` and `multiple_odd_chips`.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dealer_assist.rules.options import MultipleOddChips


class Part(msgspec.Struct, frozen=True):
    """A share of a pot and who won it: the whole of it, or one half."""

    part: str
    """`whole`, or the name of a half of the game; `board1` and on where a pot is run more than once."""
    winners: tuple[int, ...] = ()
    """Seats whose hands tie for it, ascending; nobody where no hand qualifies, or where the part has parts."""
    parts: tuple[Part, ...] = ()
    """Parts of its own: the halves of a board."""


class Share(msgspec.Struct, frozen=True):
    """Chips pushed to one seat."""

    seat: int
    amount: int


class OddChip(msgspec.Struct, frozen=True):
    """The chips that could not be divided evenly."""

    amount: int
    """Chips each of those players gets more than an even share."""
    players: int
    """How many players get it."""


def clockwise_from(button: int, seats: Sequence[int]) -> tuple[int, ...]:
    """Seats in order from the first one left of the button; the button itself comes last.

    >>> clockwise_from(4, (2, 4, 7))
    (7, 2, 4)
    """
    return tuple(sorted(seats, key=lambda seat: (seat <= button, seat)))


def split(amount: int, order: Sequence[int], unit: int, odd_chips: MultipleOddChips) -> tuple[Share, ...]:
    """Shares of tied winners, given in the order in which odd units fall to them.

    What the pot holds below one unit goes to the first in order.

    >>> split(205, (7, 2), 5, MultipleOddChips.ONE_EACH_IN_ORDER)
    (Share(seat=7, amount=105), Share(seat=2, amount=100))
    """
    return tuple(map(Share, order, unit_shares(amount, len(order), unit, odd_chips)))


def unit_shares(amount: int, number: int, unit: int, odd_chips: MultipleOddChips) -> list[int]:
    """So many shares of an amount, as even as whole units allow, in the order in which odd units fall.

    >>> unit_shares(100, 3, 1, MultipleOddChips.ONE_EACH_IN_ORDER)
    [34, 33, 33]
    """
    each, left = divmod(amount // unit, number)
    amounts = [(each + more) * unit for more in ONE_MORE[odd_chips](left, number)]
    amounts[0] += amount % unit
    return amounts


def _one_each(left: int, winners: int) -> list[int]:
    return [1] * left + [0] * (winners - left)


def _all_to_first(left: int, winners: int) -> list[int]:
    return [left] + [0] * (winners - 1)


ONE_MORE = {MultipleOddChips.ONE_EACH_IN_ORDER: _one_each, MultipleOddChips.ALL_TO_FIRST: _all_to_first}


def odd_chip(shares: Sequence[Share]) -> OddChip | None:
    """What was odd in a split of one pot between tied hands, if anything was.

    >>> odd_chip((Share(7, 105), Share(2, 100)))
    OddChip(amount=5, players=1)
    """
    even = min(share.amount for share in shares)
    above = [share.amount - even for share in shares if share.amount > even]
    return OddChip(max(above), len(above)) if above else None
