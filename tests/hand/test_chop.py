"""Chopping the blinds: everybody else has folded, the blinds take their chips back."""

from dealer_assist.hand.chop import may_be_chopped
from dealer_assist.hand.entries import BlindsChopped, Call, Fold, KillPosted, Mucked
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.state import Stage, in_front
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import EndHand, FloorDecision, StartHand
from dealer_assist.table.kill_legs import pot_won
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import next_hand
from tests.tables import behind, dealt, house_rules, play, refusal, stacks_of, the_hand

FOUR = (500,) * 4
FOLDED = (Fold(4), Fold(1))


def four_handed(**changes: object) -> TableState:
    """Four-handed 2-5, button 1, blinds in seats 2 and 3."""
    rules = house_rules("wsop_live_2024", **{"chop_blinds": True, **changes})
    return dealt(FOUR, blinds=(2, 5), button=1, rules=rules)


def killed(**changes: object) -> TableState:
    """Four-handed limit with blinds of 2 and 4, the big blind kills."""
    kill: dict[str, object] = {"kill_type": "full", "kill_trigger": "voluntary", "chop_blinds": True}
    rules = house_rules("wsop_live_2024", betting="fl", **{**kill, **changes})
    table = dealt(FOUR, blinds=(2, 4), bets=BetSizes(4, 8), button=1, rules=rules)
    return play(table, KillPosted(3))


def test_chopped_blinds_are_back_and_the_hand_is_over() -> None:
    table = play(four_handed(), *FOLDED, BlindsChopped())
    assert (the_hand(table).stage, the_hand(table).middle, in_front(the_hand(table))) == (Stage.SETTLED, 0, 0)
    assert behind(table) == dict.fromkeys((1, 2, 3, 4), 500)


def test_chop_ends_the_hand_without_rake_and_moves_the_button() -> None:
    table = play(four_handed(rake_method="fixed", rake_cap=3, no_flop_no_drop=False), *FOLDED, BlindsChopped())
    table = play(table, EndHand())
    assert stacks_of(table) == dict.fromkeys((1, 2, 3, 4), 500)
    assert the_hand(play(table, StartHand())).positions.button == 2


def test_one_plain_tap_goes_on_after_a_chop() -> None:
    table = play(four_handed(), *FOLDED, BlindsChopped())
    after = play(table, next_hand(table))
    assert (the_hand(after).number, the_hand(after).positions.button) == (2, 2)


def test_blinds_cannot_chop_while_somebody_else_is_in() -> None:
    assert refusal(play(four_handed(), Fold(4)), BlindsChopped()).code is RefusalCode.NOT_ONLY_BLINDS


def test_blinds_cannot_chop_once_one_of_them_has_acted() -> None:
    assert refusal(play(four_handed(), *FOLDED, Call(2)), BlindsChopped()).code is RefusalCode.NOT_ONLY_BLINDS


def test_blinds_cannot_chop_antes_of_others() -> None:
    table = play(four_handed(ante_type="per_player", ante_amount=1), *FOLDED)
    assert refusal(table, BlindsChopped()).code is RefusalCode.NOT_ONLY_BLINDS


def test_kill_of_who_folded_goes_back_with_the_blinds_and_is_not_won() -> None:
    # only a kill in a blind keeps them from chopping (WSOP Live 2024 R200); every chip goes back (rule file 10, H17)
    game: dict[str, object] = {"kill_type": "full", "kill_trigger": "voluntary", "chop_with_kill_in_blind": False}
    rules = house_rules("wsop_live_2024", betting="fl", chop_blinds=True, **game)
    table = dealt(FOUR, blinds=(2, 4), bets=BetSizes(4, 8), button=1, rules=rules)
    table = play(table, KillPosted(4), FloorDecision(Fold(4), "cards fouled"), Fold(1), BlindsChopped())
    assert behind(table) == dict.fromkeys((1, 2, 3, 4), 500)
    assert pot_won(the_hand(table)).winners == (2, 3)


def test_blinds_cannot_chop_a_call_of_others() -> None:
    table = play(four_handed(), Call(4), FloorDecision(Mucked(4), "cards fouled"), Fold(1))
    assert refusal(table, BlindsChopped()).code is RefusalCode.NOT_ONLY_BLINDS


def test_big_blind_ante_goes_back_with_the_blind() -> None:
    table = play(four_handed(ante_type="big_blind", ante_amount=5), *FOLDED, BlindsChopped())
    assert behind(table) == dict.fromkeys((1, 2, 3, 4), 500)


def test_house_without_chopping_refuses_it_and_the_floor_may_allow_it() -> None:
    table = play(four_handed(chop_blinds=False), *FOLDED)
    refused = refusal(table, BlindsChopped())
    assert (refused.code, refused.option, refused.facts) == (RefusalCode.NO_CHOP, "chop_blinds", {"seat": 2})
    assert the_hand(play(table, FloorDecision(BlindsChopped(), "last hand"))).stage is Stage.SETTLED


def test_no_chop_with_the_kill_in_a_blind_where_the_house_says_so() -> None:
    refused = may_be_chopped(the_hand(play(killed(chop_with_kill_in_blind=False), *FOLDED)))
    assert refused is not None
    assert refused.option == "chop_with_kill_in_blind"


def test_kill_in_a_blind_goes_back_where_it_may_be_chopped() -> None:
    table = play(killed(chop_with_kill_in_blind=True), *FOLDED, BlindsChopped())
    assert behind(table) == dict.fromkeys((1, 2, 3, 4), 500)
