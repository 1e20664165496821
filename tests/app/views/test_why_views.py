"""What the why panel says: the sum, each house option by name with what it is set to, the rules' version."""

import re

import pytest
from msgspec.structs import replace

from dealer_assist.app.views.why import WhyRow, refused_why, value_text, why_view
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, Award, Call, Wager
from dealer_assist.rules.catalogue import option
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.state import TableState
from dealer_assist.words import Words
from tests.tables import dealt, play, refusal, won_by

ENGLISH = Words("en", isolate=False)
VERSION = "wsop_live_2024 0a1b2c3d"


def locked() -> TableState:
    """100, all-in 140, called: seat 1 may not raise again."""
    table = replace(dealt((300, 140, 300), button=1, blinds=(10, 20)), rules_version=VERSION)
    return play(table, Wager(1, 100), AllIn(2, 140), Call(3))


def texts(rows: tuple[WhyRow, ...]) -> list[tuple[str, str]]:
    """Label and text of each row."""
    return [(row.label, row.text) for row in rows]


def test_the_option_is_named_before_what_it_is_about_and_what_it_is_set_to() -> None:
    table = locked()
    rows = why_view(next_steps(table)[0], table, ENGLISH).rows
    assert [row.label for row in rows] == ["Sum", "House option", "", "Value", "Source", "House rules"]
    assert rows[0].text == "140 − 100"
    assert rows[1].text == "Short all in reopens"
    assert rows[1].title
    assert rows[2].text.startswith("When all-ins below a full raise")


def test_the_version_of_the_house_rules_is_the_last_row() -> None:
    table = locked()
    assert texts(why_view(next_steps(table)[0], table, ENGLISH).rows)[-1] == ("House rules", VERSION)


def test_a_refusal_tells_its_option_and_where_that_is_printed() -> None:
    table = replace(dealt((100,) * 3, button=1), rules_version=VERSION)
    rows = texts(refused_why(refusal(table, Wager(1, 3)), table, ENGLISH).rows)
    assert ("House option", "Min raise rule") in rows
    assert "Source" in [label for label, _ in rows]
    assert rows[-1] == ("House rules", VERSION)


def test_a_refusal_no_option_decides_tells_its_rule_before_the_version() -> None:
    table = replace(dealt((100,) * 3, button=1), rules_version=VERSION)
    refused = refusal(table, Award(0, won_by(3)))
    assert refused == Refused(RefusalCode.STILL_HAS_CARDS, refused.facts, refused.remedies, cite=refused.cite)
    assert texts(refused_why(refused, table, ENGLISH).rows) == [
        ("Rule", "The same in every room."),
        ("Source", "TDA 2024 R17-B; WSOP Live 2024 R139"),
        ("House rules", VERSION),
    ]


@pytest.mark.parametrize(
    ("name", "written", "told"),
    [
        ("chop_blinds", "true", "Yes"),
        ("chop_blinds", "false", "No"),
        ("hand_cap", "null", "–"),
        ("hand_cap", "1250", "1,250"),
        ("rake_steps", "[]", "–"),
        ("rake_method", "fixed", "The same amount from every raked pot."),
        ("straddle_positions", '["utg","button"]', "The seat left of the big blind. · The button."),
    ],
)
def test_what_an_option_is_set_to_is_told_as_a_person_would(name: str, written: str, told: str) -> None:
    assert value_text(written, option(name), ENGLISH) == told


def test_a_switch_is_told_in_the_language_of_the_screen() -> None:
    assert value_text("true", option("chop_blinds"), Words("he", isolate=False)) == "כן"


@pytest.mark.parametrize("language", ["ar", "he", "fa"])
def test_in_another_language_only_what_is_printed_stays_english(language: str) -> None:
    table = locked()
    rows = why_view(next_steps(table)[0], table, Words(language)).rows
    latin = [row.text for row in rows if re.search("[A-Za-z]", row.text)]
    assert latin == [row.text for row in rows if row.printed]
    assert any(row.printed for row in rows)
