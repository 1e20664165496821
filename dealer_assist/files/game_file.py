"""Reads a game: its streets, the cards each deals, and the halves its pot divides into. The file's stem names it."""

from pathlib import Path

from dealer_assist.files.faults import Problem
from dealer_assist.files.reading import Section, done, one_of, text, whole, whole_file
from dealer_assist.files.toml import read_toml
from dealer_assist.games.game import Game, Half, Street

MOST_CARDS = 7


def read_game(path: Path) -> Game:
    """The game in the file; raises ``UnusableFile`` with everything that has to be mended."""
    file = whole_file(read_toml(path))
    game = Game(
        name=path.stem,
        streets=tuple(_street(one) for one in file.sections("street")),
        halves=tuple(_half(one) for one in file.sections("half")),
    )
    file.no_more()
    for name, found in (("street", game.streets), ("half", game.halves)):
        if not found and not file.faults:
            file.refuse((name,), Problem.MISSING_KEY, allowed=f"at least one section headed [[{name}]]")
    done(file)
    return game


def _street(section: Section) -> Street:
    street = Street(
        name=section.need("name", text(20)),
        hole=section.take("hole", whole(0, MOST_CARDS), 0),
        board=section.take("board", whole(0, MOST_CARDS), 0),
    )
    section.no_more()
    return street


def _half(section: Section) -> Half:
    half = Half(
        name=section.need("name", one_of("whole", "high", "low")),
        ranking=section.need("ranking", one_of("high")),
    )
    section.no_more()
    return half
