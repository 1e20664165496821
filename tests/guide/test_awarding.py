"""Splits and odd chips as they are told: rule file 07, rows 1 to 3."""

import pytest

from dealer_assist.guide.awarding import split_pot
from dealer_assist.guide.prompt import Ask
from dealer_assist.guide.pushing import award
from dealer_assist.hand.entries import Award, Fold
from tests.tables import dealt, house_rules, play, the_hand, won_by


def test_the_odd_chip_goes_to_the_first_winner_left_of_the_button() -> None:
    said = split_pot(205, (2, 7), 4, 5, house_rules())
    assert said.slots == {
        "shares": [{"seat": 7, "amount": 105}, {"seat": 2, "amount": 100}],
        "odd": 5,
        "odd_players": 1,
    }
    assert (said.why.sum, said.why.options) == ("105 + 100", ("odd_chip_button_games",))


def test_an_even_split_is_told_by_seat_and_hangs_on_no_option() -> None:
    said = split_pot(210, (7, 2), 4, 5, house_rules())
    assert [share["seat"] for share in said.slots["shares"]] == [2, 7]
    assert said.why.options == ()


@pytest.mark.parametrize(
    ("house", "shares", "odd"), [("one_each_in_order", [35, 35, 30], (5, 2)), ("all_to_first", [40, 30, 30], (10, 1))]
)
def test_two_odd_chips_go_as_the_house_says(house: str, shares: list[int], odd: tuple[int, int]) -> None:
    said = split_pot(100, (3, 6, 9), 7, 5, house_rules(multiple_odd_chips=house))
    assert [share["amount"] for share in said.slots["shares"]] == shares
    assert (said.slots["odd"], said.slots["odd_players"]) == odd
    assert said.why.options == ("multiple_odd_chips", "odd_chip_button_games")


def test_without_a_button_an_odd_chip_asks_where_it_is() -> None:
    said = split_pot(205, (2, 7), None, 5, house_rules())
    assert isinstance(said, Ask)
    assert (said.fact, said.slots) == ("button", {"reason": "odd_chip"})


def test_without_a_button_an_even_split_needs_none() -> None:
    assert split_pot(210, (2, 7), None, 5, house_rules()).code == "split"


def test_nothing_is_left_to_say_once_every_pot_is_pushed() -> None:
    table = play(dealt((100, 100), button=1), Fold(1), Award(0, won_by(2)))
    assert award(the_hand(table)) is None
