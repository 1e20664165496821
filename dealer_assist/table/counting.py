"""A hand taken up in the middle, from what lies on the table now."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.games.game import ForcedBets
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.kills import kill_of, limits_raised
from dealer_assist.hand.situation import Situation, Told, begin
from dealer_assist.hand.state import HandState
from dealer_assist.hand.streets import wrong_cards
from dealer_assist.hand.stud import NO_STUD
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.ante_deal import price_of
from dealer_assist.table.entries import CountedNow
from dealer_assist.table.rule import Rule, nothing_forbids
from dealer_assist.table.state import Seat, TableState
from dealer_assist.table.time_charge import with_time_due
from dealer_assist.table.unit import odd_chip_unit


def _cannot_count(table: TableState, entry: CountedNow) -> Refused | None:
    if not any(each.name == entry.street for each in table.game.streets):
        return Refused(RefusalCode.NO_STREET_LEFT, {"street": entry.street})
    still_in = sum(each.told is not Told.FOLDED for each in entry.seats)
    if len(entry.seats) < 2 or not still_in:
        return Refused(RefusalCode.TOO_FEW_PLAYERS, {"players": still_in})
    return (
        _wrong_seats(table, entry)
        or _wrong_pots(entry)
        or _wrong_raise(entry)
        or _wrong_turn(entry)
        or _wrong_cards(table, entry)
    )


def _wrong_seats(table: TableState, entry: CountedNow) -> Refused | None:
    """A seat nobody sits at, one told twice or out of order, chips not counted or less than none."""
    taken = {seat.number for seat in table.seats}
    before = 0
    for each in entry.seats:
        if each.seat not in taken:
            return Refused(RefusalCode.SEAT_EMPTY, {"seat": each.seat})
        if each.seat <= before:
            return Refused(RefusalCode.SEAT_TAKEN, {"seat": each.seat})
        before = each.seat
        if each.front is None:
            return Refused(RefusalCode.STACK_NOT_COUNTED, {"seat": each.seat})
        if min(each.front, each.behind or 0, each.earlier, each.dead, entry.middle) < 0:
            return Refused(RefusalCode.AMOUNT_NEGATIVE, {"seat": each.seat})
    return None


def _wrong_cards(table: TableState, entry: CountedNow) -> Refused | None:
    """Cards said to show in a game in which none do, in front of seats not counted, or that cannot be."""
    if entry.stud == NO_STUD:
        return None
    if table.game.later_first is None:
        return Refused(RefusalCode.NO_CARDS_SHOW, {"seat": entry.seats[0].seat})
    counted = {each.seat for each in entry.seats}
    for up in entry.stud.up:
        if up.seat not in counted:
            return Refused(RefusalCode.NOT_IN_HAND, {"seat": up.seat})
    return wrong_cards(table.game, (card for up in entry.stud.up for card in up.cards), ())


def _wrong_raise(entry: CountedNow) -> Refused | None:
    """A last full raise to less than it was over."""
    last = entry.full_raise
    if last is None or 0 <= last.over <= last.to:
        return None
    return Refused(RefusalCode.NOT_MORE_THAN_CALL, {"seat": 0, "to": last.to, "call": last.over})


def _wrong_turn(entry: CountedNow) -> Refused | None:
    """A turn told for a seat that has no action left."""
    if entry.to_act is None:
        return None
    for each in entry.seats:
        if each.seat == entry.to_act and each.told not in (Told.FOLDED, Told.ALL_IN) and each.behind != 0:
            return None
    return Refused(RefusalCode.NOT_IN_HAND, {"seat": entry.to_act})


def _wrong_pots(entry: CountedNow) -> Refused | None:
    """Pots told for the same seat twice, for seats not counted or all folded, or of less than nothing."""
    if entry.pots and entry.middle:
        # the middle is what lies beside pots nobody pulled apart yet: told twice
        return Refused(RefusalCode.POT_UNKNOWN, {"pot": len(entry.pots)})
    counted = {each.seat for each in entry.seats}
    folded = {each.seat for each in entry.seats if each.told is Told.FOLDED}
    for number, pot in enumerate(entry.pots):
        if pot.amount < 0:
            return Refused(RefusalCode.AMOUNT_NEGATIVE, {"amount": pot.amount})
        for seat in pot.seats:
            if seat not in counted or pot.seats.count(seat) > 1:
                return Refused(RefusalCode.NOT_IN_THIS_POT, {"seat": seat, "pot": number})
        if pot.seats and folded.issuperset(pot.seats):
            return Refused(RefusalCode.NO_WINNER, {"pot": number})
    return None


def _count(table: TableState, entry: CountedNow) -> TableState:
    """The hand as counted takes the place of what was followed so far."""
    number = table.hand.number if table.hand is not None else table.hands + 1
    told = Situation(
        game=table.game,
        rules=table.rules,
        number=number,
        small_blind=table.stakes.small_blind,
        big_blind=price_of(table),
        third_blind=table.stakes.third_blind,
        bets=_limits(table, entry.forced.kill),
        event_players=table.event_players,
        forced=entry.forced,
        stud=entry.stud,
        unit=odd_chip_unit(table.chips, table.stakes, table.rules.odd_chip_unit),
        positions=entry.positions,
        street=entry.street,
        seats=entry.seats,
        middle=entry.middle,
        pots=entry.pots,
        full_raise=entry.full_raise,
        to_act=entry.to_act,
    )
    seats = tuple(_left_out(seat, table.hand, entry) for seat in table.seats)
    return replace(table, seats=seats, hands=number, hand=with_time_due(begin(told), table))


def _limits(table: TableState, kill: int) -> BetSizes:
    """The sizes of the table, in a kill pot raised as the kill is."""
    stakes = table.stakes
    if not kill:
        return stakes.bets
    in_stud = table.game.forced is ForcedBets.BRING_IN
    blind = stakes.bets.small_bet if in_stud else max(stakes.big_blind, stakes.third_blind)
    return limits_raised(stakes.bets, kill_of(kill, blind))


def _left_out(seat: Seat, followed: HandState | None, entry: CountedNow) -> Seat:
    """A seat of the hand followed so far that was not counted again keeps what it had left."""
    if followed is None or any(each.seat == seat.number for each in entry.seats):
        return seat
    behind = [each.behind for each in followed.seats if each.seat == seat.number]
    return replace(seat, stack=behind[0]) if behind else seat


COUNTED_NOW = Rule(_cannot_count, nothing_forbids, _count)
