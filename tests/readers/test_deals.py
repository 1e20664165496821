"""Cards dealt at depth 2: counted at the seats or by the shoe, and a deal that does not come out is told."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from dealer_assist.files.game_file import read_game
from dealer_assist.hand.entries import Call, CardsDealt, Check, Fold, StreetDealt
from dealer_assist.hand.state import in_hand
from dealer_assist.readers.notices import NoticeCode
from dealer_assist.readers.plan import Goes, deal_order, plan
from dealer_assist.readers.proposal import Kind, Reason
from dealer_assist.readers.shoe import MAY_HIDE_A_CARD
from dealer_assist.table.entries import StartHand, Together
from dealer_assist.table.taps import next_hand
from hardware.events import FaultCode
from tests.readers.reading import MUCK, SHOE_PLACE, Felt, seat_places
from tests.tables import a_table, dealt, play, the_hand


def three_handed() -> Felt:
    """Seats 1, 2 and 3; the button is at seat 1."""
    return Felt(dealt((100, 100, 100)), *seat_places(1, 2, 3))


def by_shoe() -> Felt:
    return Felt(dealt((100, 100, 100)), SHOE_PLACE)


DEAL = ("2c", "3c", "4c", "5c", "6c", "7c")
"""Two cards each for three seats."""


# -- at the seats


def test_a_whole_deal_is_proposed_as_one_tap() -> None:
    felt = three_handed().deal(seat1="AsKd", seat2="7c7d", seat3="2c3d")
    assert felt.entries == [Together((CardsDealt(1, 2), CardsDealt(2, 2), CardsDealt(3, 2)))]
    assert [each.cards for each in the_hand(felt.take().table).seats] == [2, 2, 2]


def test_a_proposal_says_which_reader_saw_it_when_and_why() -> None:
    [proposal] = three_handed().deal(seat1="AsKd", seat2="7c7d", seat3="2c3d").offered
    assert (proposal.reader, proposal.antenna, proposal.at) == ("table", 1, 100_000)
    assert proposal.reason is Reason.COUNTED_AT_SEATS


def test_half_a_deal_is_not_proposed() -> None:
    felt = three_handed().lay(2, "7c").lay(3, "2c").lay(1, "As").lay(2, "7d")
    assert felt.kinds == []


def test_a_deal_that_was_taken_is_not_proposed_again() -> None:
    felt = three_handed().deal(seat1="AsKd", seat2="7c7d", seat3="2c3d").take()
    felt.lift(1, "As", "Kd").wait(500).lay(1, "As", "Kd")
    assert felt.kinds == []


def test_a_seat_that_looks_at_its_cards_has_them_all_the_same() -> None:
    felt = three_handed().deal(seat2="7c7d", seat3="2c3d").lift(2, "7c", "7d").wait(300).deal(seat1="AsKd")
    assert felt.kinds == [Kind.DEALT]


def test_a_seat_skipped_is_told_when_the_deal_has_come_to_rest() -> None:
    felt = three_handed().deal(seat2="7c7d", seat3="2c3d").lay(1, "As")
    assert felt.wait(1_999).look().told == []
    assert felt.wait(1).look().told == [NoticeCode.SEAT_SKIPPED]
    assert felt.kinds == []


def test_one_card_too_many_is_told_and_nothing_is_proposed() -> None:
    felt = three_handed().deal(seat1="AsKd", seat2="7c7d", seat3="2c3d").lay(3, "9h").wait(500)
    assert felt.kinds == []
    assert felt.told == [NoticeCode.CARD_TOO_MANY]


def test_a_card_that_crosses_a_seat_on_its_way_is_not_too_many() -> None:
    felt = three_handed().deal(seat2="7c7d", seat3="2c3d").lay(3, "9h").wait(200).lift(3, "9h")
    felt.lay(1, "As", "9h")
    assert felt.wait(1_000).look().told == []
    assert felt.kinds == [Kind.DEALT]


def test_a_misdeal_is_told_once_in_a_hand() -> None:
    felt = three_handed().deal(seat2="7c7d", seat3="2c3d")
    felt.wait(2_000).look().wait(2_000).look()
    assert felt.told == [NoticeCode.SEAT_SKIPPED]


def test_cards_that_come_to_a_folded_seat_are_told_and_never_proposed() -> None:
    felt = three_handed().deal(seat1="AsKd", seat2="7c7d", seat3="2c3d").take().enter(Fold(1))
    felt.lift(1, "As", "Kd").wait(100).lay(1, "9h").wait(600)
    assert felt.kinds == []
    assert felt.told == [NoticeCode.FOLDED_SEAT]


def test_cards_dealt_before_the_hand_was_started_on_the_screen_count_for_it() -> None:
    felt = Felt(a_table((100, 100, 100)), *seat_places(1, 2, 3))
    felt.deal(seat1="AsKd", seat2="7c7d", seat3="2c3d")
    assert felt.kinds == []
    felt.enter(StartHand())
    assert felt.kinds == [Kind.DEALT]


def test_the_next_deal_that_begins_before_the_tap_is_no_misdeal_of_the_last_hand() -> None:
    felt = three_handed().deal(seat1="AsKd", seat2="7c7d", seat3="2c3d").take().enter(Fold(1), Fold(2))
    for seat, cards in ((1, ("As", "Kd")), (2, ("7c", "7d")), (3, ("2c", "3d"))):
        felt.lift(seat, *cards)
    felt.wait(5_000).lay(1, "9h", "Th").lay(2, "As", "Kd").lay(3, "7c", "Jh").wait(3_000)
    assert felt.kinds == []
    assert felt.told == []
    assert felt.enter(next_hand(felt.table)).kinds == [Kind.DEALT]


# -- other games


def game_of(name: str) -> Felt:
    """The same three seats at another game."""
    game = read_game(Path(__file__).parents[2] / "config/games" / f"{name}.toml")
    table = play(msgspec.structs.replace(a_table((100, 100, 100)), game=game), StartHand())
    return Felt(table, *seat_places(1, 2, 3, most=None))


def test_omaha_deals_four() -> None:
    felt = game_of("omaha").lay(1, "As", "Kd", "2h", "3h").lay(2, "7c", "7d", "4h", "5h").lay(3, "2c", "3d", "6h")
    assert felt.kinds == []
    assert felt.lay(3, "8h").entries == [Together((CardsDealt(1, 4), CardsDealt(2, 4), CardsDealt(3, 4)))]


def test_cards_thrown_away_are_no_misdeal() -> None:
    felt = game_of("crazy_pineapple").lay(1, "As", "Kd", "2h").lay(2, "7c", "7d", "4h").lay(3, "2c", "3d", "6h")
    felt.take().enter(Call(1), Call(2), Check(3), StreetDealt(("9h", "Th", "Jh")), Check(2), Check(3), Check(1))
    for seat, card in ((1, "2h"), (2, "4h")):
        felt.lift(seat, card).lay(MUCK, card)
    assert felt.wait(3_000).kinds == []
    assert felt.told == []


def test_cards_drawn_are_not_too_many() -> None:
    felt = game_of("five_card_draw")
    for seat, cards in ((1, "AsKd2h3h4h"), (2, "7c7d5h6h8h"), (3, "2c3d9hThJh")):
        felt.lay(seat, *(cards[at : at + 2] for at in range(0, 10, 2)))
    felt.take().enter(Call(1), Call(2), Check(3)).lift(2, "5h").wait(300).lay(2, "Qh")
    assert felt.wait(3_000).kinds == []
    assert felt.told == []


# -- by the shoe


def test_cards_go_round_from_the_buttons_left() -> None:
    hand = the_hand(dealt((100, 100, 100, 100), button=2))
    assert deal_order(hand) == (3, 4, 1, 2)


def test_a_hand_of_holdem_is_two_rounds_and_three_burns() -> None:
    goes = list(plan(the_hand(dealt((100, 100))), burns=True))
    assert goes[:4] == [Goes(0, 2), Goes(0, 1), Goes(0, 2), Goes(0, 1)]
    assert [each.burned for each in goes[4:]] == [True, False, False, False, True, False, True, False]


def test_the_shoe_counts_the_deal() -> None:
    felt = by_shoe().shoe(*DEAL)
    assert felt.entries == [Together((CardsDealt(1, 2), CardsDealt(2, 2), CardsDealt(3, 2)))]


def test_the_shoe_proposes_nothing_before_the_last_seat_has_its_cards() -> None:
    assert by_shoe().shoe(*DEAL[:-1]).offered == ()


def test_flop_turn_and_river_come_from_the_shoe_after_their_burns() -> None:
    felt = by_shoe().shoe(*DEAL).take().enter(Call(1), Call(2), Check(3))
    felt.shoe("Ts", "As", "Kd", "Qh")
    assert felt.entries == [StreetDealt(("As", "Kd", "Qh"))]
    felt.take().enter(Check(2), Check(3), Check(1)).shoe("9s", "Jc")
    assert felt.entries == [StreetDealt(("Jc",))]
    felt.take().enter(Check(2), Check(3), Check(1)).shoe("8s", "2h")
    assert felt.entries == [StreetDealt(("2h",))]


def test_a_house_that_burns_nothing_says_so_in_its_file() -> None:
    place = type(SHOE_PLACE)(reader="shoe", antenna=0, role=SHOE_PLACE.role, burns=False)
    felt = Felt(dealt((100, 100, 100)), place).shoe(*DEAL).take().enter(Call(1), Call(2), Check(3))
    assert felt.shoe("As", "Kd", "Qh").entries == [StreetDealt(("As", "Kd", "Qh"))]


def test_a_card_out_of_the_shoe_while_none_is_due_is_told() -> None:
    felt = by_shoe().shoe(*DEAL).take().shoe("9s")
    assert felt.kinds == []
    assert felt.told == [NoticeCode.CARD_TOO_MANY]


def test_a_card_the_shoe_sends_to_another_seat_than_is_due_is_told() -> None:
    felt = by_shoe().shoe("2c", dest="seat3").look()
    assert felt.told == [NoticeCode.SEAT_SKIPPED]


def test_the_next_hand_counts_from_its_first_card() -> None:
    felt = by_shoe().shoe(*DEAL).take().enter(Fold(1), Fold(2))
    felt.enter(next_hand(felt.table))
    assert felt.kinds == []
    assert felt.shoe("Ah", "Kh", "Qh", "Jh", "Th", "9h").offered[0].kind is Kind.DEALT


# -- a card may have been lost


@pytest.mark.parametrize("code", sorted(MAY_HIDE_A_CARD))
def test_after_a_fault_that_may_hide_a_card_nothing_is_proposed_until_the_dealer_has_counted(code: FaultCode) -> None:
    felt = by_shoe().shoe(*DEAL[:3]).fault(code).shoe(*DEAL[3:])
    assert felt.kinds == []
    assert felt.reads.unsure is not None
    assert felt.reads.unsure.code is code
    felt.reads.count_confirmed(6)
    assert felt.kinds == [Kind.DEALT]


@pytest.mark.parametrize("code", sorted(set(FaultCode) - set(MAY_HIDE_A_CARD)))
def test_other_faults_hold_nothing(code: FaultCode) -> None:
    felt = by_shoe().shoe(*DEAL[:3]).fault(code).shoe(*DEAL[3:])
    assert felt.kinds == [Kind.DEALT]


def test_the_shoe_asks_for_the_count_it_expects() -> None:
    felt = by_shoe().shoe(*DEAL[:2]).fault(FaultCode.SEQUENCE_GAP, missing=2).shoe(*DEAL[4:])
    assert felt.reads.unsure is not None
    assert felt.reads.unsure.count == 6


def test_a_shoe_that_restarts_in_the_middle_of_a_hand_may_have_lost_cards() -> None:
    felt = by_shoe().shoe(*DEAL[:3]).hello()
    assert felt.reads.unsure is not None


def test_a_card_that_leaves_the_shoe_twice_without_a_shuffle_is_told_and_never_proposed() -> None:
    felt = by_shoe().shoe(*DEAL).take().enter(Call(1), Call(2), Check(3))
    felt.shoe("Ts", "As", "2c", "Qh")
    assert felt.kinds == []
    assert felt.told == [NoticeCode.CARD_TWICE]
    felt.reads.count_confirmed(10)
    assert felt.entries == [StreetDealt(())]


def test_a_fault_of_a_reader_that_is_no_shoe_holds_nothing() -> None:
    felt = by_shoe().shoe(*DEAL[:3]).fault(FaultCode.BAD_CHECKSUM, reader="table").shoe(*DEAL[3:])
    assert felt.kinds == [Kind.DEALT]


def test_a_board_card_nobody_knows_leaves_its_street_untold() -> None:
    felt = by_shoe().shoe(*DEAL).take().enter(Call(1), Call(2), Check(3))
    felt.shoe("Ts", "As").fault(FaultCode.CARD_UNREADABLE).shoe("Qh")
    assert felt.kinds == []
    felt.reads.count_confirmed(10)
    assert felt.entries == [StreetDealt(())]


def test_a_count_other_than_expected_leaves_the_cards_since_the_fault_unknown() -> None:
    felt = by_shoe().shoe(*DEAL).take().enter(Call(1), Call(2), Check(3))
    felt.shoe("Ts", "As", "Kd").fault(FaultCode.BAD_CHECKSUM).shoe("Qh")
    # the spoilt line was no card: ten cards are out, not eleven
    felt.reads.count_confirmed(10)
    assert felt.entries == [StreetDealt(())]


def test_a_hand_played_out_leaves_its_seats_as_the_reader_counted_them() -> None:
    felt = by_shoe().shoe(*DEAL).take()
    assert in_hand(the_hand(felt.table), 2).cards == 2
    assert play(felt.table, Fold(1)).hand is not None
