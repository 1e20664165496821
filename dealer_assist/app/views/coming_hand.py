"""What the next hand will be, seen before it is dealt: button, blinds and posts, or what it still needs."""

from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.state import Stage
from dealer_assist.rules.refused import Refused
from dealer_assist.table import taps
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Together
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

DECIDED = (Stage.SETTLED, Stage.WON)
"""Hands that end by themselves with the next change of the table."""


def coming_hand(table: TableState, words: Words) -> str:
    """The line that leads between hands; empty while a hand is played."""
    between = _ended(table)
    steps = () if between is None else next_steps(between)
    if not steps:
        return ""
    headline, _ = words.prompt(steps[0].code, steps[0].slots, steps[0].why.sum)
    return headline


def _ended(table: TableState) -> TableState | None:
    """The table with its decided hand ended; None while one is played."""
    if table.hand is None:
        return table
    entry = taps.next_hand(table)
    if table.hand.stage not in DECIDED or not isinstance(entry, Together):
        return None
    after = apply(table, Together(entry.entries[:-1]))
    return None if isinstance(after, Refused) else after
