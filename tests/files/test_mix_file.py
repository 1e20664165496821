"""Mixed games from their files: what is shipped opens a table, and a mistake is told in its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealer_assist.desk.body import decode, encode, outcome
from dealer_assist.files.faults import FileFault, Problem, UnusableFile
from dealer_assist.files.mix_file import GameOfMix, read_mix
from dealer_assist.files.opening import ReadyTable, open_room
from dealer_assist.files.where import places, shipped_folder
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.entries import EndHand, GameChosen
from dealer_assist.table.seating import cannot_open
from dealer_assist.table.seating import opened as as_opened
from dealer_assist.table.state import Change, Stakes
from dealer_assist.table.taps import next_hand
from dealer_assist.words import LANGUAGES, Words
from tests.tables import play

SHIPPED = sorted(path.stem for path in (shipped_folder() / "mixes").glob("*.toml"))
ROOM = """
title = "Mixed 10/20"
preset = "wsop_live_2024"
game = "{game}"
betting = "{betting}"
mix = "{mix}"
mode = "cash"
chips = [1, 5, 25]
seats = 6
button = 1

[stakes]
small_blind = 5
big_blind = 10
small_bet = 10
big_bet = 20

[stakes.stud]
small_blind = 0
big_blind = 0
small_bet = 10
big_bet = 20
bring_in = 3
ante = 2
ante_type = "per_player"

[stakes.no_limit]
small_blind = 2
big_blind = 5

[seated]
1 = 500
2 = 500
3 = 500
"""
HORSE = ROOM.format(game="holdem", betting="fl", mix="horse")


def opened(site: Path, room: str, own_mix: str | None = None) -> ReadyTable:
    """The table of that room, which may name a mix of the site's own, `ours`."""
    (site / "rooms").mkdir()
    (site / "rooms" / "mixed.toml").write_text(room, encoding="utf-8")
    if own_mix is not None:
        (site / "mixes").mkdir()
        (site / "mixes" / "ours.toml").write_text(own_mix, encoding="utf-8")
    return open_room(places(site), "mixed")


def fault(site: Path, room: str, own_mix: str | None = None) -> FileFault:
    with pytest.raises(UnusableFile) as caught:
        opened(site, room, own_mix)
    return caught.value.faults[0]


def line(text: str, of: str) -> int:
    return text[: text.index(of)].count("\n") + 1


def test_the_mixes_every_room_knows_are_shipped() -> None:
    assert SHIPPED == ["dealers_choice", "eight_game", "horse", "ten_game"]


@pytest.mark.parametrize(
    ("name", "games"),
    [
        ("horse", "holdem omaha8 razz stud stud8"),
        ("eight_game", "draw27_triple holdem omaha8 razz stud stud8 holdem omaha"),
        ("ten_game", "draw27_triple holdem omaha8 razz stud stud8 holdem omaha draw27_single badugi"),
    ],
)
def test_a_rotation_has_the_games_of_its_name(name: str, games: str) -> None:
    mix = read_mix(shipped_folder() / "mixes" / f"{name}.toml")

    assert (mix.change, " ".join(each.game for each in mix.games)) == (Change.ORBIT, games)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_mix_opens_a_table(name: str, tmp_path: Path) -> None:
    first = read_mix(shipped_folder() / "mixes" / f"{name}.toml").games[0]
    entry = opened(tmp_path, ROOM.format(game=first.game, betting=first.betting, mix=name)).opened()

    assert entry.mix is not None
    assert cannot_open(entry) is None
    assert entry.game == entry.mix.games[0].game


def test_each_game_has_its_stakes_its_structure_and_the_rules_that_follow(tmp_path: Path) -> None:
    room = ROOM.format(game="draw27_triple", betting="fl", mix="eight_game")
    mix = opened(tmp_path, room).mix

    assert mix is not None
    razz, no_limit = mix.games[3], mix.games[6]
    assert razz.stakes == Stakes(0, 0, bets=BetSizes(10, 20), bring_in=3)
    assert razz.rules.ante_amount == 2
    assert (no_limit.stakes, no_limit.rules.betting_structure) == (Stakes(2, 5), BettingStructure.NL)
    assert no_limit.rules.ante_amount == 0
    assert len({each.rules_version for each in mix.games}) > 1


def test_the_table_is_read_back_from_the_journal_as_it_was_opened(tmp_path: Path) -> None:
    entry = opened(tmp_path, HORSE).opened()
    table = as_opened(entry)

    assert decode(encode(entry, outcome(None, table))).entry == entry


def test_a_number_of_hands_and_stakes_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text('change = "hands"\nhands = 8\n[[game]]\ngame = "razz"\nbetting = "fl"\nstakes = "stud"\n')

    mix = read_mix(path)
    assert (mix.name, mix.change, mix.hands) == ("ours", Change.HANDS, 8)
    assert mix.games == (GameOfMix("razz", BettingStructure.FL, "stud"),)


@pytest.mark.parametrize(
    ("text", "at", "problem"),
    [
        ('change = "hands"\n[[game]]\ngame = "razz"\nbetting = "fl"\n', None, Problem.MISSING_KEY),
        ('change = "orbit"\nhands = 8\n[[game]]\ngame = "razz"\nbetting = "fl"\n', 2, Problem.DOES_NOT_FIT),
        ('change = "orbit"\n', None, Problem.MISSING_KEY),
        ('change = "weekly"\n[[game]]\ngame = "razz"\nbetting = "fl"\n', 1, Problem.WRONG_VALUE),
        ('change = "orbit"\n[[game]]\ngame = "razz"\nbetting = "free"\n', 4, Problem.WRONG_VALUE),
        ('change = "orbit"\n[[game]]\ngame = "razz"\nbeting = "fl"\n', 2, Problem.MISSING_KEY),
    ],
)
def test_a_mistake_in_a_mix_is_told_in_its_line(text: str, at: int | None, problem: Problem, tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_text(text)

    with pytest.raises(UnusableFile) as caught:
        read_mix(path)
    assert (caught.value.faults[0].problem, caught.value.faults[0].line) == (problem, at)


def test_a_mix_there_is_none_of_is_told_in_the_room(tmp_path: Path) -> None:
    found = fault(tmp_path, HORSE.replace('"horse"', '"hores"'))

    assert (found.line, found.problem, found.nearest) == (line(HORSE, "mix ="), Problem.WRONG_VALUE, "horse")


def test_a_game_there_is_none_of_is_told_in_the_mix(tmp_path: Path) -> None:
    ours = 'change = "orbit"\n[[game]]\ngame = "holdem"\nbetting = "fl"\n[[game]]\ngame = "raz"\nbetting = "fl"\n'
    found = fault(tmp_path, HORSE.replace('"horse"', '"ours"'), ours)

    assert (found.path.name, found.line, found.nearest) == ("ours.toml", 6, "razz")


def test_a_room_that_opens_with_another_game_than_its_mix_is_told(tmp_path: Path) -> None:
    found = fault(tmp_path, HORSE.replace('"holdem"', '"razz"'))

    assert (found.line, found.problem) == (line(HORSE, "game ="), Problem.DOES_NOT_FIT)


def test_a_part_of_the_stakes_the_room_has_not_is_told(tmp_path: Path) -> None:
    found = fault(tmp_path, HORSE.replace("[stakes.stud]", "[stakes.other]"))

    assert (found.path.name, found.problem, found.allowed) == (
        "horse.toml",
        Problem.DOES_NOT_FIT,
        "write a section [stakes.stud] in mixed.toml",
    )


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        ("bring_in = 3\n", "", "[stakes.stud]"),
        ("small_bet = 10\nbig_bet = 20\nbring_in", "bring_in", "[stakes.stud]"),
        ("ante = 2\n", "", "[stakes.stud]"),
    ],
)
def test_stakes_a_game_of_the_mix_cannot_be_dealt_with_are_told_in_their_section(
    old: str, new: str, at: str, tmp_path: Path
) -> None:
    room = HORSE.replace(old, new)
    assert room != HORSE
    found = fault(tmp_path, room)

    assert (found.path.name, found.line, found.problem) == ("mixed.toml", line(room, at), Problem.DOES_NOT_FIT)


def test_an_amount_no_chips_make_is_told_in_its_line(tmp_path: Path) -> None:
    room = HORSE.replace("chips = [1, 5, 25]", "chips = [5, 25]")

    assert fault(tmp_path, room).line == line(room, "bring_in = 3")


def test_more_seats_than_a_game_has_cards_for_are_told(tmp_path: Path) -> None:
    room = HORSE.replace("seats = 6", "seats = 9")

    assert fault(tmp_path, room).line == line(room, "seats = 9")


def test_a_setting_nobody_knows_in_a_part_of_the_stakes_is_told(tmp_path: Path) -> None:
    room = HORSE.replace("bring_in = 3", "bring_inn = 3")
    found = fault(tmp_path, room)

    assert (found.line, found.problem, found.nearest) == (line(room, "bring_inn"), Problem.UNKNOWN_KEY, "bring_in")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SHIPPED)
def test_every_game_of_a_rotation_is_dealt_by_next_hand_alone_and_told(
    name: str, language: str, tmp_path: Path
) -> None:
    first = read_mix(shipped_folder() / "mixes" / f"{name}.toml").games[0]
    table = as_opened(opened(tmp_path, ROOM.format(game=first.game, betting=first.betting, mix=name)).opened())
    assert table.mix is not None
    due = [each.game.name for each in table.mix.games]
    words, told, games = Words(language), [], []
    for hand in range(3 * len(due)):
        if table.mix_round.choice_open:
            table = play(table, GameChosen(hand // 3 + 1))
        table = play(table, next_hand(table))
        games.append(table.game.name)
        steps = next_steps(table)
        told += [all(words.prompt(said.code, said.slots, said.why.sum)) for said in steps]
        assert (steps[0].code == "game_now") == (hand % 3 == 0)
        table = play(table, EndHand(followed=False))

    assert games[::3] == due
    assert all(told)
