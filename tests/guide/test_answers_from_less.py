"""From less knowledge the same answer, or a question; never another number.

Random hands with short stacks and odd houses are played; at every step some facts are left out and the answer
is compared with that of the whole history. Recorded hands are gone through the same way in `tests/properties`.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from dealer_assist.guide.forget import forget
from dealer_assist.guide.in_front import Opened, answer
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.guide.turn import pad
from dealer_assist.hand.entries import StreetDealt, UncalledReturned
from dealer_assist.hand.state import HandState, in_front
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState
from dealer_assist.words.words import Words
from tests.guide.erasing import erased, must_be_told, uncounted
from tests.hands import Mood, played, some_rules
from tests.tables import opening

SHOVING = Mood(folds=3, raises=35, shoves=70, smallest=60)
"""Many all-ins, most of them short."""
FEW = range(20)
MANY = range(20, 2_000)
PULLING = ("return_uncalled", "side_pots", "short_big_blind")


def tables(seed: int) -> Iterator[tuple[TableState, bool]]:
    """Ten hands step by step, and whether the uncalled chips of the street have gone back."""
    for number in range(10):
        chance = Random(f"{seed} {number}")
        stacks = [chance.randint(8, 90) if chance.random() < 0.7 else 2000 for _ in range(chance.randint(3, 9))]
        table = opened(opening(stacks, blinds=(5, 10), button=1, rules=some_rules(chance)))
        back = False
        for entry, after in played(table, chance, SHOVING):
            back = (back or isinstance(entry, UncalledReturned)) and not isinstance(entry, StreetDealt)
            yield after, back


def hands(seed: int) -> Iterator[tuple[HandState, bool]]:
    """The hands in progress; a betting cap makes other all-ins than chips do, so those houses are left out."""
    for table, back in tables(seed):
        if table.hand is not None and table.hand.rules.hand_cap is None:
            yield table.hand, back


def pads(seed: int) -> Iterator[tuple[Said, Said]]:
    """What the seat to act may do: the truth, and the answer with facts left out."""
    chance = Random(seed)
    for hand, _back in hands(seed):
        if hand.to_act is not None:
            told = erased(hand, chance, told=must_be_told(hand, hand.to_act))
            yield pad(uncounted(hand), hand.to_act), answer(told, Opened.PAD, hand.to_act)


def pulls(seed: int) -> Iterator[tuple[Said, Said]]:
    """What is done with the chips when a round is over: the truth, and the answer with facts left out."""
    chance = Random(seed)
    for hand, back in hands(seed):
        if hand.to_act is None and in_front(hand) and not hand.pots and not back:
            yield answer(forget(hand), Opened.ALL_IN), answer(erased(hand, chance), Opened.ALL_IN)


def wrong(seed: int) -> list[tuple[Said, Said]]:
    """Answers that are neither the truth nor a question."""
    pairs = (*pads(seed), *pulls(seed))
    return [(truth, said) for truth, said in pairs if said != truth and not isinstance(said, Ask)]


@pytest.mark.parametrize("seed", FEW)
def test_with_facts_left_out_the_answer_is_the_same_or_a_question(seed: int) -> None:
    assert wrong(seed) == []


@pytest.mark.long
@pytest.mark.parametrize("seed", MANY)
def test_with_facts_left_out_the_answer_is_the_same_or_a_question_in_many_hands(seed: int) -> None:
    assert wrong(seed) == []


def test_most_answers_need_no_question() -> None:
    said = [answered for seed in FEW for _, answered in (*pads(seed), *pulls(seed))]
    assert sum(not isinstance(each, Ask) for each in said) > len(said) / 2


@pytest.mark.parametrize("seed", FEW)
def test_with_everything_told_there_is_no_question(seed: int) -> None:
    asked = [
        hand
        for hand, _back in hands(seed)
        if hand.to_act is not None
        and answer(forget(hand), Opened.PAD, hand.to_act) != pad(uncounted(hand), hand.to_act)
    ]
    assert asked == []


@pytest.mark.parametrize("seed", FEW)
def test_a_followed_hand_and_its_chips_give_the_same_pots(seed: int) -> None:
    different = [
        hand
        for table, back in tables(seed)
        if (hand := table.hand) is not None
        and not back
        and next_steps(table)[0].code in PULLING
        and next_steps(table)[0].slots.get("min") is None
        and next_steps(table)[0] != answer(forget(hand), Opened.ALL_IN)
    ]
    assert different == []


@pytest.mark.parametrize("seed", FEW)
def test_every_step_of_every_hand_has_a_line_and_every_line_has_words(seed: int) -> None:
    english = Words("en", isolate=False)
    lines = [
        [english.prompt(said.code, said.slots, said.why.sum) for said in next_steps(each)] for each, _ in tables(seed)
    ]
    assert all(lines)
