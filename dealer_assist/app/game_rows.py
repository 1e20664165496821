"""The game of the table: its structure, the games that can be dealt, and a key for each kind where there are many."""

from __future__ import annotations

from dealer_assist.app.facts_row import Floor, Row, Value
from dealer_assist.games.game import Game
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.state import TableState

GAMES = 8
"""Games shown at a time."""
MORE = "more"
"""The key that shows the other games."""
FAMILY = "family"
"""The row of the kinds of game."""


def games_offered(table: TableState, floor: Floor) -> tuple[Value, ...]:
    """Games to choose from: those with cards enough for the players, at a mixed game those of its rotation by place."""
    if table.mix is None:
        enough = [each for each in floor.games if each.max_players >= len(table.seats)]
        return tuple(Value(each.name, each, each.name == table.game.name) for each in enough)
    now = table.mix_round
    comes = now.place if now.chosen is None else now.chosen
    return tuple(Value(str(at + 1), each, at == comes) for at, each in enumerate(table.mix.games))


def game_rows(table: TableState, floor: Floor, first: int) -> tuple[Row, ...]:
    """The rows of the tab of the game; `first` is the first of the games that are shown."""
    now = table.rules.betting_structure
    structures = tuple(Value(str(each), f"structure.{each}", each is now) for each in BettingStructure)
    dealt = games_offered(table, floor)
    keys = list(dealt if len(dealt) <= GAMES else dealt[first : first + GAMES - 1])
    if len(dealt) > GAMES:
        keys.append(Value(MORE, "key.more"))
    half = GAMES // 2
    games = (Row("game", "facts.game", tuple(keys[:half])), Row("game", "", tuple(keys[half:])))
    return Row("structure", "facts.structure", structures), _families(dealt, first), *games


def _families(dealt: tuple[Value, ...], first: int) -> Row:
    """A key for each kind of game, where there are more games than are shown at a time.

    The kind of the game that holds is chosen; the one whose games are shown is only looked at until one is tapped.
    """
    kinds = [each.shown.family for each in dealt if isinstance(each.shown, Game)]
    if len(dealt) <= GAMES or len(set(kinds)) < 2:
        return Row(FAMILY, "facts.family", ())
    holds = [each.shown.family for each in dealt if each.chosen and isinstance(each.shown, Game)]
    values = [
        Value(kind, f"family.{kind}", kind in holds, looked_at=kind is kinds[first]) for kind in dict.fromkeys(kinds)
    ]
    return Row(FAMILY, "facts.family", tuple(values))


def first_of(family: str, dealt: tuple[Value, ...]) -> int:
    """Where the games of a kind begin."""
    kinds = [str(each.shown.family) for each in dealt if isinstance(each.shown, Game)]
    return kinds.index(family) if family in kinds else 0
