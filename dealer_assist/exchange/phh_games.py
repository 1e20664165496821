"""Which of our games and betting structures a code of the PHH format means, and how a game without a code is written.

Eleven games have a code. Every other one this program deals stands in the user-defined keys `_variant` (the name of its
game file) and `_betting`, and no code is claimed for it.
"""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from dealer_assist.exchange.errors import NotPlayed, NotPlayedBecause
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.games.game import ForcedBets, Game
from dealer_assist.rules.options import BettingStructure


class Dealt(Struct, frozen=True):
    """A game and how it is bet."""

    game: str
    """Stem of its file."""
    betting: BettingStructure
    """Fixed limit, pot-limit …"""


CODES: Final[Mapping[str, Dealt]] = MappingProxyType(
    {
        "FT": Dealt("holdem", BettingStructure.FL),
        "NT": Dealt("holdem", BettingStructure.NL),
        "NS": Dealt("short_deck", BettingStructure.NL),
        "PO": Dealt("omaha", BettingStructure.PL),
        "FO/8": Dealt("omaha8", BettingStructure.FL),
        "F7S": Dealt("stud", BettingStructure.FL),
        "F7S/8": Dealt("stud8", BettingStructure.FL),
        "FR": Dealt("razz", BettingStructure.FL),
        "N2L1D": Dealt("draw27_single", BettingStructure.NL),
        "F2L3D": Dealt("draw27_triple", BettingStructure.FL),
        "FB": Dealt("badugi", BettingStructure.FL),
    }
)
"""Every code of the format."""

SIZES: Final[Mapping[BettingStructure, tuple[str, ...]]] = MappingProxyType(
    {
        BettingStructure.NL: ("min_bet",),
        BettingStructure.PL: ("min_bet",),
        BettingStructure.FL: ("small_bet", "big_bet"),
        BettingStructure.SPREAD: ("min_bet", "_spread_most"),
    }
)
"""Keys that say how large a bet is."""


def dealt(hand: PhhHand) -> Dealt:
    """What a recorded hand is dealt as. Raises `NotPlayed` for a game this program does not know."""
    if hand.variant:
        return CODES[hand.variant]
    try:
        return Dealt(hand.game, BettingStructure(str(hand.other.get("_betting", ""))))
    except ValueError:
        raise NotPlayed(NotPlayedBecause.GAME, f"{hand.game}, no betting structure told") from None


@cache
def game_of(stem: str) -> Game:
    """The game with that file name, as shipped. Raises `NotPlayed` if there is none."""
    path = shipped_folder() / "games" / f"{stem}.toml"
    if not path.is_file() or path.parent != shipped_folder() / "games":
        raise NotPlayed(NotPlayedBecause.GAME, stem)
    try:
        game = read_game(path)
    except UnusableFile as unusable:
        raise NotPlayed(NotPlayedBecause.GAME, f"{stem}: {unusable}") from unusable
    return game


def code_of(game: str, betting: BettingStructure) -> str:
    """The format's code of a game bet like this; empty if it has none.

    >>> code_of("omaha", BettingStructure.PL), code_of("omaha", BettingStructure.NL)
    ('PO', '')
    """
    return next((code for code, each in CODES.items() if each == Dealt(game, betting)), "")


def brings_in(game: Game) -> bool:
    """Whether a card brings in: no blinds, and no button in the file's order."""
    return game.forced is ForcedBets.BRING_IN
