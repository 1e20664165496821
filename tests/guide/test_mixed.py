"""The game of a mixed table is told before its first hand, and who is to choose."""

from __future__ import annotations

from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.prompt import Prompt
from dealer_assist.hand.entries import BringIn, Call
from dealer_assist.table.entries import EndHand, GameChosen, StartHand
from dealer_assist.table.state import Change, TableState
from tests.table.test_mixed import NEXT, mixed
from tests.tables import dealt, play


def codes(table: TableState) -> list[str]:
    return [said.code for said in next_steps(table)]


def test_a_new_game_leads_before_its_first_hand_and_on_it_until_somebody_acts() -> None:
    between = play(mixed(Change.HANDS, 2), StartHand(), *NEXT, EndHand(followed=False))
    (first, *_) = next_steps(between)
    assert isinstance(first, Prompt)
    assert (first.code, first.slots) == (
        "game_now",
        {"game": "game.razz", "structure": "structure.fl", "hands": 2},
    )
    assert first.why.options == ("mixed_button",)

    table = play(between, StartHand())
    assert codes(table)[:2] == ["game_now", "next_hand_antes"]
    assert "game_now" not in codes(play(table, BringIn(2)))


def test_the_second_hand_of_a_game_says_nothing_of_it() -> None:
    table = play(mixed(), StartHand(), *NEXT)

    assert "game_now" not in codes(table)
    assert "game_now" not in codes(play(table, Call(5)))


def test_at_a_table_of_one_game_nothing_is_said_of_it() -> None:
    assert not {"game_now", "choose_game"} & set(codes(dealt((100, 100, 100))))


def test_at_dealers_choice_the_chooser_is_named_between_hands_until_a_game_is_chosen() -> None:
    table = mixed(Change.CHOICE)
    (first, *_) = next_steps(table)
    assert isinstance(first, Prompt)
    assert (first.code, first.slots) == ("choose_game", {"seat": 2})
    assert codes(play(table, GameChosen(2)))[0] == "game_now"
