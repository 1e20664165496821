"""The chip to which split pots are broken down."""

from __future__ import annotations

from dealer_assist.rules.options import OddChipUnit
from dealer_assist.table.state import Stakes


def odd_chip_unit(chips: tuple[int, ...], stakes: Stakes, rule: OddChipUnit) -> int:
    """The chip to which split pots are broken down. Option `odd_chip_unit`; TDA 2024 R20, WSOP Live 2024 R148.

    >>> odd_chip_unit((1, 5, 25), Stakes(5, 10), OddChipUnit.SMALLEST_BLIND_CHIP)
    5
    """
    if rule is not OddChipUnit.SMALLEST_BLIND_CHIP:
        return chips[0]
    return min(_smallest_used(stakes.small_blind, chips), _smallest_used(stakes.big_blind, chips))


def _smallest_used(amount: int, chips: tuple[int, ...]) -> int:
    """The smallest chip used when an amount is paid with the largest chips that fit."""
    smallest = chips[-1]
    for chip in reversed(chips):
        if amount >= chip:
            amount %= chip
            smallest = chip
    return smallest
