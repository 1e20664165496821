"""What the dealer is told in stud and draw games."""

from __future__ import annotations

import pytest

from dealer_assist.guide.drawing import drawing
from dealer_assist.guide.in_front import Opened, answer
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, BringIn, Call, CardsDrawn, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.situation import SeatTold, Situation, Told
from dealer_assist.table.state import Stakes, TableState
from tests.every_game import GAMES, rules_for
from tests.other_games import dealt_of, lowball, short_deck, stud, up
from tests.tables import play, the_hand

DOORS = ("9h", "2d", "2c", "Ks", "7d")
FIVE = (500,) * 5
LARGE_BRING_IN = Stakes(0, 0, bets=BetSizes(15, 30), bring_in=10)


def told(table: TableState) -> list[tuple[str, dict[str, object]]]:
    return [(each.code, dict(each.slots)) for each in next_steps(table)]


def leads(table: TableState) -> tuple[str, dict[str, object]]:
    return told(table)[0]


def last(table: TableState) -> tuple[str, dict[str, object]]:
    return told(table)[-1]


def test_antes_and_bring_in_are_told_first() -> None:
    assert leads(stud(FIVE)) == ("next_hand_antes", {"ante": 2, "button": None, "amount": 5})
    assert leads(play(stud(FIVE), BringIn(3)))[0] != "next_hand_antes"


def test_in_short_deck_the_button_and_its_amount_are_told_first() -> None:
    table = short_deck((400,) * 3, short_deck_structure="button_ante_double")
    assert leads(table) == ("next_hand_antes", {"ante": 2, "button": 1, "amount": 4})
    assert leads(play(table, Fold(2)))[0] != "next_hand_antes"
    assert leads(play(table, Call(2)))[0] != "next_hand_antes"


@pytest.mark.parametrize(("name", "high"), [("stud", False), ("razz", True)])
def test_while_no_card_is_told_the_dealer_is_reminded_which_one_brings_in(name: str, high: bool) -> None:
    assert last(stud(FIVE, name=name)) == ("who_brings_in", {"high": high, "amount": 5})


def test_the_low_card_is_told_to_bring_in_or_open() -> None:
    assert last(stud(FIVE, *DOORS)) == ("bring_in", {"seat": 3, "amount": 5, "opens": 15})


def test_once_the_up_cards_are_told_the_bring_in_is_said_before_the_antes() -> None:
    assert leads(stud(FIVE, *DOORS))[0] == "bring_in"


def test_after_the_bring_in_the_next_seat_calls_or_completes() -> None:
    assert leads(play(stud(FIVE, *DOORS), BringIn(3))) == ("call_or_complete", {"seat": 4, "call": 5, "to": 15})


def test_who_has_only_a_large_bring_in_in_front_may_raise_a_completed_bet() -> None:
    # limits 15-30, bring-in 10: completed it is a whole bet, though 5 more are less than half of one
    table = dealt_of("stud", FIVE, stakes=LARGE_BRING_IN, betting="fl", button=None)
    table = up(table, **{f"s{seat}": door for seat, door in enumerate(DOORS, start=1)})
    code, slots = leads(play(table, BringIn(3), Call(4), Wager(5, 15), Fold(1), Fold(2)))
    assert (code, slots["call"], slots["min"]) == ("call_or_raise", 5, 30)


def on_third(fronts: dict[int, int]) -> Situation:
    """Chips in front on third street, 15-30 with a bring-in of 10; everybody has chips behind."""
    return Situation(
        game=GAMES["stud"],
        rules=rules_for(GAMES["stud"], "wsop_live_2024", "fl"),
        small_blind=0,
        big_blind=10,
        bets=BetSizes(15, 30),
        seats=tuple(SeatTold(seat, front, Told.IN) for seat, front in fronts.items()),
        street="3rd",
        middle=None,
    )


@pytest.mark.parametrize(
    ("fronts", "seat", "code", "slots"),
    [
        ({1: 10, 2: 0, 3: 0}, 2, "call_or_complete", {"seat": 2, "call": 10, "to": 15}),
        ({1: 10, 2: 10, 3: 15}, 1, "call_or_raise", {"seat": 1, "call": 5, "min": 30}),
        ({1: 10, 2: 15, 3: 30, 4: 0}, 4, "call_or_raise", {"seat": 4, "call": 30, "min": 45}),
        ({1: 10, 2: 10, 3: 10}, 1, "to_act_check", {"seat": 1, "min": None, "raises": False}),
    ],
)
def test_on_third_street_the_chips_in_front_tell_bring_in_and_completion(
    fronts: dict[int, int], seat: int, code: str, slots: dict[str, object]
) -> None:
    said = answer(on_third(fronts), Opened.PAD, seat)
    assert (said.code, said.slots) == (code, slots)


def test_after_a_big_bet_over_an_open_pair_only_a_big_raise_is_told() -> None:
    # WSOP Live 2024 R220: fourth street, 15-30, seat 1 shows nines
    table = play(stud((500,) * 3, "9h", "2d", "Kc"), BringIn(2), Call(3), Call(1), StreetDealt())
    table = play(up(table, s1="9h 9d", s2="2d 4c", s3="Kc 5s"), Wager(1, 30))
    assert leads(table) == ("call_or_raise", {"seat": 2, "call": 30, "min": 60})


def test_where_one_only_comes_in_no_raise_is_told() -> None:
    # WSOP Live 2024, Short Deck: exactly three times the button's 4, or fold
    table = short_deck((400,) * 3, short_deck_structure="three_blind_entry", short_deck_ante_live=True)
    assert last(table) == ("to_act", {"seat": 2, "call": 10, "min": None})


def test_after_the_completion_a_raise_is_told_like_any_other() -> None:
    code, slots = leads(play(stud(FIVE, *DOORS), BringIn(3), Wager(4, 15)))
    assert (code, slots["call"], slots["min"]) == ("call_or_raise", 15, 30)


def test_a_street_of_stud_has_its_name_and_the_high_board_is_asked_for() -> None:
    table = play(stud(FIVE), BringIn(3), Call(4), Call(5), Fold(1), Fold(2))
    assert told(table)[-1] == ("next_street", {"street": "4th", "draw": False, "bets": True})
    assert leads(play(table, StreetDealt())) == ("who_opens", {"high": True})


def test_with_no_betting_left_the_hands_are_dealt_out() -> None:
    table = play(stud((12, 12), "2c", "9h"), BringIn(1), AllIn(2), Call(1))
    assert ("deal_hands_out", {"draw": False, "bets": True, "several": False}) in told(table)


# -- draws


def drawn(*entries: CardsDrawn) -> TableState:
    table = play(lowball((500,) * 4), Fold(4), Call(1), Call(2), Check(3))
    return play(table, StreetDealt(), *entries)


def test_players_draw_from_the_left_of_the_button() -> None:
    assert leads(drawn()) == ("draws", {"seat": 2, "most": 5})
    assert leads(drawn(CardsDrawn(2, 1), CardsDrawn(3, 0))) == ("draws", {"seat": 1, "most": 5})


def test_when_all_have_drawn_the_betting_leads() -> None:
    assert leads(drawn(CardsDrawn(2, 1), CardsDrawn(3, 0), CardsDrawn(1, 2)))[0] == "to_act_check"


def test_draws_nobody_follows_are_not_asked_for_once_there_is_betting() -> None:
    assert drawing(the_hand(play(drawn(), Check(2)))) == ()


def test_a_deck_that_has_run_out_is_shuffled_with_what_the_house_says() -> None:
    table = dealt_of("draw27_triple", (500,) * 6, stakes=Stakes(5, 10), preset="wsop_live_2024")
    # 52 - 30 - 1 = 21: five each to four players leave one, the fifth takes it
    table = play(table, Call(4), Call(5), Call(6), Call(1), Call(2), Check(3), StreetDealt())
    table = play(table, *(CardsDrawn(seat, 5) for seat in (2, 3, 4, 5)))
    assert leads(table)[0] == "draws"
    assert leads(play(table, CardsDrawn(6, 1))) == ("deck_runs_out", {"burns": True})


def test_a_last_card_that_completes_the_draw_is_dealt() -> None:
    table = dealt_of("draw27_triple", (500,) * 6, stakes=Stakes(5, 10))
    table = play(table, Call(4), Call(5), Call(6), Call(1), Call(2), Check(3), StreetDealt())
    table = play(table, *(CardsDrawn(seat, count) for seat, count in ((2, 5), (3, 5), (4, 5), (5, 5), (6, 0), (1, 1))))
    assert "deck_runs_out" not in [code for code, _ in told(table)]


def test_who_is_all_in_before_the_last_draw_draws_before_hands_are_shown() -> None:
    table = play(lowball((20, 20)), AllIn(1), Call(2), StreetDealt())
    assert ("draws", {"seat": 2, "most": 5}) in told(table)
    drawn_out = play(table, CardsDrawn(2, 1), CardsDrawn(1, 0))
    assert leads(drawn_out)[0] == "show_hands"


def test_the_draw_is_told_with_the_bets() -> None:
    table = play(lowball((500,) * 4), Fold(4), Call(1), Call(2), Check(3))
    assert told(table)[-1] == ("next_street", {"street": "draw", "draw": True, "bets": True})


def test_where_the_first_in_must_open_it_is_told() -> None:
    table = lowball((500,) * 4, sizes=BetSizes(10, 20), betting="fl", draw_open="double_big_blind")
    assert leads(table)[0] == "next_hand"
    assert told(table)[-1] == ("open_or_fold", {"seat": 4, "to": 20})


@pytest.mark.parametrize(("fronts", "code"), [((2, 4, 0), "open_or_fold"), ((2, 4, 4), "call_or_raise")])
def test_draw_opened_in_the_middle_may_be_called_once_chips_are_more_than_the_blinds(
    fronts: tuple[int, ...], code: str
) -> None:
    game = GAMES["draw_a5_single"]
    situation = Situation(
        game=game,
        rules=rules_for(game, "wsop_live_2024", "nl", draw_open="open_or_fold_only"),
        small_blind=2,
        big_blind=4,
        seats=tuple(SeatTold(seat, front, Told.IN) for seat, front in enumerate((*fronts, 0), start=1)),
        street="predraw",
    )
    assert answer(situation, Opened.PAD, 4).code == code
