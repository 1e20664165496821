"""No question of the helpers is a dead end: each has a key, or is answered by a tap on a seat and its digits."""

import inspect

from dealer_assist.app.count_keys import ANSWERS
from dealer_assist.guide import asks
from dealer_assist.guide.prompt import Ask
from dealer_assist.rules.resolve import resolve

STANDING = {"bets", "status", "pot"}
"""Told by keys that stand there whatever is asked."""
OF_THE_TABLE = {"prev", "missed", "actions"}
"""Asked between hands or by the floor, never by a helper that counts."""


def facts() -> set[str]:
    """Every fact that may be asked for."""
    told = {"rules": resolve("tda_2024", mode="cash", betting="nl")}
    made = (each for name, each in inspect.getmembers(asks, inspect.isfunction) if name.startswith("ask_"))
    questions = [each(*(told.get(name, 1) for name in inspect.signature(each).parameters)) for each in made]
    assert all(isinstance(each, Ask) for each in questions)
    return {each.fact for each in questions}


def test_every_question_has_its_answer_on_the_screen() -> None:
    assert facts() - STANDING - OF_THE_TABLE == ANSWERS.keys()
