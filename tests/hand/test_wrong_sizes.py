"""A bet or raise below the smallest, noticed late."""

from __future__ import annotations

from dealer_assist.hand.entries import AllIn, Call, Check, Fold, StreetDealt, Tabled, Wager
from dealer_assist.hand.wrong_sizes import CORRECTED, Correction, correction, smallest_total
from dealer_assist.rules.options import HouseRules, IncorrectBetCorrection
from dealer_assist.table.entries import FloorDecision
from dealer_assist.table.state import TableState
from tests.motions import About, flop
from tests.tables import house_rules, play, the_hand

UNTIL_CARD = house_rules("tda_2024", incorrect_bet_correction="until_next_card")
UNTIL_ROUND = house_rules("tda_2024", incorrect_bet_correction="until_round_ends")


def unnoticed(seat: int, to: int) -> FloorDecision:
    """A wager of a wrong size, as it was made."""
    return FloorDecision(Wager(seat, to), "nobody noticed")


def raised_too_little(rules: HouseRules = UNTIL_CARD) -> TableState:
    """Three-handed, no limit to the stacks: a bet of 600 and a raise to 1000."""
    return play(flop(600, players=3, rules=rules), unnoticed(2, 1000))


def test_a_raise_too_small_is_brought_up_for_everybody_who_put_it_in() -> None:
    table = play(raised_too_little(), Call(3))

    assert correction(the_hand(table)) == Correction(to=1200, add={2: 200, 3: 200})


def test_a_bet_below_the_smallest_is_brought_up_to_it() -> None:
    table = play(flop(players=3, blinds=(100, 200), rules=UNTIL_CARD), unnoticed(1, 150))

    assert correction(the_hand(table)) == Correction(to=200, add={1: 50})


def test_a_full_raise_needs_no_correction() -> None:
    assert correction(the_hand(flop(600, 1200, rules=UNTIL_CARD))) is None


def test_an_all_in_for_less_is_no_mistake() -> None:
    about: About = {"players": 3, "behind": {1: 5000, 2: 1000, 3: 5000}, "rules": UNTIL_CARD}

    assert correction(the_hand(play(flop(600, **about), AllIn(2)))) is None


def test_a_raise_too_small_over_a_short_all_in_is_measured_from_it() -> None:
    # all-in for 700 over 600, then 1000: a full raise of 600 over 700 had to be 1300
    about: About = {"players": 4, "behind": {1: 5000, 2: 700, 3: 5000, 4: 5000}, "rules": UNTIL_CARD}
    table = play(flop(600, **about), AllIn(2), unnoticed(3, 1000))

    assert smallest_total(the_hand(table)) == 1300
    assert correction(the_hand(table)) == Correction(to=1300, add={3: 300})


def test_nobody_adds_more_than_the_stack() -> None:
    about: About = {"players": 3, "behind": {1: 5000, 2: 5000, 3: 1100}, "rules": UNTIL_CARD}
    table = play(flop(600, **about), unnoticed(2, 1000), Call(3))

    assert correction(the_hand(table)) == Correction(to=1200, add={2: 200, 3: 100})


def test_a_call_that_was_all_in_adds_nothing() -> None:
    about: About = {"players": 3, "behind": {1: 5000, 2: 5000, 3: 1000}, "rules": UNTIL_CARD}
    table = play(flop(600, **about), unnoticed(2, 1000), Call(3))

    assert correction(the_hand(table)) == Correction(to=1200, add={2: 200})


def test_a_closed_round_is_too_late_in_cash_and_in_time_until_the_next_card_elsewhere() -> None:
    closed = (Call(3), Call(1))

    assert correction(the_hand(play(raised_too_little(UNTIL_ROUND), *closed))) is None
    assert correction(the_hand(play(raised_too_little(UNTIL_CARD), *closed))) == Correction(
        1200, {1: 200, 2: 200, 3: 200}
    )


def test_after_the_next_card_the_bet_stands() -> None:
    table = play(raised_too_little(), Call(3), Fold(1), StreetDealt())

    assert correction(the_hand(table)) is None


def test_a_hand_tabled_on_the_last_street_is_the_showdown() -> None:
    table = play(flop(600, players=2, rules=UNTIL_CARD), Call(2), StreetDealt(), Check(1), Check(2), StreetDealt())
    table = play(table, Wager(1, 600), unnoticed(2, 1000), Call(1))
    assert correction(the_hand(table)) is not None

    assert correction(the_hand(play(table, Tabled(1, ("As", "Ad"))))) is None


def test_every_value_of_the_option_has_its_rule() -> None:
    assert set(CORRECTED) == set(IncorrectBetCorrection)
