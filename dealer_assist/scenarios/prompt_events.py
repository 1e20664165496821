"""Events of a scenario of prompts: each leaves a screen that says something else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec.structs import replace

from dealer_assist.games.game import OddChip
from dealer_assist.guide.all_in_told import returned
from dealer_assist.guide.collecting import collecting, collecting_told
from dealer_assist.guide.halves import double_board
from dealer_assist.guide.in_front import Opened, answer, split_read, split_told
from dealer_assist.guide.prompt import Said
from dealer_assist.guide.refusals import prompt_for
from dealer_assist.guide.running import run_it
from dealer_assist.guide.side_first import PotRead
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.entries import Award, CollectionTaken, StreetDealt, UncalledReturned
from dealer_assist.hand.middle import pots_of
from dealer_assist.pots.divide import winnable
from dealer_assist.pots.split import Part
from dealer_assist.rules.refused import Refused
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
from dealer_assist.scenarios.prompt_setup import Screen, enter, hand_on, pot_names
from dealer_assist.scenarios.shape import Place, Words
from dealer_assist.scenarios.straddle_events import BombPotEvent, KillEvent, StraddleEvent, posted
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import BombPotAgreed, Entry, StartHand


class OpenEvent(Event, frozen=True, kw_only=True, tag="open"):
    """The dealer opens something."""

    what: Literal["all_in", "pot", "split", "pad"]
    seat: Place | None = None


class PartWon(Words, frozen=True, kw_only=True):
    """A share of a pot and its winners."""

    part: str
    winners: tuple[Place, ...] = ()
    parts: tuple[PartWon, ...] = ()


class PotWon(Words, frozen=True, kw_only=True):
    """A pot and who won it."""

    name: str
    parts: tuple[PartWon, ...]


class Winners(Event, frozen=True, kw_only=True, tag="winners"):
    """The hands as read."""

    pots: tuple[PotWon, ...]


class AwardEvent(Event, frozen=True, kw_only=True, tag="award"):
    """The whole pot is about to be pushed to a seat without a showdown."""

    seat: Place


class RunItEvent(Event, frozen=True, kw_only=True, tag="run_it"):
    """More boards are asked for."""

    boards: Place
    agreed: tuple[Place, ...]


class Done(Event, frozen=True, kw_only=True, tag="done"):
    """The dealer has done what the prompt says."""


EVENTS: dict[str, type[Event]] = {
    "act": Act,
    "add_chips": AddChips,
    "announced": Announced,
    "away": Away,
    "award": AwardEvent,
    "bomb_pot": BombPotEvent,
    "chop_request": ChopRequest,
    "count_quoted": CountQuoted,
    "deal": Deal,
    "done": Done,
    "error_noticed": ErrorSeen,
    "kill": KillEvent,
    "leave": Leave,
    "next_street": DealtEarly,
    "note": Note,
    "open": OpenEvent,
    "push": Push,
    "return": Return,
    "run_it": RunItEvent,
    "say": Say,
    "sit": Sit,
    "straddle": StraddleEvent,
    "winners": Winners,
}


def _try(screen: Screen, entry: Entry) -> Screen:
    """The screen after an entry that may be refused: what it says then is the prompt of the refusal."""
    after = apply(screen.table, entry)
    if isinstance(after, Refused):
        return replace(screen, answer=prompt_for(after, screen.table))
    return replace(screen, table=after, answer=None)


def _award(screen: Screen, event: AwardEvent, path: str) -> Screen:
    left = pots_left(hand_on(screen, path))
    if not left:
        raise Differs(Difference(path, "a pot to push"))
    return _try(screen, Award(left[0], (Part("whole", (event.seat,)),)))


def _count_quoted(screen: Screen, event: CountQuoted, path: str) -> Screen:
    return enter(screen, count_of(event), path)


def _deal(screen: Screen, event: Deal, path: str) -> Screen:
    if (event.button_placed, event.sb_placed, event.bb_placed) != (None, None, None):
        raise NotPlayed("a button placed by mistake comes later")
    return _try(screen, StartHand())


DONE: dict[str, Entry] = {"return_uncalled": UncalledReturned(), "take_collection": CollectionTaken()}
"""What a prompt says, as an entry: the dealer has done it."""


def _done(screen: Screen, _event: Done, path: str) -> Screen:
    done, then = DONE.get(screen.said.code), screen.then
    if done is None:
        raise NotPlayed(f"what follows {screen.said.code} comes later")
    if screen.table.hand is not None:
        return replace(enter(screen, done, path), answer=then, then=None)
    if then is not None:
        return replace(screen, answer=then, then=None)
    back = returned(screen.told)
    return replace(screen, told=back, answer=answer(back, Opened.ALL_IN))


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
        return _open_split(screen, path)
    if event.what in ("pad", "pot") and event.seat not in {each.seat for each in screen.now.seats}:
        raise Differs(Difference(f"{path}.seat", "a seat of the hand", event.seat))
    return replace(screen, answer=answer(screen.now, Opened(event.what), event.seat))


def _open_split(screen: Screen, path: str) -> Screen:
    """How a pot divides before any hand is read: between the boards."""
    hand = hand_on(screen, path)
    if hand.game.odd_chip is not OddChip.BOARDS:
        raise NotPlayed("opening split before the hands are read comes later")
    return replace(screen, answer=double_board(hand, sum(pot.amount for pot in pots_of(hand))))


def _bomb_pot(screen: Screen, event: BombPotEvent, path: str) -> Screen:
    agreed = enter(screen, BombPotAgreed(event.ante, event.opt_out), path)
    return enter(agreed, StartHand(), path)


def _push(screen: Screen, event: Push, path: str) -> Screen:
    return enter(screen, motion_of(event, path), path)


def _winners(screen: Screen, event: Winners, path: str) -> Screen:
    lie = screen.now.pots
    names = pot_names(len(lie))
    read = {pot.name: tuple(map(_part, pot.parts)) for pot in event.pots}
    if unknown := sorted(read.keys() - set(names)):
        raise Differs(Difference(f"{path}.pots", names, unknown))
    if not read or not all(map(winnable, read.values())):
        raise Differs(Difference(f"{path}.pots", "pots with winners"))
    pots = [PotRead(pot.amount, read[name]) for name, pot in zip(names, lie, strict=True) if name in read]
    first = _collected(screen)
    if first is None:
        return _divided(screen, pots, path)
    net = first.slots.get("push")
    alone = len(pots) == 1 and [part.part for part in pots[0].parts] == ["whole"]
    if not alone:
        raise NotPlayed("a collection out of several pots or parts comes later")
    winners = pots[0].parts[0].winners
    then = split_told(screen.now, net, winners) if net and len(winners) > 1 else None
    return replace(screen, answer=first, then=then)


def _collected(screen: Screen) -> Said | None:
    hand = screen.table.hand
    return collecting(hand) if hand is not None else collecting_told(screen.now, screen.now.pots)


def _divided(screen: Screen, pots: list[PotRead], path: str) -> Screen:
    answer = split_read(screen.now, pots)
    if answer is None:
        raise Differs(Difference(path, "pots with a sentence that tells how they are divided"))
    return replace(screen, answer=answer)


def _part(told: PartWon) -> Part:
    return Part(told.part, tuple(sorted(told.winners)), tuple(map(_part, told.parts)))


def _run_it(screen: Screen, event: RunItEvent, _path: str) -> Screen:
    now = screen.now
    if not now.pots:
        raise Differs(Difference("setup.pots", "pots pulled apart", now.pots))
    return replace(screen, answer=run_it(now.pots, event.boards, event.agreed, now.unit, now.rules))


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
    AwardEvent: _award,
    CountQuoted: _count_quoted,
    Deal: _deal,
    Done: _done,
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
    RunItEvent: _run_it,
    Winners: _winners,
}
"""How each event is played."""
