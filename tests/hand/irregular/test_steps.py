"""What the dealer does, in order, and what is fixed by it: remedies of rule file 09 that no vector spells out."""

from __future__ import annotations

import pytest

from dealer_assist.hand.irregular.boards import FlopOfTooMany, FlopWithoutBurn, WrongBurn
from dealer_assist.hand.irregular.clock import ClockExpired, LeftSeat
from dealer_assist.hand.irregular.disputes import About, Dispute
from dealer_assist.hand.irregular.draw import DeckRunsOut, DrawHoleCard, DrawnCard
from dealer_assist.hand.irregular.exposed import By, ExposedBurn, ExposedHoleCard
from dealer_assist.hand.irregular.foreign import Foul, FouledDeck, Joker
from dealer_assist.hand.irregular.outcome import (
    Choices,
    Dead,
    Do,
    Fixed,
    Order,
    Outcome,
    Replacement,
    Reshuffle,
    Stays,
    Step,
)
from dealer_assist.hand.irregular.premature import PrematureCards
from dealer_assist.hand.irregular.skipped import Skipped
from dealer_assist.hand.irregular.stud import StudHoleCards, StudLastCard
from dealer_assist.hand.irregular.stud_streets import Allowed, Removed, SeventhStreet, StudTooEarly
from dealer_assist.hand.irregular.told import Told, ruled
from dealer_assist.hand.irregular.wrong_count import ShortHand
from dealer_assist.rules.options import HouseRules
from tests.irregular import cash, roberts, tda

IN_ORDER: list[tuple[Told, HouseRules, list[Step]]] = [
    # the pot is put right until substantial action on the next hand (TDA 2024 R22)
    (
        Dispute(about=About.ACCOUNTING, next_hand_begun=True),
        tda(dispute_accounting="until_sa_next_hand"),
        [Step.CALL_FLOOR, Step.PUT_POT_RIGHT],
    ),
    # a premature flop: its burn stays, the cards go back, no other burn (TDA 2024 RP-5-A)
    (
        PrematureCards(street="flop"),
        tda(),
        [
            *(Step.STOP, Step.CALL_FLOOR, Step.FINISH_ACTION),
            *(Step.KEEP_BURN, Step.SHUFFLE_BACK, Step.DEAL_WITHOUT_BURN),
        ],
    ),
    # the deck of a draw game: this draw's discards lie apart, the burns go in or stay out
    (
        DeckRunsOut(),
        cash(draw_reshuffle_set="muck_prior_discards_burns_last_card"),
        [Step.KEEP_DISCARDS_APART, Step.ADD_BURNS, Step.SHUFFLE_DECK],
    ),
    (
        DeckRunsOut(),
        cash(draw_reshuffle_set="muck_prior_discards_last_card"),
        [Step.KEEP_DISCARDS_APART, Step.SHUFFLE_DECK],
    ),
    # seventh street face up: replaced while there is betting (TDA 2024 RP-10-B), or the holder chooses (R230)
    (
        StudLastCard(seat=4),
        tda(stud_river_exposed="replace_if_action_remains"),
        [Step.REST_FACE_DOWN, Step.REPLACE],
    ),
    (
        StudLastCard(seat=4),
        cash(stud_river_exposed="keep_with_all_in_option"),
        [Step.REST_FACE_DOWN, Step.ASK_ALL_IN],
    ),
    # both hole cards of stud up where the hand is dead: the ante comes back (Robert's Rules v11 s.8.5)
    (
        StudHoleCards(seat=3, count=2),
        roberts(stud_both_downcards_exposed="hand_dead_ante_back"),
        [Step.MUCK_HAND, Step.ANTE_BACK],
    ),
    # -- boards
    # four cards after action: for the floor (TDA 2024 RP-14)
    (FlopOfTooMany(count=4, acted=True), tda(), [Step.STOP, Step.CALL_FLOOR]),
    # no burn: the flop was seen (R164), was not seen, or stands after a check (TDA 2024 R39-B)
    (
        FlopWithoutBurn(face_up=True),
        cash(no_burn_flop="reshuffle_if_exposed"),
        [Step.STOP, Step.CALL_FLOOR, Step.SHUFFLE_BACK, Step.BURN_AND_DEAL],
    ),
    (
        FlopWithoutBurn(face_up=False),
        cash(no_burn_flop="reshuffle_if_exposed"),
        [Step.STOP, Step.CARD_IS_BURN],
    ),
    (
        FlopWithoutBurn(acted=1),
        tda(no_burn_flop="scramble_three_if_no_action"),
        [Step.PLAY_ON, Step.ONE_BURN],
    ),
    (
        FlopWithoutBurn(),
        tda(no_burn_flop="scramble_three_if_no_action"),
        [Step.STOP, Step.CALL_FLOOR, Step.SCRAMBLE, Step.FLOOR_PICKS_BURN, Step.COMPLETE_FLOP],
    ),
    # two burns once there was action (TDA 2024 R38; R165)
    (WrongBurn(street="turn", acted=True), tda(two_burns="one_burn_per_street"), [Step.PLAY_ON, Step.ONE_BURN]),
    (
        WrongBurn(street="turn", acted=True),
        cash(two_burns="return_second_card"),
        [Step.LEAVE_CARD, Step.SECOND_IS_NEXT_BURN],
    ),
    (WrongBurn(street="turn"), cash(), [Step.STOP, Step.SECOND_IS_CARD]),
    (WrongBurn(street="turn", twice=False), cash(), [Step.STOP, Step.CARD_IS_BURN]),
    # a premature turn where the river comes as the turn (Robert's Rules v11 s.5)
    (
        PrematureCards(street="turn"),
        roberts(premature_turn="set_aside_use_river_card"),
        [
            *(Step.STOP, Step.CALL_FLOOR, Step.SET_ASIDE, Step.FINISH_ACTION),
            *(Step.BURN_AND_DEAL, Step.RIVER_SHUFFLE),
        ],
    ),
    # -- a player's time, seat and turn
    (ClockExpired(facing_bet=True, seat=4), tda(), [Step.MUCK_HAND]),
    (LeftSeat(seat=4), tda(leaving_seat_action_pending="penalty"), [Step.CALL_FLOOR, Step.WARN]),
    (LeftSeat(seat=4), cash(leaving_seat_action_pending="hand_dead"), [Step.MUCK_HAND]),
    (
        Skipped(seat=5, spoke_up=False, in_for_all_bets=False),
        tda(skipped_after_next_card="floor_decides"),
        [Step.STOP, Step.CALL_FLOOR],
    ),
    # -- disputes
    (
        Dispute(about=About.ACCOUNTING, next_hand_begun=True, substantial_on_next=True),
        tda(dispute_accounting="until_sa_next_hand"),
        [Step.POT_STANDS],
    ),
    # -- cards turned up
    (DrawnCard(seat=3, at_request=True), cash(), [Step.LEAVE_CARD]),
    (ExposedHoleCard(by=By.PLAYER, seat=3), tda(), [Step.LEAVE_CARD, Step.WARN]),
    (ExposedBurn(street="turn", seen_by_one=True), tda(), [Step.SHOW_ALL, Step.KEEP_BURN, Step.PLAY_ON]),
    (ExposedBurn(street="turn"), tda(), [Step.KEEP_BURN, Step.PLAY_ON]),
    (ExposedBurn(street="turn"), tda(exposed_burn_card="floor_decides"), [Step.STOP, Step.CALL_FLOOR]),
    (StudLastCard(seat=4, all_in=True), tda(), [Step.LEAVE_CARD, Step.REST_FACE_DOWN]),
    (
        StudLastCard(seat=4, first_player=True),
        cash(stud_river_exposed="keep_with_all_in_option"),
        [Step.LEAVE_CARD, Step.REST_FACE_UP],
    ),
    # -- decks
    (FouledDeck(what=Foul.SAME_CARD_TWICE, next_hand_begun=True), tda(), [Step.POT_STANDS, Step.CHANGE_DECK]),
    (
        FouledDeck(what=Foul.SAME_CARD_TWICE),
        tda(),
        [Step.STOP, Step.CALL_FLOOR, Step.RETURN_CHIPS, Step.CHANGE_DECK],
    ),
    (
        FouledDeck(what=Foul.SAME_CARD_TWICE, knew=(3,)),
        cash(forfeited_pot_next_hand="carry_to_next_deal"),
        [Step.STOP, Step.CALL_FLOOR, Step.RETURN_CHIPS, Step.LEAVE_FORFEITED, Step.CHANGE_DECK],
    ),
    # -- stud too early: the street goes back into the stub (TDA 2024 RP-5-D)
    (
        StudTooEarly(seats=(4,)),
        tda(premature_stud_card="reshuffle_street"),
        [Step.STOP, Step.FINISH_ACTION, Step.KEEP_BURN, Step.SHUFFLE_BACK, Step.DEAL_WITHOUT_BURN],
    ),
    # an exposed card of a draw game is replaced after the deal and is the burn of the draw; low ones stay (s.11)
    (
        DrawHoleCard(seat=3, card="Kd"),
        cash(draw_exposed_card="always_replace"),
        [Step.FINISH_DEAL, Step.REPLACE, Step.EXPOSED_IS_BURN],
    ),
    (
        DrawHoleCard(seat=3, card="5d", ace_to_five=True),
        roberts(draw_exposed_card="low_cards_kept_before_draw", betting="fl"),
        [Step.LEAVE_CARD],
    ),
    # every misdeal: the posts go back to the same places
    (
        ExposedHoleCard(by=By.DEALER, seat=3, first_two=True),
        tda(),
        [Step.STOP, Step.COUNT_DECK, Step.RETURN_POSTS, Step.SHUFFLE_AND_DEAL],
    ),
    # who spoke up is gone back to, and the card is one dealt too early
    (
        Skipped(seat=5, spoke_up=True, in_for_all_bets=False),
        tda(),
        [Step.STOP, Step.CALL_FLOOR, Step.BACK_TO_SEAT, Step.SHUFFLE_BACK],
    ),
]


@pytest.mark.parametrize(("told", "rules", "expected"), IN_ORDER)
def test_dealer_is_told_every_step_in_order(told: Told, rules: HouseRules, expected: list[Step]) -> None:
    assert [do.step for do in ruled(told, rules).steps] == expected


def test_four_cards_are_scrambled_and_five_are_not() -> None:
    rules = tda(four_card_flop="scramble_pick_burn")
    four = ruled(FlopOfTooMany(count=4), rules)
    assert Do(Step.SCRAMBLE, {"count": 4}) in four.steps
    assert ruled(FlopOfTooMany(count=5), rules).outcome is Outcome.RESHUFFLE_STREET


@pytest.mark.parametrize(
    ("street", "flop", "turn", "river"),
    [
        ("flop", ("As", "Kd", "7h"), None, None),
        ("turn", (), "As", None),
        ("river", (), None, "As"),
    ],
)
def test_burn_that_was_seen_stays_and_the_street_comes_as_it_lies(
    street: str, flop: tuple[str, ...], turn: str | None, river: str | None
) -> None:
    told = ExposedBurn(street=street, burn="2c", stub=("As", "Kd", "7h", "9d"))
    fixed = ruled(told, tda(exposed_burn_card="burn_stands")).fixed
    assert fixed == Order(burn="2c", flop=flop, turn=turn, river=river)


def test_other_back_in_the_stub_stands_after_substantial_action_and_voids_before() -> None:
    # rule file 09: only in the stub after substantial action
    after = ruled(FouledDeck(what=Foul.OTHER_BACK_IN_STUB, substantial=True), cash())
    before = ruled(FouledDeck(what=Foul.OTHER_BACK_IN_STUB, substantial=False), cash())
    assert (after.outcome, before.outcome) == (Outcome.PLAY_ON, Outcome.VOID_ALL)


def test_house_option_is_named_only_where_somebody_knew_the_deck_was_foul() -> None:
    nobody, somebody = FouledDeck(what=Foul.SAME_CARD_TWICE), FouledDeck(what=Foul.SAME_CARD_TWICE, knew=(3,))
    assert (ruled(nobody, tda()).option, ruled(somebody, tda()).option) == (None, "forfeited_pot_next_hand")


def test_hand_of_a_player_who_kept_silent_is_dead_where_the_house_says_so() -> None:
    told = Skipped(seat=5, spoke_up=False, in_for_all_bets=False)
    assert ruled(told, cash(skipped_after_next_card="hand_dead")).fixed == Dead(seat=5)


RESTORED = "remove_to_restore_order"


def test_premature_last_card_the_player_has_seen_stays_without_a_raise() -> None:
    told = StudTooEarly(seats=(4, 6), last_street=True, looked=True)
    assert ruled(told, roberts(premature_stud_card=RESTORED)).fixed == Allowed(seat=4)


@pytest.mark.parametrize(("last_street", "looked"), [(True, False), (False, True)])
def test_premature_card_nobody_has_seen_or_of_an_earlier_street_is_taken_out(last_street: bool, looked: bool) -> None:
    told = StudTooEarly(seats=(4,), players=(4, 6), last_street=last_street, looked=looked)
    fixed = ruled(told, roberts(premature_stud_card=RESTORED)).fixed
    assert isinstance(fixed, Removed)
    assert fixed.count == 1


def test_street_dealt_again_is_told_as_far_as_the_stub_was_seen() -> None:
    # one card for seat 6 is out, then the burn; seat 4 gets the next, of seat 6's nothing is known
    told = StudTooEarly(seats=(4,), cards=("Qc",), players=(4, 6), stub=("2s", "7h", "Tc"))
    fixed = ruled(told, roberts(premature_stud_card=RESTORED)).fixed
    assert fixed == Removed(removed=("Qc", "2s"), count=1, burn="7h", cards={4: "Tc"})


def test_who_spoke_up_has_the_card_ruled_as_dealt_too_early() -> None:
    told = Skipped(seat=5, spoke_up=True, in_for_all_bets=False)
    assert ruled(told, tda()).fixed == Choices(choices=("premature",))


SILENT_HAND, CALLED = Dead(seat=4), cash(joker_found="replace_or_dead")


@pytest.mark.parametrize(
    ("told", "rules", "fixed"),
    [
        # whose hand it is that is dead, so that the table can follow
        (ClockExpired(facing_bet=True, seat=4), tda(), SILENT_HAND),
        (LeftSeat(seat=4), cash(leaving_seat_action_pending="hand_dead"), SILENT_HAND),
        (Joker(seat=4, holder_has_acted=True), CALLED, SILENT_HAND),
        # a card that stays with its holder
        (ExposedHoleCard(by=By.DEALER, seat=3, substantial=True, first_two=True), tda(), Stays()),
        (StudLastCard(seat=4, first_player=True), cash(stud_river_exposed="keep_with_all_in_option"), Stays()),
        # a flop that was seen goes back with the stub, and another burn is due
        (
            FlopWithoutBurn(cards=("As", "Kd", "7h"), stub=("2c",)),
            cash(no_burn_flop="reshuffle_if_exposed"),
            Reshuffle(reshuffle=("2c", "As", "Kd", "7h"), new_burn=True),
        ),
        # nothing is known of the flop before the floor has drawn, or before the stub was seen
        (
            FlopWithoutBurn(cards=("As", "Kd", "7h"), stub=("2c", "3c", "4c")),
            tda(no_burn_flop="scramble_three_if_no_action"),
            Order(turn_burn="3c", turn="4c"),
        ),
        (
            FlopWithoutBurn(cards=("As", "Kd", "7h"), face_up=False),
            cash(no_burn_flop="reshuffle_if_exposed"),
            Order(burn="As"),
        ),
    ],
)
def test_what_is_fixed_is_told_to_the_table(told: Told, rules: HouseRules, fixed: Fixed) -> None:
    assert ruled(told, rules).fixed == fixed


@pytest.mark.parametrize(
    ("about", "option"), [(About.ACCOUNTING, "dispute_accounting"), (About.READING, "dispute_reading")]
)
def test_dispute_before_the_next_hand_names_the_option_of_what_is_disputed(about: About, option: str) -> None:
    assert ruled(Dispute(about=about), tda()).option == option


def test_nobody_knew_so_no_rule_about_those_who_did_is_cited() -> None:
    assert "WSOP Live 2024 R113" not in ruled(FouledDeck(what=Foul.SAME_CARD_TWICE), cash()).cite


def test_misdeal_of_itself_names_where_the_button_lies_then() -> None:
    assert ruled(ExposedHoleCard(by=By.DEALER, seat=3, first_two=True), tda()).option == "misdeal_button"


def test_last_street_of_stud_is_dealt_with_the_burns_where_they_are_just_enough() -> None:
    # six players need eight cards: five of the stub and three burns (TDA 2024 RP-10-H)
    told = SeventhStreet(players_left=6, stub_count=5, burn_count=3)
    assert ruled(told, tda()).outcome is Outcome.STUB_WITH_BURNS


def test_short_hand_on_the_button_is_completed_and_the_flop_follows_from_the_stub() -> None:
    told = ShortHand(seat=1, is_button=True, acted=False, stub=("As", "Kd", "7h", "2c", "3c", "4c"))
    expected = Replacement(replacement="As", to_seat=1, burn="Kd", flop=("7h", "2c", "3c"))
    assert ruled(told, tda()).fixed == expected
