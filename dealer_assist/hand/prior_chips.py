"""Chips of an earlier bet still in front, and what they do to the reading of new ones.

Left alone or all pulled back, and too few for the call: the new chips are read chip by chip. Partly pulled
back, or enough for the call: what lies there in the end is one bet, with the half test. One rulebook goes
further: a single large chip, after chips that covered the call were all pulled back, is a bet of its full
value (option `prior_chips_rule`; TDA 2024 R46, WSOP Live 2024 R137, WSOP Tournament 2024 R98; rule file 03,
section 7).
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from dealer_assist.hand.case import Case, prior_chips
from dealer_assist.hand.entries import PriorMoved
from dealer_assist.rules.options import PriorChipsRule


class ReadAs(StrEnum):
    """How chips are read."""

    CHIP_BY_CHIP = "chip_by_chip"
    """Whether each of them is needed for the call."""
    ONE_BET = "one_bet"
    """Together, with the half test."""
    FULL_VALUE = "full_value"
    """A bet or raise of what they are worth."""


def read_as(case: Case) -> ReadAs:
    """How the chips of a motion are read."""
    if not case.hand.level:
        return ReadAs.CHIP_BY_CHIP
    return PRIOR_CHIPS[case.hand.rules.prior_chips_rule](case)


def covers_the_call(case: Case) -> bool:
    """Whether the chips that lay in front are enough for the call by themselves."""
    prior = prior_chips(case.seat, case.entry)
    return bool(prior) and sum(prior) >= case.hand.level


def tda_46(case: Case) -> ReadAs:
    """TDA 2024 R46-C."""
    together = case.entry.prior_moved is PriorMoved.PARTLY or covers_the_call(case)
    return ReadAs.ONE_BET if together else ReadAs.CHIP_BY_CHIP


def wsop_98(case: Case) -> ReadAs:
    """WSOP Live 2024 R137, WSOP Tournament 2024 R98."""
    all_back = case.entry.prior_moved is PriorMoved.FULLY and covers_the_call(case)
    one_large = len(case.entry.chips) == 1 and case.total > case.hand.level
    return ReadAs.FULL_VALUE if all_back and one_large else tda_46(case)


PRIOR_CHIPS: dict[PriorChipsRule, Callable[[Case], ReadAs]] = {
    PriorChipsRule.TDA_2024_46: tda_46,
    PriorChipsRule.WSOP_98: wsop_98,
}


AFTER_PULLING_BACK: dict[PriorChipsRule, tuple[str, ...]] = {
    PriorChipsRule.TDA_2024_46: ("call", "raise"),
    PriorChipsRule.WSOP_98: ("call", "fold", "raise"),
}
"""What is left to a seat that pulled a chip back facing a raise and put nothing in (TDA 2024 R46-B)."""
