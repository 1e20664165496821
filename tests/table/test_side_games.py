"""Seven-deuce and the stand-up game: rule file 02, section 8, worked by hand."""

from __future__ import annotations

from dealer_assist.hand.entries import Award, Fold, UncalledReturned, Wager
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import (
    EndHand,
    PotWon,
    SeatTaken,
    SevenDeuceJoined,
    SevenDeuceShown,
    StandUpBegun,
    StartHand,
)
from dealer_assist.table.side_games import penalty_paid
from dealer_assist.table.state import TableState
from tests.tables import a_table, house_rules, play, refusal, stacks_of, the_hand, won_by

SEVEN_DEUCE = ("7h", "2c")


def over(table: TableState, *winners: int) -> TableState:
    """The next hand is dealt and won, nobody follows it; stacks are told as they were."""
    before = table.seats
    after = play(table, StartHand(), EndHand(followed=False, won=PotWon(winners)))
    kept = tuple(type(seat)(seat.number, seat.stack) for seat in before)
    return type(after)(**{name: getattr(after, name) for name in after.__struct_fields__} | {"seats": kept})


def seven_deuce(**options: object) -> TableState:
    return over(a_table((100, 100, 3, 100), rules=house_rules(seven_deuce_bounty=5, **options)), 1)


def test_everybody_dealt_in_pays_what_he_has() -> None:
    after = play(seven_deuce(), SevenDeuceShown(1, SEVEN_DEUCE))
    assert stacks_of(after) == {1: 113, 2: 95, 3: 0, 4: 95}
    assert sum(chips for _seat, chips in after.transfers) == 0


def test_who_sat_down_after_the_deal_pays_only_where_all_seated_do() -> None:
    dealt_in = play(seven_deuce(), SeatTaken(6, 100), SevenDeuceShown(1, SEVEN_DEUCE))
    assert stacks_of(dealt_in)[6] == 100
    seated = play(seven_deuce(seven_deuce_from="all_seated"), SeatTaken(6, 100), SevenDeuceShown(1, SEVEN_DEUCE))
    assert stacks_of(seated)[6] == 95


def test_only_those_who_joined_pay_where_players_choose() -> None:
    table = play(seven_deuce(seven_deuce_from="opted_in"), SevenDeuceJoined((1, 4)), SevenDeuceShown(1, SEVEN_DEUCE))
    assert stacks_of(table) == {1: 105, 2: 100, 3: 3, 4: 95}


def test_bounty_is_refused_without_seven_deuce_without_the_game_and_without_a_showdown() -> None:
    assert refusal(seven_deuce(), SevenDeuceShown(1, ("7h", "7c"))).code is RefusalCode.NOT_SEVEN_DEUCE
    none = over(a_table((100, 100, 100)), 1)
    assert refusal(none, SevenDeuceShown(1, SEVEN_DEUCE)).option == "seven_deuce_bounty"
    strict = seven_deuce(seven_deuce_requires="win_at_showdown")
    assert refusal(strict, SevenDeuceShown(1, SEVEN_DEUCE)).code is RefusalCode.NOT_WON_AT_SHOWDOWN
    assert stacks_of(play(strict, SevenDeuceShown(1, SEVEN_DEUCE, at_showdown=True)))[1] == 113


def stand_up(stacks: tuple[int, ...] = (100, 100, 100), **options: object) -> TableState:
    return play(a_table(stacks, rules=house_rules(stand_up_penalty=10, **options)), StandUpBegun())


def test_last_one_standing_pays_each_of_the_others() -> None:
    table = over(stand_up(), 1)
    assert table.standing == (2, 3)
    assert stacks_of(play(table, StartHand(), EndHand(followed=False, won=PotWon((2,)))))[1] is None
    after = over(table, 2)
    assert dict(after.transfers) == {1: 10, 2: 10, 3: -20}
    assert after.standing == ()


def test_half_a_pot_seats_a_player_only_where_the_house_says_so() -> None:
    assert over(stand_up(), 1, 2).standing == (1, 2, 3)
    assert dict(over(stand_up(stand_up_split_pot_counts=True), 1, 2).transfers) == {1: 10, 2: 10, 3: -20}


def test_nobody_pays_more_than_lies_in_front_the_first_on_the_left_is_paid() -> None:
    assert penalty_paid(stand_up((100, 100, 15)), 3) == {1: 10, 2: 5, 3: -15}


def test_penalty_is_paid_from_what_the_hand_left() -> None:
    # one of the two left standing wins a followed hand: stacks are settled before the other pays
    table = over(stand_up(), 1)
    table = play(table, StartHand())
    raiser = the_hand(table).to_act
    assert raiser is not None
    table = play(table, Wager(raiser, 20), *(Fold(seat) for seat in the_others(table, raiser)))
    table = play(table, UncalledReturned(), Award(0, won_by(raiser)), EndHand())
    last = ({2, 3} - {raiser}).pop()
    after = {seat: chips for seat, chips in stacks_of(table).items() if chips is not None}
    assert sum(after.values()) == 300
    assert dict(table.transfers)[last] == -20


def the_others(table: TableState, seat: int) -> list[int]:
    """Seats that act after it, in order."""
    order = [each.seat for each in the_hand(table).seats]
    place = order.index(seat)
    return order[place + 1 :] + order[:place]


def test_game_that_is_not_agreed_on_is_not_begun() -> None:
    assert refusal(a_table((100, 100)), StandUpBegun()).option == "stand_up_penalty"
