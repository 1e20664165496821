"""Another game at the table: the stakes it needs, proposed from those that are played, so that one tap deals it next.

A game with other forced bets needs other stakes: stud an ante and a bring-in, short deck the button's amount, a bomb
pot an ante. What is proposed the floor changes like any fact: of the limits a bring-in is a third and an ante a sixth,
the proportions of 15-30 with a bring-in of 5.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from dealer_assist.games.game import ForcedBets, Game
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.options import AnteType, BettingStructure
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.table.unit import payable

BRING_IN_SHARE = 3
ANTE_SHARE = 6
"""A bring-in is a third of the small bet, an ante a sixth."""


class Needs(msgspec.Struct, frozen=True):
    """What changes with the game."""

    stakes: Stakes
    options: dict[str, Any] = {}
    """Options of the table's facts, by name."""
    betting: BettingStructure | None = None
    """None = the structure stays."""


def needs_of(game: Game, table: TableState) -> Needs:
    """The stakes, ante and structure the game is dealt with; what is played now where its forced bets are the same."""
    if game.forced is table.game.forced:
        return Needs(table.stakes)
    return NEEDED[game.forced](table)


def in_chips(amount: int, chips: tuple[int, ...]) -> int:
    """The largest amount up to this one that the chips make; at least the smallest chip.

    >>> in_chips(7, (5, 25)), in_chips(2, (5, 25))
    (5, 5)
    """
    return next((each for each in range(amount, 0, -1) if payable(each, chips)), chips[0])


def _blinds(table: TableState) -> Needs:
    """The blinds that were played before; where there were none, those that go with the limits."""
    stakes = replace(table.stakes, bring_in=0, button_ante=0)
    if not stakes.big_blind:
        big = stakes.bets.small_bet or table.stakes.button_ante or 2 * table.chips[0]
        stakes = replace(stakes, small_blind=in_chips(big // 2, table.chips), big_blind=big)
    return Needs(stakes, _ante(AnteType.NONE, 0))


def _bring_in(table: TableState) -> Needs:
    """Stud is dealt in limit: the big blind becomes the small bet where no limits are played."""
    big = table.stakes.big_blind or table.stakes.button_ante
    bets = table.stakes.bets if table.stakes.bets.small_bet else BetSizes(small_bet=big, big_bet=2 * big)
    stakes = replace(
        table.stakes,
        bets=bets,
        third_blind=0,
        button_ante=0,
        bring_in=in_chips(bets.small_bet // BRING_IN_SHARE, table.chips),
    )
    ante = in_chips(bets.small_bet // ANTE_SHARE, table.chips)
    return Needs(stakes, _ante(AnteType.PER_PLAYER, ante), BettingStructure.FL)


def _button_ante(table: TableState) -> Needs:
    """The small blind becomes everybody's ante, the big one the button's amount."""
    big = table.stakes.big_blind or table.stakes.bets.small_bet
    stakes = replace(table.stakes, bring_in=0, third_blind=0, button_ante=big)
    return Needs(stakes, _ante(AnteType.PER_PLAYER, table.stakes.small_blind or in_chips(big // 2, table.chips)))


def _antes(table: TableState) -> Needs:
    """A big blind from everybody."""
    big = table.stakes.big_blind or table.stakes.bets.small_bet or table.stakes.button_ante
    return Needs(replace(table.stakes, bring_in=0, button_ante=0), _ante(AnteType.PER_PLAYER, big))


def _ante(kind: AnteType, amount: int) -> dict[str, Any]:
    return {"ante_type": str(kind), "ante_amount": amount}


NEEDED: dict[ForcedBets, Callable[[TableState], Needs]] = {
    ForcedBets.BLINDS: _blinds,
    ForcedBets.BRING_IN: _bring_in,
    ForcedBets.BUTTON_ANTE: _button_ante,
    ForcedBets.ANTES: _antes,
}
"""What is proposed, by the forced bets of the game."""
