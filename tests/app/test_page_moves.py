"""What taps on the page of an open table lead to: the way out of a hand nobody could follow."""

from dealer_assist.app.intents import Chosen
from dealer_assist.app.page_moves import PageMove, page_move
from dealer_assist.app.page_state import PageState
from dealer_assist.app.screen_state import Depth
from dealer_assist.app.views.page_keys import PageKey
from dealer_assist.app.views.table_page import PageAround, table_page_view
from dealer_assist.hand.entries import Call, Fold, Wager
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions
from dealer_assist.table.entries import CountedNow, EndHand, StartHand, Together
from dealer_assist.table.state import TableState
from dealer_assist.words import Words
from tests.app.conftest import Sit
from tests.app.driver import plain
from tests.app.floors import FLOOR
from tests.tables import a_table, dealt, play

LOST = Chosen("doing", PageKey.NOT_FOLLOWED)


def lost_at(table: TableState) -> PageMove:
    """What the key leads to."""
    return page_move(LOST, table, PageState(), FLOOR)


def is_lit(table: TableState) -> bool:
    """Whether the key does something."""
    view = table_page_view(table, PageState(), PageAround(Depth.WAGERS), Words("en"))
    return dict(view.modes.keys)[PageKey.NOT_FOLLOWED].enabled


def test_a_hand_nobody_followed_ends_without_an_award_and_the_next_one_starts() -> None:
    table = play(dealt((100,) * 3, button=1), Wager(1, 6), Call(2))
    made = lost_at(table)
    assert made.entry == Together((EndHand(followed=False), StartHand()))
    assert made.back
    after = play(table, made.entry)
    assert after.hands == 2
    # who folded nothing may have won or lost the pot: its stack has to be counted again
    assert [seat.stack for seat in after.seats] == [None, None, None]


def test_where_no_next_hand_can_start_the_lost_one_ends_all_the_same() -> None:
    # taken up on the flop with nobody saying where the button is: the next hand has to ask for it
    seats = (SeatTold(1, front=10, behind=90), SeatTold(2, front=10, behind=90))
    told = CountedNow(seats=seats, positions=Positions(), street="flop", to_act=1)
    table = play(a_table((100, 100), button=None), told)
    assert lost_at(table).entry == EndHand(followed=False)


def test_the_key_is_dark_while_there_is_no_hand_to_end() -> None:
    assert not is_lit(a_table((100, 100, 100)))
    assert is_lit(dealt((100,) * 3, button=1))
    won = play(dealt((100,) * 3, button=1), Fold(1), Fold(2))
    assert not is_lit(won)
    assert lost_at(won) == PageMove(PageState())


def test_two_taps_leave_a_lost_hand_and_undo_brings_it_back(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next", "seat6", "key.raise", "pad.min", "pad.raise")
    before = table.table
    table.taps = 0
    table.touch("table", "doing.not_followed")
    assert table.taps == 2
    assert table.window.hand.widget.isVisible()
    assert table.table.hands == 2
    assert table.said == {"en": "Hand 1 not followed · Hand 2 started", "ar": "اليد 1 لم تُتابَع · بدأت اليد 2"}[language]
    table.touch("key.undo")
    assert table.table == before


def test_at_a_table_with_the_rock_the_winner_of_a_lost_hand_is_asked_for(sit: Sit, language: str) -> None:
    table = sit(language=language, rock_straddle="winner_straddles", straddle_positions=[])
    table.touch("key.next", "table", "doing.not_followed")
    page = table.window.table
    assert page is not None
    assert plain(page.widget.view.prompt.second).startswith({"en": "Who won?", "ar": "لمن كان البوت؟"}[language])
    table.touch("seat6")
    # seat 6 holds the rock and straddles the next hand for twice the big blind
    assert (table.table.hands, table.in_front) == (2, {2: "2", 3: "5", 6: "10"})


def test_where_nobody_knows_who_won_the_same_key_goes_on(sit: Sit) -> None:
    table = sit(rock_straddle="winner_straddles", straddle_positions=[])
    table.touch("key.next", "table", "doing.not_followed", "doing.not_followed")
    assert (table.table.hands, table.table.rock) == (2, None)


def test_the_page_says_what_the_next_hand_will_be(sit: Sit) -> None:
    table = sit()
    table.touch("table")
    page = table.window.table
    assert page is not None
    assert plain(page.widget.view.prompt.second) == "BUTTON 9 · SB 1: 2 · BB 2: 5"
    # during a hand, what can be done here
    table.touch("table.back", "key.next", "table")
    assert plain(page.widget.view.prompt.second) == "Tap a seat: sit down, away, stack, leave."
    # once everybody has folded to the big blind, the hand after it
    table.touch("table.back", "key.next", "table")
    assert plain(page.widget.view.prompt.second) == "BUTTON 1 · SB 2: 2 · BB 3: 5"
