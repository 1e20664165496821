"""What taps on the hand screen lead to, without a screen."""

import pytest
from msgspec.structs import replace

from dealer_assist.app.intents import (
    AwardMode,
    CardsEntered,
    Intent,
    KeyTapped,
    PadKey,
    PotPushed,
    RemedyTapped,
    SeatsSwept,
    SeatTapped,
    WinnerTapped,
)
from dealer_assist.app.keying import Keyed
from dealer_assist.app.moves import move
from dealer_assist.app.opens import settled
from dealer_assist.app.page_state import PageState
from dealer_assist.app.remedy_moves import FLOOR_SPOKE, with_folds
from dealer_assist.app.screen_state import Depth, Mode, Move, Open, ScreenState
from dealer_assist.hand.entries import (
    AllIn,
    Award,
    BetsPulled,
    Call,
    Check,
    ChipsPut,
    Fold,
    Mucked,
    SaidAmount,
    StreetDealt,
    Tabled,
    UncalledReturned,
    Wager,
)
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import EndHand, FloorDecision, StartHand, Together
from dealer_assist.table.state import TableState
from tests.tables import a_table, dealt, house_rules, play, refusal, the_hand, won_by

HANDS_ON = ScreenState()
EVERYTHING = ScreenState(depth=Depth.EVERYTHING)


def tapped(table: TableState, *intents: Intent, screen: ScreenState = HANDS_ON) -> Move:
    """What the last of these taps leads to, each screen following from the one before."""
    made = Move(screen)
    for intent in intents:
        made = move(intent, table, made.screen)
    return made


def six_handed() -> TableState:
    """Blinds 1 and 2 from seats 2 and 3; seat 4 is first to act."""
    return dealt((100,) * 6, button=1)


def heads_up_showdown() -> TableState:
    """Everything in before the flop between seats 1 and 2, the pot 100, no card told."""
    table = dealt((50, 50), button=1)
    return play(table, AllIn(1, 50), Call(2), StreetDealt(), StreetDealt(), StreetDealt())


# -- seats


def test_a_tap_on_the_seat_to_act_calls() -> None:
    assert tapped(six_handed(), SeatTapped(4)).entry == Call(4)


def test_a_tap_on_a_later_seat_folds_those_between_in_one_entry() -> None:
    assert tapped(six_handed(), SeatTapped(6)).entry == Together((Fold(4), Fold(5)))


def test_with_everything_entered_a_tap_speaks_for_its_own_seat_only() -> None:
    assert tapped(six_handed(), SeatTapped(6), screen=EVERYTHING).entry == Call(6)


def test_between_hands_a_tap_on_a_seat_opens_its_menu() -> None:
    assert tapped(a_table((100, 100)), SeatTapped(1)) == Move(HANDS_ON, to_table=True, page=PageState(seat=1))


def test_seats_a_finger_was_drawn_across_fold_in_one_entry_from_the_seat_to_act() -> None:
    table = play(six_handed(), Fold(4))
    assert tapped(table, SeatsSwept((1, 4, 5, 6))).entry == Together((Fold(5), Fold(6), Fold(1)))


# -- keys


def test_keys_speak_for_the_seat_to_act() -> None:
    table = six_handed()
    assert tapped(table, KeyTapped("fold")).entry == Fold(4)
    assert tapped(table, KeyTapped("call")).entry == Call(4)


def test_raise_and_all_in_open_the_pad_and_enter_nothing() -> None:
    for key in ("raise", "all_in"):
        made = tapped(six_handed(), KeyTapped(key))
        assert made.entry is None
        assert made.screen.open is Open.PAD


def test_keys_of_a_player_are_dead_when_nobody_is_to_act() -> None:
    for key in ("fold", "call", "raise"):
        assert tapped(a_table((100, 100)), KeyTapped(key)) == Move(HANDS_ON)


def test_all_in_counts_what_lies_in_front_when_nobody_is_known_to_act() -> None:
    assert tapped(a_table((100, 100)), KeyTapped("all_in")).screen.open is Open.COUNT


def test_undo_takes_back_and_closes_what_is_open() -> None:
    made = tapped(six_handed(), KeyTapped("raise"), PadKey("7"), KeyTapped("undo"))
    assert made == Move(HANDS_ON, undo=True)


def test_back_closes_and_keeps_nothing_half_keyed() -> None:
    made = tapped(six_handed(), KeyTapped("raise"), PadKey("7"), KeyTapped("back"))
    assert (made.screen.open, made.screen.keyed.amount) == (Open.NOTHING, 0)


def test_the_prompt_opens_why_and_closes_it_again() -> None:
    assert tapped(six_handed(), KeyTapped("prompt")).screen.open is Open.WHY
    assert tapped(six_handed(), KeyTapped("prompt"), KeyTapped("prompt")).screen.open is Open.NOTHING


def test_the_corner_leads_to_the_table_s_page() -> None:
    assert tapped(six_handed(), KeyTapped("table")).to_table


# -- NEXT


def test_next_starts_the_first_hand() -> None:
    assert tapped(a_table((100, 100)), KeyTapped("next")).entry == StartHand()


def test_next_closes_an_open_round() -> None:
    table = play(dealt((100,) * 3, button=1), Call(1), Call(2))
    assert tapped(table, KeyTapped("next")).entry == Check(3)


def test_next_deals_the_street_without_its_cards() -> None:
    table = play(dealt((100,) * 3, button=1), Call(1), Call(2), Check(3))
    assert tapped(table, KeyTapped("next")).entry == StreetDealt()


def test_with_everything_entered_next_asks_for_the_cards() -> None:
    table = play(dealt((100,) * 3, button=1), Call(1), Call(2), Check(3))
    made = tapped(table, KeyTapped("next"), screen=EVERYTHING)
    assert (made.entry, made.screen.open) == (None, Open.BOARD)
    cards = ("As", "Kd", "2c")
    assert move(CardsEntered(cards), table, made.screen).entry == StreetDealt(cards)


def test_next_returns_what_was_not_called() -> None:
    table = play(dealt((100, 40), button=1), AllIn(1, 100), Call(2))
    assert tapped(table, KeyTapped("next")).entry == UncalledReturned()


def test_next_pushes_the_pot_of_the_last_seat_and_starts_the_next_hand() -> None:
    table = play(dealt((100,) * 3, button=1), Fold(1), Fold(2))
    assert tapped(table, KeyTapped("next")).entry == Together((Award(0, won_by(3)), EndHand(), StartHand()))


# -- the pad


def test_digits_make_the_total_in_front() -> None:
    made = tapped(six_handed(), KeyTapped("raise"), PadKey("1"), PadKey("2"), PadKey("send"))
    assert made.entry == Wager(4, 12)


def test_the_last_amount_can_be_sent_again() -> None:
    first = tapped(six_handed(), KeyTapped("raise"), PadKey("1"), PadKey("2"), PadKey("send"))
    table = play(six_handed(), Wager(4, 12))
    again = tapped(table, KeyTapped("raise"), PadKey("last"), PadKey("send"), screen=first.screen)
    assert again.entry == Wager(5, 12)


def test_min_keys_the_least_raise() -> None:
    assert tapped(six_handed(), KeyTapped("raise"), PadKey("min"), PadKey("send")).entry == Wager(4, 4)


def test_chips_add_up_in_the_room_s_values() -> None:
    table = dealt((100,) * 3, button=1, chips=(1, 5, 25, 100, 500))
    made = tapped(table, KeyTapped("raise"), PadKey("chip0"), PadKey("chip1"), PadKey("send"))
    assert made.entry == Wager(1, 30)


def test_chips_without_a_word_are_entered_chip_by_chip() -> None:
    table = dealt((100,) * 3, button=1, chips=(1, 5, 25))
    made = tapped(table, KeyTapped("raise"), PadKey("chip2"), PadKey("chip1"), PadKey("silent"))
    assert made.entry == ChipsPut(1, (25, 5))


def test_a_count_said_aloud_is_entered() -> None:
    table = play(six_handed(), AllIn(4, 100))
    made = tapped(table, KeyTapped("raise"), PadKey("7"), PadKey("2"), PadKey("said"))
    assert made.entry == SaidAmount(72)


def test_all_in_is_entered_with_the_known_stack_or_with_the_count() -> None:
    assert tapped(six_handed(), KeyTapped("all_in"), PadKey("all_in")).entry == AllIn(4, 100)
    counted = tapped(six_handed(), KeyTapped("all_in"), PadKey("9"), PadKey("7"), PadKey("all_in"))
    assert counted.entry == AllIn(4, 97)


def test_without_an_amount_nothing_is_sent() -> None:
    assert tapped(six_handed(), KeyTapped("raise"), PadKey("send")).entry is None


# -- refusals


def refused_raise() -> tuple[TableState, ScreenState]:
    """Seat 4 raised to 3 where 4 is the least."""
    table = six_handed()
    screen = replace(HANDS_ON, open=Open.PAD, refused=refusal(table, Wager(4, 3)), entry=Wager(4, 3), by_floor=True)
    return table, screen


def test_a_remedy_is_one_tap() -> None:
    table, screen = refused_raise()
    assert tapped(table, RemedyTapped(0), screen=screen).entry == screen.refused.remedies[0]  # type: ignore[union-attr]


def test_the_key_after_the_remedies_is_the_floor_s_word() -> None:
    table, screen = refused_raise()
    assert screen.refused is not None
    made = tapped(table, RemedyTapped(len(screen.refused.remedies)), screen=screen)
    assert made.entry == FloorDecision(Wager(4, 3), FLOOR_SPOKE)


@pytest.mark.parametrize("back", ["back", "prompt"])
def test_after_the_reasons_of_a_refusal_it_is_there_again_with_its_remedies_and_the_amount(back: str) -> None:
    table, screen = refused_raise()
    screen = replace(screen, keyed=Keyed(3))
    why = tapped(table, KeyTapped("prompt"), screen=screen).screen
    assert why.open is Open.WHY
    again = settled(table, tapped(table, KeyTapped(back), screen=why).screen, 2)
    assert again == screen


def test_reasons_asked_for_over_nothing_are_put_away_and_nothing_else_is() -> None:
    assert tapped(six_handed(), KeyTapped("prompt"), KeyTapped("back")).screen == HANDS_ON


def test_what_the_floor_rules_of_short_chips_is_entered_by_its_word() -> None:
    # four chips towards a raise to 12: call, or fold and leave them
    rules = house_rules("tda_2024", undercall_rule="tda_51")
    table = play(dealt((100,) * 4, rules=rules), Wager(4, 6), Wager(1, 12), ChipsPut(2, (2, 2)))
    made = tapped(table, RemedyTapped(1), screen=replace(HANDS_ON, open=Open.RULING))
    assert made.entry == FloorDecision(Fold(2, 4), FLOOR_SPOKE)
    assert the_hand(play(table, made.entry)).to_act == 3


# -- the award


def test_a_winner_is_tapped_and_the_pot_is_pushed() -> None:
    table = heads_up_showdown()
    made = tapped(table, WinnerTapped(2), PotPushed(), screen=replace(HANDS_ON, open=Open.AWARD))
    assert made.entry == Award(0, won_by(2))


def test_a_tie_between_two_needs_no_further_tap() -> None:
    made = tapped(heads_up_showdown(), AwardMode("tie"), PotPushed())
    assert made.entry == Award(0, won_by(1, 2))


def test_nothing_is_pushed_before_a_winner_is_chosen() -> None:
    assert tapped(heads_up_showdown(), PotPushed()).entry is None


def test_in_the_mode_to_show_a_tap_asks_for_the_cards() -> None:
    table = heads_up_showdown()
    made = tapped(table, AwardMode("show"), WinnerTapped(1))
    assert (made.screen.open, made.screen.seat) == (Open.SHOW, 1)
    entered = move(CardsEntered(("As", "Ad"), seat=1), table, made.screen)
    assert entered.entry == Tabled(1, ("As", "Ad"))
    assert entered.screen.open is Open.AWARD


def test_in_the_mode_to_muck_a_tap_mucks() -> None:
    assert tapped(heads_up_showdown(), AwardMode("muck"), WinnerTapped(1)).entry == Mucked(1)


# -- what opens by itself


def test_the_award_opens_at_the_showdown_and_closes_when_all_is_pushed() -> None:
    table = heads_up_showdown()
    screen = settled(table, HANDS_ON, entries=9)
    assert screen.open is Open.AWARD
    assert settled(play(table, Award(0, won_by(1))), screen, entries=10).open is Open.NOTHING


def test_what_the_dealer_closed_stays_closed_until_the_next_entry() -> None:
    table = heads_up_showdown()
    screen = settled(table, HANDS_ON, entries=9)
    closed = settled(table, tapped(table, KeyTapped("back"), screen=screen).screen, entries=9)
    assert closed.open is Open.NOTHING
    assert settled(table, closed, entries=9).open is Open.NOTHING
    assert settled(table, closed, entries=10).open is Open.AWARD


def test_the_side_pots_open_when_bets_go_into_more_than_one_pot() -> None:
    table = play(dealt((100, 40, 100), button=1), AllIn(1, 100), Call(2), Call(3))
    assert settled(table, HANDS_ON, entries=5).open is Open.SIDE_POTS
    assert tapped(table, KeyTapped("pull")).entry == BetsPulled()


def test_the_pad_closes_when_nobody_is_to_act_any_more() -> None:
    screen = replace(HANDS_ON, open=Open.PAD)
    assert settled(a_table((100, 100)), screen, entries=3).open is Open.NOTHING


def test_hands_are_asked_for_first_where_everything_is_entered() -> None:
    table = play(dealt((50, 50), button=1), AllIn(1, 50), Call(2))
    table = play(table, StreetDealt(("As", "Kd", "2c")), StreetDealt(("3c",)), StreetDealt(("4c",)))
    assert settled(table, EVERYTHING, entries=9).mode is Mode.SHOW


# -- a push while a seat still has cards


def bet_on_the_flop() -> TableState:
    """Seats 2 and 3 and the button saw the flop for 2 each; seat 2 bet 10."""
    table = play(dealt((100,) * 3, button=1), Call(1), Call(2), Check(3), StreetDealt())
    return play(table, Wager(2, 10))


def test_next_pushes_to_the_bettor_while_the_last_seat_has_cards_and_asks_for_its_fold() -> None:
    table = play(bet_on_the_flop(), Fold(3))
    made = tapped(table, KeyTapped("next"), screen=EVERYTHING)
    assert made.entry == Award(0, won_by(2))
    refused = with_folds(refusal(table, made.entry), table)
    assert (refused.code, refused.facts["seat"]) == (RefusalCode.STILL_HAS_CARDS, 1)
    assert refused.remedies == (Fold(1),)


def test_the_folds_of_several_who_face_the_bet_are_one_tap() -> None:
    table = bet_on_the_flop()
    made = tapped(table, KeyTapped("next"), screen=EVERYTHING)
    assert isinstance(made.entry, Award)
    refused = with_folds(refusal(table, made.entry), table)
    assert refused.remedies == (Together((Fold(3), Fold(1))),)


def test_with_a_caller_in_or_only_the_blinds_next_waits() -> None:
    for table in (play(bet_on_the_flop(), Call(3)), six_handed()):
        assert tapped(table, KeyTapped("next"), screen=EVERYTHING) == Move(EVERYTHING)


def test_the_big_blind_is_pushed_to_when_only_the_small_blind_has_cards() -> None:
    table = play(six_handed(), *map(Fold, (4, 5, 6, 1)))
    assert tapped(table, KeyTapped("next"), screen=EVERYTHING).entry == Award(0, won_by(3))


def test_a_remedy_of_other_refusals_is_left_as_it_is() -> None:
    table = six_handed()
    refused = refusal(table, Wager(4, 3))
    assert with_folds(refused, table) == refused
