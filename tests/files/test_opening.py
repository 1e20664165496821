"""A table ready to open: the default room plays at once, and a room that names a missing file says so in its line."""

import shutil
from pathlib import Path

import pytest

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.opening import open_room, rules_of
from dealer_assist.files.room_file import read_room
from dealer_assist.files.where import Places, places, shipped_folder
from dealer_assist.games.game import HOLDEM
from dealer_assist.rules.options import AnteType, BettingStructure, RakeMethod, ShortAllInReopens
from dealer_assist.rules.refused import Refused
from dealer_assist.table.entries import StartHand
from dealer_assist.table.state import Stakes


def own_room(site: Path, old: str, new: str) -> Places:
    """The default room with some of its text changed, as the site's own room."""
    text = (shipped_folder() / "rooms" / "default.toml").read_text(encoding="utf-8")
    assert old in text
    (site / "rooms").mkdir()
    (site / "rooms" / "ours.toml").write_text(text.replace(old, new), encoding="utf-8")
    return places(site)


def test_the_default_room_is_seated_nine_handed_with_a_button(tmp_path: Path) -> None:
    room = open_room(places(tmp_path)).room

    assert room.stacks == dict.fromkeys(range(1, 10), 500)
    assert room.button == 9
    assert room.stakes == Stakes(small_blind=2, big_blind=5)
    assert room.ante_type is AnteType.NONE


def test_the_default_room_deals_its_first_hand_as_it_is(tmp_path: Path) -> None:
    desk = Desk(Nowhere(), SystemClock())
    opened = desk.submit("dealer", open_room(places(tmp_path)).opened())
    started = desk.submit("dealer", StartHand())

    assert not isinstance(opened, Refused)
    assert not isinstance(started, Refused)
    hand = desk.table.hand
    assert hand is not None
    assert hand.to_act == 3  # button 9, blinds 1 and 2


def test_the_rules_version_changes_with_any_rule(tmp_path: Path) -> None:
    found = own_room(tmp_path, 'rake_method = "none"', 'rake_method = "none"\nclock_seconds = 45')

    assert open_room(found, "ours").rules_version != open_room(found).rules_version
    assert open_room(found).rules_version == open_room(found).rules_version


def test_the_default_room_plays_by_its_book_and_its_own_changes(tmp_path: Path) -> None:
    rules = open_room(places(tmp_path)).rules

    assert rules.betting_structure is BettingStructure.NL
    assert rules.short_all_in_reopens is ShortAllInReopens.PER_PLAYER_CUMULATIVE  # the book's
    assert rules.rake_method is RakeMethod.NONE  # its own; the book has percent_rounded


def test_the_ante_of_the_stakes_is_a_rule_of_the_table(tmp_path: Path) -> None:
    found = own_room(tmp_path, 'ante_type = "none"\nante = 0', 'ante_type = "big_blind"\nante = 5')
    rules = open_room(found, "ours").rules

    assert (rules.ante_type, rules.ante_amount) == (AnteType.BIG_BLIND, 5)


def test_the_books_money_is_counted_in_the_rooms_smallest_unit(tmp_path: Path) -> None:
    found = own_room(tmp_path, "units = 1", "units = 100")
    room = read_room(found.find("rooms", "ours"))

    assert rules_of(room, HOLDEM, "wsop_live_2024").rake_cap == 600  # printed: 6


def test_a_room_with_parts_of_a_chip_is_told_that_it_is_not_played_yet(tmp_path: Path) -> None:
    with pytest.raises(UnusableFile, match="units = 4 yet"):
        open_room(own_room(tmp_path, "units = 1", "units = 4"), "ours")


def test_a_sites_own_rulebook_is_played_by(tmp_path: Path) -> None:
    found = own_room(tmp_path, 'preset = "wsop_live_2024"', 'preset = "house"')
    (tmp_path / "presets").mkdir()
    book = (shipped_folder() / "presets" / "tda_2024.toml").read_text(encoding="utf-8")
    own = book.replace("clock_seconds = 25", "clock_seconds = 45")
    (tmp_path / "presets" / "house.toml").write_text(own, encoding="utf-8")

    assert open_room(found, "ours").rules.clock_seconds == 45


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('preset = "wsop_live_2024"', 'preset = "wsop_live_2042"', "did you mean wsop_live_2024?"),
        ('game = "holdem"', 'game = "hold_em"', "did you mean holdem?"),
    ],
)
def test_a_room_that_names_a_missing_file_says_so_in_its_line(tmp_path: Path, old: str, new: str, says: str) -> None:
    found = own_room(tmp_path, old, new)
    with pytest.raises(UnusableFile) as caught:
        open_room(found, "ours")
    (fault,) = caught.value.faults

    assert fault.path.name == "ours.toml"
    assert new in fault.path.read_text(encoding="utf-8").splitlines()[(fault.line or 0) - 1]
    assert says in str(fault)


def test_a_room_that_rakes_counts_in_its_smallest_unit(tmp_path: Path) -> None:
    raked = (
        'rake_method = "percent_rounded"\nrake_percent_bp = 1000\nrake_cap = 5\njackpot_drop = 1\njackpot_min_pot = 20'
    )
    ready = open_room(own_room(tmp_path, 'rake_method = "none"', raked), "ours")
    found = ready.rules

    assert (found.rake_method, found.rake_percent_bp) == (RakeMethod.PERCENT_ROUNDED, 1000)
    units = ready.room.units
    assert (found.rake_cap, found.jackpot_drop, found.jackpot_min_pot) == (5 * units, units, 20 * units)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            'rake_method = "none"',
            'odd_chip_unit = "amount"',
            'does not play rules.odd_chip_unit = "amount" yet; write "smallest_chip_in_play"',
        ),
    ],
)
def test_a_rule_that_is_not_played_yet_is_told_in_its_line(tmp_path: Path, old: str, new: str, says: str) -> None:
    found = own_room(tmp_path, old, new)
    with pytest.raises(UnusableFile) as caught:
        open_room(found, "ours")
    (fault,) = caught.value.faults

    assert new in fault.path.read_text(encoding="utf-8").splitlines()[(fault.line or 0) - 1]
    assert says in str(fault)


def test_a_room_may_spread_omaha(tmp_path: Path) -> None:
    found = own_room(tmp_path, 'game = "holdem"', 'game = "omaha"')

    assert open_room(found, "ours").game.hole_cards == 4


@pytest.mark.parametrize(
    ("game", "mend"),
    [("razz", "write bring_in, at most the small bet"), ("short_deck", "write button_ante, what the button puts in")],
)
def test_a_game_whose_stakes_are_not_there_says_so_in_their_line(tmp_path: Path, game: str, mend: str) -> None:
    found = own_room(tmp_path, 'game = "holdem"', f'game = "{game}"')
    with pytest.raises(UnusableFile) as caught:
        open_room(found, "ours")
    (fault,) = caught.value.faults

    assert fault.path.read_text(encoding="utf-8").splitlines()[(fault.line or 0) - 1] == "[stakes]"
    assert mend in str(fault)


def test_more_seats_than_the_game_has_cards_for_are_told_in_their_line(tmp_path: Path) -> None:
    found = own_room(tmp_path, 'game = "holdem"', 'game = "omaha6"')
    with pytest.raises(UnusableFile) as caught:
        open_room(found, "ours")
    (fault,) = caught.value.faults

    assert fault.path.read_text(encoding="utf-8").splitlines()[(fault.line or 0) - 1].startswith("seats = ")
    assert "seats: omaha6 has cards for 7 players; write seats = 7 or fewer" in str(fault)


def test_bomb_pots_at_a_game_without_a_board_are_told_in_their_line(tmp_path: Path) -> None:
    found = own_room(tmp_path, "big_blind = 5", "big_blind = 5\nbomb_ante = 20")
    room = tmp_path / "rooms" / "ours.toml"
    room.write_text(room.read_text(encoding="utf-8").replace('game = "holdem"', 'game = "badugi"'), encoding="utf-8")
    with pytest.raises(UnusableFile, match="bomb_ante: badugi has no board") as caught:
        open_room(found, "ours")

    assert caught.value.faults[0].line == room.read_text(encoding="utf-8").splitlines().index("bomb_ante = 20") + 1


@pytest.mark.parametrize("preset", ["tda_2024", "roberts_rules"])
def test_the_default_table_plays_by_any_shipped_rulebook(tmp_path: Path, preset: str) -> None:
    found = own_room(tmp_path, 'preset = "wsop_live_2024"', f'preset = "{preset}"')

    assert open_room(found, "ours").room.preset == preset


def test_a_shipped_folder_that_was_emptied_is_told(tmp_path: Path) -> None:
    shutil.copytree(shipped_folder(), tmp_path / "shipped")
    shutil.rmtree(tmp_path / "shipped" / "games")

    with pytest.raises(UnusableFile, match="game cannot be"):
        open_room(Places(tmp_path / "shipped", tmp_path / "site"))
