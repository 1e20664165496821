"""Fewer chips than the call, the all-in announced too low, and what the floor may rule."""

from __future__ import annotations

import pytest

from dealer_assist.hand.chips_put import floor_may_rule
from dealer_assist.hand.entries import AllIn, Call, ChipsPut, Fold, SaidAmount, Wager
from dealer_assist.hand.half_raises import SHORT_OF_A_RAISE
from dealer_assist.hand.ruled import Action, Motion, MotionFacts
from dealer_assist.hand.undercalls import UNDERCALLS, faces_the_opening_bet
from dealer_assist.rules.options import HouseRules, UnderbetRaiseThreshold, UndercallRule
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import FloorDecision
from dealer_assist.table.state import TableState
from tests.motions import chips, flop, read, silent, to_act
from tests.tables import dealt, house_rules, part_of, play, refusal, the_hand

TDA = house_rules("tda_2024", undercall_rule="tda_51")
WSOP = house_rules("tda_2024", undercall_rule="wsop_135")
ROBERTS = house_rules("tda_2024", undercall_rule="roberts_unaware")


# -- by the rulebooks


def test_short_chips_facing_the_big_blind_are_a_full_call() -> None:
    table = dealt((None, None, None, None), blinds=(100, 200), rules=TDA)

    ruled = silent(table, 100)

    assert chips(ruled) == (Action.CALL, 200, 100, 0)
    facts: MotionFacts = {"seat": to_act(table), "what": "call", "to": 200, "add": 100, "because": "short_call"}
    assert ruled.motion == Motion("chips_add", to_act(table), facts, ("undercall_rule",))


def test_short_chips_facing_a_short_all_in_bet_face_the_opening_bet() -> None:
    table = play(flop(blinds=(100, 200), behind={1: 150, 2: 900, 3: 900}), AllIn(1))

    assert faces_the_opening_bet(the_hand(table))


def test_a_raise_by_a_short_all_in_is_no_opening_bet() -> None:
    table = play(flop(400, players=4, behind={1: 5000, 2: 500, 3: 5000, 4: 5000}), AllIn(2))

    assert not faces_the_opening_bet(the_hand(table))
    assert silent(table, 400).action is Action.FLOOR


def test_the_floor_may_let_short_chips_stay_with_a_fold() -> None:
    table = play(flop(400, 1200, players=4, behind=5000, rules=TDA), ChipsPut(3, (100, 100)))

    assert floor_may_rule(the_hand(table)) == (Call(3), Fold(3, 200))
    after = play(table, FloorDecision(Fold(3, 200), "folds"))
    seat = part_of(after, 3)
    assert (seat.folded, seat.front, seat.behind, the_hand(after).level, to_act(after)) == (True, 200, 4800, 1200, 4)


def test_one_chip_larger_than_the_bet_before_the_raise_was_meant_to_call_that_bet() -> None:
    ruled = silent(flop(400, 1200, players=4, rules=TDA), 500)

    assert (ruled.choices[1].forfeit, ruled.choices[1].returned) == (400, 100)
    assert ruled.motion is not None
    assert ruled.motion.facts == {"seat": 3, "call": 1200, "other": "fold", "amount": 400}


def test_several_short_chips_were_meant_as_what_they_are() -> None:
    ruled = silent(flop(400, 1200, players=4, rules=TDA), 300, 200)

    assert (ruled.choices[1].forfeit, ruled.choices[1].returned) == (500, 0)


def test_a_chip_added_to_a_bet_already_called_was_not_meant_to_call_it_again() -> None:
    # 600 of the first bet lie there; one 200 more towards 1200
    table = play(flop(600, players=4, rules=TDA), Call(2), Wager(3, 1200), Fold(4))

    ruled = silent(table, 200)

    assert (ruled.choices[1].forfeit, ruled.choices[1].returned) == (200, 0)


def test_with_nothing_to_call_there_is_no_undercall_whatever_the_seat_knew() -> None:
    table = play(dealt((None, None, None), blinds=(50, 100), rules=WSOP), Call(1), Call(2))

    ruled = read(table, ChipsPut(3, amount=25, unaware=True))

    assert chips(ruled) == (Action.CHECK, 100, 0, 0)


def test_a_player_unaware_of_the_raise_acts_again_where_nobody_behind_has_acted() -> None:
    table = flop(400, 1200, players=4, rules=ROBERTS)
    ruled = read(table, ChipsPut(3, (400,), unaware=True))
    after = play(table, ChipsPut(3, (400,), unaware=True))

    assert (ruled.action, ruled.allowed, ruled.returned) == (None, ("call", "fold", "raise"), 400)
    assert (to_act(after), part_of(after, 3).front) == (3, 0)
    assert the_hand(after).motion == Motion("act_again", 3, {"seat": 3, "back": 400}, ("undercall_rule",))


@pytest.mark.parametrize("rules", [WSOP, ROBERTS], ids=["wsop", "roberts"])
def test_a_player_unaware_of_the_raise_is_bound_once_somebody_behind_has_acted(rules: HouseRules) -> None:
    table = flop(400, 1200, players=4, rules=rules)

    ruled = read(table, ChipsPut(3, (400,), unaware=True, acted_behind=True))

    assert chips(ruled) == (Action.CALL, 1200, 800, 0)


def test_an_unaware_player_is_in_the_floors_hands_in_a_house_that_says_so() -> None:
    table = play(flop(400, 1200, players=4, rules=WSOP), ChipsPut(3, (400,), unaware=True))

    # the chips taken back enter nothing: the seat simply acts
    assert (floor_may_rule(the_hand(table)), to_act(table)) == ((Call(3),), 3)


# -- a fold that leaves chips


def test_a_fold_leaves_no_more_chips_than_the_seat_has() -> None:
    table = flop(400, players=3, behind={1: 900, 2: 100, 3: 900})

    refused = refusal(table, FloorDecision(Fold(2, 101), "folds"))
    assert (refused.code, refused.remedies) == (
        RefusalCode.MORE_THAN_STACK,
        (FloorDecision(Fold(2, 100), "folds"),),
    )
    assert refusal(table, Fold(2, -1)).code is RefusalCode.AMOUNT_NEGATIVE


def test_only_the_floor_lets_a_fold_leave_chips() -> None:
    refused = refusal(flop(400, 1200, players=4, rules=TDA), Fold(3, 200))

    assert (refused.code, refused.facts) == (RefusalCode.FORFEIT_NEEDS_FLOOR, {"seat": 3, "amount": 200})
    assert (refused.option, refused.cite) == ("undercall_rule", ("TDA 2024 R51-B",))


def test_a_fold_leaves_no_more_chips_than_the_call() -> None:
    table = flop(400, 1200, players=4, rules=TDA)

    refused = refusal(table, FloorDecision(Fold(3, 1201), "folds"))

    facts = {"seat": 3, "amount": 1201, "call": 1200}
    assert (refused.code, refused.facts) == (RefusalCode.FORFEIT_ABOVE_CALL, facts)
    assert part_of(play(table, FloorDecision(Fold(3, 1200), "folds")), 3).front == 1200


def test_a_fold_with_nothing_to_call_leaves_nothing() -> None:
    waived = FloorDecision(Fold(1, 1), "folds")
    assert refusal(flop(players=3), waived).code is RefusalCode.FORFEIT_ABOVE_CALL


def test_a_fold_leaves_no_more_chips_than_the_cap_of_the_hand() -> None:
    # the floor lets seat 1 go beyond the cap of 60; seat 2 has 5 in front and 55 up to the cap
    capped = dealt((500, 500, 500), blinds=(5, 10), rules=house_rules(hand_cap=60))
    table = play(capped, FloorDecision(AllIn(1), "nobody objects"))

    refused = refusal(table, FloorDecision(Fold(2, 56), "folds"))

    assert (refused.code, refused.facts) == (RefusalCode.ABOVE_HAND_CAP, {"seat": 2, "to": 61, "max": 60})
    assert refused.remedies == (FloorDecision(Fold(2, 55), "folds"),)


def test_chips_left_with_a_fold_are_in_the_pot_of_an_uncounted_stack() -> None:
    after = play(flop(400, 1200, players=4), FloorDecision(Fold(3, 400), "folds"))

    assert (part_of(after, 3).put_in, part_of(after, 3).behind) == (400, None)


# -- an all-in announced too low


def announced(said: int, *, gross: bool, accepted: bool, undercall_rule: str = "tda_51") -> TableState:
    """Four-handed: seat 1 bet 400, seat 2 is all-in for 9200 and was announced with less."""
    rules = house_rules("tda_2024", accepted_action=accepted, undercall_rule=undercall_rule)
    table = flop(400, players=4, behind={1: 20_000, 2: 9200, 3: 20_000, 4: 20_000}, rules=rules)
    return play(table, AllIn(2), SaidAmount(said, gross))


@pytest.mark.parametrize(
    ("gross", "accepted"), [(True, True), (False, True), (False, False)], ids=["accepted", "accepted small", "small"]
)
def test_the_caller_owes_the_true_amount(gross: bool, accepted: bool) -> None:
    ruled = silent(announced(4200, gross=gross, accepted=accepted), 1000, 1000, 1000, 1000, 200)

    assert chips(ruled) == (Action.CALL, 9200, 5000, 0)
    assert ruled.motion is not None
    assert (ruled.motion.facts["because"], ruled.motion.options) == ("accepted", ("accepted_action",))


def test_after_a_gross_error_the_floor_may_let_the_call_back() -> None:
    ruled = silent(announced(4200, gross=True, accepted=False), 1000, 1000, 1000, 1000, 200)

    assert [each.action for each in ruled.choices] == ["call", "withdraw"]
    assert ruled.motion is not None
    assert ruled.motion.facts == {"seat": 3, "call": 9200, "other": "withdraw", "amount": 4200}


def test_after_a_gross_error_the_call_stands_once_somebody_behind_has_acted() -> None:
    entry = ChipsPut(3, (4000, 200), acted_behind=True)

    assert chips(read(announced(4200, gross=True, accepted=False), entry)) == (Action.CALL, 9200, 5000, 0)


def test_fewer_chips_than_were_announced_are_an_undercall_of_their_own() -> None:
    ruled = silent(announced(4200, gross=True, accepted=False, undercall_rule="wsop_135"), 1000, 1000)

    assert chips(ruled) == (Action.CALL, 9200, 7200, 0)
    assert ruled.motion is not None
    assert ruled.motion.options == ("undercall_rule",)


def test_the_floor_may_still_order_what_the_rule_does_not() -> None:
    table = play(announced(4200, gross=True, accepted=False), ChipsPut(3, (4000, 200)))

    assert part_of(play(table, FloorDecision(Fold(3, 4200), "two players misheard")), 3).front == 4200


def test_every_value_of_the_options_has_its_rule() -> None:
    assert set(UNDERCALLS) == set(UndercallRule)
    assert set(SHORT_OF_A_RAISE) == set(UnderbetRaiseThreshold)


def test_what_a_fold_leaves_in_the_pot_is_never_more_than_the_stack() -> None:
    # 100, raised to 300; seat 3 has 60 and names 250
    table = flop(100, 300, blinds=(5, 10), behind={1: 900, 2: 900, 3: 60, 4: 900}, rules=TDA)
    table = play(table, ChipsPut(3, amount=250, unaware=True))

    fold = next(each for each in floor_may_rule(the_hand(table)) if isinstance(each, Fold))
    assert fold == Fold(3, 60)
    assert part_of(play(table, FloorDecision(fold, "unaware")), 3).behind == 0
