"""What the screen says of straddles, kills and bomb pots until somebody acts."""

from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import Check, Fold, KillPosted, StraddlePosted
from dealer_assist.hand.forced import BetSizes
from dealer_assist.table.entries import BombPotAgreed, KillButtonPlaced, StartHand
from dealer_assist.table.state import TableState
from tests.tables import a_table, dealt, house_rules, play

SIX = (500,) * 6


def straddling(**changes: object) -> TableState:
    """Six-handed 2-5, button 1, under the gun seat 4."""
    rules = house_rules("roberts_rules", **{"straddle_positions": ("any",), **changes})
    return dealt(SIX, blinds=(2, 5), button=1, rules=rules)


def leading(table: TableState) -> tuple[str, dict[str, object]]:
    said = next_steps(table)[0]
    return said.code, dict(said.slots)


def test_straddle_leads_until_somebody_has_acted() -> None:
    table = play(straddling(), StraddlePosted(4, 10))
    assert leading(table)[0] == "straddle"
    assert leading(play(table, Fold(5)))[0] == "call_or_raise"


def test_straddle_away_from_under_the_gun_names_the_option_of_the_order() -> None:
    said = next_steps(play(straddling(), StraddlePosted(6, 10)))[0]
    assert said.why.options == ("straddle_first_action", "straddle_min_raise")


def test_button_straddle_tells_the_order_with_the_blinds_after_the_others() -> None:
    table = play(straddling(straddle_first_action="utg_skip_straddler"), StraddlePosted(1, 10))
    order = {"straddle": 10, "action": 4, "order": (4, 5, 6, 2, 3, 1), "order_2": (2, 3)}
    assert leading(table) == ("button_straddle", order)


def test_button_straddle_under_the_gun_of_three_is_told_as_any_other() -> None:
    three = dealt((500,) * 3, blinds=(2, 5), button=1, rules=house_rules("wsop_live_2024"))
    assert leading(play(three, StraddlePosted(1, 10)))[0] == "straddle"


def test_raise_over_a_straddle_in_limit_is_no_matter_of_the_straddle() -> None:
    rules = house_rules("wsop_live_2024", betting="fl")
    table = play(dealt(SIX, blinds=(2, 4), bets=BetSizes(4, 8), button=1, rules=rules), StraddlePosted(4, 8))
    assert (leading(table)[1]["min"], next_steps(table)[0].why.options) == (12, ())


def limit_table(**changes: object) -> TableState:
    rules = house_rules("roberts_rules", betting="fl", **{"kill_type": "full", **changes})
    return a_table(SIX, blinds=(2, 4), bets=BetSizes(4, 8), button=1, rules=rules)


def test_kill_tells_the_price_and_the_one_raise() -> None:
    table = play(limit_table(kill_trigger="voluntary"), StartHand(), KillPosted(6))
    assert leading(table) == ("kill_pot", {"killer": 6, "kill": 8, "action": 4, "call": 8, "min": 16})


def test_next_hand_tells_the_blinds_first_and_the_kill_below() -> None:
    said = next_steps(play(limit_table(), KillButtonPlaced(kill=6)))
    assert [each.code for each in said] == ["next_hand", "kill_pot"]


def test_next_bomb_pot_is_told_before_and_after_it_is_dealt_until_somebody_acts() -> None:
    agreed = play(a_table(SIX, blinds=(2, 5), button=1), BombPotAgreed(20))
    told = ("bomb_pot", {"ante": 20, "button": 1, "action": 2})
    dealt_now = play(agreed, StartHand())
    assert (leading(agreed), leading(dealt_now)) == (told, told)
    assert leading(play(dealt_now, Check(2)))[0] == "to_act_check"
