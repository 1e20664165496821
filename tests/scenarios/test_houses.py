"""The house rules a scenario must hold under: its options over every rulebook, then each rulebook it names."""

from __future__ import annotations

from pathlib import Path

from dealer_assist.games.game import HOLDEM
from dealer_assist.rules.options import AnteType, MinRaiseRule, ShortAllInReopens
from dealer_assist.scenarios.houses import Facts, House, houses
from dealer_assist.scenarios.outcome import Verdict
from dealer_assist.scenarios.run import run
from dealer_assist.scenarios.scenario import Scenario
from dealer_assist.scenarios.shape import Told
from tests.vectors import vectors

BOOKS = ["tda_2024", "wsop_live_2024", "roberts_rules"]


HOLDEM_CASH = Facts(HOLDEM)


def under(facts: Facts = HOLDEM_CASH, presets: tuple[str, ...] = (), **options: object) -> list[House]:
    return list(houses(Told(id="x", options=options, presets=presets, expect={}), facts))


def test_options_are_laid_over_every_rulebook() -> None:
    found = under(min_raise_rule="double_total")
    assert [house.name for house in found] == [f"the options over {book}" for book in BOOKS]
    assert {house.rules.min_raise_rule for house in found} == {MinRaiseRule.DOUBLE_TOTAL}


def test_named_rulebook_is_the_only_one_the_options_are_laid_over() -> None:
    assert [house.name for house in under(preset="tda_2024")] == ["the options over tda_2024"]


def test_preset_stands_as_printed_with_the_facts_of_the_table_kept() -> None:
    *_, printed = under(presets=("tda_2024",), short_all_in_reopens="always", ante_type="per_player")
    assert printed.name == "tda_2024"
    assert printed.rules.short_all_in_reopens is ShortAllInReopens.PER_PLAYER_CUMULATIVE
    assert printed.rules.ante_type is AnteType.PER_PLAYER


def test_ante_of_the_set_up_is_the_amount_of_the_option() -> None:
    assert under(Facts(HOLDEM, table={"ante_amount": 25}))[0].rules.ante_amount == 25


def test_outcome_that_holds_only_with_the_options_is_a_mismatch_under_the_preset() -> None:
    house_only = next(
        vector for vector in vectors("betting") if vector["options"] == {"min_raise_rule": "double_total"}
    )
    told = {**house_only, "presets": ["roberts_rules"]}
    result = run(Scenario(Path("betting.json"), "betting", told["id"], told))
    assert (result.verdict, result.under) == (Verdict.MISMATCH, "roberts_rules")
    assert [str(each) for each in result.differences] == ["expect.legal.min_to: expected 120, found 100"]
