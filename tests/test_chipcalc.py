"""The chip-by-chip calculator itself, proved on the vectors before it may judge the program."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.chipcalc import Felt, Pile, Stake, award, build_pots, deal_out, left_of_button, pay_bounty, undo_deal
from tests.vectors import Vector, spoiled, vectors

POTS = vectors("pots")
ODD_CHIPS = [
    vector
    for vector in vectors("odd_chips")
    if vector["setup"]["game"] == "holdem" and vector["setup"]["odd_chip_order"] == "button"
]

each_pots_vector = pytest.mark.parametrize("vector", [pytest.param(vector, id=vector["id"]) for vector in POTS])
each_odd_vector = pytest.mark.parametrize("vector", [pytest.param(vector, id=vector["id"]) for vector in ODD_CHIPS])


# ------------------------------------------------------------------ pots


def stakes_of(vector: Vector) -> list[Stake]:
    """What every seat put in, as told, or added up from the actions."""
    if "events" in vector:
        return stakes_from_events(vector["events"])
    return [
        Stake(**{name: amount for name, amount in row.items() if name != "all_in"}) for row in vector["contributions"]
    ]


def stakes_from_events(events: list[dict[str, Any]]) -> list[Stake]:
    stakes: dict[int, Stake] = {}
    for event in events:
        stake = stakes.get(event["seat"], Stake(event["seat"], 0))
        kind = event["action"] if event["action"] in ("ante", "dead") else "live"
        added = {kind: getattr(stake, kind) + event["amount"], "folded": event["action"] == "fold"}
        stakes[event["seat"]] = stake._replace(**added)
    return list(stakes.values())


def felt_of(vector: Vector) -> Felt:
    setup = vector["setup"]
    if setup.get("void_hand"):
        stays = vector["options"].get("forfeited_pot_next_hand") == "carry_to_next_deal"
        return undo_deal(stakes_of(vector), setup.get("knew", ()) if stays else ())
    given_back = {int(seat): amount for seat, amount in setup.get("given_back", {}).items()}
    return build_pots(stakes_of(vector), setup.get("carry_in", 0), given_back)


def told(felt: Felt) -> dict[str, Any]:
    """The felt in the words of a vector."""
    names = ["main", *(f"side{number}" for number in range(1, len(felt.pots)))]
    return {
        "refunds": {str(seat): amount for seat, amount in felt.refunds.items()},
        "pots": [
            {"name": name, "amount": pot.amount, "eligible": list(pot.seats)}
            | ({"uncontested": True} if len(pot.seats) == 1 else {})
            for name, pot in zip(names, felt.pots, strict=False)
        ],
        "carry_out": felt.carried,
    }


def compared(expect: dict[str, Any]) -> dict[str, Any]:
    """What of an expectation is about chips."""
    return {"carry_out": 0} | {key: value for key, value in expect.items() if key not in ("void", "showdown")}


@each_pots_vector
def test_chips_moved_one_by_one_lie_as_the_vector_says(vector: Vector) -> None:
    assert told(felt_of(vector)) == compared(vector["expect"])


@each_pots_vector
def test_pots_vector_with_one_number_changed_is_not_met(vector: Vector) -> None:
    wrong = [compared(expect) for expect in spoiled(vector["expect"])]
    assert wrong
    assert told(felt_of(vector)) not in wrong


@each_pots_vector
def test_vector_keeps_every_chip(vector: Vector) -> None:
    put_in = sum(stake.live + stake.ante + stake.dead for stake in stakes_of(vector))
    felt = felt_of(vector)
    lying = sum(felt.refunds.values()) + sum(pot.amount for pot in felt.pots) + felt.carried
    assert lying == put_in + vector["setup"].get("carry_in", 0)


def test_no_stakes_make_no_pots() -> None:
    assert build_pots([]) == Felt({}, ())


def test_carried_chips_alone_are_the_main_pot_of_everybody_in() -> None:
    assert build_pots([Stake(1, 0), Stake(2, 0)], carry_in=30) == Felt({}, (Pile(30, (1, 2)),))


def test_folded_chips_above_everybody_in_stay_in_the_last_pot() -> None:
    stakes = [Stake(1, 20), Stake(2, 50), Stake(3, 80, folded=True), Stake(4, 80, folded=True)]
    assert build_pots(stakes) == Felt({}, (Pile(80, (1, 2)), Pile(150, (2,))))


def test_blinds_folded_to_a_seat_without_chips_in_are_its_pot() -> None:
    stakes = [Stake(1, 1, folded=True), Stake(2, 2, folded=True), Stake(5, 0)]
    assert build_pots(stakes) == Felt({2: 1}, (Pile(2, (5,)),))


def test_ruling_cannot_give_back_more_than_was_put_in() -> None:
    with pytest.raises(AssertionError, match="seat 3"):
        build_pots([Stake(3, 20)], given_back={3: 21})


def test_amount_that_is_no_whole_chip_is_an_error() -> None:
    with pytest.raises(AssertionError, match="130"):
        build_pots([Stake(1, 130), Stake(2, 100)], chip=100)


# ------------------------------------------------------------------ larger chips, the same pots


@st.composite
def hands(draw: st.DrawFn) -> list[Stake]:
    chips = st.integers(0, 12)
    seats = draw(st.lists(st.integers(1, 10), unique=True, min_size=1, max_size=10))
    return [Stake(seat, draw(chips), draw(chips), draw(chips), draw(st.booleans())) for seat in seats]


@given(hands(), st.integers(0, 9), st.integers(2, 25))
def test_counting_in_larger_chips_changes_no_pot(stakes: list[Stake], carry_in: int, chip: int) -> None:
    large = [stake._replace(live=stake.live * chip, ante=stake.ante * chip, dead=stake.dead * chip) for stake in stakes]
    assert build_pots(large, carry_in * chip, chip=chip) == build_pots(large, carry_in * chip)


@given(hands(), st.randoms(use_true_random=False))
def test_seats_told_in_any_order_make_the_same_pots(stakes: list[Stake], chance: Any) -> None:
    assert build_pots(chance.sample(stakes, len(stakes))) == build_pots(stakes)


@given(hands())
def test_every_later_pot_belongs_to_fewer_seats(stakes: list[Stake]) -> None:
    seats = [set(pot.seats) for pot in build_pots(stakes).pots]
    assert all(later < earlier for earlier, later in pairwise(seats))


# ------------------------------------------------------------------ awards


def unit_of(vector: Vector) -> int:
    setup = vector["setup"]
    if "unit" in setup:
        return int(setup["unit"])
    by_option = {
        "smallest_chip_in_play": lambda: min(setup["chips_in_play"]),
        "smallest_blind_chip": lambda: min(setup["blind_chips"]),
        "amount": lambda: setup["unit_amount"],
    }
    return int(by_option[vector["options"]["odd_chip_unit"]]())


def awards_of(vector: Vector) -> dict[str, Any]:
    """By pot, in all, and what the side game moves, in the words of a vector."""
    setup, options = vector["setup"], vector["options"]
    winners_first = options.get("multiple_odd_chips") == "all_to_first"
    boards_first = options.get("run_it_remainder") == "all_to_first" if "run_it" in setup else winners_first
    order = left_of_button(setup["button"], setup["seats"])
    by_pot = {
        pot["name"]: award(
            pot["amount"],
            [part["winners"] for part in pot["parts"]],
            order,
            unit_of(vector),
            odd_to_first_part=boards_first,
            odd_to_first_winner=winners_first,
        )
        for pot in vector["pots"]
    }
    game = vector.get("side_game", {"winner": 0, "dealt_in": []})
    bounty = options.get("seven_deuce_bounty", 0)
    return {
        "awards": by_seat(added(by_pot.values())),
        "by_pot": {name: by_seat(awards) for name, awards in by_pot.items()},
        "transfers": by_seat(pay_bounty(game["winner"], game["dealt_in"], bounty)),
    }


def added(awards: Any) -> dict[int, int]:
    total: dict[int, int] = {}
    for one in awards:
        for seat, amount in one.items():
            total[seat] = total.get(seat, 0) + amount
    return total


def by_seat(amounts: dict[int, int]) -> dict[str, int]:
    return {str(seat): amount for seat, amount in amounts.items()}


def asked(outcome: dict[str, Any], expect: dict[str, Any]) -> dict[str, Any]:
    """The outcome without what the vector does not tell; nothing it tells is left out."""
    return {key: outcome.get(key) for key in expect}


@each_odd_vector
def test_pot_dealt_out_unit_by_unit_ends_as_the_vector_says(vector: Vector) -> None:
    assert asked(awards_of(vector), vector["expect"]) == vector["expect"]


@each_odd_vector
def test_odd_chips_vector_with_one_number_changed_is_not_met(vector: Vector) -> None:
    wrong = list(spoiled(vector["expect"]))
    assert wrong
    assert asked(awards_of(vector), vector["expect"]) not in wrong


@each_odd_vector
def test_award_hands_out_every_chip(vector: Vector) -> None:
    assert sum(awards_of(vector)["awards"].values()) == sum(pot["amount"] for pot in vector["pots"])


def test_part_nobody_wins_is_not_dealt_to() -> None:
    assert award(131, parts=[[3], []], order=[1, 2, 3]) == {3: 131}


def test_pot_below_one_unit_goes_to_the_first_winner() -> None:
    assert award(7, parts=[[2, 5]], order=[5, 2], unit=10) == {5: 7, 2: 0}


@given(st.integers(0, 500), st.lists(st.integers(1, 10), unique=True, min_size=1), st.integers(1, 9), st.booleans())
def test_dealing_out_loses_no_chip(amount: int, takers: list[int], unit: int, odd_to_first: bool) -> None:
    assert sum(deal_out(amount, takers, unit, odd_to_first).values()) == amount
