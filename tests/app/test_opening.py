"""Opening a table by taps, without a screen."""

from msgspec.structs import replace

from dealer_assist.app.ending_hands import between_hands
from dealer_assist.app.intents import Chosen, Intent, KeyTapped, PadKey, SeatTapped
from dealer_assist.app.opening import (
    Drawn,
    Opening,
    can_open,
    drawn_for,
    entry_of,
    opening_after,
    opening_of,
    places_offered,
    stakes_offered,
)
from dealer_assist.app.opening_moves import opening_move
from dealer_assist.app.page_moves import PageMove, page_move
from dealer_assist.app.page_state import PageState
from dealer_assist.hand.entries import Award, Fold
from dealer_assist.rules.options import FirstButton
from dealer_assist.rules.refused import Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.between import ChipsAdded
from dealer_assist.table.entries import (
    ButtonPlaced,
    EndHand,
    GameChosen,
    SeatLeft,
    SeatTaken,
    StackCounted,
    TableClosed,
    TableOpened,
    Together,
)
from dealer_assist.table.seating import opened
from dealer_assist.table.state import Marks, Seat, Stakes, TableState
from tests.app.floors import FLOOR
from tests.every_game import GAMES
from tests.table.test_mixed import opening as mixed_opening
from tests.tables import a_table, dealt, opening, play, won_by

DECK = ("2c", "Ah", "As", "Kd", "3c", "4c")


def proposed(*intents: Intent, seats: int = 3) -> Opening | TableOpened:
    """The room's table after these taps."""
    made: Opening | TableOpened = opening_of(opening((200,) * seats, button=None, max_seats=9))
    for intent in intents:
        assert isinstance(made, Opening)
        made = opening_move(intent, made, DECK)
    return made


def still_open(*intents: Intent) -> Opening:
    made = proposed(*intents)
    assert isinstance(made, Opening)
    return made


def test_a_tap_seats_a_player_with_the_usual_stack_and_another_lets_him_go() -> None:
    assert still_open(SeatTapped(5)).stacks == {1: 200, 2: 200, 3: 200, 5: 200}
    assert still_open(SeatTapped(5), SeatTapped(5)).stacks == {1: 200, 2: 200, 3: 200}


def test_a_stack_is_counted_on_the_pad() -> None:
    made = still_open(Chosen("doing", "stacks"), SeatTapped(2), PadKey("7"), PadKey("00"), PadKey("send"))
    assert made.stacks[2] == 700
    assert made.counting is None


def test_the_pad_can_be_left_without_counting() -> None:
    made = still_open(Chosen("doing", "stacks"), SeatTapped(2), PadKey("7"), KeyTapped("back"))
    assert made.stacks[2] == 200


def test_the_button_is_placed_on_a_taken_seat_only() -> None:
    assert still_open(Chosen("doing", "button"), SeatTapped(2)).button == 2
    assert still_open(Chosen("doing", "button"), SeatTapped(8)).button is None


def test_the_highest_card_has_the_button_and_spades_are_above_hearts() -> None:
    made = still_open(Chosen("doing", "draw"))
    assert made.drawn is not None
    assert (made.button, made.drawn.card) == (3, "As")


def test_a_player_who_leaves_takes_the_button_along() -> None:
    made = still_open(Chosen("doing", "button"), SeatTapped(2), Chosen("doing", "seats"), SeatTapped(2))
    assert made.button is None


def test_a_player_who_sits_down_has_a_hundred_big_blinds_before_and_after_opening() -> None:
    seated = still_open(Chosen("stakes", "5/10"), SeatTapped(5))
    assert seated.stacks[5] == 1000
    live = a_table((200, 200, 700), blinds=(5, 10))
    assert after_taps(live, SeatTapped(5), Chosen("seat", "sit")).entry == SeatTaken(5, 1000)


def with_first_button(rule: FirstButton) -> Opening:
    ready = opening((200,) * 3, button=None, max_seats=9)
    return drawn_for(opening_of(replace(ready, rules=replace(ready.rules, first_button=rule))), DECK)


def test_the_house_decides_how_the_first_button_is_found() -> None:
    assert with_first_button(FirstButton.HIGH_CARD_DRAWN).drawn == Drawn(3, "As")
    # the occupied seat nearest the dealer's right hand
    assert with_first_button(FirstButton.SEAT_RIGHT_OF_DEALER).drawn == Drawn(3)
    by_chance = with_first_button(FirstButton.RANDOM)
    assert by_chance.drawn is not None
    assert (by_chance.button in (1, 2, 3), by_chance.drawn.card) == (True, "")


def test_a_closed_table_is_proposed_as_it_was_with_the_button_one_further() -> None:
    room = opening((200,) * 6, blinds=(1, 2), button=1, max_seats=9)
    seats = (Seat(2, 340), Seat(4, 0), Seat(5), Seat(7, 90))
    last = replace(
        opened(room),
        stakes=Stakes(5, 10),
        max_seats=8,
        seats=seats,
        button_placed=None,
        marks=Marks(2, 4, 5),
        closed=True,
    )
    made = opening_after(room, last)
    # nobody is proposed without chips; a stack nobody counted stays so; the button was on 2 and goes to 5
    assert made.stacks == {2: 340, 5: None, 7: 90}
    assert (made.stakes, made.places, made.button) == (Stakes(5, 10), 8, 5)
    assert opening_after(room, replace(last, button_placed=7)).button == 7


def test_a_mixed_game_is_proposed_anew_with_the_stakes_of_its_first_game() -> None:
    room = mixed_opening()
    last = play(opened(room), GameChosen(3), TableClosed())
    # it was closed in stud, which has no blinds
    assert last.stakes.big_blind == 0
    assert entry_of(opening_after(room, last)).stakes == room.stakes
    assert not isinstance(apply(last, entry_of(opening_after(room, last))), Refused)


def test_a_table_nobody_was_left_at_is_proposed_without_a_button() -> None:
    room = opening((200,) * 2, button=1)
    last = replace(opened(room), seats=(), button_placed=None, marks=Marks(1, 2, 1), closed=True)
    assert (opening_after(room, last).stacks, opening_after(room, last).button) == ({}, None)


def test_a_smaller_table_sends_away_who_sat_beyond_it() -> None:
    made = still_open(SeatTapped(8), Chosen("places", "6"))
    assert (made.places, sorted(made.stacks)) == (6, [1, 2, 3])


def test_it_opens_with_two_players_and_a_button() -> None:
    assert not can_open(still_open())
    assert can_open(still_open(Chosen("doing", "button"), SeatTapped(2)))
    alone = replace(still_open(), stacks={2: 200}, button=2)
    assert not can_open(alone)


def test_open_enters_the_table_as_it_was_set_up() -> None:
    taps = (Chosen("doing", "button"), SeatTapped(2), Chosen("stakes", "5/10"), KeyTapped("main"))
    made = proposed(*taps)
    assert isinstance(made, TableOpened)
    assert (made.stakes, made.button, made.max_seats) == (Stakes(5, 10), 2, 9)
    assert made.seats == (Seat(1, 200), Seat(2, 200), Seat(3, 200))


def test_nobody_draws_at_an_empty_table() -> None:
    nobody = replace(still_open(), stacks={})
    assert drawn_for(nobody, DECK) == nobody


def test_the_room_s_own_stakes_are_always_offered() -> None:
    room = opening((200, 200), blinds=(4, 8))
    offered = stakes_offered(room, units=1)
    assert Stakes(4, 8) in offered
    assert len(offered) == 5


# -- an open table


def test_seats_stacks_and_button_are_changed_between_hands() -> None:
    table = a_table((100, 100), blinds=(1, 2))
    assert after_taps(table, SeatTapped(5), Chosen("seat", "sit")).entry == SeatTaken(5, 200)
    assert after_taps(table, SeatTapped(2), Chosen("seat", "leave")).entry == SeatLeft(2)
    assert after_taps(table, Chosen("doing", "button"), SeatTapped(2)).entry == ButtonPlaced(2)
    keyed = (PadKey("3"), PadKey("0"), PadKey("send"))
    assert after_taps(table, SeatTapped(2), Chosen("seat", "count"), *keyed).entry == StackCounted(2, 30)
    assert after_taps(table, SeatTapped(2), Chosen("seat", "add"), *keyed).entry == ChipsAdded(2, 30)


def after_taps(table: TableState, *taps: Intent) -> PageMove:
    """What the last of these taps on the page leads to."""
    made = PageMove(PageState())
    for tap in taps:
        made = page_move(tap, table, made.page, FLOOR)
    return made


def test_a_hand_that_is_decided_is_ended_before_the_change() -> None:
    table = play(dealt((100,) * 3, button=1), Fold(1), Fold(2))
    closing = between_hands(table, TableClosed())
    assert closing == Together((Award(0, won_by(3)), EndHand(), TableClosed()))


def test_a_hand_in_play_is_left_to_the_rules() -> None:
    assert between_hands(dealt((100, 100)), TableClosed()) == TableClosed()


def test_no_more_places_are_offered_than_the_game_has_cards_for() -> None:
    ready = replace(opening((200,) * 6, max_seats=6), game=GAMES["omaha6"])
    # 52 cards less board and burns: seven hands of six
    assert max(places_offered(ready)) == 6
