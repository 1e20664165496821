"""What the house takes out of the pots of one hand: rake, jackpot drop, or in a time pot the table's time.

The order of work at a table: the uncalled part goes back, the pots are built, the house takes its share, the rest
is pushed. Odd chips are decided of what is left. WSOP Live 2024 R27 prints a rake or time; the base, the order between
pots, the jackpot and no flop no drop are the house's own: options `rake_base`, `rake_take_order`, `jackpot_*`,
`time_pot` and `no_flop_no_drop`. How much is raked stands in `rake_amount`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from dealer_assist.pots.paying import BESIDES, SHARES, Amounts, less
from dealer_assist.pots.rake_amount import RAKE, TIMES, WHOLE, cap_of
from dealer_assist.rules.options import HouseRules, RakeBase, RakeMethod, RakeTakeOrder


class Raked(msgspec.Struct, frozen=True, kw_only=True):
    """What the share of the house depends on besides the pots."""

    dealt_in: int
    """Players dealt in."""
    flop: bool
    """Whether there was a flop."""
    returned: int = 0
    """Chips that went back uncalled."""
    chopped: bool = False
    """Whether the blinds took their money back."""
    boards: int = 1
    """How many boards were run."""
    time_due: int = 0
    """Time the pot pays for the table, chips; 0 = none is due."""


class Collection(msgspec.Struct, frozen=True):
    """What the house has taken from the pots of a hand.

    >>> Collection(rake=4, jackpot=1, net=(42,)).taken
    5
    """

    rake: int = 0
    """Chips, ≥ 0."""
    jackpot: int = 0
    """Jackpot or promotion money, chips, ≥ 0."""
    time: int = 0
    """Time of the table paid by the pot, chips, ≥ 0."""
    net: Amounts = ()
    """What is left of each pot, main pot first; a pot may be left empty."""

    @property
    def taken(self) -> int:
        """All of it, chips."""
        return self.rake + self.jackpot + self.time


def collection(pots: Sequence[int], raked: Raked, rules: HouseRules) -> Collection:
    """What the house takes from pots that nothing uncalled lies in, main pot first.

    No flop where the house then takes nothing, or chopped blinds: nothing, and time stays due for another pot.

    >>> from dealer_assist.rules.resolve import resolve
    >>> rules = resolve("wsop_live_2024", {"jackpot_drop": 1}, mode="cash", betting="nl")
    >>> collection((47,), Raked(dealt_in=9, flop=True), rules)
    Collection(rake=4, jackpot=1, time=0, net=(42,))
    """
    if raked.chopped or (rules.no_flop_no_drop and not raked.flop):
        return Collection(net=tuple(pots))
    return CHARGES[rules.rake_method](tuple(pots), raked, rules)


def told_collection(pots: Sequence[int], told: Collection, order: RakeTakeOrder) -> Collection:
    """The same amounts taken from these pots, whoever said so: the rake first, then what is taken besides.

    None is more than the pots hold.
    """
    by_pot = SHARES[order](tuple(pots), min(told.rake, sum(pots)))
    left = less(pots, by_pot)
    jackpot = min(told.jackpot, sum(left))
    left = less(left, BESIDES[order](left, jackpot))
    time = min(told.time, sum(left))
    return Collection(sum(by_pot), jackpot, time, less(left, BESIDES[order](left, time)))


def most_taken(dealt_in: int, rules: HouseRules) -> int:
    """The most a hand of so many players can cost in rake and jackpot; 0 = this house takes nothing from its pots.

    >>> from dealer_assist.rules.resolve import resolve
    >>> most_taken(9, resolve("wsop_live_2024", {"rake_percent_bp": 0}, mode="cash", betting="nl"))
    0
    """
    return collection((past_every_limit(rules),), Raked(dealt_in=dealt_in, flop=True), rules).taken


def past_every_limit(rules: HouseRules) -> int:
    """A pot so large that more chips in it would change nothing: past every step, minimum and maximum."""
    caps = (rules.rake_cap, *(row.cap for row in rules.rake_cap_by_players))
    steps = max(rules.rake_steps, default=0)
    return steps + rules.jackpot_min_pot + rules.jackpot_drop + WHOLE * (max(caps) + rules.rake_unit)


def time_for_the_table(players: int, rules: HouseRules) -> int:
    """Time a pot pays for so many players, chips: those dealt in, less those who pay their own.

    Nothing where time is not paid by a pot. Options `rake_method`, `time_pot` and `time_charge`; WSOP Live 2024 R27.
    """
    by_pot = rules.rake_method is RakeMethod.TIME and rules.time_pot
    return rules.time_charge * players if by_pot else 0


# -- how the house charges


def _drop(pots: Amounts, raked: Raked, rules: HouseRules) -> Collection:
    """Rake by its method up to the cap, and the jackpot drop from a pot of some size.

    What counts toward a cap is never more than the cap: where it is 0 nothing is taken at all (rule file 06).
    """
    bases = BASES[rules.rake_base](pots, raked.returned)
    cap = cap_of(raked.dealt_in, rules)
    jackpot = rules.jackpot_drop if sum(bases) >= rules.jackpot_min_pot else 0
    if rules.jackpot_in_cap:
        jackpot = min(jackpot, cap)
        cap -= jackpot
    times = TIMES[rules.run_it_extra_rake](raked.boards)
    by_pot = RAKES[rules.rake_take_order](pots, bases, cap, times, rules)
    left = less(pots, by_pot)
    jackpot = min(jackpot, sum(left))
    return Collection(sum(by_pot), jackpot, 0, less(left, BESIDES[rules.rake_take_order](left, jackpot)))


def _time(pots: Amounts, raked: Raked, rules: HouseRules) -> Collection:
    """Nothing of a hand, but in a time pot the winner pays for the table (WSOP Live 2024 R27)."""
    time = min(raked.time_due, sum(pots))
    return Collection(time=time, net=less(pots, BESIDES[rules.rake_take_order](pots, time)))


CHARGES: dict[RakeMethod, Callable[[Amounts, Raked, HouseRules], Collection]] = {
    RakeMethod.PERCENT_ROUNDED: _drop,
    RakeMethod.STEP_TABLE: _drop,
    RakeMethod.FIXED: _drop,
    RakeMethod.TIME: _time,
    RakeMethod.NONE: _drop,
}
"""What comes out of the pots, by the option `rake_method`."""


# -- which chips are raked


def _called(pots: Amounts, _returned: int) -> Amounts:
    return pots


def _all_bet(pots: Amounts, returned: int) -> Amounts:
    """What nobody called would have lain in the last pot."""
    return (*pots[:-1], pots[-1] + returned) if pots else ()


BASES: dict[RakeBase, Callable[[Amounts, int], Amounts]] = {
    RakeBase.CALLED_POT_ONLY: _called,
    RakeBase.ALL_CHIPS_BET: _all_bet,
}
"""The chips that count, by pot: option `rake_base`."""


# -- which pot pays


def _of_the_whole(pots: Amounts, bases: Amounts, cap: int, times: int, rules: HouseRules) -> Amounts:
    """One rake for the hand, then shared between the pots."""
    rake = times * RAKE[rules.rake_method](sum(bases), cap, rules)
    return SHARES[rules.rake_take_order](pots, min(rake, sum(pots)))


def _of_each(pots: Amounts, bases: Amounts, cap: int, times: int, rules: HouseRules) -> Amounts:
    """A rake of every pot on its own, main pot first, until the common cap is used up."""
    by_pot: list[int] = []
    for pot, base in zip(pots, bases, strict=True):
        rake = RAKE[rules.rake_method](base, cap, rules)
        cap -= min(rake, pot)
        by_pot.append(min(times * rake, pot))
    return tuple(by_pot)


RAKES: dict[RakeTakeOrder, Callable[[Amounts, Amounts, int, int, HouseRules], Amounts]] = {
    RakeTakeOrder.MAIN_POT_FIRST: _of_the_whole,
    RakeTakeOrder.LAST_SIDE_FIRST: _of_the_whole,
    RakeTakeOrder.PRO_RATA: _of_the_whole,
    RakeTakeOrder.EACH_POT: _of_each,
}
"""The rake of each pot, by the option `rake_take_order`."""
