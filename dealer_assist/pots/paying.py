"""Which pot pays what the house takes, once the amount is known: option `rake_take_order`.

The main pot first, what it cannot bear from the side pots as they were formed; or the other way round; or every pot
in proportion to its size. The rulebooks are silent: it is the house's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from dealer_assist.rules.options import RakeTakeOrder

Amounts = tuple[int, ...]
"""Chips by pot, main pot first."""


def less(pots: Sequence[int], taken: Amounts) -> Amounts:
    """What is left of the pots.

    >>> less((60, 40), (3, 2))
    (57, 38)
    """
    return tuple(pot - part for pot, part in zip(pots, taken, strict=True))


def _main_first(pots: Amounts, amount: int) -> Amounts:
    """From the main pot, what it cannot bear from the side pots as they were formed."""
    return tuple(_emptied_in_turn(pots, amount))


def _last_first(pots: Amounts, amount: int) -> Amounts:
    """From the last side pot, the main pot last."""
    return tuple(_emptied_in_turn(pots[::-1], amount))[::-1]


def _emptied_in_turn(pots: Iterable[int], amount: int) -> Iterator[int]:
    for pot in pots:
        part = min(pot, amount)
        amount -= part
        yield part


def _by_size(pots: Amounts, amount: int) -> Amounts:
    """In proportion; chips that do not divide go one each to the largest remainders, the lower pot first.

    >>> _by_size((47, 38), 6)
    (3, 3)
    """
    if not amount:
        return (0,) * len(pots)
    parts = [divmod(amount * pot, sum(pots)) for pot in pots]
    left = amount - sum(part for part, _ in parts)
    first = sorted(range(len(pots)), key=lambda number: (-parts[number][1], number))[:left]
    return tuple(part + (number in first) for number, (part, _) in enumerate(parts))


SHARES: dict[RakeTakeOrder, Callable[[Amounts, int], Amounts]] = {
    RakeTakeOrder.MAIN_POT_FIRST: _main_first,
    RakeTakeOrder.LAST_SIDE_FIRST: _last_first,
    RakeTakeOrder.PRO_RATA: _by_size,
    # pots that were raked one by one share only an amount that somebody named
    RakeTakeOrder.EACH_POT: _main_first,
}
"""How one rake is shared between the pots."""

BESIDES: dict[RakeTakeOrder, Callable[[Amounts, int], Amounts]] = {
    RakeTakeOrder.MAIN_POT_FIRST: _main_first,
    RakeTakeOrder.LAST_SIDE_FIRST: _last_first,
    RakeTakeOrder.PRO_RATA: _main_first,
    RakeTakeOrder.EACH_POT: _main_first,
}
"""Which pot pays the jackpot drop and the time, after the rake."""
