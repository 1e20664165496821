"""How a pot is divided where nobody told the button, between boards, in stud and between two lows (rule file 07)."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.dividing import shares
from dealer_assist.hand.state import HandState, Positions, ShownHand
from dealer_assist.pots.split import Part, Share
from dealer_assist.table.state import Stakes, TableState
from tests.other_games import STUD_15_30, dealt_of
from tests.tables import dealt, house_rules, the_hand, won_by


def settled_by(pushed: tuple[Share, ...] | None) -> dict[int, int]:
    assert pushed is not None
    return {share.seat: share.amount for share in pushed}


# -- without a button


def untold_button(table: TableState) -> HandState:
    """The same hand, of which nobody told where the button is."""
    return replace(the_hand(table), positions=Positions())


def high_low(**options: object) -> HandState:
    """Omaha eight or better, of which nobody told where the button is."""
    return untold_button(dealt_of("omaha8", (100,) * 3, stakes=Stakes(1, 2), **options))


def test_without_a_button_the_odd_chip_still_goes_to_the_high_half() -> None:
    # high 12 = 6 and 6, low 11; of 21 the high half is 11, and who gets the sixth hangs on the button
    parts = (Part("high", (1, 3)), Part("low", (1,)))
    assert settled_by(shares(high_low(), 23, parts)) == {1: 17, 3: 6}
    assert shares(high_low(), 21, parts) is None


def test_without_a_button_the_same_hands_share_a_whole_pot_that_is_even() -> None:
    parts = (Part("high", (1, 3)), Part("low", (1, 3)))
    assert settled_by(shares(high_low(hilo_identical_hands="as_even_as_possible"), 50, parts)) == {1: 25, 3: 25}


def test_without_a_button_the_odd_chip_between_two_boards_hangs_on_it_where_the_house_goes_by_position() -> None:
    table = dealt_of("omaha_double_board", (100,) * 3, stakes=Stakes(1, 2), double_board_odd_chip="by_position")
    top, bottom = (half.name for half in the_hand(table).game.halves)
    parts = (Part(top, (1,)), Part(bottom, (3,)))
    assert shares(untold_button(table), 21, parts) is None
    assert settled_by(shares(untold_button(table), 20, parts)) == {1: 10, 3: 10}


def test_without_a_button_boards_are_divided_as_the_house_divides_them() -> None:
    # 104 on three boards: 36, 34 and 34 where the first gets all that is odd, each of them even
    hand = untold_button(dealt((100, 100, 100), rules=house_rules(run_it_max=3, run_it_remainder="all_to_first")))
    parts = tuple(Part(f"board{run}", (1, 3)) for run in (1, 2, 3))
    assert settled_by(shares(hand, 104, parts, run_outs=True)) == {1: 52, 3: 52}


def test_same_hands_on_two_boards_take_each_board_by_its_own_odd_chip() -> None:
    # 25 on each board: 13 and 12 twice, seat 2 left of the button first
    table = dealt_of("omaha_double_board", (100,) * 3, stakes=Stakes(1, 2), hilo_identical_hands="as_even_as_possible")
    parts = tuple(Part(half.name, (2, 3)) for half in the_hand(table).game.halves)
    assert settled_by(shares(the_hand(table), 50, parts)) == {2: 26, 3: 24}


# -- odd chips in stud: by suit, between two lows by position


def of_stud(name: str, hands: dict[int, str], button: int | None = None, **options: object) -> HandState:
    """Five seats of that game at the showdown, with these seven cards each."""
    hand = the_hand(dealt_of(name, (500,) * 5, stakes=STUD_15_30, betting="fl", button=button, **options))
    return replace(hand, tabled=tuple(ShownHand(seat, tuple(cards.split())) for seat, cards in hands.items()))


def test_odd_chip_of_a_tied_low_goes_by_the_highest_card_of_the_low_not_of_the_high() -> None:
    # both 8-7-5-3-A: the eight of spades is in seat 1, the ace of spades in seat 3
    hands = {1: "8s 7h 5c 3d Ad Kc Qh", 3: "8d 7c 5h 3h As Kd Qc", 4: "Jc Jd Jh 9c 9d 4c 4d"}
    # 123: 62 to the high hand
    parts = (Part("high", (4,)), Part("low", (1, 3)))
    assert settled_by(shares(of_stud("stud8", hands), 123, parts)) == {4: 62, 1: 31, 3: 30}


def test_hands_that_make_no_low_and_get_one_by_the_floors_word_go_by_all_their_cards() -> None:
    hands = {1: "Ks Qh Jc Td 9d 9c 9h", 3: "Kd Qc Jh Th Ts 8c 8h", 4: "2c 2d 2h 3c 3d 4c 4d"}
    parts = (Part("high", (4,)), Part("low", (1, 3)))
    assert settled_by(shares(of_stud("stud8", hands), 123, parts)) == {4: 62, 1: 31, 3: 30}


def test_the_ace_is_the_lowest_card_of_a_low() -> None:
    # the lowest card takes the chip: the ace of clubs in seat 3, though the deuce of clubs is in seat 1
    hands = {1: "7h 5d 4s 2c Ah Kc Qd", 3: "7s 5h 4d 2d Ac Ks Jh"}
    hand = of_stud("razz", hands, odd_chip_stud_low="low_card_by_suit")
    assert settled_by(shares(hand, 33, won_by(1, 3))) == {3: 17, 1: 16}


def test_odd_chip_of_stud_waits_for_the_cards() -> None:
    hand = of_stud("stud", {1: "7h 5d 4s 2c Ah Kc Qd"})
    assert shares(hand, 33, won_by(1, 3)) is None
    assert settled_by(shares(hand, 32, won_by(1, 3))) == {1: 16, 3: 16}


def test_at_a_stud_table_without_a_button_position_is_counted_from_the_dealer() -> None:
    parts = (Part("razz", (5,)), Part("deuce_to_seven", (1,)))
    hand = of_stud("razzdeucey", {}, odd_chip_low_low_split="by_position")
    assert settled_by(shares(hand, 21, parts)) == {1: 11, 5: 10}


def two_lows() -> HandState:
    """Badeucey with the button on seat 1: seat 2 is first."""
    return the_hand(dealt_of("badeucey", (500,) * 5, stakes=Stakes(5, 10), odd_chip_low_low_split="by_position"))


def test_between_two_lows_the_part_of_the_best_placed_winner_is_first() -> None:
    # seat 2 shares the second part with the button: 11 = 6 and 5
    parts = (Part("badugi", (5,)), Part("deuce_to_seven", (1, 2)))
    assert settled_by(shares(two_lows(), 21, parts)) == {2: 6, 1: 5, 5: 10}


def test_low_nobody_wins_leaves_the_whole_pot_to_the_other() -> None:
    parts = (Part("badugi", (1, 2)), Part("deuce_to_seven", ()))
    assert settled_by(shares(two_lows(), 21, parts)) == {2: 11, 1: 10}
