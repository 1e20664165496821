"""Depth 0 by touch: one tap a hand, and helpers that count what lies in front when they are opened."""

import pytest

from dealer_assist.app.screen_state import Depth
from dealer_assist.app.widgets.line import TextLine
from dealer_assist.hand.state import Stage
from dealer_assist.rules.options import BettingStructure
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, plain, until


def count(table: TouchedTable, what: str, amount: int) -> None:
    """The chips of a seat or of the middle, digit by digit, with 00 where it saves a tap."""
    table.touch(f"count.{what}")
    digits(table, amount)


def digits(table: TouchedTable, amount: int) -> None:
    text = str(amount)
    while text:
        key = "00" if text.startswith("00") else text[0]
        table.touch(f"count.{key}")
        text = text[len(key) :]


def at_depth(table: TouchedTable, depth: Depth) -> None:
    """As the table's page does it."""
    table.window.hand.set_depth(depth)
    until(lambda: table.window.is_painted, "the other depth is on the glass")


def test_an_ordinary_hand_takes_one_tap(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=0)
    table.touch("key.next")
    # button 9: blinds in seats 1 and 2, and seat 3 is first
    first = {"en": "BUTTON 9 · SB 1: 2 · BB 2: 5", "ar": "الزر 9 · سمول 1: 2 · بيغ 2: 5"}
    assert table.headline == first[language]
    table.taps = 0
    table.touch("key.next")
    assert table.taps == 1
    assert table.table.hands == 2
    assert table.in_front == {2: "2", 3: "5"}


def test_the_next_hand_is_taken_back_until_the_first_wager(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=0)
    table.touch("key.next", "key.next", "key.undo")
    assert table.table.hands == 1
    assert table.in_front == {1: "2", 2: "5"}
    table.touch("key.redo")
    assert table.table.hands == 2
    assert not table.shows("key.redo")


def test_nobody_is_shown_as_to_act_in_a_hand_nobody_follows(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next")
    assert [each.view.word for each in table.window.hand.widget.seats if each.view.word] == []
    assert not table.part_is_lit("key.call")


def test_a_three_way_all_in_is_answered_within_twelve_taps(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=0)
    table.touch("key.next")
    table.taps = 0
    table.touch("key.all_in")
    digits(table, 30)
    count(table, "seat2", 40)
    count(table, "seat6", 250)
    table.touch("count.seat9", "count.same")
    assert table.taps == 12
    # 30 and 40 of each of three; 210 of each of two
    pots = {
        "en": ("MAIN 150 (2,6,9) · SIDE 420 (6,9)", "Pull 40 from each, then 210 from two. Check: 570."),
        "ar": ("الرئيسي 150 (2,6,9) · الجانبي 420 (6,9)", None),
    }[language]
    assert table.headline == pots[0]
    assert pots[1] in (None, table.prompt[1])


def test_the_key_of_a_seat_stands_at_its_own_place_where_seats_are_empty(sit: Sit) -> None:
    table = sit(depth=0, stacks={1: 500, 3: 500, 5: 500, 6: 500, 8: 500}, button=1)
    table.touch("key.next", "key.all_in")
    one, three, five, six, eight = (table.part(f"count.seat{seat}").geometry() for seat in (1, 3, 5, 6, 8))
    # two rows of five, of which the third key is seat 3, and seat 8 the one under it
    assert five.x() - three.x() == pytest.approx(three.x() - one.x(), abs=1)
    assert (six.x(), eight.x()) == (one.x(), three.x())
    assert (one.y(), six.y()) == (five.y(), eight.y())
    assert not table.shows("count.seat2")


def test_one_seat_told_of_an_all_in_is_not_yet_given_its_chips_back(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.all_in")
    digits(table, 30)
    count(table, "seat4", 40)
    assert table.word("count.done") == "Done"
    count(table, "seat7", 110)
    assert table.word("count.done") == "Return 70"


def test_three_stacks_of_different_size_are_pulled_and_pushed_from_the_last_side_pot(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=0)
    table.touch("key.next", "key.all_in")
    digits(table, 30)
    for seat, amount in ((2, 40), (4, 110), (6, 250)):
        count(table, f"seat{seat}", amount)
    table.touch("count.seat9", "count.same")
    assert table.headline.startswith({"en": "MAIN 190 (2,4,6,9) · SIDE 1 210", "ar": "الرئيسي 190 (2,4,6,9)"}[language])
    table.touch("count.done")
    # how far the board is, nobody has told: what is left to do is to push
    assert table.headline == {"en": "SHOW THE HANDS", "ar": "كشف الأيدي"}[language]
    assert table.shows("award.pushed")
    for seat in (6, 4, 2):
        table.touch(f"award.seat{seat}", "award.pushed")
    assert table.in_front == {2: "190", 4: "210", 6: "280"}
    table.touch("key.next")
    assert table.table.hands == 2


def test_what_nobody_matched_goes_back_before_the_pots_are_pulled(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.all_in")
    digits(table, 10)
    count(table, "seat2", 100)
    count(table, "seat6", 250)
    assert table.prompt[0] == "RETURN 150 TO SEAT 6 · POT 210"
    table.touch("count.done")
    assert table.prompt[0] == "MAIN 210 (2,6)"
    assert table.word("count.done") == "Pull the bets"


def test_a_loser_who_got_chips_back_is_dealt_into_the_next_hand(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.all_in")
    digits(table, 7)
    for seat, amount in ((4, 100), (5, 250), (6, 500)):
        count(table, f"seat{seat}", amount)
    table.touch("count.done", "count.done")
    for seat in (5, 4):
        table.touch(f"award.seat{seat}", "award.pushed")
    assert [table.stacks[seat] for seat in (4, 5, 6)] == [307, 300, 250]
    table.touch("key.next")
    assert 6 in table.seats_left


def test_the_helper_asks_for_exactly_what_is_missing(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.all_in")
    count(table, "seat2", 100)
    table.touch("count.seat6")
    assert table.headline == "SEAT 6: HOW MUCH IN FRONT?"
    digits(table, 100)
    assert table.headline == "HOW MUCH IS IN THE MIDDLE?"
    count(table, "middle", 30)
    assert table.headline == "MAIN 230 (2,6)"


def test_undo_takes_back_a_tap_of_the_helper_and_nothing_of_the_hand(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.all_in")
    count(table, "seat2", 100)
    # the two noughts, the one, the seat; then the helper closes
    table.touch("key.undo", "key.undo", "key.undo")
    assert table.shows("count.seat2")
    table.touch("key.undo")
    assert not table.shows("count.seat2")
    assert table.table.hands == 1


def test_the_pot_of_a_hand_nobody_followed_is_counted_from_the_chips(sit: Sit) -> None:
    table = sit(depth=0, betting=BettingStructure.PL)
    table.touch("key.next", "key.pot")
    assert table.headline == "WHICH SEAT ASKS?"
    table.touch("count.seat8")
    digits(table, 0)
    count(table, "seat2", 10)
    table.touch("count.in")
    count(table, "seat6", 35)
    count(table, "middle", 40)
    assert table.headline == "DEAD SMALL BLIND IN THE MIDDLE?"
    # after the flop it does not matter
    table.touch("count.posted.0", "count.later")
    # three times 35, and a trail of 40 + 10
    assert table.prompt[0] == "POT: TO 155"
    assert table.prompt[1].startswith("3×35 + 50")


def test_a_seat_tapped_is_asked_what_it_may_do(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next")
    table.seats(8)
    digits(table, 0)
    count(table, "seat6", 35)
    while table.headline.endswith("?"):
        table.touch("count.later")
    assert table.headline == "SEAT 8 · CALL 35"


def test_an_amount_is_split_with_the_odd_chip_named(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=0)
    table.touch("key.next", "key.split")
    digits(table, 1000)
    for seat in (2, 6, 9):
        table.touch(f"count.seat{seat}")
    # 1,000 = 3 x 333 + 1, and seat 2 is the first left of the button at seat 9
    assert (
        table.headline
        == {
            "en": "SEAT 2: 334 · SEAT 6: 333 · SEAT 9: 333",
            "ar": "المقعد 2: 334 · المقعد 6: 333 · المقعد 9: 333",
        }[language]
    )
    table.touch("count.done")
    assert not table.shows("count.done")


@pytest.mark.parametrize("depth", [Depth.WAGERS, Depth.EVERYTHING])
def test_a_hand_nobody_followed_is_taken_up_by_counting_what_lies_there(sit: Sit, depth: Depth) -> None:
    table = sit(depth=0)
    table.touch("key.next")
    at_depth(table, depth)
    table.touch("count.street.flop", "count.middle")
    digits(table, 60)
    count(table, "seat2", 0)
    count(table, "seat6", 100)
    table.touch("count.to_act", "count.seat2", "count.done")
    assert table.hand.street_name == "flop"
    assert table.hand.to_act == 2
    assert table.headline == "SEAT 2 · CALL 100"
    table.seats(2)
    assert table.hand.stage is Stage.ROUND_OVER


def test_going_down_to_depth_0_and_up_again_loses_nothing(sit: Sit) -> None:
    table = sit(depth=1)
    table.touch("key.next")
    table.seats(6, 6)
    before = table.hand
    at_depth(table, Depth.BUTTON_AND_BLINDS)
    at_depth(table, Depth.WAGERS)
    table.touch("key.back")
    assert table.hand == before


def test_a_pot_told_to_be_after_the_flop_asks_nothing_more(sit: Sit) -> None:
    table = sit(depth=0, betting=BettingStructure.PL)
    table.touch("key.next", "key.pot", "count.later", "count.seat8")
    digits(table, 0)
    count(table, "seat6", 35)
    count(table, "middle", 40)
    # three times 35, and the 40 of the middle
    assert table.prompt == ("POT: TO 145", "3×35 + 40. Call 35 makes 110, raise 110.")
    # the dealer announced 150
    table.touch("count.said")
    digits(table, 150)
    assert table.headline == "WHO HAS ACTED BEHIND SEAT 8?"
    table.touch("count.behind.")
    assert table.headline == "LEGAL MAX 145 — ANNOUNCED 150"
    table.touch("count.done")
    assert not table.shows("count.done")


def test_how_many_were_dealt_in_is_told_where_the_most_that_is_taken_hangs_on_it(sit: Sit) -> None:
    table = sit(depth=0, rake_method="percent_rounded", rake_percent_bp=1000, rake_cap=6, **LESS_AT_A_SHORT_TABLE)
    table.touch("key.next", "key.all_in", "count.seat2", "count.folded")
    digits(table, 60)
    count(table, "seat6", 60)
    count(table, "middle", 40)
    table.touch("count.later")
    assert table.headline == "HOW MANY WERE DEALT IN?"
    count(table, "players", 5)
    # 10 % of 160 is 16, and at five players never more than 4
    assert table.headline == "TAKE 4, PUSH 156"


def test_what_went_back_uncalled_is_told_where_it_is_raked(sit: Sit) -> None:
    table = sit(depth=0, rake_method="percent_rounded", rake_percent_bp=1000, rake_cap=50, rake_base="all_chips_bet")
    table.touch("key.next", "key.all_in", "count.seat2", "count.folded")
    digits(table, 60)
    count(table, "seat6", 60)
    count(table, "middle", 40)
    table.touch("count.later")
    assert table.headline == "HOW MUCH WENT BACK UNCALLED?"
    count(table, "returned", 100)
    # 10 % of 160 and of the 100 that went back
    assert table.headline == "TAKE 26, PUSH 134"


LESS_AT_A_SHORT_TABLE: dict[str, object] = {"rake_cap_by_players": ((6, 4),)}
"""At most 4 up to six players."""


def test_a_tap_on_the_answer_tells_why_and_back_leads_to_the_count(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.all_in")
    digits(table, 30)
    count(table, "seat2", 40)
    table.touch("count.seat6", "count.same", "prompt")
    # the middle, then what each has in front
    assert "30 + 40 + 40" in table.reasons
    table.touch("key.back")
    assert table.shows("count.seat2")
    table.touch("prompt", "key.undo")
    assert table.shows("count.seat2")
    assert table.headline == "SEAT 6: HOW MUCH IN FRONT?"


def test_where_the_rock_goes_by_it_the_winner_is_one_tap_more(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=0, rock_straddle="winner_straddles")
    table.touch("key.next")
    table.taps = 0
    table.touch("key.next", "count.seat5")
    assert table.taps == 2
    assert table.table.hands == 2
    assert table.table.rock == 5


def test_several_winners_of_a_hand_nobody_followed(sit: Sit) -> None:
    table = sit(depth=0, rock_straddle="winner_straddles")
    table.touch("key.next", "key.next", "count.tie", "count.seat5", "count.seat7", "count.done")
    assert table.table.hands == 2
    assert table.table.rock is None


def test_the_depth_is_changed_on_the_table_s_page_in_the_middle_of_a_hand(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=1)
    table.touch("key.next")
    table.seats(6, 6)
    followed = table.hand
    table.touch("table", "depth.0", "table.back")
    assert not table.part_is_lit("key.call")
    table.touch("table", "depth.2", "table.back")
    # what lies there could be counted; the dealer goes on where the hand stood
    assert table.shows("count.street.flop")
    table.touch("key.back")
    assert table.hand == followed
    assert table.part_is_lit("key.call")


def test_of_a_board_nobody_told_of_nothing_is_said(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.all_in")
    digits(table, 7)
    count(table, "seat4", 100)
    table.touch("count.seat6", "count.same", "count.done")
    # seat 6 called and nobody is left to bet against it; the board may lie there already
    assert table.headline == "SHOW THE HANDS"
    table.touch("award.seat4", "award.pushed")
    assert table.hand.stage is Stage.SETTLED


@pytest.mark.parametrize("depth", [Depth.WAGERS, Depth.EVERYTHING])
def test_right_after_the_deal_one_tap_follows_the_hand_as_it_lies(sit: Sit, depth: Depth, language: str) -> None:
    table = sit(depth=0, language=language)
    table.touch("key.next")
    dealt = table.hand
    at_depth(table, depth)
    assert table.word("count.done") == {"en": "Nobody acted", "ar": "لم يتصرّف أحد"}[language]
    table.touch("count.done")
    assert table.hand == dealt
    assert table.part_is_lit("key.call")


def test_a_table_half_counted_cannot_be_taken_for_one_where_nobody_acted(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next")
    at_depth(table, Depth.WAGERS)
    table.touch("count.seat4")
    assert not table.part_is_lit("count.done")


def test_over_the_fields_stands_what_they_are_for(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.all_in")
    assert captions(table) == ("Seats", "Middle")
    table.touch("count.seat4")
    assert captions(table) == ("Seats", "Seat 4")


def captions(table: TouchedTable) -> tuple[str, str]:
    seats, amount = (table.window.findChild(TextLine, f"count.over_{field}") for field in ("seats", "digits"))
    assert seats is not None
    assert amount is not None
    assert (seats.isVisible(), amount.isVisible()) == (True, True)
    return plain(seats.view.text), plain(amount.view.text)
