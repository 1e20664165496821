"""What a screen shows before the first event of a scenario: a hand that was followed, or chips just counted."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dealer_assist.guide.forget import forget
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.prompt import Said
from dealer_assist.hand.situation import FullRaise, SeatTold, Situation
from dealer_assist.hand.situation import Told as Status
from dealer_assist.hand.state import Positions
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import Refused
from dealer_assist.scenarios.names import game_named
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed
from dealer_assist.scenarios.player_events import AWAY
from dealer_assist.scenarios.setup import Lay, Setup, after_the_last_hand, counted, opened
from dealer_assist.scenarios.shape import Chips, Place, Words, read_as
from dealer_assist.table.apply import apply
from dealer_assist.table.between import MissedTold
from dealer_assist.table.entries import Entry
from dealer_assist.table.seating import opened as opened_table
from dealer_assist.table.state import TableState
from dealer_assist.table.supported import not_played


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
    acted_behind: tuple[Any, ...] | None = None
    """Actions behind an announced bet, oldest first."""
    actions: tuple[Any, ...] | None = None
    """Actions since the deal."""


class Screen(msgspec.Struct, frozen=True):
    """What a dealer has before him."""

    table: TableState
    told: Situation
    """What was told of a hand that was not followed."""
    answer: Said | None = None
    """The answer to what was opened or refused; None = the next step leads."""
    then: Said | None = None
    """What follows the answer once it is done, in a hand that was not followed; None = not played."""

    @property
    def now(self) -> Situation:
        """The hand as it can be counted now."""
        return self.told if self.table.hand is None else forget(self.table.hand)

    @property
    def said(self) -> Said:
        """The leading line."""
        return self.answer or next_steps(self.table)[0]


def screen_of(setup: PromptSetup, rules: HouseRules) -> Screen:
    """The screen before the first event; raises NotPlayed for a house rule that is not built yet."""
    missing = not_played(rules)
    if missing is not None:
        raise NotPlayed(f"the house rule {missing[0]} = {missing[1]} comes later")
    if setup.acted_behind is not None or setup.actions is not None:
        raise NotPlayed("questions about actions nobody followed come later")
    if setup.prev is not None:
        table = after_the_last_hand(setup, rules).table
        return Screen(_missed_not_told(setup, table), now(setup, rules))
    table = opened_table(opened(setup, rules))
    if setup.depth is None and setup.hand is not None and setup.street is not None and not setup.pots:
        table = entered(table, counted(setup, rules), "setup")
    return Screen(table, now(setup, rules))


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


def now(setup: PromptSetup, rules: HouseRules) -> Situation:
    """The hand of a set-up as it was told."""
    lay = setup.hand or Lay()
    last = setup.last_full_raise_to
    return Situation(
        game=game_named(setup.game),
        rules=rules,
        small_blind=setup.blinds.sb,
        big_blind=setup.blinds.bb,
        seats=tuple(_told(setup, seat) for seat in sorted(setup.players)),
        positions=Positions(lay.button, lay.sb, lay.bb),
        street=setup.street,
        middle=0 if setup.pots else setup.pot,
        pots=tuple(Pot(pot.amount, tuple(sorted(pot.eligible))) for pot in setup.pots),
        unit=setup.unit,
        full_raise=None if last is None else FullRaise(last.over, last.to),
    )


def _told(setup: PromptSetup, seat: int) -> SeatTold:
    status = setup.status.get(seat)
    # who is away has nothing in front
    told = None if status is None or status in AWAY else read_as(Status, status, f"setup.status.{seat}")
    return SeatTold(seat, (setup.bets or {}).get(seat, 0), told)
