"""Games a table can switch to between two hands: those with cards enough for its places."""

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import Places
from dealer_assist.games.game import ForcedBets, Game


def games_for(where: Places, seats: int, forced: ForcedBets = ForcedBets.BLINDS) -> tuple[Game, ...]:
    """Every game that is dealt here with these forced bets, the fewest cards first.

    A file that cannot be used is left out. A game with other forced bets needs other stakes, which its room's file says.
    """
    games = [game for name in where.names("games") if (game := _readable(where, name)) is not None]
    dealt = [game for game in games if game.forced is forced and game.max_players >= seats]
    return tuple(sorted(dealt, key=lambda game: (game.hole_cards, game.name)))


def _readable(where: Places, name: str) -> Game | None:
    try:
        return read_game(where.find("games", name))
    except UnusableFile:
        # the room's own file with a mistake closes no table: it is told when a room names it
        return None
