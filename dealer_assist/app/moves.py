"""What a tap on the hand screen leads to: an entry for the log, a step back, or something opened or closed.

Nothing is decided here about poker: an entry is proposed, and the table takes it or says why not. What a tap on
a seat says for the seats it skips stands in `table/taps.py`.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.app.award_moves import award_move
from dealer_assist.app.card_moves import cards_move
from dealer_assist.app.intents import (
    AwardMode,
    CardsEntered,
    Intent,
    KeyTapped,
    OfferTapped,
    PadKey,
    PotPushed,
    RemedyTapped,
    SeatsSwept,
    SeatTapped,
    WinnerTapped,
)
from dealer_assist.app.next_step import NextStep, next_step, nobody_answered
from dealer_assist.app.offer_moves import offer_move, posted_move
from dealer_assist.app.pad_moves import pad_move, posting_pad_move
from dealer_assist.app.page_state import PageState
from dealer_assist.app.remedy_moves import remedy_move
from dealer_assist.app.screen_state import Asks, Depth, Mode, Move, Open, ScreenState, closed, is_unfollowed
from dealer_assist.app.views.pad import one_size
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.entries import (
    Award,
    BetsPulled,
    CollectionTaken,
    Fold,
    StreetDealt,
    Tabled,
    UncalledReturned,
    Wager,
)
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.pots.split import Part
from dealer_assist.table import taps
from dealer_assist.table.ending import winner_matters
from dealer_assist.table.entries import Together
from dealer_assist.table.state import TableState


def move(intent: Intent, table: TableState, screen: ScreenState) -> Move:
    """What a tap leads to."""
    hand = table.hand
    if screen.count is not None and (screen.open is Open.COUNT or intent == KeyTapped("undo")):
        from dealer_assist.app.count_moves import count_move

        counted = count_move(intent, table, screen)
        if counted is not None:
            return counted
    if screen.ahead is not None:
        from dealer_assist.app.ahead import ahead_move

        told = ahead_move(intent, table, screen)
        if told is not None:
            return told
    if screen.asking is not None and intent == KeyTapped("undo"):
        from dealer_assist.app.asking import asking_undone

        return Move(asking_undone(screen))
    match intent:
        case KeyTapped("floor") if screen.open is Open.FLOOR:
            return Move(closed(screen))
        case KeyTapped("floor"):
            return Move(replace(closed(screen), open=Open.FLOOR))
        case KeyTapped("pot" | "split" | "all_in" as key) if _opens_a_helper(key, hand, screen):
            return _helper(key, table, screen)
        case KeyTapped(key):
            return _key(key, table, screen)
        case SeatTapped(seat) if screen.asks is None and is_unfollowed(hand, screen):
            return _helper("pad", table, screen, seat)
        case OfferTapped(place) if hand is not None:
            return offer_move(place, hand, screen)
        case SeatTapped(seat) if screen.asks is Asks.AHEAD and hand is not None:
            from dealer_assist.app.ahead import ahead_opened

            return Move(ahead_opened(seat, hand, screen))
        case SeatTapped(seat) if screen.asks is not None and hand is not None:
            return posted_move(screen.asks, seat, hand, screen)
        case SeatTapped(seat):
            return _seat(seat, hand, screen)
        case SeatsSwept(seats):
            return _swept(seats, hand, screen)
        case PadKey(key) if hand is not None and screen.posting is not None:
            return posting_pad_move(key, screen.posting, table, hand, screen)
        case PadKey(key) if hand is not None and hand.to_act is not None:
            return pad_move(key, table, hand, screen)
        case CardsEntered(cards, seat) if hand is not None and screen.open in (Open.BOARD, Open.UP):
            return cards_move(cards, seat, hand, screen)
        case CardsEntered(cards, seat) if seat is not None:
            return Move(replace(screen, open=Open.AWARD, seat=None, winners=None), Tabled(seat, cards))
        case RemedyTapped(place):
            return remedy_move(place, table, screen)
        case WinnerTapped() | AwardMode() | PotPushed() if hand is not None:
            return award_move(intent, hand, screen)
    return Move(screen)


# -- helpers


def _opens_a_helper(key: str, hand: HandState | None, screen: ScreenState) -> bool:
    """ALL-IN is the seat's own key while its turn is known; SPLIT leads to the award where pots are to be pushed."""
    if key == "all_in":
        return hand is None or hand.to_act is None or is_unfollowed(hand, screen)
    return key == "pot" or not (hand is not None and hand.to_act is None and pots_left(hand))


def _helper(key: str, table: TableState, screen: ScreenState, seat: int | None = None) -> Move:
    from dealer_assist.app.count_moves import helper_opened

    return Move(helper_opened(key, table, screen, seat))


# -- keys


def _key(key: str, table: TableState, screen: ScreenState) -> Move:
    hand = table.hand
    match key:
        case "undo":
            return Move(closed(screen), undo=True)
        case "back":
            return Move(_put_away(screen))
        case "table":
            return Move(closed(screen), to_table=True)
        case "prompt":
            return Move(_why(screen))
        case "next":
            return _next(table, screen)
        case "pull":
            return Move(closed(screen), BetsPulled())
        case "split" if hand is not None and hand.to_act is None and pots_left(hand):
            return Move(replace(closed(screen), open=Open.AWARD, mode=Mode.TIE))
        case "redo":
            return Move(closed(screen), redo=True)
    return _player_key(key, hand, screen) if hand is not None and hand.to_act is not None else Move(screen)


def _player_key(key: str, hand: HandState, screen: ScreenState) -> Move:
    """Keys of the seat to act."""
    seat = hand.to_act
    assert seat is not None
    match key:
        case "fold":
            return Move(closed(screen), Fold(seat))
        case "call":
            return Move(closed(screen), taps.goes_along(hand, seat))
        case "raise" if (to := one_size(hand)) is not None:
            return Move(replace(closed(screen), last_to=to), Wager(seat, to))
        case "raise" | "all_in":
            return Move(replace(closed(screen), open=Open.PAD))
    return Move(screen)


def _why(screen: ScreenState) -> ScreenState:
    """A tap on the prompt opens its reasons over what is open, and puts them away again."""
    if screen.open is Open.WHY:
        return replace(screen, open=screen.under, under=Open.NOTHING)
    return replace(screen, open=Open.WHY, under=screen.open)


def _put_away(screen: ScreenState) -> ScreenState:
    """BACK: from reasons to what they were asked for, from the cards of one hand to the award, else to the hand."""
    if screen.open is Open.WHY:
        return _why(screen)
    if screen.open is Open.SHOW:
        return replace(screen, open=Open.AWARD, seat=None)
    return replace(closed(screen), put_away=-1)


def _next(table: TableState, screen: ScreenState) -> Move:
    hand = table.hand
    step = next_step(table, screen.depth)
    if is_unfollowed(hand, screen) and winner_matters(table):
        from dealer_assist.app.count_moves import who_won

        return Move(who_won(table, screen))
    if hand is None or step is NextStep.NEXT_HAND:
        return Move(closed(screen), taps.next_hand(table))
    match step:
        case NextStep.CLOSE_STREET:
            return Move(closed(screen), taps.close_street(hand))
        case NextStep.PUSH_ASKED if (seat := nobody_answered(hand)) is not None:
            return Move(closed(screen), Award(pots_left(hand)[0], (Part("whole", (seat,)),)))
        case NextStep.RETURN:
            return Move(closed(screen), UncalledReturned())
        case NextStep.PULL:
            return Move(replace(closed(screen), open=Open.SIDE_POTS))
        case NextStep.DEAL:
            return Move(closed(screen), StreetDealt())
        case NextStep.DEAL_CARDS:
            return Move(replace(closed(screen), open=Open.BOARD))
        case NextStep.COLLECT:
            return Move(closed(screen), CollectionTaken())
        case NextStep.AWARD:
            return Move(replace(closed(screen), open=Open.AWARD))
    return Move(screen)


# -- seats


def _seat(seat: int, hand: HandState | None, screen: ScreenState) -> Move:
    """At depth 1 a tap speaks for the seats it skips; at depth 2 only for itself. Between hands it opens its menu."""
    if hand is None or hand.stage is Stage.SETTLED:
        return Move(closed(screen), to_table=True, page=PageState(seat=seat))
    if hand.to_act is None and hand.stage is not Stage.BETTING:
        return Move(screen)
    if screen.depth is Depth.EVERYTHING:
        known = any(each.seat == seat for each in hand.seats)
        return Move(closed(screen), taps.acts_in_turn(hand, seat)) if known else Move(screen)
    entry = taps.tap(hand, seat)
    return Move(closed(screen), entry) if entry is not None else Move(screen)


def _swept(seats: tuple[int, ...], hand: HandState | None, screen: ScreenState) -> Move:
    """Seats a finger was drawn across fold, clockwise from the seat to act; those out of the hand are passed over."""
    if hand is None or hand.to_act is None:
        return Move(screen)
    first = hand.to_act
    owing = [each.seat for each in hand.seats if each.seat in seats and not each.folded and not each.all_in]
    folds = tuple(Fold(seat) for seat in sorted(owing, key=lambda seat: (seat < first, seat)))
    if not folds:
        return Move(screen)
    return Move(closed(screen), Together(folds) if len(folds) > 1 else folds[0])
