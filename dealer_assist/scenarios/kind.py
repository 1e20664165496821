"""What a kind of scenario is: the words it may use and how it is checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.outcome import Difference
from dealer_assist.scenarios.shape import Told


class Kind(msgspec.Struct, frozen=True):
    """One kind of scenario. Its functions may raise Differs and NotPlayed."""

    shape: type[Told]
    """Every key such a scenario may have."""
    facts: Callable[[Any], Facts]
    """What it says of the table, for the house rules. Here a game or betting that is not played is told apart."""
    asks: frozenset[str]
    """Every question that may stand under `expect`, played or not."""
    check: Callable[[Any, HouseRules], Iterator[Difference]]
    """Plays it under some house rules and yields every field that came out otherwise."""
