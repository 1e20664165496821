"""House rules and steps for tests of irregular deals."""

from __future__ import annotations

from dealer_assist.hand.irregular.outcome import Step
from dealer_assist.hand.irregular.told import Told, ruled
from dealer_assist.rules.options import HouseRules
from tests.tables import house_rules


def tda(**changes: object) -> HouseRules:
    return house_rules("tda_2024", **changes)


def cash(**changes: object) -> HouseRules:
    return house_rules("wsop_live_2024", **changes)


def roberts(**changes: object) -> HouseRules:
    return house_rules("roberts_rules", **changes)


def steps(told: Told, rules: HouseRules) -> list[Step]:
    return [each.step for each in ruled(told, rules).steps]
