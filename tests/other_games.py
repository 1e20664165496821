"""Tables of other games than hold'em, in a line: `stud((100, 100), ...)`, `short_deck(...)`, `of_game("razz", ...)`."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dealer_assist.hand.entries import UpCardsTold
from dealer_assist.hand.forced import NO_SIZES, BetSizes
from dealer_assist.table.entries import StartHand, TableOpened
from dealer_assist.table.seating import opened
from dealer_assist.table.state import Stakes, TableState
from tests.every_game import GAMES, rules_for
from tests.tables import Stacks, opening, play

LIMIT_15_30 = BetSizes(15, 30)
STUD_15_30 = Stakes(0, 0, bets=LIMIT_15_30, bring_in=5)
"""The game of rule file 05: antes of 2, bring-in 5, limits 15 and 30."""


def opening_of(
    name: str,
    stacks: Stacks,
    *,
    stakes: Stakes,
    betting: str = "nl",
    preset: str = "wsop_live_2024",
    button: int | None = 1,
    **options: object,
) -> TableOpened:
    """The entry that opens a table of that game; the ante of a game with one is 2."""
    game = GAMES[name]
    entry = opening(stacks, button=button, rules=rules_for(game, preset, betting, **options))
    # the stakes given are those of the game, with its blinds or without
    return replace(entry, game=game, stakes=stakes)


def dealt_of(name: str, stacks: Stacks, **about: Any) -> TableState:
    """The same table with its first hand begun."""
    return play(opened(opening_of(name, stacks, **about)), StartHand())


def stud(stacks: Stacks, *doors: str, **about: Any) -> TableState:
    """Stud 15-30 with antes of 2 and a bring-in of 5; one door card for each seat, where they are told."""
    usual = {"name": "stud", "betting": "fl", "button": None}
    table = dealt_of(stacks=stacks, stakes=STUD_15_30, **{**usual, **about})
    assert table.hand is not None
    seats = [each.seat for each in table.hand.seats]
    return up(table, **{f"s{seat}": door for seat, door in zip(seats, doors, strict=False)})


def up(table: TableState, **boards: str) -> TableState:
    """The boards told: `up(table, s2="9h 9d", s3="Kc Qd")`."""
    return play(table, *(UpCardsTold(int(seat[1:]), tuple(cards.split())) for seat, cards in boards.items()))


def lowball(stacks: Stacks, *, sizes: BetSizes = NO_SIZES, **about: Any) -> TableState:
    """Ace-to-five single draw with blinds of 5 and 10, button on seat 1."""
    return dealt_of("draw_a5_single", stacks, stakes=Stakes(5, 10, bets=sizes), **about)


def short_deck(stacks: Stacks, **about: Any) -> TableState:
    """Short deck: antes of 2, the button's amount 4, button on seat 1."""
    return dealt_of("short_deck", stacks, stakes=Stakes(0, 0, button_ante=4), **about)


def settled(table: TableState) -> dict[int, int]:
    """Chips pushed by seat."""
    assert table.hand is not None
    return {each.seat: each.won for each in table.hand.seats if each.won}
