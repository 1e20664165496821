"""What the floor's panel shows: one key for each thing that can be decided now."""

import msgspec

from dealer_assist.app.floor import Decision, decisions
from dealer_assist.app.screen_state import ScreenState
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.line import FactsView
from dealer_assist.app.views.refusal import remedy_text
from dealer_assist.table.entries import Amend, FloorDecision
from dealer_assist.table.log import Logged
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


class FloorView(msgspec.Struct, frozen=True):
    """What the floor's panel shows."""

    facts: FactsView
    keys: tuple[tuple[str, KeyView], ...]
    """Decision and key, in reading order."""
    held: frozenset[str]
    """Keys that have to be held."""


def floor_view(table: TableState, screen: ScreenState, standing: tuple[Logged, ...], words: Words) -> FloorView:
    """Everything that can be decided now."""
    found = decisions(table, screen, standing)
    return FloorView(
        facts=FactsView((words.text("key.floor"), words.text("floor.now"))),
        keys=tuple((each.name, _key(each, table, words)) for each in found),
        held=frozenset(each.name for each in found if each.held),
    )


def _key(decision: Decision, table: TableState, words: Words) -> KeyView:
    if decision.held:
        label = words.text(decision.text)
        again = words.text("floor.again", entry=label)
        return KeyView(label, KeyKind.DANGER, below=words.text("floor.hold"), again=again)
    entry = decision.entry
    if decision.text or entry is None:
        return KeyView(words.text(decision.text))
    if decision.name == "held":
        return KeyView(words.text("floor.held", entry=remedy_text(entry, table, words)), KeyKind.NOW)
    match entry:
        case Amend(_, by):
            return KeyView(words.text("floor.fix", entry=remedy_text(by, table, words)), KeyKind.NOW)
        case FloorDecision(inner, _):
            return KeyView(remedy_text(inner, table, words))
    return KeyView(remedy_text(entry, table, words))
