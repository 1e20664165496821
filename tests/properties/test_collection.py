"""Hands made up at random in houses that rake: no chip is lost, and the second calculators agree on every pot."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from dealer_assist.hand.collection import flop_seen
from dealer_assist.hand.state import HandState
from dealer_assist.rules.options import HouseRules, RakeBase, RakeRounding, RakeTakeOrder
from dealer_assist.table.seating import opened
from tests.chipcalc import Stake, build_pots
from tests.hands import PRESETS, played, some_opening
from tests.rakecalc import Hand, House, take
from tests.tables import house_rules, stacks_of


def some_house(chance: Random) -> tuple[HouseRules, House]:
    """A house that rakes, in the program's words and in the second calculator's."""
    house = House(
        method=chance.choice(("percent_rounded", "percent_rounded", "step_table", "fixed")),
        percent=Fraction(chance.choice((250, 500, 1000)), 10_000),
        cap=chance.choice((0, 1, 4, 30)),
        caps=chance.choice(((), ((4, 2),), ((2, 0), (6, 3)))),
        unit=chance.choice((1, 1, 5)),
        half_up=chance.random() < 0.3,
        steps=chance.choice(((), (5, 15, 25), (40,))),
        uncalled_too=chance.random() < 0.3,
        order=chance.choice(list(RakeTakeOrder)).value,
        flop_needed=chance.random() < 0.7,
        jackpot=chance.choice((0, 1, 2)),
        jackpot_from=chance.choice((0, 20)),
        jackpot_in_cap=chance.random() < 0.3,
    )
    rules = house_rules(
        chance.choice(PRESETS),
        rake_method=house.method,
        rake_percent_bp=int(house.percent * 10_000),
        rake_cap=house.cap,
        rake_cap_by_players=house.caps,
        rake_unit=house.unit,
        rake_rounding=(RakeRounding.NEAREST_HALF_UP if house.half_up else RakeRounding.DOWN).value,
        rake_steps=house.steps,
        rake_base=(RakeBase.ALL_CHIPS_BET if house.uncalled_too else RakeBase.CALLED_POT_ONLY).value,
        rake_take_order=house.order,
        no_flop_no_drop=house.flop_needed,
        jackpot_drop=house.jackpot,
        jackpot_min_pot=house.jackpot_from,
        jackpot_in_cap=house.jackpot_in_cap,
    )
    return rules, house


def bet(hand: HandState) -> list[Stake]:
    """What every seat put in, as long as nothing has gone back."""
    return [Stake(each.seat, each.put_in, 0, each.dead, each.folded) for each in hand.seats]


@pytest.mark.parametrize("seed", range(60))
def test_house_and_winners_have_exactly_what_was_bet(seed: int) -> None:
    chance = Random(f"collection {seed}")
    rules, house = some_house(chance)
    table = opened(some_opening(chance, rules=rules))
    started = sum(stack or 0 for stack in stacks_of(table).values())
    betting: HandState | None = None
    hand: HandState | None = None
    for _, after in played(table, chance):
        hand = after.hand or hand
        if after.hand is not None and after.hand.collected is None and not after.hand.returned:
            betting = after.hand
    assert hand is not None
    assert betting is not None
    collected = hand.collected
    taken = 0 if collected is None else collected.taken
    assert sum(stack or 0 for stack in stacks_of(after).values()) == started - taken
    felt = build_pots(bet(betting))
    other = take(
        [pile.amount for pile in felt.pots],
        Hand(len(hand.seats), flop_seen(hand), sum(felt.refunds.values())),
        house,
    )
    if collected is None:
        assert (other.rake, other.jackpot, sum(other.net)) == (0, 0, 0)
    else:
        assert (collected.rake, collected.jackpot, collected.net) == (other.rake, other.jackpot, other.net)
    won = sum(each.won for each in hand.seats)
    assert won == sum(other.net)
