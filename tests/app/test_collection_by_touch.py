"""The collection by touch: what is taken stands on the screen, one tap takes it, and the winner gets the rest."""

import pytest

from tests.app.conftest import Sit
from tests.app.driver import TouchedTable

TEN_PERCENT = {"rake_method": "percent_rounded", "rake_percent_bp": 1000, "rake_cap": 5}

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.journey]


def forty_seven_on_the_flop(table: TouchedTable) -> None:
    """Seat 3 raises to 20, seat 6 calls, the blinds 2 and 5 fold: 47 in the middle, the flop is out."""
    table.touch("key.next")
    table.raise_to(20)
    table.seats(6, 6)
    table.touch("key.next", "key.next")
    assert table.hand.street == 1


def test_pot_won_on_the_flop_shows_what_to_take_before_the_next_hand(sit: Sit) -> None:
    table = sit(**TEN_PERCENT)
    forty_seven_on_the_flop(table)
    table.raise_to(30)
    table.touch("key.next")
    assert (table.headline, table.word("key.next")) == ("RETURN 30 TO SEAT 3 · POT 47", "Return 30")
    table.touch("key.next")
    # ten percent of 47 is 4.7
    assert table.prompt == ("TAKE 4, PUSH 43", "Collection 4, pot 47.")
    assert table.word("key.next") == "Next hand"
    table.touch("key.next")
    # seat 3 has put in 20 and got 43; now it posts 5, and seat 2 the 2 of the small blind
    assert table.stacks == {1: 498, 2: 495 - 2, 3: 523 - 5, 4: 500, 5: 500, 6: 480, 7: 500, 8: 500, 9: 500}


def test_pot_of_a_showdown_is_pushed_after_one_tap_for_the_collection(sit: Sit) -> None:
    table = sit(**TEN_PERCENT, jackpot_drop=1)
    forty_seven_on_the_flop(table)
    # checked, the turn, checked, the river, checked
    table.touch("key.next", "key.next", "key.next", "key.next", "key.next")
    assert table.prompt == ("TAKE 4 + 1, PUSH 42", "Collection 4, jackpot 1, pot 47.")
    assert table.word("key.next") == "Take 5"
    table.touch("key.next")
    assert table.said == "Collection 5 taken"
    assert list(table.pots.values()) == ["42"]
    table.touch("award.seat6", "award.pushed")
    assert table.stacks[6] == 500 - 20 + 42
    table.touch("key.next")
    assert table.table.hands == 2


def test_collection_taken_by_mistake_is_one_tap_back(sit: Sit) -> None:
    table = sit(**TEN_PERCENT)
    forty_seven_on_the_flop(table)
    table.touch("key.next", "key.next", "key.next", "key.next", "key.next", "key.next")
    assert sum(pot.amount for pot in table.pots_to_come) == 43
    table.touch("key.undo")
    assert sum(pot.amount for pot in table.pots_to_come) == 47
    assert table.word("key.next") == "Take 4"


def test_small_pot_is_told_that_nothing_is_taken_and_needs_no_tap_for_it(sit: Sit) -> None:
    table = sit(**TEN_PERCENT, blinds=(1, 2))
    table.touch("key.next")
    table.seats(6, 6)
    # seat 6 called, the big blind checked: 2 + 1 + 2
    table.touch("key.next", "key.next", "key.next", "key.next", "key.next", "key.next", "key.next")
    assert table.prompt == ("TAKE 0, PUSH 5", "Pot too small: take nothing.")
    table.touch("award.seat2", "award.pushed")
    assert table.stacks[2] == 500 - 2 + 5
