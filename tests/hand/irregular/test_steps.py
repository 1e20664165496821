"""What the dealer does, in order, and what is fixed by it: remedies of rule file 09 that no vector spells out."""

from __future__ import annotations

import pytest

from dealer_assist.hand.irregular.boards import FlopOfTooMany
from dealer_assist.hand.irregular.disputes import About, Dispute
from dealer_assist.hand.irregular.draw import DeckRunsOut
from dealer_assist.hand.irregular.exposed import ExposedBurn
from dealer_assist.hand.irregular.foreign import Foul, FouledDeck
from dealer_assist.hand.irregular.outcome import Dead, Do, Order, Outcome, Step
from dealer_assist.hand.irregular.premature import PrematureCards
from dealer_assist.hand.irregular.skipped import Skipped
from dealer_assist.hand.irregular.stud import StudHoleCards, StudLastCard
from dealer_assist.hand.irregular.stud_streets import Allowed, Removed, StudTooEarly
from dealer_assist.hand.irregular.told import Told, ruled
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
