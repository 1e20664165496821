"""Asking to see a hand that was not shown: who may, and whether a folded hand that is shown can win.

Books disagree down to the ground: option `ask_to_see_hand`. TDA 2024 R18, WSOP Live 2024 R14 and R143, Robert's Rules
v11 s.3 Showdown 5; rule file 08.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import msgspec

from dealer_assist.rules.options import AskToSeeHand, HouseRules


class Right(StrEnum):
    """What comes of asking."""

    INALIENABLE = "inalienable"
    """The hand must be shown, nobody can refuse it."""
    YES = "yes"
    FLOOR_DISCRETION = "floor_discretion"
    NONE = "none"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks to see somebody's hand."""

    holds_or_tabled: bool = False
    """Whether the one who asks has cards, or has tabled them."""
    called_river: bool = False
    """Whether the one who asks called on the last street."""
    river_bet: bool = False
    """Whether there was a bet on the last street."""
    of_last_aggressor: bool = False
    """Whether it is the hand of the last to bet or raise."""
    collusion_suspected: bool = False
    dealt_in: bool = False
    """Whether the one who asks was dealt into this hand."""
    by_winner: bool = False
    """Whether the winner of the pot asks."""
    hand_was_called: bool = False
    """Whether the hand asked for had been called."""


class Answer(msgspec.Struct, frozen=True):
    """What the dealer does."""

    right: Right
    live: bool | None = None
    """Whether a folded hand that is shown can win; None = no book asks."""


def ask_to_see(asked: Asked, rules: HouseRules) -> Answer:
    """Whether a hand is shown to somebody who asks."""
    return ASKED[rules.ask_to_see_hand](asked)


def _tda_18(asked: Asked) -> Answer:
    if not asked.holds_or_tabled:
        return Answer(Right.NONE)
    bought = asked.river_bet and asked.called_river and asked.of_last_aggressor
    return Answer(Right.INALIENABLE if bought else Right.FLOOR_DISCRETION)


def _wsop_live_143(asked: Asked) -> Answer:
    return Answer(Right.FLOOR_DISCRETION if asked.collusion_suspected else Right.NONE)


def _roberts_5(asked: Asked) -> Answer:
    """Shown to the winner a folded hand is live again, to anybody else it is dead."""
    may = asked.dealt_in and asked.hand_was_called
    return Answer(Right.YES if may else Right.NONE, live=asked.by_winner if may else None)


ASKED: dict[AskToSeeHand, Callable[[Asked], Answer]] = {
    AskToSeeHand.TDA_18: _tda_18,
    AskToSeeHand.WSOP_LIVE_143: _wsop_live_143,
    AskToSeeHand.ROBERTS_5: _roberts_5,
}
