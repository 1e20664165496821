"""Folds: proposed when the muck has the cards, asked about when nobody has them, never while a player only looks."""

from __future__ import annotations

from dealer_assist.hand.entries import Call, Check, Fold, Mucked, StreetDealt, Tabled
from dealer_assist.readers.notices import NoticeCode
from dealer_assist.readers.proposal import Kind, Reason
from dealer_assist.table.apply import apply
from dealer_assist.table.state import TableState
from tests.readers.reading import MUCK, Felt, seat_places
from tests.tables import dealt

HANDS = {"seat1": "AsKd", "seat2": "7c7d", "seat3": "2c3d"}


def begun() -> Felt:
    """Three-handed, cards dealt and counted; seat 1 has the button and is to act first."""
    return Felt(dealt((100, 100, 100)), *seat_places(1, 2, 3)).deal(**HANDS).take()


def at_the_river() -> Felt:
    felt = begun().enter(Call(1), Call(2), Check(3), StreetDealt(("4h", "5h", "9s")))
    for card in ("Th", "Jh"):
        felt.enter(Check(2), Check(3), Check(1), StreetDealt((card,)))
    return felt.enter(Check(2), Check(3), Check(1))


def test_cards_that_reach_the_muck_are_a_fold() -> None:
    felt = begun().lift(1, "As", "Kd").wait(400).lay(MUCK, "As", "Kd")
    assert felt.entries == [Fold(1)]
    assert felt.offered[0].reason is Reason.MUCK_READ


def test_the_muck_may_read_them_before_the_seat_has_lost_them() -> None:
    felt = begun().lay(MUCK, "As", "Kd").wait(300).lift(1, "As", "Kd")
    assert felt.entries == [Fold(1)]


def test_a_fold_nobody_has_taken_yet_is_no_seat_skipped_in_the_deal() -> None:
    felt = begun().lift(1, "As", "Kd").lay(MUCK, "As", "Kd").wait(9_000)
    assert (felt.kinds, felt.told) == ([Kind.FOLD], [])


def test_neither_is_it_while_the_deal_itself_was_not_taken() -> None:
    felt = Felt(dealt((100, 100, 100)), *seat_places(1, 2, 3)).deal(**HANDS)
    felt.lift(1, "As", "Kd").lay(MUCK, "As", "Kd").wait(9_000)
    assert (felt.kinds, felt.told) == ([Kind.FOLD], [])


def test_a_card_mucked_while_the_other_still_lies_there_is_none_missing_in_the_deal() -> None:
    felt = begun().lift(1, "As").lay(MUCK, "As").wait(9_000)
    assert (felt.kinds, felt.told) == ([], [])


def test_the_second_card_mucked_makes_it_a_fold() -> None:
    felt = begun().lift(1, "As").lay(MUCK, "As").wait(3_000).look().lift(1, "Kd").lay(MUCK, "Kd")
    assert (felt.kinds, felt.told) == ([Kind.FOLD], [])


def test_a_seat_dealt_one_card_has_one_missing_whether_or_not_it_mucks_it() -> None:
    felt = Felt(dealt((100, 100, 100)), *seat_places(1, 2, 3)).deal(seat2="7c7d", seat3="2c3d").lay(1, "As")
    felt.wait(2_000).look().lift(1, "As").lay(MUCK, "As").wait(9_000).look()
    assert felt.told == [NoticeCode.SEAT_SKIPPED]


def test_the_muck_has_five_seconds() -> None:
    felt = begun().lift(1, "As", "Kd").wait(5_000).lay(MUCK, "As")
    assert felt.kinds == [Kind.FOLD]


def test_later_it_is_asked_and_not_before_ten_seconds() -> None:
    felt = begun().lift(1, "As", "Kd").wait(5_001).lay(MUCK, "As")
    assert felt.kinds == []
    [asked] = felt.wait(4_999).offered
    assert (asked.kind, asked.reason, asked.is_question) == (Kind.FOLD_ASKED, Reason.MUCK_READ_LATE, True)


def test_cards_lifted_to_look_at_are_no_fold() -> None:
    felt = begun().lift(1, "As", "Kd").wait(9_999)
    assert felt.kinds == []


def test_cards_gone_for_ten_seconds_are_a_question() -> None:
    [asked] = begun().lift(1, "As", "Kd").wait(10_000).offered
    assert (asked.kind, asked.is_question, asked.entry) == (Kind.FOLD_ASKED, True, Fold(1))


def test_cards_put_back_end_the_question() -> None:
    felt = begun().lift(1, "As", "Kd").wait(10_000)
    assert felt.offered
    assert felt.lay(1, "As", "Kd").offered == ()


def test_a_seat_that_keeps_one_card_has_not_folded() -> None:
    assert begun().lift(1, "As").lay(MUCK, "As").wait(20_000).offered == ()


def test_a_question_answered_with_no_is_asked_no_more_but_the_muck_still_counts() -> None:
    felt = begun().lift(1, "As", "Kd").wait(10_000)
    felt.reads.dismissed(felt.offered[0])
    assert felt.wait(60_000).offered == ()
    felt.lay(MUCK, "As", "Kd")
    assert [each.reason for each in felt.offered] == [Reason.MUCK_READ_LATE]


def test_a_fold_out_of_turn_is_told_and_proposed_when_the_turn_comes() -> None:
    felt = begun().lift(2, "7c", "7d").lay(MUCK, "7c", "7d")
    assert felt.kinds == []
    assert felt.told == [NoticeCode.FOLD_OUT_OF_TURN]
    assert felt.enter(Call(1)).entries == [Fold(2)]


def test_a_seat_that_has_folded_is_not_proposed_again() -> None:
    felt = begun().lift(1, "As", "Kd").lay(MUCK, "As", "Kd").take()
    assert felt.wait(20_000).offered == ()


def test_a_fold_the_dealer_took_back_is_final_for_the_hand() -> None:
    felt = begun().lift(1, "As", "Kd").lay(MUCK, "As", "Kd")
    before: TableState = felt.table
    felt.take().table_is(before)
    assert felt.wait(60_000).offered == ()
    # whatever is read of the same tags later, in another way and for another reason
    felt.lift(MUCK, "As", "Kd").lay(1, "As", "Kd").wait(500).lift(1, "As", "Kd")
    assert felt.wait(20_000).kinds == []


def test_a_fold_the_dealer_waved_away_is_final_for_the_hand() -> None:
    felt = begun().lift(1, "As", "Kd").lay(MUCK, "As", "Kd")
    felt.reads.dismissed(felt.offered[0])
    assert felt.kinds == []


def test_at_the_showdown_the_muck_is_a_hand_given_up() -> None:
    felt = at_the_river().lift(2, "7c", "7d").lay(MUCK, "7c", "7d")
    assert felt.entries == [Mucked(2)]


def test_at_the_showdown_nobody_is_asked_about_cards_held_in_the_hand() -> None:
    assert at_the_river().lift(2, "7c", "7d").wait(30_000).offered == ()


def test_a_hand_that_was_tabled_is_not_given_up_by_the_dealer_clearing_it_away() -> None:
    felt = at_the_river().enter(Tabled(2, ("7c", "7d"))).lift(2, "7c", "7d").lay(MUCK, "7c", "7d")
    assert felt.kinds == []


def test_whatever_is_proposed_is_taken_by_the_table() -> None:
    felt = begun().lift(1, "As", "Kd").lay(MUCK, "As", "Kd").lift(2, "7c", "7d").lay(MUCK, "7c", "7d")
    for each in felt.offered:
        assert isinstance(apply(felt.table, each.entry), TableState)
