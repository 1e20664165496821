"""Actions out of turn are held until the seats passed over have acted: they change nothing, and no chip is lost."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from msgspec.structs import replace

from dealer_assist.app.ahead import may_act_ahead
from dealer_assist.app.views.pad import whole_stack
from dealer_assist.guide.out_of_turn import out_of_turn_told
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, OutOfTurn, Wager
from dealer_assist.hand.holding import out_of_turn_as
from dealer_assist.hand.limits import limits
from dealer_assist.hand.out_of_turn import SeatEntry, changed_by, released
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.rules.options import OotChangingActions
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import close_street, tap
from tests.app.driver import chips_of
from tests.properties.test_taps import moments
from tests.tables import play, the_hand
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


def ahead(chance: Random, table: TableState) -> tuple[OutOfTurn, ...]:
    """One seat, or several in any order, act before their turn has come; nothing where nobody can."""
    hand = the_hand(table)
    seats = [each.seat for each in hand.seats if may_act_ahead(hand, each.seat)]
    chosen = chance.sample(seats, min(len(seats), chance.randint(1, 3)))
    told = (out_of_turn_as(legal(chance, hand, seat), hand) for seat in chosen)
    return tuple(each for each in told if each is not None)


def without(table: TableState) -> TableState:
    """The table as it would be if nobody had acted out of turn."""
    return replace(table, hand=replace(the_hand(table), out_of_turn=()))


def acted_on(chance: Random, table: TableState) -> TableState | None:
    """Whoever is to act does something legal; None where nobody is, or an action is not to be had."""
    hand = the_hand(table)
    if hand.to_act is None:
        return None
    after = apply(table, legal(chance, hand, hand.to_act))
    return None if isinstance(after, Refused) else after


@settings(max_examples=150)
@given(CHANCES)
def test_what_was_done_out_of_turn_changes_nothing_of_the_hand_whatever_follows(chance: Random) -> None:
    for table in moments(chance):
        now, twin = play(table, *ahead(chance, table)), table
        while without(now) == without(twin) and the_hand(now).to_act is not None:
            hand = the_hand(now)
            assert hand.to_act is not None
            assert limits(hand, hand.to_act) == limits(the_hand(twin), hand.to_act)
            entry = legal(chance, hand, hand.to_act)
            after, other = apply(now, entry), apply(twin, entry)
            if isinstance(after, Refused) or isinstance(other, Refused):
                assert after == other
                break
            now, twin = after, other
        assert without(now) == without(twin)
        assert chips_of(now) == chips_of(table)


@settings(max_examples=150)
@given(CHANCES)
def test_while_it_is_held_it_is_told_and_once_the_street_is_over_nothing_is_held(chance: Random) -> None:
    for table in moments(chance):
        now: TableState | None = play(table, *ahead(chance, table))
        while now is not None:
            hand = the_hand(now)
            assert len(out_of_turn_told(hand)) == len(hand.out_of_turn)
            assert hand.to_act is not None or hand.out_of_turn == ()
            now = acted_on(chance, now)


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
def test_what_stands_of_one_seat_is_taken_by_one_tap_and_no_chip_is_lost(chance: Random) -> None:
    for table in moments(chance):
        now: TableState | None = play(table, *ahead(chance, table)[:1])
        while now is not None:
            right = released(the_hand(now))
            if right is not None:
                after = entered(now, right)
                assert the_hand(after).out_of_turn == ()
                assert chips_of(after) == chips_of(table)
                break
            now = acted_on(chance, now)


@settings(max_examples=150)
@given(CHANCES)
def test_a_raise_in_between_releases_all_but_a_fold(chance: Random) -> None:
    for table in moments(chance):
        hand = the_hand(table)
        if OotChangingActions.RAISE not in hand.rules.oot_changing_actions or hand.to_act is None:
            continue
        now = acted_on(chance, play(table, *ahead(chance, table)))
        if now is None or not the_hand(now).level > hand.level > 0:
            continue
        for held in the_hand(now).out_of_turn:
            assert (changed_by(held, hand.rules) is None) is (held.do is Action.FOLD)


@settings(max_examples=40)
@given(CHANCES)
def test_taps_are_taken_beside_what_is_held_and_speak_for_no_chips_that_stand(chance: Random) -> None:
    for table in moments(chance):
        now: TableState | None = play(table, *ahead(chance, table))
        while now is not None:
            hand = the_hand(now)
            standing = {each.seat for each in hand.out_of_turn if each.added and changed_by(each, hand.rules) is None}
            for entry in (*(tap(hand, each.seat) for each in hand.seats), close_street(hand)):
                if entry is None or entry == released(hand):
                    continue
                after = apply(now, entry)
                assert not isinstance(after, Refused), (entry, after)
                folded = {each.seat for each in the_hand(after).seats if each.folded}
                assert not folded & standing
            now = acted_on(chance, now)
