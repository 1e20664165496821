"""Whether the settings of a game fit each other: each is right by itself, but together they make no game."""

from collections.abc import Iterator

import msgspec

from dealer_assist.files.faults import Problem
from dealer_assist.files.reading import Section
from dealer_assist.files.toml import Key
from dealer_assist.games.game import ForcedBets, Game, Half, Ranking
from dealer_assist.games.rankings import HAND_SIZES


class Misfit(msgspec.Struct, frozen=True):
    """Two settings that contradict each other."""

    key: Key
    """The setting to mend."""
    found: str
    """What is wrong with it."""
    mend: str
    """What to do."""


def check_game(file: Section, game: Game) -> None:
    """Keep a fault for everything in the game that does not fit."""
    for misfit in (*_names(game), *_stud(game), *_antes(game), *_deck(game), *_halves(game)):
        file.refuse(misfit.key, Problem.DOES_NOT_FIT, misfit.found, misfit.mend)


def _names(game: Game) -> Iterator[Misfit]:
    for kind, names in (("street", [one.name for one in game.streets]), ("half", [one.name for one in game.halves])):
        for place, name in enumerate(names):
            if name in names[:place]:
                yield Misfit((kind, place, "name"), f'there is another {kind} "{name}"', "give each its own name")


def _stud(game: Game) -> Iterator[Misfit]:
    if game.forced is ForcedBets.BRING_IN and (game.bring_in is None or game.later_first is None):
        yield Misfit(("forced",), "nothing says whose card opens", "write bring_in and later_first as well")
    if game.forced is not ForcedBets.BRING_IN and game.bring_in is not None:
        yield Misfit(("bring_in",), "there is no bring-in", 'leave it out, or write forced = "bring_in"')
    if game.forced is ForcedBets.BRING_IN and not any(street.up for street in game.streets):
        yield Misfit(("forced",), "no card lies face up to bring in", "give a street cards with up")


def _antes(game: Game) -> Iterator[Misfit]:
    """Where antes alone are in, the board comes at once: without one there is nothing to bet on."""
    if game.forced is ForcedBets.ANTES and not game.board_cards:
        yield Misfit(("forced",), "antes alone need a board, and there is none", "give a street cards with board")


def _deck(game: Game) -> Iterator[Misfit]:
    """Where nothing is drawn and nobody folds for want of cards, the deck must be enough for everybody."""
    if game.draws or any(street.up for street in game.streets):
        return
    needed = game.max_players * sum(street.hole for street in game.streets) + game.boards * game.board_cards
    if needed > game.deck_size:
        found = f"{game.max_players} players need {needed} cards of {game.deck_size}"
        yield Misfit(("max_players",), found, "write fewer players")


def _halves(game: Game) -> Iterator[Misfit]:
    for place, half in enumerate(game.halves):
        yield from _half(game, half, ("half", place))


def _half(game: Game, half: Half, key: Key) -> Iterator[Misfit]:
    if max(half.boards) > game.boards or len(set(half.boards)) < len(half.boards):
        yield Misfit((*key, "boards"), f"the game has {game.boards}", "name boards it has, each once")
    if (half.hole or 0) > game.hole_cards:
        yield Misfit((*key, "hole"), f"a player holds {game.hole_cards} cards", "write no more than that")
    if (half.board or 0) > game.board_cards:
        yield Misfit((*key, "board"), f"the board has {game.board_cards} cards", "write no more than that")
    cards = _of(half.hole, game.hole_cards) + _of(half.board, game.board_cards)
    sizes = HAND_SIZES[half.ranking]
    if cards not in sizes:
        needed = f"{sizes[0]}" if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"
        found = f"the hand is chosen from {cards} cards"
        yield Misfit((*key, "ranking"), found, f"this ranking reads {needed}; say with hole and board how many play")
    if half.low_qualifier and half.ranking is not Ranking.ACE_TO_FIVE:
        yield Misfit((*key, "low_qualifier"), "this half is not won by a low", 'leave it out, or rank "ace_to_five"')
    if half.least_pair and half.ranking is not Ranking.HIGH:
        yield Misfit((*key, "least_pair"), "this half is not won by a high hand", 'leave it out, or rank "high"')


def _of(exactly: int | None, all_there_are: int) -> int:
    return all_there_are if exactly is None else exactly
