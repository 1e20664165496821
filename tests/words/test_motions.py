"""What words and chips amount to is told for every reason the hand knows."""

from __future__ import annotations

import pytest

from dealer_assist.hand.case import Because
from dealer_assist.words import Words
from dealer_assist.words.lines import lines


def test_every_reason_for_chips_to_move_has_words() -> None:
    course = lines().course

    told = {*course["chips_add"].slots["because"], *course["chips_return"].slots["because"]}

    assert told == {str(reason) for reason in Because}


@pytest.mark.parametrize(
    ("code", "slots", "said"),
    [
        (
            "chips_add",
            {"seat": 3, "what": "call", "to": 400, "add": 300, "because": "short_call"},
            ("SEAT 3: CALL · ADD 300", "Less than the call binds to the whole call."),
        ),
        (
            "chips_return",
            {"seat": 2, "what": "raise", "to": 800, "back": 1200, "because": "second_motion"},
            ("SEAT 2: RAISE TO 800 · RETURN 1,200", "Chips of a further motion come back."),
        ),
        (
            "floor_short_call",
            {"seat": 5, "call": 600, "other": "fold", "amount": 200},
            ("CALL FLOOR · CALL 600 OR FOLD", "With a fold, 200 stays in the pot."),
        ),
        (
            "amount_open",
            {"seat": 4, "what": "raise", "min": None, "named": "none"},
            ("SEAT 4: RAISE TO HOW MUCH?", "Raise was said: ask for the amount."),
        ),
        (
            "pulled_back",
            {"seat": 6, "may_fold": False},
            ("SEAT 6: CALL OR RAISE", "A chip was pulled back facing a raise: no fold."),
        ),
    ],
)
def test_a_motion_reads_as_a_dealer_says_it(code: str, slots: dict[str, object], said: tuple[str, str]) -> None:
    assert Words("en", isolate=False).prompt(code, slots) == said
