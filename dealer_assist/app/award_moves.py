"""Taps in the award: who wins the pot on the screen, who shows or gives up, and PUSHED."""

from msgspec.structs import replace

from dealer_assist.app.award_parts import (
    Seats,
    chosen_by_part,
    chosen_parts,
    chosen_winners,
    goes_on_to,
    in_parts,
    may_be_pushed,
    pieces,
    told_now,
)
from dealer_assist.app.intents import AwardMode, PotPushed, WinnerTapped
from dealer_assist.app.screen_state import Mode, Move, Open, ScreenState, closed
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.entries import Award, Mucked
from dealer_assist.hand.showdown import eligible
from dealer_assist.hand.state import HandState
from dealer_assist.hand.streets import more_boards, whole_board
from dealer_assist.table.state import TableState


def award_move(intent: WinnerTapped | AwardMode | PotPushed, hand: HandState, screen: ScreenState) -> Move:
    """What a tap in the award leads to."""
    left = pots_left(hand)
    if not left:
        return Move(closed(screen))
    match intent:
        case AwardMode(mode):
            return Move(_mode(Mode(mode), hand, screen))
        case WinnerTapped(seat):
            return _tapped_in_award(seat, hand, screen)
        case PotPushed():
            return _pushed(hand, screen) if may_be_pushed(hand, screen) else Move(screen)


def _pushed(hand: HandState, screen: ScreenState, next_winner: Seats | None = None) -> Move:
    """The pot on the screen goes to the seats chosen; who wins the one after it may be told with the same tap."""
    entry = Award(pots_left(hand)[0], chosen_parts(hand, screen))
    return Move(replace(screen, winners=next_winner, second=None, others={}, part=0, mode=Mode.WINNER), entry)


def _mode(mode: Mode, hand: HandState, screen: ScreenState) -> ScreenState:
    """TIE between two needs no further tap: both share. Of more than two parts it goes on to the next."""
    parts = len(pieces(hand))
    if mode is Mode.TIE and parts > 2:
        return replace(screen, mode=Mode.WINNER, part=(screen.part + 1) % parts)
    seats = eligible(hand, pots_left(hand)[0])
    if mode is Mode.TIE and len(seats) == 2 and not in_parts(hand):
        return replace(screen, mode=mode, winners=seats)
    return replace(screen, mode=mode)


def _tapped_in_award(seat: int, hand: HandState, screen: ScreenState) -> Move:
    match screen.mode:
        case Mode.WINNER | Mode.TIE if in_parts(hand):
            return Move(_in_part(seat, hand, screen))
        case Mode.WINNER if seat in goes_on_to(hand, screen):
            return _pushed(hand, screen, (seat,))
        case Mode.WINNER:
            return Move(replace(screen, winners=(seat,)))
        case Mode.TIE:
            chosen = set(chosen_winners(hand, screen)) ^ {seat}
            return Move(replace(screen, winners=tuple(sorted(chosen))))
        case Mode.SHOW:
            return Move(replace(screen, open=Open.SHOW, seat=seat))
        case Mode.MUCK:
            return Move(replace(screen, winners=None), Mucked(seat))


def _in_part(seat: int, hand: HandState, screen: ScreenState) -> ScreenState:
    """The seat wins the part that is being told, or shares it; tapped again it does not."""
    place = told_now(hand, screen)
    seats = tuple(sorted(set(chosen_by_part(hand, screen)[place]) ^ {seat}))
    match place:
        case 0:
            return replace(screen, winners=seats)
        case 1:
            return replace(screen, second=seats)
    return replace(screen, others={**screen.others, place: seats})


def hands_due(table: TableState) -> bool:
    """Whether a hand that can win the pot on the screen has not been shown, and the whole board is told."""
    hand = table.hand
    if hand is None or not pots_left(hand):
        return False
    seats = eligible(hand, pots_left(hand)[0])
    shown = {each.seat for each in hand.tabled}
    told = all(len(board) == whole_board(hand) for board in (hand.board, *more_boards(hand)))
    return told and len(seats) > 1 and not set(seats) <= shown
