"""An irregular deal told at FLOOR by touch: what happened, the facts one tap each, the steps, one tap to enter."""

from tests.app.conftest import Sit
from tests.app.driver import TouchedTable


def told(table: TouchedTable, *values: str) -> None:
    """FLOOR, irregular deal, and these keys of its panel."""
    table.touch("key.floor", "floor.irregular", *(f"asking.{value}" for value in values))


def test_too_many_cards_after_action_is_a_dead_hand_in_two_taps_and_one_to_enter(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next")
    table.raise_to(15)
    table.seats(4)
    table.seats(5)
    told(table, "code.extra_cards")
    assert table.headline == {"en": "Which seat?", "ar": "أي مقعد؟"}[language]
    before = table.seats_left
    table.touch("asking.seat.5")
    # one card too many found after substantial action: that hand is dead, the deal stands
    table.touch("asking.enter")
    assert table.seats_left == tuple(seat for seat in before if seat != 5)
    table.touch("key.undo")
    assert table.seats_left == before


def test_seats_and_cards_to_choose_stand_from_the_left_in_every_language(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next")
    told(table, "code.extra_cards")
    assert in_order_from_the_left(table, "seat.1", "seat.2", "seat.3")
    table.touch("key.back")
    told(table, "code.boxed", "fact.card")
    assert in_order_from_the_left(table, "rank.A", "rank.K", "rank.Q")


def in_order_from_the_left(table: TouchedTable, *keys: str) -> bool:
    lefts = [table.middle(table.part(f"asking.{key}")).x() for key in keys]
    return lefts == sorted(lefts)


def test_a_fact_the_hand_knows_can_be_put_right_before_it_is_entered(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    told(table, "code.exposed_hole_card", "choice.dealer", "seat.1", "yes")
    # the first card off the deck, and nobody has acted: a misdeal, which is held and not tapped
    assert table.headline == "MISDEAL — DEAL AGAIN"
    table.touch("asking.fact.substantial", "asking.yes")
    assert table.headline != "MISDEAL — DEAL AGAIN"
    table.touch("key.undo", "key.undo")
    assert table.headline == "MISDEAL — DEAL AGAIN"
    table.touch("asking.enter")
    assert table.shows("asking.enter")
    table.hold("asking.enter")
    assert table.table.hand is None
    assert set(table.stacks.values()) == {500}


def test_undo_takes_back_what_was_told_and_closes_the_list_before_the_first_tap(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    told(table, "code.extra_cards")
    table.touch("key.undo")
    assert table.shows("asking.code.boxed")
    table.touch("key.undo")
    assert not table.shows("asking.code.boxed")
    assert table.table.hand is not None


def test_a_card_is_told_by_rank_and_suit(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    told(table, "code.boxed", "fact.card", "rank.Q", "suit.d")
    assert table.word("asking.fact.card") == "Which card? Q♦"


def test_the_reasons_of_the_outcome_are_one_tap_away(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    told(table, "code.exposed_burn", "no")
    table.touch("prompt")
    assert "Exposed burn card" in table.reasons
    table.touch("key.back")
    assert table.shows("asking.enter")


def test_rights_at_the_showdown_are_told_and_nothing_is_entered(sit: Sit) -> None:
    table = sit(stacks={1: 100, 5: 100}, button=1)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.call", "key.back")
    entered = table.hand
    table.touch("key.floor", "floor.right", "asking.code.last_live_hand")
    assert table.headline == "HAND CAN WIN"
    assert table.hand == entered
    assert not table.shows("asking.enter")


def test_a_card_turned_too_early_stops_the_hand_and_says_whose_turn_it_is(sit: Sit, language: str) -> None:
    table = sit(language=language)
    table.touch("key.next")
    to_act = table.hand.to_act
    told(table, "code.premature_cards")
    stop = {
        "en": f"STOP · SEAT {to_act} TO ACT · CALL FLOOR",
        "ar": f"قف · الدور للمقعد {to_act} · استدعاء مدير الصالة",
    }
    assert table.headline == stop[language]
    table.touch("asking.enter")
    assert table.hand.to_act == to_act


def test_the_first_card_at_a_wrong_seat_is_a_misdeal_until_there_is_substantial_action(sit: Sit) -> None:
    table = sit()
    table.touch("key.next")
    told(table, "code.first_card_wrong")
    assert table.prompt == ("MISDEAL — DEAL AGAIN", "Same button, same blinds, same players.")
    table.touch("key.undo", "key.undo", "key.call", "key.call")
    told(table, "code.first_card_wrong")
    # two calls in turn, with chips
    assert table.prompt == ("SUBSTANTIAL ACTION — HAND PLAYS", "Two actions in turn with chips in.")
    before = table.hand
    table.touch("asking.enter")
    assert table.hand == before
