"""Taps while a helper is open: seats, digits and answers change the count, DONE enters what came of it."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.app.announced import announced_now
from dealer_assist.app.count import Count, Helper
from dealer_assist.app.count_keys import after_choice
from dealer_assist.app.helpers import done, said, won_by
from dealer_assist.app.intents import Chosen, Intent, KeyTapped, PadKey, SeatTapped
from dealer_assist.app.pot_keys import its_turn, pot_bet, rounded_to
from dealer_assist.app.screen_state import Depth, Move, Open, ScreenState, closed
from dealer_assist.app.telling import opened, with_keyed, with_seat
from dealer_assist.app.views.pad import keyed_after
from dealer_assist.hand.entries import Wager
from dealer_assist.hand.state import Stage
from dealer_assist.table.state import TableState

OPENS = {"all_in": Helper.ALL_IN, "pot": Helper.POT, "split": Helper.SPLIT, "pad": Helper.PAD}
"""The helper of each key; a tap on a seat asks what it may do."""


def helper_opened(key: str, table: TableState, screen: ScreenState, seat: int | None = None) -> ScreenState:
    """The screen with a helper open: empty at depth 0, with what is known of a hand that was followed."""
    hand, helper = table.hand, OPENS[key]
    unfollowed = screen.depth is Depth.BUTTON_AND_BLINDS and (hand is None or hand.stage is Stage.BETTING)
    if helper is Helper.POT and seat is None and hand is not None and not unfollowed:
        seat = hand.to_act
    return _with(closed(screen), opened(helper, table, seat, followed=not unfollowed), ())


def take_up(table: TableState, screen: ScreenState) -> ScreenState:
    """The screen on which a hand that was not followed is counted, to be followed from there on."""
    return _with(closed(screen), opened(Helper.TAKE_UP, table, followed=False), ())


def who_won(table: TableState, screen: ScreenState) -> ScreenState:
    """The screen that asks who won a hand nobody followed; one tap on the seat, and the next hand starts."""
    return _with(closed(screen), opened(Helper.WON, table, followed=False), ())


def count_move(intent: Intent, table: TableState, screen: ScreenState) -> Move | None:
    """What a tap leads to while a helper is open; None for keys that mean the same as ever."""
    count = screen.count
    assert count is not None, "the caller has asked before"
    match intent:
        case KeyTapped("undo"):
            return Move(_stepped_back(screen))
        case SeatTapped(seat) if count.helper is Helper.WON and not count.tied:
            return Move(closed(screen), won_by((seat,)))
        case SeatTapped(seat):
            return _step(screen, with_seat(count, seat))
        case PadKey(key) if (keyed := keyed_after(key, count.keyed, table.chips)) is not None:
            return _step(screen, with_keyed(count, keyed))
        case Chosen("count", "done"):
            return _done(table, count, screen)
        case Chosen("count", "bet"):
            return _bet(count, screen, pot_bet(count, said(table, count)), table)
        case Chosen("count", "round") if its_turn(table, count):
            return _bet(count, screen, rounded_to(said(table, count)), table)
        case Chosen("count", "why"):
            return Move(replace(screen, open=Open.WHY, under=screen.open))
        case Chosen("count", name):
            return _step(screen, after_choice(table, count, name))
    return None


def _with(screen: ScreenState, count: Count, before: tuple[Count, ...]) -> ScreenState:
    return replace(screen, open=Open.COUNT, count=count, counts=before)


def _step(screen: ScreenState, count: Count) -> Move:
    assert screen.count is not None
    if count == screen.count:
        return Move(screen)
    return Move(_with(screen, count, (*screen.counts, screen.count)))


def _stepped_back(screen: ScreenState) -> ScreenState:
    """UNDO takes back the last tap of the count; nothing of it is in the log. Before the first it closes."""
    if not screen.counts:
        return closed(screen)
    return _with(screen, screen.counts[-1], screen.counts[:-1])


def _done(table: TableState, count: Count, screen: ScreenState) -> Move:
    made = done(table, count)
    if made is None:
        return Move(screen)
    if made.count is not None:
        return _step(screen, made.count)
    announced = announced_now(table, count) or screen.announced
    after = replace(closed(screen), announced=announced)
    if count.helper is Helper.TAKE_UP and after.depth is Depth.BUTTON_AND_BLINDS:
        after = replace(after, depth=Depth.WAGERS)
    return Move(after, made.entry)


def _bet(count: Count, screen: ScreenState, to: int | None, table: TableState) -> Move:
    """The seat bets the pot: as it was announced, or as the house counts it."""
    announced = announced_now(table, count)
    if to is None or count.seat is None:
        return Move(screen)
    return Move(replace(closed(screen), announced=announced, last_to=to), Wager(count.seat, to))
