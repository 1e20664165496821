import warnings
from collections.abc import Iterable
from random import Random

import pytest
from msgspec.structs import replace
from pokerkit import HandHistory

from dealer_assist.exchange.errors import NotWritten
from dealer_assist.exchange.hand_log import HandLogged
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_actions import action_text
from dealer_assist.exchange.phh_export import exported, final
from dealer_assist.exchange.phh_games import game_of
from dealer_assist.exchange.phh_play import Playing, Step
from dealer_assist.exchange.phh_read import hands_in
from dealer_assist.exchange.phh_write import hand_text
from dealer_assist.exchange.replay import replay
from dealer_assist.hand.entries import (
    ActionWithdrawn,
    AllIn,
    Award,
    BehindCounted,
    BlindsChopped,
    BoardTold,
    Call,
    Check,
    Fold,
    Mucked,
    OutOfTurn,
    RunIt,
    StraddlePosted,
    StreetDealt,
    Tabled,
    Wager,
)
from dealer_assist.hand.irregular.clock import LeftSeat
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import in_hand
from dealer_assist.journal.memory import MemoryJournal
from dealer_assist.pots.split import Part
from dealer_assist.table.between import Misdealt
from dealer_assist.table.entries import (
    BombPotAgreed,
    EndHand,
    Entry,
    FloorDecision,
    Irregularity,
    PotWon,
    StartHand,
    Together,
)
from tests.exchange.evenings import RAKE, a_game_of, hands_of, some_evening
from tests.tables import house_rules, opening, won_by
from tests.walks import a_desk

FLOP, TURN, RIVER = ("2c", "7d", "9h"), ("Js",), ("4c",)


def logged(*entries: Entry, stacks: tuple[int | None, ...] = (100, 100, 100), **changes: object) -> HandLogged:
    """The last hand of a table with button 1 and blinds 1 and 2."""
    journal = MemoryJournal()
    desk = a_desk(journal)
    for entry in (opening(stacks, rules=house_rules(**changes)), StartHand(), *entries):
        desk.submit("floor:1", entry)
    return hands_of(journal)[-1]


def read_again(hand: PhhHand) -> list[Step]:
    """Every entry of a written hand that is read and played again."""
    (read,) = hands_in(hand_text(hand))
    assert isinstance(read, PhhHand)
    return list(Playing(read, a_desk(MemoryJournal())).steps())


def actions(hand: PhhHand) -> list[str]:
    """What was done, the deal left out."""
    return [action_text(each, hand.scale) for each in hand.actions if "dh" not in action_text(each, hand.scale)]


# -- what is written


def test_hand_won_by_folds_is_written_with_the_formats_own_keys_alone() -> None:
    done = exported(logged(Wager(1, 6), Fold(2), Fold(3), Award(0, won_by(1)), EndHand()))
    assert (done.same, done.plain, done.told) == (True, True, ())
    # p1 is left of the button: the small blind
    assert (done.hand.variant, done.hand.seats, done.hand.min_bet) == ("NT", (2, 3, 1), 2)
    assert (done.hand.blinds_or_straddles, done.hand.starting_stacks) == ((1, 2, 0), (100, 100, 100))
    assert [str(each) for each in done.hand.finishing_stacks or ()] == ["99", "98", "103"]
    assert [action_text(each, 1) for each in done.hand.actions] == [
        "d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 6", "p1 f", "p2 f",
    ]  # fmt: skip


def test_heads_up_the_blinds_are_written_flipped_and_the_button_acts_first() -> None:
    done = exported(logged(Wager(1, 6), Fold(2), Award(0, won_by(1)), EndHand(), stacks=(100, 100)))
    assert (done.hand.seats, done.hand.blinds_or_straddles) == ((2, 1), (1, 2))
    assert actions(done.hand) == ["p2 cbr 6", "p1 f"]


def test_folds_told_with_one_tap_are_written_one_by_one() -> None:
    done = exported(logged(Together((Fold(1), Fold(2)))))
    assert actions(done.hand) == ["p3 f", "p1 f"]


def test_all_in_is_a_raise_to_the_whole_stack_and_hands_are_shown_before_the_board_is_complete() -> None:
    hand = logged(
        AllIn(1), Fold(2), Call(3), StreetDealt(FLOP), StreetDealt(TURN), StreetDealt(RIVER),
        Tabled(1, ("As", "Ad")), Tabled(3, ("Ks", "Kd")), Award(0, won_by(1)), EndHand(),
    )  # fmt: skip
    done = exported(hand)
    assert done.same
    assert actions(done.hand) == [
        "p3 cbr 100", "p1 f", "p2 cc", "p3 sm AsAd", "p2 sm KsKd", "d db 2c7d9h", "d db Js", "d db 4c",
    ]  # fmt: skip


def test_loser_of_an_all_in_who_gave_up_unseen_is_written_as_face_down() -> None:
    hand = logged(
        AllIn(1), Fold(2), Call(3), StreetDealt(FLOP), StreetDealt(TURN), StreetDealt(RIVER),
        Tabled(1, ("As", "Ad")), Mucked(3), Award(0, won_by(1)), EndHand(),
    )  # fmt: skip
    done = exported(hand)
    assert done.same
    assert actions(done.hand)[3:5] == ["p3 sm AsAd", "p2 sm ????"]


SHOWDOWN = (Call(1), Fold(2), Check(3), StreetDealt(FLOP), Check(3), Check(1), StreetDealt(TURN), Check(3), Check(1))
RIVER_CHECKED = (StreetDealt(RIVER), Check(3), Check(1))


def test_winner_nobody_turned_up_is_named_in_a_key_of_ours() -> None:
    done = exported(logged(*SHOWDOWN, *RIVER_CHECKED, Award(0, won_by(3)), EndHand()))
    assert done.same
    assert actions(done.hand)[-2:] == ["p2 sm ????", "p3 sm"]


def test_pot_two_hands_split_unseen_comes_back_by_the_award_in_our_keys() -> None:
    done = exported(logged(*SHOWDOWN, *RIVER_CHECKED, Award(0, won_by(1, 3)), EndHand()))
    assert (done.same, done.plain) == (True, False)
    assert "who won each pot: _awards" in done.told


def test_fold_out_of_turn_is_written_where_the_turn_comes_to_it() -> None:
    hand = logged(FloorDecision(Fold(2), "folded out of turn"), Wager(1, 6), Fold(3), Award(0, won_by(1)), EndHand())
    done = exported(hand)
    assert done.same
    assert actions(done.hand) == ["p3 cbr 6", "p1 f", "p2 f"]
    assert done.told == ("what stood by the floor's word: _by_floor",)


def test_what_was_held_out_of_turn_is_named_and_comes_back_where_it_happened() -> None:
    held = (OutOfTurn(3, Action.RAISE, 12), Call(2), Wager(3, 12), OutOfTurn(2, Action.CALL), Fold(1), Fold(2))
    done = exported(logged(Wager(1, 6), *held, Award(0, won_by(3)), EndHand()))
    assert done.same
    assert actions(done.hand) == ["p3 cbr 6", "p1 cc", "p2 cbr 12", "p3 f", "p1 f"]
    assert done.told == ("what was held out of turn: _held",)
    again = [step.entry for step in read_again(done.hand) if isinstance(step.entry, OutOfTurn)]
    assert again == [OutOfTurn(3, Action.RAISE, 12), OutOfTurn(2, Action.CALL)]


def test_chips_out_of_turn_that_went_back_are_told_as_that() -> None:
    held = (OutOfTurn(3, Action.CALL), ActionWithdrawn(3), Fold(2), Fold(3))
    done = exported(logged(Wager(1, 6), *held, Award(0, won_by(1)), EndHand()))
    assert done.same
    entries = [step.entry for step in read_again(done.hand)]
    assert [type(each) for each in entries if isinstance(each, OutOfTurn | ActionWithdrawn)] == [
        OutOfTurn,
        ActionWithdrawn,
    ]


def test_straddle_stands_among_the_blinds_and_is_named() -> None:
    changes = {"straddle_positions": ("utg",), "straddle_first_action": "left_of_straddle"}
    hand = logged(
        StraddlePosted(4, 4), Fold(1), Fold(2), Fold(3), Award(0, won_by(4)), EndHand(),
        stacks=(100, 100, 100, 100), **changes,
    )  # fmt: skip
    done = exported(hand)
    assert done.same
    assert done.hand.blinds_or_straddles == (1, 2, 4, 0)
    assert "who straddled: _straddles" in done.told


def test_rake_is_named_and_comes_out_again() -> None:
    hand = logged(*SHOWDOWN, *RIVER_CHECKED, Tabled(3, ("As", "Ad")), Tabled(1, ("Ks", "Kd")), Award(0, won_by(3)),
                  EndHand(), rake_percent_bp=2000, rake_method="percent_rounded", rake_cap=10)  # fmt: skip
    done = exported(hand)
    # 1 + 2 + 2 in the pot, a fifth of it taken
    assert (done.same, done.hand.other["_rake"]) == (True, 1)
    assert [str(each) for each in done.hand.finishing_stacks or ()] == ["99", "102", "98"]


def test_bomb_pot_claims_no_code_of_the_format() -> None:
    journal = MemoryJournal()
    desk = a_desk(journal)
    for entry in (opening((100, 100, 100)), BombPotAgreed(10), StartHand(), Wager(2, 10), Fold(3), Fold(1),
                  Award(0, won_by(2)), EndHand()):  # fmt: skip
        desk.submit("floor:1", entry)
    done = exported(hands_of(journal)[-1])
    assert (done.hand.variant, done.hand.other["_variant"], done.hand.other["_bomb_pot"]) == ("", "holdem", 10)
    assert done.same
    assert actions(done.hand) == ["d db ??????", "p1 cbr 10", "p2 f", "p3 f"]


def test_pot_run_twice_keeps_its_second_board_in_a_key_of_ours() -> None:
    boards = (Part("board1", (1,)), Part("board2", (3,)))
    hand = logged(
        AllIn(1), Fold(2), Call(3), RunIt(2, (1, 3)), StreetDealt(FLOP), StreetDealt(TURN), StreetDealt(RIVER),
        BoardTold(("Kc", "Kh", "5d", "6d", "8d"), 2), Tabled(1, ("As", "Ad")), Tabled(3, ("Ks", "Kd")),
        Award(0, boards), EndHand(),
    )  # fmt: skip
    done = exported(hand)
    assert done.same
    assert done.hand.other["_board_2"] == "KcKh5d6d8d"
    assert done.hand.variant == ""


def test_chopped_blinds_give_everybody_their_chips_back() -> None:
    done = exported(logged(Fold(1), BlindsChopped(), EndHand(), chop_blinds=True))
    assert (done.same, done.hand.other["_chopped"]) == (True, True)
    assert [str(each) for each in done.hand.finishing_stacks or ()] == ["100", "100", "100"]


def test_hand_that_was_not_followed_says_so_and_claims_no_stacks() -> None:
    done = exported(logged(Wager(1, 6), EndHand(followed=False, won=PotWon((1,)))))
    assert (done.same, done.hand.finishing_stacks) == (True, None)
    assert (done.hand.other["_followed"], done.hand.other["_won_by"]) == (False, (3,))
    assert "that the hand was not followed to its end: _followed" in done.told


def test_stack_nobody_counted_is_endless() -> None:
    done = exported(logged(Fold(1), Fold(2), Award(0, won_by(3)), EndHand(), stacks=(None, 100, 100)))
    assert done.hand.starting_stacks == (100, 100, None)
    assert (done.hand.finishing_stacks, done.same) == (None, True)


def test_misdeal_is_not_written() -> None:
    with pytest.raises(NotWritten, match="hand 1 was not written: it was a misdeal"):
        exported(logged(Misdealt()))


def test_undone_entry_is_not_written() -> None:
    journal = MemoryJournal()
    desk = a_desk(journal)
    for entry in (opening((100, 100, 100)), StartHand(), Wager(1, 6)):
        desk.submit("dealer", entry)
    desk.undo("dealer")
    desk.submit("dealer", Fold(1))
    assert actions(exported(hands_of(journal)[0]).hand) == ["p3 f"]


# -- it comes back


def may_be_written(hand: HandLogged) -> bool:
    """Whether it is a hand: no misdeal, and everybody had chips."""
    return not hand.misdealt and all(each.started is None or each.started > 0 for each in hand.last.seats)


def same_again(hand: HandLogged) -> PhhHand:
    """The hand written, read from the text, and played: what it ends in is what the log ended in."""
    done = exported(hand)
    assert done.same, f"{done.told}\n{hand_text(done.hand)}"
    (read,) = hands_in(hand_text(done.hand))
    assert isinstance(read, PhhHand), read
    again = replay("again.phh", read)
    ended = final(hand)
    if ended is None:
        assert again.final_stacks is None
    else:
        left = [in_hand(ended, seat).behind for seat in read.seats or ()]
        assert list(again.final_stacks or ()) == left
    return read


@pytest.mark.parametrize("number", range(12))
def test_every_hand_of_a_random_evening_is_read_again_as_it_was(number: int) -> None:
    chance = Random(f"evening {number}")
    hands = hands_of(some_evening(chance, entries=150, wild=0.04 if number % 3 == 0 else 0.0))
    written = [same_again(hand) for hand in hands if may_be_written(hand)]
    assert written


def early(entries: Iterable[object]) -> list[object]:
    """What came out of turn among entries, or went back."""
    return [each for each in entries if isinstance(each, OutOfTurn | ActionWithdrawn)]


def test_what_came_out_of_turn_on_random_evenings_comes_again_in_the_same_order() -> None:
    evenings = (some_evening(Random(f"early {number}"), entries=150, early=0.25) for number in range(6))
    written = [hand for evening in evenings for hand in hands_of(evening) if may_be_written(hand)]
    told = [(hand, early(each.entry for each in hand.happened)) for hand in written]
    assert sum(len(entries) for _, entries in told) > 10
    for hand, entries in told:
        if entries:
            same_again(hand)
            assert early(step.entry for step in read_again(exported(hand).hand)) == entries


GAMES = (
    ("holdem", "fl", "FT"),
    ("holdem", "pl", ""),
    ("holdem", "spread", ""),
    ("omaha", "pl", "PO"),
    ("omaha", "nl", ""),
    ("omaha8", "fl", "FO/8"),
    ("omaha5", "pl", ""),
    ("stud", "fl", "F7S"),
    ("stud8", "fl", "F7S/8"),
    ("razz", "fl", "FR"),
    ("draw27_single", "nl", "N2L1D"),
    ("draw27_triple", "fl", "F2L3D"),
    ("badugi", "fl", "FB"),
    ("short_deck", "nl", "NS"),
    ("omaha_double_board", "pl", ""),
    ("pineapple", "nl", ""),
    ("drawmaha", "pl", ""),
    ("five_card_draw", "nl", ""),
)


@pytest.mark.parametrize(("stem", "betting", "code"), GAMES)
def test_hands_of_every_kind_of_game_are_read_again_as_they_were(stem: str, betting: str, code: str) -> None:
    for number in range(3):
        chance = Random(f"{stem} {betting} {number}")
        ante = {} if game_of(stem).forced.value == "blinds" else {"ante_type": "per_player", "ante_amount": 1}
        rules = house_rules(
            ("wsop_live_2024", "tda_2024")[number % 2], betting=betting, **ante, **(RAKE if number else {})
        )
        for hand in hands_of(a_game_of(chance, stem, rules, 3)):
            assert same_again(hand).variant == code


@pytest.mark.parametrize("number", range(6))
def test_no_card_of_a_hand_nobody_tabled_is_written(number: int) -> None:
    for hand in hands_of(some_evening(Random(f"secret {number}"), entries=120)):
        if not may_be_written(hand):
            continue
        written = hand_text(exported(hand).hand)
        open_cards = {card for each in hand.last.tabled for card in each.cards} | set(hand.last.board)
        open_cards |= {card for board in hand.last.more_boards for card in board}
        deals = [line for line in written.split("'") if line.startswith("d dh")]
        assert all(set(deal.split()[-1]) == {"?"} for deal in deals)
        shown = "".join(part.split()[-1] for part in written.split("'") if " sm " in part or part.startswith("d db"))
        assert {shown[at : at + 2] for at in range(0, len(shown), 2)} - {"??"} <= open_cards


@pytest.mark.parametrize(("stem", "betting"), [("holdem", "nl"), ("holdem", "fl"), ("omaha", "pl")])
def test_another_program_reads_a_plain_file_to_the_same_stacks(stem: str, betting: str) -> None:
    compared = 0
    for number in range(8):
        rules = house_rules("tda_2024", betting=betting)
        for hand in hands_of(a_game_of(Random(f"theirs {stem} {number}"), stem, rules, 4)):
            done = exported(hand)
            if not done.plain or any(each.folded for each in hand.begun.seats):
                continue
            theirs = theirs_at_the_end(hand_text(done.hand))
            if theirs is not None:
                assert theirs == [int(stack) for stack in done.hand.finishing_stacks or ()], hand_text(done.hand)
                compared += 1
    assert compared > 10


def theirs_at_the_end(text: str) -> list[int] | None:
    """PokerKit's final stacks; None where it does not take a raise nobody could call, or a fold without a bet."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            *_, last = HandHistory.loads(text)
        except ValueError:
            return None
    return None if last.status else [int(stack) for stack in last.stacks]


def test_hand_not_tabled_is_not_given_up_while_a_pot_it_may_win_is_left() -> None:
    # side pot 30 to seat 3; the log ends before the main pot, and seat 2, all-in for 20, has not shown yet
    hand = logged(
        Wager(1, 50), AllIn(2), Call(3), StreetDealt(FLOP), Check(3), Check(1), StreetDealt(TURN), Check(3), Check(1),
        StreetDealt(RIVER), Check(3), Check(1), Tabled(3, ("As", "Ad")), Tabled(1, ("Ks", "Kd")), Award(1, won_by(3)),
        stacks=(100, 20, 100),
    )  # fmt: skip
    done = exported(hand)
    assert done.same
    assert [each for each in actions(done.hand) if " sm" in each] == ["p2 sm AsAd", "p3 sm KsKd"]


@pytest.mark.parametrize("stem", ["courchevel", "courchevel8"])
def test_card_that_lies_open_before_the_first_bet_is_read_again(stem: str) -> None:
    journal = MemoryJournal()
    desk = a_desk(journal)
    rules = house_rules("tda_2024", betting="pl")
    desk.submit("floor:1", replace(opening((100, 100, 100), rules=rules), game=game_of(stem)))
    for entry in (StartHand(), Wager(1, 6), Fold(2), Fold(3)):
        desk.submit("floor:1", entry)
    (hand,) = hands_of(journal)
    done = exported(hand)
    assert done.same
    assert actions(done.hand) == ["d db ??", "p3 cbr 6", "p1 f", "p2 f"]


def test_hand_ruled_dead_between_two_streets_comes_back_dead_and_is_named() -> None:
    hand = logged(
        Call(1), Call(2), Check(3), Irregularity(LeftSeat(seat=1, back_in_time=False)),
        StreetDealt(FLOP), Wager(2, 10), Fold(3), Award(0, won_by(2)), EndHand(),
    )  # fmt: skip
    done = exported(hand)
    assert (done.same, done.plain) == (True, False)
    # the dead hand is folded before the flop, where nobody has a turn any more
    assert actions(done.hand)[2:6] == ["p2 cc", "p3 f", "d db 2c7d9h", "p1 cbr 10"]
    assert done.hand.other["_by_floor"] == ("actions[6]: p3 has a dead hand",)
    assert replay("x.phh", done.hand).outcome == 0


def test_hand_ruled_dead_after_an_all_in_comes_back_dead() -> None:
    hand = logged(
        AllIn(1), Fold(2), Call(3), StreetDealt(FLOP), Irregularity(LeftSeat(seat=3, back_in_time=False)),
        Award(0, won_by(1)), stacks=(50, 100, 100),
    )  # fmt: skip
    done = exported(hand)
    assert done.same
    # 50 + 50 + the small blind
    assert [str(each) for each in done.hand.finishing_stacks or ()] == ["99", "50", "101"]


def test_pot_of_which_the_house_takes_all_comes_back() -> None:
    # the big blind's last chip is the ante, nobody calls the small blind, and the jackpot drop is 1
    ante = {"ante_type": "big_blind", "ante_amount": 1, "bba_post_order": "ante_first"}
    hand = logged(stacks=(100, 1), **ante, **RAKE)
    assert final(hand) is not None
    assert exported(hand).same


def test_hand_whose_count_leaves_nobody_the_chips_he_won_is_not_written() -> None:
    # seat 1 wins the blinds and is then counted with nothing behind: he would have begun with less than nothing
    hand = logged(Wager(1, 6), Fold(2), Fold(3), Award(0, won_by(1)), BehindCounted(1, 0))
    begun = in_hand(hand.last, 1).started
    assert begun is not None
    assert begun <= 0
    with pytest.raises(NotWritten, match="without chips"):
        exported(hand)
