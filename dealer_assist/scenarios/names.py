"""Names of games and betting as scenarios write them, with the names used everywhere else.

A name that is known but not played yet is told apart from one nobody knows.
"""

from __future__ import annotations

from dealer_assist.games.game import HOLDEM, Game
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed

GAMES: dict[str, Game] = {"holdem": HOLDEM, "nlhe": HOLDEM, "lhe": HOLDEM}
"""Games that are played."""

_WORDS = """
2-7 2-7_triple_draw 5-draw a-5 archie badacey badeucey badugi big_o courchevel courchevel8 crazy_pineapple
draw27_single draw27_triple draw_a5_single draw_a5_triple drawmaha five_card_draw london_lowball lowball o8 omaha
omaha5 omaha6 omaha8 omaha_double_board omaha_hilo pineapple plo razz razzdeucey razzdugi short_deck stud stud7
stud8 stud_hilo stud_hilo_regular super_stud ultimate_big_o
"""
OTHER_GAMES = frozenset(_WORDS.split())
"""Games that come later."""

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
    """The game of that name; raises NotPlayed, or Differs if nobody knows it.

    >>> game_named("nlhe").name
    'holdem'
    """
    if name in GAMES:
        return GAMES[name]
    if name in OTHER_GAMES:
        raise NotPlayed(f"the game {name} comes later")
    raise Differs(Difference(path, "a game that is known", name))


def betting_named(name: str, path: str = "setup.betting") -> str:
    """The betting structure as the house options name it; raises Differs if nobody knows it."""
    if name not in BETTINGS:
        raise Differs(Difference(path, "a betting structure that is known", name))
    return BETTINGS[name]


def no_limit_only(betting: str) -> str:
    """The betting structure if it is played; raises NotPlayed."""
    if betting != "nl":
        raise NotPlayed(f"the betting structure {betting} comes later")
    return betting
