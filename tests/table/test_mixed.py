"""Rotations of a mixed game: how long each game is dealt, what the button does, who chooses. Worked out by hand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from dealer_assist.games.facts import facts_of_game
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.rules.resolve import resolve
from dealer_assist.table.between import Misdealt
from dealer_assist.table.entries import EndHand, FactsSet, GameChosen, StartHand, TableOpened
from dealer_assist.table.mixed import chooser
from dealer_assist.table.seating import cannot_open, opened
from dealer_assist.table.state import Change, Facts, Mix, Seat, Stakes, TableState
from tests.every_game import GAMES
from tests.tables import play, refusal

LIMIT = Stakes(5, 10, bets=BetSizes(10, 20))
STUD = Stakes(0, 0, bets=BetSizes(10, 20), bring_in=3)
NEXT = (EndHand(followed=False), StartHand())
"""The hand in progress is not followed, the next one is dealt."""


def facts(game: str, stakes: Stakes, **changes: object) -> Facts:
    of = GAMES[game]
    table = {"ante_type": "per_player", "ante_amount": 1} if stakes.bring_in else {}
    told: Any = {**facts_of_game(of, 0 if stakes.bring_in else 2), "mixed": True}
    rules = resolve("tda_2024", {"rake_method": "none", **changes}, mode="cash", betting="fl", table=table, **told)
    return Facts(stakes, of, rules)


def opening(change: Change = Change.ORBIT, hands: int = 0, **changes: object) -> TableOpened:
    games = (facts("holdem", LIMIT, **changes), facts("razz", STUD, **changes), facts("stud", STUD, **changes))
    first = games[0]
    return TableOpened(
        game=first.game,
        rules=first.rules,
        stakes=first.stakes,
        max_seats=9,
        seats=tuple(Seat(number, 500) for number in (2, 5, 8)),
        button=2,
        mix=Mix("ours", games, change, hands),
    )


def mixed(change: Change = Change.ORBIT, hands: int = 0, **changes: object) -> TableState:
    return opened(opening(change, hands, **changes))


def dealt_games(table: TableState, number: int) -> list[tuple[str, int | None]]:
    """Game and button of the first hands, each left unfollowed."""
    found = []
    for at in range(number):
        table = play(table, *(NEXT if at else (StartHand(),)))
        assert table.hand is not None
        found.append((table.hand.game.name, table.hand.positions.button))
    return found


def test_the_game_changes_after_a_round_and_the_button_lies_still_in_stud() -> None:
    # after buttons 2, 5, 8 it goes where the next flop hand has it, to 2, and stays there for six hands of stud
    assert dealt_games(mixed(), 10) == [
        ("holdem", 2),
        ("holdem", 5),
        ("holdem", 8),
        *[("razz", 2)] * 3,
        *[("stud", 2)] * 3,
        ("holdem", 2),
    ]


def test_where_the_house_lets_it_the_button_goes_on_moving_in_stud() -> None:
    buttons = [button for _, button in dealt_games(mixed(mixed_button="rotates_in_stud"), 8)]

    assert buttons == [2, 5, 8, 2, 5, 8, 2, 5]


def test_a_game_may_be_dealt_a_number_of_hands() -> None:
    assert [game for game, _ in dealt_games(mixed(Change.HANDS, 2), 7)] == [
        *["holdem"] * 2,
        *["razz"] * 2,
        *["stud"] * 2,
        "holdem",
    ]


def test_stakes_and_rules_change_with_the_game() -> None:
    table = play(mixed(Change.HANDS, 1), StartHand(), EndHand(followed=False))

    assert (table.game.name, table.stakes, table.rules.ante_amount) == ("razz", STUD, 1)


def test_a_round_is_as_long_as_it_was_when_it_began() -> None:
    table = play(mixed(), StartHand(), EndHand(followed=False))
    table = play(replace(table, seats=(*table.seats, Seat(9, 500))), StartHand())

    assert table.mix_round.hands == 3


def test_a_misdealt_hand_does_not_count() -> None:
    table = play(mixed(Change.HANDS, 1), StartHand(), Misdealt())
    assert (table.mix_round.dealt, table.game.name) == (0, "holdem")

    table = play(table, StartHand(), EndHand(followed=False))
    assert table.game.name == "razz"


def test_what_the_floor_sets_for_a_game_holds_when_it_comes_back() -> None:
    table = play(mixed(Change.HANDS, 1), StartHand())
    higher = replace(LIMIT, small_blind=10, big_blind=20, bets=BetSizes(20, 40))
    table = play(table, FactsSet(stakes=higher, game=table.game, rules=table.rules), *NEXT)
    assert table.stakes == STUD

    table = play(table, *NEXT, *NEXT)
    assert (table.game.name, table.stakes) == ("holdem", higher)


def test_the_floor_may_jump_and_during_a_hand_it_holds_from_the_next() -> None:
    table = play(mixed(), GameChosen(3))
    assert table.game.name == "stud"

    table = play(table, StartHand(), GameChosen(1))
    assert table.hand is not None
    assert table.hand.game.name == table.game.name == "stud"
    assert play(table, EndHand(followed=False)).game.name == "holdem"


def test_a_game_chosen_stays_chosen_when_the_hand_is_misdealt() -> None:
    table = play(mixed(), StartHand(), GameChosen(2), Misdealt(), StartHand(), EndHand(followed=False))

    assert table.game.name == "razz"


def test_at_dealers_choice_the_choosers_button_goes_round_and_the_game_stays_until_another_is_named() -> None:
    table = mixed(Change.CHOICE)
    assert (table.mix_round.choice_open, chooser(table)) == (True, 2)

    table = play(table, GameChosen(2))
    assert (table.mix_round.choice_open, table.game.name) == (False, "razz")

    table = play(table, StartHand(), *NEXT, *NEXT, EndHand(followed=False))
    assert (table.mix_round.choice_open, chooser(table), table.game.name) == (True, 5, "razz")
    assert play(table, StartHand()).game.name == "razz"


def test_a_game_that_is_not_in_the_rotation_is_refused() -> None:
    assert refusal(mixed(), GameChosen(4)).code is RefusalCode.NO_SUCH_GAME
    assert refusal(mixed(), GameChosen(0)).code is RefusalCode.NO_SUCH_GAME
    assert refusal(replace(mixed(), mix=None), GameChosen(1)).code is RefusalCode.NO_SUCH_GAME


def test_a_table_does_not_open_with_a_rotation_that_makes_no_sense() -> None:
    never = cannot_open(opening(Change.HANDS, 0))
    assert isinstance(never, Refused)
    assert never.code is RefusalCode.NO_SUCH_GAME

    other = opening()
    assert other.mix is not None
    elsewhere = cannot_open(replace(other, mix=replace(other.mix, games=other.mix.games[1:])))
    assert isinstance(elsewhere, Refused)
    broken = replace(other.mix.games[1], stakes=Stakes(0, 0))
    refused = cannot_open(replace(other, mix=replace(other.mix, games=(other.mix.games[0], broken))))
    assert isinstance(refused, Refused)
    assert refused.code is RefusalCode.BRING_IN_WRONG
