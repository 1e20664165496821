"""High and low, one key each: in the award, and in the helper that splits an amount."""

from dealer_assist.app.count import Helper
from dealer_assist.app.count_keys import after_choice, choices
from dealer_assist.app.helpers import said
from dealer_assist.app.intents import AwardMode, PotPushed, WinnerTapped
from dealer_assist.app.keying import Keyed
from dealer_assist.app.moves import move
from dealer_assist.app.screen_state import Open, ScreenState
from dealer_assist.app.telling import opened, with_keyed, with_seat
from dealer_assist.app.views.award import award_view
from dealer_assist.app.views.count import count_view
from dealer_assist.app.views.key import KeyKind
from dealer_assist.hand.entries import AllIn, Award, BetsPulled, Call, Check, StreetDealt
from dealer_assist.pots.split import Part
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words import Words
from tests.other_games import dealt_of
from tests.tables import play, the_hand

ENGLISH = Words("en", isolate=False)
OPEN = ScreenState(open=Open.AWARD)


def at_the_showdown() -> TableState:
    """Omaha high-low, button 1: 101 of each of three, no card told."""
    table = dealt_of("omaha8", (101, 101, 101), stakes=Stakes(1, 2), betting="nl")
    table = play(table, AllIn(1), Call(2), Call(3), BetsPulled())
    return play(table, StreetDealt(), StreetDealt(), StreetDealt())


def after(table: TableState, *intents: WinnerTapped | AwardMode) -> ScreenState:
    screen = OPEN
    for intent in intents:
        screen = move(intent, table, screen).screen
    return screen


HIGH_3_LOW_2 = (WinnerTapped(3), AwardMode("tie"), WinnerTapped(2))


def test_high_and_low_have_a_key_each() -> None:
    view = award_view(the_hand(at_the_showdown()), OPEN, ENGLISH)
    assert [key.label for key in view.modes.values()] == ["High", "Low", "Show cards", "Muck"]


def test_the_odd_chip_of_a_pot_goes_to_the_high_half() -> None:
    table = at_the_showdown()
    view = award_view(the_hand(table), after(table, *HIGH_3_LOW_2), ENGLISH)
    # 303 = 152 + 151
    assert view.push.text == "SEAT 3: 152 · SEAT 2: 151"
    assert view.then.text == "High 152, low 151. Odd 1 to the high half."


def test_what_is_pushed_is_entered_half_by_half() -> None:
    table = at_the_showdown()
    made = move(PotPushed(), table, after(table, *HIGH_3_LOW_2))
    assert made.entry == Award(0, (Part("high", (3,)), Part("low", (2,))))
    assert {share.seat: share.amount for share in the_hand(play(table, made.entry)).awards[0].shares} == {
        3: 152,
        2: 151,
    }


def test_without_a_low_the_high_takes_it_all() -> None:
    table = at_the_showdown()
    screen = after(table, WinnerTapped(3))
    assert award_view(the_hand(table), screen, ENGLISH).push.text == "SEAT 3: 303"
    assert move(PotPushed(), table, screen).entry == Award(0, (Part("high", (3,)), Part("low", ())))


def checked_down_on_two_boards() -> TableState:
    """Two boards, 2 of each of three, checked to the showdown; no card told."""
    table = dealt_of("omaha_double_board", (100, 100, 100), stakes=Stakes(1, 2), betting="nl")
    table = play(table, Call(1), Call(2), Check(3), BetsPulled())
    for _ in range(3):
        table = play(table, StreetDealt(), Check(2), Check(3), Check(1))
    return table


def test_the_winner_of_one_board_is_not_told_to_be_given_both() -> None:
    table = checked_down_on_two_boards()
    top = award_view(the_hand(table), after(table, WinnerTapped(1)), ENGLISH)
    assert top.push.text == "Then: Board two"
    assert not top.pushed.enabled
    # its key is the one to tap; from there the next tap on a seat is for it
    assert top.modes["tie"].kind is KeyKind.NOW
    lower = award_view(the_hand(table), after(table, WinnerTapped(1), AwardMode("tie")), ENGLISH)
    assert lower.push.text == "Board two: Tap the seat that wins."
    assert lower.modes["tie"].kind is KeyKind.CHOSEN
    both = award_view(the_hand(table), after(table, WinnerTapped(1), AwardMode("tie"), WinnerTapped(2)), ENGLISH)
    # 2 of each of three: 6, half of it each
    assert both.push.text == "SEAT 1: 3 · SEAT 2: 3"


def test_a_low_before_its_high_asks_for_the_high() -> None:
    table = at_the_showdown()
    view = award_view(the_hand(table), after(table, AwardMode("tie"), WinnerTapped(2)), ENGLISH)
    assert view.push.text == "Then: High"
    assert view.modes["winner"].kind is KeyKind.NOW


def test_a_seat_tapped_twice_does_not_win_the_half() -> None:
    table = at_the_showdown()
    assert not award_view(the_hand(table), after(table, WinnerTapped(3), WinnerTapped(3)), ENGLISH).pushed.enabled


def test_two_may_share_a_half() -> None:
    table = at_the_showdown()
    view = award_view(the_hand(table), after(table, *HIGH_3_LOW_2, WinnerTapped(1)), ENGLISH)
    # 152 to the high; 151 = 76 + 75 of the low, and seat 2 is the first left of the button
    assert view.push.text == "SEAT 3: 152 · SEAT 2: 76 · SEAT 1: 75"


def test_the_split_helper_divides_an_amount_between_high_and_low() -> None:
    table = dealt_of("omaha8", (100, 100, 100), stakes=Stakes(1, 2))
    count = with_keyed(opened(Helper.SPLIT, table, followed=False), Keyed(205))
    assert [each.name for each in choices(table, count, None)] == ["middle", "half.0", "half.1"]
    count = with_seat(after_choice(table, with_seat(count, 1), "half.1"), 3)
    told = said(table, count)
    assert told is not None
    assert ENGLISH.prompt(told.code, told.slots)[0] == "SEAT 1: 103 · SEAT 3: 102"
    assert [row.amount for row in count_view(table, count, ENGLISH).pots.rows] == ["103", "102"]
