"""Keys of the pad: digits and chips change the amount, the others replace it or send it off."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.app.screen_state import Move, ScreenState, closed
from dealer_assist.app.views.family_offers import opens_unknown
from dealer_assist.app.views.offers import posting_sizes
from dealer_assist.app.views.pad import keyed_after, pot_sizes, whole_stack
from dealer_assist.hand.entries import (
    AllIn,
    ChipsPut,
    SaidAmount,
    StraddlePosted,
    Wager,
)
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.table.state import TableState


def pad_move(key: str, table: TableState, hand: HandState, screen: ScreenState) -> Move:
    """Digits and chips change the amount; MIN and LAST replace it; the rest sends it off."""
    seat = hand.to_act
    assert seat is not None
    keyed = keyed_after(key, screen.keyed, table.chips)
    if keyed is not None:
        return Move(replace(screen, keyed=keyed))
    match key:
        case "min" if (least := limits(hand, seat).min_to) is not None:
            return Move(replace(screen, keyed=screen.keyed.set(least)))
        case "last" if screen.last_to is not None:
            return Move(replace(screen, keyed=screen.keyed.set(screen.last_to)))
        case "pot" | "half" if (to := pot_sizes(hand, seat)) is not None:
            return Move(replace(screen, keyed=screen.keyed.set(to[key])))
        case "send" if screen.keyed.amount:
            return Move(replace(closed(screen), last_to=screen.keyed.amount), Wager(seat, screen.keyed.amount))
        case "silent" if screen.keyed.chips:
            return Move(closed(screen), ChipsPut(seat, screen.keyed.chips))
        case "said" if screen.keyed.amount:
            return Move(closed(screen), SaidAmount(screen.keyed.amount))
        case "all_in":
            # The count is what confirms it: the keyed one, or the stack as it is known.
            return Move(closed(screen), AllIn(seat, screen.keyed.amount or whole_stack(in_hand(hand, seat))))
    return Move(screen)


def posting_pad_move(key: str, seat: int, table: TableState, hand: HandState, screen: ScreenState) -> Move:
    """The pad for a straddle with more than one size, or for the first bet of a street of stud."""
    keyed, size = keyed_after(key, screen.keyed, table.chips), posting_sizes(hand, seat)
    if keyed is not None:
        return Move(replace(screen, keyed=keyed))
    if key == "min" and size is not None:
        return Move(replace(screen, keyed=screen.keyed.set(size.least)))
    if key == "send" and screen.keyed.amount:
        entry = Wager if opens_unknown(hand) else StraddlePosted
        return Move(closed(screen), entry(seat, screen.keyed.amount))
    return Move(screen)
