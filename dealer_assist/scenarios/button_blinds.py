"""Scenarios of button and blinds: hands are dealt one after the other; where do the marks lie, who posts what.

A player has the chips told as behind when the first deal starts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from dealer_assist.desk.desk import Desk
from dealer_assist.hand.entries import StreetDealt
from dealer_assist.hand.state import HandState, in_front, place
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import Refused
from dealer_assist.scenarios.answers import KNOWN, answered
from dealer_assist.scenarios.events import Event, known_events, read_event
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.names import game_named
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed
from dealer_assist.scenarios.play import enter
from dealer_assist.scenarios.setup import Setup, after_the_last_hand, facts_of
from dealer_assist.scenarios.shape import Told
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import EndHand, Entry, SeatLeft, StartHand
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import goes_along


class Deal(Event, frozen=True, kw_only=True, tag="deal"):
    """The next hand: the button moves, blinds are posted, cards are dealt."""

    button_placed: int | None = None
    sb_placed: int | None = None
    bb_placed: int | None = None


class Leave(Event, frozen=True, kw_only=True, tag="leave"):
    """A player leaves the table."""

    seat: int


EVENTS: dict[str, type[Event]] = {"deal": Deal, "leave": Leave}


class BlindsTold(Told, frozen=True, kw_only=True):
    """A scenario of button and blinds."""

    kind: str
    setup: Setup
    events: tuple[dict[str, Any], ...] = ()


def _facts(told: BlindsTold) -> Facts:
    setup = told.setup
    known_events(told.events, KNOWN)
    game_named(setup.game)
    for number, event in enumerate(told.events):
        if event["e"] != "assert":
            read_event(event, EVENTS, f"events[{number}]")
    if setup.status:
        raise NotPlayed("players who are away come later")
    if setup.prev is None:
        raise NotPlayed("a first hand and a hand dealt again come later")
    return facts_of(setup)


def _check(told: BlindsTold, rules: HouseRules) -> Iterator[Difference]:
    desk = after_the_last_hand(told.setup, rules)
    for number, event in enumerate(told.events):
        path = f"events[{number}]"
        if event.get("e") == "assert":
            asked = {question: value for question, value in event.items() if question != "e"}
            yield from answered(asked, ANSWERS, desk.table, path)
            continue
        _end_hand(desk, path)
        match read_event(event, EVENTS, path):
            case Deal(button_placed=None, sb_placed=None, bb_placed=None):
                enter(desk, StartHand(), path)
            case Deal():
                raise NotPlayed("a button placed by mistake comes later")
            case Leave(seat=seat):
                enter(desk, SeatLeft(seat), path)
    yield from answered(told.expect, ANSWERS, desk.table, "expect")


def _end_hand(desk: Desk, path: str) -> None:
    if desk.table.hand is not None:
        enter(desk, EndHand(followed=False), path)


# -- what may be asked of the table


def _hand(table: TableState) -> HandState:
    if table.hand is None:
        raise Differs(Difference("events", "a hand that was dealt"))
    return table.hand


def _orders(table: TableState) -> tuple[list[int], list[int]]:
    """Seats in the order of acting when nobody raises, before the flop and on it."""
    before, table = _round(table)
    after, _ = _round(_applied(table, StreetDealt()))
    return before, after


def _round(table: TableState) -> tuple[list[int], TableState]:
    order: list[int] = []
    while (seat := _hand(table).to_act) is not None:
        order.append(seat)
        table = _applied(table, goes_along(_hand(table), seat))
    return order, table


def _applied(table: TableState, entry: Entry) -> TableState:
    after = apply(table, entry)
    assert not isinstance(after, Refused), f"a round in which everybody goes along: {after}"
    return after


def _button_dead(table: TableState, _expected: object) -> bool:
    hand = _hand(table)
    button = hand.positions.button
    return button is None or place(hand, button) is None


def _posts(table: TableState, _expected: object) -> dict[int, dict[str, int]]:
    """What lies in front, and what lies in the middle: antes count as dead here."""
    return {
        each.seat: {"live": each.front, "dead": each.put_in - each.front + each.dead} for each in _hand(table).seats
    }


def _dealt_in(table: TableState, expected: Any) -> list[int]:
    """Those asked about that were dealt in."""
    return [seat for seat in expected if place(_hand(table), seat) is not None]


def _not_dealt_in(table: TableState, expected: Any) -> list[int]:
    return [seat for seat in expected if place(_hand(table), seat) is None]


def _owes(_table: TableState, expected: Any) -> dict[int, dict[str, int]]:
    """Blinds owed by seat; raises NotPlayed where one is asked for: the table keeps no such list yet."""
    if expected and all(str(seat).isdigit() for seat in expected):
        raise NotPlayed("owed blinds come later")
    return {}


ANSWERS: Mapping[str, Callable[[TableState, Any], object]] = {
    "button": lambda table, _: _hand(table).positions.button,
    "sb": lambda table, _: _hand(table).positions.small_blind,
    "bb": lambda table, _: _hand(table).positions.big_blind,
    "button_dead": _button_dead,
    "order": lambda table, _: _orders(table)[0],
    "first_to_act": lambda table, _: _orders(table)[0][0],
    "last_to_act": lambda table, _: _orders(table)[0][-1],
    "acts_last_postflop": lambda table, _: _orders(table)[1][-1],
    "posts": _posts,
    "posts_total": lambda table, _: _hand(table).middle + in_front(_hand(table)),
    "dealt_in": _dealt_in,
    "not_dealt_in": _not_dealt_in,
    "owes": _owes,
}
"""Questions about the deal."""

KIND = Kind(BlindsTold, _facts, KNOWN, _check)
