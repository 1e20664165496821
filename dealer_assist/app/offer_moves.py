"""Keys in the middle of the felt: what may be put out before anybody acts, and what only some games need."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.app.card_moves import up_opened
from dealer_assist.app.screen_state import Asks, Move, Open, ScreenState, closed
from dealer_assist.app.views.offers import offered, posted_by, posting_sizes
from dealer_assist.hand.state import HandState


def offer_move(place: int, hand: HandState, screen: ScreenState) -> Move:
    """A key in the middle of the felt: it enters, or asks for a seat or a size; tapped again it asks no more."""
    offers = offered(hand)
    if place >= len(offers):
        return Move(screen)
    offer = offers[place]
    if offer.opens is Open.BOARD:
        return Move(replace(closed(screen), open=Open.BOARD))
    if offer.opens is not None:
        return Move(up_opened(hand, screen))
    if offer.posting is not None:
        return Move(replace(closed(screen), open=Open.PAD, posting=offer.posting))
    asks = None if offer.asks is screen.asks else offer.asks
    return Move(replace(closed(screen), asks=asks), offer.entry)


def posted_move(asks: Asks, seat: int, hand: HandState, screen: ScreenState) -> Move:
    """The seat that was asked for: it puts out its one size, or the pad opens for it."""
    entry = posted_by(hand, asks, seat)
    if entry is not None:
        return Move(closed(screen), entry)
    return Move(screen if posting_sizes(hand, seat) is None else replace(closed(screen), open=Open.PAD, posting=seat))
