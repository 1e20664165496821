"""The dealer's tools in a hand that is followed: POT, what was announced, SPLIT, FLOOR, REDO; by touch."""

from dealer_assist.app.screen_state import Depth
from dealer_assist.hand.state import Stage
from dealer_assist.rules.options import BettingStructure
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable
from tests.app.test_depth_0 import at_depth, digits

PL = BettingStructure.PL


def raised_to_15(sit: Sit, **about: object) -> TouchedTable:
    """2/5 pot-limit, button 9: seat 3 makes it 15."""
    table = sit(betting=PL, **about)
    table.touch("key.next")
    table.raise_to(15)
    return table


def test_the_pot_is_answered_one_tap_after_the_last_bet(sit: Sit, language: str) -> None:
    table = raised_to_15(sit, language=language)
    table.taps = 0
    table.touch("key.pot")
    assert table.taps == 1
    # three times 15, and 2 + 5 of the blinds, the small one counted as big
    assert table.headline == {"en": "POT: TO 55", "ar": "بوت: إلى 55"}[language]
    assert "3×15 + 10" in table.prompt[1]


def test_the_pot_is_bet_by_a_second_tap_without_a_word_about_what_was_announced(sit: Sit) -> None:
    table = raised_to_15(sit)
    table.touch("key.pot", "count.bet")
    assert table.in_front == {1: "2", 2: "5", 3: "15", 4: "55"}
    assert table.headline == "SEAT 5 · CALL 55"


def test_the_pot_asked_for_a_seat_whose_turn_it_is_not_is_only_told(sit: Sit) -> None:
    table = raised_to_15(sit)
    table.touch("key.pot", "count.seat6")
    assert not table.shows("count.bet")


def test_the_pot_announced_is_bet_with_one_more_tap_each(sit: Sit) -> None:
    table = raised_to_15(sit)
    table.touch("key.pot", "count.said", "count.bet")
    assert table.in_front == {1: "2", 2: "5", 3: "15", 4: "55"}
    assert table.headline == "SEAT 5 · CALL 55"


def test_a_pot_bet_announced_too_high_is_put_right_by_one_tap(sit: Sit, language: str) -> None:
    table = raised_to_15(sit, language=language)
    table.touch("key.pot", "count.said")
    digits(table, 60)
    wrong = {"en": "LEGAL MAX 55 — ANNOUNCED 60", "ar": "الأقصى المسموح 55 — المُعلَن 60"}[language]
    assert table.headline == wrong
    # it is not entered, and what it may be is one tap
    table.touch("count.bet", "refused.remedy0")
    assert table.in_front == {1: "2", 2: "5", 3: "15", 4: "55"}


def test_a_pot_bet_announced_too_low_is_brought_up_by_one_tap_while_nobody_has_acted(sit: Sit) -> None:
    table = raised_to_15(sit, pl_underbet_correction="until_substantial_action")
    table.touch("key.pot", "count.said")
    digits(table, 45)
    assert table.headline == "LEGAL MAX 55 — ANNOUNCED 45"
    table.touch("count.bet")
    assert table.in_front[4] == "45"
    assert table.headline == "LEGAL MAX 55 — ANNOUNCED 45"
    table.touch("key.floor", "floor.fix")
    assert table.in_front[4] == "55"
    assert table.headline == "SEAT 5 · CALL 55"


def test_a_low_pot_bet_stands_where_the_house_does_not_raise_it(sit: Sit) -> None:
    table = raised_to_15(sit)
    table.touch("key.pot", "count.said")
    digits(table, 45)
    assert table.prompt == ("45 STANDS — LEGAL MAX 55", "A low pot bet is not raised here.")
    table.touch("count.bet", "key.floor")
    assert not table.shows("floor.fix")


def test_pot_and_half_pot_are_keys_of_the_pad_in_pot_limit(sit: Sit) -> None:
    table = raised_to_15(sit)
    table.touch("key.raise", "pad.pot")
    assert table.keyed == "55"
    # half of the 40 a raise may add, over the 15 of the call
    table.touch("pad.half")
    assert table.keyed == "35"
    table.touch("pad.raise")
    assert table.in_front[4] == "35"


def test_no_limit_has_no_pot_key(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    assert not table.part_is_lit("key.pot")
    table.touch("key.raise")
    assert not table.shows("pad.pot")


def test_split_opens_the_pots_as_they_lie(sit: Sit) -> None:
    table = sit(stacks={1: 100, 5: 100, 8: 100}, button=8)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.call", "key.call")
    # 100 of each of three
    table.touch("key.back", "key.split", "award.seat1", "award.seat5")
    assert table.headline_of_the_award == "SEAT 1: 150 · SEAT 5: 150"
    table.touch("award.pushed")
    assert table.in_front == {1: "150", 5: "150"}


def test_the_floor_ends_a_hand_that_is_not_followed(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next", "key.floor", "floor.not_followed")
    assert table.table.hand is None
    assert table.table.hands == 1


def between_hands(table: TouchedTable) -> bool:
    return table.table.hand is None


def test_a_misdeal_is_held_and_not_tapped(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "key.floor", "floor.misdeal")
    assert not between_hands(table)
    table.hold("floor.misdeal")
    assert between_hands(table)
    assert set(table.stacks.values()) == {500}


def test_the_floor_opens_in_the_middle_of_a_hand_and_closes_again(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "key.raise", "key.floor")
    assert table.shows("floor.take_up")
    table.touch("key.floor")
    assert not table.shows("floor.take_up")


def test_a_hand_that_went_wrong_is_counted_again_from_the_floor(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    table.seats(5, 5)
    table.touch("key.floor", "floor.take_up", "count.street.turn", "count.middle")
    digits(table, 80)
    for seat in (5, 7):
        table.touch(f"count.seat{seat}", "count.0")
    table.touch("count.to_act", "count.seat5", "count.done")
    assert (table.hand.street_name, table.hand.middle, table.seats_left) == ("turn", 80, (5, 7))
    assert table.headline == "SEAT 5 · CHECK OR BET"


def test_redo_enters_again_what_was_taken_back_until_something_else_is_entered(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next")
    table.raise_to(20)
    table.seats(5)
    entered = table.hand
    table.touch("key.undo", "key.undo")
    assert table.in_front == {1: "2", 2: "5"}
    table.touch("key.redo", "key.redo")
    assert table.hand == entered
    assert not table.shows("key.redo")
    table.touch("key.undo")
    table.seats(6)
    assert not table.shows("key.redo")


def test_all_in_counts_the_chips_of_a_followed_hand_once_nobody_is_to_act(sit: Sit) -> None:
    table = sit(stacks={1: 100, 5: 300, 8: 300}, button=8)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.call", "key.call")
    assert table.hand.stage is not Stage.BETTING
    table.touch("key.back", "key.all_in")
    assert table.headline == "MAIN 300 (1,5,8) · SIDE 400 (5,8)"


def test_a_left_handed_dealer_has_the_helper_at_the_other_hand(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.split")
    digits_x = table.part("count.7").x()
    table.touch("key.back")
    table.window.set_left_handed(True)
    at_depth(table, Depth.BUTTON_AND_BLINDS)
    table.touch("key.split")
    assert table.part("count.7").x() < digits_x
    assert table.part("count.7").x() < table.part("count.9").x()


def out_of_turn(sit: Sit) -> TouchedTable:
    """Depth 2, seat 3 makes it 20; seat 6 calls while seat 4 is to act, and the dealer holds it."""
    table = sit(depth=2)
    table.touch("key.next")
    table.raise_to(20)
    table.seats(6)
    assert table.word("refused.remedy1") == "Out of turn: hold it"
    table.touch("refused.remedy1")
    return table


def test_an_action_out_of_turn_is_held_until_the_seats_passed_over_have_acted(sit: Sit) -> None:
    table = out_of_turn(sit)
    assert table.prompt == ("OUT OF TURN · SEAT 4 TO ACT", "If seat 4 only calls, seat 6's call stands.")
    table.touch("key.fold", "key.fold")
    assert table.prompt == ("SEAT 6'S CALL STANDS", "Seat 5 folded.")
    table.touch("key.floor", "floor.held")
    assert table.in_front[6] == "20"
    assert table.headline == "SEAT 7 · CALL 20"


def test_a_raise_in_between_gives_the_chips_back(sit: Sit) -> None:
    table = out_of_turn(sit)
    table.raise_to(60)
    assert table.prompt == ("SEAT 6'S CHIPS COME BACK, HE HAS ALL OPTIONS", "20 back: seat 4 raised to 60.")
    table.touch("key.fold", "key.fold")
    assert table.headline == "SEAT 7 · CALL 60"


def test_what_was_held_may_be_let_go_of(sit: Sit) -> None:
    table = out_of_turn(sit)
    table.touch("key.floor", "floor.chips_back")
    assert table.headline == "SEAT 4 · CALL 20"
