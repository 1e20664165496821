"""What a scenario may ask of the table: where the marks lie, who posts and owes what, whose turn it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from dealer_assist.hand.entries import StreetDealt
from dealer_assist.hand.state import HandState, in_front, place
from dealer_assist.rules.refused import Refused
from dealer_assist.scenarios.answers import OF_A_HAND, Answer
from dealer_assist.scenarios.compare import Whole
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.table.ante_deal import ante_deal, deals_without_blinds
from dealer_assist.table.apply import apply
from dealer_assist.table.away import owes
from dealer_assist.table.dealing_in import dealt_in
from dealer_assist.table.entries import Entry
from dealer_assist.table.standing import Comes
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import goes_along

AskTable = Callable[[TableState, Any], object]
"""The answer to one question; the second argument is what the scenario expects, which may tell whom it asks about."""


def _hand(table: TableState) -> HandState:
    if table.hand is None:
        raise Differs(Difference("events", "a hand in progress"))
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
    if isinstance(after, Refused):
        raise Differs(Difference("events", "a round in which everybody can go along", {"refused": after.code}))
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
    return [seat for seat in _named(expected) if 0 < seat <= table.max_seats and place(_hand(table), seat) is None]


def _named(expected: object) -> Sequence[int]:
    """The seats a question names."""
    return [seat for seat in expected if type(seat) is int] if isinstance(expected, list) else ()


def _owes(table: TableState, _expected: object) -> dict[int, dict[str, int]]:
    """Blinds owed by seat, chips."""
    small, big = table.stakes.small_blind, table.stakes.big_blind
    return {seat.number: {"sb": owes(seat).small * small, "bb": owes(seat).big * big} for seat in table.seats}


def _seated(table: TableState, _expected: object) -> int | None:
    """The seat of the one newcomer; None if there is none, or more than one."""
    new = [seat.number for seat in table.seats if seat.coming is not None and seat.coming.comes is Comes.NEW]
    return new[0] if len(new) == 1 else None


def _of_the_hand(answer: Answer) -> AskTable:
    return lambda table, expected: answer(_hand(table), expected)


ANSWERS: Mapping[str, AskTable] = {
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
    "street": lambda table, _: _hand(table).street_name,
    "boards": lambda table, _: _hand(table).game.boards,
    "transfers": lambda table, _: Whole(dict(table.transfers)),
    **{question: _of_the_hand(answer) for question, answer in OF_A_HAND.items()},
}
"""Questions about the deal and the betting."""
