"""House rules this version plays. A room that needs another is told so when the table opens, not in a pot.

The options listed here change what is posted, bet or taken, and one of their values is not built yet.
"""

from __future__ import annotations

from dealer_assist.rules.options import (
    HouseRules,
    OddChipUnit,
)

PLAYED: dict[str, tuple[object, ...]] = {
    "odd_chip_unit": (OddChipUnit.SMALLEST_CHIP_IN_PLAY, OddChipUnit.SMALLEST_BLIND_CHIP),
}
"""Option, and the values of it that are played."""


def not_played(rules: HouseRules) -> tuple[str, object, tuple[object, ...]] | None:
    """The first option whose value is not played yet: its name, the value, the values that are."""
    for name, played in PLAYED.items():
        value = getattr(rules, name)
        if value not in played:
            return name, value, played
    return None
