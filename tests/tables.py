"""Tables for tests, built in a line and played in a few: `dealt((100, 100, 100), blinds=(1, 2))`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypedDict, Unpack

from dealer_assist.games.game import HOLDEM
from dealer_assist.hand.forced import NO_SIZES, BetSizes
from dealer_assist.hand.state import HandState, InHand, in_hand
from dealer_assist.pots.split import Part
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import Refused
from dealer_assist.rules.resolve import resolve
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Entry, StartHand, TableOpened
from dealer_assist.table.seating import opened
from dealer_assist.table.state import Seat, Stakes, TableState
from dealer_assist.table.taps import goes_along, played

Stacks = Sequence[int | None] | Mapping[int, int | None]
"""Stacks of seats 1, 2, 3 and so on, or by seat number; None = not counted."""

WHOLE = "whole"


@cache
def _resolved(preset: str, betting: str, changes: tuple[tuple[str, object], ...]) -> HouseRules:
    return resolve(preset, {"rake_method": "none", **dict(changes)}, mode="cash", betting=betting)


def house_rules(preset: str = "wsop_live_2024", /, **changes: object) -> HouseRules:
    """A rulebook's rules without a rake; no-limit, and as printed, unless told otherwise."""
    betting = str(changes.pop("betting", "nl"))
    return _resolved(preset, betting, tuple(sorted(changes.items())))


class About(TypedDict, total=False):
    """What a test may say of a table besides its stacks."""

    blinds: tuple[int, ...]
    bets: BetSizes
    button: int | None
    chips: tuple[int, ...]
    max_seats: int
    rules: HouseRules


def opening(
    stacks: Stacks,
    *,
    blinds: tuple[int, ...] = (1, 2),
    bets: BetSizes = NO_SIZES,
    button: int | None = 1,
    chips: tuple[int, ...] = (1,),
    max_seats: int = 10,
    rules: HouseRules | None = None,
) -> TableOpened:
    """The entry that opens such a table."""
    by_seat = stacks if isinstance(stacks, Mapping) else dict(enumerate(stacks, start=1))
    return TableOpened(
        game=HOLDEM,
        rules=rules or house_rules(),
        stakes=Stakes(blinds[0], blinds[1], sum(blinds[2:]), bets),
        max_seats=max_seats,
        seats=tuple(Seat(number, stack) for number, stack in by_seat.items()),
        chips=chips,
        button=button,
    )


def a_table(stacks: Stacks, **about: Unpack[About]) -> TableState:
    """An open table with no hand on it."""
    return opened(opening(stacks, **about))


def dealt(stacks: Stacks, **about: Unpack[About]) -> TableState:
    """The same table with its first hand begun."""
    return play(a_table(stacks, **about), StartHand())


def play(table: TableState, *entries: Entry) -> TableState:
    """The table after entries that must all be taken."""
    for entry in entries:
        after = apply(table, entry)
        assert not isinstance(after, Refused), f"{entry} was refused: {after}"
        table = after
    return table


def refusal(table: TableState, entry: Entry) -> Refused:
    """Why an entry is not taken; it must not be."""
    after = apply(table, entry)
    assert isinstance(after, Refused), f"{entry} was taken"
    return after


def the_hand(table: TableState) -> HandState:
    """The hand in progress; there must be one."""
    assert table.hand is not None
    return table.hand


def part_of(table: TableState, seat: int) -> InHand:
    """A seat's part in the hand in progress."""
    return in_hand(the_hand(table), seat)


def won_by(*seats: int) -> tuple[Part, ...]:
    """A whole pot won by one seat, or split between several."""
    return (Part(WHOLE, seats),)


def behind(table: TableState) -> dict[int, int | None]:
    """Chips behind by seat, in the hand in progress."""
    return {each.seat: each.behind for each in the_hand(table).seats}


def stacks_of(table: TableState) -> dict[int, int | None]:
    """Stacks by seat between hands."""
    return {seat.number: seat.stack for seat in table.seats}


def acting_order(table: TableState) -> list[int]:
    """Seats in the order of acting, from now on, when nobody raises."""
    hand, order = the_hand(table), []
    while hand.to_act is not None:
        order.append(hand.to_act)
        hand = played(hand, goes_along(hand, hand.to_act))
    return order
