"""Motions for tests: a flop with a bet on it, chips pushed or words said, and what they amount to."""

from __future__ import annotations

from typing import TypedDict, Unpack

from dealer_assist.hand.entries import ChipsPut, Wager
from dealer_assist.hand.motions import read_motion
from dealer_assist.hand.ruled import Motion, Ruled
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import HouseRules
from dealer_assist.table.entries import CountedNow, Entry
from dealer_assist.table.state import TableState
from tests.tables import a_table, house_rules, play, the_hand


class About(TypedDict, total=False):
    """What a test may say of a flop besides its wagers."""

    players: int
    behind: int | dict[int, int] | None
    blinds: tuple[int, int]
    rules: HouseRules


def flop(*wagers: int, **about: Unpack[About]) -> TableState:
    """A flop on which seats 1, 2 … have bet and raised to these totals; the next seat is to act.

    The button is the last seat; stacks are not counted unless told, for all or by seat.
    """
    players = about.get("players", len(wagers) + 2)
    behind = about.get("behind")
    stacks = behind if isinstance(behind, dict) else dict.fromkeys(range(1, players + 1), behind)
    seats = range(1, players + 1)
    table = a_table(
        {seat: stacks.get(seat) for seat in seats},
        blinds=about.get("blinds", (100, 200)),
        rules=about.get("rules", house_rules("tda_2024")),
    )
    laid = CountedNow(
        seats=tuple(SeatTold(seat, behind=stacks.get(seat)) for seat in seats),
        positions=Positions(button=players, small_blind=1, big_blind=2),
        street="flop",
        middle=900,
    )
    return play(table, laid, *(Wager(seat, to) for seat, to in enumerate(wagers, start=1)))


def read(table: TableState, entry: ChipsPut) -> Ruled:
    """What a motion amounts to; it must be taken."""
    ruled = read_motion(the_hand(table), entry)
    play(table, entry)
    return ruled


def silent(table: TableState, *chips: int) -> Ruled:
    """What these chips of the seat to act amount to, put in without a word."""
    return read(table, ChipsPut(to_act(table), chips))


def to_act(table: TableState) -> int:
    """The seat to act; there must be one."""
    seat = the_hand(table).to_act
    assert seat is not None
    return seat


def told(table: TableState, entry: Entry) -> Motion | None:
    """What the dealer is told after an entry that must be taken."""
    return the_hand(play(table, entry)).motion


def chips(ruled: Ruled) -> tuple[str | None, int | None, int, int]:
    """Action, total in front, chips to add, chips to return."""
    return ruled.action, ruled.to, ruled.add_required, ruled.returned
