"""Scenarios of what the house takes: pots from which uncalled chips have gone back, and what is left of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dealer_assist.games.game import HOLDEM
from dealer_assist.pots.rake import Raked, collection, time_for_the_table
from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios.compare import Whole, differences
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.outcome import Difference
from dealer_assist.scenarios.shape import Chips, Told, Words


class RakeSetup(Words, frozen=True, kw_only=True):
    """The hand round the pots."""

    players_dealt: int
    flop_seen: bool
    refunds: Mapping[int, Chips] = {}
    """Chips that went back uncalled, by seat."""
    blind_chop: bool = False
    run_it: int = 1
    time_pot_opt_out: tuple[int, ...] = ()
    """Seats that pay their own time."""


class PotLies(Words, frozen=True, kw_only=True):
    """A pot before the house takes its share; main pot first."""

    name: str
    amount: Chips


class RakeTold(Told, frozen=True, kw_only=True):
    """A scenario of a collection."""

    setup: RakeSetup
    pots: tuple[PotLies, ...]


def _facts(_told: RakeTold) -> Facts:
    return Facts(HOLDEM)


def _check(told: RakeTold, rules: HouseRules) -> Iterator[Difference]:
    setup = told.setup
    raked = Raked(
        dealt_in=setup.players_dealt,
        flop=setup.flop_seen,
        returned=sum(setup.refunds.values()),
        chopped=setup.blind_chop,
        boards=setup.run_it,
        time_due=time_for_the_table(setup.players_dealt - len(setup.time_pot_opt_out), rules),
    )
    share = collection([pot.amount for pot in told.pots], raked, rules)
    net = Whole({pot.name: left for pot, left in zip(told.pots, share.net, strict=True)})
    found = {"rake": share.rake, "jackpot": share.jackpot, "net": net, "time_collected": share.time}
    yield from differences("expect", told.expect, found)


KIND = Kind(RakeTold, _facts, frozenset({"rake", "jackpot", "net", "time_collected"}), _check)
