import pytest
from msgspec.structs import replace

from dealer_assist.exchange.errors import NotPlayed, NotPlayedBecause
from dealer_assist.exchange.phh import VARIANTS
from dealer_assist.exchange.phh_games import CODES, code_of, game_of
from dealer_assist.exchange.phh_table import chairs, opening
from dealer_assist.rules.options import AnteType, BettingStructure
from dealer_assist.table.entries import CountedNow, StartHand
from tests.exchange.hands import hand_named
from tests.exchange.playing import holdem


def test_players_keep_the_chairs_of_the_file() -> None:
    assert chairs(hand_named("handhq/abs-1000nlh-sample.phhs [1]")) == (3, 4, 5, 6, 1, 2)


@pytest.mark.parametrize("seats", [[1, 3, 2], [3, 2, 1], [8, 9, 11]])
def test_chairs_that_contradict_the_order_or_the_table_are_not_taken(seats: list[int]) -> None:
    assert chairs(holdem([100] * 3, [1, 2, 0], seats=seats)) == (1, 2, 3)


def test_last_player_has_the_button() -> None:
    opened, _ = opening(hand_named("handhq/abs-1000nlh-sample.phhs [1]"))
    assert opened.button == 2


def test_empty_chairs_of_the_file_stand_at_the_table() -> None:
    opened, _ = opening(holdem([100] * 3, [1, 2, 0], seats=[1, 3, 4], seat_count=6))
    assert opened.max_seats == 6


@pytest.mark.parametrize(
    ("antes", "kind", "amount"),
    [
        ([0, 0, 0], AnteType.NONE, 0),
        ([5, 5, 5], AnteType.PER_PLAYER, 5),
        ([0, 3, 0], AnteType.BIG_BLIND, 3),
        ([0, 0, 3], AnteType.BUTTON, 3),
    ],
)
def test_ante_of_a_book_becomes_a_house_rule(antes: list[int], kind: AnteType, amount: int) -> None:
    opened, start = opening(holdem([100] * 3, [1, 2, 0], antes=antes))
    assert (opened.rules.ante_type, opened.rules.ante_amount, start) == (kind, amount, StartHand())


@pytest.mark.parametrize(
    ("blinds", "antes"),
    [
        ([1, 2, 4], [0, 0, 0]),
        ([2, 0, 0], [0, 0, 0]),
        ([1, 2, -2], [0, 0, 0]),
        ([1, 2, 0], [1, 2, 0]),
        ([1, 2, 0], [3, 0, 0]),
    ],
)
def test_posts_of_no_book_are_counted_as_they_lie(blinds: list[int], antes: list[int]) -> None:
    _, start = opening(holdem([100] * 3, blinds, antes=antes))
    assert isinstance(start, CountedNow)


def test_game_nobody_here_deals_is_named() -> None:
    hand = replace(holdem([100] * 3, [1, 2, 0]), variant="", other={"_variant": "chowaha", "_betting": "nl"})
    with pytest.raises(NotPlayed) as refused:
        opening(hand)
    assert (refused.value.reason, refused.value.what) == (NotPlayedBecause.GAME, "chowaha")


def test_game_without_a_betting_structure_is_not_guessed() -> None:
    hand = replace(holdem([100] * 3, [1, 2, 0]), variant="", other={"_variant": "omaha5"})
    with pytest.raises(NotPlayed, match="omaha5, no betting structure told"):
        opening(hand)


def test_game_without_a_code_is_played_from_its_own_keys() -> None:
    hand = replace(holdem([100] * 3, [1, 2, 0]), variant="", other={"_variant": "omaha5", "_betting": "pl"})
    opened, _ = opening(hand)
    assert (opened.game.name, opened.rules.betting_structure) == ("omaha5", BettingStructure.PL)


@pytest.mark.parametrize("code", VARIANTS)
def test_every_code_of_the_format_is_a_game_here_bet_as_its_name_says(code: str) -> None:
    how = CODES[code]
    words = {"F": BettingStructure.FL, "N": BettingStructure.NL, "P": BettingStructure.PL}
    assert how.betting is words[code[0]]
    assert code_of(how.game, how.betting) == code
    assert game_of(how.game).name == how.game


def test_eleven_players_do_not_sit_at_this_table() -> None:
    hand = holdem([100] * 11, [1, 2] + [0] * 9)
    with pytest.raises(NotPlayed) as refused:
        opening(hand)
    assert refused.value.reason is NotPlayedBecause.PLAYERS


def test_ten_players_do() -> None:
    opened, _ = opening(replace(holdem([100] * 10, [1, 2] + [0] * 8)))
    assert len(opened.seats) == 10
