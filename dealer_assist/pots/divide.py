"""How a pot goes to several hands: boards first, inside a board high before low, inside each the hands that tie.

Each part gets the same whole number of units and the odd ones go down the parts in their order; a part nobody can win
is left out before dividing. Rule file 07, procedure 2 to 4; TDA 2024 R20, WSOP Live 2024 R149 and R213.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from dealer_assist.pots.split import Part, Share, split, unit_shares
from dealer_assist.rules.options import MultipleOddChips

Order = Callable[[Part], Sequence[int]]
"""Winners of a part in the order odd units fall to them."""
Between = Callable[[Sequence[Part]], Sequence[Part]]
"""Parts in the order odd units fall to them."""


class Dividing(msgspec.Struct, frozen=True):
    """The house's way to divide a pot."""

    unit: int
    """Chips it is broken down to."""
    odd_chips: MultipleOddChips
    """Option `multiple_odd_chips`."""
    order: Order
    """By position, or by suit in stud."""
    between: Between = tuple
    """As the parts stand, or by the position of their winners."""
    run_outs: MultipleOddChips | None = None
    """Option `run_it_remainder`, where the outermost parts are boards of one pot run more than once."""
    even_if_same: bool = False
    """Whether the same winners of both halves share the whole pot. Option `hilo_identical_hands`."""


def divide(amount: int, parts: Sequence[Part], how: Dividing) -> tuple[Share, ...]:
    """What each winner gets, in the order in which odd units fall; a seat that wins twice stands once.

    >>> from dealer_assist.pots.split import clockwise_from
    >>> by_position = Dividing(1, MultipleOddChips.ONE_EACH_IN_ORDER, lambda part: clockwise_from(2, part.winners))
    >>> divide(103, (Part("high", (7,)), Part("low", (1, 7))), by_position)
    (Share(seat=7, amount=78), Share(seat=1, amount=25))
    """
    amounts: dict[int, int] = {}
    for share in _divided(amount, parts, how, outermost=True):
        amounts[share.seat] = amounts.get(share.seat, 0) + share.amount
    return tuple(Share(seat, won) for seat, won in amounts.items())


def winnable(parts: Sequence[Part]) -> tuple[Part, ...]:
    """Parts somebody wins."""
    return tuple(part for part in parts if part.winners or winnable(part.parts))


def all_winners(part: Part) -> set[int]:
    """Seats that win a part, or a part of it."""
    return set(part.winners).union(*map(all_winners, part.parts))


def _divided(amount: int, parts: Sequence[Part], how: Dividing, *, outermost: bool = False) -> Iterator[Share]:
    won = winnable(parts)
    run_outs = outermost and how.run_outs is not None
    if how.even_if_same and not run_outs and _won_by_the_same(won):
        won = won[:1]
    ordered = how.between(won)
    odd_chips = how.run_outs if outermost and how.run_outs is not None else how.odd_chips
    for part, share in zip(ordered, unit_shares(amount, len(ordered), how.unit, odd_chips), strict=True):
        yield from _of_one(share, part, how)


def _of_one(amount: int, part: Part, how: Dividing) -> Iterator[Share]:
    if part.parts:
        yield from _divided(amount, part.parts, how)
    else:
        yield from split(amount, how.order(part), how.unit, how.odd_chips)


def _won_by_the_same(parts: Sequence[Part]) -> bool:
    """Whether one set of hands wins both halves."""
    return len(parts) == 2 and not any(part.parts for part in parts) and all_winners(parts[0]) == all_winners(parts[1])
