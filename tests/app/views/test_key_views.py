"""What the keys of the hand screen say, from the table alone."""

import re

import pytest
from msgspec.structs import replace

from dealer_assist.app.keying import Keyed
from dealer_assist.app.screen_state import Depth, ScreenState
from dealer_assist.app.views.award import award_view, split_slots
from dealer_assist.app.views.hand import Around, key_views, limits_view
from dealer_assist.app.views.pad import pad_view
from dealer_assist.app.views.pots import pots_view, side_pots_view
from dealer_assist.app.views.refusal import floor_may, remedy_keys
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, Award, BetsPulled, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.pots.split import Share
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.state import TableState
from dealer_assist.words import LANGUAGES, Words
from tests.tables import a_table, dealt, house_rules, play, refusal, the_hand, won_by

ENGLISH = Words("en", isolate=False)
ON = ScreenState()


def labels(table: TableState, depth: Depth = Depth.WAGERS) -> dict[str, str]:
    """Labels of the keys that act."""
    keys = key_views(table, ScreenState(depth=depth), Around("12:00"), ENGLISH)
    return {name: key.label for name, key in keys.items() if key.enabled}


def test_before_a_hand_no_key_of_a_player_acts() -> None:
    helpers = {"split": "Split", "all_in": "All-in"}
    assert labels(a_table((100, 100))) == {"undo": "Undo", **helpers, "next": "Next hand"}


def test_facing_a_bet_the_keys_say_call_and_raise() -> None:
    assert labels(dealt((100,) * 3, button=1)) == {
        "undo": "Undo",
        "fold": "Fold",
        "call": "Call 2",
        "raise": "Raise",
        "split": "Split",
        "all_in": "All-in",
        "next": "Close street",
    }


def test_without_a_bet_they_say_check_and_bet() -> None:
    table = play(dealt((100,) * 3, button=1), Call(1), Call(2), Check(3), StreetDealt())
    shown = labels(table)
    assert (shown["call"], shown["raise"]) == ("Check", "Bet")


def test_where_raising_is_locked_the_key_is_dark() -> None:
    table = play(dealt((300, 140, 300), button=1, blinds=(10, 20)), Wager(1, 100), AllIn(2, 140), Call(3))
    assert "raise" not in labels(table)
    assert limits_view(the_hand(table), ENGLISH).text == "Pre-flop · To call 40"


def test_the_street_is_named_all_the_time_also_when_no_card_is_told() -> None:
    table = dealt((100,) * 3, button=1)
    said = []
    for entry in (Call(1), Call(2), Check(3), StreetDealt(), Check(2), Check(3), Check(1), StreetDealt()):
        table = play(table, entry)
        said.append(limits_view(the_hand(table), ENGLISH).text.split(" · ")[0])
    assert said == ["Pre-flop"] * 3 + ["Flop"] * 4 + ["Turn"]


def test_a_hand_that_is_over_has_no_street() -> None:
    table = play(dealt((100, 100), button=1), AllIn(1, 100), Call(2), BetsPulled(), Award(0, won_by(2)))
    assert limits_view(the_hand(table), ENGLISH).text == ""


def test_a_board_dealt_out_without_being_told_has_no_street() -> None:
    table = play(dealt((100, 100), button=1), AllIn(1, 100), Call(2))
    assert limits_view(the_hand(table), ENGLISH).text == ""


@pytest.mark.parametrize(("depth", "closes"), [(Depth.WAGERS, True), (Depth.EVERYTHING, False)])
def test_a_street_is_closed_by_hand_only_where_not_everything_is_entered(depth: Depth, closes: bool) -> None:
    assert ("next" in labels(dealt((100,) * 3, button=1), depth)) is closes


def test_the_next_key_follows_the_hand_to_its_end() -> None:
    table = dealt((100, 40, 100), button=1)
    said = []
    for entry in (AllIn(1, 100), Call(2), Fold(3)):
        table = play(table, entry)
        said.append(labels(table)["next"])
    assert said == ["Close street", "Close street", "Return 60"]


def test_the_pad_tells_the_limits_of_the_seat() -> None:
    view = pad_view(dealt((100,) * 3, button=1, chips=(1, 5, 25, 100, 500)), ON, ENGLISH)
    assert view is not None
    assert view.facts.facts == ("Seat 1", "In front 0", "To call 2", "MIN 4", "MAX 100")
    assert view.chips == ("+5", "+25", "+100", "+500")
    assert not view.send.enabled


def test_the_key_that_sends_an_amount_names_it() -> None:
    table = dealt((100,) * 3, button=1)
    raised = pad_view(table, ScreenState(keyed=Keyed(20)), ENGLISH)
    bet = pad_view(play(table, Call(1), Call(2), Check(3), StreetDealt()), ScreenState(keyed=Keyed(20)), ENGLISH)
    assert raised is not None
    assert bet is not None
    assert (raised.send.label, bet.send.label) == ("Raise to 20", "Bet 20")


def test_what_to_pull_is_told_line_by_line() -> None:
    # 40 from each of three, then 60 more from two
    table = play(dealt((100, 40, 100), button=1), AllIn(1, 100), Call(2), Call(3))
    view = side_pots_view(the_hand(table), next_steps(table), ENGLISH)
    assert view.pulls == ("Pull", "40 from each", "then 60 from two")
    assert not view.folded


def test_two_side_pots_are_shown_with_the_sum_that_must_agree() -> None:
    table = play(dealt((40, 110, 250, 250), button=4, blinds=(1, 2)), AllIn(3, 250), Fold(4), Call(1), Call(2))
    rows = side_pots_view(the_hand(table), (), ENGLISH).table.rows
    assert [(row.label, row.amount, row.who) for row in rows] == [
        ("MAIN", "120", "1,2,3"),
        ("SIDE", "140", "2,3"),
        ("Return", "140", "3"),
        ("Check", "400", "✔"),
    ]


def test_pots_pulled_apart_are_named_one_by_one() -> None:
    table = play(dealt((100, 40, 100), button=1), AllIn(1, 100), Call(2), Call(3), BetsPulled())
    shown = pots_view(the_hand(table), ENGLISH).pots
    assert [(pot.label, pot.amount) for pot in shown] == [("MAIN", "120"), ("SIDE", "120")]


def test_the_award_says_what_to_push_and_what_follows() -> None:
    table = play(dealt((100, 40, 100), button=1), AllIn(1, 100), Call(2), Call(3), BetsPulled())
    view = award_view(the_hand(table), ScreenState(winners=(3,)), ENGLISH)
    assert view.facts.facts == ("SIDE 120", "Seats 1,3", "Pot 1 of 2")
    assert view.push.text == "PUSH 120 TO SEAT 3"
    assert view.then.text == "Then: MAIN 120"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_a_pot_and_its_amount_never_read_as_one_number(language: str) -> None:
    words = Words(language, isolate=False)
    table = play(dealt((100, 40, 70, 100), button=4), Call(3), AllIn(4, 100), AllIn(1, 100), AllIn(2, 40), AllIn(3, 70))
    hand = the_hand(play(table, BetsPulled()))
    view = award_view(hand, ScreenState(winners=(1,)), words)

    told = (*view.facts.facts, view.then.text, pots_view(hand, words).spoken)

    assert "60" in view.facts.facts[0]
    assert "90" in view.then.text
    assert [text for text in told if re.search(r"\d \d", text)] == []


def test_an_odd_chip_is_told_in_the_order_it_falls() -> None:
    slots = split_slots((Share(7, 105), Share(2, 100)))
    assert ENGLISH.prompt("split", slots) == (
        "SEAT 7: 105 · SEAT 2: 100",
        "Odd 5 to the first winner left of the button.",
    )


def test_even_shares_are_told_from_the_lowest_seat() -> None:
    slots = split_slots((Share(7, 105), Share(2, 105)))
    assert ENGLISH.prompt("split", slots) == ("SEAT 2: 105 · SEAT 7: 105", "No odd chip.")


def test_a_short_raise_offers_the_least_raise_the_call_and_the_floor() -> None:
    table = dealt((100,) * 3, button=1)
    entry = Wager(1, 3)
    screen = ScreenState(refused=refusal(table, entry), entry=entry, by_floor=floor_may(table, entry))
    assert [key.label for key in remedy_keys(screen, table, ENGLISH)] == ["Raise to 4", "Call 2", "Floor decision"]


def test_what_arithmetic_forbids_the_floor_cannot_have_either() -> None:
    table = dealt((100,) * 3, button=1)
    assert floor_may(table, Wager(1, 3))
    assert not floor_may(table, Wager(1, 300))


def test_with_somebody_all_in_the_pots_in_the_middle_are_apart_while_play_goes_on() -> None:
    # three put in 40 before the flop, two of them 20 more: main 120, side 40; the bet of 30 on the flop lies in front
    table = play(dealt((100, 40, 100), button=1), Wager(1, 20), AllIn(2, 40), Call(3), Wager(1, 60), Call(3))
    table = play(table, StreetDealt(), Wager(3, 30))
    shown = pots_view(the_hand(table), ENGLISH).pots
    assert [(pot.label, pot.amount) for pot in shown] == [("MAIN", "120"), ("SIDE", "40")]


# -- a room that keeps the total of a growing pot to itself


def pots_shown(table: TableState) -> tuple[list[str], bool]:
    """Amounts in the strip of such a room, and whether they are veiled."""
    view = pots_view(the_hand(table), ENGLISH, totals=False)
    return [pot.amount for pot in view.pots], view.veiled


def flop_with_six_in_the_middle(**changes: object) -> TableState:
    """Three called the big blind of 2."""
    table = dealt((100, 40, 100), button=1, rules=house_rules(**changes))
    return play(table, Call(1), Call(2), Check(3), StreetDealt())


def test_the_total_of_a_pot_that_can_grow_is_veiled_only_where_the_room_wants_it() -> None:
    table = flop_with_six_in_the_middle()
    assert pots_shown(table) == (["6"], True)
    assert not pots_view(the_hand(table), ENGLISH).veiled


def test_an_empty_middle_has_nothing_to_veil() -> None:
    assert pots_shown(dealt((100,) * 3, button=1)) == (["–"], False)


def test_the_total_is_open_once_no_chip_can_be_bet_any_more() -> None:
    table = play(flop_with_six_in_the_middle(), Check(2), Check(3), Check(1), StreetDealt(), Check(2), Check(3))
    table = play(table, Check(1), StreetDealt(), Check(2), Check(3))
    assert pots_shown(table) == (["6"], True)
    assert pots_shown(play(table, Check(1))) == (["6"], False)


def test_pots_pulled_apart_after_an_all_in_are_never_veiled() -> None:
    table = play(flop_with_six_in_the_middle(), AllIn(2, 38), Call(3), Call(1))
    # 38 from each onto 6: main 120, and nothing yet on the side; then 20 each on the turn
    table = play(table, StreetDealt(), Wager(3, 20), Call(1), BetsPulled())
    assert pots_shown(table) == (["120", "40"], False)


def test_in_pot_limit_everybody_may_know_the_pot() -> None:
    table = flop_with_six_in_the_middle()
    rules = replace(the_hand(table).rules, betting_structure=BettingStructure.PL)
    assert not pots_view(replace(the_hand(table), rules=rules), ENGLISH, totals=False).veiled
