"""The line that leads the award: the hands are asked for until the pot has its winner, then it is the push."""

from tests.app.conftest import Sit


def test_headline_is_the_push_once_the_winner_of_the_pot_was_tapped(sit: Sit) -> None:
    # 100 from each into the main pot, 100 from seats 2 and 3 into the side pot
    table = sit(stacks={1: 100, 2: 200, 3: 200}, button=1)
    table.touch("key.next", *("key.all_in", "pad.all_in") * 3, "side_pots.done", "award.seat2")
    assert table.headline == "PUSH 200 TO SEAT 2"
    table.touch("award.pushed")
    assert table.headline == "SHOW THE HANDS"
    table.touch("award.seat1")
    assert table.headline == "PUSH 300 TO SEAT 1"


def test_headline_is_the_split_once_the_seats_that_share_were_tapped(sit: Sit) -> None:
    table = sit(stacks={1: 100, 2: 100, 3: 100}, button=1)
    table.touch("key.next", *("key.all_in", "pad.all_in") * 3)
    table.touch("award.tie", "award.seat1", "award.seat3")
    assert table.headline == "SEAT 1: 150 · SEAT 3: 150"


def test_nothing_is_pushed_yet_while_a_board_has_no_winner(sit: Sit) -> None:
    table = sit(game="omaha_double_board", stacks={1: 100, 2: 100}, button=1)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.all_in", "pad.all_in")
    before = table.headline
    table.touch("award.seat1")
    assert table.headline == before
    table.touch("award.tie", "award.seat2")
    assert table.headline == "SEAT 1: 100 · SEAT 2: 100"
