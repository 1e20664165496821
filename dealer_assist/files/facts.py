"""What the floor changes at the table between two hands: stakes, structure, ante, straddles and the like.

A room's rules stand; only facts of the table change. Rulebooks let some of their values follow such a fact (fixed
limit, three blinds), so the house rules are made anew from the book, the room's changes and the facts as they are now.
"""

from collections.abc import Mapping

import msgspec

from dealer_assist.files.opening import ReadyTable, forced_blinds, version_of
from dealer_assist.games.facts import facts_of_game
from dealer_assist.games.game import Game
from dealer_assist.rules.catalogue import by_name
from dealer_assist.rules.options import BettingStructure, HouseRules
from dealer_assist.rules.resolve import resolve
from dealer_assist.table.entries import FactsSet
from dealer_assist.table.state import Stakes, TableState


def facts_changed(
    ready: ReadyTable,
    table: TableState,
    changes: Mapping[str, object],
    *,
    stakes: Stakes | None = None,
    betting: BettingStructure | None = None,
    game: Game | None = None,
) -> FactsSet:
    """The entry that changes facts of the table, the others kept as they are.

    `changes` are options of scope table by name, amounts in the room's smallest unit. Raises ``UnknownOption``,
    ``WrongValue`` and ``NotForOneTable`` (an option that has one value for the whole room).
    """
    stakes, game = stakes or table.stakes, game or table.game
    betting = betting or table.rules.betting_structure
    rules = resolve(
        ready.preset,
        ready.room.changes,
        mode=table.mode,
        betting=betting,
        table={**facts_of(table.rules), **changes},
        units=ready.room.units,
        **facts_of_game(game, forced_blinds(stakes), bomb_pots=stakes.bomb_ante > 0, mixed=table.mix is not None),
    )
    return FactsSet(stakes=stakes, game=game, rules=rules, rules_version=version_of(ready.room.preset, rules))


def facts_of(rules: HouseRules) -> dict[str, object]:
    """The facts of the table in house rules: every option that is decided at each table, with its value."""
    plain = msgspec.to_builtins(rules)
    return {
        name: _as_written(one.type, plain[name])
        for name, one in by_name().items()
        if one.scope == "table" and name != "betting_structure"
    }


def _as_written(kind: str, value: object) -> object:
    """A value as a file would give it: rows of a table are lists of their cells."""
    if kind == "table" and isinstance(value, list | tuple):
        return [list(row.values()) if isinstance(row, dict) else row for row in value]
    return value
