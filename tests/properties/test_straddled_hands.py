"""Straddled hands made up at random: their order; told by the chips in front alone, the same answer or a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from hypothesis import assume, given, settings

from dealer_assist.guide.forget import forget
from dealer_assist.guide.in_front import Opened, answer
from dealer_assist.guide.prompt import Ask
from dealer_assist.hand.entries import StraddlePosted
from dealer_assist.hand.limits import limits, somebody_can_answer
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.hand.straddle_sizes import sizes
from dealer_assist.rules.options import HouseRules, StraddleFirstAction
from dealer_assist.rules.refused import Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import StartHand
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import goes_along
from tests.guide.erasing import uncounted
from tests.hands import Deck, next_entry, some_opening
from tests.tables import house_rules, play, the_hand
from tests.walks import CHANCES


def some_straddling(chance: Random) -> HouseRules:
    """A house in which any seat may straddle, and straddle again."""
    return house_rules(
        "roberts_rules",
        straddle_positions=("any",),
        straddle_max=2,
        restraddle_positions="any",
        restraddle_live=chance.random() < 0.5,
        straddle_first_action=chance.choice(("left_of_straddle", "utg_skip_straddler")),
        straddle_min_raise=chance.choice(("big_blind", "straddle")),
    )


def straddled(chance: Random) -> TableState:
    """A hand just dealt in which one or two seats have straddled, if their chips let them."""
    table = play(opened(some_opening(chance, players=(3, 9), rules=some_straddling(chance))), StartHand())
    for _ in range(2):
        seat = chance.choice(the_hand(table).seats).seat
        after = apply(table, StraddlePosted(seat, sizes(the_hand(table))[0]))
        table = table if isinstance(after, Refused) else after
    return table


def decisions(table: TableState, chance: Random) -> Iterator[HandState]:
    """Every moment of the first round at which a seat is to act."""
    deck = Deck(chance, [each.seat for each in the_hand(table).seats])
    while table.hand is not None and table.hand.to_act is not None and not table.hand.street:
        yield table.hand
        table = play(table, next_entry(table.hand, chance, deck))


@settings(max_examples=150)
@given(CHANCES)
def test_price_and_smallest_raise_over_a_straddle_are_those_of_the_history_or_asked_for(chance: Random) -> None:
    table = straddled(chance)
    assume(the_hand(table).forced.straddles)
    for hand in decisions(table, chance):
        assert hand.to_act is not None
        said = answer(forget(hand), Opened.PAD, hand.to_act)
        if isinstance(said, Ask):
            continue
        legal = limits(uncounted(hand), hand.to_act)
        assert said.slots.get("call", 0) == legal.call_add
        if somebody_can_answer(hand, in_hand(hand, hand.to_act)):
            assert said.slots.get("min") == legal.min_to


def test_straddled_hands_answer_more_often_than_they_ask() -> None:
    said = Counter[bool]()
    for seed in range(60):
        chance = Random(seed)
        for hand in decisions(straddled(chance), chance):
            assert hand.to_act is not None
            said[isinstance(answer(forget(hand), Opened.PAD, hand.to_act), Ask)] += 1
    assert said[False] > 10 * said[True]


@settings(max_examples=150)
@given(CHANCES)
def test_everybody_acts_once_and_the_last_straddler_last_when_nobody_raises(chance: Random) -> None:
    table = straddled(chance)
    assume(the_hand(table).forced.straddles)
    straddlers = {each.seat for each in the_hand(table).forced.straddles}
    order = []
    while the_hand(table).to_act is not None:
        hand = the_hand(table)
        assert hand.to_act is not None
        order.append(hand.to_act)
        table = play(table, goes_along(hand, hand.to_act))
    assert len(order) == len(set(order))
    waiting = [seat for seat in order if seat in straddlers]
    if waiting and the_hand(table).rules.straddle_first_action is StraddleFirstAction.UTG_SKIP_STRADDLER:
        assert order[-len(waiting) :] == waiting
