"""What the rulebooks make of an irregular deal, by hand: cards as they lie on the table, the top of the stub first."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from dealer_assist.hand.irregular.boards import FOUR_CARDS, NO_BURN, ORDER, FlopOfTooMany, FlopWithoutBurn, WrongBurn
from dealer_assist.hand.irregular.clock import LEFT, NO_BET, ClockCalled, ClockExpired, ClockLeft, ClockPhase, LeftSeat
from dealer_assist.hand.irregular.disputes import ACCOUNTING, About, Dispute
from dealer_assist.hand.irregular.draw import BEFORE_DRAW, RESHUFFLED, DeckRunsOut, DrawHoleCard, DrawnCard
from dealer_assist.hand.irregular.exposed import BURN, By, ExposedBurn, ExposedHoleCard
from dealer_assist.hand.irregular.foreign import FORFEIT, FOULED, JOKER, Boxed, Foul, FouledDeck, Joker, Voided
from dealer_assist.hand.irregular.misdeal import REDEAL
from dealer_assist.hand.irregular.outcome import Choices, Dead, Order, Outcome, Redeal, Replacement, Reshuffle, Step
from dealer_assist.hand.irregular.premature import EARLY_TURN, PrematureCards
from dealer_assist.hand.irregular.skipped import SILENT, Skipped
from dealer_assist.hand.irregular.stud import BOTH_UP, LAST_UP, ONE_UP, StudHoleCards, StudLastCard, ThirdDown
from dealer_assist.hand.irregular.stud_streets import EARLY, CardsLeft, Removed, SeventhStreet, StudTooEarly
from dealer_assist.hand.irregular.told import RULED, Told, ruled
from dealer_assist.hand.irregular.wrong_count import ONE_EXTRA, SHORT, ExtraCards, ShortHand
from dealer_assist.rules import options
from dealer_assist.rules.options import HouseRules
from tests.tables import house_rules

TABLES: tuple[tuple[dict[Any, Any], type], ...] = (
    (FOUR_CARDS, options.FourCardFlop),
    (NO_BURN, options.NoBurnFlop),
    (ORDER, options.TwoBurns),
    (NO_BET, options.ClockNoBetResult),
    (LEFT, options.LeavingSeatActionPending),
    (ACCOUNTING, options.DisputeAccounting),
    (BEFORE_DRAW, options.DrawExposedCard),
    (RESHUFFLED, options.DrawReshuffleSet),
    (BURN, options.ExposedBurnCard),
    (JOKER, options.JokerFound),
    (FORFEIT, options.ForfeitedPotNextHand),
    (FOULED, Foul),
    (REDEAL, options.MisdealButton),
    (EARLY_TURN, options.PrematureTurn),
    (SILENT, options.SkippedAfterNextCard),
    (ONE_UP, options.StudDowncardExposed),
    (BOTH_UP, options.StudBothDowncardsExposed),
    (LAST_UP, options.StudRiverExposed),
    (EARLY, options.PrematureStudCard),
    (SHORT, options.ShortCardFix),
    (ONE_EXTRA, options.OneExtraCard),
)


@pytest.mark.parametrize(("table", "values"), TABLES, ids=lambda each: getattr(each, "__name__", ""))
def test_every_value_of_an_option_has_its_way(table: dict[Any, Any], values: Any) -> None:
    assert set(table) == set(values)


def test_everything_that_can_be_told_has_its_rule() -> None:
    assert set(RULED) == set(get_args(Told))


def tda(**changes: object) -> HouseRules:
    return house_rules("tda_2024", **changes)


def cash(**changes: object) -> HouseRules:
    return house_rules("wsop_live_2024", **changes)


def roberts(**changes: object) -> HouseRules:
    return house_rules("roberts_rules", **changes)


def steps(told: Told, rules: HouseRules) -> list[Step]:
    return [each.step for each in ruled(told, rules).steps]


# -- exposed


def test_exposed_card_is_replaced_when_the_deal_is_finished_and_burned_before_the_flop() -> None:
    told = ExposedHoleCard(by=By.DEALER, seat=4, card="Qd", stub=("5c", "8h", "Ks", "2d", "Tc"))
    came = ruled(told, cash())
    assert came.fixed == Replacement(replacement="5c", to_seat=4, burn="Qd", flop=("8h", "Ks", "2d"))
    assert steps(told, cash()) == [Step.STOP, Step.FINISH_DEAL, Step.REPLACE, Step.EXPOSED_IS_BURN]


def test_first_card_off_the_deck_exposed_after_substantial_action_is_played() -> None:
    # TDA 2024 R35-D: too late for a misdeal
    told = ExposedHoleCard(by=By.DEALER, seat=4, first_two=True, substantial=True)
    assert ruled(told, tda()).outcome is Outcome.PLAY_ON


def test_later_card_exposed_found_after_substantial_action_is_for_the_floor() -> None:
    told = ExposedHoleCard(by=By.DEALER, seat=4, substantial=True)
    assert ruled(told, tda()).outcome is Outcome.FLOOR_DECIDES


def test_card_the_player_shows_plays_even_if_it_is_the_first_off_the_deck() -> None:
    assert ruled(ExposedHoleCard(by=By.PLAYER, seat=4, first_two=True), tda()).outcome is Outcome.PLAY_ON


def test_flop_after_a_burn_that_was_seen_comes_from_the_stub() -> None:
    told = ExposedBurn(street="flop", burn="6s", stub=("2s", "Kd", "7h", "Tc"))
    assert ruled(told, tda()).fixed == Order(burn="6s", flop=("2s", "Kd", "7h"))


def test_burn_seen_by_one_is_shown_to_all() -> None:
    assert steps(ExposedBurn(street="river", seen_by_one=True), tda())[0] is Step.SHOW_ALL


# -- the board


def test_cards_of_a_four_card_flop_that_stay_keep_their_order() -> None:
    told = FlopOfTooMany(count=4, cards=("Ah", "9c", "4d", "Jc"), pick="Ah", stub=("2s",))
    assert ruled(told, tda()).fixed == Order(flop=("9c", "4d", "Jc"), turn_burn="Ah", turn="2s")


def test_four_card_flop_before_the_floor_has_drawn_names_no_card() -> None:
    assert ruled(FlopOfTooMany(count=4, cards=("Ah", "9c", "4d", "Jc")), tda()).fixed == Order()


def test_four_card_flop_that_was_acted_on_is_for_the_floor() -> None:
    # TDA 2024 RP-14
    assert ruled(FlopOfTooMany(count=4, acted=True), tda()).outcome is Outcome.FLOOR_DECIDES


@pytest.mark.parametrize("rules", [tda(), cash(), roberts()])
def test_flop_of_five_is_reshuffled_in_every_book(rules: HouseRules) -> None:
    assert ruled(FlopOfTooMany(count=5), rules).outcome is Outcome.RESHUFFLE_STREET


def test_flop_without_a_burn_face_down_has_its_first_card_burned() -> None:
    # WSOP Live 2024 R164: not seen, put right
    told = FlopWithoutBurn(cards=("Ah", "9c", "4d"), face_up=False, stub=("2s", "Kd"))
    assert ruled(told, cash()).fixed == Order(burn="Ah", flop=("9c", "4d", "2s"))


def test_flop_without_a_burn_stands_after_substantial_action_where_it_is_scrambled_until_then() -> None:
    rules = tda(no_burn_flop="scramble_three_before_sa")
    told = FlopWithoutBurn(cards=("Ah", "9c", "4d"), acted=2, substantial=True, stub=("2s", "Kd"))
    assert ruled(told, rules).fixed == Order(flop=("Ah", "9c", "4d"), turn_burn="2s", turn="Kd")


def test_two_burns_before_the_river_put_right_at_once() -> None:
    told = WrongBurn(street="river", burns=("6s", "8d"), card="Qc", stub=("2s",))
    assert ruled(told, cash()).fixed == Order(river="8d")


def test_turn_without_a_burn_is_the_burn_and_the_next_card_the_turn() -> None:
    # due: Qc burned, 2s turn, Kd burned, 7h river
    told = WrongBurn(street="turn", twice=False, card="Qc", stub=("2s", "Kd", "7h"))
    came = ruled(told, cash())
    assert (came.outcome, came.fixed) == (Outcome.BURN_FIXED, Order(turn="2s", river_burn="Kd", river="7h"))


@pytest.mark.parametrize("rules", [tda(), cash()])
def test_turn_without_a_burn_stands_once_somebody_has_acted(rules: HouseRules) -> None:
    told = WrongBurn(street="turn", twice=False, acted=True, card="Qc", stub=("2s", "Kd"))
    came = ruled(told, rules)
    assert (came.outcome, came.fixed) == (Outcome.PLAY_ON, Order(turn="Qc", river_burn="2s", river="Kd"))


def test_premature_flop_is_shuffled_back_where_a_premature_turn_is_set_aside() -> None:
    told = PrematureCards(street="flop", burn="6s", cards=("Ah", "9c", "4d"), stub=("2s",))
    came = ruled(told, roberts(premature_turn="set_aside_use_river_card"))
    assert came.fixed == Reshuffle(reshuffle=("2s", "Ah", "9c", "4d"), burn_kept="6s")
    assert came.option is None


# -- wrong number of cards


def test_button_short_of_a_card_that_has_not_acted_is_completed_at_any_time() -> None:
    # TDA 2024 R37
    assert ruled(ShortHand(seat=3, is_button=True, substantial=True), tda()).outcome is Outcome.REPLACE_CARD


def test_short_hand_out_of_sequence_is_a_misdeal_before_substantial_action() -> None:
    came = ruled(ShortHand(seat=6), cash())
    assert (came.outcome, came.option) == (Outcome.MISDEAL, "short_card_fix")


def test_two_cards_too_many_are_a_misdeal_where_one_is_the_burn() -> None:
    rules = cash(one_extra_card="use_as_burn")
    assert ruled(ExtraCards(seat=2, count=2), rules).outcome is Outcome.MISDEAL


def test_hand_with_a_card_too_many_is_dead_after_substantial_action_and_its_card_no_burn() -> None:
    told = ExtraCards(seat=2, card="4c", substantial=True, stub=("5c", "8h", "Ks", "2d"))
    came = ruled(told, cash())
    assert (came.outcome, came.fixed) == (Outcome.HAND_DEAD, Dead(seat=2, burn="5c", flop=("8h", "Ks", "2d")))


def test_misdeal_moves_the_button_where_the_house_says_so() -> None:
    came = ruled(ShortHand(seat=6), tda(misdeal_button="advances"))
    assert came.fixed == Redeal(button_moves=True, exact_replay=False)


# -- cards that do not belong


def test_two_boxed_cards_after_substantial_action_are_for_the_floor() -> None:
    assert ruled(Boxed(count=2, substantial=True), tda()).outcome is Outcome.FLOOR_DECIDES


def test_joker_after_substantial_action_is_a_scrap_of_paper_in_a_tournament() -> None:
    assert ruled(Joker(seat=3, substantial=True, holder_has_acted=True), tda()).outcome is Outcome.SCRAP_OF_PAPER


def test_other_back_in_the_stub_changes_nothing_after_substantial_action() -> None:
    # WSOP Live 2024 R111
    assert ruled(FouledDeck(what=Foul.OTHER_BACK_IN_STUB, substantial=True), cash()).outcome is Outcome.PLAY_ON


def test_missing_card_leaves_the_result() -> None:
    # WSOP Live 2024 R117
    assert ruled(FouledDeck(what=Foul.CARD_MISSING), cash()).outcome is Outcome.PLAY_ON


def test_chips_of_who_knew_stay_in_cash_and_go_back_in_a_tournament() -> None:
    told = FouledDeck(what=Foul.SAME_CARD_TWICE, substantial=True, knew=(4,))
    assert ruled(told, cash()).fixed == Voided(forfeit=(4,))
    assert ruled(told, tda()).fixed == Voided()


# -- stud


def test_both_hole_cards_up_the_second_is_the_up_card() -> None:
    told = StudHoleCards(seat=3, count=2, cards=("2d", "Jc"), next_card="5c")
    assert ruled(told, cash()).fixed == ThirdDown(seat=3, upcard="Jc", turned_down="2d", dealt_down="5c")


def test_last_card_of_an_all_in_player_stays_up() -> None:
    # WSOP Live 2024 R229
    assert ruled(StudLastCard(seat=4, all_in=True), tda()).outcome is Outcome.PLAY_ON


def test_first_last_card_up_has_the_others_dealt_face_up() -> None:
    # WSOP Live 2024 R230
    assert Step.REST_FACE_UP in steps(StudLastCard(seat=4, first_player=True), cash())


def test_exposed_last_card_leaves_the_player_a_choice() -> None:
    came = ruled(StudLastCard(seat=4), cash())
    assert came.fixed == Choices(choices=("all_in_for_pot", "play_on"), card_stays=True)


def test_street_that_was_begun_for_two_of_three_takes_one_card_out() -> None:
    # without the error the Kd was the third of that street; then the burn and a card each
    told = StudTooEarly(
        seats=(2, 4), cards=("Qc", "2s"), players=(2, 4, 5), stub=("Kd", "7h", "Tc", "9d", "4h"), burn="6s"
    )
    came = ruled(told, roberts(premature_stud_card="remove_to_restore_order"))
    assert came.fixed == Removed(removed=("Qc", "2s", "Kd"), count=1, burn="7h", cards={2: "Tc", 4: "9d", 5: "4h"})


@pytest.mark.parametrize(
    ("players", "stub", "burns", "outcome", "fixed"),
    [
        (5, 7, 3, Outcome.NORMAL, CardsLeft(required=7)),
        (5, 6, 3, Outcome.STUB_WITH_BURNS, CardsLeft(required=7, scramble_with_burns=True, cards_after_scramble=9)),
        (7, 3, 3, Outcome.COMMUNITY_CARD, CardsLeft(required=9)),
        (7, 2, 3, Outcome.COMMUNITY_CARD, CardsLeft(required=9, scramble_with_burns=True, cards_after_scramble=5)),
    ],
)
def test_last_street_at_the_edge(players: int, stub: int, burns: int, outcome: Outcome, fixed: CardsLeft) -> None:
    came = ruled(SeventhStreet(players_left=players, stub_count=stub, burn_count=burns), tda())
    assert (came.outcome, came.fixed) == (outcome, fixed)


# -- draw


@pytest.mark.parametrize(("card", "outcome"), [("7d", Outcome.PLAY_ON), ("8d", Outcome.REPLACE_CARD)])
def test_limit_ace_to_five_keeps_a_seven_and_replaces_an_eight(card: str, outcome: Outcome) -> None:
    rules = roberts(betting="fl", draw_exposed_card="low_cards_kept_before_draw")
    assert ruled(DrawHoleCard(seat=3, card=card, ace_to_five=True), rules).outcome is outcome


def test_seven_of_another_game_is_replaced() -> None:
    rules = roberts(betting="fl", draw_exposed_card="low_cards_kept_before_draw")
    assert ruled(DrawHoleCard(seat=3, card="7d"), rules).outcome is Outcome.REPLACE_CARD


def test_card_pitched_at_the_players_request_stays() -> None:
    # WSOP Live 2024 R269 and R298
    assert ruled(DrawnCard(seat=3, card="Kd", at_request=True), cash()).outcome is Outcome.PLAY_ON


def test_last_card_that_completes_the_draw_is_dealt() -> None:
    assert ruled(DeckRunsOut(last_card_completes=True), cash()).outcome is Outcome.PLAY_ON


# -- skipped, clock, disputes


def test_skipped_player_in_for_all_bets_is_made_right() -> None:
    assert steps(Skipped(seat=5, in_for_all_bets=True), tda()) == [Step.COMPLETE_CALL]


def test_skipped_player_who_spoke_up_had_a_card_dealt_too_early() -> None:
    assert Step.BACK_TO_SEAT in steps(Skipped(seat=5, spoke_up=True), tda(skipped_after_next_card="hand_dead"))


@pytest.mark.parametrize(
    ("elapsed", "phase", "left"), [(0, ClockPhase.TIME, 25), (24, ClockPhase.TIME, 1), (25, ClockPhase.COUNTDOWN, 5)]
)
def test_clock_runs_its_time_and_then_its_countdown(elapsed: int, phase: ClockPhase, left: int) -> None:
    came = ruled(ClockCalled(elapsed=elapsed, facing_bet=True), tda(clock_seconds=25, clock_countdown=5))
    assert came.fixed == ClockLeft(phase=phase, left=left)


def test_clock_is_over_when_the_countdown_is() -> None:
    rules = tda(clock_seconds=25, clock_countdown=5)
    assert ruled(ClockCalled(elapsed=30, facing_bet=False, seat=4), rules).outcome is Outcome.CHECK
    assert ruled(ClockCalled(elapsed=30, facing_bet=True, seat=4), rules).fixed == Dead(seat=4)


def test_expired_clock_names_the_seat_that_checks() -> None:
    (step,) = ruled(ClockExpired(facing_bet=False, seat=4), tda()).steps
    assert (step.step, step.slots) == (Step.CHECKS, {"seat": 4})


def test_player_not_back_in_time_has_a_dead_hand_in_every_house() -> None:
    told = LeftSeat(seat=5, back_in_time=False)
    assert ruled(told, tda(leaving_seat_action_pending="penalty")).outcome is Outcome.HAND_DEAD


@pytest.mark.parametrize("about", list(About))
@pytest.mark.parametrize("rules", [tda(), cash(), roberts()])
def test_dispute_before_the_next_hand_is_in_time_everywhere(about: About, rules: HouseRules) -> None:
    assert ruled(Dispute(about=about), rules).outcome is Outcome.IN_TIME


def test_count_disputed_after_substantial_action_is_too_late_in_a_tournament() -> None:
    told = Dispute(about=About.ACCOUNTING, next_hand_begun=True, substantial_on_next=True)
    assert ruled(told, tda()).outcome is Outcome.TOO_LATE


def test_count_that_was_no_error_of_the_house_is_too_late_in_cash() -> None:
    told = Dispute(about=About.ACCOUNTING, next_hand_begun=True)
    assert ruled(told, cash()).outcome is Outcome.TOO_LATE
