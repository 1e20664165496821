"""The cards of a hand of the log as a recorded hand tells them: dealt to a player, to the board, exchanged in a draw.

Hole cards nobody tabled are unknown; cards that show are written as told, the board where all of it is known.
"""

from collections.abc import Iterator, Sequence

from dealer_assist.exchange.phh_actions import UNKNOWN_CARD, BoardDealt, Cards, Drew, HoleDealt, PhhAction
from dealer_assist.hand.draws import may_draw
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.hand.streets import board_due

Order = Sequence[int]
"""Seats in the order of the file: its first player first."""


def first_cards(begun: HandState, last: HandState, order: Order) -> Iterator[PhhAction]:
    """The cards a hand begins with; those of earlier streets too where it was taken up later.

    `last` is the hand as it ended, by which all cards are known that ever were told.
    """
    for player, seat in enumerate(order, start=1):
        for street in range(begun.street + 1):
            if cards := _own_cards(last, seat, street):
                yield HoleDealt(player=player, cards=cards)
    if due := board_due(begun, begun.street):
        yield BoardDealt(cards=_board(last, 0, due))


def street_cards(after: HandState, last: HandState, order: Order) -> Iterator[PhhAction]:
    """The cards of the street a hand has come to."""
    if not may_draw(after) and after.stud.community and after.street == len(after.game.streets) - 1:
        yield BoardDealt(cards=_board(last, 0, 1))
        return
    if may_draw(after):
        yield from _drawn(after, last, order)
    there = board_due(last, after.street - 1) if after.street else 0
    if (due := board_due(after, after.street)) > there:
        yield BoardDealt(cards=_board(last, there, due))
    if may_draw(after):
        return
    for player, seat in enumerate(order, start=1):
        cards = _own_cards(last, seat, after.street)
        if cards and not in_hand(after, seat).folded:
            yield HoleDealt(player=player, cards=cards)


def _own_cards(last: HandState, seat: int, street: int) -> Cards:
    """Cards a seat is dealt on a street: those face up as told, all others unknown."""
    each = last.game.streets[street]
    before = sum(one.up for one in last.game.streets[:street])
    up = next((shown.cards for shown in last.stud.up if shown.seat == seat), ())
    showing = (*up[before : before + each.up], *(UNKNOWN_CARD,) * each.up)[: each.up]
    return (*(UNKNOWN_CARD,) * each.hole, *showing)


def _board(last: HandState, there: int, due: int) -> Cards:
    return last.board[there:due] if len(last.board) >= due else (UNKNOWN_CARD,) * (due - there)


def _drawn(after: HandState, last: HandState, order: Order) -> Iterator[PhhAction]:
    """All draws of a street, in the file's order, before the cards for them."""
    told = {each.seat: each.count for each in last.drawn if each.street == after.street}
    drawing = [
        (player, told.get(seat, 0)) for player, seat in enumerate(order, start=1) if not in_hand(after, seat).folded
    ]
    for player, count in drawing:
        yield Drew(player=player, discards=(UNKNOWN_CARD,) * count)
    for player, count in drawing:
        if count:
            yield HoleDealt(player=player, cards=(UNKNOWN_CARD,) * count)
