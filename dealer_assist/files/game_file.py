"""Reads a game: its streets, the cards each deals, and the halves its pot divides into. The file's stem names it."""

from pathlib import Path

from dealer_assist.cards.card import RANKS
from dealer_assist.files.faults import Problem
from dealer_assist.files.game_checks import check_game
from dealer_assist.files.reading import Section, choice, done, one_of, several, text, whole, whole_file, yes_or_no
from dealer_assist.files.toml import read_toml
from dealer_assist.games.game import Bet, Family, ForcedBets, Game, Half, OddChip, Opens, Ranking, Street

MOST_CARDS = 7
MOST_BOARDS = 3
MOST_PLAYERS = 10


def read_game(path: Path) -> Game:
    """The game in the file; raises ``UnusableFile`` with everything that has to be mended."""
    file = whole_file(read_toml(path))
    game = Game(
        name=path.stem,
        streets=tuple(_street(one) for one in file.sections("street")),
        halves=tuple(_half(one) for one in file.sections("half")),
        family=file.take("family", choice(Family), Family.FLOP),
        forced=file.take("forced", choice(ForcedBets), ForcedBets.BLINDS),
        bring_in=file.take("bring_in", choice(Opens), None),
        later_first=file.take("later_first", choice(Opens), None),
        boards=file.take("boards", whole(1, MOST_BOARDS), 1),
        odd_chip=file.take("odd_chip", choice(OddChip), OddChip.FIRST_HALF),
        lowest=file.take("lowest", one_of(*RANKS), "2"),
        max_players=file.take("max_players", whole(2, MOST_PLAYERS), MOST_PLAYERS),
    )
    file.no_more()
    for name, found in (("street", game.streets), ("half", game.halves)):
        if not found and not file.faults:
            file.refuse((name,), Problem.MISSING_KEY, allowed=f"at least one section headed [[{name}]]")
    if not file.faults:
        check_game(file, game)
    done(file)
    return game


def _street(section: Section) -> Street:
    cards = whole(0, MOST_CARDS)
    street = Street(
        name=section.need("name", text(20)),
        hole=section.take("hole", cards, 0),
        board=section.take("board", cards, 0),
        up=section.take("up", cards, 0),
        discard=section.take("discard", cards, 0),
        draw=section.take("draw", cards, 0),
        bet=section.take("bet", choice(Bet), Bet.SMALL),
        betting=section.take("betting", yes_or_no(), True),
    )
    section.no_more()
    return street


def _half(section: Section) -> Half:
    cards = whole(0, MOST_CARDS)
    half = Half(
        name=section.need("name", text(20)),
        ranking=section.need("ranking", choice(Ranking)),
        hole=section.take("hole", cards, None),
        board=section.take("board", cards, None),
        boards=section.take("boards", several(whole(1, MOST_BOARDS), MOST_BOARDS), (1,)),
        low_qualifier=section.take("low_qualifier", yes_or_no(), False),
        least_pair=section.take("least_pair", one_of(*RANKS), ""),
    )
    section.no_more()
    return half
