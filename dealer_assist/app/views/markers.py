"""What lies in front of a seat: button, blinds, straddles, kills; who chooses, has a leg, holds the rock, owes blinds.

In a hand as it was dealt, between hands for the next one. The dealer button may lie before an empty place.
"""

from collections.abc import Iterator
from enum import StrEnum

from dealer_assist.hand.state import HandState
from dealer_assist.table.mixed import chooser
from dealer_assist.table.standing import NOTHING_OWED
from dealer_assist.table.state import Change, TableState


class Marker(StrEnum):
    """One thing that lies there; its letters are the text `marker.` and the value, its name `spoken.` and the value."""

    BUTTON = "button"
    SMALL_BLIND = "small_blind"
    BIG_BLIND = "big_blind"
    THIRD_BLIND = "third_blind"
    KILL = "kill"
    """Kills this hand, or owes a kill."""
    STRADDLE = "straddle"
    CHOOSER = "chooser"
    """Names the game at dealer's choice."""
    LEG = "leg"
    """Has won the last pot, where two in a row kill."""
    ROCK = "rock"
    """Holds the rock: straddles the next hand."""
    MISSED = "missed"
    """Owes blinds."""


def markers_at(table: TableState, number: int) -> tuple[Marker, ...]:
    """What lies in front of a seat, what matters most to the betting first; each once."""
    return tuple(dict.fromkeys(marker for seat, marker in _lying(table) if seat == number))


def _lying(table: TableState) -> Iterator[tuple[int | None, Marker]]:
    if table.hand is not None:
        yield from _of_the_hand(table.hand)
    else:
        yield _button_between(table), Marker.BUTTON
        yield table.kill_due, Marker.KILL
    for seat in table.kills_waiting:
        yield seat, Marker.KILL
    if table.mix is not None and table.mix.change is Change.CHOICE:
        yield chooser(table), Marker.CHOOSER
    yield table.leg_up, Marker.LEG
    yield table.rock, Marker.ROCK
    for each in table.seats:
        if each.owes != NOTHING_OWED:
            yield each.number, Marker.MISSED


def _of_the_hand(hand: HandState) -> Iterator[tuple[int | None, Marker]]:
    at, forced = hand.positions, hand.forced
    yield at.button, Marker.BUTTON
    yield forced.killer, Marker.KILL
    for each in (*forced.straddles, *forced.sleepers):
        yield each.seat, Marker.STRADDLE
    if not forced.bomb_ante:
        yield at.small_blind, Marker.SMALL_BLIND
        yield at.big_blind, Marker.BIG_BLIND
        yield at.third_blind, Marker.THIRD_BLIND


def _button_between(table: TableState) -> int | None:
    if table.button_placed is not None:
        return table.button_placed
    return None if table.marks is None else table.marks.button
