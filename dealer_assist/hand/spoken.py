"""Which words count, and what amount they name.

Words before the chips bind; of words and chips that differ, the house says which count (option
`verbal_chip_conflict`; TDA 2024 R40-A, WSOP Live 2024 R176). "Raise" said after the chips landed is too late
everywhere (TDA 2024 R44). An amount said with "raise" is the total or comes on top (option
`declared_raise_amount_means`; TDA 2024 R43-B).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from dealer_assist.hand.entries import ChipsPut, Verb, When
from dealer_assist.hand.state import HandState, in_front
from dealer_assist.rules.options import DeclaredRaiseAmountMeans, VerbalChipConflict


class Heard(msgspec.Struct, frozen=True):
    """The words that count."""

    verb: Verb | None = None
    """None = no action was named."""
    amount: int | None = None
    """Chips; None = no amount was named."""


SILENCE = Heard()


def heard(hand: HandState, entry: ChipsPut) -> Heard:
    """What was said, or silence where it came too late."""
    late = entry.when is When.AFTER and bool(entry.chips or entry.motions)
    if late and not LATE_WORDS_COUNT[hand.rules.verbal_chip_conflict](entry):
        return SILENCE
    return Heard(entry.say, amount_named(hand, entry))


def _never(_entry: ChipsPut) -> bool:
    """What came first counts."""
    return False


def _but_for_a_bare_raise(entry: ChipsPut) -> bool:
    """The chips are corrected to the words; a raise without an amount corrects nothing, it is only late."""
    return entry.amount is not None or bool(entry.candidates) or entry.say in (Verb.CALL, Verb.CHECK)


LATE_WORDS_COUNT: dict[VerbalChipConflict, Callable[[ChipsPut], bool]] = {
    VerbalChipConflict.FIRST_WINS: _never,
    VerbalChipConflict.VERBAL_WINS: _but_for_a_bare_raise,
}


def amount_named(hand: HandState, entry: ChipsPut) -> int | None:
    """The amount the words name, chips; None if they name none."""
    if entry.amount is not None or not entry.candidates:
        return entry.amount
    return reasonable_amount(hand.middle + in_front(hand), entry.candidates)


def reasonable_amount(pot: int, candidates: Sequence[int]) -> int:
    """What an unclear amount is taken for: the highest that is not above the pot, bets in front included.

    Rule: TDA 2024 R57, WSOP Tournament 2024 R60.

    >>> reasonable_amount(4200, (500, 5000)), reasonable_amount(5000, (500, 5000))
    (500, 5000)
    """
    within = [amount for amount in candidates if amount <= pot]
    return max(within) if within else min(candidates)


def _total(_level: int, amount: int) -> int:
    return amount


def _on_top(level: int, amount: int) -> int:
    return level + amount


DECLARED_TOTAL: dict[DeclaredRaiseAmountMeans, Callable[[int, int], int]] = {
    DeclaredRaiseAmountMeans.TOTAL: _total,
    DeclaredRaiseAmountMeans.ON_TOP: _on_top,
}
"""Total in front that a declared raise means, from the total to call and the amount said."""
