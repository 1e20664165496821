"""A seat's menu by touch: sit down, away and back with what is owed, chips, another seat, time; each a tap or two."""

from dealer_assist.table.standing import NOTHING_OWED, Owed, Way
from dealer_assist.table.state import Presence, seat_at
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, plain

BUY_IN = (200, 1000)
"""Least and most chips to sit down with."""


def tile(table: TouchedTable, seat: int) -> tuple[str, str, str]:
    """Marker, chips and word of a seat on the table's page."""
    page = table.window.table
    assert page is not None
    view = page.widget.view.seats[seat - 1]
    return view.marker or view.blind, plain(view.in_front), plain(view.word)


def said(table: TouchedTable) -> str:
    """The second line of the table's page."""
    page = table.window.table
    assert page is not None
    return plain(page.widget.view.prompt.second)


def headline(table: TouchedTable) -> str:
    page = table.window.table
    assert page is not None
    return plain(page.widget.view.prompt.headline)


def played(table: TouchedTable, hands: int) -> None:
    """So many hands in which everybody folds to the big blind; the next one is dealt."""
    for _ in range(hands):
        table.touch("key.next", "key.next")


def away_for_both_blinds(sit: Sit, language: str = "en") -> TouchedTable:
    """Seat 5 got up before the first hand, and both blinds have passed it; hand 7 is over."""
    table = sit(language=language, button=1)
    table.touch("table", "seat5", "seat.away", "table.back", "key.next")
    # blinds 2 and 3, then 3 and 4; big blind past seat 5 in hand 3, small blind in hand 4
    played(table, 4)
    table.touch("key.next")
    return table


def test_away_is_two_taps_on_the_page_and_is_undone(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("table")
    table.taps = 0
    table.touch("seat3", "seat.away")
    assert table.taps == 2
    assert said(table) == {"en": "Seat 3 is away", "ar": "المقعد 3 غائب"}[language]
    table.touch("table.undo")
    seat = seat_at(table.table, 3)
    assert seat is not None
    assert seat.presence is Presence.IN


def test_a_player_who_missed_both_blinds_is_seen_and_posts_five_live_and_two_dead(sit: Sit, language: str) -> None:
    """Situation 6: 5 live and 2 dead."""
    table = away_for_both_blinds(sit, language)
    table.touch("table")
    assert tile(table, 5) == ("MB", "500", {"en": "Owes 7", "ar": "عليه 7"}[language])
    table.touch("seat5")
    assert table.word("seat.post") == {"en": "Post 5 + 2 dead", "ar": "دفع 5 حي + 2 ميت"}[language]
    table.touch("seat.post")
    assert tile(table, 5)[2] == {"en": "Posts 7", "ar": "يدفع 7"}[language]
    table.touch("table.back", "key.next")
    assert table.in_front[5] == "5"
    assert table.hand.middle == 2


def test_a_player_who_waits_for_the_big_blind_gets_no_cards_and_pays_nothing(sit: Sit, language: str) -> None:
    table = away_for_both_blinds(sit, language)
    table.touch("table", "seat5", "seat.wait")
    assert tile(table, 5) == ("MB", "500", {"en": "Waits", "ar": "ينتظر"}[language])
    table.touch("table.back", "key.next")
    assert 5 not in {each.seat for each in table.hand.seats}


def test_a_choice_is_changed_before_the_deal(sit: Sit) -> None:
    table = away_for_both_blinds(sit)
    table.touch("table", "seat5", "seat.wait", "seat5", "seat.post")
    seat = seat_at(table.table, 5)
    assert seat is not None
    assert seat.coming is not None
    assert seat.coming.way is Way.POST


def test_who_missed_the_small_blind_alone_posts_it_dead(sit: Sit, language: str) -> None:
    """WSOP Live 2024 R156: only the small blind missed, all of it goes to the middle."""
    table = sit(language=language, button=1)
    table.touch("table", "seat5", "seat.away", "seat5", "seat.missed", "seat.small", "seat5")
    assert table.word("seat.post") == {"en": "Post 2 dead", "ar": "دفع 2 ميت"}[language]


def test_a_missed_blind_button_is_put_on_and_taken_off_by_hand(sit: Sit) -> None:
    table = sit()
    table.touch("table", "seat4", "seat.missed", "seat.small")
    assert tile(table, 4)[0] == "MB"
    assert said(table) == "Seat 4 missed: Small blind"
    table.touch("seat4", "seat.missed", "seat.none")
    seat = seat_at(table.table, 4)
    assert seat is not None
    assert (seat.owes, seat.coming) == (NOTHING_OWED, None)
    table.touch("seat4", "seat.missed", "seat.both")
    seat = seat_at(table.table, 4)
    assert seat is not None
    assert seat.owes == Owed(small=1, big=1)


def test_a_newcomer_sits_down_with_the_chips_keyed_and_posts(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks=dict.fromkeys(range(1, 9), 500), new_player_entry="post_big_blind", button=1)
    table.touch("key.next", "key.next", "table", "seat9", "seat.stack")
    table.key_in(730)
    table.touch("pad.raise")
    assert table.word("seat.post") == {"en": "Post 5", "ar": "دفع 5"}[language]
    table.touch("seat.post")
    assert tile(table, 9) == ("", "730", {"en": "Posts 5", "ar": "يدفع 5"}[language])
    table.touch("table.back", "key.next")
    assert table.in_front[9] == "5"


def test_a_newcomer_with_too_few_chips_is_offered_the_least(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks=dict.fromkeys(range(1, 9), 500), button=1, buy_in=BUY_IN)
    table.touch("table", "seat9", "seat.stack")
    table.key_in(150)
    table.touch("pad.raise", "seat.sit")
    assert seat_at(table.table, 9) is None
    assert headline(table) == {"en": "SEAT 9: AT LEAST 200", "ar": "المقعد 9: الأدنى 200"}[language]
    table.touch("refused.remedy0")
    seat = seat_at(table.table, 9)
    assert seat is not None
    assert seat.stack == 200


def test_the_floor_lets_a_newcomer_sit_down_with_less(sit: Sit) -> None:
    table = sit(stacks=dict.fromkeys(range(1, 9), 500), button=1, buy_in=BUY_IN)
    table.touch("table", "seat9", "seat.stack")
    table.key_in(150)
    table.touch("pad.raise", "seat.sit", "refused.remedy1")
    seat = seat_at(table.table, 9)
    assert seat is not None
    assert seat.stack == 150


def test_chips_are_added_up_to_the_most_the_room_allows(sit: Sit) -> None:
    table = sit(buy_in=BUY_IN)
    table.touch("table", "seat3", "seat.add")
    table.key_in(600)
    table.touch("pad.raise")
    assert headline(table) == "SEAT 3: AT MOST 1,000"
    table.touch("refused.remedy0")
    assert table.stacks[3] == 1000
    assert said(table) == "Seat 3 adds 500"


def test_chips_bought_during_a_hand_play_from_the_next_one_on(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "table", "seat6", "seat.add")
    table.key_in(200)
    table.touch("pad.raise")
    assert tile(table, 6)[2] == "+200 next hand"
    assert table.stacks[6] == 500
    table.touch("table.back", "key.next", "key.next")
    assert table.stacks[6] == 700


def test_leaving_waits_for_the_end_of_the_hand_and_going_away_does_not(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "table", "seat6")
    assert not table.part_is_lit("seat.leave")
    table.touch("seat.away", "table.back", "key.next", "table", "seat6", "seat.leave")
    assert seat_at(table.table, 6) is None


def test_a_player_moves_to_an_empty_seat(sit: Sit, language: str) -> None:
    table = sit(language=language, stacks=dict.fromkeys(range(1, 9), 500), button=1)
    table.touch("table", "seat3", "seat.move", "seat9")
    assert [seat.number for seat in table.table.seats] == [1, 2, 4, 5, 6, 7, 8, 9]
    assert said(table) == {"en": "Seat 3 moves to seat 9", "ar": "المقعد 3 ينتقل إلى المقعد 9"}[language]


def test_a_player_who_waits_and_was_dealt_in_all_the_same_is_told_one_tap_deeper(sit: Sit) -> None:
    table = away_for_both_blinds(sit)
    table.touch("table", "seat5", "seat.wait", "table.back", "key.next", "table", "seat5", "seat.more", "seat.seen")
    # who has looked at the cards before posting has a dead hand (WSOP Live 2024 R157)
    assert 5 not in table.seats_left
    assert said(table) == "Seat 5 dealt in without a post"


def test_a_player_is_called_to_the_main_game(sit: Sit) -> None:
    table = sit()
    table.touch("table", "seat5", "seat.more", "seat.called")
    assert seat_at(table.table, 5) is None


def test_back_closes_what_was_opened_last(sit: Sit) -> None:
    table = sit()
    table.touch("table", "seat3", "seat.missed", "table.back")
    assert table.shows("seat.missed")
    table.touch("table.back")
    assert not table.shows("seat.missed")
    table.touch("seat3", "seat.move", "table.back", "table.back", "table.back")
    assert table.shows("key.next")


def test_between_hands_a_tap_on_a_seat_of_the_hand_screen_opens_its_menu(sit: Sit) -> None:
    table = sit()
    table.touch("seat7", "seat.away")
    seat = seat_at(table.table, 7)
    assert seat is not None
    assert seat.presence is Presence.AWAY


def test_the_button_is_placed_with_two_taps(sit: Sit) -> None:
    table = sit()
    table.touch("table", "doing.button", "seat4")
    assert table.table.button_placed == 4
    table.touch("table.back", "key.next")
    assert table.hand.positions.button == 4


def test_time_is_called_and_collected_from_one_and_from_all(sit: Sit, language: str) -> None:
    table = sit(language=language, rake_method="time", time_charge=6)
    table.touch("table", "doing.time")
    assert tile(table, 3)[2] == {"en": "Time 6", "ar": "الوقت 6"}[language]
    table.touch("seat3", "seat.time")
    assert (table.stacks[3], tile(table, 3)[2]) == (494, "")
    table.touch("doing.time")
    assert set(table.stacks.values()) == {494}


def test_a_table_without_a_time_charge_has_no_key_for_it(sit: Sit) -> None:
    table = sit()
    table.touch("table")
    assert not table.shows("doing.time")


# -- in a hand nobody follows


def test_where_nobody_follows_the_hands_players_come_and_go_at_any_moment(sit: Sit, language: str) -> None:
    """Depth 0 has no moment between two hands: what cannot wait ends the hand, without an award."""
    table = sit(depth=0, stacks=dict.fromkeys(range(1, 7), 500), button=1, language=language)
    table.touch("key.next", "key.next", "table", "seat8", "seat.wait")
    assert [seat.number for seat in table.table.seats] == [1, 2, 3, 4, 5, 6, 8]
    ended = table.table.hand is None
    assert ended
    table.touch("table.undo")
    assert table.table.hand is not None
    table.touch("seat3", "seat.leave", "doing.button", "seat5", "table.back", "key.next")
    assert [seat.number for seat in table.table.seats] == [1, 2, 4, 5, 6]
    assert table.hand.positions.button == 5


def test_who_gets_up_or_buys_chips_ends_no_hand(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "table", "seat3", "seat.away", "seat4", "seat.add")
    table.key_in(100)
    table.touch("pad.raise")
    assert table.table.hand is not None
    assert table.table.hands == 1


def test_the_table_is_closed_in_the_middle_of_a_hand_nobody_follows(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "table", "table.main")
    assert table.table.closed


def test_where_the_rock_goes_by_the_winner_a_hand_nobody_follows_is_ended_first(sit: Sit) -> None:
    table = sit(depth=0, rock_straddle="winner_straddles", straddle_positions=["utg"], straddle_max=1)
    table.touch("key.next", "table")
    assert not table.part_is_lit("table.main")
    assert not table.part_is_lit("doing.button")


def test_a_hand_that_is_followed_is_never_ended_by_who_sits_down(sit: Sit) -> None:
    table = sit(depth=1, stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("key.next", "table", "seat8")
    assert not table.part_is_lit("seat.wait")
