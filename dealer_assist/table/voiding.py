"""A fouled deck: the hand is void and every chip goes back, at whatever stage it is found.

Then the hand is dealt again as after a misdeal. Chips of a player who knew and bet may stay in the middle for the next
deal, open only to those dealt in now: option `forfeited_pot_next_hand`; TDA 2024 R35-E, WSOP Live 2024 R112 to R114,
Robert's Rules v11 s.3. Rule file 09.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.middle import contributions
from dealer_assist.hand.rule import not_dealt_in
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.pots.build import Pot
from dealer_assist.pots.undone import undone
from dealer_assist.rules.refused import Refused
from dealer_assist.table.between import Misdealt
from dealer_assist.table.button_errors import MISDEALT
from dealer_assist.table.entries import HandVoided
from dealer_assist.table.rule import Rule, nothing_forbids
from dealer_assist.table.state import Seat, TableState


def _cannot_void(table: TableState, entry: HandVoided) -> Refused | None:
    if refused := MISDEALT.cannot(table, Misdealt()):
        return refused
    assert table.hand is not None, "a misdeal needs a hand as well"
    return not_dealt_in(table.hand, entry.knew)


def _void(table: TableState, entry: HandVoided) -> TableState:
    hand = table.hand
    assert hand is not None, "cannot has asked before"
    after = MISDEALT.do(table, Misdealt())
    stays = undone(contributions(hand), entry.knew, hand.rules.forfeited_pot_next_hand).stays
    if not stays:
        return after
    seats = tuple(_without_forfeit(seat, hand) if seat.number in entry.knew else seat for seat in after.seats)
    left = 0 if after.forfeited is None else after.forfeited.amount
    return replace(after, seats=seats, forfeited=Pot(left + stays, tuple(each.seat for each in hand.seats)))


def _without_forfeit(seat: Seat, hand: HandState) -> Seat:
    """A seat whose chips of the void hand stay in the middle."""
    each = in_hand(hand, seat.number)
    return seat if seat.stack is None else replace(seat, stack=seat.stack - each.put_in - each.dead)


HAND_VOIDED = Rule(_cannot_void, nothing_forbids, _void)
