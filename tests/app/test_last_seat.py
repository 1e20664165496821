"""Situation 36 by touch: about to push, but the last seat still has cards. A warning with its remedy, never a lock."""

import pytest

from tests.app.conftest import Sit


def test_a_push_with_a_seat_still_in_asks_for_its_fold_and_one_tap_gives_it(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=2, stacks={1: 500, 5: 500, 8: 500}, button=8)
    # blinds 2 and 5 from seats 1 and 5; seat 8 calls, so does seat 1; the flop
    table.touch("key.next")
    table.seats(8, 1, 5)
    table.touch("key.next")
    table.cards("As Kd 2c")
    table.seats(1)
    table.touch("key.raise", "pad.min", "pad.raise")
    # seat 5 bet 5 and seat 8 folded
    table.touch("key.fold", "key.next")
    assert (
        table.headline
        == {
            "en": "SEAT 1 STILL HAS CARDS · CONFIRM FOLD BEFORE THE PUSH",
            "ar": "المقعد 1 معه ورق · تأكيد الفولد أولًا",
        }[language]
    )
    table.touch("refused.remedy0")
    assert table.hand.to_act is None
    table.touch("key.next")
    # 5 from each of three, the bet of 5 came back; in the next hand seat 5 has the small blind
    assert table.stacks[5] == 500 - 5 + 15 - 2


@pytest.mark.parametrize("way", ["key.back", "key.undo"])
def test_the_warning_can_be_put_away_and_the_seat_may_still_call(sit: Sit, way: str) -> None:
    table = sit(depth=2, stacks={1: 500, 5: 500}, button=1)
    table.touch("key.next", "key.raise", "pad.min", "pad.raise", "key.next")
    assert table.headline == "SEAT 5 STILL HAS CARDS · CONFIRM FOLD BEFORE THE PUSH"
    table.touch(way)
    if way == "key.back":
        table.seats(5)
        assert table.in_front == {1: "10", 5: "10"}
    else:
        assert table.hand.to_act == 1


def test_where_nothing_but_one_bet_is_in_there_is_no_pot_to_push(sit: Sit) -> None:
    table = sit(game="double_board_bomb_pot", depth=2, stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("key.next", "key.raise", "pad.min", "pad.raise")
    assert table.in_front == {2: "5"}
    assert not table.part_is_lit("key.next")
    table.touch("key.fold", "key.fold")
    assert table.part_is_lit("key.next")
