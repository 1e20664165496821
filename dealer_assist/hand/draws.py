"""Cards exchanged in a draw: how many each seat takes, and what is left of the deck.

Players draw in turn before the betting of the street, those who are all-in too; who stands pat says so (WSOP Live 2024
R270 and Section X). One card is burned before each draw. Rule file 05, section 4, and rule file 09.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.entries import CardsDrawn
from dealer_assist.hand.rule import HandRule, has_no_cards, nothing_forbids
from dealer_assist.hand.state import Drawn, HandState, Stage
from dealer_assist.rules.refused import RefusalCode, Refused


def may_draw(hand: HandState) -> int:
    """Most cards a seat may exchange before the betting of this street; 0 = there is no draw."""
    return hand.game.streets[hand.street].draw


def drawn_by(hand: HandState, seat: int) -> int | None:
    """Cards the seat took in this draw; None = not told."""
    return next((each.count for each in hand.drawn if each.seat == seat and each.street == hand.street), None)


def to_draw(hand: HandState) -> tuple[int, ...]:
    """Seats that have not said how many cards they take in this draw, ascending; none where there is no draw."""
    if not may_draw(hand):
        return ()
    return tuple(each.seat for each in hand.seats if not each.folded and drawn_by(hand, each.seat) is None)


def stub(hand: HandState) -> int:
    """Cards left in the deck: after the deal, a burn before each street since, and what was drawn as far as told.

    Below nothing it has been shuffled in between.
    """
    dealt = len(hand.seats) * sum(each.hole + each.up for each in hand.game.streets[: hand.street + 1])
    board = sum(each.board for each in hand.game.streets[: hand.street + 1])
    return hand.game.deck_size - dealt - board - hand.street - sum(each.count for each in hand.drawn)


# -- a seat draws


def _cannot_draw(hand: HandState, entry: CardsDrawn) -> Refused | None:
    if refused := has_no_cards(hand, entry.seat):
        return refused
    most = may_draw(hand)
    if not most or hand.stage in (Stage.WON, Stage.SETTLED):
        return Refused(RefusalCode.NOTHING_DRAWN, {"seat": entry.seat})
    if not 0 <= entry.count <= most:
        return Refused(RefusalCode.WRONG_CARD_COUNT, {"seat": entry.seat, "count": entry.count, "due": most})
    return None


def _draw(hand: HandState, entry: CardsDrawn) -> HandState:
    others = (each for each in hand.drawn if (each.street, each.seat) != (hand.street, entry.seat))
    return replace(hand, drawn=(*others, Drawn(hand.street, entry.seat, entry.count)))


CARDS_DRAWN = HandRule(_cannot_draw, nothing_forbids, _draw)
