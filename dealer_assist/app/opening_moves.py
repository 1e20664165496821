"""What a tap on the table's page leads to before the table opens: another proposal, or the entry that opens it."""

from msgspec.structs import replace

from dealer_assist.app.intents import Chosen, Intent, KeyTapped, PadKey, SeatTapped
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
        case Chosen("stakes", value):
            return replace(opening, stakes=stakes_named(opening, value))
        case Chosen("places", value):
            return placed(opening, int(value))
        case PadKey("send"):
            return counted(opening)
        case PadKey(key):
            keyed = keyed_after(key, opening.keyed, opening.ready.chips)
            return opening if keyed is None else replace(opening, keyed=keyed)
        case KeyTapped("back"):
            return replace(opening, counting=None)
        case KeyTapped("main"):
            return entry_of(opening)
    return opening
