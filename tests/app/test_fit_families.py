"""Keys that only some games need, on every glass: draws, cards that show, boards, pots run more than once."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.app.screen_state import Mode, Open, ScreenState
from dealer_assist.app.screens.award import AwardDrawer
from dealer_assist.app.screens.cards import CardEntry
from dealer_assist.app.screens.floor import FloorDrawer
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.award import award_view
from dealer_assist.app.views.cards import entry_view
from dealer_assist.app.views.floor import floor_view
from dealer_assist.app.views.hand import Around, hand_view
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, BetsPulled, BringIn, Call, Check, RunIt, StreetDealt
from dealer_assist.hand.forced import BetSizes
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words import Words
from tests.app.fitting import Shown, clipped, each_glass, each_language
from tests.app.scenes import with_panel
from tests.app.test_fit_tools import STACK, assert_keys
from tests.other_games import dealt_of, stud
from tests.tables import play, the_hand

pytestmark = pytest.mark.usefixtures("glass")
LIMITS = BetSizes(1000, 2000)


def drawing() -> TableState:
    """Six seats of triple draw, the first draw due."""
    stakes = Stakes(500, 1000, bets=LIMITS)
    table = dealt_of("draw27_triple", (STACK,) * 6, stakes=stakes, betting="fl")
    table = play(table, *(Call(seat) for seat in (4, 5, 6, 1, 2)), Check(3))
    return play(table, StreetDealt())


def third_street() -> TableState:
    return stud((STACK,) * 8)


def fourth_street() -> TableState:
    """Nobody knows whose board is best: the bet is a key of its own."""
    table = stud((STACK, STACK), "Kd", "2c")
    table = play(table, BringIn(2), Call(1), StreetDealt())
    assert the_hand(table).to_act is None
    return table


def two_boards() -> TableState:
    table = dealt_of("double_board_bomb_pot", (STACK,) * 8, stakes=Stakes(500, 1000))
    while (seat := the_hand(table).to_act) is not None:
        table = play(table, Check(seat))
    return table


def run_three_times() -> TableState:
    table = dealt_of("omaha8", (STACK,) * 3, stakes=Stakes(500, 1000), betting="nl", run_it_max=3)
    return play(table, AllIn(1), Call(2), Call(3), RunIt(3, (1, 2, 3)))


@each_glass
@each_language
@pytest.mark.parametrize("made", [drawing, third_street, fourth_street])
def test_the_keys_in_the_middle_fit(on: Glass, code: str, made: Callable[[], TableState], shown: Shown) -> None:
    table = made()
    view = hand_view(table, ScreenState(), Around("23:59", prompts=next_steps(table)), Words(code))
    assert view.offers
    page = shown(HandScreen(Look(on, code), view), on)
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_language
@pytest.mark.parametrize(
    ("made", "state"), [(two_boards, ScreenState(open=Open.BOARD)), (third_street, ScreenState(open=Open.UP, seat=3))]
)
def test_cards_of_boards_and_cards_that_show_fit(
    on: Glass, code: str, made: Callable[[], TableState], state: ScreenState, shown: Shown
) -> None:
    table, words, look = made(), Words(code), Look(on, code)
    around = Around("23:59", prompts=next_steps(table))
    panel = CardEntry(look, entry_view(the_hand(table), state, words))
    page = shown(with_panel(HandScreen(look, hand_view(table, state, around, words)), panel), on)
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_language
def test_six_parts_of_a_pot_fit(on: Glass, code: str, shown: Shown) -> None:
    table, words, look = run_three_times(), Words(code), Look(on, code)
    told = {2: (2, 3), 3: (1,), 4: (2,), 5: (3,)}
    state = ScreenState(open=Open.AWARD, winners=(1,), second=(2,), others=told, part=3, mode=Mode.WINNER)
    around = Around("23:59", prompts=next_steps(table))
    panel = AwardDrawer(look, award_view(the_hand(table), state, words))
    page = shown(with_panel(HandScreen(look, hand_view(table, state, around, words)), panel), on)
    assert clipped(page) == []
    assert_keys(page, on)


@each_glass
@each_language
def test_running_it_more_than_once_is_offered_on_the_floor_s_panel(on: Glass, code: str, shown: Shown) -> None:
    table = dealt_of("holdem", (STACK,) * 3, stakes=Stakes(500, 1000), betting="nl", run_it_max=3)
    table = play(table, AllIn(1), Call(2), Call(3), BetsPulled())
    words, look, state = Words(code), Look(on, code), ScreenState(open=Open.FLOOR)
    around = Around("23:59", prompts=next_steps(table))
    panel = FloorDrawer(look, floor_view(table, state, (), words))
    page = shown(with_panel(HandScreen(look, hand_view(table, state, around, words)), panel), on)
    assert page.findChild(QWidget, "floor.run_it3") is not None
    assert clipped(page) == []
    assert_keys(page, on)
