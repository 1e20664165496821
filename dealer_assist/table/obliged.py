"""Straddles that have to be put out with the blinds: under the gun where the table says so, and from the rock.

A mandatory straddle comes from under the gun, never from a newcomer (WSOP Live 2024 R11 and R161). The rock is a
token: its holder, the winner of the last pot, straddles from any seat but a blind; no rulebook prints it. Options
`mandatory_straddle`, `rock_straddle`; rule file 02, sections 3.1 and 3.3.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.first_round import opening_price
from dealer_assist.hand.positions import is_blind, under_the_gun
from dealer_assist.hand.state import HandState, in_hand, place
from dealer_assist.hand.straddles import put_out
from dealer_assist.rules.options import HouseRules, RockStraddle, StraddleShortStack
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import PotWon, RockPlaced
from dealer_assist.table.rule import Rule, hand_is_open, nothing_forbids
from dealer_assist.table.standing import Comes
from dealer_assist.table.state import TableState, seat_at


def with_obliged_straddle(table: TableState, hand: HandState) -> HandState:
    """The hand just dealt with the straddle somebody has to put out; `table` is the table before the deal."""
    return _from_rock(table, _under_the_gun(table, hand))


def mandatory_amount(table: TableState, hand: HandState) -> int:
    """Chips of a mandatory straddle: as the stakes say, else twice the big blind; in a kill pot twice the kill."""
    third = table.stakes.third_blind
    return third if third > opening_price(hand) else 2 * opening_price(hand)


def must_straddle(hand: HandState) -> int | None:
    """The seat a mandatory straddle falls on; None where none is played, heads-up, and in a kill pot that takes none.

    Options `mandatory_straddle`, `straddle_in_kill_pot`; WSOP Live 2024 R199.
    """
    if not hand.rules.mandatory_straddle or (hand.forced.kill and not hand.rules.straddle_in_kill_pot):
        return None
    seat = under_the_gun(hand)
    return None if seat is None or is_blind(hand, seat) else seat


def _under_the_gun(table: TableState, hand: HandState) -> HandState:
    seat = must_straddle(hand)
    if seat is None or hand.forced.straddles or _is_new(table, seat):
        return hand
    return straddled(hand, seat, mandatory_amount(table, hand))


def _is_new(table: TableState, number: int) -> bool:
    seat = seat_at(table, number)
    return seat is not None and seat.coming is not None and seat.coming.comes is Comes.NEW


def _from_rock(table: TableState, hand: HandState) -> HandState:
    holder = table.rock
    if not rock_is_played(table.rules) or holder is None or hand.forced.straddles:
        return hand
    if place(hand, holder) is None or is_blind(hand, holder):
        return hand
    return straddled(hand, holder, 2 * opening_price(hand))


def straddled(hand: HandState, seat: int, to: int) -> HandState:
    """The hand with a straddle the seat has to put out; without it in a kill pot that takes none, or for want of chips.

    Options `straddle_in_kill_pot`, `straddle_short_stack`.
    """
    each = in_hand(hand, seat)
    if each.all_in or (hand.forced.kill and not hand.rules.straddle_in_kill_pot):
        return hand
    if each.behind is None or each.front + each.behind >= to:
        return put_out(hand, seat, to, to)
    if hand.rules.straddle_short_stack is StraddleShortStack.NOT_ALLOWED:
        return hand
    return put_out(hand, seat, each.front + each.behind, to)


# -- who holds the rock


def rock_is_played(rules: HouseRules) -> bool:
    """Whether a token goes to the winner of each pot, who then straddles."""
    return rules.rock_straddle is not RockStraddle.OFF


def with_rock(table: TableState, won: PotWon | None) -> TableState:
    """The table with the rock before the winner of the last pot; after a split it stays where it was."""
    if not rock_is_played(table.rules) or won is None or len(won.winners) != 1:
        return table
    return replace(table, rock=won.winners[0])


def _cannot_lay(table: TableState, entry: RockPlaced) -> Refused | None:
    if refused := hand_is_open(table):
        return refused
    if not rock_is_played(table.rules):
        return Refused(RefusalCode.ROCK_NOT_PLAYED, option="rock_straddle")
    return None if seat_at(table, entry.seat) else Refused(RefusalCode.SEAT_EMPTY, {"seat": entry.seat})


def _lay(table: TableState, entry: RockPlaced) -> TableState:
    return replace(table, rock=entry.seat)


ROCK_PLACED = Rule(_cannot_lay, nothing_forbids, _lay)
