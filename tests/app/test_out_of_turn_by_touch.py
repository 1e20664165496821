"""An action out of turn by touch: seat and action are told, held until the turn comes, entered or let go of."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from dealer_assist.app.views.seat import SeatState, SeatView
from dealer_assist.hand.entries import Fold
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, plain

HOME = Path(__file__).parents[2]


def bet_of_20(sit: Sit, depth: int, language: str = "en", **changes: object) -> TouchedTable:
    """Seat 3 makes it 20, seat 4 is to act."""
    table = sit(depth=depth, language=language, **changes)
    table.touch("key.next")
    table.raise_to(20)
    return table


def tile(table: TouchedTable, seat: int) -> SeatView:
    """What a seat shows."""
    return table.window.hand.widget.seats[seat - 1].view


def raised_ahead(table: TouchedTable, seat: int, to: int) -> None:
    """At the floor: the seat has raised before its turn."""
    table.touch("key.floor", "floor.ahead")
    table.seats(seat)
    table.key_in(to)
    table.touch("pad.raise")


@pytest.mark.parametrize("depth", [1, 2])
def test_a_raise_out_of_turn_is_told_at_the_floor_and_stands_if_nobody_raises(
    sit: Sit, depth: int, language: str
) -> None:
    table = bet_of_20(sit, depth, language)
    table.touch("key.floor", "floor.ahead")
    hint = plain(table.window.hand.widget.limits.view.text)
    assert hint == {"en": "Tap the seat that acted out of turn.", "ar": "لمس المقعد الذي تصرّف خارج الدور."}[language]
    table.seats(6)
    table.key_in(60)
    assert table.word("pad.raise") == {"en": "Hold: Raise to 60", "ar": "تعليق: رايز إلى 60"}[language]
    table.touch("pad.raise")
    # nothing is entered: the chips lie in front and count in no price
    assert table.in_front[3] == "20"
    assert 6 not in table.in_front
    assert table.headline == {"en": "OUT OF TURN · SEAT 4 TO ACT", "ar": "خارج الدور · الدور للمقعد 4"}[language]
    table.touch("key.call", "key.fold")
    assert table.headline == {"en": "SEAT 6'S RAISE STANDS", "ar": "يثبت رايز المقعد 6"}[language]
    table.touch("key.floor")
    assert plain(table.word("floor.held")) == {"en": "It stands: Raise to 60", "ar": "يثبت: رايز إلى 60"}[language]
    table.touch("floor.held")
    assert table.in_front[6] == "60"
    assert table.hand.to_act == 7
    assert table.hand.level == 60


def test_a_raise_in_between_gives_the_raiser_all_options(sit: Sit) -> None:
    table = bet_of_20(sit, 2)
    raised_ahead(table, 6, 60)
    table.raise_to(80)
    assert table.prompt == ("SEAT 6'S CHIPS COME BACK, HE HAS ALL OPTIONS", "60 back: seat 4 raised to 80.")
    table.touch("key.fold")
    assert table.hand.to_act == 6
    # all options: it raises again, to another size
    table.raise_to(200)
    assert table.in_front[6] == "200"
    assert table.chips == 9 * 500


def test_where_a_call_changes_the_action_a_call_in_between_gives_it_back(sit: Sit) -> None:
    table = bet_of_20(sit, 2, oot_changing_actions=["bet", "call", "raise"])
    raised_ahead(table, 6, 60)
    assert table.prompt == ("OUT OF TURN · SEAT 4 TO ACT", "If seat 4 folds, seat 6's raise stands.")
    table.touch("key.call")
    assert table.prompt == ("SEAT 6'S CHIPS COME BACK, HE HAS ALL OPTIONS", "60 back: seat 4 called.")


def test_a_seat_tapped_out_of_turn_may_have_raised(sit: Sit, language: str) -> None:
    """Everything is entered: the tap says call, and beside holding it the pad is one tap away."""
    table = bet_of_20(sit, 2, language)
    table.seats(6)
    assert (
        plain(table.word("refused.remedy2"))
        == {"en": "Out of turn: bet or raise…", "ar": "خارج الدور: بت أو رايز…"}[language]
    )
    table.touch("refused.remedy2")
    table.key_in(60)
    table.touch("pad.raise")
    table.touch("key.fold", "key.fold")
    assert table.headline == {"en": "SEAT 6'S RAISE STANDS", "ar": "يثبت رايز المقعد 6"}[language]


def test_a_bet_with_nothing_bet_yet(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("key.next", "seat1", "seat2", "key.next", "key.next")
    assert (table.hand.street, table.hand.to_act) == (1, 2)
    raised_ahead(table, 3, 15)
    assert table.prompt[1] == "If seat 2 only checks, seat 3's bet stands."
    table.touch("key.call")
    assert table.headline == "SEAT 3'S BET STANDS"
    table.touch("key.floor", "floor.held")
    assert table.in_front == {3: "15"}


def test_all_in_call_and_fold_out_of_turn_are_told_on_the_same_pad(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    for key, headline in (
        ("pad.all_in", "SEAT 6'S RAISE STANDS"),
        ("pad.call", "SEAT 6'S CALL STANDS"),
        ("pad.remedy0", "SEAT 6'S FOLD STANDS"),
    ):
        table.touch("key.floor", "floor.ahead", "seat6", key, "key.fold", "key.fold")
        assert table.headline == headline
        table.touch("key.undo", "key.undo", "key.undo")
        assert table.headline == "SEAT 4 · CALL 20"


def test_a_fold_out_of_turn_binds_though_somebody_raises(sit: Sit) -> None:
    table = bet_of_20(sit, 2)
    table.touch("key.floor", "floor.ahead", "seat6", "pad.remedy0")
    table.raise_to(60)
    table.touch("key.fold")
    assert table.headline == "SEAT 6'S FOLD STANDS"
    table.touch("key.floor", "floor.held")
    assert 6 not in table.seats_left
    desk = table.session.desk
    assert desk is not None
    assert desk.last is not None
    assert desk.last.entry == Fold(6)


def test_undo_takes_back_that_it_was_held_and_redo_holds_it_again(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    raised_ahead(table, 6, 60)
    table.touch("key.undo")
    assert table.headline == "SEAT 4 · CALL 20"
    assert table.in_front[3] == "20"
    table.touch("key.redo")
    assert table.headline == "OUT OF TURN · SEAT 4 TO ACT"


def test_back_on_the_pad_leaves_everything_as_it_was(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    table.touch("key.floor", "floor.ahead", "seat6", "key.back")
    assert not table.shows("pad.raise")
    assert table.headline == "SEAT 4 · CALL 20"


def test_the_floor_gives_the_chips_of_a_raise_back_with_two_taps(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    raised_ahead(table, 6, 60)
    table.touch("key.floor", "floor.chips_back")
    assert table.headline == "SEAT 4 · CALL 20"


def test_more_than_the_stack_is_refused_on_the_pad(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    raised_ahead(table, 6, 900)
    assert table.headline.startswith("SEAT 6 HAS")
    assert table.shows("pad.raise")


def test_the_seat_to_act_is_never_out_of_turn(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    table.touch("key.floor", "floor.ahead", "seat4")
    assert not table.shows("pad.raise")


def test_in_a_hand_nobody_follows_nothing_is_out_of_turn(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.floor")
    assert not table.shows("floor.ahead")


# -- what came out of turn is an entry


@pytest.mark.journey
def test_killed_with_a_held_raise_the_same_prompt_stands_again_and_the_same_tap_enters_it(
    sit: Sit, tmp_path: Path, language: str
) -> None:
    command = [sys.executable, "-m", "tests.app.player", str(tmp_path / "journal"), language, "ahead"]
    with subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        shown = program.stdout.readline().strip()
        os.kill(program.pid, signal.SIGKILL)
    assert shown == {"en": "OUT OF TURN · SEAT 4 TO ACT", "ar": "خارج الدور · الدور للمقعد 4"}[language]

    table = sit(language=language)
    assert table.headline == shown
    assert tile(table, 6).state is SeatState.OUT_OF_TURN
    told = {"en": "Seat 6 out of turn: Raise to 60", "ar": "المقعد 6 خارج الدور: رايز إلى 60"}[language]
    assert told in table.band
    table.touch("key.call", "key.fold")
    assert plain(table.word("offer0")) == {"en": "It stands: Raise to 60", "ar": "يثبت: رايز إلى 60"}[language]
    table.touch("offer0")
    assert (table.in_front[6], table.hand.to_act) == ("60", 7)
    assert table.chips == 9 * 500


def test_undo_after_the_seats_in_between_have_acted_brings_the_same_prompts_back(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    raised_ahead(table, 6, 60)
    table.touch("key.fold", "key.fold", "offer0")
    assert table.headline == "SEAT 7 · CALL 60"
    for headline in ("SEAT 6'S RAISE STANDS", "OUT OF TURN · SEAT 5 TO ACT", "OUT OF TURN · SEAT 4 TO ACT"):
        table.touch("key.undo")
        assert table.headline == headline
    table.touch("key.redo", "key.redo", "key.redo")
    assert table.in_front[6] == "60"


def test_chips_back_is_undone_as_any_entry(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    raised_ahead(table, 6, 60)
    table.touch("key.floor", "floor.chips_back", "key.undo")
    assert table.headline == "OUT OF TURN · SEAT 4 TO ACT"


def test_the_seat_shows_the_chips_that_came_too_early_and_they_count_for_nothing(sit: Sit, language: str) -> None:
    table = bet_of_20(sit, 1, language)
    raised_ahead(table, 6, 60)
    seat = tile(table, 6)
    assert (seat.state, plain(seat.early), seat.in_front) == (SeatState.OUT_OF_TURN, "60", "")
    assert seat.word == {"en": "Out of turn", "ar": "خارج الدور"}[language]
    table.raise_to(80)
    # the action has changed: the chips are on their way back
    assert (tile(table, 6).state, tile(table, 6).early) == (SeatState.IN, "")


def test_on_the_table_s_page_the_seat_out_of_turn_shows_its_stack(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    raised_ahead(table, 6, 60)
    table.touch("table")
    page = table.window.table
    assert page is not None
    # 500, of which the 60 in front count for nothing yet
    assert plain(page.widget.view.seats[5].lying) == "500"


@pytest.mark.parametrize("first", [6, 7])
def test_two_seats_out_of_turn_are_released_in_the_order_of_their_turns(sit: Sit, first: int) -> None:
    table = bet_of_20(sit, 1)
    for seat in (first, 13 - first):
        table.touch("key.floor", "floor.ahead", f"seat{seat}", "pad.call")
    table.touch("key.fold", "key.fold")
    assert table.headline == "SEAT 6'S CALL STANDS"
    table.touch("offer0")
    assert table.prompt == ("SEAT 7'S CALL STANDS", "Seat 6 called.")
    table.touch("offer0")
    assert table.in_front == {1: "2", 2: "5", 3: "20", 6: "20", 7: "20"}


def test_a_tap_behind_a_seat_whose_raise_stands_speaks_for_nobody(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    raised_ahead(table, 6, 60)
    table.seats(8)
    # seats 4 and 5 folded; of seat 6 nothing may be assumed
    assert (table.hand.to_act, table.headline) == (6, "SEAT 6'S RAISE STANDS")
    table.seats(8)
    assert table.hand.to_act == 6


@pytest.mark.parametrize("depth", [1, 2])
def test_a_tap_on_the_seat_whose_raise_stands_enters_that_raise(sit: Sit, depth: int) -> None:
    table = bet_of_20(sit, depth)
    raised_ahead(table, 6, 60)
    table.touch("key.fold", "key.fold")
    table.seats(6)
    assert (table.in_front[6], table.hand.to_act) == ("60", 7)


def test_chips_that_have_come_back_are_entered_by_no_tap(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    raised_ahead(table, 6, 60)
    table.raise_to(80)
    table.seats(6)
    assert table.hand.to_act == 6
    table.seats(6)
    assert table.in_front[6] == "80"
