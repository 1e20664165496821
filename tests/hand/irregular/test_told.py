"""Every irregularity has its rule, and every value of an option its way."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from dealer_assist.hand.irregular.boards import FOUR_CARDS, NO_BURN, ORDER
from dealer_assist.hand.irregular.clock import LEFT, NO_BET
from dealer_assist.hand.irregular.disputes import ACCOUNTING
from dealer_assist.hand.irregular.draw import BEFORE_DRAW, RESHUFFLED
from dealer_assist.hand.irregular.exposed import BURN
from dealer_assist.hand.irregular.foreign import FORFEIT, FOULED, JOKER, Foul
from dealer_assist.hand.irregular.misdeal import REDEAL
from dealer_assist.hand.irregular.premature import EARLY_TURN
from dealer_assist.hand.irregular.skipped import SILENT
from dealer_assist.hand.irregular.stud import BOTH_UP, LAST_UP, ONE_UP
from dealer_assist.hand.irregular.stud_streets import EARLY
from dealer_assist.hand.irregular.told import RULED, Told
from dealer_assist.hand.irregular.wrong_count import ONE_EXTRA, SHORT
from dealer_assist.rules import options

TABLES: tuple[tuple[dict[Any, Any], type], ...] = (
    (FOUR_CARDS, options.FourCardFlop),
    (NO_BURN, options.NoBurnFlop),
    (ORDER, options.TwoBurns),
    (NO_BET, options.ClockNoBetResult),
    (LEFT, options.LeavingSeatActionPending),
    (ACCOUNTING, options.DisputeAccounting),
    (BEFORE_DRAW, options.DrawExposedCard),
    (RESHUFFLED, options.DrawReshuffleSet),
    (BURN, options.ExposedBurnCard),
    (JOKER, options.JokerFound),
    (FORFEIT, options.ForfeitedPotNextHand),
    (FOULED, Foul),
    (REDEAL, options.MisdealButton),
    (EARLY_TURN, options.PrematureTurn),
    (SILENT, options.SkippedAfterNextCard),
    (ONE_UP, options.StudDowncardExposed),
    (BOTH_UP, options.StudBothDowncardsExposed),
    (LAST_UP, options.StudRiverExposed),
    (EARLY, options.PrematureStudCard),
    (SHORT, options.ShortCardFix),
    (ONE_EXTRA, options.OneExtraCard),
)


@pytest.mark.parametrize(("table", "values"), TABLES, ids=lambda each: getattr(each, "__name__", ""))
def test_every_value_of_an_option_has_its_way(table: dict[Any, Any], values: Any) -> None:
    assert set(table) == set(values)


def test_everything_that_can_be_told_has_its_rule() -> None:
    assert set(RULED) == set(get_args(Told))
