"""The WHY panel."""

from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.guide.why import explain
from tests.tables import house_rules


def reasons(option: str, **house: object) -> tuple[str, tuple[str, ...]]:
    (row,) = explain(Prompt("any", {}, Why(options=(option,))), house_rules(**house))
    return row.value, row.citations


def test_a_choice_is_told_with_every_book_that_makes_it() -> None:
    value, citations = reasons("short_all_in_reopens")
    assert value == "per_player_cumulative"
    assert {"TDA 2024 Rule 47-A", "WSOP Live 2024 Rule 171"} <= set(citations)


def test_a_choice_no_book_makes_is_the_rooms_own() -> None:
    assert reasons("short_all_in_reopens", short_all_in_reopens="always")[1] == ()


def test_yes_or_no_and_amounts_are_written_as_in_the_rules() -> None:
    assert reasons("accepted_action", accepted_action=True)[0] == "true"
    assert reasons("hand_cap")[0] == "null"


def test_rows_come_in_the_order_of_the_prompt() -> None:
    said = Prompt("any", {}, Why(options=("multiple_odd_chips", "odd_chip_button_games")))
    assert [row.option for row in explain(said, house_rules())] == ["multiple_odd_chips", "odd_chip_button_games"]


def test_a_prompt_that_applies_no_option_has_no_rows() -> None:
    assert explain(Prompt("hand_over"), house_rules()) == ()
