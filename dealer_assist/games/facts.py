"""What a rulebook asks of a game: some of its values change with the family, the number of rounds, split pots."""

from __future__ import annotations

from dealer_assist.games.game import ForcedBets, Game
from dealer_assist.rules.resolve import GameFacts


def facts_of_game(game: Game, forced_blinds: int, *, bomb_pots: bool = False, mixed: bool = False) -> GameFacts:
    """The facts of the game for `resolve`; ``forced_blinds`` is how many blinds are posted before the cards.

    ``bomb_pots``: the table deals nothing else, whatever the game. ``mixed``: the game is one of a rotation.

    >>> from dealer_assist.games.game import HOLDEM
    >>> facts_of_game(HOLDEM, 2)["betting_rounds"]
    4
    """
    facts = GameFacts(
        family=game.family.value,
        forced_blinds=forced_blinds,
        betting_rounds=game.betting_rounds,
        split_pot=len(game.halves) > 1,
        mixed=mixed,
    )
    if bomb_pots or game.forced is ForcedBets.ANTES:
        facts["bomb_pot_form"] = "game"
    return facts
