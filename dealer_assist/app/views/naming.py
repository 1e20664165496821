"""What a game is called at the table: its stakes or limits, its structure, its game: 1/2/5 PLO, 4/8 FLH, 2/5 NLH."""

from dealer_assist.games.game import Game
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.options import BettingStructure, HouseRules
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words import Words
from dealer_assist.words.errors import UnknownText

LONGEST_LETTERS = 3
"""Letters written close to the structure: 2/5 NLH, 5/5 PLO8."""
LONGEST_NAME = 14
"""Letters of a name that always fit into the corner."""


def table_name(table: TableState, words: Words) -> str:
    """What is played at the table now; during a kill pot with the limits of that hand."""
    hand = table.hand
    if hand is None:
        return short_name(table.stakes, table.stakes.bets, table.rules, table.game, words)
    return short_name(table.stakes, hand.bets, hand.rules, hand.game, words)


def short_name(stakes: Stakes, bets: BetSizes, rules: HouseRules, game: Game, words: Words) -> str:
    """The game in a few letters."""
    structure = rules.betting_structure
    letters = f"{words.text(f'short.{structure}')}{_letters(game, words)}"
    sizes, between = sizes_of(stakes, bets, rules)
    return words.game(sizes, letters, between)


def sizes_of(stakes: Stakes, bets: BetSizes, rules: HouseRules) -> tuple[tuple[int, ...], str]:
    """The sizes a game is called by, chips, and what stands between them: limits where they are fixed, else blinds."""
    match rules.betting_structure:
        case BettingStructure.FL if bets.big_bet:
            return (bets.small_bet, bets.big_bet), "/"
        case BettingStructure.SPREAD if bets.spread_most:
            return (bets.spread_least, bets.spread_most), "–"
    return blinds_of(stakes), "/"


def blinds_of(stakes: Stakes) -> tuple[int, ...]:
    """The blinds that are posted, as they are called; a third one only where it is played."""
    return (stakes.small_blind, stakes.big_blind, *((stakes.third_blind,) if stakes.third_blind else ()))


def long_name(table: TableState, words: Words) -> str:
    """Stakes, structure and game in whole words."""
    sizes, between = sizes_of(table.stakes, table.stakes.bets, table.rules)
    stakes = words.sum(between.join(map(str, sizes)))
    parts = (stakes, words.text(f"structure.{table.rules.betting_structure}"), game_name(table.game, words))
    return words.text("join.dot").join(parts)


def game_name(game: Game, words: Words) -> str:
    """The game's own name; a game of the room's own is called as its file."""
    try:
        return words.text(f"game.{game.name}")
    except UnknownText:
        return words.free(game.name.replace("_", " "))


def street_name(street: str, words: Words) -> str:
    """The street's own name; one of a game of the room's own is called as its file calls it."""
    try:
        return words.text(f"state.{street}")
    except UnknownText:
        return words.free(street.replace("_", " "))


def deal_street(street: str, words: Words) -> str:
    """What the dealer does to deal that street, in the same way."""
    try:
        return words.text(f"key.deal_{street}")
    except UnknownText:
        return street_name(street, words)


def half_name(name: str, words: Words) -> str:
    """High, low, the upper board; a half that is a game of its own is called as that game."""
    for text in (f"half.{name}", f"game.{name}"):
        try:
            return words.text(text)
        except UnknownText:
            continue
    return words.free(name.replace("_", " "))


def _letters(game: Game, words: Words) -> str:
    """The letters of a game, or its name where players have none for it; a word stands apart: 4/8 FL Razz."""
    letters = _known(game, words)
    if letters is None:
        # a room's own game is called as its file, whatever length that has
        name = game.name.replace("_", " ")
        return f" {words.free(name if len(name) <= LONGEST_NAME else f'{name[: LONGEST_NAME - 1]}…')}"
    return letters if len(letters) <= LONGEST_LETTERS else f" {letters}"


def _known(game: Game, words: Words) -> str | None:
    for text in (f"short.{game.name}", f"game.{game.name}"):
        try:
            return words.text(text)
        except UnknownText:
            continue
    return None
