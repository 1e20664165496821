"""A dealer who knows where the keys are taps six times a second: of taps in different places none is passed over."""

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.app.screen_state import Open
from dealer_assist.app.session import Saved
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.options import BettingStructure
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, until
from tests.app.test_double_taps import entered, opened

GAPS = [0.12, 0.15, 0.2, 0.25]
"""Between two taps in different places, seconds."""


def quickly(table: TouchedTable, gap: float, *names: str) -> None:
    """One tap after the other at that pace; before the first one the dealer has looked."""
    table.pause()
    for place, name in enumerate(names):
        table.pause(gap if place else 0.0)
        part: QWidget = table.part(name)
        table.tap(part)
        until(lambda: table.session.saved is Saved.ALL and table.window.is_painted, "it is on the glass")
        table.agrees()


@pytest.mark.parametrize("gap", GAPS)
def test_raise_its_digits_and_what_the_next_seats_do(sit: Sit, gap: float) -> None:
    table = sit()
    table.touch("key.next")
    quickly(table, gap, "key.raise", "pad.1", "pad.5", "pad.raise", "key.fold", "key.call", "seat6", "key.fold")
    assert entered(table) == ["StartHand", "Wager", "Fold", "Call", "Call", "Fold"]
    assert table.in_front == {1: "2", 2: "5", 3: "15", 5: "15", 6: "15"}


@pytest.mark.parametrize("gap", GAPS)
def test_a_bet_is_raised_at_once(sit: Sit, gap: float) -> None:
    table = sit()
    table.touch("key.next", "seat3", "seat4", "key.next", "key.next")
    # the big blind checks; BET has become RAISE, and opens the same pad
    quickly(table, gap, "key.raise", "pad.2", "pad.0", "pad.raise", "key.raise", "pad.6", "pad.0", "pad.raise")
    assert table.in_front == {2: "20", 3: "60"}


@pytest.mark.parametrize("gap", GAPS)
def test_a_bet_is_called_at_once(sit: Sit, gap: float) -> None:
    table = sit()
    table.touch("key.next", "seat3", "seat4", "key.next", "key.next")
    # CHECK has become CALL while the pad was open
    quickly(table, gap, "key.raise", "pad.2", "pad.0", "pad.raise", "key.call", "key.call")
    assert table.in_front == {2: "20", 3: "20", 4: "20"}


@pytest.mark.parametrize("gap", GAPS)
def test_fixed_limit_is_raised_by_one_seat_after_the_other(sit: Sit, gap: float) -> None:
    table = sit(betting=BettingStructure.FL, bets=BetSizes(4, 8), blinds=(2, 4))
    table.touch("key.next")
    quickly(table, gap, "key.raise", "key.fold", "key.raise", "seat6", "key.raise")
    assert table.in_front == {1: "2", 2: "4", 3: "8", 5: "12", 6: "12", 7: "16"}


@pytest.mark.parametrize("gap", GAPS)
def test_all_in_is_confirmed_at_once(sit: Sit, gap: float) -> None:
    table = sit(stacks={1: 300, 2: 100, 3: 200}, button=1)
    table.touch("key.next")
    quickly(table, gap, "key.all_in", "pad.all_in", "key.all_in", "pad.all_in")
    assert entered(table) == ["StartHand", "AllIn", "AllIn"]


@pytest.mark.parametrize("gap", GAPS)
def test_a_pad_put_away_leaves_the_keys_to_be_tapped(sit: Sit, gap: float) -> None:
    table = sit()
    table.touch("key.next")
    quickly(table, gap, "key.raise", "key.back", "seat3", "key.raise", "key.back", "key.fold")
    assert entered(table) == ["StartHand", "Call", "Fold"]


@pytest.mark.parametrize("gap", GAPS)
def test_chips_of_an_all_in_go_to_the_seats_they_lie_in_front_of(sit: Sit, gap: float) -> None:
    table = sit(depth=0)
    table.touch("key.next")
    quickly(
        table, gap, "key.all_in", "count.seat3", "count.1", "count.4", "count.0", "count.seat5", "count.9", "count.0"
    )
    count = table.window.hand._screen.count
    assert count is not None
    assert count.fields == {}
    assert {each.seat: each.front for each in count.seats} == {3: 140, 5: 90}


@pytest.mark.parametrize("gap", GAPS)
def test_the_pot_is_asked_for_a_seat_at_once(sit: Sit, gap: float) -> None:
    table = sit(depth=0, betting=BettingStructure.PL)
    table.touch("key.next")
    quickly(table, gap, "key.pot", "count.seat5", "count.middle", "count.1", "count.2", "count.0")
    count = table.window.hand._screen.count
    assert count is not None
    assert (count.seat, {str(field): amount for field, amount in count.fields.items()}) == (5, {"middle": 120})


@pytest.mark.parametrize("gap", GAPS)
def test_a_seat_whose_options_are_asked_for_is_counted_at_once(sit: Sit, gap: float) -> None:
    table = sit(depth=0)
    table.touch("key.next")
    quickly(table, gap, "seat5", "count.3", "count.5")
    assert table.keyed == "35"


@pytest.mark.parametrize("gap", GAPS)
@pytest.mark.parametrize(("size", "dpi"), [((1920, 1080), None), ((1366, 768), 118)])
def test_a_digit_where_the_seat_stood_counts_too(sit: Sit, gap: float, size: tuple[int, int], dpi: int | None) -> None:
    table = sit(depth=0, size=size, dpi=dpi)
    table.touch("key.next")
    # the 3 comes to stand on the place of seat 9, beside the spot the finger is on
    quickly(table, gap, "seat9", "count.3", "count.0")
    assert table.keyed == "30"


@pytest.mark.parametrize("gap", GAPS)
def test_chips_bought_are_keyed_whole(sit: Sit, gap: float) -> None:
    table = sit()
    table.touch("table", "seat4")
    before = entered(table)
    quickly(table, gap, "seat.add", "pad.1", "pad.5", "pad.0")
    assert table.keyed == "150"
    assert entered(table) == before


@pytest.mark.parametrize("gap", GAPS)
def test_the_menu_of_a_seat_is_put_away_and_the_next_one_opened(sit: Sit, gap: float) -> None:
    table = sit()
    table.touch("table")
    quickly(table, gap, "seat4", "seat.away", "seat5", "seat.away", "table.back", "key.next")
    assert entered(table) == ["WentAway", "WentAway", "StartHand"]


@pytest.mark.parametrize("gap", GAPS)
def test_cards_of_board_and_hands_are_keyed_at_once(sit: Sit, gap: float) -> None:
    table = sit(depth=2, stacks={1: 100, 2: 100}, button=1)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.all_in", "pad.all_in", "key.next")
    quickly(table, gap, *(f"cards.{card}" for card in ("As", "Kd", "2c")), "cards.done")
    table.touch("key.next")
    quickly(table, gap, "cards.9h")
    table.touch("key.next")
    quickly(table, gap, "cards.3d")
    assert table.hand.board == ("As", "Kd", "2c", "9h", "3d")
    shown = ("award.seat1", "cards.Ah", "cards.Ad", "cards.done", "award.seat2", "cards.Kh", "cards.Ks", "cards.done")
    quickly(table, gap, *shown)
    assert {each.seat: each.cards for each in table.hand.tabled} == {1: ("Ah", "Ad"), 2: ("Kh", "Ks")}


@pytest.mark.parametrize("gap", GAPS)
@pytest.mark.parametrize("taps", [("award.seat1",), ("award.tie", "award.seat1", "award.seat3")])
def test_a_pot_is_pushed_to_whom_was_tapped(sit: Sit, gap: float, taps: tuple[str, ...]) -> None:
    table = sit(stacks={1: 100, 2: 100, 3: 100}, button=1)
    table.touch("key.next", *("key.all_in", "pad.all_in") * 3)
    quickly(table, gap, *taps, "award.pushed")
    assert sorted(each.seat for each in table.hand.seats if each.won) == [1, 3][: len(taps)]


@pytest.mark.parametrize("gap", GAPS)
def test_players_sit_down_as_fast_as_their_seats_are_tapped(sit: Sit, gap: float) -> None:
    table = sit(stacks={}, button=None)
    quickly(table, gap, *(f"seat{seat}" for seat in (1, 2, 3, 5, 6, 7, 9)))
    page = table.window.table
    assert page is not None
    assert sorted(page._proposed().stacks) == [1, 2, 3, 5, 6, 7, 9]


@pytest.mark.parametrize("gap", GAPS)
def test_what_acted_out_of_turn_is_told_at_once(sit: Sit, gap: float) -> None:
    table = sit()
    table.touch("key.next")
    quickly(table, gap, "key.floor", "floor.ahead", "seat6", "pad.2", "pad.0", "pad.raise", "key.call", "key.fold")
    assert entered(table) == ["StartHand", "OutOfTurn", "Call", "Fold"]
    assert [(each.seat, each.added) for each in table.hand.out_of_turn] == [(6, 20)]


# -- what nobody asked for has to be read, wherever it stands


def test_what_comes_up_unasked_after_the_last_call_pulls_nothing(sit: Sit) -> None:
    table = sit(stacks={1: 100, 2: 200, 3: 300}, button=1)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.all_in", "pad.all_in")
    quickly(table, 0.15, "key.call")
    assert opened(table) is Open.SIDE_POTS
    told = entered(table)
    table.pause(0.15)
    table.tap(table.part("side_pots.done"))
    assert entered(table) == told
    table.touch("side_pots.done")
    assert entered(table) == [*told, "BetsPulled"]


def test_a_key_that_has_become_another_has_to_be_read_also_after_a_tap_elsewhere(sit: Sit) -> None:
    table = sit(stacks={1: 300, 2: 300, 3: 300}, button=1)
    table.touch("key.next", "seat1", "seat2")
    table.pause()
    table.tap(table.part("seat3"))
    until(lambda: table.session.saved is Saved.ALL and table.window.is_painted, "it is on the glass")
    # CLOSE STREET was meant, which has become DEAL FLOP: the last seat has ended the round
    table.pause(0.2)
    table.tap(table.part("key.next"))
    assert table.hand.street == 0
    table.touch("key.next")
    assert table.hand.street == 1


def test_a_key_that_came_to_do_something_else_under_the_pad_has_to_be_read(sit: Sit) -> None:
    table = sit(stacks={1: 300, 2: 300, 3: 300}, button=1)
    table.touch("key.next", "seat1", "seat2", "key.raise")
    table.touch("pad.1", "pad.5", "pad.raise", "seat1", "key.raise")
    # the last call is told on the pad: what was CLOSE STREET is DEAL FLOP when the pad goes away
    quickly(table, 0.15, "pad.call")
    table.pause(0.15)
    table.tap(table.part("key.next"))
    assert table.hand.street == 0
