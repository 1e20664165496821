"""Words: what they bind to, which of words and chips count, what amount they name."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import ChipsPut, Verb, When
from dealer_assist.hand.ruled import Action, Motion, MotionFacts
from dealer_assist.hand.spoken import DECLARED_TOTAL, LATE_WORDS_COUNT
from dealer_assist.rules.options import DeclaredRaiseAmountMeans, HouseRules, VerbalChipConflict
from tests.motions import chips, flop, read, to_act
from tests.tables import house_rules, part_of, play

FIRST_WINS = house_rules("tda_2024", verbal_chip_conflict="first_wins")
VERBAL_WINS = house_rules("tda_2024", verbal_chip_conflict="verbal_wins")


# -- words alone


def test_call_binds_to_the_whole_bet() -> None:
    assert chips(read(flop(400), ChipsPut(2, say=Verb.CALL)))[:2] == (Action.CALL, 400)


def test_call_with_nothing_to_call_is_a_check() -> None:
    assert chips(read(flop(), ChipsPut(1, say=Verb.CALL)))[:2] == (Action.CHECK, 0)


def test_check_facing_a_bet_leaves_call_or_fold() -> None:
    ruled = read(flop(400), ChipsPut(2, say=Verb.CHECK))

    assert (ruled.action, ruled.allowed, ruled.call_total) == (None, ("call", "fold"), 400)
    assert ruled.motion == Motion("check_said", 2, {"seat": 2, "call": 400})


def test_raise_with_nothing_to_raise_binds_to_a_bet() -> None:
    ruled = read(flop(blinds=(100, 200)), ChipsPut(1, say=Verb.RAISE))

    assert (ruled.action, ruled.to, ruled.min_to) == (Action.BET, None, 200)


def test_bet_facing_a_bet_binds_to_a_raise() -> None:
    ruled = read(flop(400), ChipsPut(2, say=Verb.BET))

    assert (ruled.action, ruled.min_to) == (Action.RAISE, 800)


def test_a_declared_raise_that_stands_as_said_needs_no_word_to_the_dealer() -> None:
    assert read(flop(400), ChipsPut(2, say=Verb.RAISE, amount=1500)).motion is None


def test_a_declared_raise_below_the_smallest_is_the_smallest() -> None:
    ruled = read(flop(400), ChipsPut(2, say=Verb.RAISE, amount=500))

    assert chips(ruled) == (Action.RAISE, 800, 800, 0)
    assert ruled.motion is not None
    assert (ruled.motion.code, ruled.motion.facts["because"]) == ("chips_add", "smallest")


def test_more_said_than_the_stack_holds_is_all_in() -> None:
    table = flop(400, behind={1: 9000, 2: 3000, 3: 9000})

    after = play(table, ChipsPut(2, say=Verb.RAISE, amount=8000))

    assert (part_of(after, 2).front, part_of(after, 2).all_in) == (3000, True)


def test_an_amount_alone_is_read_like_chips_of_that_amount() -> None:
    # 150 over 400 is under half of 400
    assert chips(read(flop(400), ChipsPut(2, amount=550)))[:2] == (Action.CALL, 400)


def test_an_amount_alone_is_no_single_large_chip() -> None:
    assert chips(read(flop(400), ChipsPut(2, amount=5000)))[:2] == (Action.RAISE, 5000)


def test_pot_with_chips_is_a_raise_to_the_chips_and_names_no_amount() -> None:
    ruled = read(flop(600), ChipsPut(2, (1000, 1000), say=Verb.POT))

    assert (chips(ruled), ruled.valid_amount) == ((Action.RAISE, 2000, 0, 0), False)


def test_an_unclear_amount_above_the_pot_whatever_it_means_is_the_smaller() -> None:
    # 900 in the middle
    assert chips(read(flop(), ChipsPut(1, say=Verb.BET, candidates=(2000, 20_000))))[:2] == (Action.BET, 2000)


def test_an_unclear_amount_is_measured_against_the_pot_with_the_bets_in_front() -> None:
    # 900 in the middle and 400 in front; 1300 is within it
    assert chips(read(flop(400), ChipsPut(2, say=Verb.RAISE, candidates=(130, 1300))))[:2] == (Action.RAISE, 1300)


# -- words and chips


def test_call_said_gives_back_what_is_too_much() -> None:
    ruled = read(flop(400), ChipsPut(2, (500, 500), say=Verb.CALL))

    assert chips(ruled) == (Action.CALL, 400, 0, 600)
    assert ruled.motion is not None
    assert ruled.motion.options == ("verbal_chip_conflict",)


def test_call_said_with_the_last_chips_short_of_it_is_all_in_for_them() -> None:
    after = play(flop(400), ChipsPut(2, (100, 100), say=Verb.CALL, last_chips=True))

    assert (part_of(after, 2).front, part_of(after, 2).all_in) == (200, True)


def test_check_said_gives_the_chips_back() -> None:
    assert chips(read(flop(), ChipsPut(1, (500,), say=Verb.CHECK))) == (Action.CHECK, 0, 0, 500)


def test_raise_said_with_too_few_chips_for_the_call_is_the_smallest_raise() -> None:
    assert chips(read(flop(400), ChipsPut(2, (100, 100), say=Verb.RAISE))) == (Action.RAISE, 800, 600, 0)


def test_raise_said_with_the_last_chips_is_all_in() -> None:
    assert chips(read(flop(400), ChipsPut(2, (500,), say=Verb.RAISE, last_chips=True)))[:2] == (Action.ALL_IN, 500)


def test_less_said_than_the_last_chips_that_lie_there_is_no_all_in() -> None:
    entry = ChipsPut(2, (1000, 1000), say=Verb.RAISE, amount=1500, last_chips=True)

    assert chips(read(flop(400), entry)) == (Action.RAISE, 1500, 0, 500)


def test_call_said_with_the_last_chips_still_to_come_is_the_call() -> None:
    assert chips(read(flop(400), ChipsPut(2, say=Verb.CALL, last_chips=True)))[:2] == (Action.CALL, 400)


def test_words_alone_are_never_late() -> None:
    assert read(flop(400), ChipsPut(2, say=Verb.RAISE, when=When.AFTER)).action is Action.RAISE


def test_an_unclear_amount_said_after_the_chips_corrects_them_where_words_win() -> None:
    entry = ChipsPut(1, (1000,), when=When.AFTER, candidates=(500, 5000))

    assert chips(read(flop(rules=VERBAL_WINS), entry)) == (Action.BET, 500, 0, 500)


def test_raise_said_together_with_one_chip_counts() -> None:
    ruled = read(flop(400, rules=FIRST_WINS), ChipsPut(2, (1000,), say=Verb.RAISE, when=When.WITH))

    assert chips(ruled)[:2] == (Action.RAISE, 1000)


@pytest.mark.parametrize(
    ("rules", "settles"),
    [(FIRST_WINS, (Action.RAISE, 1000, 0, 0)), (VERBAL_WINS, (Action.CALL, 400, 0, 600))],
    ids=["the chips came first", "the words win"],
)
def test_call_said_after_the_chips(rules: HouseRules, settles: tuple[object, ...]) -> None:
    table = flop(400, rules=rules)

    assert chips(read(table, ChipsPut(2, (500, 500), say=Verb.CALL, when=When.AFTER))) == settles


@pytest.mark.parametrize(
    ("rules", "settles"),
    [(FIRST_WINS, (Action.CALL, 400, 0, 600)), (VERBAL_WINS, (Action.RAISE, 1500, 500, 0))],
    ids=["the chips came first", "the words win"],
)
def test_raise_with_an_amount_said_after_one_large_chip(rules: HouseRules, settles: tuple[object, ...]) -> None:
    table = flop(400, rules=rules)
    entry = ChipsPut(to_act(table), (1000,), say=Verb.RAISE, when=When.AFTER, amount=1500)

    assert chips(read(table, entry)) == settles


# -- steps


@pytest.mark.parametrize(
    ("said", "means"),
    [(17, 15), (18, 20), (20, 20), (11, 10)],
    ids=["nearer below", "nearer above", "on a step", "not below the smallest bet"],
)
def test_a_bet_off_the_step_goes_to_the_nearest_amount_that_plays(said: int, means: int) -> None:
    table = flop(blinds=(5, 10), rules=house_rules("tda_2024", wager_increment=5))

    assert chips(read(table, ChipsPut(1, say=Verb.BET, amount=said)))[:2] == (Action.BET, means)


def test_a_bet_moved_to_a_step_is_told_with_that_reason() -> None:
    table = flop(blinds=(5, 10), rules=house_rules("tda_2024", wager_increment=5))

    motion = read(table, ChipsPut(1, (17,))).motion

    facts: MotionFacts = {"seat": 1, "what": "bet", "to": 15, "back": 2, "because": "step"}
    assert motion == Motion("chips_return", 1, facts, ("wager_increment",))


def test_every_value_of_the_options_has_its_rule() -> None:
    assert set(LATE_WORDS_COUNT) == set(VerbalChipConflict)
    assert set(DECLARED_TOTAL) == set(DeclaredRaiseAmountMeans)
