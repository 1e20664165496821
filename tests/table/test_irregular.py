"""What an irregular deal does to the table: chips back, a hand dead, a board put right, or nothing but the record."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import AllIn, BoardTold, BringIn, Call, CardsDealt, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.irregular.boards import FlopOfTooMany, FlopWithoutBurn, WrongBurn
from dealer_assist.hand.irregular.clock import ClockCalled, ClockExpired, LeftSeat
from dealer_assist.hand.irregular.disputes import About, Dispute
from dealer_assist.hand.irregular.exposed import By, ExposedHoleCard
from dealer_assist.hand.irregular.foreign import Foul, FouledDeck, Joker
from dealer_assist.hand.irregular.outcome import Outcome
from dealer_assist.hand.irregular.premature import PrematureCards
from dealer_assist.hand.irregular.stud import StudHoleCards
from dealer_assist.hand.irregular.stud_streets import StudTooEarly
from dealer_assist.hand.irregular.wrong_count import ExtraCards, ShortHand
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import Stage
from dealer_assist.hand.stud_openers import bring_in_seat
from dealer_assist.pots.build import Pot
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import EndHand, Irregularity
from dealer_assist.table.irregular import EFFECTS
from dealer_assist.table.state import Stakes, TableState
from tests.other_games import dealt_of, stud, up
from tests.tables import a_table, dealt, house_rules, part_of, play, refusal, stacks_of, the_hand


def four_handed(preset: str = "tda_2024", **options: object) -> TableState:
    """Blinds 1-2, button 1, seat 4 first to act."""
    return dealt((100, 100, 100, 100), rules=house_rules(preset, **options))


def on_the_flop(*cards: str, preset: str = "tda_2024", **options: object) -> TableState:
    """Everybody in for 2; seat 2 is first to act on the flop."""
    table = play(four_handed(preset, **options), Call(4), Call(1), Call(2), Check(3))
    return play(table, StreetDealt(cards))


def test_every_outcome_has_its_effect() -> None:
    assert set(EFFECTS) == set(Outcome)


# -- chips back


def test_first_card_exposed_sends_every_chip_back() -> None:
    table = play(four_handed(), Irregularity(ExposedHoleCard(by=By.DEALER, seat=2, first_two=True)))
    assert (table.hand, stacks_of(table)) == (None, dict.fromkeys(range(1, 5), 100))


def test_fouled_deck_leaves_the_chips_of_who_knew_in_cash() -> None:
    fouled = Irregularity(FouledDeck(what=Foul.SAME_CARD_TWICE, knew=(4,)))
    table = play(four_handed("wsop_live_2024"), Wager(4, 10), fouled)
    assert stacks_of(table) == {1: 100, 2: 100, 3: 100, 4: 90}
    assert table.forfeited == Pot(10, (1, 2, 3, 4))


# -- a dead hand


def test_dead_hand_in_turn_passes_the_turn_and_leaves_its_chips() -> None:
    table = play(four_handed(), Call(4), Irregularity(ExtraCards(seat=1, substantial=True)))
    assert (part_of(table, 1).folded, the_hand(table).to_act) == (True, 2)


def test_dead_hand_out_of_turn_leaves_the_turn_where_it_is() -> None:
    table = play(four_handed(), Call(4), Irregularity(ExtraCards(seat=4, substantial=True)))
    assert (part_of(table, 4).folded, part_of(table, 4).put_in, the_hand(table).to_act) == (True, 2, 1)


def test_hand_of_an_all_in_player_can_be_dead() -> None:
    table = play(four_handed(), AllIn(4), Call(1), Fold(2), Fold(3))
    table = play(table, Irregularity(ExtraCards(seat=4, substantial=True)))
    assert (the_hand(table).stage, part_of(table, 4).folded) == (Stage.WON, True)


def test_last_hand_is_not_killed() -> None:
    table = play(four_handed(), Fold(4), Fold(1), Fold(2))
    code = refusal(table, Irregularity(ExtraCards(seat=3, substantial=True))).code
    assert code is RefusalCode.NO_WINNER


def test_dead_hand_needs_its_seat() -> None:
    dead = Irregularity(Joker(holder_has_acted=True))
    assert refusal(four_handed("wsop_live_2024"), dead).code is RefusalCode.SEAT_NOT_TOLD


def test_expired_clock_kills_the_hand_to_act() -> None:
    table = play(four_handed(), Irregularity(ClockExpired(facing_bet=True)))
    assert (part_of(table, 4).folded, the_hand(table).to_act) == (True, 1)


def test_both_hole_cards_up_the_ante_goes_back_with_the_hand() -> None:
    # antes of 2 from three players: 4 stay in the middle
    table = stud((100, 100, 100), preset="roberts_rules")
    exposed = Irregularity(StudHoleCards(seat=2, count=2))
    table = play(table, exposed)
    assert (part_of(table, 2).behind, part_of(table, 2).folded, the_hand(table).middle) == (100, True, 4)


# -- the clock checks


def test_expired_clock_without_a_bet_checks() -> None:
    table = play(on_the_flop(), Irregularity(ClockExpired(facing_bet=False)))
    assert (part_of(table, 2).folded, the_hand(table).to_act) == (False, 3)


def test_expired_clock_does_not_check_where_there_is_a_bet() -> None:
    assert refusal(four_handed(), Irregularity(ClockExpired(facing_bet=False))).code is RefusalCode.CANNOT_CHECK


def test_running_clock_changes_nothing() -> None:
    table = four_handed()
    assert play(table, Irregularity(ClockCalled(elapsed=3, facing_bet=True))) == table


def test_clock_checks_for_nobody_once_the_round_is_over() -> None:
    table = play(on_the_flop(), Check(2), Check(3), Check(4), Check(1))
    assert refusal(table, Irregularity(ClockExpired(facing_bet=False))).code is RefusalCode.SEAT_NOT_TOLD


# -- the board


def test_four_card_flop_lies_as_three_once_the_floor_has_drawn() -> None:
    table = on_the_flop("Ah", "9c", "4d")
    wrong = FlopOfTooMany(count=4, cards=("Ah", "9c", "4d", "Jc"), pick="9c")
    assert the_hand(play(table, Irregularity(wrong))).board == ("Ah", "4d", "Jc")


def test_reshuffled_flop_is_not_told_until_it_is_dealt_again() -> None:
    table = play(on_the_flop("Ah", "9c", "4d"), Irregularity(FlopOfTooMany(count=5)))
    assert the_hand(table).board == ()
    assert the_hand(play(table, BoardTold(("2s", "Kd", "7h")))).board == ("2s", "Kd", "7h")


def on_the_turn(preset: str) -> TableState:
    table = play(on_the_flop("Ah", "9c", "4d", preset=preset), Check(2), Check(3), Check(4), Check(1))
    return play(table, StreetDealt(("Qc",)))


def test_two_burns_put_right_before_action_change_the_turn() -> None:
    wrong = WrongBurn(street="turn", burns=("6s", "8d"), card="Qc")
    assert the_hand(play(on_the_turn("wsop_live_2024"), Irregularity(wrong))).board == ("Ah", "9c", "4d", "8d")


def test_turn_that_is_put_right_with_a_card_nobody_told_is_not_told() -> None:
    table = play(on_the_turn("wsop_live_2024"), Irregularity(WrongBurn(street="turn")))
    assert the_hand(table).board == ("Ah", "9c", "4d")


@pytest.mark.parametrize("preset", ["wsop_live_2024", "tda_2024"])
def test_turn_that_was_acted_on_stands(preset: str) -> None:
    table = play(on_the_turn(preset), Check(2))
    wrong = WrongBurn(street="turn", acted=True, card="Qc")
    assert the_hand(play(table, Irregularity(wrong))).board == ("Ah", "9c", "4d", "Qc")


def test_board_cannot_be_put_right_with_a_card_that_lies_there() -> None:
    wrong = Irregularity(WrongBurn(street="turn", burns=("6s", "9c")))
    assert refusal(on_the_turn("wsop_live_2024"), wrong).code is RefusalCode.CARD_TWICE


def test_flop_put_right_with_the_floors_burn_has_the_next_card() -> None:
    table = on_the_flop("Ah", "9c", "4d")
    wrong = FlopWithoutBurn(cards=("Ah", "9c", "4d"), pick="4d", stub=("2s",))
    assert the_hand(play(table, Irregularity(wrong))).board == ("Ah", "9c", "2s")


def test_boards_side_by_side_are_told_anew() -> None:
    table = dealt_of("omaha_double_board", (100, 100), stakes=Stakes(1, 2))
    table = play(table, Call(1), Check(2), StreetDealt(("Ah", "9c", "4d"), (("2s", "3s", "4s"),)))
    assert play(table, Irregularity(FlopOfTooMany(count=5))) == table


def test_premature_turn_leaves_the_board_and_the_turn_to_act() -> None:
    table = on_the_flop("Ah", "9c", "4d")
    assert play(table, Irregularity(PrematureCards(street="turn", cards=("Qc",)))) == table


# -- cards of a player


def test_hand_that_was_completed_has_all_its_cards() -> None:
    table = play(four_handed(), CardsDealt(1, 1))
    table = play(table, Irregularity(ShortHand(seat=1, is_button=True)))
    assert part_of(table, 1).cards == 2


def test_exposed_hole_card_brings_in_as_the_up_card() -> None:
    # 2d is the lowest of 9h, 7d and 2d
    table = stud((100, 100, 100), "9h", "7d")
    table = play(table, Irregularity(StudHoleCards(seat=3, cards=("2d",))))
    assert bring_in_seat(the_hand(table)) == 3


def test_seat_of_a_completed_hand_need_not_be_counted() -> None:
    table = four_handed()
    assert play(table, Irregularity(ShortHand(seat=1, is_button=True))) == table


def test_exposed_hole_card_that_is_not_told_leaves_the_boards_as_they_are() -> None:
    table = stud((100, 100, 100), "9h", "7d")
    assert play(table, Irregularity(StudHoleCards(seat=3))) == table


# -- held to call


def on_sixth_street() -> TableState:
    """Stud 15-30 with antes of 2, everybody in for 5; seat 3, high with the pair, opens sixth street."""
    table = stud((300, 300, 300), "2c", "9h", "Kd", preset="roberts_rules")
    table = play(table, BringIn(1), Call(2), Call(3))
    for boards in (
        {"s1": "2c 7h", "s2": "9h 8c", "s3": "Kd Ks"},
        {"s1": "2c 7h 4s", "s2": "9h 8c Td", "s3": "Kd Ks 3c"},
    ):
        table = up(play(table, StreetDealt()), **boards)
        table = play(table, Check(3), Check(1), Check(2))
    return up(play(table, StreetDealt()), s1="2c 7h 4s 5d", s2="9h 8c Td 6h", s3="Kd Ks 3c 2h")


def test_player_who_has_looked_at_the_last_card_may_only_check_call_or_fold_on_sixth_street() -> None:
    early = StudTooEarly(seats=(1,), players=(1, 2, 3), last_street=True, looked=True)
    table = play(on_sixth_street(), Irregularity(early), Wager(3, 30))
    refused = refusal(table, Wager(1, 60))
    assert (refused.code, refused.remedies) == (RefusalCode.HELD_TO_CALL, (Call(1), Fold(1)))
    assert limits(the_hand(table), 1).min_to is None


def test_next_street_sets_that_player_free() -> None:
    early = StudTooEarly(seats=(1,), players=(1, 2, 3), last_street=True, looked=True)
    table = play(on_sixth_street(), Irregularity(early), Check(3), Check(1), Check(2), StreetDealt(), Check(3))
    assert limits(the_hand(table), 1).min_to == 30


# -- the record alone


def test_penalty_changes_nothing_at_the_table() -> None:
    table = four_handed()
    assert play(table, Irregularity(LeftSeat(seat=4))) == table


def test_dispute_is_told_between_hands_too() -> None:
    table = play(four_handed(), EndHand(followed=False))
    assert play(table, Irregularity(Dispute(about=About.READING))) == table


def test_nothing_goes_wrong_with_a_deal_between_hands() -> None:
    assert refusal(a_table((100, 100)), Irregularity(ClockExpired(facing_bet=True))).code is RefusalCode.NO_HAND_OPEN


@pytest.mark.parametrize(
    ("told", "code"),
    [
        (ExtraCards(seat=9, substantial=True), RefusalCode.NOT_IN_HAND),
        (ExtraCards(seat=1, count=-1), RefusalCode.AMOUNT_NEGATIVE),
        (ExposedHoleCard(by=By.DEALER, seat=1, card="1x"), RefusalCode.CARD_UNKNOWN),
        (FlopOfTooMany(count=4, cards=("Ah", "Ah", "4d", "Jc")), RefusalCode.CARD_TWICE),
    ],
)
def test_facts_that_cannot_be_are_refused(told: object, code: RefusalCode) -> None:
    assert refusal(four_handed(), Irregularity(told)).code is code  # type: ignore[arg-type]
