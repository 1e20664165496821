"""What is in before anybody acts, and the sizes a game of limits plays by.

Blinds set the price; a straddle or a kill raises it before the cards are looked at; antes and made-up blinds lie
in the middle. Rule file 02.
"""

from __future__ import annotations

import msgspec


class BetSizes(msgspec.Struct, frozen=True):
    """Sizes of the games that fix them, chips; 0 where the game has none."""

    small_bet: int = 0
    """Fixed limit: bet and raise of the early rounds."""
    big_bet: int = 0
    """Fixed limit: bet and raise of the late rounds."""
    spread_least: int = 0
    """Spread limit: the smallest bet."""
    spread_most: int = 0
    """Spread limit: the largest bet, and the most a raise adds."""


class Straddle(msgspec.Struct, frozen=True):
    """A blind raise put out before the cards."""

    seat: int
    to: int
    """Chips it raises the price to, also where a short stack is all-in for less."""
    added: int = 0
    """Chips the seat put out for it, beside a blind or a post it had in front; 0 = not told."""


class Forced(msgspec.Struct, frozen=True):
    """What went in before the first action besides the blinds."""

    straddles: tuple[Straddle, ...] = ()
    """In the order they were put out; the last one is the price."""
    sleepers: tuple[Straddle, ...] = ()
    """Straddles put out by seats that straddle only if everybody before them folds; their chips do not play yet."""
    killer: int | None = None
    """Seat that posted a kill blind; None = no kill pot."""
    kill: int = 0
    """Chips of the kill blind; 0 = no kill pot."""
    antes: int = 0
    """Chips of antes in the middle."""
    dead_blinds: tuple[int, ...] = ()
    """Made-up blinds that lie dead in the middle, each by itself, chips."""
    bomb_ante: int = 0
    """Chips each seat put into a bomb pot; 0 = an ordinary hand."""


NO_SIZES = BetSizes()
NOTHING_FORCED = Forced()
