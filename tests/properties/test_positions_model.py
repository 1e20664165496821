"""The second description of button and blinds, held against the rule vectors before it may judge the program."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.properties.positions_entry import seat_change_cost
from tests.properties.positions_model import Table
from tests.properties.positions_terms import Choice, Deal, Doubt, NoHand, Options, Post, Stakes
from tests.vectors import Vector, spoiled, vectors

PRESETS: dict[str, dict[str, Any]] = {
    "tda_2024": {
        "new_player_entry": "no_post",
        "entry_between_button_and_big_blind": "take_position",
        "absent_player": "dealt_and_killed",
        "deal_off_allowed": False,
    },
    "wsop_live_2024": {
        "new_player_entry": "no_post",
        "entry_between_button_and_big_blind": "post_or_buy_button",
        "missed_blinds_return": ("post", "wait", "straddle", "buy_button"),
        "seat_change_rule": "free_up_to_two",
    },
    "roberts_rules": {
        "heads_up_transition": "last_big_blind_gets_button",
        "missed_blinds_live_part": "up_to_min_open",
        "missed_small_blind_only": "live",
    },
}
"""Where a rule book differs from the model's own defaults."""

PRESETS_WHEN: dict[tuple[str, str], dict[str, Any]] = {
    ("wsop_live_2024", "fl"): {"new_player_entry": "post_big_blind"},
    ("roberts_rules", "tournament"): {
        "new_player_entry": "no_post",
        "entry_between_button_and_big_blind": "take_position",
        "absent_player": "dealt_and_killed",
    },
}
"""The same, in one betting structure or in a tournament."""

LEFT_OUT = {
    **dict.fromkeys(["bb-038", "bb-039", "bb-040"], "a stack shorter than blind and big-blind ante"),
    **dict.fromkeys(["bb-063", "bb-064", "bb-087"], "an ante other than everybody's own"),
    **dict.fromkeys(["bb-088", "bb-089", "bb-090"], "short deck has no blinds"),
    **dict.fromkeys(["bb-045", "bb-046", "bb-065", "bb-066", "bb-119"], "misdeals"),
    **dict.fromkeys(["bb-047", "bb-048", "bb-053", "bb-111"], "a button put on the wrong seat"),
    **dict.fromkeys(["bb-049", "bb-074", "bb-075"], "mixed games"),
    **dict.fromkeys(["bb-067", "bb-068", "bb-069", "bb-070"], "who draws which card for the first button"),
    **dict.fromkeys(["bb-093", "bb-094", "bb-095", "bb-096", "bb-097"], "how draw games take players back; kills"),
    "bb-051": "balancing tournament tables",
}
"""Vectors of positions or posts that the model does not cover, with the reason."""

OTHER_ROOMS = {"legal"}
"""What a vector expects of the betting, not of the positions."""


TO_DEAL = [vector for vector in vectors("button_blinds") if vector["kind"] in ("rotation", "posting")]
COVERED = [vector for vector in TO_DEAL if vector["id"] not in LEFT_OUT]


def options_of(vector: Vector, preset: str | None) -> Options:
    """The vector's own options, or in place of all of them what a rule book says."""
    names = Options.__struct_fields__
    if preset is None:
        chosen = dict(vector["options"])
        if "missed_blinds_return" in chosen:
            chosen["missed_blinds_return"] = tuple(chosen["missed_blinds_return"])
    else:
        chosen = dict(PRESETS[preset])
        for key in (vector["setup"].get("betting", ""), vector["setup"]["mode"]):
            chosen |= PRESETS_WHEN.get((preset, key), {})
    return Options(**{name: value for name, value in chosen.items() if name in names})


def opened(vector: Vector, options: Options) -> Table:
    setup = vector["setup"]
    blinds, last = setup["blinds"], setup.get("prev")
    stakes = Stakes(blinds["sb"], blinds["bb"], blinds.get("ante", 0))
    positions = (last["button"], last["sb"], last["bb"]) if last else None
    table = Table(setup["max_seats"], options, stakes, map(int, setup["players"]), positions)
    for seat in setup.get("status", {}):
        table.away(int(seat))
    for seat, blinds_missed in setup.get("missed", {}).items():
        table.players[int(seat)].smalls_owed = blinds_missed.count("sb")
        table.players[int(seat)].bigs_owed = blinds_missed.count("bb")
    return table


def high_card(cards: dict[str, str]) -> int:
    """Section 1: the highest card by rank, then spades, hearts, diamonds, clubs."""
    return int(max(cards, key=lambda seat: ("23456789TJQKA".index(cards[seat][0]), "cdhs".index(cards[seat][1]))))


def played(vector: Vector, preset: str | None = None) -> Iterator[tuple[dict[str, Any], Deal, Table]]:
    """Everything the vector expects, each with the deal it speaks of and the table after it."""
    table = opened(vector, options_of(vector, preset))
    deal, drawn = None, None
    for event in vector["events"]:
        match event:
            case {"e": "assert"}:
                assert deal is not None
                yield {key: value for key, value in event.items() if key != "e"}, deal, table
            case {"e": "deal"}:
                deal = table.deal() if drawn is None else table.first_deal(drawn)
                drawn = None
            case {"e": "draw_for_button", "cards": cards}:
                drawn = high_card(cards)
            case {"e": "move", "from": start, "to": to, "choice": "deal_off"}:
                table.deal_off(start, to)
            case _:
                come_or_go(table, event)
    assert deal is not None
    yield vector["expect"], deal, table


def disagreements(vector: Vector, preset: str | None = None) -> list[str]:
    return [line for moment in played(vector, preset) for line in differences(*moment)]


def come_or_go(table: Table, event: dict[str, Any]) -> None:
    match event:
        case {"e": "leave", "seat": seat}:
            table.leave(seat)
        case {"e": "away", "seat": seat}:
            table.away(seat)
        case {"e": "sit", "seat": seat, "choice": choice}:
            table.sit(seat, Choice(choice))
        case {"e": "return", "seat": seat, "choice": choice}:
            table.back(seat, Choice(choice))
        case _:
            raise AssertionError(f"the model knows no {event}")


def differences(expected: dict[str, Any], deal: Deal, table: Table) -> list[str]:
    """What the vector says and the model does not."""
    posts = {str(seat): {"live": post.live, "dead": post.dead} for seat, post in deal.posts.items()}
    owed = {str(seat): dict(zip(("sb", "bb"), table.owed(seat), strict=True)) for seat in table.players}
    told = {
        "button": deal.button,
        "button_dead": deal.button_dead,
        "sb": deal.small_blind,
        "bb": deal.big_blind,
        "order": list(deal.order),
        "first_to_act": deal.acts_first,
        "acts_last_postflop": deal.acts_last,
        "posts": {seat: posts.get(seat) for seat in expected.get("posts", {})},
        "posts_total": sum(post.live + post.dead for post in deal.posts.values()),
        "owes": {seat: owed[seat] for seat in expected.get("owes", {})},
        "dealt_in": [seat for seat in expected.get("dealt_in", []) if seat in deal.dealt_in],
        "not_dealt_in": [seat for seat in expected.get("not_dealt_in", []) if seat not in deal.dealt_in],
        "killed": list(deal.killed),
    }
    return [
        f"{key}: {told[key]}, not {value}"
        for key, value in expected.items()
        if key not in OTHER_ROOMS and told[key] != value
    ]


@pytest.mark.parametrize("vector", COVERED, ids=lambda vector: vector["id"])
def test_the_model_deals_as_the_vector_says(vector: Vector) -> None:
    assert disagreements(vector) == []


UNDER_PRESETS = [
    pytest.param(vector, preset, id=f"{vector['id']}-{preset}") for vector in COVERED for preset in vector["presets"]
]


@pytest.mark.parametrize(("vector", "preset"), UNDER_PRESETS)
def test_the_model_deals_the_same_under_every_rule_book_the_vector_names(vector: Vector, preset: str) -> None:
    assert disagreements(vector, preset) == []


@pytest.mark.parametrize("vector", COVERED, ids=lambda vector: vector["id"])
def test_a_number_changed_in_a_vector_is_noticed(vector: Vector) -> None:
    expected, deal, table = list(played(vector))[-1]
    told = {key: value for key, value in expected.items() if key not in {"legal", "dealt_in", "not_dealt_in"}}
    assert all(differences(wrong, deal, table) for wrong in spoiled(told))


def test_every_vector_left_out_exists_and_is_about_positions_or_posts() -> None:
    assert set(LEFT_OUT) <= {vector["id"] for vector in TO_DEAL}


@pytest.mark.parametrize(
    ("rule", "positions_away", "must_post", "wait_hands"),
    [
        ("free_up_to_two", 2, False, None),  # bb-041
        ("free_up_to_two", 3, True, 3),  # bb-042
        ("same_relative_position", 2, True, 2),  # bb-043
        ("same_relative_position", -1, False, None),  # WL 159: towards the big blind is free
        ("always_post", 2, True, None),  # bb-091
    ],
)
def test_a_seat_change_costs_what_the_rulings_say(
    rule: str, positions_away: int, must_post: bool, wait_hands: int | None
) -> None:
    cost = seat_change_cost(rule, positions_away)
    assert (cost.must_post, cost.wait_hands) == (must_post, wait_hands)


def table_of(seated: range | list[int], seats: int = 9, **options: Any) -> Table:
    """Blinds 1 and 2; the last hand had its button in 1, its blinds in 2 and 3."""
    return Table(seats, Options(**options), Stakes(1, 2), seated, (1, 2, 3))


def three_positions(deal: Deal) -> tuple[int, int | None, int]:
    return deal.button, deal.small_blind, deal.big_blind


def test_two_positions_away_from_the_big_blind_waits_two_hands_and_pays_nothing() -> None:
    table = table_of(range(1, 8))
    table.change_seat(5, 8)
    assert [8 in table.deal().dealt_in for _ in range(2)] == [False, False]
    third = table.deal()
    assert (three_positions(third), 8 in third.dealt_in, 8 in third.posts) == ((4, 6, 7), True, False)


def test_two_active_players_passed_is_free_at_once() -> None:
    table = table_of(range(1, 8), seat_change_rule="free_up_to_two")
    table.change_seat(5, 8)
    deal = table.deal()
    assert (8 in deal.dealt_in, 8 in deal.posts) == (True, False)


def test_a_seat_change_towards_the_big_blind_is_free_and_takes_it_when_due() -> None:
    table = table_of([1, 2, 3, 5, 6, 7])
    table.change_seat(7, 4)
    deal = table.deal()
    assert (three_positions(deal), deal.posts[4]) == ((2, 3, 4), Post(live=2))


def test_always_post_takes_a_big_blind_however_short_the_move() -> None:
    table = table_of([1, 2, 3, 4, 5, 6, 8], seat_change_rule="always_post")
    table.change_seat(8, 7, Choice.POST)
    assert table.deal().posts[7] == Post(live=2)


def test_moving_button_is_ordinary_when_only_the_old_button_leaves() -> None:
    table = table_of(range(1, 7), seats=6, button_rule="moving_button")
    table.leave(1)
    deal = table.deal()
    assert (three_positions(deal), deal.big_blinds) == ((2, 3, 4), (4,))


@pytest.mark.parametrize("button_rule", ["dead_button", "moving_button", "forward_moving"])
@pytest.mark.parametrize(("leaves", "button", "big"), [(3, 2, 1), (2, 3, 1), (1, 3, 2)])
def test_three_to_two_nobody_has_the_big_blind_twice(button_rule: str, leaves: int, button: int, big: int) -> None:
    table = table_of(range(1, 4), seats=3, button_rule=button_rule)
    table.leave(leaves)
    assert three_positions(table.deal()) == (button, button, big)


@pytest.mark.parametrize("gone", [[], [1], [2], [3], [4], [2, 3], [1, 2], [3, 4], [1, 3, 5], [2, 4, 6]], ids=str)
def test_dead_button_brings_everybody_one_big_blind_and_one_small_blind_a_round(gone: list[int]) -> None:
    table = table_of(range(1, 8), seats=7)
    for seat in gone:
        table.leave(seat)
    table.deal()  # the small blind of the first hand may be dead
    left = sorted(table.players)
    deals = [table.deal() for _ in left]
    assert sorted(deal.big_blind for deal in deals) == left
    assert sorted(deal.small_blind or 0 for deal in deals) == left


def test_moving_button_lets_nobody_off_a_blind() -> None:
    table = table_of(range(1, 7), seats=6, button_rule="moving_button")
    table.leave(2)
    deals = [table.deal() for _ in range(3)]
    paid = {seat: sum(deal.posts.get(seat, Post()).live for deal in deals) for seat in (3, 4, 5)}
    assert paid == {3: 1, 4: 3, 5: 3}  # seat 3 had its big blind in the last hand


def test_the_second_who_wants_to_buy_the_button_stays_out_and_the_model_doubts() -> None:
    options = Options(entry_between_button_and_big_blind="post_or_buy_button")
    table = Table(8, options, Stakes(1, 2), [1, 2, 6, 7, 8], (1, 2, 6))
    table.sit(4, Choice.BUY_BUTTON)
    table.sit(3, Choice.BUY_BUTTON)
    deal = table.deal()
    assert (deal.dealt_in, deal.posts) == ((1, 2, 4, 6, 7, 8), {4: Post(live=2, dead=1)})
    assert Doubt.TWO_BUYERS in deal.doubts


def test_a_newcomer_on_the_small_blind_seat_stays_out_and_the_model_doubts() -> None:
    table = table_of(range(1, 7), seats=6, entry_between_button_and_big_blind="post_or_buy_button")
    table.leave(3)
    table.sit(3, Choice.POST)
    deal = table.deal()
    assert (three_positions(deal), 3 in deal.dealt_in) == ((2, None, 4), False)
    assert deal.doubts == {Doubt.SMALL_BLIND_SEAT}


def test_one_player_and_two_who_wait_are_no_hand_and_nothing_moves() -> None:
    table = table_of(range(1, 4), seats=6)
    table.leave(2)
    table.leave(3)
    table.sit(2, Choice.WAIT)
    table.sit(3, Choice.WAIT)
    with pytest.raises(NoHand):
        table.deal()
    assert (table.last_button, table.last_small, table.last_big) == (1, 2, 3)


def test_a_big_blind_held_back_has_not_passed_an_absent_player() -> None:
    options = Options(entry_between_button_and_big_blind="post_or_buy_button")
    table = Table(8, options, Stakes(1, 2), [1, 2, 6, 7, 8], (1, 2, 6))
    table.away(7)
    table.sit(4, Choice.BUY_BUTTON)
    table.deal()
    assert table.owed(7) == (0, 0)
    assert (three_positions(table.deal()), table.owed(7)) == ((4, 6, 8), (0, 2))


@pytest.mark.parametrize("button_rule", ["moving_button", "forward_moving"])
def test_a_button_that_goes_to_players_passes_who_only_posted_before_the_small_blind(button_rule: str) -> None:
    options = Options(button_rule=button_rule, entry_between_button_and_big_blind="post_or_buy_button")
    table = Table(7, options, Stakes(1, 2), [1, 2, 3, 5, 6, 7], (2, 3, 5))
    table.sit(4, Choice.POST)
    first, second = table.deal(), table.deal()
    assert (first.posts[4], three_positions(second)) == (Post(live=2), (5, 6, 7))


@pytest.mark.parametrize("entry", ["wait", "post_or_buy_button"])
def test_two_to_three_where_the_button_would_have_to_be_waits_whatever_is_offered(entry: str) -> None:
    table = Table(3, Options(entry_between_button_and_big_blind=entry), Stakes(1, 2), [1, 3], (1, 1, 3))
    table.sit(2, Choice.POST)
    assert [three_positions(table.deal()) for _ in range(2)] == [(3, 3, 1), (3, 1, 2)]


def test_two_to_three_in_a_room_where_positions_are_taken_gives_the_newcomer_the_button() -> None:
    table = Table(3, Options(entry_between_button_and_big_blind="take_position"), Stakes(1, 2), [1, 3], (1, 1, 3))
    table.sit(2, Choice.ASSIGNED)
    assert three_positions(table.deal()) == (2, 3, 1)


@pytest.mark.parametrize("button_rule", ["dead_button", "moving_button", "forward_moving"])
def test_two_to_three_left_of_the_big_blind_leaves_the_button_where_it_was(button_rule: str) -> None:
    table = Table(7, Options(button_rule=button_rule), Stakes(1, 2), [1, 5], (1, 1, 5))
    table.sit(7, Choice.WAIT)
    deal = table.deal()
    assert three_positions(deal) == (1, 5, 7)
    assert (Doubt.TWO_TO_MORE in deal.doubts) == (button_rule != "dead_button")


def test_a_moving_button_gives_the_third_player_the_big_blind_after_a_heads_up_hand() -> None:
    table = Table(7, Options(button_rule="moving_button"), Stakes(1, 2), [1, 5, 7], (1, 1, 5))
    assert three_positions(table.deal()) == (1, 5, 7)


def test_coming_back_as_a_straddle_is_for_under_the_gun_alone() -> None:
    table = table_of(range(1, 8), seats=7, missed_blinds_return=("post", "wait", "straddle"))
    table.away(6)
    table.players[6].bigs_owed = 1
    table.back(6, Choice.STRADDLE)
    assert (6 in table.deal().dealt_in, table.owed(6)) == (False, (0, 2))


def test_who_deals_off_at_a_small_table_takes_the_big_blind_when_it_comes_again() -> None:
    table = table_of(range(1, 4), seats=4)
    table.deal_off(1, 4)
    assert [table.deal().big_blind for _ in range(3)] == [2, 3, 4]


def test_a_small_blind_on_the_button_leaves_every_seat_behind_it_open_to_a_post() -> None:
    table = Table(6, Options(small_blind_position="on_button"), Stakes(1, 2), [1, 2, 3, 4, 6], (1, 1, 2))
    table.sit(5, Choice.POST)
    deal = table.deal()
    assert (three_positions(deal), deal.posts[5]) == ((2, 2, 3), Post(live=2))
