"""The catalogue is whole: every option can be shown to a manager and every preset gives it a value it may take."""

import pytest

from dealer_assist.rules.catalogue import Case, Option, book, by_name, catalogue, option
from dealer_assist.rules.faults import UnknownOption, UnknownPreset
from dealer_assist.rules.values import checked

CASES = [(one, case) for one in by_name().values() for case in one.presets_when]


@pytest.mark.parametrize("preset", ["tda_2024", "wsop_live_2024", "roberts_rules"])
@pytest.mark.parametrize("one", by_name().values(), ids=lambda one: one.name)
def test_a_presets_value_may_be_taken(one: Option, preset: str) -> None:
    checked(one, one.presets[preset])


@pytest.mark.parametrize(("one", "case"), CASES, ids=lambda thing: getattr(thing, "name", ""))
def test_a_case_of_a_rulebook_asks_a_known_fact_and_gives_a_value_that_may_be_taken(one: Option, case: Case) -> None:
    checked(one, case.value)

    assert set(case.when) <= set(catalogue().presets_when_keys)


@pytest.mark.parametrize("one", by_name().values(), ids=lambda one: one.name)
def test_every_option_stands_on_a_page_and_every_value_has_a_meaning(one: Option) -> None:
    assert one.area in catalogue().areas
    assert one.applies_when in catalogue().applies_when_words
    assert set(one.value_meanings) == {str(value) for value in one.values or one.item_values}


def test_a_mistyped_option_names_the_one_that_was_meant() -> None:
    with pytest.raises(UnknownOption, match="did you mean button_rule") as caught:
        option("buton_rule")

    assert caught.value.nearest == "button_rule"


def test_a_word_like_no_option_gives_no_guess() -> None:
    with pytest.raises(UnknownOption) as caught:
        option("xyzzy")

    assert caught.value.nearest is None


def test_a_mistyped_preset_names_the_one_that_was_meant() -> None:
    with pytest.raises(UnknownPreset) as caught:
        book("tda_2042")

    assert caught.value.nearest == "tda_2024"
