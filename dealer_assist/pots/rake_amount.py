"""How much one hand is raked: by percent, by steps or a fixed amount, up to a cap, and twice for several boards.

WSOP Live 2024 R27 prints ten percent up to a maximum; steps, rounding and lower caps for short tables are the house's
own: options `rake_method`, `rake_percent_bp`, `rake_unit`, `rake_rounding`, `rake_steps`, `rake_cap`,
`rake_cap_by_players`, `run_it_extra_rake`. Which pot pays it stands in `paying`.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.rules.options import HouseRules, RakeMethod, RakeRounding, RunItExtraRake

WHOLE = 10_000
"""Basis points of a whole."""


def cap_of(dealt_in: int, rules: HouseRules) -> int:
    """The most that is raked: the first row of `rake_cap_by_players` the players do not exceed, else `rake_cap`."""
    for row in rules.rake_cap_by_players:
        if dealt_in <= row.max_players_dealt:
            return row.cap
    return rules.rake_cap


def _percent(base: int, cap: int, rules: HouseRules) -> int:
    units = ROUNDED[rules.rake_rounding](base * rules.rake_percent_bp, WHOLE * rules.rake_unit)
    return min(units * rules.rake_unit, cap)


def _down(amount: int, unit: int) -> int:
    return amount // unit


def _nearest(amount: int, unit: int) -> int:
    return (2 * amount + unit) // (2 * unit)


ROUNDED: dict[RakeRounding, Callable[[int, int], int]] = {
    RakeRounding.DOWN: _down,
    RakeRounding.NEAREST_HALF_UP: _nearest,
}
"""Whole units in an amount, by the option `rake_rounding`."""


def _steps(base: int, cap: int, rules: HouseRules) -> int:
    """One unit for every listed size the pot has reached."""
    return min(rules.rake_unit * sum(base >= step for step in rules.rake_steps), cap)


def _fixed(_base: int, cap: int, _rules: HouseRules) -> int:
    return cap


def _nothing(_base: int, _cap: int, _rules: HouseRules) -> int:
    return 0


RAKE: dict[RakeMethod, Callable[[int, int, HouseRules], int]] = {
    RakeMethod.PERCENT_ROUNDED: _percent,
    RakeMethod.STEP_TABLE: _steps,
    RakeMethod.FIXED: _fixed,
    RakeMethod.TIME: _nothing,
    RakeMethod.NONE: _nothing,
}
"""Chips raked of so many, at most the cap, by the option `rake_method`."""


def _once(_boards: int) -> int:
    return 1


def _twice_if_several(boards: int) -> int:
    return 2 if boards > 1 else 1


TIMES: dict[RunItExtraRake, Callable[[int], int]] = {
    RunItExtraRake.NONE: _once,
    RunItExtraRake.DOUBLE: _twice_if_several,
}
"""How often the rake is taken from a hand run on several boards, by the option `run_it_extra_rake`."""
