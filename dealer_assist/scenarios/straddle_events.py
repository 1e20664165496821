"""Straddles, sleepers, kills, bomb pots and chops as scenarios tell them, and the entries they amount to.

What is told as posted was valid: where an option the scenario does not name stands against it, it is entered by the
floor's word. What is asked for is answered by the table's own refusal.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from dealer_assist.desk.desk import Desk
from dealer_assist.hand.entries import (
    BlindsChopped,
    HandEntry,
    KillPosted,
    SleeperPosted,
    SleeperTakenBack,
    StraddlePosted,
)
from dealer_assist.hand.straddle_sizes import sizes
from dealer_assist.hand.straddles import offers
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.scenarios.events import Event
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, hand_of, open_desk
from dealer_assist.scenarios.setup import opened
from dealer_assist.scenarios.setup_words import Setup
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import (
    BombPotAgreed,
    ButtonPlaced,
    EndHand,
    Entry,
    FloorDecision,
    PotWon,
    StakesSet,
    StartHand,
)
from dealer_assist.table.state import TableState

Ruling = Mapping[str, object]


class StraddleEvent(Event, frozen=True, kw_only=True, tag="straddle"):
    """A straddle, posted and valid."""

    seat: int
    to: int


class StraddleRequest(Event, frozen=True, kw_only=True, tag="straddle_request"):
    """Seats that want to straddle, in the order in which they offer."""

    seats: tuple[int, ...]
    to: int


class SleeperEvent(Event, frozen=True, kw_only=True, tag="sleeper"):
    """A sleeper, put out and valid."""

    seat: int
    to: int


class SleeperDecision(Event, frozen=True, kw_only=True, tag="sleeper_decision"):
    """Somebody has come in before the sleeper: it is kept or taken back."""

    seat: int
    keep: bool


class KillEvent(Event, frozen=True, kw_only=True, tag="kill"):
    """A kill, posted and valid."""

    seat: int


class KillRequest(Event, frozen=True, kw_only=True, tag="kill_request"):
    """Seats that want to kill."""

    seats: tuple[int, ...]


class ChopRequest(Event, frozen=True, kw_only=True, tag="chop_request"):
    """The blinds want to chop."""

    seats: tuple[int, ...]


class BombPotEvent(Event, frozen=True, kw_only=True, tag="bomb_pot"):
    """A bomb pot is dealt; without an ante the house's default."""

    ante: int | None = None
    opt_out: tuple[int, ...] = ()


class PotWonEvent(Event, frozen=True, kw_only=True, tag="pot_won"):
    """A seat has won the whole pot."""

    seat: int
    won_beyond_blinds: int | None = None


class PotScooped(Event, frozen=True, kw_only=True, tag="pot_scooped"):
    """A seat has won both halves of a pot."""

    seat: int
    pot: int


class PotSplit(Event, frozen=True, kw_only=True, tag="pot_split"):
    """Several seats have shared the pot."""

    seats: tuple[int, ...]


# -- posted


def posted(table: TableState, event: Event) -> Entry | None:
    """What was posted and valid, as an entry; by the floor's word where other options of the house would not have it.

    None for a sleeper that is kept: nothing happens until its turn.
    """
    entry = _as_posted(event)
    if entry is None or not isinstance(apply(table, entry), Refused):
        return entry
    return FloorDecision(entry, "posted and valid")


def _as_posted(event: Event) -> HandEntry | None:
    match event:
        case StraddleEvent(seat=seat, to=to):
            return StraddlePosted(seat, to)
        case SleeperEvent(seat=seat, to=to):
            return SleeperPosted(seat, to)
        case KillEvent(seat=seat):
            return KillPosted(seat)
        case SleeperDecision(seat=seat, keep=False):
            return SleeperTakenBack(seat)
    return None


# -- asked for


def asked(desk: Desk, event: Event) -> Ruling:
    """What the table says to a wish to straddle, to kill or to chop; nothing is entered."""
    match event:
        case StraddleRequest(seats=seats, to=to):
            return _straddles(desk, seats, to)
        case KillRequest(seats=seats):
            return _kills(desk.table, seats)
    return {"chop_allowed": not isinstance(apply(desk.table, BlindsChopped()), Refused)}


def _kills(table: TableState, seats: tuple[int, ...]) -> Ruling:
    """Who may kill, in the order in which they offer: each offer meets the kill taken before it."""
    accepted = []
    for seat in seats:
        if not isinstance(after := apply(table, KillPosted(seat)), Refused):
            accepted.append(seat)
            table = after
    return {"accepted": accepted, "refused": [seat for seat in seats if seat not in accepted]}


def _straddles(desk: Desk, seats: tuple[int, ...], to: int) -> Ruling:
    hand = hand_of(desk)
    found = offers(hand, seats, to)
    least, most = sizes(hand)
    return {
        "accepted": list(found.accepted),
        "refused": [seat for seat in seats if seat in found.refused],
        "required_to": least if least == most else None,
        "max_to": most,
    }


# -- the end of a hand


def end_hand(desk: Desk, path: str, won: PotWon | None = None) -> Ruling:
    """End the hand with those who won it; where the kill button lies then."""
    enter(desk, EndHand(followed=False, won=won), path)
    return {"kill_next": desk.table.kill_due, "leg_up": desk.table.leg_up}


def winner_told(event: Event) -> PotWon | None:
    """Who won, as an event tells it; None if the event tells something else."""
    match event:
        case PotWonEvent(seat=seat, won_beyond_blinds=beyond):
            return PotWon((seat,), beyond_blinds=beyond)
        case PotScooped(seat=seat, pot=pot):
            return PotWon((seat,), pot=pot)
        case PotSplit(seats=seats):
            return PotWon(seats)
    return None


# -- bomb pots


def deal_bomb_pot(desk: Desk, event: BombPotEvent, path: str, *, game: bool) -> Ruling | None:
    """Deal a bomb pot; what is ruled where it cannot be dealt yet. `game`: the table deals nothing else."""
    if game and event.ante is not None:
        stakes = replace(desk.table.stakes, bomb_ante=event.ante)
        enter(desk, StakesSet(stakes), path)
    agreed = BombPotAgreed(event.ante, event.opt_out)
    refused = apply(desk.table, agreed)
    if isinstance(refused, Refused) and refused.code is RefusalCode.BOMB_POT_NEEDS_ANTE:
        return {"bomb_pot": "ask_for_ante"}
    without_wishes = isinstance(refused, Refused) and refused.code is RefusalCode.EVERYBODY_PAYS
    enter(desk, BombPotAgreed(event.ante) if without_wishes else agreed, path)
    enter(desk, StartHand(), path)
    return None


def after_a_bomb_pot(setup: Setup, rules: HouseRules) -> Desk:
    """A desk after a hand of a game of bomb pots, with the button where the set-up says."""
    desk = open_desk(opened(setup, rules))
    button = None if setup.prev is None else setup.prev.button
    if button is None:
        raise Differs(Difference("setup.prev.button", "the last button", None))
    enter(desk, FloorDecision(ButtonPlaced(button), "as told"), "setup.prev.button")
    deal_bomb_pot(desk, BombPotEvent(ante=1), "setup.prev", game=True)
    end_hand(desk, "setup.prev")
    return desk
