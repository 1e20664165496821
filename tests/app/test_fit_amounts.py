"""Tournament stacks on every glass: amounts of eight digits, ten players, nine pots; nothing is clipped or rounded."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from dealer_assist.app.count import Count, Field, Helper
from dealer_assist.app.keying import Keyed
from dealer_assist.app.page_state import PageState
from dealer_assist.app.screen_state import Depth, Open, ScreenState
from dealer_assist.app.screens.award import AwardDrawer
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.screens.pad import ActionPad
from dealer_assist.app.screens.side_pots import SidePotsDrawer
from dealer_assist.app.screens.table_page import TablePage
from dealer_assist.app.screens.why import WhyDrawer
from dealer_assist.app.telling import opened, with_field, with_keyed, with_seat
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.award import award_view
from dealer_assist.app.views.hand import Around, hand_view
from dealer_assist.app.views.pad import pad_view
from dealer_assist.app.views.pots import side_pots_view
from dealer_assist.app.views.table_page import PageAround, table_page_view
from dealer_assist.app.views.why import refused_why
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, BetsPulled, Wager
from dealer_assist.hand.state import in_hand
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.state import TableState
from dealer_assist.words import Words
from tests.app.fitting import Shown, clipped, each_glass, each_language
from tests.app.scenes import helper, page, with_panel
from tests.app.scenes_table import played_out
from tests.app.scenes_tools import (
    MOST,
    TEN,
    nine_pots,
    one_covers,
    one_covers_seven,
    seven_folded,
    ten_counted,
    ten_differ,
    ten_shuffled,
    tournament,
)
from tests.app.test_fit_tools import assert_keys
from tests.tables import play, refusal, the_hand

pytestmark = pytest.mark.usefixtures("glass")


def split(table: TableState) -> Count:
    count = with_keyed(opened(Helper.SPLIT, table, followed=False), Keyed(9 * MOST))
    for seat in (2, 5, 7, 9, 10):
        count = with_seat(count, seat)
    return count


def take_up(table: TableState) -> Count:
    count = with_keyed(opened(Helper.TAKE_UP, table, followed=False), Keyed(MOST))
    for seat in TEN:
        count = with_keyed(with_seat(count, seat), Keyed(MOST))
    return count


COUNTS = {
    "nine_pots": ten_counted,
    "shuffled": ten_shuffled,
    "covers": one_covers,
    "seven_folded": seven_folded,
    "covers_seven": one_covers_seven,
    "return": ten_differ,
    "split": split,
    "take_up": take_up,
}


@each_glass
@each_language
@pytest.mark.parametrize("told", COUNTS.values(), ids=COUNTS.keys())
def test_amounts_of_eight_digits_fit_the_helpers(
    on: Glass, code: str, told: Callable[[TableState], Count], shown: Shown
) -> None:
    table = tournament()
    shown_page = shown(helper(table, told(table), Look(on, code), Words(code)), on)
    assert clipped(shown_page) == []
    assert_keys(shown_page, on)


@each_glass
@each_language
@pytest.mark.parametrize("said", [None, 3 * MOST])
def test_a_pot_bet_of_eight_digits_fits(on: Glass, code: str, said: int | None, shown: Shown) -> None:
    table = tournament((3 * MOST,) * 10, BettingStructure.PL)
    for seat in (4, 5):
        table = play(table, Wager(seat, 1_000_000 if seat == 4 else 3_400_000))
    count = opened(Helper.POT, table, the_hand(table).to_act, followed=True)
    if said is not None:
        count = with_field(count, Field.SAID, said)
    shown_page = shown(helper(table, count, Look(on, code), Words(code), Depth.WAGERS), on)
    assert clipped(shown_page) == []


@each_glass
@each_language
def test_an_amount_of_eight_digits_fits_the_pad_and_the_seats(on: Glass, code: str, shown: Shown) -> None:
    table = tournament()
    for seat in range(4, 11):
        table = play(table, AllIn(seat))
    look, words = Look(on, code), Words(code)
    view = pad_view(table, replace(ScreenState(open=Open.PAD), keyed=Keyed(MOST)), words)
    assert view is not None
    shown_page = shown(with_panel(page(table, look, words), ActionPad(look, view)), on)
    assert in_hand(the_hand(table), 10).front == MOST
    assert clipped(shown_page) == []


@each_glass
@each_language
def test_ten_players_all_in_with_eight_digits_fit_the_hand_screen(on: Glass, code: str, shown: Shown) -> None:
    table = nine_pots()
    shown_page = shown(page(table, Look(on, code), Words(code)), on)
    assert clipped(shown_page) == []


@each_glass
@each_language
def test_nine_pots_of_eight_digits_are_pulled(on: Glass, code: str, shown: Shown) -> None:
    table, look, words = nine_pots(), Look(on, code), Words(code)
    view = side_pots_view(the_hand(table), next_steps(table), words)
    assert len(view.table.rows) == 10
    shown_page = shown(with_panel(page(table, look, words), SidePotsDrawer(look, view)), on)
    assert clipped(shown_page) == []
    assert_keys(shown_page, on)


@each_glass
@each_language
def test_nine_pots_of_eight_digits_are_awarded(on: Glass, code: str, shown: Shown) -> None:
    table, look, words = play(nine_pots(), BetsPulled()), Look(on, code), Words(code)
    view = award_view(the_hand(table), ScreenState(open=Open.AWARD, winners=(9, 10)), words)
    shown_page: QWidget = shown(with_panel(page(table, look, words), AwardDrawer(look, view)), on)
    assert clipped(shown_page) == []
    assert_keys(shown_page, on)


@each_glass
@each_language
def test_stacks_of_eight_digits_fit_the_table_s_page(on: Glass, code: str, shown: Shown) -> None:
    table = played_out(tournament())
    view = table_page_view(table, PageState(), PageAround(Depth.WAGERS), Words(code))
    shown_page = shown(TablePage(Look(on, code), view), on)
    assert clipped(shown_page) == []


@each_glass
@each_language
def test_a_refused_raise_of_eight_digits_and_its_reasons_fit(on: Glass, code: str, shown: Shown) -> None:
    table = play(tournament((3 * MOST,) * 10), Wager(4, MOST))
    entry, look, words = Wager(5, MOST + 1_000_000), Look(on, code), Words(code)
    screen = ScreenState(keyed=Keyed(entry.to), refused=refusal(table, entry), entry=entry)
    view = pad_view(table, screen, words)
    assert view is not None
    around = Around("23:59", prompts=next_steps(table))
    shown_page = shown(with_panel(HandScreen(look, hand_view(table, screen, around, words)), ActionPad(look, view)), on)
    assert clipped(shown_page) == []
    why = WhyDrawer(look, refused_why(refusal(table, entry), table, words))
    reasons = shown(with_panel(HandScreen(look, hand_view(table, screen, around, words)), why), on)
    assert clipped(reasons) == []
