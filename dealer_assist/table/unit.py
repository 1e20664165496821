"""The chip to which split pots are broken down."""

from __future__ import annotations

from dealer_assist.rules.options import OddChipUnit
from dealer_assist.table.state import Stakes


def odd_chip_unit(chips: tuple[int, ...], stakes: Stakes, rule: OddChipUnit) -> int:
    """The chip to which split pots are broken down. Option `odd_chip_unit`; TDA 2024 R20, WSOP Live 2024 R148.

    >>> odd_chip_unit((1, 5, 25), Stakes(5, 10), OddChipUnit.SMALLEST_BLIND_CHIP)
    5
    """
    if rule is not OddChipUnit.SMALLEST_BLIND_CHIP or len(chips) == 1:
        return chips[0]
    posted = (stakes.small_blind, stakes.big_blind, stakes.bring_in, stakes.button_ante)
    return min((_smallest_used(amount, chips) for amount in posted if amount), default=chips[0])


def _smallest_used(amount: int, chips: tuple[int, ...]) -> int:
    """The smallest chip used when an amount is paid with the largest chips that fit.

    What they cannot pay whole leaves the smallest chip in play: a unit too small never gives away a pot.

    >>> _smallest_used(7, (5, 25))
    5
    """
    smallest = chips[-1]
    for chip in reversed(chips):
        if amount >= chip:
            amount %= chip
            smallest = chip
    return chips[0] if amount else smallest


def payable(amount: int, chips: tuple[int, ...]) -> bool:
    """Whether an amount can be put out in these chips.

    >>> payable(7, (2, 5)), payable(3, (2, 5)), payable(12, (5, 25))
    (True, False, False)
    """
    smallest, *larger = chips
    if amount >= 0 and amount % smallest == 0:
        return True
    # by what smallest chips leave over: the least amount of larger chips that does too
    least = {0: 0}
    for chip in larger:
        # as many of one kind as the smallest chip is worth are whole smallest chips again
        for have in tuple(least.values()):
            for total in range(have + chip, have + smallest * chip, chip):
                over = total % smallest
                least[over] = min(total, least.get(over, total))
    return amount % smallest in least and least[amount % smallest] <= amount
