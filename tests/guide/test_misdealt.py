"""A fault of the deal: misdeal or play on, in every house."""

from itertools import product

import pytest

from dealer_assist.guide.misdealt import MISDEAL, REASON, actions_since_deal, misdeal_or_play, misdeal_told
from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState
from dealer_assist.hand.substantial import substantial_action
from dealer_assist.rules.options import MisdealButton, SubstantialAction
from dealer_assist.words.words import Words
from tests.tables import dealt, house_rules, play, the_hand

KINDS = (Action.FOLD, Action.CHECK, Action.CALL, Action.RAISE)


def told(*actions: Action, **options: object) -> Said:
    return misdeal_told(actions, 3, (1, 3, 5), house_rules("tda_2024", **options))


def hand(*entries: object, **options: object) -> HandState:
    table = dealt((100, 500, 500, 500, 500), blinds=(2, 5), button=1, rules=house_rules("tda_2024", **options))
    return the_hand(play(table, *entries))  # type: ignore[arg-type]


def test_every_house_has_its_reason_and_its_button() -> None:
    assert set(REASON) == set(SubstantialAction)
    assert set(MISDEAL) == set(MisdealButton)


@pytest.mark.parametrize("way", SubstantialAction)
@pytest.mark.parametrize("actions", [each for n in range(4) for each in product(KINDS, repeat=n)])
def test_it_plays_exactly_when_there_was_substantial_action(
    way: SubstantialAction, actions: tuple[Action, ...]
) -> None:
    rules = house_rules("tda_2024", substantial_action=way.value)
    said = misdeal_told(actions, 3, (1, 3, 5), rules)
    assert (said.code == "hand_plays") == substantial_action(actions, rules)
    assert all(Words("en", isolate=False).prompt(said.code, said.slots))


def test_a_check_and_a_fold_play_where_the_gloss_is_followed() -> None:
    said = told(Action.CHECK, Action.FOLD, sa_check_plus_fold=True)
    assert (said.slots["reason"], said.why.options) == ("check_and_fold", ("substantial_action", "sa_check_plus_fold"))


def test_the_button_moves_to_the_next_player_where_it_moves() -> None:
    assert told(misdeal_button="advances").slots == {"button": 5}


def test_where_it_moves_and_nobody_told_where_it_is_that_is_asked() -> None:
    rules = house_rules("tda_2024", misdeal_button="advances")
    said = misdeal_told((), None, (1, 3), rules)
    assert isinstance(said, Ask)
    assert said.fact == "button"


def test_actions_are_read_from_the_hand() -> None:
    assert actions_since_deal(hand()) == ()
    raised = hand(Fold(4), Wager(5, 20), AllIn(1))
    assert actions_since_deal(raised) == (Action.FOLD, Action.CALL, Action.RAISE)
    limped = hand(Call(4), Fold(5), Fold(1), Call(2), Check(3))
    assert actions_since_deal(limped) == (Action.CALL, Action.FOLD, Action.FOLD, Action.CALL, Action.CHECK)


def test_after_the_flop_it_always_plays() -> None:
    flop = hand(Call(4), Fold(5), Fold(1), Fold(2), Check(3), StreetDealt())
    assert misdeal_or_play(flop).code == "hand_plays"


def test_posts_are_no_action() -> None:
    assert misdeal_or_play(hand()).code == "misdeal"
