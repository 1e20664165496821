"""A room's file: what a manager writes is read in the room's smallest unit, and every mistake is told with its line."""

from pathlib import Path

import pytest

from dealer_assist.files.faults import FileFault, Problem, UnusableFile
from dealer_assist.files.room_file import Room, read_room
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.options import AnteType, BettingStructure
from dealer_assist.table.state import Stakes

TABLE = """\
title = "Friday table"
preset = "roberts_rules"
game = "holdem"
betting = "nl"
mode = "cash"
chips = [0.25, 1, 5]
units = 4
sign = "$"
seats = 6
button = 3

[stakes]
small_blind = 0.25
big_blind = 0.50
ante = 0.25
ante_type = "per_player"

[seated]
2 = 50
3 = 40.25

[rules]
chop_blinds = false
rake_cap = 2.50
hand_cap = 100
straddle_cap = "none"

[screen]
language = "fa"
depth = 2
dpi = 141
pot_totals = true
"""


def room(folder: Path, text: str = TABLE) -> Room:
    path = folder / "friday.toml"
    path.write_text(text, encoding="utf-8")
    return read_room(path)


def faults(folder: Path, *swaps: tuple[str, str]) -> list[FileFault]:
    """What is wrong with the table after some of its text was changed."""
    text = TABLE
    for old, new in swaps:
        assert old in text
        text = text.replace(old, new)
    with pytest.raises(UnusableFile) as caught:
        room(folder, text)
    return list(caught.value.faults)


def test_the_file_is_read_as_it_stands(tmp_path: Path) -> None:
    table = room(tmp_path)

    assert table.name == "friday"
    assert table.title == "Friday table"
    assert table.betting is BettingStructure.NL
    assert (table.screen.language, table.screen.depth, table.screen.dpi) == ("fa", 2, 141)
    assert table.screen.pot_totals
    assert table.table_facts == {"ante_type": AnteType.PER_PLAYER, "ante_amount": 1}


def test_amounts_are_counted_in_quarters_where_a_quarter_is_the_smallest_unit(tmp_path: Path) -> None:
    table = room(tmp_path)

    assert table.chips == (1, 4, 20)
    assert table.stakes == Stakes(small_blind=1, big_blind=2)
    assert table.ante == 1
    assert table.stacks == {2: 200, 3: 161}
    assert table.changes == {"chop_blinds": False, "rake_cap": 10, "hand_cap": 400, "straddle_cap": None}


def test_what_may_be_left_out_has_a_sensible_value(tmp_path: Path) -> None:
    text = TABLE.split("[rules]")[0].replace('sign = "$"\n', "").replace("button = 3\n", "")
    table = room(tmp_path, text)

    assert (table.sign, table.button, table.changes) == ("", None, {})
    assert (table.screen.language, table.screen.depth, table.screen.dpi) == ("en", 1, None)
    assert not table.screen.pot_totals
    assert (table.screen.cards, table.screen.card_letters) == ("four_colours", False)


def test_the_cards_of_the_screen_are_the_rooms_to_choose(tmp_path: Path) -> None:
    table = room(tmp_path, TABLE.replace("[screen]", '[screen]\ncards = "outlined"\ncard_letters = true'))
    assert (table.screen.cards, table.screen.card_letters) == ("outlined", True)


def test_figures_are_those_of_the_chips_unless_the_room_writes_others(tmp_path: Path) -> None:
    assert room(tmp_path, TABLE).screen.digits == "latin"
    assert room(tmp_path, TABLE.replace("[screen]", '[screen]\ndigits = "persian"')).screen.digits == "persian"


ONE_MISTAKE = [
    ("big_blind = 0.50", "big_blnd = 0.50", 14, "stakes.big_blnd", "did you mean big_blind?"),
    ("seats = 6", "seats = 11", 9, "seats", "a whole number from 2 to 10"),
    ("seats = 6", 'seats = "6"', 9, "seats", 'cannot be "6"'),
    ("seats = 6", "seats = true", 9, "seats", "cannot be true"),
    ('mode = "cash"', 'mode = "Cash"', 5, "mode", 'one of "cash", "tournament"'),
    ('betting = "nl"', 'betting = "no_limit"', 4, "betting", 'one of "nl", "pl", "fl", "spread"'),
    ("big_blind = 0.50", "big_blind = 0.30", 14, "stakes.big_blind", "in steps of 1/4"),
    ("big_blind = 0.50", "big_blind = nan", 14, "stakes.big_blind", "an amount from 0 up"),
    ("big_blind = 0.50", "big_blind = 1e999999", 14, "stakes.big_blind", "an amount from 0 up"),
    ("big_blind = 0.50", "big_blind = -1", 14, "stakes.big_blind", "an amount from 0 up"),
    ("big_blind = 0.50", "big_blind = 0", 14, "stakes.big_blind", "less than the small blind"),
    ('ante_type = "per_player"', 'ante_type = "none"', 15, "stakes.ante", "give both ante and ante_type"),
    ("ante = 0.25", "ante = 0.25\nthird_blind = 0.50", 16, "stakes.third_blind", "the third is the largest"),
    (
        "ante = 0.25",
        "ante = 0.25\nmin_buy_in = 20\nmax_buy_in = 10",
        17,
        "stakes.max_buy_in",
        "the largest is the larger",
    ),
    ("ante = 0.25", "ante = 0.25\nsmall_bet = 1", 16, "stakes.small_bet", 'not played at betting "nl"'),
    ("ante = 0.25", "ante = 0.25\nspread_most = 0.30", 16, "stakes.spread_most", "in steps of 1/4"),
    ('betting = "nl"', 'betting = "fl"', 12, "stakes.big_bet", "give small_bet and big_bet, the smaller first"),
    ("2 = 50", "7 = 50", 19, "seated.7", "seats here are 1 to 6"),
    ("3 = 40.25", "3 = 0", 20, "seated.3", "no chips make this stack"),
    ("button = 3", "button = 4", 10, "button", "nobody sits there"),
    ("chips = [0.25, 1, 5]", "chips = [5, 1]", 6, "chips", "smallest first"),
    ("chips = [0.25, 1, 5]", "chips = []", 6, "chips", "a list of one to 12"),
    ("chips = [0.25, 1, 5]", "chips = 1", 6, "chips", "a list of one to 12"),
    ("chop_blinds = false", 'chop_blinds = "no"', 23, "rules.chop_blinds", "true or false"),
    ("chop_blinds = false", "chop_blind = false", 23, "rules.chop_blind", "did you mean chop_blinds?"),
    ("chop_blinds = false", "ante_amount = 1", 23, "rules.ante_amount", "see betting and [stakes]"),
    ("rake_cap = 2.50", "rake_cap = 2.40", 24, "rules.rake_cap", "smallest unit"),
    ('language = "fa"', 'language = "fr"', 29, "screen.language", 'one of "en", "ar", "he", "fa"'),
    ('title = "Friday table"', 'title = "two\\nlines"', 1, "title", "one line"),
    ('sign = "$"', 'sing = "$"', 8, "sing", "did you mean sign?"),
    ("[screen]", "[screen]\nglass = 2", 29, "screen.glass", "known here: language, depth, dpi, pot_totals, cards"),
    ("[screen]", '[screen]\ncards = "four"', 29, "screen.cards", 'one of "four_colours", "blue_orange", "outlined"'),
    ("pot_totals = true", "pot_totals = 1", 32, "screen.pot_totals", "true or false"),
]


@pytest.mark.parametrize(("old", "new", "line", "key", "says"), ONE_MISTAKE, ids=lambda value: str(value)[:30])
def test_one_mistake_is_told_with_its_line_and_what_to_do(
    tmp_path: Path, old: str, new: str, line: int, key: str, says: str
) -> None:
    found = {(fault.line, fault.key): str(fault) for fault in faults(tmp_path, (old, new))}

    assert says in found[line, key]


def test_buy_in_of_a_room_is_read_in_its_smallest_unit(tmp_path: Path) -> None:
    table = room(tmp_path, TABLE.replace("ante = 0.25", "ante = 0.25\nmin_buy_in = 10\nmax_buy_in = 50"))
    assert (table.stakes.min_buy_in, table.stakes.max_buy_in) == (40, 200)


def test_fixed_limit_and_a_third_blind_are_read_as_stakes(tmp_path: Path) -> None:
    sizes = "ante = 0.25\nthird_blind = 1\nsmall_bet = 1\nbig_bet = 2"
    table = room(tmp_path, TABLE.replace("ante = 0.25", sizes).replace('betting = "nl"', 'betting = "fl"'))

    assert table.stakes == Stakes(1, 2, third_blind=4, bets=BetSizes(small_bet=4, big_bet=8))


def test_room_of_bomb_pots_names_the_ante_among_its_stakes(tmp_path: Path) -> None:
    table = room(tmp_path, TABLE.replace("ante = 0.25", "ante = 0.25\nbomb_ante = 5"))

    assert table.stakes == Stakes(1, 2, bomb_ante=20)


def test_every_mistake_is_told_at_once(tmp_path: Path) -> None:
    found = faults(tmp_path, ("seats = 6", "seats = 1"), ("depth = 2", "depth = 3"), ("chop_blinds", "chop_blimds"))

    assert [(fault.line, fault.key, fault.problem) for fault in found] == [
        (9, "seats", Problem.WRONG_VALUE),
        (23, "rules.chop_blimds", Problem.UNKNOWN_KEY),
        (30, "screen.depth", Problem.WRONG_VALUE),
    ]


def test_a_missing_section_is_told_setting_by_setting(tmp_path: Path) -> None:
    stakes = TABLE[TABLE.index("[stakes]") : TABLE.index("[seated]")]
    found = faults(tmp_path, (stakes, ""))

    assert {(fault.key, fault.problem) for fault in found} == {
        ("stakes.small_blind", Problem.MISSING_KEY),
        ("stakes.big_blind", Problem.MISSING_KEY),
    }


def test_a_section_written_as_a_value_is_told(tmp_path: Path) -> None:
    found = faults(tmp_path, ("[screen]", "[screens]"), ('title = "Friday table"', 'title = "x"\nscreen = 2'))

    assert "screen cannot be 2; it is a section with settings of its own" in str(found[0])
