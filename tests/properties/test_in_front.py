"""Every moment of every recorded hand told with facts left out: the answer of the whole history, or a question.

What is right comes from the hand as it was followed, not from the guide: the price and the smallest raise from its
limits, what goes back and the pots from what every seat has put in.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from dealer_assist.guide.in_front import Opened, answer, split_told
from dealer_assist.guide.prompt import Ask, Prompt, Said
from dealer_assist.guide.wrong_pot import POT
from dealer_assist.hand.award import whole_to
from dealer_assist.hand.dividing import shares
from dealer_assist.hand.limits import limits, somebody_can_answer
from dealer_assist.hand.middle import pots_of, uncalled_now
from dealer_assist.hand.situation import Situation
from dealer_assist.hand.state import HandState, in_front, in_hand, live
from tests.exchange.hands import hand_named, index
from tests.exchange.playing import playing
from tests.guide.erasing import erased, uncounted

NAMES = tuple(row["file"] for row in index() if row["variant"] in ("NT", "PO", "FT"))
"""Hold'em and Omaha at no-limit, pot-limit and fixed limit."""
POTS = tuple(row["file"] for row in index() if row["variant"] == "PO")
TIMES = 5
"""How often each moment is told, every time with other facts left out."""


class Moment(NamedTuple):
    """A hand in progress, and the same as somebody tells it who does not know everything."""

    hand: HandState
    told: Situation


@cache
def moments(name: str) -> tuple[Moment, ...]:
    """Every moment of a recorded hand while betting goes on or chips lie in front."""
    chance = Random(name)
    hands = (step.after.hand for step in playing(hand_named(name)).steps())
    open_ones = [hand for hand in hands if hand is not None and (hand.to_act is not None or in_front(hand))]
    return tuple(Moment(hand, erased(hand, chance)) for hand in open_ones for _ in range(TIMES))


def asked_what_a_seat_may_do(name: str) -> Iterator[tuple[Moment, Said]]:
    for moment in moments(name):
        if moment.hand.to_act is not None:
            yield moment, answer(moment.told, Opened.PAD, moment.hand.to_act)


def asked_what_to_pull(name: str) -> Iterator[tuple[Moment, Said]]:
    for moment in moments(name):
        if moment.hand.to_act is None:
            yield moment, answer(moment.told, Opened.ALL_IN)


def price_and_least(hand: HandState) -> tuple[int, int | None]:
    """Chips to add for a call, and the smallest total to raise to, both without looking at the stack."""
    assert hand.to_act is not None
    legal = limits(uncounted(hand), hand.to_act)
    return legal.call_add, legal.min_to


@pytest.mark.parametrize("name", NAMES)
def test_price_and_smallest_raise_are_those_of_the_whole_history_or_asked_for(name: str) -> None:
    for moment, said in asked_what_a_seat_may_do(name):
        if isinstance(said, Ask):
            continue
        hand = moment.hand
        assert hand.to_act is not None
        call, least = price_and_least(hand)
        assert said.slots.get("seat", hand.to_act) == hand.to_act
        assert said.slots.get("call", 0) == call
        # whether anybody is left to answer a raise is no matter of chips in front: the smallest one is told either way
        if somebody_can_answer(hand, in_hand(hand, hand.to_act)):
            assert least_told(said) == least


def least_told(said: Prompt) -> int | None:
    """The smallest total to raise to, by the name it has in the prompt; in limit it is the only one."""
    names = [name for name in ("min", "complete", "raise_to") if name in said.slots]
    least: int | None = said.slots[names[0]] if names else None
    return least


@pytest.mark.parametrize("name", POTS)
def test_the_pot_is_that_of_the_whole_history_or_asked_for(name: str) -> None:
    for moment in moments(name):
        hand = moment.hand
        if hand.to_act is None:
            continue
        said = answer(moment.told, Opened.POT, hand.to_act)
        if said.code in POT:
            assert said.slots["total"] == limits(uncounted(hand), hand.to_act).max_to


def test_recorded_pots_are_answered_too() -> None:
    hands = (moment for name in POTS for moment in moments(name) if moment.hand.to_act is not None)
    said = [answer(each.told, Opened.POT, each.hand.to_act) for each in hands]
    assert sum(each.code in POT for each in said) > len(said) / 4


@pytest.mark.parametrize("name", NAMES)
def test_what_goes_back_and_the_pots_are_those_of_the_whole_history_or_asked_for(name: str) -> None:
    for moment, said in asked_what_to_pull(name):
        if isinstance(said, Prompt):
            assert told_of(said) == truth_of(moment.hand, said)


def told_of(said: Prompt) -> object:
    """The numbers of a prompt about the chips in front."""
    match said.code:
        case "return_uncalled":
            return said.slots["seat"], said.slots["amount"]
        case "push":
            return said.slots["seat"], said.slots["amount"]
    return [(pot["amount"], tuple(pot["seats"])) for pot in said.slots["pots"]]


def truth_of(hand: HandState, said: Prompt) -> object:
    """The same numbers from what every seat has put in."""
    back = uncalled_now(hand)
    if said.code == "return_uncalled":
        assert back is not None
        return back.seat, back.amount
    assert back is None, "what nobody called goes back first"
    if said.code == "push":
        (winner,) = live(hand)
        return winner.seat, sum(pot.amount for pot in pots_of(hand))
    return [(pot.amount, pot.seats) for pot in pots_of(hand)]


@pytest.mark.parametrize("name", NAMES)
def test_shares_of_a_split_are_those_of_the_whole_history_or_asked_for(name: str) -> None:
    for moment in moments(name):
        winners = tuple(each.seat for each in live(moment.hand))[:3]
        amount = moment.hand.middle + 1
        said = split_told(moment.told, amount, winners)
        if isinstance(said, Prompt) and len(winners) > 1:
            expected = shares(moment.hand, amount, whole_to(moment.hand, winners))
            assert expected is not None, "recorded hands have a button"
            assert split_of(said) == {share.seat: share.amount for share in expected}


def split_of(said: Prompt) -> dict[int, int]:
    return {each["seat"]: each["amount"] for each in said.slots["shares"]}


def test_recorded_hands_answer_more_often_than_they_ask() -> None:
    """The tests above are worth something: most moments are answered, and every kind of answer comes."""
    said = [each for name in NAMES for ask in (asked_what_a_seat_may_do, asked_what_to_pull) for _, each in ask(name)]
    kinds = Counter(each.code for each in said)
    assert len(said) > 4_000
    assert kinds.keys() >= {"call_or_raise", "to_act_check", "return_uncalled", "side_pots", "ask_bets", "ask_status"}
    assert sum(isinstance(each, Prompt) for each in said) > len(said) / 2
