"""Which games this version deals from the first card to the last pot. The others it knows, and reads their hands."""

from __future__ import annotations

from dealer_assist.games.game import ForcedBets, Game


def plays(game: Game) -> bool:
    """Whether every part of the game is played: forced bets, streets, boards, halves.

    >>> from dealer_assist.games.game import HOLDEM
    >>> plays(HOLDEM)
    True
    """
    return (
        game.forced is ForcedBets.BLINDS
        and game.boards == 1
        and len(game.halves) == 1
        # a card of the first street in the middle, cards face up, thrown away or exchanged come later
        and not game.streets[0].board
        and not any(street.up or street.discard or street.draw for street in game.streets)
    )
