"""What can be tapped instead of an entry that was not taken: each remedy is one key, the floor's word is the last."""

import msgspec

from dealer_assist.app.screen_state import Open, ScreenState
from dealer_assist.app.views.action import action_text
from dealer_assist.app.views.entry import entry_text
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.hand.chips_put import floor_may_rule
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, UncalledReturned, Wager
from dealer_assist.hand.limits import limits
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Entry, FloorDecision, Together
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


class RefusedView(msgspec.Struct, frozen=True):
    """What the panel of a refusal shows."""

    title: str
    """That nothing was entered."""
    instead: str
    """Before the keys that would be right."""
    keys: tuple[KeyView, ...]
    """Remedies, then the floor's decision."""


def refused_view(screen: ScreenState, table: TableState, words: Words) -> RefusedView:
    """The panel that opens when an entry was refused and something can be tapped instead."""
    keys = remedy_keys(screen, table, words)
    return RefusedView(words.text("refused.title"), words.text("refused.instead") if has_remedies(screen) else "", keys)


def has_remedies(screen: ScreenState) -> bool:
    """Whether something would be right without the floor."""
    return screen.refused is not None and bool(screen.refused.remedies)


def ruling_view(table: TableState, words: Words) -> RefusedView:
    """What the floor may say about the last motion: each answer is one key."""
    hand = table.hand
    entries = floor_may_rule(hand) if hand is not None else ()
    keys = tuple(KeyView(remedy_text(entry, table, words)) for entry in entries)
    return RefusedView(words.text("key.floor_decision"), "", keys)


def remedy_keys(screen: ScreenState, table: TableState, words: Words) -> tuple[KeyView, ...]:
    """A key for each remedy, and one for the floor's word where legality is all that stands in the way."""
    if screen.refused is None:
        return ()
    remedies = [KeyView(remedy_text(entry, table, words)) for entry in screen.refused.remedies]
    if screen.by_floor:
        remedies.append(KeyView(words.text("key.floor_decision"), KeyKind.DANGER))
    if screen.open is Open.REFUSED and may_be_held(screen.refused):
        remedies.append(KeyView(words.text("floor.hold_it")))
        if raised_ahead(screen, table) is not None:
            remedies.append(KeyView(words.text("floor.hold_bet")))
    return tuple(remedies)


def may_be_held(refused: Refused) -> bool:
    """Whether it came out of turn: the dealer may keep it until the seats passed over have acted."""
    return refused.code is RefusalCode.NOT_ITS_TURN


def raised_ahead(screen: ScreenState, table: TableState) -> int | None:
    """The seat that may have bet or raised out of turn, where a tap on it has said that it goes along; None if none."""
    entry, hand = screen.entry, table.hand
    if screen.refused is None or not may_be_held(screen.refused) or not isinstance(entry, Call | Check) or hand is None:
        return None
    return entry.seat if limits(hand, entry.seat).may_wager else None


def remedy_text(entry: object, table: TableState, words: Words) -> str:
    """What a remedy would enter, as short as a key's label."""
    hand = table.hand
    match entry:
        case Fold() | Check() | Call() | Wager() | AllIn() if hand is not None:
            return action_text(entry, hand, words)
        case UncalledReturned():
            return words.text("state.return")
        case Together(entries):
            return entry_text(Together(entries), table, words) or remedy_text(entries[-1], table, words)
    return entry_text(entry, table, words)  # type: ignore[arg-type]


def floor_may(table: TableState, entry: Entry) -> bool:
    """Whether the floor's word would have an entry taken: legality stands in its way, not arithmetic."""
    return not isinstance(apply(table, FloorDecision(entry, "asked")), Refused)
