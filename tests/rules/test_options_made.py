"""The typed options in git are exactly those the catalogue gives."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from dealer_assist.rules import options
from dealer_assist.rules.catalogue import Option, by_name
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.values import type_of

ROOT = Path(__file__).resolve().parents[2]
ENUMS = [one for one in by_name().values() if one.values or one.item_values]


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_options", ROOT / ".ci" / "make_options.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_making_the_options_again_gives_the_text_in_git() -> None:
    folder = Path(options.__file__).parent
    in_git = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.py")}

    assert maker().made() == in_git


def test_house_rules_hold_every_option_in_the_catalogues_order() -> None:
    assert HouseRules.__struct_fields__ == tuple(by_name())


@pytest.mark.parametrize("option", ENUMS, ids=lambda option: option.name)
def test_an_enum_has_the_values_of_the_catalogue(option: Option) -> None:
    values = option.values or option.item_values

    assert [member.value for member in type_of(option)] == [str(value) for value in values]
