"""What seats show, from the table alone."""

from dealer_assist.app.views.seat import SeatState, seat_views
from dealer_assist.hand.entries import AllIn, Award, BringIn, Call, Fold, StreetDealt
from dealer_assist.hand.situation import SeatTold, Told
from dealer_assist.hand.state import Positions
from dealer_assist.table.between import WentAway
from dealer_assist.table.entries import CountedNow, StartHand
from dealer_assist.table.state import TableState
from dealer_assist.words import Words
from tests.other_games import stud, up
from tests.tables import a_table, dealt, play, won_by

ENGLISH = Words("en", isolate=False)


def states(table: TableState) -> list[str]:
    return [view.state.value for view in seat_views(table, ENGLISH)]


def markers(table: TableState) -> list[str]:
    return [view.marker for view in seat_views(table, ENGLISH)]


def test_every_place_of_the_table_is_shown_also_the_empty_ones() -> None:
    assert states(a_table({1: 50, 3: 50}, max_seats=4)) == ["in", "empty", "in", "empty"]


def test_in_a_hand_each_state_has_its_shape_and_word() -> None:
    table = play(dealt({1: 50, 2: 50, 3: 20, 4: 50}, button=1, max_seats=5), Fold(4), Call(1), Fold(2), AllIn(3, 20))
    views = seat_views(table, ENGLISH)
    assert [view.state for view in views] == [
        SeatState.TO_ACT,
        SeatState.FOLDED,
        SeatState.ALL_IN,
        SeatState.FOLDED,
        SeatState.EMPTY,
    ]
    assert [view.word for view in views] == ["To act", "Folded", "All-in", "Folded", ""]
    assert [view.in_front for view in views] == ["2", "1", "20", "", ""]


def test_button_and_blinds_lie_where_the_hand_has_them() -> None:
    assert markers(dealt((50,) * 4, button=2, max_seats=4)) == ["", "B", "SB", "BB"]


def test_heads_up_the_button_is_the_small_blind_and_shows_both() -> None:
    button, other = seat_views(dealt((50, 50), button=1, max_seats=2), ENGLISH)
    assert (button.marker, button.is_button, button.blind) == ("B", True, "SB")
    assert (other.marker, other.is_button, other.blind) == ("BB", False, "")
    assert button.spoken == "Seat 1 · To act · Button · Small blind · 1"


def test_a_seat_without_chips_is_not_called_away() -> None:
    between = a_table({1: 50, 2: 0, 3: 50}, max_seats=3)
    for table in (between, play(between, StartHand())):
        view = seat_views(table, ENGLISH)[1]
        assert (view.state, view.word) == (SeatState.NO_CHIPS, "No chips")


def test_a_seat_nobody_counted_has_folded_and_only_one_that_is_away_is_called_away() -> None:
    counted = CountedNow(
        seats=(SeatTold(1, 50, Told.ALL_IN), SeatTold(3, 50, Told.ALL_IN)), positions=Positions(), street="river"
    )
    table = play(a_table((90,) * 4, max_seats=4), WentAway(4), StartHand(), counted)
    assert states(table) == ["all_in", "folded", "all_in", "away"]


def test_only_seats_with_cards_and_no_other_shape_show_card_backs() -> None:
    table = play(dealt((50,) * 4, button=1, max_seats=4), Fold(4))
    assert [view.cards for view in seat_views(table, ENGLISH)] == [False, True, True, False]


def test_a_winner_shows_what_was_pushed() -> None:
    table = play(dealt((50, 50), button=1), AllIn(1, 50), Call(2), StreetDealt(), StreetDealt(), StreetDealt())
    one = seat_views(play(table, Award(0, won_by(2))), ENGLISH)[1]
    assert (one.state, one.in_front) == (SeatState.WINNER, "100")


def test_a_seat_is_told_whole_to_a_screen_reader() -> None:
    view = seat_views(dealt((50,) * 3, button=1, max_seats=3), ENGLISH)[2]
    assert view.spoken == "Seat 3 · Big blind · 2"


def test_cards_that_show_lie_on_their_seat_in_the_order_they_were_dealt() -> None:
    table = play(stud((400,) * 3, "2c", "Kd", "9h"), BringIn(1), Call(2), Call(3), StreetDealt())
    views = seat_views(up(table, s1="2c Th", s2="Kd 4s"), ENGLISH)
    assert [view.up for view in views[:3]] == [("2c", "Th"), ("Kd", "4s"), ("9h",)]
    assert views[1].spoken == "Seat 2 · K♦ 4♠"


def test_a_folded_board_is_in_the_muck() -> None:
    table = play(stud((400,) * 3, "2c", "Kd", "9h"), BringIn(1), Fold(2))
    assert [view.up for view in seat_views(table, ENGLISH)[:3]] == [("2c",), (), ("9h",)]
