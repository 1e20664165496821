"""How a seated player stands to the next hand, in one word for the tile: owes, waits, posts, buys the button."""

from dealer_assist.table.dealing_in import next_deal
from dealer_assist.table.newcomers import Entrance, on_the_way
from dealer_assist.table.owed import made_up
from dealer_assist.table.posting import made_up_by
from dealer_assist.table.state import Presence, Seat, TableState
from dealer_assist.words import Words


def standing_word(table: TableState, seat: Seat, words: Words) -> str:
    """The word of one seat; empty for a player who simply plays."""
    if seat.time_owed:
        return words.text("state.owes_time", amount=seat.time_owed)
    if seat.adding:
        return words.text("state.adding", amount=seat.adding)
    if seat.presence is Presence.AWAY:
        return words.text("state.must_be_back") if seat.must_be_back else _owes(table, seat, words)
    if on_the_way(seat) is None:
        return ""
    return _comes_in(table, seat, words)


def _comes_in(table: TableState, seat: Seat, words: Words) -> str:
    """What the player does on the next deal; one who gets no cards owes, or waits."""
    deal = next_deal(table)
    does = None if deal is None else deal.entrances.get(seat.number)
    if does is None:
        waits = seat.coming is not None and seat.coming.way is not None
        return words.text("state.waits") if waits else _owes(table, seat, words) or words.text("state.waits")
    if does is Entrance.BUYS_BUTTON:
        return words.text("state.buys_button")
    if does is Entrance.STRADDLES:
        return words.text("key.straddle")
    pays = made_up_by(seat, does, table.stakes, table.rules).total
    return words.text("state.posts_amount", amount=pays) if pays else ""


def _owes(table: TableState, seat: Seat, words: Words) -> str:
    if seat.owes is None:
        return words.text("state.owes")
    return (
        words.text("state.owes_amount", amount=made_up(seat.owes, table.stakes, table.rules).total) if seat.owes else ""
    )
