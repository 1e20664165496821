"""An action out of turn as it is told: the seat is tapped, then what it did; bet and raise are keyed on the pad.

It is entered as what it is, an action out of turn: its chips stay in front until the turn comes (`hand.holding`).
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.app.intents import Intent, KeyTapped, PadKey, RemedyTapped
from dealer_assist.app.screen_state import Asks, Move, Open, ScreenState, closed
from dealer_assist.app.views.pad import keyed_after, pot_sizes, whole_stack
from dealer_assist.hand.entries import OutOfTurn
from dealer_assist.hand.limits import limits
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.table import taps
from dealer_assist.table.state import TableState


def may_act_ahead(hand: HandState | None, seat: int) -> bool:
    """Whether the seat can have acted before its turn: somebody else is to act, and it acts later in this round."""
    return hand is not None and hand.to_act not in (None, seat) and taps.has_action_left(hand, seat)


def asks_ahead(screen: ScreenState) -> ScreenState:
    """The screen that asks for the seat."""
    return replace(closed(screen), asks=Asks.AHEAD)


def ahead_opened(seat: int, hand: HandState, screen: ScreenState) -> ScreenState:
    """The pad of a seat that is not to act; the screen as it was for another one, or for none that can act."""
    if not may_act_ahead(hand, seat):
        return screen
    return replace(closed(screen), open=Open.PAD, ahead=seat)


def ahead_move(intent: Intent, table: TableState, screen: ScreenState) -> Move | None:
    """What a tap on the pad of that seat leads to; None for what the pad has nothing to do with."""
    hand, seat = table.hand, screen.ahead
    if hand is None or seat is None:
        return None
    match intent:
        case KeyTapped("undo"):
            return Move(closed(screen))
        case KeyTapped("call"):
            return _told(OutOfTurn(seat, _goes_along(hand, seat)), screen)
        case RemedyTapped():
            return _told(OutOfTurn(seat, Action.FOLD), screen)
        case PadKey(key):
            return _pad(key, seat, table, hand, screen)
    return None


def _pad(key: str, seat: int, table: TableState, hand: HandState, screen: ScreenState) -> Move:
    screen = replace(screen, refused=None)
    keyed = keyed_after(key, screen.keyed, table.chips)
    if keyed is not None:
        return Move(replace(screen, keyed=keyed))
    if key in QUICK:
        amount = QUICK[key](hand, seat, screen)
        return Move(screen if amount is None else replace(screen, keyed=screen.keyed.set(amount)))
    amount = screen.keyed.amount
    if key == "send" and amount:
        return _told(OutOfTurn(seat, Action.RAISE if hand.level else Action.BET, amount), screen)
    if key == "all_in":
        return _told(OutOfTurn(seat, Action.ALL_IN, amount or whole_stack(in_hand(hand, seat))), screen)
    return Move(screen)


def _pot_size(name: str) -> Callable[[HandState, int, ScreenState], int | None]:
    return lambda hand, seat, _screen: (pot_sizes(hand, seat) or {}).get(name)


QUICK: dict[str, Callable[[HandState, int, ScreenState], int | None]] = {
    "min": lambda hand, seat, _screen: limits(hand, seat).min_to,
    "last": lambda _hand, _seat, screen: screen.last_to,
    "pot": _pot_size("pot"),
    "half": _pot_size("half"),
}
"""Amounts of the quick keys; None = there is none now."""


def _goes_along(hand: HandState, seat: int) -> Action:
    return Action.CALL if hand.level > in_hand(hand, seat).front else Action.CHECK


def _told(entry: OutOfTurn, screen: ScreenState) -> Move:
    return Move(closed(screen), entry)
