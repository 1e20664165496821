"""An action out of turn by touch: seat and action are told, held until the turn comes, entered or let go of."""

import pytest

from dealer_assist.hand.entries import Fold
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, plain


def bet_of_20(sit: Sit, depth: int, language: str = "en", **changes: object) -> TouchedTable:
    """Seat 3 makes it 20, seat 4 is to act."""
    table = sit(depth=depth, language=language, **changes)
    table.touch("key.next")
    table.raise_to(20)
    return table


def raised_ahead(table: TouchedTable, seat: int, to: int) -> None:
    """At the floor: the seat has raised before its turn."""
    table.touch("key.floor", "floor.ahead")
    table.seats(seat)
    table.key_in(to)
    table.touch("pad.raise")


@pytest.mark.parametrize("depth", [1, 2])
def test_a_raise_out_of_turn_is_told_at_the_floor_and_stands_if_nobody_raises(
    sit: Sit, depth: int, language: str
) -> None:
    table = bet_of_20(sit, depth, language)
    table.touch("key.floor", "floor.ahead")
    hint = plain(table.window.hand.widget.limits.view.text)
    assert hint == {"en": "Tap the seat that acted out of turn.", "ar": "لمس المقعد الذي لعب خارج الدور."}[language]
    table.seats(6)
    table.key_in(60)
    assert table.word("pad.raise") == {"en": "Hold: Raise to 60", "ar": "يُحفظ: رايز إلى 60"}[language]
    table.touch("pad.raise")
    # nothing is entered: the chips lie in front and count in no price
    assert table.in_front[3] == "20"
    assert 6 not in table.in_front
    assert table.headline == {"en": "OUT OF TURN · SEAT 4 TO ACT", "ar": "خارج الدور · الدور للمقعد 4"}[language]
    table.touch("key.call", "key.fold")
    assert table.headline == {"en": "SEAT 6'S RAISE STANDS", "ar": "يثبت رايز المقعد 6"}[language]
    table.touch("key.floor")
    assert plain(table.word("floor.held")) == {"en": "It stands: Raise to 60", "ar": "يثبت: رايز إلى 60"}[language]
    table.touch("floor.held")
    assert table.in_front[6] == "60"
    assert table.hand.to_act == 7
    assert table.hand.level == 60


def test_a_raise_in_between_gives_the_raiser_all_options(sit: Sit) -> None:
    table = bet_of_20(sit, 2)
    raised_ahead(table, 6, 60)
    table.raise_to(80)
    assert table.prompt == ("SEAT 6'S CHIPS COME BACK, HE HAS ALL OPTIONS", "60 back: seat 4 raised to 80.")
    table.touch("key.fold")
    assert table.hand.to_act == 6
    # all options: it raises again, to another size
    table.raise_to(200)
    assert table.in_front[6] == "200"
    assert table.chips == 9 * 500


def test_where_a_call_changes_the_action_a_call_in_between_gives_it_back(sit: Sit) -> None:
    table = bet_of_20(sit, 2, oot_changing_actions=["bet", "call", "raise"])
    raised_ahead(table, 6, 60)
    assert table.prompt == ("OUT OF TURN · SEAT 4 TO ACT", "If seat 4 folds, seat 6's raise stands.")
    table.touch("key.call")
    assert table.prompt == ("SEAT 6'S CHIPS COME BACK, HE HAS ALL OPTIONS", "60 back: seat 4 called.")


def test_a_seat_tapped_out_of_turn_may_have_raised(sit: Sit, language: str) -> None:
    """Everything is entered: the tap says call, and beside holding it the pad is one tap away."""
    table = bet_of_20(sit, 2, language)
    table.seats(6)
    assert (
        plain(table.word("refused.remedy2"))
        == {"en": "Out of turn: bet or raise…", "ar": "خارج الدور: بت أو رايز…"}[language]
    )
    table.touch("refused.remedy2")
    table.key_in(60)
    table.touch("pad.raise")
    table.touch("key.fold", "key.fold")
    assert table.headline == {"en": "SEAT 6'S RAISE STANDS", "ar": "يثبت رايز المقعد 6"}[language]


def test_a_bet_with_nothing_bet_yet(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("key.next", "seat1", "seat2", "key.next", "key.next")
    assert (table.hand.street, table.hand.to_act) == (1, 2)
    raised_ahead(table, 3, 15)
    assert table.prompt[1] == "If seat 2 only checks, seat 3's bet stands."
    table.touch("key.call")
    assert table.headline == "SEAT 3'S BET STANDS"
    table.touch("key.floor", "floor.held")
    assert table.in_front == {3: "15"}


def test_all_in_call_and_fold_out_of_turn_are_told_on_the_same_pad(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    for key, headline in (
        ("pad.all_in", "SEAT 6'S RAISE STANDS"),
        ("pad.call", "SEAT 6'S CALL STANDS"),
        ("pad.remedy0", "SEAT 6'S FOLD STANDS"),
    ):
        table.touch("key.floor", "floor.ahead", "seat6", key, "key.fold", "key.fold")
        assert table.headline == headline
        table.touch("key.undo", "key.undo", "key.undo")
        assert table.headline == "SEAT 4 · CALL 20"


def test_a_fold_out_of_turn_binds_though_somebody_raises(sit: Sit) -> None:
    table = bet_of_20(sit, 2)
    table.touch("key.floor", "floor.ahead", "seat6", "pad.remedy0")
    table.raise_to(60)
    table.touch("key.fold")
    assert table.headline == "SEAT 6'S FOLD STANDS"
    table.touch("key.floor", "floor.held")
    assert 6 not in table.seats_left
    desk = table.session.desk
    assert desk is not None
    assert desk.last is not None
    assert desk.last.entry == Fold(6)


def test_undo_takes_back_that_it_was_held_and_redo_holds_it_again(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    raised_ahead(table, 6, 60)
    table.touch("key.undo")
    assert table.headline == "SEAT 4 · CALL 20"
    assert table.in_front[3] == "20"
    table.touch("key.redo")
    assert table.headline == "OUT OF TURN · SEAT 4 TO ACT"


def test_back_on_the_pad_leaves_everything_as_it_was(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    table.touch("key.floor", "floor.ahead", "seat6", "key.back")
    assert not table.shows("pad.raise")
    assert table.headline == "SEAT 4 · CALL 20"


def test_the_floor_gives_the_chips_of_a_raise_back_with_two_taps(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    raised_ahead(table, 6, 60)
    table.touch("key.floor", "floor.chips_back")
    assert table.headline == "SEAT 4 · CALL 20"


def test_more_than_the_stack_is_refused_on_the_pad(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    raised_ahead(table, 6, 900)
    assert table.headline.startswith("SEAT 6 HAS")
    assert table.shows("pad.raise")


def test_the_seat_to_act_is_never_out_of_turn(sit: Sit) -> None:
    table = bet_of_20(sit, 1)
    table.touch("key.floor", "floor.ahead", "seat4")
    assert not table.shows("pad.raise")


def test_in_a_hand_nobody_follows_nothing_is_out_of_turn(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.floor")
    assert not table.shows("floor.ahead")
