"""How a seated player stands to the next hand, in a word for the tile: owes, waits, posts, buys the button."""

import msgspec

from dealer_assist.table.dealing_in import next_deal
from dealer_assist.table.newcomers import Entrance, on_the_way
from dealer_assist.table.owed import made_up
from dealer_assist.table.posting import made_up_by
from dealer_assist.table.state import Presence, Seat, TableState
from dealer_assist.words import Words


class Standing(msgspec.Struct, frozen=True):
    """The word of one seat."""

    word: str = ""
    """With its amount; empty for a player who simply plays."""
    short: str = ""
    """Without it."""


PLAYS = Standing()


def standing_of(table: TableState, seat: Seat, words: Words) -> Standing:
    """How one seat stands: what concerns chips first, then whether it is there, then how it comes in."""
    if seat.time_owed:
        return _amount("state.owes_time", "state.time_short", seat.time_owed, words)
    if seat.adding:
        return Standing(words.text("state.adding", amount=seat.adding), words.added(seat.adding))
    if seat.presence is Presence.AWAY:
        back = Standing(words.text("state.must_be_back"), words.text("state.away"))
        return back if seat.must_be_back else _owes(table, seat, words)
    return PLAYS if on_the_way(seat) is None else _comes_in(table, seat, words)


def _comes_in(table: TableState, seat: Seat, words: Words) -> Standing:
    """What the player does on the next deal; one who gets no cards owes, or waits."""
    deal = next_deal(table)
    does = None if deal is None else deal.entrances.get(seat.number)
    if does is None:
        chosen = seat.coming is not None and seat.coming.way is not None
        owes = PLAYS if chosen else _owes(table, seat, words)
        return owes if owes.word else Standing(words.text("state.waits"))
    if does is Entrance.BUYS_BUTTON:
        return Standing(words.text("state.buys_button"), words.text("state.button"))
    if does is Entrance.STRADDLES:
        return Standing(words.text("key.straddle"))
    pays = made_up_by(seat, does, table.stakes, table.rules).total
    return _amount("state.posts_amount", "state.posts_short", pays, words) if pays else PLAYS


def _owes(table: TableState, seat: Seat, words: Words) -> Standing:
    if seat.owes is None:
        return Standing(words.text("state.owes"), words.text("state.owes_short"))
    if not seat.owes:
        return PLAYS
    amount = made_up(seat.owes, table.stakes, table.rules).total
    return _amount("state.owes_amount", "state.owes_short", amount, words)


def _amount(text: str, short: str, amount: int, words: Words) -> Standing:
    return Standing(words.text(text, amount=amount), words.text(short))
