"""A deck too short for every board of a pot that is run more than once (WSOP Live 2024 R211 and R212)."""

from __future__ import annotations

import pytest

from dealer_assist.guide.irregular import Advice, advice, irregularities
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.prompt import Prompt
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, RunIt, StreetDealt
from dealer_assist.hand.irregular.outcome import Outcome, Step
from dealer_assist.hand.irregular.run_outs import ForTheBoards, RunOutsShort, boards_to_come, run_outs_short
from dealer_assist.table.entries import Irregularity
from dealer_assist.table.state import Stakes, TableState
from tests.other_games import dealt_of
from tests.tables import dealt, house_rules, play, the_hand


def all_in(game: str, seats: int, *, after: int, boards: int) -> TableState:
    """The blinds, seats 2 and 3, are all-in after so many streets of checking; everybody else has folded."""
    table = dealt_of(game, (100,) * seats, stakes=Stakes(1, 2), betting="nl", run_it_max=3)
    table = play(table, *(Fold(seat) for seat in (*range(4, seats + 1), 1)))
    if after:
        table = play(table, Call(2), Check(3), StreetDealt())
    for _ in range(after - 1):
        table = play(table, Check(2), Check(3), StreetDealt())
    return play(table, AllIn(2), Call(3), RunIt(boards, (2, 3)))


@pytest.mark.parametrize(
    ("table", "needed", "stub", "burns"),
    [
        # eight hands of five: 52 - 40; twice five cards and three burns
        (all_in("omaha5", 8, after=0, boards=2), 16, 12, 0),
        # 52 - 40 - 1 - 3; twice two cards and two burns
        (all_in("omaha5", 8, after=1, boards=2), 8, 8, 1),
        # 52 - 40 - 1 - 3 - 1 - 1; three times one card and one burn
        (all_in("omaha5", 8, after=2, boards=3), 6, 6, 2),
        # seven hands of six: 52 - 42 - 6
        (all_in("omaha6", 7, after=2, boards=3), 6, 4, 2),
    ],
    ids=["before the flop", "on the flop", "on the turn", "of six cards"],
)
def test_cards_needed_and_left_are_counted_from_the_hands_dealt(
    table: TableState, needed: int, stub: int, burns: int
) -> None:
    to_come = boards_to_come(the_hand(table))
    assert to_come is not None
    assert (to_come.needed, to_come.stub_count, to_come.burn_count) == (needed, stub, burns)


def test_a_pot_that_is_run_once_needs_nothing_counted() -> None:
    assert boards_to_come(the_hand(dealt((100, 100)))) is None


@pytest.mark.parametrize(
    ("stub", "burns", "outcome", "steps", "without_burns"),
    [
        (9, 1, Outcome.NORMAL, [Step.BURN_AND_DEAL], None),
        # R211: the last card of the stub is dealt
        (8, 1, Outcome.NORMAL, [Step.BURN_AND_DEAL, Step.USE_LAST_CARD], None),
        (
            7,
            1,
            Outcome.STUB_WITH_BURNS,
            [Step.ADD_BURNS, Step.BURN_AND_DEAL, Step.OR_DEAL_WITHOUT_BURN],
            True,
        ),
        (
            6,
            1,
            Outcome.STUB_BURNS_AND_MUCK,
            [Step.ADD_BURNS, Step.ADD_MUCK, Step.BURN_AND_DEAL, Step.OR_DEAL_WITHOUT_BURN],
            True,
        ),
        (
            4,
            1,
            Outcome.STUB_BURNS_AND_MUCK,
            [Step.ADD_BURNS, Step.ADD_MUCK, Step.BURN_AND_DEAL, Step.OR_DEAL_WITHOUT_BURN],
            True,
        ),
        # four cards for the boards, and no more than three are left
        (3, 1, Outcome.STUB_BURNS_AND_MUCK, [Step.ADD_BURNS, Step.ADD_MUCK, Step.BURN_AND_DEAL], False),
    ],
)
def test_burns_go_in_first_and_the_muck_where_they_are_not_enough(
    stub: int, burns: int, outcome: Outcome, steps: list[Step], without_burns: bool | None
) -> None:
    told = RunOutsShort(needed=8, stub_count=stub, burn_count=burns, burns_to_come=4)
    came = run_outs_short(told, house_rules())
    assert (came.outcome, [do.step for do in came.steps]) == (outcome, steps)
    assert without_burns is None or came.fixed == ForTheBoards(without_burns=without_burns)


def told(table: TableState) -> list[Prompt]:
    return [each for each in next_steps(table) if isinstance(each, Prompt)]


def test_short_deck_is_told_before_the_boards_are_dealt() -> None:
    first, then, *_ = told(all_in("omaha6", 7, after=2, boards=3))
    slots = {"stub": 4, "needed": 6, "muck": False, "without_burns": True}
    assert (first.code, first.slots, then.code) == ("run_outs_short", slots, "deal_rest")


def test_deck_that_lasts_is_not_spoken_of() -> None:
    assert told(all_in("omaha5", 8, after=1, boards=2))[0].code == "deal_rest"


def test_floor_finds_the_counts_filled_in_and_the_table_takes_it() -> None:
    table = all_in("omaha6", 7, after=2, boards=3)
    assert "run_outs_short" in irregularities(table)
    advised = advice(table, "run_outs_short", {})
    assert isinstance(advised, Advice)
    told = RunOutsShort(needed=6, stub_count=4, burn_count=2, burns_to_come=3)
    assert (advised.entry, advised.refused) == (Irregularity(told), None)


def test_it_is_offered_only_where_boards_are_still_to_come() -> None:
    assert "run_outs_short" not in irregularities(dealt((100, 100)))


def test_two_cards_short_need_two_burns() -> None:
    told = RunOutsShort(needed=8, stub_count=6, burn_count=2, burns_to_come=0)
    came = run_outs_short(told, house_rules())
    assert (came.outcome, came.fixed) == (Outcome.STUB_WITH_BURNS, ForTheBoards(without_burns=False))
