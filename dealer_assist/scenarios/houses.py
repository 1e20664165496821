"""The house rules under which a scenario must hold.

What a scenario does not name must not matter: its options are laid over every rulebook in turn, or over the one
it names. Then it must hold once more under each rulebook of its `presets` as it is printed, with only the facts of
the table (stakes, ante, cap …) kept as given.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from dealer_assist.games.facts import facts_of_game
from dealer_assist.games.game import Game
from dealer_assist.rules.catalogue import by_name, catalogue
from dealer_assist.rules.faults import RulesFault, UnknownOption, UnknownPreset, WrongValue
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.resolve import resolve
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.shape import Told

NOT_TOLD: Mapping[str, object] = {"rake_method": "none"}
"""Facts of a table that a scenario about something else does not give."""


class Facts(msgspec.Struct, frozen=True):
    """What rulebooks make their values depend on."""

    game: Game
    mode: str = "cash"
    betting: str = "nl"
    """`nl`, `pl`, `fl` or `spread`."""
    table: Mapping[str, object] = {}
    """Facts of the table that stand in the set-up and not in the options: the ante."""
    forced_blinds: int = 2


class House(msgspec.Struct, frozen=True):
    """House rules with the name a person knows them by."""

    name: str
    rules: HouseRules


def houses(told: Told, facts: Facts) -> Iterator[House]:
    """House rules a scenario must hold under, one after the other; raises Differs for an option nobody knows."""
    given = {name: value for name, value in told.options.items() if name != "preset"}
    if given.get("betting_structure", facts.betting) != facts.betting:
        raise Differs(Difference("options.betting_structure", given["betting_structure"], facts.betting))
    changes = {**NOT_TOLD, **facts.table, **given}
    preset = told.options.get("preset")
    for name in (preset,) if preset is not None else tuple(catalogue().presets):
        yield House(f"the options over {name}", _resolved(name, changes, facts, "options.preset"))
    of_the_table = {name: value for name, value in changes.items() if by_name()[name].scope == "table"}
    for place, name in enumerate(told.presets):
        yield House(name, _resolved(name, of_the_table, facts, f"presets[{place}]"))


def _resolved(preset: object, changes: Mapping[str, object], facts: Facts, path: str) -> HouseRules:
    if not isinstance(preset, str):
        raise Differs(Difference(path, "the name of a preset", preset))
    try:
        return _resolved_once(preset, msgspec.json.encode(changes), facts)
    except UnknownOption as unknown:
        raise Differs(Difference(f"options.{unknown.name}", msgspec.UNSET, str(unknown))) from None
    except WrongValue as wrong:
        raise Differs(Difference(f"options.{wrong.option}", wrong.allowed, wrong.value)) from None
    except UnknownPreset as unknown:
        raise Differs(Difference(path, "the name of a preset", unknown.name)) from None
    except RulesFault as fault:
        raise Differs(Difference("options", "house rules", str(fault))) from None


def _resolved_once(preset: str, changes: bytes, facts: Facts) -> HouseRules:
    return _kept(preset, changes, facts.mode, facts.betting, facts.game, facts.forced_blinds)


@lru_cache(maxsize=512)
def _kept(preset: str, changes: bytes, mode: str, betting: str, game: Game, forced_blinds: int) -> HouseRules:
    told: Mapping[str, Any] = msgspec.json.decode(changes)
    return resolve(
        preset,
        told,
        mode=mode,
        betting=betting,
        **facts_of_game(game, forced_blinds),
    )
