"""Reads a mixed game: its games in order, how much may be wagered in each, and what changes the game.

Stakes are the room's: a game names the part of the room's ``[stakes]`` it is dealt with.
"""

from pathlib import Path

import msgspec

from dealer_assist.files.faults import Problem
from dealer_assist.files.reading import Section, choice, done, text, whole, whole_file
from dealer_assist.files.toml import read_toml
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.state import Change

MOST_HANDS = 100


class GameOfMix(msgspec.Struct, frozen=True):
    """One game of a mixed game."""

    game: str
    """A file of ``games``."""
    betting: BettingStructure
    stakes: str = ""
    """A section inside the room's ``[stakes]``; empty = ``[stakes]`` itself."""


class MixFile(msgspec.Struct, frozen=True):
    """A mixed game, as its file says it."""

    name: str
    """The file's stem."""
    games: tuple[GameOfMix, ...]
    """In order."""
    change: Change
    hands: int
    """Hands of each game where a number changes it, else 0."""


def read_mix(path: Path) -> MixFile:
    """The mixed game in the file; raises ``UnusableFile`` with everything that has to be mended."""
    file = whole_file(read_toml(path))
    mix = MixFile(
        name=path.stem,
        change=file.need("change", choice(Change)),
        hands=file.take("hands", whole(1, MOST_HANDS), 0),
        games=tuple(_game(one) for one in file.sections("game")),
    )
    file.no_more()
    if not file.faults:
        _fits(file, mix)
    done(file)
    return mix


def _game(section: Section) -> GameOfMix:
    game = GameOfMix(
        game=section.need("game", text(60)),
        betting=section.need("betting", choice(BettingStructure)),
        stakes=section.take("stakes", text(20), ""),
    )
    section.no_more()
    return game


def _fits(file: Section, mix: MixFile) -> None:
    if not mix.games:
        file.refuse(("game",), Problem.MISSING_KEY, allowed="at least one section headed [[game]]")
    if mix.change is Change.HANDS and not mix.hands:
        file.refuse(("hands",), Problem.MISSING_KEY, allowed=f"hands of each game, 1 to {MOST_HANDS}")
    if mix.change is not Change.HANDS and mix.hands:
        file.refuse(("hands",), Problem.DOES_NOT_FIT, f'not counted at change = "{mix.change}"', "leave it out")
