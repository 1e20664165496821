"""What a tap on the table's page leads to before the table opens: another proposal, or the entry that opens it."""

from msgspec.structs import replace

from dealer_assist.app.intents import Chosen, Intent, KeyTapped, PadKey, SeatTapped
from dealer_assist.app.keying import Keyed
from dealer_assist.app.opening import Doing, Opening, counted, drawn_for, entry_of, placed, seat_tapped, stakes_named
from dealer_assist.app.views.pad import keyed_after
from dealer_assist.table.entries import TableOpened


def opening_move(intent: Intent, opening: Opening, shuffled: tuple[str, ...]) -> Opening | TableOpened:
    """What a tap on the page of a table not yet open leads to: another proposal, or the entry that opens it."""
    match intent:
        case SeatTapped(seat):
            return seat_tapped(opening, seat)
        case Chosen("doing", "draw"):
            return drawn_for(opening, shuffled)
        case Chosen("doing", value):
            return replace(opening, doing=Doing(value), counting=None)
        case Chosen("stakes", "other"):
            return replace(opening, blinds=(), counting=None, keyed=Keyed())
        case Chosen("stakes", value):
            return replace(opening, stakes=stakes_named(opening, value))
        case Chosen("places", value):
            return placed(opening, int(value))
        case PadKey("send") if opening.blinds is not None:
            return _blind_keyed(opening, opening.blinds)
        case PadKey("send"):
            return counted(opening)
        case PadKey(key):
            keyed = keyed_after(key, opening.keyed, opening.ready.chips)
            return opening if keyed is None else replace(opening, keyed=keyed)
        case KeyTapped("back") if opening.blinds:
            return replace(opening, blinds=(), keyed=Keyed().set(opening.blinds[-1]))
        case KeyTapped("back"):
            return replace(opening, counting=None, blinds=None)
        case KeyTapped("main"):
            return entry_of(opening)
    return opening


def _blind_keyed(opening: Opening, before: tuple[int, ...]) -> Opening:
    """The small blind, then the big one; limits and buy-ins of the room grow with them."""
    amount = opening.keyed.amount
    if not before:
        return replace(opening, blinds=(amount,), keyed=Keyed())
    return replace(opening, stakes=stakes_named(opening, f"{before[0]}/{amount}"), blinds=None, keyed=Keyed())
