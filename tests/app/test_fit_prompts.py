"""Every prompt of the scenarios fits the strip of the hand on each glass, in each language."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.prompt import prompt_view
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.words import Words
from tests.app.fitting import Shown, each_glass, each_language
from tests.app.scenes import on_the_flop, page

SCENARIOS = Path(__file__).parents[1] / "data" / "scenarios"
MOST_SHARES = 8
"""Winners of one pot a line can name on the smallest glass."""

pytestmark = pytest.mark.usefixtures("glass")


def prompts() -> dict[str, Prompt]:
    """Every prompt the scenarios expect, by the name of its scenario."""
    told = (json.loads((SCENARIOS / name).read_text("utf-8")) for name in ("prompts.json", "prompts_more.json"))
    expected: dict[str, Any] = {each["id"]: each["expect"] for file in told for each in file["vectors"]}
    return {
        name: Prompt(each["prompt"]["code"], each["prompt"]["slots"], Why(each["why"]["sum"]))
        for name, each in expected.items()
        if len(each["prompt"]["slots"].get("shares", ())) <= MOST_SHARES
    }


@each_glass
@each_language
def test_no_prompt_is_cut_off(on: Glass, code: str, shown: Shown) -> None:
    look, words = Look(on, code), Words(code)
    screen = page(on_the_flop(), look, words)
    shown(screen, on)
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert [name for name, said in prompts().items() if cut_off(screen, said, words)] == []


def cut_off(screen: HandScreen, said: Prompt, words: Words) -> bool:
    screen.prompt.set_view(prompt_view(said, words))
    return screen.prompt.clipped
