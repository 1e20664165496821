"""Is it too late to complain? A misread hand until the next one begins, a miscounted pot as long as the house says.

The next hand begins with the first riffle (TDA 2024 R23). Option `dispute_accounting`; TDA 2024 R22, WSOP Live 2024 R51
and R52, Robert's Rules v11 s.2. A misread hand is too late once the next has begun in every book. Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import msgspec

from dealer_assist.hand.irregular.outcome import Do, Outcome, Ruled, Step
from dealer_assist.rules.options import DisputeAccounting, HouseRules

BOOKS = ("TDA 2024 R22", "WSOP Live 2024 R51", "Robert's Rules v11 s.2")


class About(StrEnum):
    """What is disputed."""

    READING = "reading"
    """How a hand was read."""
    ACCOUNTING = "accounting"
    """How a pot was counted or pushed."""


class Dispute(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A player disputes the result of the last hand."""

    about: About
    next_hand_begun: bool = False
    substantial_on_next: bool = False
    """Whether there has been substantial action on the next hand."""
    house_error: bool = False
    """Whether the dealer may have miscounted."""


def dispute(told: Dispute, rules: HouseRules) -> Ruled:
    """Whether a dispute comes in time."""
    if not told.next_hand_begun:
        return _in_time("dispute_accounting" if told.about is About.ACCOUNTING else "dispute_reading")
    return ABOUT[told.about](told, rules)


def _reading(_told: Dispute, _rules: HouseRules) -> Ruled:
    return _too_late("dispute_reading")


def _accounting(told: Dispute, rules: HouseRules) -> Ruled:
    return ACCOUNTING[rules.dispute_accounting](told)


ABOUT: dict[About, Callable[[Dispute, HouseRules], Ruled]] = {About.READING: _reading, About.ACCOUNTING: _accounting}
"""Once the next hand has begun, by what is disputed."""


def _until_substantial(told: Dispute) -> Ruled:
    return _too_late("dispute_accounting") if told.substantial_on_next else _in_time("dispute_accounting")


def _until_next_hand(_told: Dispute) -> Ruled:
    return _too_late("dispute_accounting")


def _house_error(told: Dispute) -> Ruled:
    if not told.house_error:
        return _too_late("dispute_accounting")
    cite = ("WSOP Live 2024 R52",)
    steps = (Do(Step.CALL_FLOOR),)
    return Ruled(outcome=Outcome.FLOOR_DECIDES, steps=steps, option="dispute_accounting", cite=cite)


ACCOUNTING: dict[DisputeAccounting, Callable[[Dispute], Ruled]] = {
    DisputeAccounting.UNTIL_SA_NEXT_HAND: _until_substantial,
    DisputeAccounting.UNTIL_NEXT_HAND: _until_next_hand,
    DisputeAccounting.HOUSE_ERROR_ANY_TIME: _house_error,
}
"""How long a pot may be disputed, by the option `dispute_accounting`."""


def _in_time(option: str) -> Ruled:
    steps = (Do(Step.CALL_FLOOR), Do(Step.PUT_POT_RIGHT))
    return Ruled(outcome=Outcome.IN_TIME, steps=steps, option=option, cite=BOOKS)


def _too_late(option: str) -> Ruled:
    return Ruled(outcome=Outcome.TOO_LATE, steps=(Do(Step.POT_STANDS),), option=option, cite=BOOKS)
