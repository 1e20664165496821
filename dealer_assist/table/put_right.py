"""A hand after an irregularity was put right: the board as it lies now, a hand that is dead, one that is whole again.

A street that is shuffled back is not told any more until it is dealt again; a dead hand is out with its chips in the
pot (WSOP Live 2024 R105, TDA 2024 R35-D), in stud its ante may go back (Robert's Rules v11 s.8.5). Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.games.board import BoardPart, board_part
from dealer_assist.hand.entries import BoardTold, Mucked, UpCardsTold
from dealer_assist.hand.irregular.boards import FlopOfTooMany, FlopWithoutBurn, WrongBurn
from dealer_assist.hand.irregular.outcome import Order, Replacement, Ruled
from dealer_assist.hand.irregular.stud import ThirdDown
from dealer_assist.hand.irregular.stud_streets import Allowed
from dealer_assist.hand.irregular.told import Told
from dealer_assist.hand.showdown import MUCKED
from dealer_assist.hand.state import HandState, place, with_seat
from dealer_assist.hand.streets import BOARD_TOLD, board_due
from dealer_assist.hand.up_cards import UP_CARDS_TOLD
from dealer_assist.rules.refused import Refused

# -- the board

OF_THE_FLOP = (FlopOfTooMany, FlopWithoutBurn)


def _street_wrong(hand: HandState, what: Told) -> bool:
    """Whether the street that was dealt wrongly is the one the hand is on; dealt boards side by side are told anew."""
    if hand.game.boards > 1 or hand.run_it is not None:
        return False
    if isinstance(what, OF_THE_FLOP):
        return _part(hand) is BoardPart.FLOP
    return isinstance(what, WrongBurn) and _part(hand) == what.street


def _part(hand: HandState) -> BoardPart | None:
    return board_part(hand.game, hand.street)


def _board_now(hand: HandState, came: Ruled) -> tuple[str, ...]:
    """The board as it lies once it is put right, as far as the cards are told; before this street, if they are not."""
    earlier = hand.board[: board_due(hand, hand.street - 1)] if hand.street else ()
    if not isinstance(came.fixed, Order):
        return earlier
    dealt = DEALT[part](came.fixed) if (part := _part(hand)) is not None else ()
    whole = (*earlier, *dealt)
    return whole if len(whole) == board_due(hand, hand.street) else earlier


def _one(card: str | None) -> tuple[str, ...]:
    return () if card is None else (card,)


DEALT: dict[BoardPart, Callable[[Order], tuple[str, ...]]] = {
    BoardPart.FLOP: lambda order: order.flop,
    BoardPart.TURN: lambda order: _one(order.turn),
    BoardPart.RIVER: lambda order: _one(order.river),
}
"""The cards of a part of the board as they lie once it is put right."""


def _is_told(hand: HandState, board: tuple[str, ...]) -> bool:
    return bool(board) and len(board) == board_due(hand, hand.street)


def board_cannot_lie_so(hand: HandState, what: Told, came: Ruled) -> Refused | None:
    """Why the board cannot lie as it would after the correction."""
    board = _board_now(hand, came)
    if not _street_wrong(hand, what) or not _is_told(hand, board):
        return None
    return BOARD_TOLD.cannot(hand, BoardTold(board))


def board_put_right(hand: HandState, what: Told, came: Ruled) -> HandState:
    """The hand with the board as it lies after the correction."""
    if not _street_wrong(hand, what):
        return hand
    board = _board_now(hand, came)
    return BOARD_TOLD.do(hand, BoardTold(board)) if _is_told(hand, board) else replace(hand, board=board)


# -- a dead hand


def cannot_be_dead(hand: HandState, seat: int) -> Refused | None:
    """Why the hand of a seat cannot be killed: it has none, or nobody else is left to win a pot."""
    return MUCKED.cannot(hand, Mucked(seat))


def dead(hand: HandState, seat: int, *, ante_back: bool = False) -> HandState:
    """The hand with a seat out of it; its chips stay in the pot, apart from an ante that goes back."""
    hand = _ante_returned(hand, seat) if ante_back and not hand.street else hand
    return MUCKED.do(hand, Mucked(seat))


def _ante_returned(hand: HandState, seat: int) -> HandState:
    """On the first street what lies in the middle of a seat is its ante."""
    index = place(hand, seat)
    assert index is not None, "cannot has asked before"
    each = hand.seats[index]
    ante = each.put_in - each.front
    behind = None if each.behind is None else each.behind + ante
    back = replace(each, put_in=each.front, behind=behind)
    return replace(
        hand,
        seats=with_seat(hand.seats, index, back),
        middle=hand.middle - ante,
        returned=hand.returned + ante,
    )


# -- the cards of one player


def hand_completed(hand: HandState, _what: Told, came: Ruled) -> HandState:
    """The seat that was given a card has as many as the others, where cards are counted."""
    index = place(hand, came.fixed.to_seat or 0) if isinstance(came.fixed, Replacement) else None
    if index is None or not hand.seats[index].cards:
        return hand
    dealt = sum(street.hole + street.up for street in hand.game.streets[: hand.street + 1])
    whole = replace(hand.seats[index], cards=max(hand.seats[index].cards, dealt))
    return replace(hand, seats=with_seat(hand.seats, index, whole))


def held_to_call(hand: HandState, _what: Told, came: Ruled) -> HandState:
    """A player who keeps a card dealt too early may not bet or raise on this street (Robert's Rules v11 s.8.14)."""
    if not isinstance(came.fixed, Allowed) or came.fixed.seat in hand.only_call:
        return hand
    return replace(hand, only_call=(*hand.only_call, came.fixed.seat))


def _up_card(came: Ruled) -> UpCardsTold | None:
    if not isinstance(came.fixed, ThirdDown) or came.fixed.upcard is None:
        return None
    return UpCardsTold(came.fixed.seat, (came.fixed.upcard,))


def up_card_cannot_be(hand: HandState, _what: Told, came: Ruled) -> Refused | None:
    """Why the exposed card cannot be the up card of the seat."""
    told = _up_card(came)
    return None if told is None else UP_CARDS_TOLD.cannot(hand, told)


def up_card_shown(hand: HandState, _what: Told, came: Ruled) -> HandState:
    """The exposed card is the up card of the seat: it may have to bring in."""
    told = _up_card(came)
    return hand if told is None else UP_CARDS_TOLD.do(hand, told)
