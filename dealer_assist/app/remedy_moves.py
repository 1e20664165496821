"""What was refused: the entries offered instead, the same by the floor's word, or out of turn, held until the turn."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.app.screen_state import Move, Open, ScreenState, closed
from dealer_assist.app.views.refusal import floor_may, may_be_held, raised_ahead
from dealer_assist.hand.chips_put import floor_may_rule
from dealer_assist.hand.holding import out_of_turn_as
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table import taps
from dealer_assist.table.entries import Amend, Entry, FloorDecision, LogEntry, Undo
from dealer_assist.table.state import TableState


def remedy_move(place: int, table: TableState, screen: ScreenState) -> Move:
    """One of the entries offered instead; after them the same by the floor's word, then to hold it, or a raise."""
    if screen.open is Open.RULING and table.hand is not None:
        answers = floor_may_rule(table.hand)
        if place >= len(answers):
            return Move(screen)
        return Move(closed(screen), FloorDecision(answers[place], FLOOR_SPOKE))
    if screen.refused is None:
        return Move(screen)
    remedies = screen.refused.remedies
    if place < len(remedies):
        return Move(closed(screen), _as_entry(remedies[place]))
    if screen.by_floor and screen.entry is not None and place == len(remedies):
        return Move(closed(screen), FloorDecision(_as_entry(screen.entry), FLOOR_SPOKE))
    if place == len(remedies) + screen.by_floor and may_be_held(screen.refused):
        early = None if table.hand is None else out_of_turn_as(screen.entry, table.hand)
        return Move(closed(screen), early)
    if place == len(remedies) + screen.by_floor + 1 and (seat := raised_ahead(screen, table)) is not None:
        return Move(replace(closed(screen), open=Open.PAD, ahead=seat))
    return Move(screen)


def after_refusal(held: ScreenState, refused: Refused, entry: LogEntry | None, table: TableState) -> ScreenState:
    """What the screen shows when an entry was not taken: why, and what can be tapped instead."""
    refused = with_folds(refused, table)
    by_floor = entry is not None and not isinstance(entry, Undo | Amend) and floor_may(table, entry)
    shown = replace(held, refused=refused, entry=entry, by_floor=by_floor)
    if held.open not in (Open.NOTHING, Open.COUNT, Open.FLOOR, Open.ASKING):
        return shown
    helps = refused.remedies or by_floor or may_be_held(refused)
    return replace(shown, open=Open.REFUSED) if helps else shown


def with_folds(refused: Refused, table: TableState) -> Refused:
    """A push while a seat still has cards: the folds that are to be confirmed are one tap (TDA 2024 R17-B)."""
    hand = table.hand
    if refused.code is not RefusalCode.STILL_HAS_CARDS or refused.remedies or hand is None:
        return refused
    folds = taps.close_street(hand)
    return refused if folds is None else replace(refused, remedies=(folds,))


FLOOR_SPOKE = "floor decision"
"""The reason kept with an entry the floor had taken; the ruling itself is written down elsewhere."""


def _as_entry(entry: object) -> Entry:
    assert not isinstance(entry, FloorDecision)
    return entry  # type: ignore[return-value]
