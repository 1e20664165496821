"""What opens over the hand by itself because it is due, and what closes because it has nothing to say any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from dealer_assist.app.award_moves import hands_due
from dealer_assist.app.next_step import NextStep, next_step
from dealer_assist.app.screen_state import Depth, Mode, Open, ScreenState, closed
from dealer_assist.app.views.cards import lies_untold
from dealer_assist.app.views.family_offers import up_left
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.chips_put import floor_may_rule
from dealer_assist.table.state import TableState

if TYPE_CHECKING:
    from dealer_assist.app.asking_state import Asking


def settled(table: TableState, screen: ScreenState, entries: int) -> ScreenState:
    """The screen after the log has changed: what is due opens, what has become pointless closes.

    `entries` is the length of the log; what the dealer has put away stays so until the next entry.
    """
    if screen.put_away == -1:
        return replace(screen, put_away=entries)
    if screen.put_away is not None and screen.put_away != entries:
        screen = replace(screen, put_away=None)
    if not _fits(table, screen):
        screen = closed(screen)
    if screen.open is not Open.NOTHING or screen.put_away is not None:
        return screen
    if _floor_is_asked(table):
        return replace(screen, open=Open.RULING)
    match next_step(table, screen.depth):
        case NextStep.PULL:
            return replace(screen, open=Open.SIDE_POTS)
        case NextStep.AWARD:
            mode = Mode.SHOW if screen.depth is Depth.EVERYTHING and hands_due(table) else Mode.WINNER
            return replace(screen, open=Open.AWARD, mode=mode)
    return screen


def _fits(table: TableState, screen: ScreenState) -> bool:
    """Whether what is open still has something to say."""
    hand = table.hand
    match screen.open:
        case Open.PAD:
            return hand is not None and (hand.to_act is not None or screen.posting is not None)
        case Open.SIDE_POTS:
            return next_step(table, screen.depth) is NextStep.PULL
        case Open.AWARD | Open.SHOW:
            return hand is not None and hand.to_act is None and bool(pots_left(hand))
        case Open.RULING:
            return _floor_is_asked(table)
        case Open.COUNT:
            return screen.count is not None
        case Open.ASKING:
            return screen.asking is not None and _can_have_happened(table, screen.asking)
        case Open.UP:
            return hand is not None and screen.seat in up_left(hand)
        case Open.BOARD:
            untold = hand is not None and lies_untold(hand)
            return untold or next_step(table, screen.depth) is NextStep.DEAL_CARDS
    return True


def _can_have_happened(table: TableState, asking: Asking) -> bool:
    from dealer_assist.app.asking import may_be_told

    return not asking.code or asking.code in may_be_told(table, asking.about)


def _floor_is_asked(table: TableState) -> bool:
    """Whether the last motion is the floor's to read."""
    return table.hand is not None and bool(floor_may_rule(table.hand))
