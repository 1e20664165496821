"""Pot-limit, fixed limit and spread: from less knowledge the same answer, or a question; never another number.

Random hands with short stacks and odd houses are played; at every step some facts are left out and the answer is
compared with that of the whole history.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from dealer_assist.guide.in_front import Opened, answer
from dealer_assist.guide.pot_asked import pot
from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.guide.raises_left import LEAST
from dealer_assist.guide.turn import pad
from dealer_assist.guide.wrong_pot import POT
from dealer_assist.hand.forced import NO_SIZES, BetSizes
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import HandState
from dealer_assist.rules.options import HouseRules, LimitCapHeadsUp
from dealer_assist.table.seating import opened
from dealer_assist.words.words import Words
from tests.guide.erasing import erased, must_be_told, uncounted
from tests.hands import PRESETS, Mood, played
from tests.tables import house_rules, opening

MANY_RAISES = Mood(folds=4, raises=35, shoves=45, smallest=50)
FEW = range(10)
MANY = range(10, 1_000)


def some_house(chance: Random, betting: str) -> HouseRules:
    """A rulebook with some of the options that pot-limit and fixed limit turn on changed."""
    changes: dict[str, object] = {"betting": betting}
    for option, values in OPTIONS.items():
        if chance.random() < 0.4:
            changes[option] = chance.choice(values)
    if chance.random() < 0.3:
        changes |= {"ante_type": chance.choice(("per_player", "big_blind")), "ante_amount": chance.choice((1, 5))}
    return house_rules(chance.choice(PRESETS), **changes)


OPTIONS: dict[str, tuple[object, ...]] = {
    "pl_small_blind_counts_as": ("actual", "big_blind"),
    "pl_missing_blind": ("assume_full", "actual"),
    "pl_antes_preflop": ("count", "ignore"),
    "pl_dead_posts": ("count", "count_sb_as_big_blind"),
    "pl_round_up_to": (None, 5, 25),
    "short_all_in_reopens": ("per_player_cumulative", "single_only", "always"),
    "limit_short_all_in_fraction": ("half", "full"),
    "limit_raise_cap": (1, 2, 3, 4),
    "limit_cap_heads_up": tuple(rule.value for rule in LimitCapHeadsUp),
    "short_blind_call_amount": ("full_blind", "all_in_amount"),
}


SIZES = {"fl": BetSizes(10, 20), "spread": BetSizes(spread_least=5, spread_most=25)}


def hands(seed: int, betting: str) -> Iterator[HandState]:
    """Hands in which somebody is to act, with every stack as if nobody had counted it."""
    for number in range(10):
        chance = Random(f"{betting} {seed} {number}")
        stacks = [chance.randint(6, 120) if chance.random() < 0.7 else 2000 for _ in range(chance.randint(3, 8))]
        start = opening(
            stacks, blinds=(5, 10), bets=SIZES.get(betting, NO_SIZES), button=1, rules=some_house(chance, betting)
        )
        for _entry, after in played(opened(start), chance, MANY_RAISES):
            if after.hand is not None and after.hand.to_act is not None:
                yield uncounted(after.hand)


class Told(NamedTuple):
    """What is said of a seat that is to act: by the whole history, and with facts left out."""

    hand: HandState
    whole: Said
    less: Said


def asked_for_pot(seed: int) -> Iterator[Told]:
    chance = Random(seed)
    for hand in hands(seed, "pl"):
        seat = hand.to_act
        assert seat is not None
        told = erased(hand, chance, told=must_be_told(hand, seat))
        yield Told(hand, pot(hand, seat), answer(told, Opened.POT, seat))


def asked_what_it_may_do(seed: int, betting: str) -> Iterator[Told]:
    chance = Random(seed)
    for hand in hands(seed, betting):
        seat = hand.to_act
        assert seat is not None
        told = erased(hand, chance, told=must_be_told(hand, seat))
        yield Told(hand, pad(hand, seat), answer(told, Opened.PAD, seat))


def same(whole: Said, less: Said) -> bool:
    """The same answer; it may leave out who acts next, and reasons that hold only where more is told."""
    if less.code == "raise_if_left":
        return conditional(whole, less)
    if raises_are_out(whole):
        # the betting is locked for the seat as well, and the chips tell that
        return less.code in ("to_act", "call_or_fold") and less.slots["call"] == whole.slots["call"]
    if whole.code not in POT or less.code != whole.code:
        return whole == less
    nobody = {"bettor": None, "call": None, "may_raise": False} if "bettor" in less.slots else {}
    slots = whole.slots if less.slots.get("bettor") is not None else {**whole.slots, **nobody}
    return slots == less.slots and whole.why.sum == less.why.sum and {*less.why.options} <= {*whole.why.options}


def raises_are_out(said: Said) -> bool:
    return said.why.options == ("limit_raise_cap",)


def conditional(whole: Said, less: Said) -> bool:
    """Whether the price is right, and the raise that is named with its condition, if there is one."""
    least = next((whole.slots[name] for name in LEAST.values() if whole.slots.get(name) is not None), None)
    call = whole.slots.get("call", less.slots["call"])
    return call == less.slots["call"] and (raises_are_out(whole) if least is None else least == less.slots["min"])


def wrong(told: Iterator[Told]) -> list[Told]:
    """Answers that are neither the truth nor a question."""
    return [each for each in told if not isinstance(each.less, Ask) and not same(each.whole, each.less)]


@pytest.mark.parametrize("seed", FEW)
def test_the_maximum_is_that_of_the_whole_history_or_something_is_asked(seed: int) -> None:
    assert wrong(asked_for_pot(seed)) == []


@pytest.mark.long
@pytest.mark.parametrize("seed", MANY)
def test_the_maximum_is_that_of_the_whole_history_in_many_hands(seed: int) -> None:
    assert wrong(asked_for_pot(seed)) == []


@pytest.mark.parametrize("betting", ["pl", "fl", "spread"])
@pytest.mark.parametrize("seed", FEW)
def test_what_a_seat_may_do_is_that_of_the_whole_history_or_asked_for(seed: int, betting: str) -> None:
    assert wrong(asked_what_it_may_do(seed, betting)) == []


@pytest.mark.long
@pytest.mark.parametrize("betting", ["pl", "fl", "spread"])
@pytest.mark.parametrize("seed", MANY)
def test_what_a_seat_may_do_is_that_of_the_whole_history_in_many_hands(seed: int, betting: str) -> None:
    assert wrong(asked_what_it_may_do(seed, betting)) == []


def test_most_answers_need_no_question() -> None:
    said = [each.less for seed in FEW for each in asked_for_pot(seed)]
    said += [each.less for seed in FEW for each in asked_what_it_may_do(seed, "fl")]
    codes = {each.code for each in said}
    assert codes >= {"pot_max", "pot_max_open", "pot_max_short_all_in", "limit_complete", "limit_raise", "ask_pot"}
    assert sum(not isinstance(each, Ask) for each in said) > len(said) / 2


# -- the number and its sum


def worth(arithmetic: str) -> int:
    """What a sum of a prompt comes to."""
    return sum(int(a) * int(b or 1) for a, _, b in (term.partition("×") for term in arithmetic.split(" + ")))


@pytest.mark.parametrize("seed", FEW)
def test_the_maximum_is_the_one_the_hand_allows_and_the_sum_adds_up_to_it(seed: int) -> None:
    for hand in hands(seed, "pl"):
        seat = hand.to_act
        assert seat is not None
        said = pot(hand, seat)
        if said.code in POT:
            assert said.slots["total"] == limits(hand, seat).max_to
            assert said.why.sum is None or worth(said.why.sum) == said.slots["total"]
        else:
            assert said == pad(hand, seat)


@pytest.mark.parametrize("seed", FEW)
def test_the_call_and_the_increase_make_the_maximum(seed: int) -> None:
    for hand in hands(seed, "pl"):
        assert hand.to_act is not None
        said = pot(hand, hand.to_act)
        if said.code == "pot_max":
            slots = said.slots
            assert slots["own"] + slots["call"] + slots["increase"] == slots["total"]
            assert slots["pot"] == slots["increase"]


@pytest.mark.parametrize("seed", FEW)
def test_every_maximum_has_words(seed: int) -> None:
    english = Words("en", isolate=False)
    for hand in hands(seed, "pl"):
        assert hand.to_act is not None
        said = pot(hand, hand.to_act)
        assert all(english.prompt(said.code, said.slots, said.why.sum)) or said.code == "to_act_check"


# -- limit


@pytest.mark.parametrize("seed", FEW)
def test_in_limit_the_size_told_is_the_one_the_hand_allows(seed: int) -> None:
    size = {"call_or_raise": "min", "limit_complete": "complete", "limit_raise": "raise_to"}
    for hand in hands(seed, "fl"):
        seat = hand.to_act
        assert seat is not None
        said, legal = pad(hand, seat), limits(hand, seat)
        if said.code in size:
            assert (said.slots[size[said.code]], said.slots["call"]) == (legal.min_to, legal.call_add)
        elif said.code in ("to_act", "call_or_fold"):
            assert legal.min_to is None
            assert said.slots["call"] == legal.call_add
