"""A wrong maximum: until when it is put right in each house, always as the hand itself puts it right."""

from itertools import product
from typing import NamedTuple

import pytest

from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.guide.wrong_pot import TOO_LITTLE, TOO_MUCH, announced_told, pot_said
from dealer_assist.hand.entries import Call, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, Positions
from dealer_assist.hand.wrong_maximum import pot_correction
from dealer_assist.rules.options import PlOverbetCorrection, PlUnderbetCorrection
from dealer_assist.table.entries import Entry, FloorDecision
from tests.guide.telling import told
from tests.tables import dealt, house_rules, play, the_hand

POT = 50
"""Five players with 10 each: what seat 2 may bet on the flop."""


class Course(NamedTuple):
    """Seat 2 said pot on the flop, and what has happened since."""

    asked: HandState
    now: HandState
    behind: tuple[Action, ...]


def course(bet: int, *since: Entry, **options: object) -> Course:
    """Everybody has limped; seat 2 says pot and puts out another amount."""
    rules = house_rules("tda_2024", betting="pl", **options)
    table = dealt((5000,) * 5, blinds=(5, 10), button=1, rules=rules)
    table = play(table, Call(4), Call(5), Call(1), Call(2), Check(3), StreetDealt())
    now = play(table, FloorDecision(Wager(2, bet), "nobody noticed"), *since)
    behind = tuple(Action.FOLD if isinstance(each, Fold) else Action.CALL for each in since)
    return Course(the_hand(table), the_hand(now), behind)


def said_of(one: Course, bet: int) -> Said | None:
    return pot_said(one.asked, one.now, 2, bet)


def test_every_way_to_put_it_right_is_told() -> None:
    assert set(TOO_MUCH) == set(PlOverbetCorrection)
    assert set(TOO_LITTLE) == set(PlUnderbetCorrection)


def test_the_right_amount_is_no_matter() -> None:
    assert said_of(course(POT), POT) is None


BEHIND: tuple[tuple[Entry, ...], ...] = (
    (),
    (Fold(3),),
    (Call(3),),
    (Fold(3), Fold(4)),
    (Fold(3), Call(4)),
    (Call(3), Call(4)),
    (Fold(3), Call(4), Fold(5)),
    (Call(3), Fold(4), Fold(5), Fold(1)),
)


@pytest.mark.parametrize(
    ("bet", "since", "over", "under"),
    list(product((40, 60), BEHIND, PlOverbetCorrection, PlUnderbetCorrection)),
)
def test_it_stands_exactly_when_the_hand_has_nothing_to_put_right(
    bet: int, since: tuple[Entry, ...], over: PlOverbetCorrection, under: PlUnderbetCorrection
) -> None:
    one = course(bet, *since, pl_overbet_correction=over.value, pl_underbet_correction=under.value)
    said = said_of(one, bet)
    assert said is not None
    right = pot_correction(one.now, POT, one.behind, meant_pot=True)
    assert (said.code == "bet_stands") == (right is None)
    if said.code == "oversize_bet":
        assert right is not None
        assert list(right.back.values()) == [said.slots["back"]] * said.slots["players"]


def test_a_player_who_called_with_less_than_the_maximum_gets_nothing_back() -> None:
    rules = house_rules("tda_2024", betting="pl")
    table = dealt((5000, 5000, 45, 5000, 5000), blinds=(5, 10), button=1, rules=rules)
    table = play(table, Call(4), Call(5), Call(1), Call(2), Check(3), StreetDealt())
    asked = the_hand(table)
    now = the_hand(play(table, FloorDecision(Wager(2, 60), "nobody noticed"), Call(3), Call(4)))
    said = pot_said(asked, now, 2, 60)
    assert said is not None
    # seats 2 and 4; seat 3 has put in its last 35
    assert (said.slots["back"], said.slots["players"]) == (10, 2)


def test_announced_but_not_yet_put_in_it_is_put_right_before_anything_else() -> None:
    one = course(POT)
    assert [pot_said(one.asked, one.asked, 2, said) for said in (POT,)] == [None]
    low, high = (pot_said(one.asked, one.asked, 2, said) for said in (40, 60))
    assert low is not None
    assert high is not None
    assert (low.code, low.slots["behind"], high.code, high.slots["players"]) == ("wrong_maximum", 0, "oversize_bet", 1)


def test_on_the_next_street_it_stands() -> None:
    since = (Call(3), Fold(4), Fold(5), Fold(1), StreetDealt())
    for bet in (40, 60):
        said = said_of(course(bet, *since), bet)
        assert said is not None
        assert (said.code, said.slots["reason"]) == ("bet_stands", "next_card")


def test_where_no_pot_bet_could_be_made_nothing_was_wrong() -> None:
    table = dealt((500,) * 3, blinds=(5, 10), rules=house_rules("tda_2024"))
    assert pot_said(the_hand(table), the_hand(table), 1, 40) is None


# -- chips just counted


def announced(said: int, behind: tuple[Action, ...] | None, **options: object) -> Said | None:
    """Pot 200, bet 100, and seat 6 says pot: 3×100 + 200, to 500; seats 8 and 1 are still to act."""
    rules = house_rules("tda_2024", betting="pl", **options)
    situation = told(
        {1: 100, 6: 0, 8: 0},
        inside=(1, 6, 8),
        blinds=(5, 10),
        positions=Positions(9, 1, 2),
        street="turn",
        middle=200,
        rules=rules,
    )
    return announced_told(situation, 6, said, behind)


def test_the_right_maximum_needs_no_question() -> None:
    assert announced(500, None) is None


@pytest.mark.parametrize("said", [480, 520])
def test_who_has_acted_behind_is_asked(said: int) -> None:
    asked = announced(said, None)
    assert isinstance(asked, Ask)
    assert (asked.fact, asked.slots) == ("acted_behind", {"seat": 6, "max": 500, "announced": said})


def test_chips_that_were_not_counted_are_asked_for_before_anything_is_wrong() -> None:
    rules = house_rules("tda_2024", betting="pl")
    situation = told({1: None, 6: 0}, middle=200, street="turn", rules=rules)
    said = announced_told(situation, 6, 500, ())
    assert said is not None
    assert said.code == "ask_bets"


def test_too_much_goes_back_to_all_who_have_put_it_in() -> None:
    said = announced(520, (Action.FOLD, Action.CALL), pl_overbet_correction="until_next_card")
    assert said is not None
    assert (said.slots["back"], said.slots["players"]) == (20, 2)


def test_too_much_stands_once_everybody_has_acted() -> None:
    until = {"pl_overbet_correction": "until_all_acted"}
    said = [announced(520, behind, **until) for behind in ((Action.FOLD,), (Action.FOLD, Action.CALL))]
    assert [each and each.code for each in said] == ["oversize_bet", "bet_stands"]
