"""NEXT HAND, a hand taken up in the middle, and the end of a hand."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.hand.award import pots_left
from dealer_assist.hand.middle import uncalled_returned
from dealer_assist.hand.situation import Situation, Told, begin
from dealer_assist.hand.state import HandState, Positions
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.rules.options import EntryBetweenButtonAndBigBlind, OddChipUnit
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import ButtonPlaced, CountedNow, EndHand, StartHand
from dealer_assist.table.positions import acts_last, from_button, next_positions
from dealer_assist.table.posting import dealt
from dealer_assist.table.rule import Rule, hand_is_open, no_hand_open, nothing_forbids
from dealer_assist.table.state import MOST_SEATS, Marks, Presence, Seat, Stakes, TableState


def dealt_in(table: TableState) -> tuple[Seat, ...]:
    """Seats that get cards in the next hand: present, and not known to be without chips."""
    return tuple(seat for seat in table.seats if seat.presence is Presence.IN and seat.stack != 0)


def next_deal(table: TableState) -> tuple[tuple[Seat, ...], Marks] | None:
    """Who is dealt into the next hand, and its positions; None if nobody told where the button was."""
    seats = dealt_in(table)
    numbers = tuple(seat.number for seat in seats)
    if table.button_placed is not None:
        return seats, from_button(table.button_placed, numbers)
    if table.marks is None:
        return None
    marks = next_positions(table.marks, numbers, table.rules.button_rule)
    wait = waits(table, numbers, marks)
    left = tuple(number for number in numbers if number not in wait)
    if wait and len(left) > 1:
        seats = tuple(seat for seat in seats if seat.number not in wait)
        return seats, next_positions(table.marks, left, table.rules.button_rule)
    return seats, marks


def waits(table: TableState, seats: tuple[int, ...], marks: Marks) -> frozenset[int]:
    """Newcomers who get no cards until the button has passed them.

    Option `entry_between_button_and_big_blind`: in a tournament only between button and small blind (TDA 2024
    R8-A, R10-A), in cash up to the big blind (Robert's Rules v11 s.4.8); who may post instead may always wait.
    """
    if table.last_dealt is None:
        return frozenset()
    waiting = WAITING_PLACES[table.rules.entry_between_button_and_big_blind](marks)
    return frozenset(seat for seat in seats if seat not in table.last_dealt and seat in waiting)


def places_between(first: int, to: int) -> frozenset[int]:
    """Places clockwise after `first` and before `to`, at a table of any size.

    >>> sorted(places_between(9, 2))
    [1, 10]
    """
    if first < to:
        return frozenset(range(first + 1, to))
    return frozenset((*range(first + 1, MOST_SEATS + 1), *range(1, to)))


def _before_small_blind(marks: Marks) -> frozenset[int]:
    return places_between(marks.button, marks.small_blind)


def _before_big_blind(marks: Marks) -> frozenset[int]:
    return places_between(marks.button, marks.big_blind) | {marks.button}


WAITING_PLACES: dict[EntryBetweenButtonAndBigBlind, Callable[[Marks], frozenset[int]]] = {
    EntryBetweenButtonAndBigBlind.TAKE_POSITION: _before_small_blind,
    EntryBetweenButtonAndBigBlind.POST_OR_BUY_BUTTON: _before_big_blind,
    EntryBetweenButtonAndBigBlind.WAIT: _before_big_blind,
}


def odd_chip_unit(chips: tuple[int, ...], stakes: Stakes, rule: OddChipUnit) -> int:
    """The chip to which split pots are broken down. Option `odd_chip_unit`; TDA 2024 R20, WSOP Live 2024 R148.

    >>> odd_chip_unit((1, 5, 25), Stakes(5, 10), OddChipUnit.SMALLEST_BLIND_CHIP)
    5
    """
    if rule is not OddChipUnit.SMALLEST_BLIND_CHIP:
        return chips[0]
    return min(_smallest_used(stakes.small_blind, chips), _smallest_used(stakes.big_blind, chips))


def _smallest_used(amount: int, chips: tuple[int, ...]) -> int:
    """The smallest chip used when an amount is paid with the largest chips that fit."""
    smallest = chips[-1]
    for chip in reversed(chips):
        if amount >= chip:
            amount %= chip
            smallest = chip
    return smallest


# -- NEXT HAND


def _cannot_start(table: TableState, _entry: StartHand) -> Refused | None:
    if refused := hand_is_open(table):
        return refused
    seats = dealt_in(table)
    if len(seats) < 2:
        return Refused(RefusalCode.TOO_FEW_PLAYERS, {"players": len(seats)})
    if table.marks is None and table.button_placed is None:
        remedies = tuple(ButtonPlaced(seat.number) for seat in seats)
        return Refused(RefusalCode.BUTTON_NOT_PLACED, {}, remedies, option="button_rule")
    return None


def _start(table: TableState, _entry: StartHand) -> TableState:
    deal = next_deal(table)
    assert deal is not None, "cannot has asked before"
    seats, marks = deal
    numbers = tuple(seat.number for seat in seats)
    told = Situation(
        game=table.game,
        rules=table.rules,
        number=table.hands + 1,
        small_blind=table.stakes.small_blind,
        big_blind=table.stakes.big_blind,
        unit=odd_chip_unit(table.chips, table.stakes, table.rules.odd_chip_unit),
        positions=Positions(marks.button, marks.small_blind if marks.small_blind in numbers else None, marks.big_blind),
        street=table.game.streets[0].name,
        seats=dealt(seats, marks, table.stakes, table.rules),
    )
    return replace(
        table,
        marks=marks,
        acts_last=acts_last(marks.button, numbers),
        acted_last_before=table.acts_last,
        button_placed=None,
        last_dealt=numbers,
        hands=table.hands + 1,
        hand=begin(told),
    )


START_HAND = Rule(_cannot_start, nothing_forbids, _start)


# -- a hand taken up in the middle


def _cannot_count(table: TableState, entry: CountedNow) -> Refused | None:
    if not any(each.name == entry.street for each in table.game.streets):
        return Refused(RefusalCode.NO_STREET_LEFT, {"street": entry.street})
    still_in = sum(each.told is not Told.FOLDED for each in entry.seats)
    if len(entry.seats) < 2 or not still_in:
        return Refused(RefusalCode.TOO_FEW_PLAYERS, {"players": still_in})
    return _wrong_seats(table, entry) or _wrong_pots(entry) or _wrong_raise(entry) or _wrong_turn(entry)


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
        big_blind=table.stakes.big_blind,
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
    return replace(table, seats=seats, hands=number, hand=begin(told))


def _left_out(seat: Seat, followed: HandState | None, entry: CountedNow) -> Seat:
    """A seat of the hand followed so far that was not counted again keeps what it had left."""
    if followed is None or any(each.seat == seat.number for each in entry.seats):
        return seat
    behind = [each.behind for each in followed.seats if each.seat == seat.number]
    return replace(seat, stack=behind[0]) if behind else seat


COUNTED_NOW = Rule(_cannot_count, nothing_forbids, _count)


# -- the end of a hand


def _cannot_end(table: TableState, _entry: EndHand) -> Refused | None:
    return no_hand_open(table)


def _may_not_end(table: TableState, entry: EndHand) -> Refused | None:
    hand = table.hand
    if not entry.followed or hand is None or nothing_left(hand):
        return None
    return Refused(RefusalCode.HAND_NOT_SETTLED, {"middle": hand.middle}, (EndHand(followed=False),))


def nothing_left(hand: HandState) -> bool:
    """Whether every pot has been pushed; of a big blind nobody called there was none, it just goes back."""
    return betting_is_over(hand) and not pots_left(hand)


def _end(table: TableState, _entry: EndHand) -> TableState:
    hand = table.hand
    assert hand is not None, "cannot has asked before"
    settled = nothing_left(hand)
    if settled:
        hand = uncalled_returned(hand)
    button, numbers = hand.positions.button, tuple(each.seat for each in hand.seats)
    return replace(
        table,
        seats=tuple(_settled(seat, hand, settled=settled) for seat in table.seats),
        marks=_marks_after(hand, table.marks),
        acts_last=table.acts_last if button is None else acts_last(button, numbers),
        button_placed=table.button_placed if button is None else None,
        last_dealt=numbers,
        hand=None,
    )


def _marks_after(hand: HandState, marks: Marks | None) -> Marks | None:
    """Where the hand that ends leaves button and blinds.

    A hand taken up in the middle may have told other positions than the table followed; with a place among them
    that nobody told, the next hand asks.
    """
    told = hand.positions
    if told.button is None or told.big_blind is None:
        return marks
    if marks is not None and (marks.button, marks.big_blind) == (told.button, told.big_blind):
        return marks
    return None if told.small_blind is None else Marks(told.button, told.small_blind, told.big_blind)


def _settled(seat: Seat, hand: HandState, *, settled: bool) -> Seat:
    """A seat with what the hand left it; a pot nobody saw pushed leaves the stacks of those in it unknown."""
    for each in hand.seats:
        if each.seat == seat.number:
            return replace(seat, stack=each.behind if settled or each.folded else None)
    return seat


END_HAND = Rule(_cannot_end, _may_not_end, _end)
