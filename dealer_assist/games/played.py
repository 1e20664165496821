"""Which games this version deals from the first card to the last pot. The others it knows, and reads their hands."""

from __future__ import annotations

from dealer_assist.games.game import Game


def plays(game: Game) -> bool:
    """Whether every part of the game is played."""
    return True
