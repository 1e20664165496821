"""Cards speak: tabled hands win what they win, whatever is entered.

TDA 2024 R12 and R13-C, WSOP Live 2024 R139 to R141.
"""

from __future__ import annotations

from dealer_assist.hand.entries import AllIn, Award, Call, Check, Mucked, StreetDealt, Tabled
from dealer_assist.hand.state import Stage
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import FloorDecision
from dealer_assist.table.state import TableState
from tests.tables import behind, dealt, play, refusal, the_hand, won_by

ACES, KINGS, TENS, JACKS = ("As", "Ad"), ("Ks", "Kd"), ("Tc", "Ts"), ("Jc", "Jd")
RED_ACES = ("Ah", "Ac")
BOARD = ("2c", "7c", "4d", "9h", "Qd")


def river_checked(*, told: bool = True) -> TableState:
    """Three seats with 2 each in the pot, 100 to begin with; nobody bet after the flop."""
    table = play(dealt((100, 100, 100)), Call(1), Call(2), Check(3))
    for cards in (BOARD[:3], BOARD[3:4], BOARD[4:]):
        table = play(table, StreetDealt(cards if told else ()), Check(2), Check(3), Check(1))
    return table


def all_tabled() -> TableState:
    return play(river_checked(), Tabled(2, ACES), Tabled(3, KINGS), Tabled(1, TENS))


def two_pots() -> TableState:
    """Seats 1 (25) and 2 (60) all-in, seat 3 calls: 75 in the main pot, 70 beside it; all three tabled, 1 has aces."""
    table = play(dealt((25, 60, 100)), AllIn(1), AllIn(2), Call(3))
    table = play(table, StreetDealt(BOARD[:3]), StreetDealt(BOARD[3:4]), StreetDealt(BOARD[4:]))
    return play(table, Tabled(1, ACES), Tabled(2, KINGS), Tabled(3, TENS))


# -- pushing a pot


def test_pot_pushed_to_a_beaten_hand_goes_to_the_best_one_tabled() -> None:
    refused = refusal(all_tabled(), Award(0, won_by(3)))
    assert (refused.code, refused.facts) == (RefusalCode.CARDS_SPEAK, {"seat": 3, "pot": 0, "winners": (2,)})
    assert refused.remedies == (Award(0, won_by(2)),)
    assert {"TDA 2024 R12", "WSOP Live 2024 R141"} <= set(refused.cite)


def test_of_several_beaten_hands_named_the_lowest_seat_is_told() -> None:
    assert refusal(all_tabled(), Award(0, won_by(1, 3))).facts["seat"] == 1


def test_beaten_hand_named_beside_the_winner_shares_nothing() -> None:
    assert refusal(all_tabled(), Award(0, won_by(2, 3))).remedies == (Award(0, won_by(2)),)


def test_hands_that_tie_share_the_pot() -> None:
    tied = play(river_checked(), Tabled(2, ACES), Tabled(3, RED_ACES), Tabled(1, TENS))
    refused = refusal(tied, Award(0, won_by(2)))
    assert (refused.facts["seat"], refused.facts["winners"]) == (3, (2, 3))
    assert behind(play(tied, Award(0, won_by(2, 3)))) == {1: 98, 2: 101, 3: 101}


def test_each_pot_is_read_among_those_in_it() -> None:
    table = two_pots()
    assert refusal(table, Award(1, won_by(3))).remedies == (Award(1, won_by(2)),)
    table = play(table, Award(1, won_by(2)))
    assert refusal(table, Award(0, won_by(2))).remedies == (Award(0, won_by(1)),)


def test_floor_may_push_a_pot_against_the_cards() -> None:
    # TDA 2024 R12, WSOP Live 2024 R140: a deliberate miscall may lose the pot
    table = play(all_tabled(), FloorDecision(Award(0, won_by(3)), "deliberate miscall"))
    assert behind(table)[3] == 104
    assert the_hand(table).stage is Stage.SETTLED


def test_seat_that_tabled_unseen_by_the_tool_may_win_what_it_won() -> None:
    # seat 1 did not have its cards entered: nothing is said of a hand that was not told
    table = play(river_checked(), Tabled(2, ACES), Tabled(3, KINGS))
    assert behind(play(table, Award(0, won_by(1))))[1] == 104


def test_hand_beaten_by_another_one_tabled_does_not_win_though_a_third_is_not_told() -> None:
    table = play(river_checked(), Tabled(2, ACES), Tabled(3, KINGS))
    assert refusal(table, Award(0, won_by(3))).remedies == (Award(0, won_by(2)),)
    assert refusal(table, Award(0, won_by(1, 3))).remedies == (Award(0, won_by(1, 2)),)


def test_without_the_whole_board_the_dealer_reads_the_hands() -> None:
    table = play(river_checked(told=False), Tabled(2, ACES), Tabled(3, KINGS), Tabled(1, TENS))
    assert behind(play(table, Award(0, won_by(3))))[3] == 104


# -- mucking


def test_tabled_winner_is_not_mucked() -> None:
    refused = refusal(all_tabled(), Mucked(2))
    assert (refused.code, refused.facts) == (RefusalCode.TABLED_WINNER, {"seat": 2, "pot": 0})
    assert refused.remedies == (Award(0, won_by(2)),)
    assert {"TDA 2024 R13-C", "WSOP Live 2024 R139"} <= set(refused.cite)


def test_best_hand_tabled_so_far_is_not_mucked_either() -> None:
    table = play(river_checked(), Tabled(3, KINGS))
    refused = refusal(table, Mucked(3))
    # who wins is not known: the others have not tabled
    assert (refused.code, refused.remedies) == (RefusalCode.TABLED_WINNER, ())


def test_beaten_hand_is_mucked() -> None:
    assert the_hand(play(all_tabled(), Mucked(3), Mucked(1))).stage is Stage.WON


def test_winner_of_the_main_pot_alone_is_not_mucked() -> None:
    refused = refusal(two_pots(), Mucked(1))
    assert (refused.code, refused.facts) == (RefusalCode.TABLED_WINNER, {"seat": 1, "pot": 0})
    # the side pot comes first, so that pot is not one tap away
    assert refused.remedies == ()


def test_hand_whose_pots_have_been_pushed_is_mucked() -> None:
    table = play(two_pots(), Award(1, won_by(2)))
    assert refusal(table, Mucked(1)).code is RefusalCode.TABLED_WINNER
    assert the_hand(play(table, Mucked(2))).seats[1].folded


def test_floor_may_kill_a_tabled_winner() -> None:
    table = play(all_tabled(), FloorDecision(Mucked(2), "hand ruled dead"))
    assert refusal(table, Award(0, won_by(1))).remedies == (Award(0, won_by(3)),)
