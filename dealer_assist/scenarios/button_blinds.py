"""Scenarios of button and blinds: hands are dealt one after the other; where do the marks lie, who posts what.

A player has the chips told as behind when the first deal starts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from dealer_assist.desk.desk import Desk
from dealer_assist.hand.entries import StreetDealt
from dealer_assist.hand.state import HandState, in_front, place
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import Refused
from dealer_assist.scenarios.answers import KNOWN, OF_A_HAND, answered
from dealer_assist.scenarios.events import known_events, read_event
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.names import game_named
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, open_desk
from dealer_assist.scenarios.player_events import EVENTS, play, tell_absences
from dealer_assist.scenarios.player_events import end_hand as end_hand
from dealer_assist.scenarios.setup import Setup, after_the_last_hand, facts_of, opened
from dealer_assist.scenarios.shape import Told
from dealer_assist.table.ante_deal import ante_deal, deals_without_blinds
from dealer_assist.table.apply import apply
from dealer_assist.table.away import owes
from dealer_assist.table.dealing_in import dealt_in
from dealer_assist.table.entries import ButtonPlaced, Entry, FloorDecision, StartHand
from dealer_assist.table.standing import Comes
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import goes_along


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
    return facts_of(setup)


def _check(told: BlindsTold, rules: HouseRules) -> Iterator[Difference]:
    desk = begun(told.setup, rules)
    for number, event in enumerate(told.events):
        path = f"events[{number}]"
        if event.get("e") == "assert":
            asked = {question: value for question, value in event.items() if question != "e"}
            yield from answered(asked, ANSWERS, desk.table, path)
        else:
            play(desk, read_event(event, EVENTS, path), path)
    yield from answered(told.expect, ANSWERS, desk.table, "expect")


def begun(setup: Setup, rules: HouseRules) -> Desk:
    """The desk before the first event: after the last hand, before the first one, or with a hand just dealt."""
    if setup.prev is not None:
        return after_the_last_hand(setup, rules)
    desk = open_desk(opened(setup, rules))
    tell_absences(desk, setup.status, setup.missed)
    at = setup.hand
    if at is not None and at.button is not None:
        enter(desk, FloorDecision(ButtonPlaced(at.button, at.sb, at.bb), "as told"), "setup.hand")
        enter(desk, StartHand(), "setup.hand")
    return desk


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


def _button(table: TableState, _expected: object) -> int | None:
    """Where the button lies; between two hands of stud, where it waits for the next hand with blinds."""
    if table.hand is not None:
        return table.hand.positions.button
    deal = ante_deal(table) if deals_without_blinds(table) and dealt_in(table) else None
    return _hand(table).positions.button if deal is None else deal.button


def _button_dead(table: TableState, _expected: object) -> bool:
    hand = _hand(table)
    button = hand.positions.button
    return button is None or place(hand, button) is None


def _posts(table: TableState, _expected: object) -> dict[int, dict[str, int]]:
    """What lies in front, and what lies in the middle: antes count as dead here."""
    return {
        each.seat: {"live": each.front, "dead": each.put_in - each.front + each.dead} for each in _hand(table).seats
    }


def _dealt_in(table: TableState, expected: object) -> list[int]:
    """Those asked about that were dealt in."""
    return [seat for seat in _named(expected) if place(_hand(table), seat) is not None]


def _not_dealt_in(table: TableState, expected: object) -> list[int]:
    return [seat for seat in _named(expected) if place(_hand(table), seat) is None]


def _named(expected: object) -> Sequence[int]:
    """The seats a question names."""
    return expected if isinstance(expected, list) else ()


def _owes(table: TableState, _expected: object) -> dict[int, dict[str, int]]:
    """Blinds owed by seat, chips."""
    small, big = table.stakes.small_blind, table.stakes.big_blind
    return {seat.number: {"sb": owes(seat).small * small, "bb": owes(seat).big * big} for seat in table.seats}


def _seated(table: TableState, _expected: object) -> int | None:
    """The seat of the one newcomer; None if there is none, or more than one."""
    new = [seat.number for seat in table.seats if seat.coming is not None and seat.coming.comes is Comes.NEW]
    return new[0] if len(new) == 1 else None


ANSWERS: Mapping[str, Callable[[TableState, Any], object]] = {
    "button": _button,
    "sb": lambda table, _: _hand(table).positions.small_blind,
    "bb": lambda table, _: _hand(table).positions.big_blind,
    "button_dead": _button_dead,
    "order": lambda table, _: _orders(table)[0],
    "first_to_act": lambda table, _: next(iter(_orders(table)[0]), None),
    "last_to_act": lambda table, _: next(reversed(_orders(table)[0]), None),
    "acts_last_postflop": lambda table, _: next(reversed(_orders(table)[1]), None),
    "posts": _posts,
    "posts_total": lambda table, _: _hand(table).middle + in_front(_hand(table)),
    "dealt_in": _dealt_in,
    "not_dealt_in": _not_dealt_in,
    "owes": _owes,
    "seated": _seated,
    "killed": lambda table, _: [each.seat for each in _hand(table).seats if each.folded and each.acted_at is None],
    "limits": lambda table, _: {"small": _hand(table).bets.small_bet, "big": _hand(table).bets.big_bet},
    "legal": lambda table, expected: OF_A_HAND["legal"](_hand(table), expected),
}
"""Questions about the deal."""

KIND = Kind(BlindsTold, _facts, KNOWN, _check)
