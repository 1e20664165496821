"""Games as files: hold'em is what the program knows as hold'em, and mistakes are told."""

from pathlib import Path

import pytest

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.games.game import HOLDEM, Game, Opens

FILE = (shipped_folder() / "games" / "holdem.toml").read_text(encoding="utf-8")


def why_not(folder: Path, old: str, new: str) -> str:
    assert old in FILE
    path = folder / "mine.toml"
    path.write_text(FILE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(UnusableFile) as caught:
        read_game(path)
    return str(caught.value)


def test_holdem_is_read_from_its_file() -> None:
    assert read_game(shipped_folder() / "games" / "holdem.toml") == HOLDEM


def test_the_files_name_is_the_games_name(tmp_path: Path) -> None:
    path = tmp_path / "friday_holdem.toml"
    path.write_text(FILE, encoding="utf-8")

    assert read_game(path).name == "friday_holdem"


def test_a_mistyped_setting_of_the_second_street_is_told_with_its_line(tmp_path: Path) -> None:
    line = FILE[: FILE.index("board = 3")].count("\n") + 1

    assert f"line {line}: street 2, baord is not a known setting; did you mean board?" in why_not(
        tmp_path, "board = 3", "baord = 3"
    )


def test_a_ranking_nobody_knows_is_told(tmp_path: Path) -> None:
    assert 'half 1, ranking cannot be "highest"; it is one of "high"' in why_not(
        tmp_path, 'ranking = "high"', 'ranking = "highest"'
    )


def test_a_game_without_streets_is_no_game(tmp_path: Path) -> None:
    streets = FILE[FILE.index("[[street]]\n") : FILE.index("[[half]]\n")]

    assert "street is missing; it is at least one section headed [[street]]" in why_not(tmp_path, streets, "")


def test_a_street_written_without_brackets_is_told(tmp_path: Path) -> None:
    streets = FILE[FILE.index("[[street]]\n") : FILE.index("[[half]]\n")]

    assert "a list of sections, each headed [[street]]" in why_not(tmp_path, streets, "street = 4\n")


# ------------------------------------------------------------------ the shipped games

NAMES = sorted(path.stem for path in (shipped_folder() / "games").glob("*.toml"))


def shipped(name: str) -> Game:
    return read_game(shipped_folder() / "games" / f"{name}.toml")


def test_every_game_a_card_room_spreads_is_shipped() -> None:
    asked = [
        "holdem", "pineapple", "crazy_pineapple", "short_deck", "omaha", "omaha5", "omaha6", "omaha8", "omaha_hilo",
        "big_o", "courchevel", "courchevel8", "stud", "stud8", "stud_hilo", "razz", "five_card_draw",
        "draw27_single", "draw27_triple", "draw_a5_triple", "badugi", "badeucey", "badacey", "archie", "razzdugi",
        "razzdeucey", "drawmaha", "omaha_double_board", "double_board_bomb_pot", "ultimate_big_o",
    ]  # fmt: skip
    assert set(asked) <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_game_is_read_without_a_fault(name: str) -> None:
    assert shipped(name).name == name


@pytest.mark.parametrize("name", NAMES)
def test_every_shipped_game_opens_with_a_sentence_for_the_manager(name: str) -> None:
    first = (shipped_folder() / "games" / f"{name}.toml").read_text(encoding="utf-8").splitlines()[0]
    assert first.startswith("# ")
    assert ":" in first


@pytest.mark.parametrize(
    ("name", "rounds", "bets"),
    [
        ("omaha", 4, "small small big big"),
        ("stud", 5, "small small big big big"),
        ("draw27_single", 2, "small big"),
        ("draw27_triple", 4, "small small big big"),
        ("badugi", 4, "small small big big"),
        ("drawmaha", 4, "small small big big"),
        ("courchevel", 4, "small small big big"),
        ("super_stud", 5, "small small big big big"),
    ],
)
def test_streets_have_the_bets_of_the_books_in_fixed_limit(name: str, rounds: int, bets: str) -> None:
    # 05 Structures of the other games, section 1
    game = shipped(name)
    assert (game.betting_rounds, " ".join(street.bet for street in game.streets)) == (rounds, bets)


@pytest.mark.parametrize(
    ("name", "bring_in", "first"),
    [
        ("stud", Opens.LOW_CARD, Opens.HIGH_BOARD),
        ("stud8", Opens.LOW_CARD, Opens.HIGH_BOARD),
        ("razz", Opens.HIGH_CARD_ACE_LOW, Opens.LOW_BOARD),
        ("stud_hilo", Opens.HIGH_CARD_ACE_LOW, Opens.LOW_BOARD),
        ("super_stud8", Opens.HIGH_CARD, Opens.HIGH_BOARD),
    ],
)
def test_stud_games_open_as_the_books_say(name: str, bring_in: Opens, first: Opens) -> None:
    # 05 Structures of the other games, sections 1 and 2
    assert (shipped(name).bring_in, shipped(name).later_first) == (bring_in, first)


def test_courchevel_shows_its_first_flop_card_before_anybody_bets() -> None:
    assert [street.board for street in shipped("courchevel").streets] == [1, 2, 1, 1]


@pytest.mark.parametrize(("name", "street"), [("pineapple", "flop"), ("crazy_pineapple", "turn")])
def test_pineapple_games_throw_a_card_away_before_flop_or_turn(name: str, street: str) -> None:
    assert [one.name for one in shipped(name).streets if one.discard] == [street]


# ------------------------------------------------------------------ settings that do not fit each other


def misfit(folder: Path, text: str) -> str:
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(UnusableFile) as caught:
        read_game(path)
    return str(caught.value)


def test_half_won_by_more_cards_than_a_player_holds_is_told_in_its_line(tmp_path: Path) -> None:
    told = misfit(tmp_path, FILE + "hole = 3\nboard = 2\n")
    assert f"line {len(FILE.splitlines()) + 1}: half 1, hole: a player holds 2 cards; write no more than that" in told


def test_half_won_by_more_cards_than_the_board_has_is_told(tmp_path: Path) -> None:
    told = misfit(tmp_path, FILE + "hole = 0\nboard = 6\n")
    assert "half 1, board: the board has 5 cards; write no more than that" in told


def test_half_of_four_cards_is_no_high_hand(tmp_path: Path) -> None:
    told = misfit(tmp_path, FILE + "hole = 2\nboard = 2\n")
    assert "half 1, ranking: the hand is chosen from 4 cards; this ranking reads 5 to 7" in told


def test_board_that_is_not_dealt_is_told(tmp_path: Path) -> None:
    assert "half 1, boards: the game has 1; name boards it has" in misfit(tmp_path, FILE + "boards = [1, 2]\n")


def test_low_qualifier_of_a_high_hand_is_told(tmp_path: Path) -> None:
    assert "half 1, low_qualifier: this half is not won by a low" in misfit(tmp_path, FILE + "low_qualifier = true\n")


def test_least_pair_of_a_low_hand_is_told(tmp_path: Path) -> None:
    low = FILE.replace('ranking = "high"', 'ranking = "ace_to_five"') + 'least_pair = "9"\n'
    assert "half 1, least_pair: this half is not won by a high hand" in misfit(tmp_path, low)


def test_two_streets_of_one_name_are_told(tmp_path: Path) -> None:
    told = misfit(tmp_path, FILE.replace('name = "turn"', 'name = "flop"'))
    assert 'street 3, name: there is another street "flop"; give each its own name' in told


def test_more_players_than_the_deck_is_enough_for_are_told(tmp_path: Path) -> None:
    text = "max_players = 10\n" + FILE.replace("hole = 2", "hole = 5")
    assert "max_players: 10 players need 55 cards of 52; write fewer players" in misfit(tmp_path, text)


def test_bring_in_without_saying_whose_card_is_told(tmp_path: Path) -> None:
    told = misfit(tmp_path, 'forced = "bring_in"\n' + FILE)
    assert "line 1: forced: nothing says whose card opens; write bring_in and later_first as well" in told


def test_bring_in_without_a_card_face_up_is_told(tmp_path: Path) -> None:
    opens = 'forced = "bring_in"\nbring_in = "low_card"\nlater_first = "high_board"\n'
    assert "forced: no card lies face up to bring in; give a street cards with up" in misfit(tmp_path, opens + FILE)


def test_antes_alone_in_a_game_without_a_board_are_told(tmp_path: Path) -> None:
    draw = (shipped_folder() / "games" / "five_card_draw.toml").read_text(encoding="utf-8")
    told = misfit(tmp_path, 'forced = "antes"\n' + draw)
    assert "forced: antes alone need a board, and there is none; give a street cards with board" in told


def test_bring_in_card_in_a_game_with_blinds_is_told(tmp_path: Path) -> None:
    assert "bring_in: there is no bring-in; leave it out" in misfit(tmp_path, 'bring_in = "low_card"\n' + FILE)


def test_game_of_known_parts_that_nobody_shipped_is_read(tmp_path: Path) -> None:
    path = tmp_path / "omaha_nines_or_better.toml"
    omaha = (shipped_folder() / "games" / "omaha.toml").read_text(encoding="utf-8")
    path.write_text(omaha + 'least_pair = "9"\n', encoding="utf-8")
    assert read_game(path).halves[0].least_pair == "9"
