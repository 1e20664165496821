"""Silent chips, in the order of the questions; what is applied, what is refused, what the dealer is told."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.desk.body import Outcome, decode, encode
from dealer_assist.hand.chips_put import ENTERED, floor_may_rule
from dealer_assist.hand.entries import AllIn, BehindCounted, Call, Check, ChipsPut, PriorMoved, Verb, Wager, When
from dealer_assist.hand.motions import QUESTIONS, SAID, read_motion
from dealer_assist.hand.prior_chips import ReadAs
from dealer_assist.hand.ruled import Action, Motion, MotionFacts
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import Together
from tests.motions import chips, flop, read, silent, to_act, told
from tests.tables import dealt, house_rules, part_of, play, refusal, the_hand

TDA = house_rules("tda_2024")
NO_HALF_RULE = house_rules("tda_2024", underbet_raise_threshold="intent_floor")


# -- nothing to call


def test_with_nothing_to_call_every_chip_counts() -> None:
    assert chips(silent(flop(), 500, 25)) == (Action.BET, 525, 0, 0)


def test_opening_chips_below_the_smallest_bet_are_completed_to_it() -> None:
    ruled = silent(flop(blinds=(100, 200)), 100)

    assert chips(ruled) == (Action.BET, 200, 100, 0)
    facts: MotionFacts = {"seat": 1, "what": "bet", "to": 200, "add": 100, "because": "smallest"}
    assert ruled.motion == Motion("chips_add", 1, facts)


def test_last_chips_below_the_smallest_bet_are_all_in() -> None:
    table = flop(blinds=(100, 200))

    after = play(table, ChipsPut(1, (100,), last_chips=True))

    assert (part_of(after, 1).all_in, the_hand(after).level) == (True, 100)


# -- facing a bet


def test_exactly_the_call_needs_no_word_to_the_dealer() -> None:
    ruled = silent(flop(400), 300, 100)

    assert (chips(ruled), ruled.motion) == ((Action.CALL, 400, 0, 0), None)


def test_one_large_chip_is_a_call_with_change() -> None:
    assert silent(flop(400), 5000).motion == Motion("single_chip", 2, {"call": 400, "change": 4600})


def test_one_large_chip_is_no_silent_one_when_raise_was_said_too_late() -> None:
    ruled = read(flop(400), ChipsPut(2, (5000,), say=Verb.RAISE, when=When.AFTER))

    facts: MotionFacts = {"seat": 2, "what": "call", "to": 400, "back": 4600, "because": "too_late"}
    assert (chips(ruled), ruled.motion) == ((Action.CALL, 400, 0, 4600), Motion("chips_return", 2, facts))


def test_one_large_chip_is_no_silent_one_when_an_amount_was_said_too_late() -> None:
    ruled = read(flop(400), ChipsPut(2, (5000,), when=When.AFTER, amount=1000))

    assert ruled.motion is not None
    assert (ruled.motion.code, ruled.motion.facts["because"]) == ("chips_return", "too_late")


def test_chips_of_which_every_one_is_needed_are_a_call() -> None:
    # without one of the smallest 1000 + 100 = 1100 would be short of 1150
    ruled = silent(flop(400, 1150), 1000, 100, 100)

    assert chips(ruled) == (Action.CALL, 1150, 0, 50)
    assert ruled.motion is not None
    assert ruled.motion.facts["because"] == "needed"


def test_half_of_the_smallest_raise_is_measured_from_the_last_raise_not_from_the_bet() -> None:
    # raised by 700: half is 350, and 1450 is 350 more than 1100
    assert chips(silent(flop(400, 1100), 1000, 100, 100, 100, 100, 50)) == (Action.RAISE, 1800, 350, 0)


def test_under_half_of_a_raise_is_a_call_and_the_rest_comes_back() -> None:
    facts = {"call": 400, "back": 150, "increase": 150, "full": 400}

    motion = silent(flop(400), 400, 100, 50).motion

    assert motion == Motion("call_return", 2, facts, ("underbet_raise_threshold",))


def test_the_call_of_chips_that_come_back_is_told_as_what_is_added_to_earlier_ones() -> None:
    # the small blind has 100 in front, raised to 600: 500 + 100 + 50 more are 750 in all, half of 400 is 200
    table = play(dealt((None, None, None), blinds=(100, 200), rules=TDA), Wager(1, 600))

    motion = silent(table, 400, 100, 100, 50).motion

    assert motion is not None
    assert (motion.code, motion.facts["call"], motion.facts["back"]) == ("call_return", 500, 150)


def test_without_a_half_rule_the_floor_is_asked_and_nothing_is_entered_yet() -> None:
    table = flop(400, rules=NO_HALF_RULE)
    ruled = silent(table, 400, 100)
    after = play(table, ChipsPut(2, (400, 100)))

    assert [(each.action, each.to, each.returned, each.add_required) for each in ruled.choices] == [
        ("call", 400, 100, 0),
        ("raise", 800, 0, 300),
    ]
    assert (the_hand(after).to_act, part_of(after, 2).front) == (2, 0)
    assert floor_may_rule(the_hand(after)) == (Call(2), Wager(2, 800))


def test_without_a_half_rule_a_full_raise_is_one() -> None:
    assert chips(silent(flop(400, rules=NO_HALF_RULE), 400, 400)) == (Action.RAISE, 800, 0, 0)


def test_a_last_raise_nobody_knows_leaves_the_half_to_the_floor() -> None:
    unknown = replace(the_hand(flop(400)), full_raise=None)

    ruled = read_motion(unknown, ChipsPut(2, (500, 400)))

    assert [(each.action, each.to) for each in ruled.choices] == [("call", 400), ("raise", 900)]


# -- stacks


def test_a_counted_stack_tells_that_these_are_the_last_chips() -> None:
    table = flop(1400, behind={1: 5000, 2: 2000, 3: 5000})

    after = play(table, ChipsPut(2, (1000, 500, 500)))

    assert (part_of(after, 2).all_in, part_of(after, 2).front, the_hand(after).level) == (True, 2000, 2000)


def test_a_raise_is_completed_no_further_than_the_stack() -> None:
    table = flop(400, behind={1: 5000, 2: 700, 3: 5000})

    ruled = silent(table, 500, 125)

    assert chips(ruled) == (Action.RAISE, 700, 75, 0)
    assert part_of(play(table, ChipsPut(2, (500, 125))), 2).all_in


def test_the_last_chips_short_of_the_call_are_a_call_for_less() -> None:
    after = play(flop(400), ChipsPut(2, (100, 100), last_chips=True))

    assert (part_of(after, 2).all_in, part_of(after, 2).front, the_hand(after).level) == (True, 200, 400)


def test_more_chips_than_the_book_knows_are_refused_with_the_count_put_right() -> None:
    table = flop(400, behind={1: 5000, 2: 450, 3: 5000})
    pushed = ChipsPut(2, (400, 100))

    refused = refusal(table, pushed)

    assert refused.code is RefusalCode.MORE_THAN_STACK
    assert Together((BehindCounted(2, None), pushed)) in refused.remedies


# -- a seat that may not raise


def test_chips_above_the_call_of_an_all_in_nobody_else_can_answer_are_change() -> None:
    table = play(flop(players=2, behind={1: 400, 2: 1000}), AllIn(1))

    ruled = silent(table, 500, 500)

    assert chips(ruled) == (Action.CALL, 400, 0, 600)


def test_chips_above_the_call_of_a_locked_seat_are_change_but_raise_said_is_refused() -> None:
    table = flop(400, players=3, behind={1: 5000, 2: 5000, 3: 500})
    table = play(table, Call(2), AllIn(3))

    ruled = silent(table, 500, 500)

    # 400 of the first bet and 1000 are in front, 500 is the call
    assert chips(ruled) == (Action.CALL, 500, 0, 900)
    assert refusal(table, ChipsPut(1, (500, 500), say=Verb.RAISE)).code is RefusalCode.RAISE_LOCKED
    assert refusal(table, ChipsPut(1, say=Verb.RAISE)).code is RefusalCode.RAISE_LOCKED


# -- the big blind's option


@pytest.mark.parametrize(
    ("put", "settles"),
    [
        ((100,), (Action.RAISE, 400, 100, 0)),
        ((50, 25), (Action.CHECK, 200, 0, 75)),
        ((500,), (Action.RAISE, 700, 0, 0)),
    ],
    ids=["half of a raise", "under half", "more than a raise"],
)
def test_chips_added_to_the_big_blind_are_read_with_it(put: tuple[int, ...], settles: tuple[object, ...]) -> None:
    table = play(dealt((None, None, None), blinds=(100, 200), rules=TDA), Call(1), Call(2))

    assert chips(silent(table, *put)) == settles


def test_without_a_half_rule_the_floor_decides_between_check_and_raise_of_the_big_blind() -> None:
    table = play(dealt((None, None, None), blinds=(100, 200), rules=NO_HALF_RULE), Call(1), Call(2))

    after = play(table, ChipsPut(3, (100,)))

    assert floor_may_rule(the_hand(after)) == (Check(3), Wager(3, 400))


# -- the entry


def test_a_motion_is_told_until_the_next_entry() -> None:
    table = play(flop(400), ChipsPut(2, (5000,)))
    assert the_hand(table).motion is not None

    assert the_hand(play(table, Call(3))).motion is None


def test_the_floors_choice_is_entered_with_one_tap() -> None:
    table = play(flop(400, rules=NO_HALF_RULE), ChipsPut(2, (400, 100)))

    after = play(table, floor_may_rule(the_hand(table))[1])

    assert (part_of(after, 2).front, the_hand(after).motion, floor_may_rule(the_hand(after))) == (800, None, ())


def test_a_motion_out_of_turn_is_refused() -> None:
    assert refusal(flop(400), ChipsPut(3, (400,))).code is RefusalCode.NOT_ITS_TURN


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (ChipsPut(2), RefusalCode.NOTHING_PUT),
        (ChipsPut(2, (0,)), RefusalCode.AMOUNT_ZERO),
        (ChipsPut(2, (400, -100)), RefusalCode.AMOUNT_NEGATIVE),
        (ChipsPut(2, (400,), motions=(400, 400)), RefusalCode.CHIPS_TOLD_TWICE),
        (ChipsPut(2, (400,), change_due=-1), RefusalCode.AMOUNT_NEGATIVE),
        (ChipsPut(2, say=Verb.RAISE, amount=0), RefusalCode.AMOUNT_ZERO),
        (ChipsPut(9, (400,)), RefusalCode.NOT_IN_HAND),
        (ChipsPut(2, prior_moved=PriorMoved.FULLY), RefusalCode.NOTHING_PUT),
    ],
    ids=[
        "nothing put or said",
        "a chip of nothing",
        "a chip below nothing",
        "told in one motion and in several",
        "change below nothing",
        "no amount",
        "no player",
        "nothing lay",
    ],
)
def test_a_motion_that_is_none_is_refused(entry: ChipsPut, code: RefusalCode) -> None:
    assert refusal(flop(400), entry).code is code


def test_earlier_chips_that_are_fewer_than_the_bet_they_made_are_refused() -> None:
    table = play(flop(400, 1200, players=2))

    refused = refusal(table, ChipsPut(1, (1000,), prior=(100, 100)))

    assert (refused.code, refused.facts["front"]) == (RefusalCode.LESS_THAN_IN_FRONT, 400)


def test_a_motion_comes_back_from_the_journal_as_it_was_entered() -> None:
    entry = ChipsPut(3, (500,), say=Verb.RAISE, when=When.AFTER, prior=(25, 25), prior_moved=PriorMoved.PARTLY)

    assert decode(encode(entry, Outcome())).entry == entry


# -- nothing is forgotten


def test_every_word_every_reading_and_every_action_has_its_rule() -> None:
    assert set(SAID) == {None, *Verb}
    assert set(QUESTIONS) == set(ReadAs)
    assert set(ENTERED) == set(Action)


def test_the_seat_to_act_stays_where_a_motion_settles_nothing() -> None:
    table = flop(400)

    assert (told(table, ChipsPut(2, say=Verb.RAISE)), to_act(play(table, ChipsPut(2, say=Verb.RAISE)))) == (
        Motion("amount_open", 2, {"seat": 2, "what": "raise", "min": 800, "named": "none"}),
        2,
    )
