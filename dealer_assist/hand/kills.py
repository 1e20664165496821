"""The kill: a player puts out a blind of one and a half or two big blinds, and the limits go up for this hand.

The kill is the price of the first round; its player acts in turn, or last where the house says so. One kill a hand
(WSOP Live 2024 R190 and R198, Robert's Rules v11 s.13.1, 13.2 and 13.11; rule file 02, section 4). Who has to kill
stands in `table/kills.py`; by choice only where the option `kill_trigger` says so.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from msgspec.structs import replace

from dealer_assist.games.game import ForcedBets
from dealer_assist.hand.entries import KillPosted
from dealer_assist.hand.first_round import opened
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.positions import is_blind
from dealer_assist.hand.rule import HandRule
from dealer_assist.hand.sizes import largest_blind
from dealer_assist.hand.state import HandState, InHand, place, with_seat
from dealer_assist.hand.straddles import nobody_has_acted
from dealer_assist.hand.turn import at_cap, can_bet
from dealer_assist.rules.options import KillInBlindPosts, KillTrigger, KillType
from dealer_assist.rules.refused import RefusalCode, Refused

TIMES: dict[KillType, Fraction] = {
    KillType.NONE: Fraction(1),
    KillType.HALF: Fraction(3, 2),
    KillType.FULL: Fraction(2),
}
"""By how much the kill goes over the big blind, and the limits of the hand over those of the table."""


def raised_by(amount: int, kill: KillType) -> int:
    """An amount of the table in a kill pot, chips; a half chip counts as a whole one.

    >>> raised_by(4, KillType.HALF), raised_by(4, KillType.FULL), raised_by(5, KillType.HALF)
    (6, 8, 8)
    """
    return -(-amount * TIMES[kill].numerator // TIMES[kill].denominator)


def limits_raised(bets: BetSizes, kill: KillType) -> BetSizes:
    """The sizes of the game in a kill pot."""
    return BetSizes(
        small_bet=raised_by(bets.small_bet, kill),
        big_bet=raised_by(bets.big_bet, kill),
        spread_least=raised_by(bets.spread_least, kill),
        spread_most=raised_by(bets.spread_most, kill),
    )


def kill_of(kill: int, blind: int) -> KillType:
    """Which kill over a blind a kill blind of so many chips is.

    >>> kill_of(6, blind=4).value, kill_of(8, blind=4).value
    ('half', 'full')
    """
    return KillType.HALF if kill <= raised_by(blind, KillType.HALF) else KillType.FULL


def killed_by(hand: HandState, seat_number: int, how: KillType) -> HandState:
    """The hand with the kill blind of a seat in it, and the limits raised. A short stack goes all-in for less."""
    index = place(hand, seat_number)
    assert index is not None, "cannot has asked before"
    kill = raised_by(_blind_killed(hand), how)
    before = hand.seats[index]
    posted = POSTED[hand.rules.kill_in_blind_posts](before, kill, is_blind(hand, seat_number))
    seat = replace(posted, all_in=posted.behind == 0 or at_cap(posted.put_in, hand.rules))
    dead = seat.dead - before.dead
    seats = with_seat(hand.seats, index, seat)
    forced = replace(
        hand.forced,
        killer=seat_number,
        kill=kill,
        dead_blinds=(*hand.forced.dead_blinds, dead) if dead else hand.forced.dead_blinds,
    )
    killed = replace(
        hand,
        seats=seats,
        forced=forced,
        bets=limits_raised(hand.bets, how),
        middle=hand.middle + dead,
        began_with=can_bet(seats),
    )
    return opened(killed)


def _blind_killed(hand: HandState) -> int:
    """The blind a kill goes over; in stud the lower limit stands for it."""
    if hand.game.forced is ForcedBets.BRING_IN:
        return hand.bets.small_bet or hand.big_blind
    return largest_blind(hand)


def _kill_in_all(seat: InHand, kill: int, blind: bool) -> InHand:
    """The kill takes the place of what is in front."""
    return _in_front(seat, kill, 0)


def _kill_on_top(seat: InHand, kill: int, blind: bool) -> InHand:
    """The kill is live; the blind goes to the middle beside it."""
    return _in_front(seat, kill, seat.front if blind else 0)


def _in_front(seat: InHand, kill: int, dead: int) -> InHand:
    """The seat with the kill in front and dead chips in the middle, the kill first if there is not enough for both."""
    if seat.behind is not None:
        chips = seat.front + seat.behind
        kill = min(kill, chips)
        dead = min(dead, chips - kill)
    live = max(kill, seat.front)
    added = live + dead - seat.front
    return replace(
        seat,
        behind=None if seat.behind is None else seat.behind - added,
        front=live,
        put_in=seat.put_in + live - seat.front,
        dead=seat.dead + dead,
    )


POSTED: dict[KillInBlindPosts, Callable[[InHand, int, bool], InHand]] = {
    KillInBlindPosts.KILL_ONLY: _kill_in_all,
    KillInBlindPosts.KILL_PLUS_BLIND: _kill_on_top,
}
"""What a killer puts out who is due for a blind; no book says."""


# -- a player kills


def cannot_kill(hand: HandState, seat: int) -> Refused | None:
    """A table without kills, a second kill, a seat without a hand or chips, or cards that have been acted on."""
    if hand.rules.kill_type is KillType.NONE:
        return Refused(RefusalCode.KILL_NOT_PLAYED, {"seat": seat}, option="kill_type")
    if hand.forced.killer is not None:
        cite = ("WSOP Live 2024 R198", "Robert's Rules v11 s.13.11")
        return Refused(RefusalCode.KILL_IS_OUT, {"seat": seat, "killer": hand.forced.killer}, cite=cite)
    index = place(hand, seat)
    if index is None:
        return Refused(RefusalCode.NOT_IN_HAND, {"seat": seat})
    if hand.seats[index].all_in:
        return Refused(RefusalCode.IS_ALL_IN, {"seat": seat, "amount": hand.seats[index].front})
    # a straddle goes by the kill, never the other way round
    if not nobody_has_acted(hand) or hand.forced.straddles:
        return Refused(RefusalCode.POSTED_TOO_LATE, {"seat": seat})
    return None


def _cannot_kill(hand: HandState, entry: KillPosted) -> Refused | None:
    return cannot_kill(hand, entry.seat)


def _may_not_kill(hand: HandState, entry: KillPosted) -> Refused | None:
    """Who has to kill kills when the hand is dealt; by choice nobody does, or only those who choose to."""
    if hand.rules.kill_trigger is KillTrigger.VOLUNTARY:
        return None
    return Refused(RefusalCode.KILL_NOT_DUE, {"seat": entry.seat}, option="kill_trigger")


def _kill(hand: HandState, entry: KillPosted) -> HandState:
    return killed_by(hand, entry.seat, hand.rules.kill_type)


KILL_POSTED = HandRule(_cannot_kill, _may_not_kill, _kill)
