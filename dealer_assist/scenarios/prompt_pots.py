"""The end of a hand in a scenario of prompts: hands as read, more boards, the push, and what the dealer has done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from dealer_assist.games.game import OddChip
from dealer_assist.guide.all_in_told import returned
from dealer_assist.guide.collecting import collecting, collecting_told
from dealer_assist.guide.halves import double_board
from dealer_assist.guide.in_front import Opened, answer, split_read
from dealer_assist.guide.prompt import Prompt, Said
from dealer_assist.guide.refusals import prompt_for
from dealer_assist.guide.running import run_it
from dealer_assist.guide.side_first import PotRead
from dealer_assist.hand.award import pots_left, still_has_cards
from dealer_assist.hand.collection import amounts
from dealer_assist.hand.entries import Award, BetsPulled, CollectionTaken, UncalledReturned
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.situation import Situation
from dealer_assist.pots.divide import all_winners, winnable
from dealer_assist.pots.rake import Collection, told_collection
from dealer_assist.pots.split import Part
from dealer_assist.rules.refused import Refused
from dealer_assist.scenarios.events import Event
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed
from dealer_assist.scenarios.prompt_setup import Screen, enter, hand_on, pot_names
from dealer_assist.scenarios.shape import Place, Words
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Entry


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


def try_entry(screen: Screen, entry: Entry) -> Screen:
    """The screen after an entry that may be refused: what it says then is the prompt of the refusal."""
    after = apply(screen.table, entry)
    if isinstance(after, Refused):
        return replace(screen, answer=prompt_for(after, screen.table))
    return replace(screen, table=after, answer=None)


def _award(screen: Screen, event: AwardEvent, path: str) -> Screen:
    hand = hand_on(screen, path)
    left = pots_left(hand)
    if not left:
        raise Differs(Difference(path, "a pot to push"))
    refused = still_has_cards(hand, (event.seat,))
    if refused.facts["seat"] is not None:
        # at a showdown the hands decide; here there is none, so whoever has cards must have given them up first
        return replace(screen, answer=prompt_for(refused, screen.table))
    return try_entry(screen, Award(left[0], (Part("whole", (event.seat,)),)))


DONE: dict[str, Entry] = {
    "return_uncalled": UncalledReturned(),
    "side_pots": BetsPulled(),
    "take_collection": CollectionTaken(),
}
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


def open_split(screen: Screen, path: str) -> Screen:
    """How a pot divides before any hand is read: between the boards."""
    hand = hand_on(screen, path)
    if hand.game.odd_chip is not OddChip.BOARDS:
        raise NotPlayed("opening split before the hands are read comes later")
    return replace(screen, answer=double_board(hand, sum(pot.amount for pot in pots_of(hand))))


def _winners(screen: Screen, event: Winners, path: str) -> Screen:
    screen = replace(screen, told=_apart(screen))
    lie = screen.told.pots
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
    left = dict(zip(names, _left_by_pot(screen, first), strict=True))
    net = [PotRead(left[name], read[name]) for name in names if name in read and left[name]]
    then = split_read(screen.told, net) if len(net) > 1 or _shared(net) else None
    return replace(screen, answer=first, then=then)


def _apart(screen: Screen) -> Situation:
    """The hand as it lies, its pots apart: of one that is played they follow from what was put in."""
    hand = screen.table.hand
    return screen.told if hand is None else replace(screen.now, pots=pots_of(hand), middle=0)


def _shared(pots: Sequence[PotRead]) -> bool:
    """Whether more than one seat wins of them."""
    return len({seat for pot in pots for part in pot.parts for seat in all_winners(part)}) > 1


def _left_by_pot(screen: Screen, first: Said) -> Sequence[int]:
    """What is left of each pot, main pot first, once the house has what the prompt says."""
    if not isinstance(first, Prompt):
        # a question: what is taken hangs on its answer
        return [0] * len(screen.told.pots)
    taken = Collection(*(first.slots.get(name, 0) for name in ("rake", "jackpot", "time")))
    return told_collection(amounts(screen.told.pots), taken, screen.told.rules.rake_take_order).net


def _collected(screen: Screen) -> Said | None:
    hand = screen.table.hand
    return collecting(hand) if hand is not None else collecting_told(screen.told, screen.told.pots)


def _divided(screen: Screen, pots: list[PotRead], path: str) -> Screen:
    answer = split_read(screen.told, pots)
    if answer is None:
        raise Differs(Difference(path, "pots with a sentence that tells how they are divided"))
    return replace(screen, answer=answer)


def _part(told: PartWon) -> Part:
    return Part(told.part, tuple(sorted(told.winners)), tuple(map(_part, told.parts)))


def _run_it(screen: Screen, event: RunItEvent, _path: str) -> Screen:
    now = _apart(screen)
    if not now.pots:
        raise Differs(Difference("setup.pots", "pots pulled apart", now.pots))
    return replace(screen, answer=run_it(now.pots, event.boards, event.agreed, now.unit, now.rules))


EVENTS: dict[str, type[Event]] = {
    "award": AwardEvent,
    "done": Done,
    "run_it": RunItEvent,
    "winners": Winners,
}

PLAY: dict[type[Event], Callable[[Screen, Any, str], Screen]] = {
    AwardEvent: _award,
    Done: _done,
    RunItEvent: _run_it,
    Winners: _winners,
}
"""How each event is played."""
