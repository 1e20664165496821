"""The reasons behind an answer fit their panel on each glass, in each language, whatever the house has chosen."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from dealer_assist.app.screens.why import WhyDrawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.why import WhyView, option_rows, why_view
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.why import Reason
from dealer_assist.rules.catalogue import Option, catalogue, option
from dealer_assist.words import Words
from tests.app.fitting import GLASSES, Shown, clipped, each_glass, each_language
from tests.app.scenes import on_the_flop, page, with_panel

DATA = Path(__file__).parents[1] / "data"
FILES = (DATA / "vectors" / "prompts.json", *(DATA / "scenarios").glob("prompts*.json"))

pytestmark = pytest.mark.usefixtures("glass")


def applied_together() -> list[tuple[str, ...]]:
    """The options behind every prompt of the scenarios, those of one prompt together."""
    told = [each["expect"]["why"] for file in FILES for each in json.loads(file.read_text("utf-8"))["vectors"]]
    return sorted({tuple(why["options"]) for why in told if why.get("options")})


def longest_of(name: str, words: Words) -> Reason:
    """An option set to what takes the most room, with the books that choose the same."""
    of = option(name)
    values = [Reason(name, value, books(of, value)) for value in of.value_meanings or ("true",)]
    return max(values, key=lambda reason: sum(len(row.text) for row in option_rows(reason, words)))


def books(of: Option, value: str) -> tuple[str, ...]:
    """Where a choice is printed: in each rulebook that makes it."""
    same = [preset for preset, chosen in of.presets.items() if str(chosen) == value or not of.value_meanings]
    return tuple(dict.fromkeys(place for preset in same for place in of.citations.get(preset, ())))


@each_glass
@each_language
def test_no_reason_is_cut_off(on: Glass, code: str, shown: Shown) -> None:
    look, words, table = Look(on, code), Words(code), on_the_flop()
    drawer = WhyDrawer(look, why_view(next_steps(table)[0], table, words))
    shown(with_panel(page(table, look, words), drawer), on)
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    cut = []
    for together in [*applied_together(), *((each.name,) for each in catalogue().options)]:
        rows = [row for name in together for row in option_rows(longest_of(name, words), words)]
        drawer.set_view(WhyView(tuple(rows)))
        if clipped(drawer):
            cut.append(together)
    assert cut == []


def test_more_than_a_panel_holds_is_seen_as_cut_off(shown: Shown) -> None:
    look, words, table = Look(GLASSES["10.1in"], "en"), Words("en"), on_the_flop()
    rows = [row for each in catalogue().options[:12] for row in option_rows(longest_of(each.name, words), words)]
    drawer = WhyDrawer(look, WhyView(tuple(rows)))
    assert clipped(shown(with_panel(page(table, look, words), drawer), GLASSES["10.1in"])) == ["why.rows"]
