"""What a tap in a helper tells: chips of a seat, its state, an amount; a count before it, and the count after it.

A field told again is told anew, and a seat that is told nothing of its chips any more leaves the count.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.app.count import Count, Field, Helper, Picks, told_of
from dealer_assist.app.keying import Keyed
from dealer_assist.guide.forget import forget
from dealer_assist.hand.situation import SeatTold, Told
from dealer_assist.table.state import TableState


def opened(helper: Helper, table: TableState, seat: int | None = None, *, followed: bool) -> Count:
    """A helper as it opens: empty, or of a hand that was followed with what lies on the table already."""
    hand = table.hand
    picks = Picks.ASKER if helper in (Helper.POT, Helper.PAD) and seat is None else None
    if hand is not None and followed and helper is not Helper.SPLIT:
        told = forget(hand)
        middle = {} if told.pots or told.middle is None else {Field.MIDDLE: told.middle}
        seats = tuple(replace(each, behind=None) for each in told.seats)
        return Count(
            helper=helper,
            followed=True,
            seat=seat,
            picks=picks,
            seats=seats,
            fields=middle,
            pots=told.pots,
            street=told.street,
            target=None,
            to_act=told.to_act,
            full_raise=told.full_raise,
        )
    count = Count(helper=helper, seat=seat, picks=picks)
    return count if seat is None else _counted_from(count, seat)


def with_seat(count: Count, seat: int) -> Count:
    """A tap on a seat: its chips are keyed next, unless it answers a question or takes a share."""
    if count.picks is not None:
        return _counted_from(PICKED[count.picks](count, seat), seat)
    if count.helper is Helper.POT and count.followed:
        return replace(count, seat=seat, fields={}, target=None)
    if count.helper in (Helper.SPLIT, Helper.WON):
        if count.in_second:
            return replace(count, second=tuple(sorted(set(count.second) ^ {seat})))
        return replace(count, winners=tuple(sorted(set(count.winners) ^ {seat})))
    each = told_of(count, seat)
    if each is not None and each.front is None and count.target == seat:
        left = tuple(other for other in count.seats if other.seat != seat)
        return replace(_not_covering(count, seat), seats=left, target=None, keyed=Keyed())
    return _counted_from(count, seat)


PICKED: dict[Picks, Callable[[Count, int], Count]] = {
    Picks.ASKER: lambda count, seat: replace(count, seat=seat, picks=None),
    Picks.BUTTON: lambda count, seat: replace(count, button=seat, picks=None),
    Picks.TO_ACT: lambda count, seat: replace(count, to_act=seat, picks=None),
}
"""What a seat tapped is, by what was asked for."""


def _counted_from(count: Count, seat: int) -> Count:
    """The digits go to this seat now; a seat nobody spoke of joins the count."""
    each = told_of(count, seat)
    if each is None:
        # whoever is tapped in the all-in helper is all-in unless told otherwise
        each = SeatTold(seat, None, Told.ALL_IN if count.helper is Helper.ALL_IN else None)
        count = replace(count, seats=tuple(sorted((*count.seats, each), key=lambda one: one.seat)))
    return replace(count, target=seat, keyed=Keyed() if each.front is None else Keyed(each.front))


def with_state(count: Count, told: Told) -> Count:
    """The seat whose chips are keyed is all-in, in or folded; told again it is not told any more."""
    if not isinstance(count.target, int):
        return count
    each = told_of(count, count.target)
    if each is None:
        return count
    count = _not_covering(count, each.seat) if told is Told.FOLDED else count
    return _with(count, replace(each, told=None if each.told is told else told))


def with_field(count: Count, field: Field, amount: int | None = None) -> Count:
    """The digits go to this amount now; `amount` is what it starts with."""
    if amount is not None:
        count = replace(count, fields={**count.fields, field: amount})
    there = count.fields.get(field)
    return replace(count, target=field, keyed=Keyed() if there is None else Keyed(there))


def with_keyed(count: Count, keyed: Keyed) -> Count:
    """The amount that stands in the field of what is being told; erased, it is not told."""
    amount = None if keyed == Keyed() else keyed.amount
    count = replace(count, keyed=keyed)
    match count.target:
        case Field() as field:
            fields = {name: there for name, there in count.fields.items() if name is not field}
            return replace(count, fields=fields if amount is None else {**fields, field: amount})
        case int() as seat if (each := told_of(count, seat)) is not None:
            counted = _with(_not_covering(count, seat), replace(each, front=amount))
            return replace(counted, last=amount or count.last)
    return count


def with_covers(count: Count) -> Count:
    """The seat covers every other one; told again it does not. Only one seat can."""
    seat = count.target
    each = told_of(count, seat) if isinstance(seat, int) else None
    if each is None:
        return count
    if count.covers == each.seat:
        return replace(count, covers=None)
    return replace(_with(count, replace(each, front=None)), covers=each.seat, keyed=Keyed())


def with_same(count: Count) -> Count:
    """The seat has as much in front as the last one told: it called, and nothing is said of its stack."""
    if count.last is None or not isinstance(count.target, int):
        return count
    each = told_of(count, count.target)
    if each is None:
        return count
    called = replace(each, front=count.last, told=None if count.helper is Helper.ALL_IN else each.told)
    return replace(_with(_not_covering(count, each.seat), called), keyed=Keyed(count.last))


def _not_covering(count: Count, seat: int) -> Count:
    """Told anything else of its chips, the seat no longer covers the others."""
    return replace(count, covers=None) if count.covers == seat else count


def _with(count: Count, told: SeatTold) -> Count:
    return replace(count, seats=tuple(told if each.seat == told.seat else each for each in count.seats))
