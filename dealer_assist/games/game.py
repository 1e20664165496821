"""A poker game as data: its streets, the cards each deals, and the halves its pot divides into.

A new game of known parts is a file in `config/games`, never code. The file's stem is the game's name.
"""

from __future__ import annotations

import msgspec


class Street(msgspec.Struct, frozen=True):
    """One betting round and the cards dealt before it."""

    name: str
    """`preflop`, `flop`, `turn`, `river` in games with a board."""
    hole: int = 0
    """Cards dealt face down to each seat."""
    board: int = 0
    """Cards dealt face up to the middle."""


class Half(msgspec.Struct, frozen=True):
    """A share of the pot and the hands that compete for it."""

    name: str
    """`whole`, or `high` and `low`."""
    ranking: str
    """How hands are compared: `high`."""


class Game(msgspec.Struct, frozen=True):
    """A game, as read from its file.

    >>> HOLDEM.streets[1].board
    3
    """

    name: str
    """The stem of its file, used everywhere."""
    streets: tuple[Street, ...]
    """In order of play; each ends with a betting round."""
    halves: tuple[Half, ...]
    """In priority order, the first gets the odd chip between halves."""

    @property
    def hole_cards(self) -> int:
        """Cards each seat holds when all streets are dealt."""
        return sum(street.hole for street in self.streets)

    @property
    def board_cards(self) -> int:
        """Cards on a complete board."""
        return sum(street.board for street in self.streets)


HOLDEM = Game(
    name="holdem",
    streets=(
        Street("preflop", hole=2),
        Street("flop", board=3),
        Street("turn", board=1),
        Street("river", board=1),
    ),
    halves=(Half("whole", "high"),),
)
"""Hold'em as its file says it; a test holds the two together."""
