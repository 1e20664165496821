"""Cards that were keyed become entries: a street on every board, or the cards that show in front of a seat."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.app.screen_state import Move, Open, ScreenState, closed
from dealer_assist.app.views.cards import due_on_boards, lies_untold
from dealer_assist.app.views.family_offers import up_left
from dealer_assist.hand.entries import BoardTold, StreetDealt, UpCardsTold
from dealer_assist.hand.state import HandState
from dealer_assist.hand.streets import more_boards
from dealer_assist.hand.stud_openers import boards
from dealer_assist.table.entries import Entry, Together


def cards_move(cards: tuple[str, ...], seat: int | None, hand: HandState, screen: ScreenState) -> Move:
    """What follows from keyed cards: those of the board, or of a seat, whose left neighbour is next."""
    if seat is None and lies_untold(hand):
        return Move(closed(screen), boards_of(cards, hand))
    if seat is None:
        return Move(closed(screen), street_of(cards, hand))
    told = boards(hand).get(seat, ())
    return Move(up_opened(hand, screen, but=seat), UpCardsTold(seat, told + cards))


def street_of(cards: tuple[str, ...], hand: HandState) -> StreetDealt:
    """The street with its cards, the top board first; without any they are not told."""
    if not cards:
        return StreetDealt()
    split = []
    for due in due_on_boards(hand):
        split.append(cards[:due])
        cards = cards[due:]
    return StreetDealt(split[0], tuple(split[1:]))


def boards_of(cards: tuple[str, ...], hand: HandState) -> Entry | None:
    """The boards as they lie, with cards nobody could tell when they were dealt, the top board first."""
    told: list[BoardTold] = []
    for number, (board, due) in enumerate(zip((hand.board, *more_boards(hand)), due_on_boards(hand), strict=True), 1):
        if due and cards:
            told.append(BoardTold(board + cards[:due], number))
            cards = cards[due:]
    if not told:
        return None
    return told[0] if len(told) == 1 else Together(tuple(told))


def up_opened(hand: HandState, screen: ScreenState, *, but: int | None = None) -> ScreenState:
    """Card entry open for the next seat whose cards are not told; closed once all are."""
    left = [seat for seat in up_left(hand) if seat != but]
    first = next((seat for seat in left if but is None or seat > but), left[0] if left else None)
    return closed(screen) if first is None else replace(closed(screen), open=Open.UP, seat=first)
