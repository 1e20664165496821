"""The board: proposed when it has lain still for two seconds, told when it is early, too long or another than told."""

from __future__ import annotations

from dealer_assist.files.hardware_file import PlaceTold, Role
from dealer_assist.hand.entries import BoardTold, Call, Check, StreetDealt
from dealer_assist.readers.notices import NoticeCode
from dealer_assist.readers.proposal import Kind
from tests.readers.reading import BOARD, READER, SECOND_BOARD, Felt, seat_places
from tests.tables import dealt, the_hand


def before_the_flop() -> Felt:
    """Betting is over, three-handed."""
    return Felt(dealt((100, 100, 100)), *seat_places(1, 2, 3)).enter(Call(1), Call(2), Check(3))


FLOP = ("Kd", "2c", "As")


def test_a_flop_is_proposed_when_it_has_lain_still_for_two_seconds() -> None:
    felt = before_the_flop().lay(BOARD, *FLOP)
    assert felt.wait(1_999).offered == ()
    assert felt.wait(1).entries == [StreetDealt(FLOP)]


def test_two_cards_are_no_flop() -> None:
    assert before_the_flop().lay(BOARD, "Kd", "2c").wait(5_000).offered == ()


def test_a_card_that_moves_begins_the_two_seconds_again() -> None:
    felt = before_the_flop().lay(BOARD, *FLOP).wait(1_500).lift(BOARD, "As").wait(100).lay(BOARD, "As")
    assert felt.wait(1_500).offered == ()
    assert felt.wait(500).entries == [StreetDealt(("Kd", "2c", "As"))]


def test_turn_and_river_are_one_card_each() -> None:
    felt = before_the_flop().lay(BOARD, *FLOP).wait(2_000).take().enter(Check(2), Check(3), Check(1))
    assert felt.lay(BOARD, "9h").wait(2_000).entries == [StreetDealt(("9h",))]
    felt.take().enter(Check(2), Check(3), Check(1))
    assert felt.lay(BOARD, "3s").wait(2_000).entries == [StreetDealt(("3s",))]
    assert the_hand(felt.take().table).board == (*FLOP, "9h", "3s")


def test_cards_of_a_street_the_dealer_told_without_them_are_offered() -> None:
    felt = before_the_flop().enter(StreetDealt()).lay(BOARD, *FLOP).wait(2_000)
    assert felt.entries == [BoardTold(FLOP)]
    assert felt.offered[0].kind is Kind.BOARD


def test_a_flop_on_the_table_while_a_seat_is_to_act_is_told_and_not_proposed() -> None:
    felt = Felt(dealt((100, 100, 100)), *seat_places(1, 2, 3)).lay(BOARD, *FLOP).wait(2_000)
    assert felt.kinds == []
    assert felt.told == [NoticeCode.BOARD_EARLY]


def test_a_board_read_differently_from_what_the_dealer_told_is_told_once_and_the_dealer_is_right() -> None:
    felt = before_the_flop().enter(StreetDealt(("Kd", "2c", "Ah"))).lay(BOARD, *FLOP).wait(2_000)
    assert felt.kinds == []
    assert felt.told == [NoticeCode.BOARD_DIFFERS]
    assert felt.wait(5_000).look().told == [NoticeCode.BOARD_DIFFERS]
    assert the_hand(felt.table).board == ("Kd", "2c", "Ah")


def test_a_sixth_card_on_the_board_is_told() -> None:
    felt = before_the_flop().lay(BOARD, *FLOP, "9h", "3s", "4d").wait(2_000)
    assert felt.kinds == []
    assert felt.told == [NoticeCode.CARD_TOO_MANY]


def test_four_cards_are_no_flop() -> None:
    assert before_the_flop().lay(BOARD, *FLOP, "9h").wait(2_000).offered == ()


def test_a_flop_with_a_card_that_lies_elsewhere_under_another_tag_is_not_proposed() -> None:
    felt = before_the_flop()
    deck = felt.reads.placement.decks.in_play
    assert deck is not None
    twin = type(deck)(name="red", cards={**deck.cards, "E0040150FFFFFFFF": "As"})
    felt.reads.placement.decks = type(felt.reads.placement.decks)([twin], "red")
    felt.lay(1, "As").lay(BOARD, "Kd", "2c").read(BOARD, "E0040150FFFFFFFF").wait(2_000)
    assert felt.kinds == []
    assert felt.told == [NoticeCode.CARD_TWICE]


def test_a_flop_waved_away_is_not_proposed_again() -> None:
    felt = before_the_flop().lay(BOARD, *FLOP).wait(2_000)
    felt.reads.dismissed(felt.offered[0])
    assert felt.wait(5_000).offered == ()


def test_the_order_within_the_flop_is_that_of_reading() -> None:
    felt = before_the_flop().lay(BOARD, "As", "Kd", "2c").wait(2_000)
    assert felt.entries == [StreetDealt(("As", "Kd", "2c"))]


def test_a_second_card_in_the_turns_place_is_told() -> None:
    flop = PlaceTold(reader=READER, antenna=BOARD, role=Role.BOARD, slots=("flop1", "flop2", "flop3"))
    turn = PlaceTold(reader=READER, antenna=SECOND_BOARD, role=Role.BOARD, slots=("turn",))
    felt = Felt(dealt((100, 100, 100)), flop, turn).enter(Call(1), Call(2), Check(3))
    felt.lay(BOARD, *FLOP).lay(SECOND_BOARD, "9h", "3s").wait(2_000)
    assert felt.kinds == []
    assert felt.told == [NoticeCode.CARD_TOO_MANY]
