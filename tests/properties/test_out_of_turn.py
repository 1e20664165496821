"""An action out of turn is held until the seats passed over have acted: no chip is lost, what stands can be entered."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings

from dealer_assist.app.ahead import may_act_ahead
from dealer_assist.app.held import OutOfTurn, SeatEntry, held_from, is_over, stands, told_now
from dealer_assist.app.views.pad import whole_stack
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, Wager
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.rules.options import OotChangingActions
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.state import TableState
from tests.app.driver import chips_of
from tests.properties.test_taps import moments
from tests.tables import the_hand
from tests.walks import CHANCES


def legal(chance: Random, hand: HandState, seat: int) -> SeatEntry:
    """Something this seat may do when its turn comes."""
    may = limits(hand, seat)
    choices: list[SeatEntry] = [Fold(seat), Check(seat) if "check" in may.can else Call(seat)]
    if may.may_wager and may.min_to is not None:
        most = may.max_to if may.max_to is not None else 3 * may.min_to
        choices += [Wager(seat, chance.randint(min(may.min_to, most), most))] * 2
        choices += [AllIn(seat)] if may.max_to == whole_stack(in_hand(hand, seat)) else []
    return chance.choice(choices)


def ahead(chance: Random, table: TableState) -> OutOfTurn | None:
    """Somebody acts before the turn has come; None where nobody can."""
    hand = the_hand(table)
    seats = [each.seat for each in hand.seats if may_act_ahead(hand, each.seat)]
    return held_from(legal(chance, hand, chance.choice(seats)), hand) if seats else None


def acted_on(chance: Random, table: TableState, held: OutOfTurn) -> TableState:
    """The seats passed over act, until the turn comes; all that time it waits or is told to come back."""
    while not is_over(held, table.hand) and the_hand(table).to_act not in (None, held.entry.seat):
        assert told_now(held, table.hand) is not None
        assert stands(held, table.hand) is None
        after = apply(table, legal(chance, the_hand(table), the_hand(table).to_act or 0))
        if isinstance(after, Refused):
            break
        table = after
    return table


def entered(table: TableState, right: SeatEntry) -> TableState:
    """What stands is entered; where nobody is left who could answer a raise, the call in its place."""
    after = apply(table, right)
    if isinstance(after, Refused):
        assert after.code is RefusalCode.RAISE_UNANSWERABLE
        after = apply(table, Call(right.seat))
    assert not isinstance(after, Refused), (right, after)
    return after


@settings(max_examples=150)
@given(CHANCES)
def test_what_was_held_stands_and_is_taken_or_comes_back_and_no_chip_is_lost(chance: Random) -> None:
    for table in moments(chance):
        held = ahead(chance, table)
        if held is None:
            continue
        now = acted_on(chance, table, held)
        assert chips_of(now) == chips_of(table)
        right = stands(held, now.hand)
        if right is not None:
            assert chips_of(entered(now, right)) == chips_of(table)


@settings(max_examples=150)
@given(CHANCES)
def test_a_raise_in_between_releases_all_but_a_fold(chance: Random) -> None:
    for table in moments(chance):
        held = ahead(chance, table)
        if held is None or OotChangingActions.RAISE not in held.hand.rules.oot_changing_actions:
            continue
        now = acted_on(chance, table, held)
        raised = the_hand(now).level > held.hand.level > 0
        told = None if is_over(held, now.hand) else told_now(held, now.hand)
        if raised and told is not None and not isinstance(held.entry, Fold):
            assert told.code == "out_of_turn_back"
            assert stands(held, now.hand) is None
