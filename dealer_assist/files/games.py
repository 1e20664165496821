"""Games a table can switch to between two hands: those with cards enough for its places."""

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import Places
from dealer_assist.games.game import Game


def games_for(where: Places, seats: int) -> tuple[Game, ...]:
    """Every game that is dealt here, the fewest cards first; a file that cannot be used is left out."""
    games = [game for name in where.names("games") if (game := _readable(where, name)) is not None]
    dealt = [game for game in games if game.max_players >= seats]
    return tuple(sorted(dealt, key=lambda game: (game.hole_cards, game.name)))


def _readable(where: Places, name: str) -> Game | None:
    try:
        return read_game(where.find("games", name))
    except UnusableFile:
        # the room's own file with a mistake closes no table: it is told when a room names it
        return None
