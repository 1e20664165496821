"""What the hand page knows of card readers without importing them: cards counted at seats, and what is asked now."""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from dealer_assist.app.views.hand import HandView
from dealer_assist.app.views.seat import SeatView
from dealer_assist.words import Words


class Reads(msgspec.Struct, frozen=True):
    """What readers add to the hand page."""

    counts: Mapping[int, int] = {}
    """Cards lying at each seat that has an antenna."""
    subject: str = ""
    """What is asked or proposed; empty = nothing. A tap meant for another question says nothing."""


NO_READS = Reads()


def with_counts(view: HandView, counts: Mapping[int, int], words: Words) -> HandView:
    """The hand with as many card backs at a seat as its antenna counts."""
    if not counts:
        return view
    seats = (_counted(seat, counts[seat.number], words) if seat.number in counts else seat for seat in view.seats)
    return replace(view, seats=tuple(seats))


def _counted(seat: SeatView, count: int, words: Words) -> SeatView:
    if not seat.cards:
        return seat
    spoken = f"{seat.spoken}{words.text('join.dot')}{words.text('readers.cards', cards=count)}"
    return replace(seat, held=count, spoken=spoken)
