"""A table's rules: the book's values, its cases by first fit, the room's changes, the table's facts."""

import pytest

from dealer_assist.rules.catalogue import by_name
from dealer_assist.rules.faults import NotForOneTable, UnknownOption, UnknownPreset, WrongValue
from dealer_assist.rules.options import (
    BettingStructure,
    HouseRules,
    KillAction,
    KillTrigger,
    MissedSmallBlindOnly,
    NewPlayerEntry,
    ShowdownMode,
    StraddlePositions,
)
from dealer_assist.rules.resolve import GameFacts, Preset, When, preset_of, printed, resolve


def cash(preset: str, changes: dict[str, object] | None = None, **game: object) -> HouseRules:
    return resolve(preset, changes, mode="cash", betting="nl", **game)  # type: ignore[arg-type]


def test_without_changes_every_option_has_the_books_value() -> None:
    rules = cash("tda_2024")

    assert rules.showdown_mode == ShowdownMode.TDA_TOURNAMENT
    assert rules.clock_seconds == 25  # catalogue, TDA 2024
    assert rules.straddle_positions == ()


def test_the_betting_of_the_table_is_the_betting_structure() -> None:
    assert resolve("tda_2024", mode="cash", betting="pl").betting_structure == BettingStructure.PL


def test_a_rooms_change_stands_over_the_book() -> None:
    assert cash("tda_2024", {"clock_seconds": 40}).clock_seconds == 40


def test_a_tables_fact_stands_over_the_room() -> None:
    rules = resolve(
        "wsop_live_2024",
        {"straddle_positions": ["utg"]},
        mode="cash",
        betting="nl",
        table={"straddle_positions": ["button"]},
    )

    assert rules.straddle_positions == (StraddlePositions.BUTTON,)


def test_roberts_rules_change_in_a_tournament() -> None:
    cash_game = resolve("roberts_rules", mode="cash", betting="nl")
    tournament = resolve("roberts_rules", mode="tournament", betting="nl")

    assert cash_game.straddle_positions == (StraddlePositions.UTG,)
    assert tournament.straddle_positions == ()


def test_the_first_case_that_fits_wins() -> None:
    # WSOP Live 2024 Rule 100-a: stud comes first in the book's cases, then fixed limit.
    rules = resolve("wsop_live_2024", mode="cash", betting="fl", family="stud")

    assert rules.new_player_entry == NewPlayerEntry.NO_POST


def test_the_second_case_is_taken_where_the_first_does_not_fit() -> None:
    rules = resolve("wsop_live_2024", mode="cash", betting="fl", family="flop")

    assert rules.new_player_entry == NewPlayerEntry.POST_BIG_BLIND


def test_three_forced_blinds_change_the_missed_small_blind() -> None:
    # WSOP Live 2024 Rule 188, third bullet.
    assert (
        cash("wsop_live_2024", forced_blinds=3).missed_small_blind_only == MissedSmallBlindOnly.DEAD_PLUS_LIVE_LARGEST
    )


def test_a_fact_that_is_not_given_fits_no_case() -> None:
    assert cash("roberts_rules").limit_raise_cap == 3
    assert cash("roberts_rules", betting_rounds=2).limit_raise_cap == 4


def test_a_case_may_ask_for_an_option_the_room_changed() -> None:
    # Robert's Rules 13.10: a voluntary kill acts last.
    assert cash("roberts_rules", {"kill_trigger": "voluntary"}).kill_action == KillAction.LAST


def test_a_case_may_ask_for_an_option_that_has_cases_of_its_own() -> None:
    source = Preset(
        {**preset_of("tda_2024").values, "kill_trigger": "scoop"},
        {
            "kill_trigger": (When({"split_pot": True}, "voluntary"),),
            "kill_action": (When({"kill_trigger": "voluntary"}, "last"),),
        },
    )
    rules = resolve(source, mode="cash", betting="fl", split_pot=True)

    assert rules.kill_trigger == KillTrigger.VOLUNTARY
    assert rules.kill_action == KillAction.LAST


def test_a_change_of_the_room_stands_over_a_case() -> None:
    rules = resolve("roberts_rules", {"straddle_positions": ["utg"]}, mode="tournament", betting="nl")

    assert rules.straddle_positions == (StraddlePositions.UTG,)


def test_printed_dollars_become_cents_and_changes_are_in_cents_already() -> None:
    rules = resolve("wsop_live_2024", {"jackpot_drop": 150}, mode="cash", betting="nl", units=100)

    assert rules.rake_cap == 600  # printed: 6
    assert rules.bomb_pot_default_ante[1].ante == 2500  # printed: 25
    assert rules.jackpot_drop == 150


def test_a_mistyped_change_names_the_option_that_was_meant() -> None:
    with pytest.raises(UnknownOption, match="chop_blinds"):
        cash("tda_2024", {"chop_blind": True})


def test_a_change_to_an_impossible_value_says_what_is_allowed() -> None:
    with pytest.raises(WrongValue, match="true or false"):
        cash("tda_2024", {"chop_blinds": "sometimes"})


def test_one_table_cannot_have_its_own_rule_of_the_room() -> None:
    with pytest.raises(NotForOneTable, match="whole room"):
        resolve("tda_2024", mode="cash", betting="nl", table={"button_rule": "moving_button"})


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(UnknownPreset):
        cash("tda_1999")


FAMILIES: list[GameFacts] = [{"family": "flop"}, {"family": "stud"}, {"family": "draw"}, {"family": "badugi"}]


@pytest.mark.parametrize("preset", ["tda_2024", "wsop_live_2024", "roberts_rules"])
@pytest.mark.parametrize("mode", ["cash", "tournament"])
@pytest.mark.parametrize("betting", ["nl", "pl", "fl", "spread"])
@pytest.mark.parametrize("game", FAMILIES, ids=lambda game: str(game["family"]))
def test_every_preset_gives_rules_for_every_kind_of_game(preset: str, mode: str, betting: str, game: GameFacts) -> None:
    rules = resolve(preset, mode=mode, betting=betting, **game)

    assert rules.betting_structure == betting


def test_a_value_of_the_book_is_printed_with_edition_and_rule() -> None:
    found = printed("short_all_in_reopens", "tda_2024", "per_player_cumulative")

    assert found is not None
    assert found.basis == "stated"
    assert found.citations == tuple(by_name()["short_all_in_reopens"].citations["tda_2024"])


def test_a_value_of_one_of_the_books_cases_is_printed_with_that_cases_rule() -> None:
    found = printed("limit_raise_cap", "roberts_rules", 4)

    assert found is not None
    assert found.citations == ("Robert's Rules v11 s.12.1",)


def test_a_value_the_room_chose_is_printed_in_no_book() -> None:
    assert printed("clock_seconds", "tda_2024", 40) is None
