"""Pots are pushed one at a time, the last side pot first; odd chips go by position; what was uncalled is never won."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.hand.award import paid_at_once, pots_left
from dealer_assist.hand.dividing import shares
from dealer_assist.hand.entries import (
    AllIn,
    Award,
    Call,
    Check,
    Fold,
    Mucked,
    StreetDealt,
    Tabled,
    Wager,
)
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.showdown import eligible, winners
from dealer_assist.hand.state import Positions, Stage
from dealer_assist.pots.build import Pot
from dealer_assist.pots.split import Part, Share
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import FloorDecision
from dealer_assist.table.state import TableState
from tests.tables import behind, dealt, house_rules, part_of, play, refusal, the_hand, won_by


def three_all_in() -> TableState:
    """Seats 1 (25) and 2 (60) all-in before the flop, seat 3 calls with 40 left: 75 in the main pot, 70 beside it."""
    return play(dealt((25, 60, 100), blinds=(1, 2)), AllIn(1), AllIn(2), Call(3))


def run_out(table: TableState) -> TableState:
    return play(table, StreetDealt(("2c", "7d", "9h")), StreetDealt(("Js",)), StreetDealt(("3d",)))


# -- side pots


def test_side_pot_is_built_from_what_the_others_could_match() -> None:
    table = three_all_in()
    assert pots_of(the_hand(table)) == (Pot(75, (1, 2, 3)), Pot(70, (2, 3)))
    assert behind(table) == {1: 0, 2: 0, 3: 40}


def test_main_pot_before_the_side_pot_is_refused() -> None:
    refused = refusal(run_out(three_all_in()), Award(0, won_by(1)))
    assert refused.code is RefusalCode.SIDE_POT_FIRST
    assert refused.facts == {"pot": 0, "first": 1}
    assert refused.option == "side_pot_award_order"


def test_each_pot_goes_to_the_best_hand_among_those_in_it() -> None:
    table = play(run_out(three_all_in()), Tabled(1, ("Ac", "Ad")), Tabled(2, ("Kc", "Kd")), Tabled(3, ("4c", "8s")))
    hand = the_hand(table)
    assert (winners(hand, 1), winners(hand, 0)) == ((2,), (1,))
    table = play(table, Award(1, won_by(2)), Award(0, won_by(1)))
    assert behind(table) == {1: 75, 2: 70, 3: 40}
    assert the_hand(table).stage is Stage.SETTLED


def test_pot_is_not_pushed_twice() -> None:
    table = play(run_out(three_all_in()), Award(1, won_by(2)))
    assert refusal(table, Award(1, won_by(2))).code is RefusalCode.POT_ALREADY_AWARDED
    assert pots_left(the_hand(table)) == (0,)


def test_seat_that_did_not_reach_the_side_pot_cannot_win_it() -> None:
    refused = refusal(run_out(three_all_in()), Award(1, won_by(1)))
    assert (refused.code, refused.facts) == (RefusalCode.NOT_IN_THIS_POT, {"seat": 1, "pot": 1})


def test_pot_that_is_none_and_pot_without_a_winner_are_refused() -> None:
    table = run_out(three_all_in())
    assert refusal(table, Award(2, won_by(3))).code is RefusalCode.POT_UNKNOWN
    assert refusal(table, Award(-1, won_by(2))).code is RefusalCode.POT_UNKNOWN
    assert refusal(table, Award(1, won_by())).code is RefusalCode.NO_WINNER
    assert refusal(table, Award(1, ())).code is RefusalCode.NO_WINNER


def test_every_side_pot_of_one_seat_is_paid_before_the_showdown_and_the_main_pot_is_not() -> None:
    pots = (Pot(30, (1,)), Pot(20, (2,)), Pot(40, (2, 3)), Pot(10, (3,)))
    assert paid_at_once(pots, house_rules(uncontested_side_pot="award_at_once")) == (3, 1)


def test_pot_split_between_all_who_are_left_waits_for_the_betting_too() -> None:
    refused = refusal(dealt((100, 100)), Award(0, won_by(1, 2)))
    assert (refused.code, refused.facts) == (RefusalCode.STILL_HAS_CARDS, {"seat": None, "to_act": 1})


def test_winner_named_twice_is_refused() -> None:
    table = run_out(three_all_in())
    refused = refusal(table, Award(1, won_by(2, 3, 2)))
    assert (refused.code, refused.facts) == (RefusalCode.WINNER_TWICE, {"seat": 2, "pot": 1})
    assert refusal(table, FloorDecision(Award(1, won_by(3, 3)), "says so")).code is RefusalCode.WINNER_TWICE


@pytest.mark.parametrize(
    "parts",
    [
        (Part("high", (2,)), Part("low", (3,))),
        (Part("whole", (2,)), Part("whole", (3,))),
        (Part("high", (2,)),),
    ],
)
def test_pot_is_pushed_in_the_parts_the_game_has(parts: tuple[Part, ...]) -> None:
    # hold'em has no low: the whole pot goes to the best high hand
    refused = refusal(run_out(three_all_in()), FloorDecision(Award(1, parts), "says so"))
    assert (refused.code, refused.facts) == (RefusalCode.WRONG_PARTS, {"pot": 1, "parts": len(parts), "due": 1})


def test_seat_that_folded_cannot_win() -> None:
    table = play(dealt((100, 100, 100)), Wager(1, 6), Fold(2), Fold(3))
    assert refusal(table, Award(0, won_by(2))).code is RefusalCode.NOT_IN_THIS_POT


def test_side_pot_only_one_seat_is_left_in_goes_to_it_before_the_board_is_dealt() -> None:
    # 2 bets 40 into 3 with 1 all-in; 3 folds: the side pot holds what 3 called before
    preflop = play(dealt((10, 100, 100), blinds=(1, 2)), AllIn(1), Wager(2, 30), Call(3), StreetDealt())
    table = play(preflop, Wager(2, 40), Fold(3))
    assert pots_of(the_hand(table)) == (Pot(30, (1, 2)), Pot(40, (2,)))
    table = play(table, Award(1, won_by(2)))
    assert the_hand(table).stage is Stage.ROUND_OVER
    assert behind(play(run_out_rest(table), Award(0, won_by(1))))[1] == 30


def run_out_rest(table: TableState) -> TableState:
    return play(table, StreetDealt(), StreetDealt())


# -- one seat left


def test_everybody_folds_to_a_bet_and_what_nobody_called_is_not_won() -> None:
    table = play(dealt((100, 100, 100)), Wager(1, 6), Fold(2), Fold(3))
    assert pots_of(the_hand(table)) == (Pot(5, (1,)),)
    table = play(table, Award(0, won_by(1)))
    assert behind(table) == {1: 103, 2: 99, 3: 98}
    assert part_of(table, 1).won == 5


def test_last_seat_with_cards_wins_before_anybody_else_is_paid() -> None:
    flop = play(dealt((100, 100, 100)), Call(1), Call(2), Check(3), StreetDealt())
    refused = refusal(flop, Award(0, won_by(1)))
    assert (refused.code, refused.facts) == (RefusalCode.STILL_HAS_CARDS, {"seat": 2, "to_act": 2})


def test_pot_pushed_by_the_floor_while_chips_could_be_bet_ends_the_betting() -> None:
    table = play(dealt((100, 100, 100, 25)), AllIn(4), Fold(1), Wager(2, 60), Call(3), StreetDealt())
    pushed = play(table, FloorDecision(Award(1, won_by(3)), "opponent left the table"))
    hand = the_hand(pushed)
    assert (hand.stage, hand.to_act, pots_left(hand)) == (Stage.SHOWDOWN, None, (0,))
    turn = play(pushed, StreetDealt())
    assert the_hand(turn).to_act is None, "no chip is bet into pots that lie apart"
    assert the_hand(play(turn, Award(0, won_by(4)))).stage is Stage.SETTLED


# -- ties and odd chips


def tie(amount_each: int, seats: int, **options: object) -> TableState:
    """A pot of `seats` times that amount and 1 chip of a folded small blind; everybody else plays the board."""
    stacks = (100,) * (seats + 1)
    # seat 2 is the small blind and folds its chip; the others put in the amount
    table = dealt(stacks, blinds=(1, 2), button=1, rules=house_rules(**options))
    order = [*range(4, seats + 2), 1]
    table = play(table, Wager(order[0], amount_each), *(Call(seat) for seat in order[1:]), Fold(2), Call(3))
    table = play(table, StreetDealt(("Tc", "Jc", "Qc")))
    for street in (("Kc",), ("Ac",)):
        table = play(table, *(Check(seat) for seat in (3, *order)), StreetDealt(street))
    return play(table, *(Check(seat) for seat in (3, *order)))


def test_odd_chip_goes_to_the_first_tied_seat_left_of_the_button() -> None:
    table = play(tie(10, 2), Award(0, won_by(1, 3)))
    assert the_hand(table).awards[0].shares == (Share(3, 11), Share(1, 10))


def test_several_odd_chips_one_each_or_all_to_the_first() -> None:
    # 5 × 6 + 1 = 31 between 4 seats: 7 each and 3 over
    one_each = play(tie(6, 5), Award(0, won_by(1, 3, 4, 5)))
    assert the_hand(one_each).awards[0].shares == (Share(3, 8), Share(4, 8), Share(5, 8), Share(1, 7))
    to_first = play(tie(6, 5, multiple_odd_chips="all_to_first"), Award(0, won_by(1, 3, 4, 5)))
    assert the_hand(to_first).awards[0].shares == (Share(3, 10), Share(4, 7), Share(5, 7), Share(1, 7))


def test_pot_is_broken_down_to_the_smallest_chip_in_play_and_no_further() -> None:
    table = dealt(
        (100, 100, 100), blinds=(5, 10), chips=(5, 25), rules=house_rules(odd_chip_unit="smallest_chip_in_play")
    )
    table = play(table, Call(1), Fold(2), Check(3))
    # 25 in the pot: 15 and 10, never 13 and 12
    assert shares(the_hand(table), pots_of(the_hand(table))[0].amount, won_by(1, 3)) == (Share(3, 15), Share(1, 10))


def test_share_of_an_odd_pot_waits_for_the_button_if_nobody_told_it() -> None:
    hand = the_hand(tie(10, 2))
    untold = type(hand)(
        **{**{name: getattr(hand, name) for name in hand.__struct_fields__}, "positions": type(hand.positions)()}
    )
    assert shares(untold, 21, won_by(1, 3)) is None
    assert shares(untold, 20, won_by(1, 3)) == (Share(1, 10), Share(3, 10))
    assert shares(untold, 21, won_by(1)) == (Share(1, 21),)


def test_award_of_an_odd_pot_is_refused_until_somebody_told_where_the_button_is() -> None:
    # 2 × 10 + 1
    table = tie(10, 2)
    refused = refusal(replace(table, hand=replace(the_hand(table), positions=Positions())), Award(0, won_by(1, 3)))
    assert (refused.code, refused.option) == (RefusalCode.BUTTON_NOT_KNOWN, "odd_chip_button_games")


# -- hands given up at the showdown


def river_checked(seats: int = 3) -> TableState:
    table = play(dealt((100,) * seats), Call(1), Call(2), Check(3))
    for _street in range(3):
        table = play(table, StreetDealt(), Check(2), Check(3), Check(1))
    return table


def test_mucked_hand_can_no_longer_win() -> None:
    table = play(river_checked(), Mucked(2))
    assert eligible(the_hand(table), 0) == (1, 3)
    assert refusal(table, Award(0, won_by(2))).code is RefusalCode.NOT_IN_THIS_POT


def test_last_hand_not_mucked_wins_without_showing() -> None:
    table = play(river_checked(), Mucked(2), Mucked(3))
    assert the_hand(table).stage is Stage.WON
    assert winners(the_hand(table), 0) == (1,)
    assert refusal(table, Mucked(1)).code is RefusalCode.NO_WINNER


def test_only_hand_left_in_a_side_pot_is_not_mucked_away() -> None:
    table = play(run_out(three_all_in()), Mucked(2))
    refused = refusal(table, Mucked(3))
    assert (refused.code, refused.facts) == (RefusalCode.NO_WINNER, {"seat": 3, "pot": 1})


def test_hand_thrown_away_at_the_showdown_leaves_the_pots_as_the_betting_made_them() -> None:
    table = play(run_out(three_all_in()), Mucked(1))
    assert pots_of(the_hand(table)) == (Pot(75, (1, 2, 3)), Pot(70, (2, 3)))


def test_hand_thrown_away_with_bets_in_front_pulls_them_in_first() -> None:
    table = play(river_bet(), Mucked(3))
    assert [each.front for each in the_hand(table).seats] == [0, 0, 0]
    assert the_hand(table).pots == (Pot(66, (1, 2, 3)),)
    assert eligible(the_hand(table), 0) == (1, 2)


def river_bet() -> TableState:
    """Three seats with 22 each in the pot; the last 20 of each still lie in front."""
    table = play(dealt((100, 100, 100)), Call(1), Call(2), Check(3))
    for _street in range(2):
        table = play(table, StreetDealt(), Check(2), Check(3), Check(1))
    return play(table, StreetDealt(), Wager(2, 20), Call(3), Call(1))


def test_cards_thrown_in_after_the_pots_were_pushed_open_nothing_again() -> None:
    table = play(river_checked(), Award(0, won_by(1)), Mucked(2), Mucked(3))
    assert the_hand(table).stage is Stage.SETTLED


def test_hand_given_up_before_the_showdown_is_a_fold_by_the_floors_word() -> None:
    table = dealt((100, 100, 100, 100))
    assert refusal(table, Mucked(4)).code is RefusalCode.BETTING_STILL_OPEN
    table = play(table, FloorDecision(Mucked(4), "threw the cards in"))
    assert (the_hand(table).to_act, the_hand(table).pots) == (1, ())
    table = play(table, Call(1), Call(2), Check(3))
    assert pots_of(the_hand(table)) == (Pot(6, (1, 2, 3)),)


# -- reading


def test_winner_is_not_named_while_a_hand_or_a_card_is_missing() -> None:
    table = play(run_out(three_all_in()), Tabled(1, ("Ac", "Ad")), Tabled(2, ("Kc", "Kd")))
    assert winners(the_hand(table), 0) is None
    before_the_river = play(three_all_in(), StreetDealt(("2c", "7d", "9h")), Tabled(1, ("Ac", "Ad")))
    assert winners(the_hand(before_the_river), 0) is None


def test_board_plays_for_everybody_and_all_share() -> None:
    table = play(three_all_in(), StreetDealt(("Tc", "Jc", "Qc")), StreetDealt(("Kc",)), StreetDealt(("Ac",)))
    table = play(table, Tabled(1, ("2d", "2s")), Tabled(2, ("3d", "3s")), Tabled(3, ("4d", "4s")))
    assert winners(the_hand(table), 0) == (1, 2, 3)
