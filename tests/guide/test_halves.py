"""Pots between high and low, between boards, and several pots at once: worked by hand from rule file 07."""

import pytest
from msgspec.structs import replace

from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.guide.halves import divided, double_board
from dealer_assist.guide.in_front import split_read
from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.guide.running import run_it
from dealer_assist.guide.side_first import PotRead
from dealer_assist.hand.dividing import shares
from dealer_assist.hand.situation import Situation, begin
from dealer_assist.hand.state import HandState, Positions
from dealer_assist.pots.build import Pot
from dealer_assist.pots.split import Part
from tests.guide.telling import told
from tests.tables import house_rules

SEATS = {2: 0, 3: 0, 5: 0, 8: 0, 9: 0}


def situation(game: str = "omaha8", button: int | None = 1, unit: int = 5, **options: object) -> Situation:
    rules = house_rules("wsop_live_2024", betting="pl", **options)
    of_game = read_game(shipped_folder() / "games" / f"{game}.toml")
    return replace(told(SEATS, positions=Positions(button), rules=rules), game=of_game, unit=unit)


def hand(game: str = "omaha8", button: int | None = 1, unit: int = 5, **options: object) -> HandState:
    return begin(replace(situation(game, button, unit, **options), street=None))


def high_low(high: tuple[int, ...], low: tuple[int, ...]) -> tuple[Part, ...]:
    return Part("high", high), Part("low", low)


def told_of(said: Said | None) -> Said:
    assert said is not None
    return said


@pytest.mark.parametrize("amount", range(200, 232))
@pytest.mark.parametrize(
    ("high", "low"),
    [((3,), (8,)), ((3,), (3, 8)), ((2, 9), (5,)), ((2, 5, 9), (2, 9)), ((3, 8), (3, 8)), ((3,), (3,)), ((2, 9), ())],
)
def test_the_shares_are_those_the_hand_pushes(amount: int, high: tuple[int, ...], low: tuple[int, ...]) -> None:
    for rule in ("as_even_as_possible", "normal_rules"):
        of = hand(hilo_identical_hands=rule)
        said = told_of(divided(of, amount, high_low(high, low)))
        pushed = shares(of, amount, high_low(high, low))
        assert pushed is not None
        listed = {each["seat"]: each["amount"] for each in said.slots.get("shares", [said.slots])}
        assert listed == {each.seat: each.amount for each in pushed}


def test_two_chips_over_for_two_of_three_who_tie() -> None:
    # 220: 110 and 110; 110 are 22 chips, seven each and one over for seat 2, first left of the button
    said = told_of(divided(hand(), 220, high_low((2, 5, 9), (8,))))
    assert (said.slots["high_parts"], said.slots["tie_odd"]) == ([40, 35, 35], 5)


def test_halves_that_tie_for_the_low_ask_for_the_button_only_where_a_chip_is_odd() -> None:
    assert isinstance(divided(hand(button=None), 350, high_low((3,), (3, 8))), Ask)
    assert told_of(divided(hand(button=None), 360, high_low((3,), (3, 8)))).code == "split_hi_lo"


def test_without_a_low_a_tied_high_asks_for_the_button_where_a_chip_is_odd() -> None:
    assert isinstance(divided(hand(button=None), 365, high_low((3, 8), ())), Ask)
    assert told_of(divided(hand(button=None), 370, high_low((3, 8), ()))).code == "no_low"


def test_in_stud_suits_decide_and_no_sentence_of_the_button_is_said() -> None:
    assert divided(hand("stud8"), 350, high_low((3,), (3, 8))) is None


def test_nobody_wins_nothing() -> None:
    assert divided(hand(), 350, high_low((), ())) is None


# -- boards


def boards(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[Part, ...]:
    return Part("board1", first), Part("board2", second)


def test_the_best_placed_winner_takes_the_odd_chip_to_its_board() -> None:
    by_position = hand("omaha", button=7, double_board_odd_chip="by_position")
    said = told_of(divided(by_position, 225, boards((8,), (3,))))
    # seat 8 is first left of the button and wins board one: nothing need be said of it
    assert said.slots == {"first": 115, "second": 110, "odd": 5, "odd_seat": None}
    nobody_told = replace(by_position, positions=Positions())
    assert isinstance(divided(nobody_told, 225, boards((8,), (3,))), Ask)


def test_before_the_winners_are_read_the_position_cannot_be() -> None:
    assert double_board(hand("omaha", double_board_odd_chip="by_position"), 225).code == "show_hands"
    assert double_board(hand("omaha", double_board_odd_chip="top_board"), 225).slots["first"] == 115


# -- several pots


def test_a_button_nobody_told_is_asked_for_once_for_all_pots() -> None:
    pots = [PotRead(165, high_low((2, 3), (8,))), PotRead(90, high_low((3,), (8,)))]
    assert isinstance(split_read(situation(button=None), pots), Ask)
    # 160: the 80 of the high half is even between two; 165 leaves 85 for it
    pots = [PotRead(160, high_low((2, 3), (8,))), PotRead(90, high_low((3,), (8,)))]
    said = told_of(split_read(situation(button=None), pots))
    assert said.why.sum == "45 + 45 + 40 + 40 + 80"


def test_one_pot_is_told_as_itself() -> None:
    said = told_of(split_read(situation(), [PotRead(365, high_low((3,), (3, 8)))]))
    assert said.code == "split_hi_lo"


# -- run it


def test_every_board_wins_its_part_and_together_they_are_the_pots() -> None:
    rules = house_rules("wsop_live_2024", run_it_max=3, run_it_agreement="everyone_in_pot")
    for boards_asked in (2, 3):
        for main in range(300, 331, 5):
            pots = [Pot(main, (2, 5, 9)), Pot(315, (2, 9))]
            said = run_it(pots, boards_asked, (2, 5, 9), 5, rules)
            by_board = said.slots["boards"]
            assert [sum(amounts) for amounts in zip(*by_board, strict=True)] == [main, 315]
            assert (said.slots["odd"] is None) == (len({sum(board) for board in by_board}) == 1)


def test_more_boards_than_the_house_deals_are_refused_with_their_number() -> None:
    rules = house_rules("wsop_live_2024", run_it_max=2, run_it_agreement="everyone_in_pot")
    said = run_it([Pot(300, (2, 5))], 3, (2, 5), 5, rules)
    assert (said.code, said.slots) == ("refused.run_it_too_often", {"boards": 3, "max": 2})
