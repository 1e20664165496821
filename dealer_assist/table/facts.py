"""Facts of the table the floor changes while a hand is played: kept, and in force once that hand is over.

A hand is finished under the stakes and rules it was dealt under; the floor need not wait for its end to say what
comes next. A misdealt hand is dealt again as it was.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.table.bomb_pots import flop_of
from dealer_assist.table.entries import FactsSet
from dealer_assist.table.state import Facts, TableState


def with_facts(table: TableState, entry: FactsSet) -> TableState:
    """The table with these facts: at once between hands, else kept for the next one."""
    version = entry.rules_version or table.rules_version
    coming = Facts(entry.stakes, entry.game, entry.rules, version)
    kept = replace(table, facts_next=coming)
    return with_facts_due(kept) if table.hand is None else kept


def with_facts_due(table: TableState) -> TableState:
    """The table under the facts that were kept for the next hand."""
    due = table.facts_next
    if due is None:
        return table
    return replace(
        table,
        stakes=due.stakes,
        game=due.game,
        rules=due.rules,
        rules_version=due.rules_version,
        # a bomb pot the players agreed on falls away with the board it was to be played on
        bomb_pot=None if flop_of(due.game) is None else table.bomb_pot,
        facts_next=None,
    )
