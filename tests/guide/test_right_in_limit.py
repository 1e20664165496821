"""Call, complete or raise in fixed limit: rule file 03, section 4."""

import pytest
from msgspec.structs import replace

from dealer_assist.guide.faces import Faces
from dealer_assist.guide.in_front import Opened, answer
from dealer_assist.guide.limit_histories import Sizes, reached_inside
from dealer_assist.guide.opening import Opening
from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.guide.right import FACING_A_BET, may_do
from dealer_assist.guide.turn import pad
from dealer_assist.hand.entries import AllIn, Call, Fold, Wager
from dealer_assist.hand.forced import BetSizes, Forced, Straddle
from dealer_assist.hand.situation import FullRaise, Situation, Told
from dealer_assist.hand.state import HandState, Positions
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.entries import Entry
from tests.guide.telling import told
from tests.tables import dealt, house_rules, play, the_hand

LIMIT_20_40 = BetSizes(20, 40)


def limit(*entries: Entry, stacks: tuple[int, ...] = (2000,) * 4, **options: object) -> HandState:
    rules = house_rules("wsop_live_2024", betting="fl", **options)
    return the_hand(play(dealt(stacks, blinds=(10, 20), bets=LIMIT_20_40, button=1, rules=rules), *entries))


def in_front(
    fronts: dict[int, int], all_in: tuple[int, ...] = (), street: str = "turn", **options: object
) -> Situation:
    rules = house_rules("wsop_live_2024", betting="fl", **options)
    situation = told(
        fronts, all_in=all_in, blinds=(10, 20), positions=Positions(1), street="turn", middle=None, rules=rules
    )
    return replace(situation, bets=LIMIT_20_40)


def test_every_structure_has_its_rights() -> None:
    assert set(FACING_A_BET) == set(BettingStructure)


def test_an_ordinary_raise_has_one_size() -> None:
    said = pad(limit(Wager(4, 40)), 1)
    assert (said.slots, said.why.sum) == ({"seat": 1, "call": 40, "min": 60}, "40 + 20")
    assert said.why.options == ("betting_structure",)


def test_the_call_is_what_has_to_be_added() -> None:
    # the small blind has 10 in front of an all-in for 25: call 15, or complete the raise to 40
    said = pad(limit(AllIn(4), Fold(1), stacks=(2000, 2000, 2000, 25)), 2)
    assert said.slots == {"call": 15, "complete": 40, "short": 5, "measure": "half"}


def test_a_seat_that_has_acted_may_raise_again_over_half_a_bet() -> None:
    said = pad(limit(Wager(4, 40), AllIn(1), Call(2), Fold(3), stacks=(50, 2000, 2000, 2000)), 4)
    assert said.slots == {"call": 10, "raise_to": 70, "short": 10, "exactly_half": True}


def test_a_bet_completed_after_a_short_all_in_is_a_whole_one() -> None:
    # 40, an all-in to 45, completed to 60: nothing of it is half a bet
    said = pad(limit(Wager(4, 40), AllIn(1), Wager(2, 60), stacks=(45, 2000, 2000, 2000)), 3)
    assert (said.code, said.slots) == ("call_or_raise", {"seat": 3, "call": 40, "min": 80})


def test_short_all_ins_that_only_together_make_half_a_bet_are_an_ordinary_raise() -> None:
    # 45 is five over the raise to 40, 52 twelve: half a bet of 20 is ten
    hand = limit(Wager(4, 40), AllIn(1), AllIn(2), Call(3), stacks=(45, 52, 2000, 2000))
    assert pad(hand, 4).slots == {"seat": 4, "call": 12, "min": 72}


@pytest.mark.parametrize(
    ("increment", "code"), [(19, "call_or_raise"), (20, "limit_raise"), (39, "limit_raise"), (40, "call_or_raise")]
)
def test_only_an_all_in_of_half_to_a_whole_bet_is_told_as_a_short_raise(increment: int, code: str) -> None:
    level = 40 + increment
    faces = Faces(seat=7, front=0, level=level, acted_at=None, least=40, full_to=level, bet=40, increment=increment)
    assert may_do(faces, house_rules("wsop_live_2024", betting="fl")).code == code


def test_when_the_raises_have_run_out_there_is_only_a_call() -> None:
    hand = limit(Wager(4, 40), Wager(1, 60), Wager(2, 80), limit_raise_cap=3)
    said = pad(hand, 3)
    assert (said.slots, said.why.options) == ({"seat": 3, "call": 60, "min": None}, ("limit_raise_cap",))


# -- chips just counted


def asked(said: Said) -> str | None:
    return said.fact if isinstance(said, Ask) else None


def test_the_raises_are_counted_from_the_chips() -> None:
    said = answer(in_front({3: 40, 5: 80, 7: 120, 8: 160, 9: 0}, limit_raise_cap=3), Opened.PAD, 9)
    assert said.slots == {"seat": 9, "call": 160, "min": None}


def test_an_odd_amount_was_somebodys_last_chips() -> None:
    said = answer(in_front({3: 40, 5: 60, 7: 0}), Opened.PAD, 7)
    assert (said.code, said.slots["raise_to"]) == ("limit_raise", 100)


def test_the_smallest_raise_of_no_limit_says_nothing_of_limit() -> None:
    # everybody has called a straddle of 40, which raises by one bet of 20 whatever a raise adds in no-limit
    rules = house_rules("wsop_live_2024", betting="fl", min_raise_rule="double_total", straddle_fixed_limit="utg_only")
    situation = told(
        {2: 40, 3: 40, 4: 40}, inside=(2, 3, 4), blinds=(10, 20), positions=Positions(2, 2, 3), rules=rules
    )
    straddled = Forced(straddles=(Straddle(4, 40, 40),))
    situation = replace(situation, bets=LIMIT_20_40, street="preflop", forced=straddled)
    assert answer(situation, Opened.PAD, 4).slots == {"seat": 4, "min": 60, "raises": True}


@pytest.mark.parametrize("over", [40, 50])
def test_a_raise_that_completed_a_short_all_in_may_be_told_over_either_total(over: int) -> None:
    # 40, an all-in to 50, completed to 80: the smallest raise is to 120
    situation = in_front({3: 40, 5: 50, 7: 80, 9: 0}, all_in=(5,))
    said = answer(replace(situation, full_raise=FullRaise(over, 80)), Opened.PAD, 9)
    assert (said.code, said.slots) == ("call_or_raise", {"seat": 9, "call": 80, "min": 120})


def test_an_odd_amount_of_a_seat_with_chips_behind_is_asked_about() -> None:
    situation = in_front({3: 40, 5: 60, 7: 0})
    seats = tuple(replace(each, told=Told.IN) if each.seat == 5 else each for each in situation.seats)
    said = answer(replace(situation, seats=seats), Opened.PAD, 7)
    assert (asked(said), said.slots["seat"]) == ("status", 5)


def test_the_round_tells_how_large_a_bet_is_and_is_asked_for_where_nobody_told() -> None:
    situation = replace(in_front({3: 40, 5: 55, 7: 0}, all_in=(5,)), street=None)
    # 55 is a bet of 20, a raise and more of the early rounds, or a bet of the late rounds
    assert asked(answer(situation, Opened.PAD, 7)) == "street"


def test_without_the_sizes_of_the_table_nothing_is_made_up() -> None:
    situation = replace(in_front({3: 40, 5: 55, 7: 0}, all_in=(5,)), bets=BetSizes())
    assert isinstance(answer(situation, Opened.PAD, 7), Ask)


def test_a_called_all_in_may_lie_inside_a_total() -> None:
    # a bet of 40, an all-in to 60 that counts and a call; or an all-in of 20 that counts, a raise to 60
    reached = reached_inside(60, Opening(2, 0, 40), Sizes(40, 2), {20, 60})
    assert sorted((each.full_to, each.increment, each.raises) for each in reached) == [(60, 20, 2), (60, 40, 2)]
