"""Events of a scenario of prompts: each leaves a screen that says something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec.structs import replace

from dealer_assist.guide.in_front import Opened, answer
from dealer_assist.hand.entries import StreetDealt
from dealer_assist.scenarios import prompt_pots
from dealer_assist.scenarios.events import Act, Event, Note
from dealer_assist.scenarios.motion_events import CountQuoted, Push, Say, count_of, motion_of
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed
from dealer_assist.scenarios.player_events import ENTRIES, AddChips, Away, Deal, Leave, Return, Sit
from dealer_assist.scenarios.prompt_mistakes import (
    Announced,
    ChopRequest,
    DealtEarly,
    ErrorSeen,
    acted,
    announced,
    chop_asked,
    dealt_early,
    error_seen,
    said,
)
from dealer_assist.scenarios.prompt_pots import open_split, try_entry
from dealer_assist.scenarios.prompt_setup import Screen, enter
from dealer_assist.scenarios.shape import Place
from dealer_assist.scenarios.straddle_events import BombPotEvent, KillEvent, StraddleEvent, posted
from dealer_assist.table.entries import BombPotAgreed, StartHand


class OpenEvent(Event, frozen=True, kw_only=True, tag="open"):
    """The dealer opens something."""

    what: Literal["all_in", "pot", "split", "pad"]
    seat: Place | None = None


EVENTS: dict[str, type[Event]] = {
    "act": Act,
    "add_chips": AddChips,
    "announced": Announced,
    "away": Away,
    "bomb_pot": BombPotEvent,
    "chop_request": ChopRequest,
    "count_quoted": CountQuoted,
    "deal": Deal,
    "error_noticed": ErrorSeen,
    "kill": KillEvent,
    "leave": Leave,
    "next_street": DealtEarly,
    "note": Note,
    "open": OpenEvent,
    "push": Push,
    "return": Return,
    "say": Say,
    "sit": Sit,
    "straddle": StraddleEvent,
    **prompt_pots.EVENTS,
}


def _count_quoted(screen: Screen, event: CountQuoted, path: str) -> Screen:
    return enter(screen, count_of(event), path)


def _deal(screen: Screen, event: Deal, path: str) -> Screen:
    if (event.button_placed, event.sb_placed, event.bb_placed) != (None, None, None):
        raise NotPlayed("a button placed by mistake comes later")
    return try_entry(screen, StartHand())


def _player(screen: Screen, event: Event, path: str) -> Screen:
    """A player comes, goes, gets up or is back."""
    for entry in ENTRIES[type(event)](event):
        screen = enter(screen, entry, path)
    return screen


def _next_street(screen: Screen, event: DealtEarly, path: str) -> Screen:
    return dealt_early(screen, event, path) if event.early else enter(screen, StreetDealt(), path)


def _note(screen: Screen, _event: Note, _path: str) -> Screen:
    return screen


def _open(screen: Screen, event: OpenEvent, path: str) -> Screen:
    if event.what == "split":
        return open_split(screen, path)
    if event.what in ("pad", "pot") and event.seat not in {each.seat for each in screen.now.seats}:
        raise Differs(Difference(f"{path}.seat", "a seat of the hand", event.seat))
    return replace(screen, answer=answer(screen.now, Opened(event.what), event.seat))


def _bomb_pot(screen: Screen, event: BombPotEvent, path: str) -> Screen:
    agreed = enter(screen, BombPotAgreed(event.ante, event.opt_out), path)
    return enter(agreed, StartHand(), path)


def _push(screen: Screen, event: Push, path: str) -> Screen:
    return enter(screen, motion_of(event, path), path)


def _posted(screen: Screen, event: StraddleEvent | KillEvent, path: str) -> Screen:
    entry = posted(screen.table, event)
    assert entry is not None, "both are entries"
    return enter(screen, entry, path)


PLAY: dict[type[Event], Callable[[Screen, Any, str], Screen]] = {
    Act: acted,
    Announced: announced,
    BombPotEvent: _bomb_pot,
    ChopRequest: chop_asked,
    ErrorSeen: error_seen,
    Say: said,
    CountQuoted: _count_quoted,
    Deal: _deal,
    Leave: _player,
    AddChips: _player,
    Away: _player,
    Return: _player,
    Sit: _player,
    DealtEarly: _next_street,
    KillEvent: _posted,
    StraddleEvent: _posted,
    Note: _note,
    OpenEvent: _open,
    Push: _push,
    **prompt_pots.PLAY,
}
"""How each event is played."""
