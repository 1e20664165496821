"""What happens in a scenario, as it is told, and the entries it amounts to.

Each kind of scenario plays some of these events. One that is known but not played there is told apart from one
nobody knows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any, Literal

from msgspec import UNSET

from dealer_assist.desk.desk import Desk
from dealer_assist.hand.entries import AllIn, BringIn, Call, Check, Fold, HandEntry, StreetDealt, Wager
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import HandState, in_hand, place
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed
from dealer_assist.scenarios.play import enter, hand_of
from dealer_assist.scenarios.shape import NOBODY_KNOWS, Words, read_as
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Entry, FloorDecision
from dealer_assist.table.state import TableState

_WORDS = """
absence act add_chips announced assert award away balance_in bomb_pot button_error_noticed chip_found
chop_request count_quoted deal dealt_without_post done draw draw_for_button error_noticed floor_choice game kill
kill_request leave misdeal move muck next_hand next_street note open pot_error_noticed pot_scooped pot_split
pot_won push push_motions redeal return run_it say seat_change sequence showdown_winner sit skip sleeper
sleeper_decision straddle straddle_request tabled walk winners
"""
KNOWN = frozenset(_WORDS.split())
"""Every event of every kind."""


class Event(Words, frozen=True, kw_only=True, tag_field="e"):
    """Something that happens."""


class Act(Event, frozen=True, kw_only=True, tag="act"):
    """A seat acts."""

    seat: int
    do: Literal["fold", "check", "call", "bet", "raise", "allin", "bring_in", "complete"]
    to: int | None = None
    """Total in front on this street after it."""
    illegal: bool = False
    """Made too small or too large by mistake, and it stands."""
    out_of_turn: bool = False


class NextStreet(Event, frozen=True, kw_only=True, tag="next_street"):
    """Bets go to the middle, the next card comes."""


class Note(Event, frozen=True, kw_only=True, tag="note"):
    """A word for people."""

    text: str


def tag_of(event: type[Event]) -> str:
    """What scenarios call an event."""
    return str(event.__struct_config__.tag)


def known_events(told: Sequence[Mapping[str, Any]], asks: Set[str]) -> None:
    """Raises Differs for the first event or question nobody knows, whether or not the rest is played."""
    for number, event in enumerate(told):
        name = event.get("e", UNSET)
        if not isinstance(name, str) or name not in KNOWN:
            raise Differs(Difference(f"events[{number}].e", "an event that is known", name))
        if unknown := sorted(event.keys() - asks - {"e"} if name == "assert" else ()):
            raise Differs(Difference(f"events[{number}].{unknown[0]}", found=NOBODY_KNOWS))


def seats_known(events: Sequence[Event], max_seats: int) -> None:
    """Raises Differs for the first event about a seat the table does not have."""
    for number, event in enumerate(events):
        seat = getattr(event, "seat", None)
        if seat is not None and not 0 < seat <= max_seats:
            raise Differs(Difference(f"events[{number}].seat", f"a seat from 1 to {max_seats}", seat))


def read_event(told: Mapping[str, Any], shapes: Mapping[str, type[Event]], path: str) -> Event:
    """An event as its shape; raises NotPlayed for one that is not played here. Ask `known_events` first."""
    name = told.get("e")
    if isinstance(name, str) and name in shapes:
        return read_as(shapes[name], told, path)
    raise NotPlayed(f"the event {name} comes later")


def play_act(desk: Desk, act: Act, path: str) -> None:
    """Enter an action; raises Differs if it is refused or ends in another total than it tells."""
    if act.illegal or act.out_of_turn:
        raise NotPlayed("actions out of turn or of a wrong size come later")
    hand = hand_of(desk)
    enter(desk, pushed_in(desk.table, entry_of(hand, act, path)), path)
    front = in_hand(hand_of(desk), act.seat).front
    if act.to not in (None, front):
        raise Differs(Difference(f"{path}.to", act.to, front))


def pushed_in(table: TableState, entry: HandEntry) -> Entry:
    """An action as it is entered: an all-in nobody is left to answer goes in too, and what nobody calls comes back.

    At the table it is taken as the call it is; a scenario tells the chips that were pushed (TDA 2024 R15-B).
    """
    if not isinstance(entry, AllIn):
        return entry
    after = apply(table, entry)
    unanswerable = isinstance(after, Refused) and after.code is RefusalCode.RAISE_UNANSWERABLE
    return FloorDecision(entry, "pushed in, nobody is left to answer") if unanswerable else entry


def play_next_street(desk: Desk, path: str) -> None:
    """Deal the next street, its cards not told."""
    enter(desk, StreetDealt(), path)


def entry_of(hand: HandState, act: Act, path: str) -> HandEntry:
    """The entry of an action; raises Differs where the word does not fit the bets."""
    match act.do:
        case "fold":
            return Fold(act.seat)
        case "check":
            return Check(act.seat)
        case "call":
            return Call(act.seat)
        case "allin":
            return _all_in(hand, act, path)
        case "bring_in":
            return BringIn(act.seat)
    fits = _word_that_fits(hand, act)
    if act.do != fits or act.to is None:
        raise Differs(Difference(f"{path}.do", f"{fits} to a total", act.do))
    return Wager(act.seat, act.to)


def _word_that_fits(hand: HandState, act: Act) -> str:
    """What putting in more is called here: a bet, a raise, or completing the bring-in."""
    if place(hand, act.seat) is not None and "complete" in limits(hand, act.seat).can:
        return "complete"
    return "raise" if hand.level else "bet"


def _all_in(hand: HandState, act: Act, path: str) -> AllIn:
    """An all-in is the whole of a counted stack, or the total it tells."""
    seat = in_hand(hand, act.seat) if place(hand, act.seat) is not None else None
    if seat is None or seat.behind is None:
        return AllIn(act.seat, act.to)
    if act.to not in (None, seat.front + seat.behind):
        raise Differs(Difference(f"{path}.to", act.to, seat.front + seat.behind))
    return AllIn(act.seat)
