"""In every game what the screen says of a seat to act is what the hand lets it do: call, smallest raise, or none.

The guide reads the chips in front, so that a hand nobody followed has the same answer; the hand reads its history.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.guide.drawing import open_or_fold
from dealer_assist.guide.prompt import Prompt
from dealer_assist.guide.stud import on_third_street
from dealer_assist.guide.turn import pad
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import HandState, Stage, in_hand
from dealer_assist.table.seating import opened
from tests.every_game import GAMES, hands_played, opening_of

CHANCES = st.integers(0, 2**32 - 1)
LARGER = ("min", "complete", "raise_to", "to", "opens")
"""What the prompts call the smallest bet or raise."""


def decisions(name: str, seed: int) -> Iterator[tuple[HandState, int]]:
    """Every moment of a hand at which a seat is to act."""
    chance = Random(seed)
    for _, table in hands_played(opened(opening_of(GAMES[name], chance)), chance):
        hand = table.hand
        if hand is not None and hand.stage is Stage.BETTING and hand.to_act is not None:
            yield hand, hand.to_act


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25)
@given(seed=CHANCES)
def test_what_a_seat_is_told_is_what_it_may_do(name: str, seed: int) -> None:
    for hand, seat in decisions(name, seed):
        legal = limits(hand, seat)
        said = on_third_street(hand, seat) or open_or_fold(hand, seat) or pad(hand, seat)
        assert isinstance(said, Prompt), "a hand that was followed asks nothing"
        least = next((said.slots[each] for each in LARGER if said.slots.get(each) is not None), None)
        if said.code == "call_or_fold":
            least = None
        assert (least is not None) is legal.may_wager, said
        # an all-in for less than the smallest raise is no raise that is named
        assert least in (legal.min_to, legal.least_to), said
        # a stack that ends below the call calls with what it has
        whole = hand.level - in_hand(hand, seat).front
        assert said.slots.get("call", legal.call_add) in (legal.call_add, whole), said
