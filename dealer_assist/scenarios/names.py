"""Names of games and betting as scenarios write them, with the names used everywhere else."""

from __future__ import annotations

from functools import cache

from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.games.game import Game
from dealer_assist.scenarios.outcome import Difference, Differs

OTHER_NAMES = {
    "nlhe": "holdem",
    "lhe": "holdem",
    "plo": "omaha",
    "o8": "omaha8",
    "stud7": "stud",
    "stud_hilo_regular": "stud_hilo",
    "2-7": "draw27_triple",
    "2-7_triple_draw": "draw27_triple",
    "lowball": "draw_a5_single",
    "a-5": "draw_a5_triple",
    "5-draw": "five_card_draw",
}
"""Games that scenarios call by another name than that of their file."""

STREETS = {"third": "3rd", "fourth": "4th", "fifth": "5th", "sixth": "6th", "seventh": "7th"}
"""Streets of stud that some scenarios call by another name than that of the game's file."""
FIRST = "preflop"
"""What scenarios call the first round of every game with blinds."""

BETTINGS = {
    "nl": "nl",
    "no_limit": "nl",
    "pl": "pl",
    "pot_limit": "pl",
    "fl": "fl",
    "fixed_limit": "fl",
    "spread": "spread",
    "spread_limit": "spread",
}
"""Betting structures by every name."""


def game_named(name: str, path: str = "setup.game") -> Game:
    """The game of that name; raises Differs if nobody knows it.

    >>> game_named("nlhe").name
    'holdem'
    """
    stem = OTHER_NAMES.get(name, name)
    if stem in _shipped_names():
        return _shipped(stem)
    raise Differs(Difference(path, "a game that is known", name))


def street_named(game: Game, name: str, path: str = "setup.street") -> str:
    """The street as the game's file names it; raises Differs if the game has none of that name.

    >>> street_named(game_named("stud"), "sixth")
    '6th'
    """
    first, streets = game.streets[0].name, [street.name for street in game.streets]
    street = first if name == FIRST else STREETS.get(name, name)
    if street not in streets:
        raise Differs(Difference(path, streets, name))
    return street


@cache
def _shipped_names() -> frozenset[str]:
    return frozenset(path.stem for path in (shipped_folder() / "games").glob("*.toml"))


@cache
def _shipped(name: str) -> Game:
    return read_game(shipped_folder() / "games" / f"{name}.toml")


def betting_named(name: str, path: str = "setup.betting") -> str:
    """The betting structure as the house options name it; raises Differs if nobody knows it."""
    if name not in BETTINGS:
        raise Differs(Difference(path, "a betting structure that is known", name))
    return BETTINGS[name]
