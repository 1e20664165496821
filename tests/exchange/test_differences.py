from decimal import Decimal

from dealer_assist.exchange.differences import DifferenceCode
from dealer_assist.exchange.replayed import Outcome
from tests.exchange.playing import codes, holdem, played, stacks

SPLIT = (
    "p3 f", "p1 cc", "p2 cc", "d db AsKsQs", "p1 cc", "p2 cc", "d db Js", "p1 cc", "p2 cc", "d db Ts", "p1 cc", "p2 cc",
    "p1 sm 2c2d", "p2 sm 3c3d",
)  # fmt: skip
FOLDED = ("p3 cbr 6", "p1 f", "p2 f")


def test_record_that_agrees_has_no_difference() -> None:
    assert codes(played(holdem([100] * 3, [1, 2, 0], *FOLDED, finishing_stacks=[99, 98, 103]))) == []


def test_wrong_stacks_are_named_player_by_player() -> None:
    again = played(holdem([100] * 3, [1, 2, 0], *FOLDED, finishing_stacks=[99, 100, 101]))
    assert [(found.code, found.player, found.ours, found.file) for found in again.differences] == [
        (DifferenceCode.STACK, 2, Decimal(98), Decimal(100)),
        (DifferenceCode.STACK, 3, Decimal(103), Decimal(101)),
    ]
    assert again.outcome is Outcome.WRONG


def test_rake_is_told_as_one_sum_and_is_no_fault() -> None:
    again = played(holdem([100] * 3, [1, 2, 0], *FOLDED, finishing_stacks=[99, 98, 102.5]))
    assert codes(again) == [DifferenceCode.TAKEN]
    assert "0.5 less" in again.differences[0].said
    assert again.outcome is Outcome.RIGHT


def test_record_that_pays_out_more_than_a_rake_less_is_a_fault() -> None:
    again = played(holdem([100] * 3, [1, 2, 0], *FOLDED, finishing_stacks=[99, 98, 100]))
    assert again.outcome is Outcome.WRONG


def test_record_that_pays_out_more_than_was_put_in_is_a_fault() -> None:
    again = played(holdem([100] * 3, [1, 2, 0], *FOLDED, finishing_stacks=[99, 98, 104]))
    assert again.outcome is Outcome.WRONG


def test_halved_odd_chip_is_told_and_is_no_fault() -> None:
    # a board that plays: the big blind ante of 1 makes a pot of 5, the odd chip goes left of the button
    hand = holdem([100] * 3, [1, 2, 0], *SPLIT, antes=[0, 1, 0], finishing_stacks=[100.5, 99.5, 100])
    again = played(hand)
    assert stacks(again) == [101, 99, 100]
    assert codes(again) == [DifferenceCode.ODD_CHIP] * 2
    assert again.outcome is Outcome.RIGHT


def test_odd_chip_does_not_explain_two_chips() -> None:
    hand = holdem([100] * 3, [1, 2, 0], *SPLIT, antes=[0, 1, 0], finishing_stacks=[99, 101, 100])
    assert codes(played(hand)) == [DifferenceCode.STACK] * 2


def test_winnings_hold_the_winners_called_chips_but_not_the_uncalled_raise() -> None:
    # 1 + 2 + the 2 of the raise to 6 that were called
    assert codes(played(holdem([100] * 3, [1, 2, 0], *FOLDED, winnings=[0, 0, 5]))) == []


def test_winnings_hold_a_blind_nobody_called() -> None:
    assert codes(played(holdem([100] * 3, [1, 2, 0], "p3 f", "p1 f", winnings=[0, 3, 0]))) == []


def test_winnings_of_nothing_but_zeros_say_nothing() -> None:
    assert codes(played(holdem([100] * 3, [1, 2, 0], *FOLDED, winnings=[0, 0, 0]))) == []


def test_winnings_of_another_player_are_a_fault() -> None:
    again = played(holdem([100] * 3, [1, 2, 0], *FOLDED, winnings=[0, 5, 0]))
    assert [(found.code, found.player, found.ours) for found in again.differences] == [
        (DifferenceCode.WINNINGS, 2, Decimal(0)),
        (DifferenceCode.WINNINGS, 3, Decimal(5)),
    ]
