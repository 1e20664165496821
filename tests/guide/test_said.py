"""A count announced wrongly: TDA 2024 R49, WSOP Live 2024 R135. Motions are in the vectors."""

from dealer_assist.guide.said import count_differs, motion
from dealer_assist.hand.entries import AllIn, BetsPulled, Call, ChipsPut, Fold, SaidAmount, UncalledReturned, Wager
from dealer_assist.table.state import TableState
from tests.tables import dealt, house_rules, play, the_hand


def all_in_for_222(*, accepted: bool = True) -> TableState:
    """Three-handed, button 1: seat 1 is all-in for 222, seat 2 is to act."""
    return play(dealt((222, 500, 500), button=1, rules=house_rules(accepted_action=accepted)), AllIn(1))


def test_before_the_call_the_true_count_is_said_at_once() -> None:
    said = count_differs(the_hand(play(all_in_for_222(), SaidAmount(172))))
    assert said is not None
    assert said.slots == {"said": 172, "counted": 222, "stage": "before", "seat": 2}


def test_a_right_count_needs_no_word() -> None:
    assert count_differs(the_hand(play(all_in_for_222(), SaidAmount(222)))) is None


def test_after_the_call_a_gross_error_is_the_floors_where_the_caller_is_protected() -> None:
    said = count_differs(the_hand(play(all_in_for_222(accepted=False), SaidAmount(72, gross=True), Call(2))))
    assert said is not None
    assert (said.slots["stage"], said.why.options) == ("floor", ("accepted_action",))


def test_after_the_call_a_small_error_protects_nobody() -> None:
    said = count_differs(the_hand(play(all_in_for_222(accepted=False), SaidAmount(217), Call(2))))
    assert said is not None
    assert said.slots["stage"] == "accepted"


def test_once_the_chips_are_in_the_pot_nothing_is_left_to_say() -> None:
    called = play(all_in_for_222(), SaidAmount(172), Call(2), Fold(3))
    assert count_differs(the_hand(called)) is not None
    assert count_differs(the_hand(play(called, BetsPulled()))) is None


def test_once_the_uncalled_part_is_back_the_count_no_longer_matters() -> None:
    table = play(dealt((500, 100, 500), button=1), AllIn(1), SaidAmount(400), Call(2), Fold(3), UncalledReturned())
    assert count_differs(the_hand(table)) is None


def test_a_silent_short_raise_is_told_until_the_next_entry() -> None:
    bet = play(dealt((500, 500, 500), blinds=(50, 100), button=1), ChipsPut(1, chips=(100, 25, 25)))
    told = motion(the_hand(bet))
    assert told is not None
    assert (told.code, told.why.sum) == ("must_complete", "100 + 100")
    assert motion(the_hand(play(bet, Fold(2)))) is None


def test_an_ordinary_raise_needs_no_word() -> None:
    assert motion(the_hand(play(dealt((500, 500, 500), blinds=(2, 5), button=1), Wager(1, 20)))) is None
