"""Random straddled hands with deep stacks at the table and in PokerKit: turn, price and smallest raise agree.

PokerKit posts straddles like blinds and starts left of the largest; its smallest bet is a setting of the hand. So it
can play both houses: the one in which a raise adds a big blind, and the one in which the straddle is the bring-in
before the flop and the smallest bet after it. Stacks are so deep that nobody is all-in: of short all-ins it is known to
answer otherwise (`tests/pokerkit_beside.py`).
"""

from __future__ import annotations

from random import Random

import pytest
from pokerkit import Automation, NoLimitTexasHoldem, State

from dealer_assist.hand.entries import Check, Fold, StraddlePosted, StreetDealt, Wager
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import HandState, Stage, in_front
from dealer_assist.hand.straddle_sizes import sizes
from dealer_assist.pots.split import clockwise_from
from dealer_assist.rules.refused import Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Entry
from dealer_assist.table.state import TableState
from tests.hands import Mood, some_action
from tests.tables import dealt, house_rules, play, the_hand

AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
SMALL, BIG = 1, 2
DEEP = 4_000
CALM = Mood(folds=20, raises=25, shoves=0, smallest=60)


def straddled(chance: Random, rule: str) -> TableState:
    """Three to nine players, and one to three straddles from any seats."""
    rules = house_rules(
        "roberts_rules",
        straddle_positions=("any",),
        straddle_max=3,
        restraddle_positions="any",
        straddle_size="exact_double",
        straddle_first_action="left_of_straddle",
        straddle_min_raise=rule,
        straddle_postflop_min_bet=rule,
    )
    players = chance.randint(3, 9)
    button = chance.randint(1, players)
    table = dealt((DEEP,) * players, blinds=(SMALL, BIG), button=button, rules=rules)
    for _ in range(chance.randint(1, 3)):
        seat = chance.randint(1, players)
        after = apply(table, StraddlePosted(seat, sizes(the_hand(table))[0]))
        table = table if isinstance(after, Refused) else after
    return table


def beside(hand: HandState, order: tuple[int, ...]) -> State:
    """The same hand in PokerKit, its players in the order of the blinds."""
    straddles = {order.index(each.seat): each.to for each in hand.forced.straddles}
    return NoLimitTexasHoldem.create_state(
        AUTOMATIC,
        True,
        0,
        {0: SMALL, 1: BIG, **straddles},
        hand.full_raise or BIG,
        DEEP,
        len(order),
    )


def compare(hand: HandState, theirs: State, order: tuple[int, ...]) -> None:
    """Turn, price and the smallest raise."""
    assert hand.to_act is not None
    assert theirs.actor_index == order.index(hand.to_act)
    legal = limits(hand, hand.to_act)
    assert theirs.checking_or_calling_amount == legal.call_add
    if theirs.can_complete_bet_or_raise_to():
        assert theirs.min_completion_betting_or_raising_to_amount == legal.min_to


def enter(entry: Entry, theirs: State) -> None:
    match entry:
        case Fold():
            theirs.fold()
        case Wager(_, to):
            theirs.complete_bet_or_raise_to(to)
        case Check() | _:
            theirs.check_or_call()


def played_beside(chance: Random, rule: str) -> int:
    """Decisions of one hand compared in both; 0 of a hand without a straddle, or in which a blind straddled again."""
    table = straddled(chance, rule)
    hand = the_hand(table)
    if not hand.forced.straddles or hand.positions.button is None:
        return 0
    order = clockwise_from(hand.positions.button, tuple(each.seat for each in hand.seats))
    # PokerKit has one post for each player
    if any(order.index(each.seat) < 2 for each in hand.forced.straddles):
        return 0
    theirs, compared = beside(hand, order), 0
    while hand.stage in (Stage.BETTING, Stage.ROUND_OVER):
        if hand.to_act is None:
            table = play(table, StreetDealt())
        else:
            compare(hand, theirs, order)
            compared += 1
            entry = some_action(hand, limits(hand, hand.to_act), chance, CALM)
            table = play(table, entry)
            enter(entry, theirs)
        hand = the_hand(table)
        assert in_front(hand) + hand.middle == theirs.total_pot_amount or not theirs.status
    return compared


@pytest.mark.parametrize("rule", ["big_blind", "straddle"])
def test_three_hundred_straddled_hands_agree(rule: str) -> None:
    compared = [played_beside(Random(f"{rule} {seed}"), rule) for seed in range(300)]
    assert sum(map(bool, compared)) > 150
