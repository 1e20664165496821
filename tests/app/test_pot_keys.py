"""Keys beside a pot bet: SAID IT, ROUND where the house rounds the pot, FIX for a wrong maximum, WHY."""

from dealer_assist.app.views.key import KeyKind
from dealer_assist.app.widgets.pad_button import PadButton
from dealer_assist.rules.options import BettingStructure
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, plain
from tests.app.test_depth_0 import count, digits


def pot_limit(sit: Sit, depth: int = 1, **changes: object) -> TouchedTable:
    """2/5 pot-limit, button 9, seat 3 first; the small blind counts as it lies."""
    table = sit(depth=depth, betting=BettingStructure.PL, pl_small_blind_counts_as="actual", **changes)
    table.touch("key.next", "key.pot")
    return table


def amount(table: TouchedTable, key: str) -> str:
    """The small line under the word of a key."""
    part = table.part(key)
    assert isinstance(part, PadButton)
    return plain(part.view.below)


def test_a_house_that_counts_in_fives_shows_the_exact_and_the_rounded_number(sit: Sit) -> None:
    table = pot_limit(sit, pl_round_up_to=5)
    # the pot of 7 counts as 10: 5 to call, 15 more
    assert table.prompt == ("POT: TO 20", "3×5 + 2 = 17, rounded up to 5s: 20.")
    assert (amount(table, "count.round"), amount(table, "count.bet")) == ("20", "17")


def lit(table: TouchedTable) -> list[str]:
    """Keys that are the one thing to do next."""
    keys = table.window.findChildren(PadButton)
    return [key.objectName() for key in keys if key.isVisible() and key.view.kind is KeyKind.NOW]


def test_the_key_that_bets_the_pot_is_the_one_to_tap_and_a_wrong_maximum_is_put_right_first(sit: Sit) -> None:
    table = pot_limit(sit)
    assert lit(table) == ["count.bet"]
    table.touch("count.fix")
    digits(table, 25)
    assert lit(table) == ["count.fix"]
    table.touch("count.fix")
    assert lit(table) == ["count.bet"]


def test_where_the_house_rounds_the_rounded_figure_is_the_one_to_tap(sit: Sit) -> None:
    assert lit(pot_limit(sit, pl_round_up_to=5)) == ["count.round"]


def test_round_bets_the_rounded_figure(sit: Sit) -> None:
    table = pot_limit(sit, pl_round_up_to=5)
    table.touch("count.round")
    assert table.in_front == {1: "2", 2: "5", 3: "20"}


def test_the_exact_count_may_be_bet_in_such_a_house(sit: Sit) -> None:
    table = pot_limit(sit, pl_round_up_to=5)
    table.touch("count.bet")
    assert table.in_front == {1: "2", 2: "5", 3: "17"}


def test_a_house_that_does_not_round_has_no_such_key(sit: Sit) -> None:
    table = pot_limit(sit)
    assert table.headline == "POT: TO 17"
    assert not table.shows("count.round")


def test_a_pot_that_needs_no_rounding_has_no_such_key(sit: Sit) -> None:
    table = pot_limit(sit, pl_round_up_to=7)
    # 7 lie there
    assert table.headline == "POT: TO 17"
    assert not table.shows("count.round")


def test_round_of_a_hand_nobody_followed_tells_what_was_announced(sit: Sit) -> None:
    table = pot_limit(sit, depth=0, pl_round_up_to=5)
    table.touch("count.later", "count.seat8")
    digits(table, 0)
    count(table, "seat6", 10)
    count(table, "middle", 32)
    # 42 count as 45: 10 to call, 55 more
    assert table.prompt == ("POT: TO 65", "3×10 + 32 = 62, rounded up to 5s: 65.")
    table.touch("count.round")
    assert amount(table, "count.said") == "65"
    assert table.headline == "POT: TO 65"


def test_fix_tells_what_was_announced_and_then_puts_it_right(sit: Sit) -> None:
    table = pot_limit(sit, pl_underbet_correction="until_substantial_action")
    table.touch("count.fix")
    digits(table, 16)
    assert table.headline == "LEGAL MAX 17 — ANNOUNCED 16"
    assert amount(table, "count.fix") == "17"
    table.touch("count.fix")
    assert table.headline == "POT: TO 17"
    table.touch("count.bet")
    assert table.in_front == {1: "2", 2: "5", 3: "17"}


def test_too_much_announced_is_put_right_before_the_chips_are_out(sit: Sit) -> None:
    table = pot_limit(sit)
    table.touch("count.said")
    digits(table, 25)
    assert table.headline == "LEGAL MAX 17 — ANNOUNCED 25"
    table.touch("count.fix", "count.bet")
    assert table.in_front == {1: "2", 2: "5", 3: "17"}


def test_why_opens_the_sum_and_back_returns_to_the_count(sit: Sit) -> None:
    table = pot_limit(sit)
    table.touch("count.why")
    assert "3×5 + 2" in table.reasons
    table.touch("key.back")
    assert table.shows("count.said")
