"""The award of pots with several halves or boards, told from the tabled hands."""

from msgspec.structs import replace

from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.prompt import Said
from dealer_assist.guide.pushing import award
from dealer_assist.hand.entries import AllIn, Call, StreetDealt, Tabled
from dealer_assist.hand.state import RunOuts
from dealer_assist.table.entries import Entry, StartHand
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState
from dealer_assist.words.words import Words
from tests.tables import house_rules, opening, play, the_hand

FLOP, TURN, RIVER = StreetDealt(("2c", "3d", "8h")), StreetDealt(("Ks",)), StreetDealt(("Kc",))


def heads_up(game: str, *entries: Entry, **options: object) -> TableState:
    """Seat 1 is all-in for 60 and seat 2 calls: 120."""
    rules = house_rules("wsop_live_2024", betting="pl", **options)
    of_game = read_game(shipped_folder() / "games" / f"{game}.toml")
    start = replace(opening((60, 101), blinds=(20, 40), button=1, rules=rules), game=of_game)
    return play(opened(start), StartHand(), AllIn(1), Call(2), *entries)


def leads(table: TableState) -> Said:
    return next_steps(table)[0]


def test_a_hand_not_yet_shown_is_asked_for() -> None:
    table = heads_up("omaha8", FLOP, TURN, RIVER, Tabled(1, ("Ad", "4s", "Kd", "Kh")))
    assert "show_hands" in [said.code for said in next_steps(table)]


def test_high_and_low_are_told_from_the_tabled_hands() -> None:
    # seat 1 has four kings, seat 2 an eight low: 2 3 8 on the board and A 4
    shown = (Tabled(1, ("Qd", "9s", "Kd", "Kh")), Tabled(2, ("Ad", "4s", "Js", "Td")))
    said = leads(heads_up("omaha8", FLOP, TURN, RIVER, *shown))
    assert (said.code, said.slots["shares"]) == (
        "split_hi_lo",
        [{"seat": 1, "amount": 60}, {"seat": 2, "amount": 60}],
    )


def test_one_hand_that_wins_both_ways_is_pushed_the_whole_pot() -> None:
    shown = (Tabled(1, ("Ad", "4s", "Kd", "Kh")), Tabled(2, ("Qd", "9s", "Js", "Td")))
    said = leads(heads_up("omaha8", FLOP, TURN, RIVER, *shown))
    assert said.slots == {"amount": 120, "seat": 1, "shown": True}


def test_without_a_low_the_high_half_takes_it_all() -> None:
    shown = (Tabled(1, ("Qd", "9s", "Kd", "Kh")), Tabled(2, ("Qh", "9d", "Js", "Td")))
    said = leads(heads_up("omaha8", FLOP, TURN, RIVER, *shown))
    assert (said.code, said.slots["shares"]) == ("no_low", [{"seat": 1, "amount": 120}])


def test_boards_of_a_pot_run_twice_are_told_by_what_each_winner_gets() -> None:
    # seat 1 makes kings on the first board, seat 2 queens on the second
    table = heads_up("holdem", FLOP, TURN, RIVER, Tabled(1, ("Kd", "7h")), Tabled(2, ("Qd", "9h")))
    once = the_hand(table)
    twice = replace(once, run_it=RunOuts(2, shared=3), more_boards=((*once.board[:3], "Qs", "5s"),))
    said = award(twice)
    assert said is not None
    assert (said.code, said.slots["shares"]) == (
        "push_shares",
        [{"seat": 1, "amount": 60}, {"seat": 2, "amount": 60}],
    )
    assert said.why.sum == "60 + 60"
    assert Words("en", isolate=False).prompt(said.code, said.slots)[0] == "SEAT 1: 60 · SEAT 2: 60"
