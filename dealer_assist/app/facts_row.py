"""A row of the page of the table's facts: one fact, its values as keys, the one that holds marked."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from dealer_assist.files.facts import facts_changed
from dealer_assist.files.opening import ReadyTable
from dealer_assist.games.game import Game
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.entries import FactsSet
from dealer_assist.table.facts import with_facts_due
from dealer_assist.table.state import Facts, Stakes, TableState

OTHER = "other"
"""The key that opens the pad for another amount."""


class Value(msgspec.Struct, frozen=True):
    """One key of a row."""

    name: str
    """The value as the tap gives it back."""
    shown: str | int | tuple[int, ...] | Game | Facts
    """The id of its text, an amount, stakes, a game, or a game of a rotation with its stakes."""
    chosen: bool = False
    """Whether it holds."""
    possible: bool = True
    """Whether it does something at this table."""
    looked_at: bool = False
    """Whether what it opens is shown; that it holds is not said by this."""


class Row(msgspec.Struct, frozen=True):
    """One fact."""

    what: str
    """The fact."""
    title: str
    """The id of its name."""
    values: tuple[Value, ...]


KEYED = Value(OTHER, "key.other_amount")
"""Opens the pad for another value of a row."""


class Floor(msgspec.Struct, frozen=True):
    """What the facts of a table are made from."""

    ready: ReadyTable
    """The room as its file says it."""
    games: tuple[Game, ...]
    """Games that are dealt here."""

    def changed(
        self,
        table: TableState,
        changes: Mapping[str, object],
        *,
        stakes: Stakes | None = None,
        betting: BettingStructure | None = None,
        game: Game | None = None,
    ) -> FactsSet:
        """The entry that changes these facts; the others stay as they will be from the next hand on."""
        return facts_changed(self.ready, with_facts_due(table), changes, stakes=stakes, betting=betting, game=game)
