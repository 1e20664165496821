"""Scenarios of side games: who pays whom beside the pots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from dealer_assist.desk.desk import Desk
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import Refused
from dealer_assist.scenarios.compare import Whole, differences
from dealer_assist.scenarios.events import Event, known_events, read_event
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.outcome import Difference
from dealer_assist.scenarios.play import enter, open_desk
from dealer_assist.scenarios.setup import counted, facts_of, opened
from dealer_assist.scenarios.setup_words import Setup
from dealer_assist.scenarios.shape import Cards, Told
from dealer_assist.table.entries import (
    EndHand,
    PotWon,
    SevenDeuceJoined,
    SevenDeuceShown,
    StackCounted,
    StandUpBegun,
)
from dealer_assist.table.state import TableState


class PotWonShown(Event, frozen=True, kw_only=True, tag="pot_won"):
    """A hand is over, and the winner may have shown two cards."""

    seat: int
    shown: Cards = ()
    uncontested: bool = False


class PotSplit(Event, frozen=True, kw_only=True, tag="pot_split"):
    """A hand is over and its pot was split."""

    seats: tuple[int, ...]


EVENTS: dict[str, type[Event]] = {"pot_won": PotWonShown, "pot_split": PotSplit}


class SideGameTold(Told, frozen=True, kw_only=True):
    """A scenario of a side game."""

    kind: str
    setup: Setup
    events: tuple[dict[str, Any], ...] = ()


def _facts(told: SideGameTold) -> Facts:
    known_events(told.events, frozenset())
    for place, event in enumerate(told.events):
        read_event(event, EVENTS, f"events[{place}]")
    return facts_of(told.setup)


def _check(told: SideGameTold, rules: HouseRules) -> Iterator[Difference]:
    desk = open_desk(opened(told.setup, rules))
    if rules.seven_deuce_bounty:
        enter(desk, SevenDeuceJoined(told.setup.opted_in), "setup.opted_in")
    if rules.stand_up_penalty:
        enter(desk, StandUpBegun(), "setup")
    for place, event in enumerate(told.events):
        _play(desk, told.setup, read_event(event, EVENTS, f"events[{place}]"), f"events[{place}]")
    yield from differences("expect", told.expect, {"transfers": transfers(desk.table)})


def transfers(table: TableState) -> Mapping[int, int]:
    """What the last side game moved, by seat."""
    return Whole(dict(table.transfers))


def _play(desk: Desk, setup: Setup, event: Event, path: str) -> None:
    winners = event.seats if isinstance(event, PotSplit) else (getattr(event, "seat", 0),)
    there = {seat: stack for seat, stack in setup.players.items() if seat not in setup.status}
    enter(desk, counted(replace(setup, players=there), desk.table.rules), path)
    enter(desk, EndHand(followed=False, won=PotWon(winners)), path)
    for seat, stack in there.items():
        if stack is not None:
            enter(desk, StackCounted(seat, stack), path)
    if isinstance(event, PotWonShown) and event.shown:
        # where it does not collect the table says so, and nothing moves
        answer = desk.submit("dealer", SevenDeuceShown(event.seat, event.shown, not event.uncontested))
        assert isinstance(answer, Refused) or desk.table.transfers


KIND = Kind(SideGameTold, _facts, frozenset({"transfers"}), _check)
