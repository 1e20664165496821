"""Who acts last after the flop, and who did in the hand before: rule file 01, section 2.1."""

from dealer_assist.hand.entries import Award, Fold
from dealer_assist.table.entries import EndHand, SeatLeft, StartHand
from dealer_assist.table.positions import acts_last
from tests.tables import dealt, play, won_by


def test_the_button_acts_last() -> None:
    assert acts_last(3, (1, 3, 5)) == 3


def test_with_a_dead_button_the_seat_before_it_acts_last() -> None:
    assert acts_last(4, (1, 3, 5, 6)) == 3


def test_a_dead_button_before_the_first_seat_leaves_the_last_seat_last() -> None:
    assert acts_last(1, (2, 4, 9)) == 9


def test_before_the_second_hand_nobody_was_last_before() -> None:
    assert dealt((100, 100, 100), button=1).acted_last_before is None


def test_the_small_blind_leaves_and_the_old_button_is_last_again() -> None:
    first = play(dealt((100, 100, 100, 100), button=1), Fold(4), Fold(1), Fold(2))
    # seats 1, 2, 3 were button, small and big blind; seat 2 goes, the button lies dead in front of its place
    ended = play(first, Award(0, won_by(3)), EndHand())
    second = play(ended, SeatLeft(2), StartHand())
    assert second.marks is not None
    assert (second.marks.button, second.acts_last, second.acted_last_before) == (2, 1, 1)
