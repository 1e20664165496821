"""How a rule about the table is written down, as `hand/rule.py` does for the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.state import TableState


class Rule(msgspec.Struct, frozen=True):
    """The rule of one kind of entry."""

    cannot: Callable[[TableState, Any], Refused | None]
    """Arithmetic: a reason the entry makes no sense whoever orders it."""
    may_not: Callable[[TableState, Any], Refused | None]
    """Legality: a reason a floor manager can set aside."""
    do: Callable[[TableState, Any], TableState]
    """The state after the entry, once `cannot` had no objection."""


def nothing_forbids(_table: TableState, _entry: object) -> Refused | None:
    """For entries that are legal whenever they are possible."""
    return None


def hand_is_open(table: TableState) -> Refused | None:
    """Seats, stacks, stakes and button change between hands only."""
    if table.hand is None:
        return None
    return Refused(RefusalCode.HAND_IS_OPEN, {"hand": table.hand.number})


def no_hand_open(table: TableState) -> Refused | None:
    """Wagers, cards and pots need a hand."""
    return Refused(RefusalCode.NO_HAND_OPEN) if table.hand is None else None
