"""What a deal does to those not dealt in: blinds that pass an absent player are owed, waiting hands count down.

The dealer lays a missed-blind button where a blind passes a player who is away (WSOP Live 2024 R73). Nobody owes
anything at a tournament. Rule file 01 section 7.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.table.dealing_in import NextDeal
from dealer_assist.table.newcomers import Entrance, Place, on_the_way, place_of
from dealer_assist.table.owed import at_most, passed_over, with_ante
from dealer_assist.table.positions import before_the_first, gone_past, largest, places_between
from dealer_assist.table.standing import NOTHING_OWED, Comes, Coming
from dealer_assist.table.state import Marks, Mode, Presence, Seat, TableState


def after_the_deal(table: TableState, deal: NextDeal, straddles: int | None) -> tuple[Seat, ...]:
    """The seats once a hand has been dealt; `straddles` is the seat a mandatory straddle fell on."""
    numbers = deal.numbers
    missed_it = _passed_under_the_gun(deal, straddles)
    return tuple(
        [
            _dealt(seat, table, deal)
            if seat.number in numbers
            else _passed(seat, table, deal, straddle=seat.number in missed_it)
            for seat in table.seats
        ]
    )


def _dealt(seat: Seat, table: TableState, deal: NextDeal) -> Seat:
    """Who was dealt in plays from now on and owes nothing any more."""
    had = table.hands + 1 if seat.number == deal.positions.big_blind else seat.had_big_blind
    left = deal.left_due.get(seat.number, NOTHING_OWED)
    passes = seat.number in deal.entrances and _posts_behind_button(seat.number, deal)
    return replace(seat, coming=None, owes=NOTHING_OWED, skipped=left, button_passes=passes, had_big_blind=had)


def _posts_behind_button(seat: int, deal: NextDeal) -> bool:
    """Whether a player who comes in posts between button and small blind: the next button goes past."""
    posts = deal.entrances[seat] in (Entrance.BIG_BLIND, Entrance.MAKES_UP)
    return posts and place_of(seat, deal.marks) is Place.BETWEEN


def _passed(seat: Seat, table: TableState, deal: NextDeal, *, straddle: bool) -> Seat:
    """Who was not dealt in; `straddle`: the mandatory straddle went past as well."""
    coming, last = seat.coming, table.marks
    if coming is not None and coming.comes is not Comes.BACK:
        seat = replace(seat, coming=_a_hand_later(coming, seat.number, last, _blind_reached(deal)))
    if seat.owes is None or not _can_miss(seat) or table.mode is Mode.TOURNAMENT:
        return seat
    owes = passed_over(seat.owes, seat.number, last or before_the_first(deal.marks), deal.marks)
    if seat.presence is Presence.AWAY or seat.stack == 0:
        # back at the seat and waiting, a player misses no antes any more
        owes = with_ante(owes, table.rules)
    if straddle:
        owes = replace(owes, third=owes.third + 1)
    return replace(seat, owes=at_most(owes, table.rules, len(table.seats)))


def _can_miss(seat: Seat) -> bool:
    """Whether a blind that passes is missed: by players of the game who are away, without chips or not back yet."""
    coming, not_here = on_the_way(seat), seat.presence is Presence.AWAY
    if coming is None:
        return not_here or seat.stack == 0
    return coming.comes is Comes.BACK or (coming.comes is Comes.MOVED and not_here)


def _passed_under_the_gun(deal: NextDeal, straddles: int | None) -> frozenset[int]:
    """Places a mandatory straddle went past: those left of the largest blind, before the seat it fell on."""
    at = deal.positions
    blind = at.big_blind if at.third_blind is None else at.third_blind
    return frozenset() if straddles is None or blind is None else places_between(blind, straddles)


def _blind_reached(deal: NextDeal) -> int:
    """Where the largest blind has come to; held back for a bought button it has not moved."""
    at, marks = deal.positions, deal.marks
    if at.big_blind is None or at.big_blind == marks.small_blind:
        return largest(marks)
    return at.big_blind if at.third_blind is None else at.third_blind


def _a_hand_later(coming: Coming, seat: int, last: Marks | None, reached: int) -> Coming:
    """Hands still to wait after a seat change; for who deals off, whether the big blind has gone past."""
    if coming.comes is Comes.DEALS_OFF and last is not None:
        return replace(coming, passed=coming.passed or seat in gone_past(largest(last), reached))
    return replace(coming, hands=None if coming.hands is None else max(coming.hands - 1, 0))


def with_big_blinds_had(seats: tuple[Seat, ...], marks: Marks, hands: int) -> tuple[Seat, ...]:
    """Who had the big blind lately, as the positions show: it went from the button over the small blind."""
    had = {marks.button: hands - 2, marks.small_blind: hands - 1, marks.big_blind: hands}
    return tuple(replace(seat, had_big_blind=had.get(seat.number, seat.had_big_blind)) for seat in seats)
