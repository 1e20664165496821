"""What a seat does, as short as a key's label: Call 20, Raise to 60."""

from dealer_assist.hand.entries import AllIn, Call, Check, Fold, Wager
from dealer_assist.hand.limits import limits
from dealer_assist.hand.out_of_turn import SeatEntry
from dealer_assist.hand.state import HandState, place
from dealer_assist.words import Words


def action_text(entry: SeatEntry, hand: HandState, words: Words) -> str:
    """The label of a key that enters it."""
    match entry:
        case Fold():
            return words.text("key.fold")
        case Check():
            return words.text("key.check")
        case Call(seat):
            add = limits(hand, seat).call_add if place(hand, seat) is not None else 0
            return words.text("key.call_amount", amount=add) if add else words.text("key.call")
        case Wager(_, to):
            return words.text("key.raise_to_amount" if hand.level else "key.bet_amount", amount=to)
        case AllIn(_, to):
            return words.text("key.all_in") if to is None else words.text("key.all_in_amount", amount=to)
