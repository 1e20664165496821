"""One way a street can have gone: what was assumed of it, and where it stands then."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dealer_assist.guide.inside import LastFull
from dealer_assist.guide.reading import Round
from dealer_assist.hand.situation import SeatTold, Told


class History(msgspec.Struct, frozen=True):
    """One way the street can have gone."""

    all_in: dict[int, bool]
    """Seats nothing was said of on which something hangs, and whether they are all-in here."""
    last: LastFull | None
    """The last full raise inside the seat's own total; None = it follows from the rest."""
    went: Round
    """Where the street stands."""


def raisers(others: Sequence[SeatTold], level: int) -> list[SeatTold]:
    """Seats that put in more than what they faced, in order of action."""
    found = []
    for each in others:
        if (each.front or 0) > level:
            level = each.front or 0
            found.append(each)
    return found


def all_in_totals(others: Sequence[SeatTold]) -> set[int]:
    """Totals of seats that may be all-in."""
    return {each.front for each in others if each.told in (Told.ALL_IN, None) and each.front}
