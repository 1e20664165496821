"""The plain course of a hand, line by line."""

from dealer_assist.guide.next_steps import AT_STAGE, next_steps
from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.hand.entries import (
    AllIn,
    Award,
    BetsPulled,
    Call,
    Check,
    Fold,
    Mucked,
    StreetDealt,
    Tabled,
    UncalledReturned,
    Wager,
)
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions, Stage
from dealer_assist.table.entries import CountedNow, Entry, TableClosed
from dealer_assist.table.state import Stakes, TableState
from tests.other_games import dealt_of
from tests.tables import a_table, dealt, house_rules, play, the_hand, won_by


def leads(table: TableState, *entries: Entry) -> list[str]:
    """The leading line after each entry."""
    found = []
    for entry in entries:
        table = play(table, entry)
        found.append(next_steps(table)[0].code)
    return found


def first(table: TableState, *entries: Entry) -> Said:
    return next_steps(play(table, *entries))[0]


def test_every_stage_has_its_lines() -> None:
    assert set(AT_STAGE) == set(Stage)


def test_a_hand_without_trouble_from_the_first_call_to_the_split_pot() -> None:
    three = dealt((500, 500, 500), blinds=(2, 5), button=1)
    assert leads(
        three,
        Call(1),
        Fold(2),
        Check(3),
        StreetDealt(("2c", "7d", "9h")),
        Check(3),
        Wager(1, 10),
        Call(3),
        StreetDealt(("Jc",)),
        Check(3),
        Check(1),
        StreetDealt(("3s",)),
        Check(3),
        Check(1),
        Tabled(1, ("As", "Kd")),
        Tabled(3, ("Ad", "Ks")),
        Award(0, won_by(1, 3)),
    ) == [
        "call_or_raise",
        "to_act_check",
        "next_card",
        "to_act_check",
        "to_act_check",
        "call_or_raise",
        "next_card",
        "to_act_check",
        "to_act_check",
        "next_card",
        "to_act_check",
        "to_act_check",
        "show_hands",
        "show_hands",
        "split",
        "hand_over",
    ]


def test_a_hand_in_which_nobody_put_in_a_chip_is_over_when_betting_is() -> None:
    for_nothing = dealt_of("double_board_bomb_pot", (500, 500), stakes=Stakes(1, 2), ante_amount=0)
    assert the_hand(for_nothing).middle == 0
    streets = (Check(2), Check(1), StreetDealt(()), Check(2), Check(1), StreetDealt(()), Check(2))
    assert leads(for_nothing, *streets)[-1] == "to_act_check"
    assert first(for_nothing, *streets, Check(1)).code == "hand_over"


def test_all_fold_to_a_bet_and_what_nobody_called_goes_back_before_the_push() -> None:
    three = dealt((500, 500, 500), blinds=(2, 5), button=1)
    raised = play(three, Wager(1, 20), Fold(2), Fold(3))
    assert [said.code for said in next_steps(raised)] == ["return_uncalled", "push"]
    assert next_steps(raised)[0].slots == {"amount": 15, "seat": 1, "pot": 12, "raked": False}


def test_an_all_in_called_for_less_goes_back_then_the_next_card() -> None:
    two = dealt((500, 320), blinds=(2, 5), button=1)
    assert leads(two, AllIn(1), AllIn(2), UncalledReturned(), BetsPulled()) == [
        "to_act",
        "return_uncalled",
        "side_pots",
        "deal_rest",
    ]


def test_three_stacks_all_in_are_pulled_layer_by_layer() -> None:
    three = dealt((100, 250, 250), blinds=(2, 5), button=1)
    said = first(three, AllIn(1), AllIn(2), Call(3))
    assert said.slots["pulls"] == [{"amount": 100, "players": 3}, {"amount": 150, "players": 2}]


def test_the_side_pot_is_pushed_before_the_main_pot() -> None:
    three = dealt((100, 250, 250), blinds=(2, 5), button=1)
    all_in = play(three, AllIn(1), AllIn(2), Call(3), BetsPulled(), StreetDealt(("2c", "7d", "9h")))
    shown = play(
        all_in,
        StreetDealt(("Jc",)),
        StreetDealt(("3s",)),
        Tabled(1, ("As", "Ad")),
        Tabled(2, ("Ks", "Kd")),
        Tabled(3, ("Qs", "Qd")),
    )
    assert first(shown).slots == {"amount": 300, "seat": 2, "shown": True}
    assert first(shown, Award(1, won_by(2))).slots == {"amount": 300, "seat": 1, "shown": True}


def test_a_hand_given_up_at_the_showdown_leaves_the_pot_to_the_other() -> None:
    two = dealt((500, 500), blinds=(2, 5), button=1)
    river = play(two, Call(1), Check(2))
    for _street in range(3):
        river = play(river, StreetDealt(), Check(2), Check(1))
    assert first(river, Mucked(2)).slots == {"amount": 10, "seat": 1, "shown": False}


def test_a_short_big_blind_is_told_after_the_positions_and_before_the_turn() -> None:
    four = dealt((500, 500, 3, 500), blinds=(2, 5), button=1)
    assert [said.code for said in next_steps(four)] == ["next_hand", "short_big_blind", "call_or_raise"]


def test_an_ante_nobody_could_match_goes_back_with_the_blind() -> None:
    # both ante, seat 2 has ten chips for an ante of 25: what seat 1 has above ten comes back
    rules = house_rules(ante_type="per_player", ante_amount=25)
    two = dealt((500, 10), blinds=(2, 5), button=1, rules=rules)
    said = next_steps(two)[0]
    assert (said.code, said.slots["amount"], said.slots["pot"]) == ("return_uncalled", 17, 20)


def test_nothing_is_to_be_done_at_a_closed_table() -> None:
    assert next_steps(play(a_table((500, 500)), TableClosed())) == ()


def test_while_nobody_told_whose_turn_it_is_the_button_is_asked_for() -> None:
    seats = tuple(SeatTold(seat, behind=900) for seat in (1, 2, 3))
    taken_up = CountedNow(seats=seats, positions=Positions(), street="flop", middle=300)
    asked = first(a_table((1000, 1000, 1000)), taken_up)
    assert isinstance(asked, Ask)
    assert (asked.code, asked.slots, asked.fact) == ("ask_button", {"reason": "order"}, "button")
    # one seat acts: the turn goes on from it
    assert leads(a_table((1000, 1000, 1000)), taken_up, Check(2), Check(3)) == ["ask_button", *["to_act_check"] * 2]


def test_before_a_card_bets_are_pulled_only_where_bets_lie_in_front() -> None:
    three = dealt((500, 500, 500), blinds=(2, 5), button=1)
    flop = play(three, Call(1), Fold(2), Check(3))
    assert first(flop).slots == {"street": "flop", "bets": True}
    assert first(flop, StreetDealt(), Check(3), Check(1)).slots == {"street": "turn", "bets": False}


def test_once_no_betting_is_left_the_rest_of_the_board_is_dealt_at_once() -> None:
    three = dealt((100, 250, 250), blinds=(2, 5), button=1)
    pulled = play(three, AllIn(1), AllIn(2), Call(3), BetsPulled())
    told = first(pulled)
    assert (told.code, told.slots) == ("deal_rest", {"street": "flop", "several": True, "bets": False})
    assert first(pulled, StreetDealt()).slots["street"] == "turn"
    assert first(pulled, StreetDealt(), StreetDealt()).slots["street"] == "river"


def test_with_one_pot_and_no_betting_left_the_hands_are_shown_after_the_board() -> None:
    two = dealt((500, 500), blinds=(2, 5), button=1)
    all_in = play(two, AllIn(1), Call(2))
    pull, rest, show = next_steps(all_in)
    assert show.code == "show_hands"
    assert (pull.code, rest.slots) == ("side_pots", {"street": "flop", "several": False, "bets": True})
    assert first(all_in, BetsPulled()).slots == {"street": "flop", "several": False, "bets": False}


def test_after_the_first_award_the_next_pot_leads_and_no_card_is_asked_for() -> None:
    three = dealt((100, 250, 250), blinds=(2, 5), button=1)
    awarded = play(three, AllIn(1), AllIn(2), Call(3), BetsPulled(), Award(1, won_by(2)))
    assert [said.code for said in next_steps(awarded)] == ["show_hands"]
