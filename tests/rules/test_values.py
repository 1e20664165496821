"""What an option may be set to: the right kinds are taken, everything else is refused with what is allowed."""

from decimal import Decimal

import pytest

from dealer_assist.rules.catalogue import option
from dealer_assist.rules.faults import WrongValue
from dealer_assist.rules.options import (
    BombPotDefaultAnteRow,
    ButtonRule,
    MissedBlindsReturn,
    SkippedPlayerActions,
)
from dealer_assist.rules.values import allowed, checked, in_smallest_unit

TAKEN = [
    ("button_rule", "dead_button", ButtonRule.DEAD_BUTTON),
    ("skipped_player_actions", 2, SkippedPlayerActions.TWO),
    ("skipped_player_actions", "tda_36", SkippedPlayerActions.TDA_36),
    ("chop_blinds", False, False),
    ("run_it_max", 3, 3),
    ("hand_cap", None, None),
    ("hand_cap", "none", None),
    ("hand_cap", 300, 300),
    ("rake_steps", [20, 40], (20, 40)),
    ("missed_blinds_return", ["post", "wait"], (MissedBlindsReturn.POST, MissedBlindsReturn.WAIT)),
    ("bomb_pot_default_ante", [[0, 20], [5, 25]], (BombPotDefaultAnteRow(0, 20), BombPotDefaultAnteRow(5, 25))),
]
REFUSED = [
    ("button_rule", "dead"),
    ("button_rule", None),
    ("button_rule", True),
    ("chop_blinds", "yes"),
    ("chop_blinds", 1),
    ("run_it_max", 0),
    ("run_it_max", 4),
    ("run_it_max", True),
    ("run_it_max", "3"),
    ("run_it_max", None),
    ("run_it_max", 2.0),
    ("hand_cap", 0),
    ("hand_cap", "never"),
    ("rake_steps", [0]),
    ("rake_steps", 20),
    ("missed_blinds_return", ["post", "post"]),
    ("missed_blinds_return", "post"),
    ("bomb_pot_default_ante", [[0, 20, 5]]),
    ("bomb_pot_default_ante", [20]),
    ("bomb_pot_default_ante", 20),
    ("bomb_pot_default_ante", [[0, -20]]),
    ("rake_cap_by_players", [[-1, 3]]),
]


@pytest.mark.parametrize(("name", "written", "read"), TAKEN)
def test_an_allowed_value_is_read_as_its_type(name: str, written: object, read: object) -> None:
    value = checked(option(name), written)

    assert value == read
    assert type(value) is type(read)


@pytest.mark.parametrize(("name", "written"), REFUSED)
def test_another_value_is_refused_with_what_is_allowed(name: str, written: object) -> None:
    with pytest.raises(WrongValue) as caught:
        checked(option(name), written)

    assert caught.value.option == name
    assert caught.value.allowed == allowed(option(name))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("chop_blinds", "true or false"),
        ("hand_cap", 'a whole number from 1 (smallest chip), or "none"'),
        ("missed_blinds_return", "a list of post, wait, straddle, buy_button"),
        ("rake_steps", "a list, each a whole number from 1 (currency unit)"),
        ("bomb_pot_default_ante", "a list of rows, each [smallest_blind_at_least, ante], nothing below 0"),
    ],
)
def test_what_is_allowed_is_said_in_words(name: str, words: str) -> None:
    assert allowed(option(name)) == words


@pytest.mark.parametrize(
    ("name", "printed", "counted"),
    [
        ("rake_cap", 6, 24),
        ("rake_cap", Decimal("1.25"), 5),
        ("rake_steps", [20, 40], [80, 160]),
        ("bomb_pot_default_ante", [[0, 20]], [[0, 80]]),
        ("rake_cap_by_players", [[4, 3]], [[4, 12]]),  # four players stay four players
        ("run_it_max", 3, 3),
    ],
)
def test_money_is_counted_in_quarters_where_a_quarter_is_the_smallest_unit(
    name: str, printed: object, counted: object
) -> None:
    assert in_smallest_unit(option(name), printed, 4) == counted


def test_an_amount_finer_than_the_smallest_unit_is_refused() -> None:
    with pytest.raises(WrongValue, match="smallest unit"):
        in_smallest_unit(option("rake_cap"), Decimal("1.10"), 4)


@pytest.mark.parametrize(
    ("name", "given"),
    [("rake_cap", True), ("rake_cap", "five"), ("rake_cap", Decimal("Infinity")), ("bomb_pot_default_ante", "none")],
)
def test_what_is_no_amount_is_left_for_the_check_to_refuse(name: str, given: object) -> None:
    assert in_smallest_unit(option(name), given, 4) == given
