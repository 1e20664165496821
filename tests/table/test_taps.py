"""What a tap on a seat, CLOSE STREET and NEXT HAND say for the seats still to act and the pots still there."""

from dealer_assist.hand.entries import AllIn, Award, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.state import Stage
from dealer_assist.table.entries import EndHand, Entry, StartHand, Together
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import acts, close_street, next_hand, next_street, tap
from tests.tables import a_table, dealt, play, the_hand, won_by


def closing(table: TableState) -> Entry:
    entry = close_street(the_hand(table))
    assert entry is not None
    return entry


def test_closing_a_street_nobody_entered_leaves_the_big_blind_as_the_winner() -> None:
    # seat 3 has the big blind: everybody else owes it, and once they have folded it needs no check
    table = dealt((100, 100, 100, 100))
    after = the_hand(play(table, closing(table)))
    assert after.stage is Stage.WON
    assert [each.seat for each in after.seats if not each.folded] == [3]


def test_closing_heads_up_before_a_word_leaves_the_big_blind_as_the_winner() -> None:
    table = dealt((100, 100))
    after = the_hand(play(table, closing(table)))
    assert after.stage is Stage.WON
    assert [each.seat for each in after.seats if not each.folded] == [2]


def test_closing_a_street_somebody_bet_on_folds_those_who_owe() -> None:
    table = play(dealt((100, 100, 100, 100)), Wager(4, 6), Call(1))
    after = the_hand(play(table, closing(table)))
    assert (after.stage, [each.seat for each in after.seats if not each.folded]) == (Stage.ROUND_OVER, [1, 4])


def test_closing_a_street_nobody_bet_on_checks_those_who_owe() -> None:
    flop = play(dealt((100, 100, 100)), Call(1), Call(2), Check(3), StreetDealt(), Check(2))
    after = the_hand(play(flop, closing(flop)))
    assert (after.stage, [each.folded for each in after.seats]) == (Stage.ROUND_OVER, [False] * 3)


def test_no_street_is_closed_twice() -> None:
    assert close_street(the_hand(play(dealt((100, 100)), Call(1), Check(2)))) is None


# -- a tap on a seat


def test_tap_on_the_seat_to_act_is_its_call_or_check() -> None:
    table = dealt((100, 100, 100))
    assert tap(the_hand(table), 1) == Call(1)
    option = play(table, Call(1), Call(2))
    assert tap(the_hand(option), 3) == Check(3)


def test_tap_on_a_later_seat_folds_those_between_to_a_bet() -> None:
    table = dealt((100,) * 6)
    entry = tap(the_hand(table), 1)
    assert entry == Together((Fold(4), Fold(5), Fold(6)))
    assert the_hand(play(table, Together((Fold(4), Fold(5), Fold(6))))).to_act == 1


def test_tap_on_a_later_seat_checks_those_between_without_a_bet() -> None:
    flop = play(dealt((100, 100, 100)), Call(1), Call(2), Check(3), StreetDealt())
    assert tap(the_hand(flop), 1) == Together((Check(2), Check(3)))


def test_tap_on_a_seat_that_is_out_all_in_or_done_says_nothing() -> None:
    table = play(dealt((100, 100, 100, 5)), AllIn(4), Fold(1))
    assert [tap(the_hand(table), seat) for seat in (1, 4, 9)] == [None, None, None]
    assert tap(the_hand(play(table, Call(2), Fold(3))), 2) is None


def test_raise_of_a_later_seat_takes_those_between_with_it() -> None:
    table = dealt((100,) * 5)
    assert acts(the_hand(table), Wager(1, 8), 1) == Together((Fold(4), Fold(5), Wager(1, 8)))
    assert acts(the_hand(table), Wager(4, 8), 4) == Wager(4, 8)


# -- NEXT HAND


def test_next_hand_starts_the_first_one() -> None:
    assert next_hand(a_table((100, 100))) == StartHand()


def test_next_hand_over_a_hand_won_pushes_the_pot() -> None:
    table = play(dealt((100, 100, 100)), Wager(1, 6), Fold(2), Fold(3))
    assert next_hand(table) == Together((Award(0, won_by(1)), EndHand(), StartHand()))


def test_next_hand_over_a_settled_hand_ends_it() -> None:
    table = play(dealt((100, 100)), Fold(1), Award(0, won_by(2)))
    assert next_hand(table) == Together((EndHand(), StartHand()))


def test_next_hand_over_a_hand_nobody_followed_ends_it_so() -> None:
    assert next_hand(dealt((100, 100, 100))) == Together((EndHand(followed=False), StartHand()))


def test_next_hand_with_a_contested_main_pot_does_not_guess_its_winner() -> None:
    table = play(dealt((10, 100, 100)), AllIn(1), Wager(2, 30), Call(3), StreetDealt(), Wager(2, 40), Fold(3))
    assert next_hand(table) == Together((EndHand(followed=False), StartHand()))


def test_next_street_is_due_when_a_round_is_over() -> None:
    table = dealt((100, 100))
    assert next_street(the_hand(table)) is None
    assert next_street(the_hand(play(table, Call(1), Check(2)))) == StreetDealt()
