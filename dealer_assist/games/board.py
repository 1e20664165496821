"""Which part of the board a street deals: flop, turn or river, told by its cards and not by what a game calls it.

Rules about a wrong board speak of the flop, and of the single cards that follow it (TDA 2024 R38, R39 and RP-5; rule
file 09). A game may name its streets otherwise, or show its first card before anybody bets, as Courchevel does.
"""

from __future__ import annotations

from enum import StrEnum

from dealer_assist.games.game import Game


class BoardPart(StrEnum):
    """A part of the board, as the rules call it."""

    FLOP = "flop"
    """The first cards that are dealt to the board together."""
    TURN = "turn"
    """The first card after them."""
    RIVER = "river"
    """The second."""


def board_part(game: Game, street: int) -> BoardPart | None:
    """What the street of that index deals to the board; None = nothing, or what comes before the flop.

    >>> from dealer_assist.games.game import HOLDEM
    >>> [board_part(HOLDEM, street) for street in range(2)]
    [None, <BoardPart.FLOP: 'flop'>]
    """
    flop = next((index for index, each in enumerate(game.streets) if each.board > 1), None)
    if flop is None:
        return None
    dealt = [index for index, each in enumerate(game.streets) if each.board and index >= flop]
    return dict(zip(dealt, BoardPart, strict=False)).get(street)
