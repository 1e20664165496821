"""A hand of Omaha from the deal to the pot: four cards each, two of them and three of the board win.

WSOP Live 2024 Section VIII.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.hand.entries import AllIn, Award, Call, CardsDealt, Fold, StreetDealt, Tabled
from dealer_assist.hand.showdown import winners
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import StartHand
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState
from tests.tables import behind, opening, play, refusal, the_hand, won_by

OMAHA = read_game(shipped_folder() / "games" / "omaha.toml")
BOARD = (StreetDealt(("Ah", "Kh", "9h")), StreetDealt(("4h",)), StreetDealt(("2c",)))


def dealt_omaha() -> TableState:
    return play(opened(replace(opening((100, 100, 100)), game=OMAHA)), StartHand())


def two_all_in() -> TableState:
    return play(dealt_omaha(), AllIn(1), Fold(2), Call(3))


def test_one_heart_in_the_hand_is_no_flush_with_four_on_the_board() -> None:
    # vector hand-016: seat 1 plays ace high, seat 3 has two hearts
    tabled = Tabled(1, ("Qh", "Js", "Td", "3c")), Tabled(3, ("8h", "7h", "9c", "9d"))
    table = play(two_all_in(), *tabled, *BOARD)
    assert winners(the_hand(table), 0) == (3,)
    # 100 each and the small blind of seat 2, which folded
    assert behind(play(table, Award(0, won_by(3)))) == {1: 0, 2: 99, 3: 201}


def test_pot_pushed_to_the_flush_that_is_none_is_refused() -> None:
    tabled = Tabled(1, ("Qh", "Js", "Td", "3c")), Tabled(3, ("8h", "7h", "9c", "9d"))
    refused = refusal(play(two_all_in(), *tabled, *BOARD), Award(0, won_by(1)))
    assert (refused.code, refused.remedies) == (RefusalCode.CARDS_SPEAK, (Award(0, won_by(3)),))


def test_hand_of_two_cards_is_not_tabled_in_omaha() -> None:
    refused = refusal(two_all_in(), Tabled(1, ("Qh", "Js")))
    assert (refused.code, refused.facts["due"]) == (RefusalCode.WRONG_CARD_COUNT, 4)


def test_a_fifth_card_dealt_to_a_seat_is_one_too_many() -> None:
    assert refusal(dealt_omaha(), CardsDealt(1, 5)).code is RefusalCode.WRONG_CARD_COUNT
    assert the_hand(play(dealt_omaha(), CardsDealt(1, 4))).seats[0].cards == 4
