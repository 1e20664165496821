"""Games a table can switch to between two hands: every game that has a file."""

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import Places
from dealer_assist.games.game import Family, Game

FAMILIES = tuple(Family)
"""In the order in which games are shown."""


def games_for(where: Places, seats: int = 0) -> tuple[Game, ...]:
    """Every game that is dealt here to so many players, family by family, the fewest cards first.

    A file that cannot be used is left out.
    """
    games = [game for name in where.names("games") if (game := _readable(where, name)) is not None]
    dealt = [game for game in games if game.max_players >= seats]
    return tuple(sorted(dealt, key=lambda game: (FAMILIES.index(game.family), game.cards_dealt, game.name)))


def _readable(where: Places, name: str) -> Game | None:
    try:
        return read_game(where.find("games", name))
    except UnusableFile:
        # the room's own file with a mistake closes no table: it is told when a room names it
        return None
