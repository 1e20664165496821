"""A pot between high and low, or between two boards: each half, what it divides into, and where the odd chips go.

The high half, or the first board, gets the odd chip; a tied half goes by position (TDA 2024 R20, WSOP Live 2024 R149,
Robert's Rules v11 s.3 Ties; rule file 07). Options `hilo_identical_hands`, `low_qualifier`, `double_board_odd_chip`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dealer_assist.games.game import Family, OddChip
from dealer_assist.guide.asks import ask_button_for_the_odd_chip
from dealer_assist.guide.awarding import ONE_ODD_CHIP, push, split_pot
from dealer_assist.guide.chips import added
from dealer_assist.guide.prompt import Prompt, Said, Why
from dealer_assist.hand.state import HandState
from dealer_assist.pots.divide import all_winners, winnable
from dealer_assist.pots.split import Part, Share, clockwise_from, odd_chip, split, unit_shares
from dealer_assist.rules.options import DoubleBoardOddChip, HiloIdenticalHands


def divided(hand: HandState, amount: int, parts: Sequence[Part]) -> Said | None:
    """How a pot is divided between the hands that win its parts, or where the button is.

    None where no sentence tells it: parts of parts, a tied half of a game in which suits decide the odd chip, halves
    that are neither high and low nor boards.
    """
    won = winnable(parts)
    if len(parts) == 1:
        return _whole(hand, amount, parts[0].winners)
    if any(part.parts for part in parts) or len(parts) != 2 or not won:
        return None
    if hand.game.odd_chip is OddChip.BOARDS or _two_boards(hand, parts):
        return double_board(hand, amount, parts)
    if hand.game.odd_chip is not OddChip.FIRST_HALF or hand.game.family is Family.STUD:
        return None
    return _high_and_low(hand, amount, parts[0], parts[1]) if len(won) == 2 else _no_low(hand, amount, won[0])


def _two_boards(hand: HandState, parts: Sequence[Part]) -> bool:
    """Whether two boards were dealt side by side; the boards of a pot run twice are told before (`running`)."""
    return hand.run_it is None and [part.part for part in parts] == ["board1", "board2"]


def _whole(hand: HandState, amount: int, winners: Sequence[int]) -> Said:
    if len(winners) == 1:
        return push(amount, winners[0], shown=True)
    return split_pot(amount, tuple(winners), hand.positions.button, hand.unit, hand.rules)


def _no_low(hand: HandState, amount: int, high: Part) -> Said:
    pushed = _half(hand, amount, high.winners)
    if odd_chip(pushed) is not None and hand.positions.button is None:
        return ask_button_for_the_odd_chip()
    return Prompt("no_low", {"shares": told(pushed)}, Why(options=("low_qualifier",)))


def told(pushed: Sequence[Share]) -> list[dict[str, Any]]:
    """Shares as a prompt lists them."""
    return [{"seat": share.seat, "amount": share.amount} for share in pushed]


# -- high and low


def _high_and_low(hand: HandState, amount: int, high: Part, low: Part) -> Said:
    same = all_winners(high) == all_winners(low)
    if same and len(high.winners) == 1:
        return push(amount, high.winners[0], shown=True)
    if same and hand.rules.hilo_identical_hands is HiloIdenticalHands.AS_EVEN_AS_POSSIBLE:
        return _one_share(hand, amount, high.winners)
    amounts = unit_shares(amount, 2, hand.unit, hand.rules.multiple_odd_chips)
    halves = [_half(hand, each, part.winners) for each, part in zip(amounts, (high, low), strict=True)]
    odd_in_a_tie = next((over for half in halves if (over := odd_chip(half)) is not None), None)
    if odd_in_a_tie is not None and hand.positions.button is None:
        return ask_button_for_the_odd_chip()
    odd = amounts[0] - amounts[1]
    pushed = _by_seat([*halves[0], *halves[1]])
    slots = {
        "shares": told(pushed),
        "high": amounts[0],
        "low": amounts[1],
        "high_parts": [share.amount for share in halves[0]],
        "low_parts": [share.amount for share in halves[1]],
        "odd": odd or None,
        "tie_odd": None if odd_in_a_tie is None else odd_in_a_tie.amount,
    }
    options = (
        *(("odd_chip_hilo",) if odd else ()),
        *(ONE_ODD_CHIP if odd_in_a_tie is not None else ()),
        *(("hilo_identical_hands",) if same else ()),
    )
    return Prompt("split_hi_lo", slots, Why(added(share.amount for share in pushed), options))


def _half(hand: HandState, amount: int, winners: Sequence[int]) -> tuple[Share, ...]:
    """The shares of one half, by seat; from the button's left where a chip is odd.

    Where nobody told the button they stand by seat all the same, to see whether something is odd.
    """
    button = hand.positions.button
    order = sorted(winners) if button is None else clockwise_from(button, winners)
    pushed = split(amount, order, hand.unit, hand.rules.multiple_odd_chips)
    return pushed if odd_chip(pushed) is not None else tuple(sorted(pushed, key=lambda share: share.seat))


def _by_seat(pushed: Sequence[Share]) -> list[Share]:
    """One share for each seat, in the order in which the seats first stand."""
    amounts: dict[int, int] = {}
    for share in pushed:
        amounts[share.seat] = amounts.get(share.seat, 0) + share.amount
    return [Share(seat, amount) for seat, amount in amounts.items()]


def _one_share(hand: HandState, amount: int, winners: Sequence[int]) -> Said:
    said = _whole(hand, amount, winners)
    if not isinstance(said, Prompt):
        return said
    return Prompt(said.code, said.slots, Why(said.why.sum, (*said.why.options, "hilo_identical_hands")))


# -- two boards


def double_board(hand: HandState, amount: int, parts: Sequence[Part] = ()) -> Said:
    """What each of two boards wins; `parts` are the boards with their winners, as far as they have been read."""
    amounts = unit_shares(amount, 2, hand.unit, hand.rules.multiple_odd_chips)
    odd = amounts[0] - amounts[1]
    if not odd or hand.rules.double_board_odd_chip is not DoubleBoardOddChip.BY_POSITION:
        return _boards(amounts[0], amounts[1], odd, None)
    if hand.positions.button is None:
        return ask_button_for_the_odd_chip()
    first = clockwise_from(hand.positions.button, tuple({seat for part in parts for seat in all_winners(part)}))
    if not first:
        return Prompt("show_hands", {"seat": None})
    to_second = first[0] not in all_winners(parts[0])
    top, bottom = (amounts[1], amounts[0]) if to_second else (amounts[0], amounts[1])
    return _boards(top, bottom, odd, first[0] if to_second else None)


def _boards(first: int, second: int, odd: int, odd_seat: int | None) -> Prompt:
    slots = {"first": first, "second": second, "odd": odd or None, "odd_seat": odd_seat}
    return Prompt("double_board", slots, Why(f"{first} + {second}", ("double_board_odd_chip",) if odd else ()))
