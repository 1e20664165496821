"""Hands are read half by half in games whose halves are not simply high and low."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from dealer_assist.scenarios.outcome import Verdict
from dealer_assist.scenarios.run import run
from dealer_assist.scenarios.scenario import Scenario
from dealer_assist.scenarios.showdown import HALVES
from tests.every_game import GAMES


def verdict(expect: dict[str, Any]) -> Verdict:
    told = {
        "id": "one",
        "setup": {
            "game": "razzdeucey",
            "hands": {
                "1": ["As", "2d", "3c", "4h", "5s", "Kd", "Kh"],
                "2": ["2s", "3d", "4c", "5d", "7s", "Qd", "Qh"],
            },
        },
        "expect": expect,
    }
    return run(Scenario(Path("halves.json"), "hand_reading", "one", told)).verdict


def test_two_low_halves_are_told_apart_by_their_names() -> None:
    # the wheel wins at razz; as a deuce-to-seven it is no straight but ace-high, and seven-five-four-three-two is best
    assert verdict({"razz": {"winners": [1]}, "deuce_to_seven": {"winners": [2]}}) is Verdict.PASSED
    assert verdict({"razz": {"winners": [2]}}) is Verdict.MISMATCH


def test_with_two_lows_the_word_low_names_neither() -> None:
    assert verdict({"low": {"winners": [1]}}) is Verdict.MISMATCH


@pytest.mark.parametrize("name", GAMES)
def test_every_half_of_every_game_may_be_asked_for(name: str) -> None:
    assert {half.name for half in GAMES[name].halves} <= HALVES
