"""Hands written by hand: every game of the format, posts, all-ins, pots, shares, and the forms a file may have."""

import json
from decimal import Decimal
from typing import Any, Final

import pytest

from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_read import read_each
from dealer_assist.exchange.replay import replay
from dealer_assist.exchange.replayed import Replayed
from tests.exchange.hands import PHH

OWN: Final = PHH.parent / "phh_own"
EXPECTED: Final[dict[str, Any]] = json.loads((OWN / "expected.json").read_text(encoding="utf-8"), parse_float=Decimal)


def replayed_hands(name: str) -> list[Replayed]:
    hands = list(read_each(OWN / name))
    assert all(isinstance(hand, PhhHand) for hand in hands), hands
    return [replay(name, hand) for hand in hands if isinstance(hand, PhhHand)]


def pots_of(each: Replayed) -> list[list[Any]]:
    """Main pot first; a pot is its amount and what each player got of it."""
    return [[pot.amount, list(pot.amounts)] for pot in sorted(each.pots, key=lambda pot: pot.pot)]


def test_every_hand_of_the_folder_has_its_expected_end() -> None:
    assert {path.name for path in OWN.glob("*.phh*")} == set(EXPECTED)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_hand_written_by_hand_ends_as_counted_by_hand(name: str) -> None:
    hands = replayed_hands(name)
    ends = [None if each.final_stacks is None else list(each.final_stacks) for each in hands]
    assert ends == EXPECTED[name]["final_stacks"]
    for each, pots in zip(hands, EXPECTED[name]["pots"], strict=True):
        assert pots is None or pots_of(each) == pots
