"""What a screen shows before the first event of a scenario: a hand that was followed, or chips just counted."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from dealer_assist.guide.forget import forget
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.prompt import Said
from dealer_assist.hand.forced import Forced
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.situation import FullRaise, SeatTold, Situation
from dealer_assist.hand.situation import Told as Status
from dealer_assist.hand.state import HandState, Positions
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import Refused
from dealer_assist.scenarios.mistakes import Done, actions_in
from dealer_assist.scenarios.names import game_named
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed
from dealer_assist.scenarios.player_events import AWAY
from dealer_assist.scenarios.setup import after_the_last_hand, counted, opened, stakes_of
from dealer_assist.scenarios.setup_words import Lay, Setup
from dealer_assist.scenarios.shape import Chips, Place, Words, read_as
from dealer_assist.table.apply import apply
from dealer_assist.table.between import MissedTold, WentAway
from dealer_assist.table.entries import Entry, TableOpened
from dealer_assist.table.seating import opened as opened_table
from dealer_assist.table.state import TableState
from dealer_assist.table.supported import not_played


def pot_names(count: int) -> list[str]:
    """What scenarios call that many pots, main first.

    >>> pot_names(3)
    ['main', 'side1', 'side2']
    """
    return ["main", *(f"side{number}" for number in range(1, count))][:count]


class PotLies(Words, frozen=True, kw_only=True):
    """A pot pulled apart from the others."""

    name: str
    amount: Chips
    eligible: tuple[Place, ...]


class LastFullRaise(Words, frozen=True, kw_only=True):
    """The last full bet or raise of the street, as totals."""

    over: Chips
    to: Chips


class PromptSetup(Setup, frozen=True, kw_only=True):
    """A set-up with what only a screen asks about."""

    depth: Literal[0] | None = None
    """0 = nothing is known of the hand but what stands here; missing = it was followed."""
    pots: tuple[PotLies, ...] = ()
    """Pots already pulled apart, main first, in place of `pot`."""
    unit: int = 1
    """Chips to which pots are broken."""
    last_full_raise_to: LastFullRaise | None = None
    acted_behind: tuple[Done, ...] | None = None
    """Actions behind an announced bet, oldest first."""
    actions: tuple[Done, ...] | None = None
    """Actions since the deal, oldest first."""


class Asked(msgspec.Struct, frozen=True):
    """A seat that has said pot."""

    hand: HandState
    """The hand as it did."""
    seat: int
    said: int | None = None
    """Total announced or put in; None = neither yet."""


class Screen(msgspec.Struct, frozen=True):
    """What a dealer has before him."""

    table: TableState
    told: Situation
    """What was told of a hand that was not followed."""
    answer: Said | None = None
    """The answer to what was opened or refused; None = the next step leads."""
    then: Said | None = None
    """What follows the answer once it is done, in a hand that was not followed; None = not played."""
    asked: Asked | None = None
    """The last pot that was said; None = none was."""
    acted_behind: tuple[Action, ...] | None = None
    """Actions behind an announced bet of a hand that was not followed; None = not told."""
    actions: tuple[Action, ...] | None = None
    """Actions since the deal of a hand that was not followed; None = not told."""

    @property
    def now(self) -> Situation:
        """The hand as it can be counted now."""
        return self.told if self.table.hand is None else forget(self.table.hand)

    @property
    def said(self) -> Said:
        """The leading line."""
        return self.answer or next_steps(self.table)[0]


def screen_of(setup: PromptSetup, rules: HouseRules, *, bomb_pot: bool = False) -> Screen:
    """The screen before the first event; raises NotPlayed for a house rule that is not built yet.

    A bomb pot takes the place of the hand of the set-up, at its button.
    """
    names = [pot.name for pot in setup.pots]
    if names != pot_names(len(names)):
        raise Differs(Difference("setup.pots", pot_names(len(names)), names))
    missing = not_played(rules)
    if missing is not None:
        raise NotPlayed(f"the house rule {missing[0]} = {missing[1]} comes later")
    if setup.prev is not None:
        table = after_the_last_hand(setup, rules).table
        return Screen(_missed_not_told(setup, table), now(setup, rules))
    table = opened_table(_opened(setup, rules, bomb_pot=bomb_pot))
    for seat in _away(setup) if bomb_pot else ():
        table = entered(table, WentAway(seat), f"setup.status.{seat}")
    if setup.depth is None and setup.hand is not None and setup.street is not None and not setup.pots and not bomb_pot:
        table = entered(table, counted(setup, rules), "setup")
    behind, actions = _actions(setup.acted_behind), _actions(setup.actions)
    return Screen(table, now(setup, rules), acted_behind=behind, actions=actions)


def _opened(setup: PromptSetup, rules: HouseRules, *, bomb_pot: bool) -> TableOpened:
    told = replace(opened(setup, rules), chips=(setup.unit,))
    return replace(told, button=setup.hand.button) if bomb_pot and setup.hand is not None else told


def _actions(words: tuple[Done, ...] | None) -> tuple[Action, ...] | None:
    return None if words is None else actions_in(words)


def _missed_not_told(setup: PromptSetup, table: TableState) -> TableState:
    """At depth 0 nobody knows what a player who is away has missed."""
    if setup.depth is None:
        return table
    for seat in setup.status.keys() - setup.missed.keys():
        table = entered(table, MissedTold(seat, None), "setup.status")
    return table


def entered(table: TableState, entry: Entry, path: str) -> TableState:
    """The table after an entry; raises Differs if it is refused."""
    after = apply(table, entry)
    if isinstance(after, Refused):
        raise Differs(Difference(path, "an entry that is taken", {"refused": after.code, **after.facts}))
    return after


def hand_on(screen: Screen, path: str) -> HandState:
    """The hand in progress; raises Differs if there is none."""
    if screen.table.hand is None:
        raise Differs(Difference(path, "a hand in progress"))
    return screen.table.hand


def enter(screen: Screen, entry: Entry, path: str) -> Screen:
    """The screen after an entry, its next step leading; raises Differs if it is refused."""
    return replace(screen, table=entered(screen.table, entry, path), answer=None)


def now(setup: PromptSetup, rules: HouseRules) -> Situation:
    """The hand of a set-up as it was told."""
    lay = setup.hand or Lay()
    last = setup.last_full_raise_to
    return Situation(
        game=game_named(setup.game),
        rules=rules,
        small_blind=setup.blinds.sb,
        big_blind=setup.blinds.bb,
        third_blind=setup.blinds.third,
        bets=stakes_of(setup).bets,
        forced=Forced(dead_blinds=tuple(post.dead for post in setup.posted.values() if post.dead)),
        posts_told=bool(setup.posted),
        event_players=setup.players_left_in_event,
        seats=tuple(_told(setup, seat) for seat in sorted(setup.players)),
        dealt_in=None if setup.depth == 0 else len(setup.players) - len(_away(setup)),
        positions=Positions(lay.button, lay.sb, lay.bb, lay.third),
        street=setup.street,
        middle=0 if setup.pots else setup.pot,
        pots=tuple(Pot(pot.amount, tuple(sorted(pot.eligible))) for pot in setup.pots),
        unit=setup.unit,
        full_raise=None if last is None else FullRaise(last.over, last.to),
    )


def _away(setup: PromptSetup) -> list[int]:
    """Seats whose players are not there."""
    return [seat for seat, status in setup.status.items() if status in AWAY]


def _told(setup: PromptSetup, seat: int) -> SeatTold:
    status = setup.status.get(seat)
    # who is away has nothing in front
    told = None if status is None or status in AWAY else read_as(Status, status, f"setup.status.{seat}")
    return SeatTold(seat, (setup.bets or {}).get(seat, 0), told)
