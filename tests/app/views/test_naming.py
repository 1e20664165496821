"""What a game is called in the corner: stakes or limits, structure and game in one unit."""

import pytest
from msgspec.structs import replace

from dealer_assist.app.views.naming import long_name, table_name
from dealer_assist.hand.forced import BetSizes
from dealer_assist.table.entries import KillButtonPlaced, StartHand
from dealer_assist.table.state import TableState
from dealer_assist.words import Words
from tests.app.floors import FLOOR
from tests.tables import a_table, house_rules, play

BARE = Words("en", isolate=False)
OMAHA = next(game for game in FLOOR.games if game.name == "omaha")


def table_of(*blinds: int, betting: str = "nl", bets: BetSizes = BetSizes(), **rules: object) -> TableState:  # noqa: B008
    house = house_rules(betting=betting, **rules)
    return a_table((500,) * 4, blinds=blinds, bets=bets, rules=house)


@pytest.mark.parametrize(
    ("table", "name"),
    [
        (table_of(2, 5), "2/5 NLH"),
        (replace(table_of(1, 2, 5, betting="pl"), game=OMAHA), "1/2/5 PLO"),
        (table_of(2, 4, betting="fl", bets=BetSizes(4, 8)), "4/8 FLH"),
        (table_of(1, 2, betting="spread", bets=BetSizes(spread_least=2, spread_most=10)), "2–10 SPH"),
        (table_of(1000, 2500), "1K/2.5K NLH"),
    ],
)
def test_a_game_is_called_by_its_stakes_or_limits(table: TableState, name: str) -> None:
    assert table_name(table, BARE) == name


def test_in_a_kill_pot_the_limits_are_those_of_the_hand() -> None:
    table = table_of(2, 4, betting="fl", bets=BetSizes(4, 8), kill_type="full")
    assert table_name(play(table, KillButtonPlaced(kill=4), StartHand()), BARE) == "8/16 FLH"


def test_in_a_language_from_right_to_left_the_name_stays_one_unit() -> None:
    name = table_name(table_of(2, 5), Words("ar"))
    assert name == "\u20662/5 NLH\u2069"


def test_a_game_of_the_room_is_called_as_its_file() -> None:
    table = replace(table_of(2, 5), game=replace(OMAHA, name="tuesday_game"))
    assert table_name(table, BARE) == "2/5 NL tuesday game"
    assert long_name(table, BARE) == "2/5 · No-limit · tuesday game"
