"""Two fast taps in one place: the second says nothing where the first has made something else of that place.

What means the same again acts at the speed of any finger, and so do seats tapped in turn.
"""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dealer_assist.app.screen_state import Open
from dealer_assist.app.session import Saved
from dealer_assist.app.widgets.touch_key import TouchKey
from dealer_assist.rules.options import BettingStructure
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, until
from tests.app.test_all_in_taps import three_sizes

FAST, DECIDED = 0.12, 0.35
"""Between two taps, seconds: of a finger that taps as fast as it can, and of one that has read."""
THREE_STACKS = {1: 300, 2: 100, 3: 200}


def taps(table: TouchedTable, name: str, times: int = 2, pause: float = FAST) -> None:
    """So many taps in the place where a part stands now, whatever comes to stand there."""
    table.pause()
    spot = table.middle(table.part(name))
    for tap in range(times):
        table.pause(pause if tap else 0.0)
        table.press_at(spot)()
        until(lambda: table.session.saved is Saved.ALL and table.window.is_painted, "it is on the glass")


def entered(table: TouchedTable) -> list[str]:
    """Kinds of the entries that stand, without the opening of the table."""
    desk = table.session.desk
    assert desk is not None
    return [type(each.entry).__name__ for each in desk.standing][1:]


def opened(table: TouchedTable) -> Open:
    """What is open over the hand."""
    return table.window.hand._screen.open


def to_the_pull(table: TouchedTable) -> None:
    """Three all in, for 300, 100 and 200."""
    table.touch("key.next")
    for _ in range(3):
        table.touch("key.all_in", "pad.all_in")


def to_the_award(table: TouchedTable) -> None:
    to_the_pull(table)
    while not table.shows("award.pushed"):
        table.touch("side_pots.done" if table.shows("side_pots.done") else "key.next")


# -- another thing in the same place


def test_close_street_closes_it_and_pulls_nothing(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "seat3")
    taps(table, "key.next")
    assert entered(table) == ["StartHand", "Call", "Together"]
    assert table.hand.street == 0


def test_close_street_goes_on_once_it_was_read(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "seat3")
    taps(table, "key.next", pause=DECIDED)
    assert entered(table) == ["StartHand", "Call", "Together", "StreetDealt"]


def test_deal_deals_one_street(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "seat3", "key.next")
    taps(table, "key.next")
    assert entered(table) == ["StartHand", "Call", "Together", "StreetDealt"]


@pytest.mark.parametrize("key", ["raise", "pot", "split", "all_in"])
def test_a_key_that_opens_a_panel_keys_nothing_on_it(sit: Sit, key: str) -> None:
    table = sit(betting=BettingStructure.PL)
    table.touch("key.next")
    taps(table, f"key.{key}", times=3)
    assert opened(table) in (Open.PAD, Open.COUNT)
    assert table.keyed in ("", "0")
    assert table.window.hand._screen.counts == ()
    assert entered(table) == ["StartHand"]


def test_floor_opens_its_panel_and_does_not_close_it_again(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    taps(table, "key.floor")
    assert opened(table) is Open.FLOOR
    table.touch("key.floor")
    assert opened(table) is Open.NOTHING


def test_the_prompt_opens_its_reasons_and_does_not_close_them_again(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    taps(table, "prompt")
    assert opened(table) is Open.WHY
    table.touch("prompt")
    assert opened(table) is Open.NOTHING


def test_pull_the_bets_pulls_them_and_awards_nothing(sit: Sit) -> None:
    table = sit(stacks=THREE_STACKS, button=1)
    to_the_pull(table)
    # what nobody could call goes back first
    table.touch("key.next")
    taps(table, "side_pots.done", times=3)
    assert entered(table) == ["StartHand", "AllIn", "AllIn", "AllIn", "UncalledReturned", "BetsPulled"]


def test_pushed_pushes_one_pot_and_not_the_next(sit: Sit) -> None:
    table = sit(stacks=THREE_STACKS, button=1)
    to_the_award(table)
    table.touch(next(f"award.seat{seat}" for seat in table.seats_left if table.shows(f"award.seat{seat}")))
    taps(table, "award.pushed", times=3)
    assert entered(table).count("Award") == 1


def test_pushed_with_the_last_pot_starts_no_hand(sit: Sit) -> None:
    table = sit(stacks={1: 300, 2: 300}, button=1)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.all_in", "pad.all_in")
    while not table.shows("award.pushed"):
        table.touch("side_pots.done" if table.shows("side_pots.done") else "key.next")
    table.touch("award.seat1")
    taps(table, "award.pushed", times=3)
    assert entered(table).count("Award") == 1
    assert entered(table)[-1] == "Award"


def test_done_of_a_helper_pulls_the_bets_and_pushes_nothing(sit: Sit) -> None:
    table = sit(depth=0)
    three_sizes(table)
    taps(table, "count.done", times=3)
    # the count and the pull are one entry
    assert entered(table) == ["StartHand", "Together"]
    assert table.shows("award.pushed")


def test_a_winner_of_one_pot_has_not_won_the_next(sit: Sit) -> None:
    table = sit(depth=0)
    three_sizes(table)
    table.touch("count.done")
    taps(table, "award.seat9", times=3)
    assert "Award" not in entered(table)
    table.touch("award.seat9")
    assert entered(table).count("Award") == 1


def test_done_of_the_cards_deals_no_further(sit: Sit) -> None:
    table = sit(depth=2)
    table.touch("key.next", "seat3", *("key.fold",) * 7, "key.call")
    while not table.shows("cards.done"):
        table.touch("key.next")
    for card in ("As", "Kd", "2c"):
        table.touch(f"cards.{card}")
    taps(table, "cards.done", times=3)
    assert table.hand.street == 1
    assert table.hand.to_act is not None
    assert entered(table)[-1] == "StreetDealt"


def test_a_later_seat_is_come_to_and_has_not_called_yet(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    taps(table, "seat6")
    assert (table.hand.to_act, table.in_front) == (6, {1: "2", 2: "5"})
    table.touch("seat6")
    assert table.in_front == {1: "2", 2: "5", 6: "5"}


def test_a_seat_that_sat_down_does_not_leave_again(sit: Sit) -> None:
    table = sit(stacks={1: 300, 2: 300}, button=None)
    taps(table, "seat5")
    page = table.window.table
    assert page is not None
    assert 5 in page._proposed().stacks


def test_back_from_the_facts_stays_on_the_page_of_the_seats(sit: Sit) -> None:
    table = sit()
    table.touch("table", "doing.facts")
    taps(table, "facts.back", times=3)
    assert table.shows("table.main")
    assert not table.shows("facts.back")


def test_a_press_that_is_passed_over_does_not_light_the_key_and_says_nothing_later(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "seat3")
    table.pause()
    key = table.part("key.next")
    assert isinstance(key, TouchKey)
    table.tap(key)
    before = entered(table)
    until(lambda: table.session.saved is Saved.ALL and table.window.is_painted, "it is on the glass")
    table.pause(FAST)
    lift = table.press(key)
    assert not key.pressed_look
    # the finger rests on it until what stands there could be read: it came down on something else
    table.pause(DECIDED)
    lift()
    assert entered(table) == before


def test_the_mouse_waits_as_a_finger_does(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "seat3")
    table.pause()
    key = table.part("key.next")
    for _ in range(2):
        QTest.mouseClick(key, Qt.MouseButton.LeftButton)
        until(lambda: table.session.saved is Saved.ALL and table.window.is_painted, "it is on the glass")
        table.pause(FAST)
    assert entered(table) == ["StartHand", "Call", "Together"]


def test_back_closes_one_thing_at_a_time(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.all_in", "prompt")
    taps(table, "key.back", times=3)
    assert opened(table) is Open.COUNT


def test_an_answer_is_not_that_of_the_next_question(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "key.floor", "floor.irregular", "asking.code.extra_cards")
    taps(table, "asking.seat.1", times=3)
    asking = table.window.hand._screen.asking
    assert asking is not None
    assert asking.answers == {"seat": 1}


def test_a_seat_that_shares_in_a_helper_is_not_taken_out_again(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.split", "count.seat3")
    taps(table, "count.seat2", times=3)
    count = table.window.hand._screen.count
    assert count is not None
    assert count.winners == (2, 3)


def test_a_touch_that_wakes_the_screen_and_the_next_one_enter_nothing(sit: Sit) -> None:
    table = sit()
    table.window.screen_side.fall_asleep()
    table.pause()
    spot = table.middle(table.window.hand.widget.keys["next"])
    for _ in range(2):
        table.press_at(spot)()
        table.pause(FAST)
    assert entered(table) == []
    table.touch("key.next")
    assert entered(table) == ["StartHand"]


# -- the same again


def test_next_hand_again_and_again(sit: Sit) -> None:
    table = sit(depth=0)
    taps(table, "key.next", times=5)
    assert table.table.hands == 5


def test_undo_again_and_again(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "key.call", "key.call", "key.fold")
    taps(table, "key.undo", times=4)
    assert entered(table) == []


@pytest.mark.parametrize(("key", "kind"), [("fold", "Fold"), ("call", "Call")])
def test_fold_and_call_for_one_seat_after_the_other(sit: Sit, key: str, kind: str) -> None:
    table = sit()
    table.touch("key.next")
    taps(table, f"key.{key}", times=4)
    assert entered(table) == ["StartHand", *[kind] * 4]


def test_digits_and_chips(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "key.raise")
    taps(table, "pad.1", times=3)
    assert table.keyed == "111"
    taps(table, "pad.chip0", times=3)
    assert table.keyed == "126"


def test_an_amount_is_keyed_and_sent_off_without_a_pause(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "key.raise")
    table.pause()
    for name in ("pad.1", "pad.5", "pad.raise"):
        table.pause(FAST)
        table.tap(table.part(name))
    assert table.in_front == {1: "2", 2: "5", 3: "15"}


def test_seats_in_turn_call_one_after_the_other(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    table.pause()
    for seat in range(3, 10):
        table.pause(FAST)
        table.tap(table.part(f"seat{seat}"))
        until(lambda: table.window.is_painted, "it is on the glass")
    assert table.in_front == dict.fromkeys(range(2, 10), "5") | {1: "2"}
