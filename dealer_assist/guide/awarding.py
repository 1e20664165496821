"""A pot that one seat wins or several split, odd chips by position.

TDA 2024 R20 and R21, WSOP Live 2024 R149. Options `odd_chip_button_games` and `multiple_odd_chips`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dealer_assist.guide.asks import ask_button_for_the_odd_chip
from dealer_assist.guide.chips import added
from dealer_assist.guide.prompt import Prompt, Said, Why
from dealer_assist.pots.split import Share, clockwise_from, odd_chip, split
from dealer_assist.rules.options import HouseRules

ONE_ODD_CHIP = ("odd_chip_button_games",)
"""What decides where a single odd chip goes."""


def push(amount: int, seat: int, *, shown: bool) -> Prompt:
    """A pot that one seat wins. `shown`: its hand lies face up until the chips are there."""
    return Prompt("push", {"amount": amount, "seat": seat, "shown": shown})


def split_pot(amount: int, winners: Sequence[int], button: int | None, unit: int, rules: HouseRules) -> Said:
    """A pot that several seats win, down to chips of `unit`; where is the button, if an odd chip hangs on it.

    >>> from dealer_assist.rules.resolve import resolve
    >>> rules = resolve("tda_2024", mode="cash", betting="nl")
    >>> split_pot(210, (2, 7), None, 5, rules).why.sum
    '105 + 105'
    """
    # any order will do to see whether something is odd
    order = sorted(winners) if button is None else clockwise_from(button, winners)
    shares = split(amount, order, unit, rules.multiple_odd_chips)
    if odd_chip(shares) is None:
        return _even(sorted(shares, key=lambda share: share.seat))
    if button is None:
        return ask_button_for_the_odd_chip()
    several = amount // unit % len(winners) > 1
    return _odd(shares, ("multiple_odd_chips", *ONE_ODD_CHIP) if several else ONE_ODD_CHIP)


def _even(shares: Sequence[Share]) -> Prompt:
    return _split(shares, {"odd": None, "odd_players": 0}, ())


def _odd(shares: Sequence[Share], options: tuple[str, ...]) -> Prompt:
    odd = odd_chip(shares)
    assert odd is not None, "the caller has asked before"
    return _split(shares, {"odd": odd.amount, "odd_players": odd.players}, options)


def _split(shares: Sequence[Share], odd: dict[str, Any], options: tuple[str, ...]) -> Prompt:
    told = [{"seat": share.seat, "amount": share.amount} for share in shares]
    return Prompt("split", {"shares": told, **odd}, Why(added([share.amount for share in shares]), options))
