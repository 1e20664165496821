"""Pots whose actions are told one by one: entered through the desk, and beside a calculator that moves single chips."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.hand.middle import pots_of, uncalled_now
from dealer_assist.hand.state import HandState
from dealer_assist.scenarios.outcome import Differs
from dealer_assist.scenarios.pots_events import PotsEvent, play_events
from dealer_assist.scenarios.shape import read_as
from dealer_assist.table.state import Stakes
from tests import chipcalc
from tests.tables import house_rules
from tests.vectors import Vector, vectors

TOLD_BY_ACTIONS = [vector for vector in vectors("pots") if "events" in vector]
EACH = pytest.mark.parametrize("vector", TOLD_BY_ACTIONS, ids=[vector["id"] for vector in TOLD_BY_ACTIONS])


def played(
    events: list[dict[str, Any]], stacks: dict[int, int] | None = None, blinds: tuple[int, int] = (0, 1)
) -> HandState:
    return play_events(read_as(tuple[PotsEvent, ...], events), stacks or {}, Stakes(*blinds), house_rules(), 0)


def stakes(events: list[dict[str, Any]]) -> list[chipcalc.Stake]:
    """What every seat put in, chip by chip from the actions."""
    put_in: dict[int, chipcalc.Stake] = {}
    for event in events:
        before = put_in.get(event["seat"], chipcalc.Stake(event["seat"], 0))
        folded = before.folded or event["action"] == "fold"
        put_in[event["seat"]] = before._replace(live=before.live + event["amount"], folded=folded)
    return list(put_in.values())


@EACH
def test_actions_through_the_desk_lie_as_chips_moved_one_by_one(vector: Vector) -> None:
    stacks = {int(seat): stack for seat, stack in vector["setup"].get("stacks", {}).items()}
    hand = played(vector["events"], stacks, (vector["setup"].get("sb", 0), vector["setup"].get("bb", 1)))
    felt = chipcalc.build_pots(stakes(vector["events"]))
    back = uncalled_now(hand)
    assert ({back.seat: back.amount} if back else {}) == felt.refunds
    assert tuple(chipcalc.Pile(pot.amount, pot.seats) for pot in pots_of(hand)) == felt.pots


def act(seat: int, action: str, amount: int) -> dict[str, Any]:
    return {"seat": seat, "action": action, "amount": amount}


BLINDS = [act(1, "sb", 1), act(2, "bb", 2)]


def test_next_street_is_dealt_when_the_round_is_over() -> None:
    hand = played([*BLINDS, act(3, "call", 2), act(1, "call", 1), act(2, "check", 0), act(1, "bet", 2)], blinds=(1, 2))
    assert (hand.street_name, hand.to_act) == ("flop", 2)


def test_button_is_the_seat_before_the_small_blind() -> None:
    assert played([*BLINDS, act(7, "fold", 0)], blinds=(1, 2)).positions.button == 7


def test_heads_up_the_small_blind_has_the_button() -> None:
    hand = played([*BLINDS, act(1, "call", 1), act(2, "check", 0), act(2, "bet", 2)], blinds=(1, 2))
    assert (hand.positions.button, hand.to_act) == (1, 1)


def test_straddle_is_live_and_acts_last() -> None:
    hand = played(
        [*BLINDS, act(3, "straddle", 4), act(4, "call", 4), act(1, "fold", 0), act(2, "fold", 0)], blinds=(1, 2)
    )
    assert hand.to_act == 3


def test_ante_and_dead_blind_are_no_part_of_the_bet() -> None:
    posts = [act(1, "ante", 5), act(2, "ante", 5), act(3, "ante", 5), act(3, "dead", 1), *BLINDS]
    hand = played([*posts, act(3, "call", 2)], blinds=(1, 2))
    assert (hand.middle, hand.level, hand.to_act) == (16, 2, 1)


def test_bring_in_is_live_and_completed_by_the_seats_on_its_left() -> None:
    hand = played([act(1, "ante", 1), act(2, "ante", 1), act(2, "bring_in", 3), act(1, "complete", 10)])
    assert (hand.middle, hand.level, hand.to_act) == (2, 10, 2)


def test_live_post_of_a_newcomer_leaves_the_first_action_left_of_the_big_blind() -> None:
    hand = played([*BLINDS, act(4, "post", 2), act(3, "call", 2), act(4, "check", 0)], blinds=(1, 2))
    assert (hand.level, hand.to_act) == (2, 1)


@pytest.mark.parametrize(
    ("wrong", "path"),
    [
        (act(3, "call", 3), "events[2].amount"),
        (act(1, "call", 1), "events[2]"),
        (act(3, "check", 0), "events[2]"),
        (act(3, "all_in", 49), "events[2].amount"),
    ],
    ids=["wrong price", "out of turn", "checks a bet", "not the whole stack"],
)
def test_action_that_cannot_have_happened_differs_where_it_stands(wrong: dict[str, Any], path: str) -> None:
    with pytest.raises(Differs) as told:
        played([*BLINDS, wrong], {1: 50, 2: 50, 3: 50}, (1, 2))
    assert [each.path for each in told.value.differences] == [path]


def test_blind_posted_after_an_action_differs() -> None:
    with pytest.raises(Differs, match="posts, then at least one action"):
        played([act(1, "sb", 1), act(3, "fold", 0), act(2, "bb", 2)], blinds=(1, 2))
