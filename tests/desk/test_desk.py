"""The desk: entries in, events out, one step back, an earlier entry put right."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from dealer_assist.desk.body import VERSION, decode
from dealer_assist.desk.desk import Desk, Submitted
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.hand.entries import Award, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.state import Positions
from dealer_assist.journal.event import Event
from dealer_assist.journal.memory import MemoryJournal
from dealer_assist.pots.build import Pot
from dealer_assist.pots.split import Share
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import (
    Amend,
    EndHand,
    FloorDecision,
    LogEntry,
    SeatLeft,
    StakesSet,
    StartHand,
    TableClosed,
    Together,
    Undo,
)
from dealer_assist.table.log import Logged, Misfit
from dealer_assist.table.state import Stakes
from tests.tables import house_rules, opening, the_hand, won_by
from tests.walks import Ticks, a_desk

DEALER, FLOOR = "dealer:17", "floor:3"


def entered(desk: Desk, *entries: LogEntry, actor: str = DEALER) -> Desk:
    for entry in entries:
        taken = desk.submit(actor, entry)
        assert not isinstance(taken, Refused), f"{entry}: {taken}"
    return desk


def refused(answer: Submitted | Refused) -> Refused:
    assert isinstance(answer, Refused)
    return answer


def three_seated(journal: MemoryJournal | None = None) -> Desk:
    return entered(a_desk(journal), opening((100, 100, 100)))


class Later:
    """A recorder that says only when asked that events are on disk."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Event, Callable[[int], None]]] = []

    def record(self, event: Event, saved: Callable[[int], None]) -> None:
        self.waiting.append((event, saved))

    def save(self, count: int) -> None:
        for event, saved in self.waiting[:count]:
            saved(event.seq)
        del self.waiting[:count]


# -- entries in, events out


def test_nothing_is_taken_before_the_table_is_opened() -> None:
    desk = a_desk()
    assert refused(desk.submit(DEALER, StartHand())).code is RefusalCode.TABLE_CLOSED
    assert not desk.is_open
    with pytest.raises(LookupError):
        _ = desk.table


def test_table_with_a_house_rule_not_played_is_not_opened() -> None:
    entry = opening((100, 100), rules=house_rules(odd_chip_unit="amount"))
    answer = refused(a_desk().submit(DEALER, entry))
    assert answer.code is RefusalCode.HOUSE_RULE_NOT_PLAYED
    assert answer.option == "odd_chip_unit"


def test_each_entry_taken_is_one_event_with_its_number_actor_and_hand() -> None:
    journal = MemoryJournal()
    entered(three_seated(journal), StartHand(), Wager(1, 6))
    events = list(journal.events())
    assert [(event.seq, event.kind, event.actor, event.hand) for event in events] == [
        (1, "TableOpened", DEALER, None),
        (2, "StartHand", DEALER, 1),
        (3, "Wager", DEALER, 1),
    ]
    assert decode(events[2].body).entry == Wager(1, 6)
    assert decode(events[2].body).v == VERSION


def test_the_end_of_a_hand_is_filed_under_that_hand() -> None:
    journal = MemoryJournal()
    entered(three_seated(journal), StartHand(), EndHand(followed=False))
    assert [event.hand for event in journal.events()] == [None, 1, 1]


def test_events_carry_what_came_of_their_entry() -> None:
    journal = MemoryJournal()
    desk = entered(three_seated(journal), StartHand(), Call(1), Call(2), Check(3), StreetDealt(), Wager(2, 10))
    entered(desk, Fold(3), Fold(1), Award(0, won_by(2)))
    outcomes = [decode(event.body).outcome for event in journal.events()]
    assert outcomes[1].positions == Positions(1, 2, 3)
    assert outcomes[-1].pots == (Pot(6, (2,)),)
    assert [(each.pot, each.shares) for each in outcomes[-1].pushed] == [(0, (Share(2, 6),))]
    assert outcomes[5] == outcomes[6] == type(outcomes[5])()


def test_accepted_look_waits_for_the_disk() -> None:
    later = Later()
    desk = Desk(later, Ticks())
    entered(desk, opening((100, 100, 100)), StartHand())
    assert (desk.saved_seq, desk.all_saved) == (0, False)
    assert the_hand(desk.table).to_act == 1, "the state does not wait"
    later.save(1)
    assert (desk.saved_seq, desk.all_saved) == (1, False)
    later.save(1)
    assert (desk.saved_seq, desk.all_saved) == (2, True)


def test_happening_beside_the_hand_gets_a_number_and_changes_nothing() -> None:
    journal = MemoryJournal()
    desk = three_seated(journal)
    table = desk.table
    assert desk.note("storage.warning", "{}") == 2
    assert desk.table is table
    assert entered(desk, StartHand()).log[-1].seq == 3
    assert [event.kind for event in journal.events()] == ["TableOpened", "storage.warning", "StartHand"]


def test_desk_without_a_journal_keeps_working() -> None:
    assert entered(Desk(Nowhere(), SystemClock()), opening((100, 100)), StartHand()).all_saved


# -- one step back


def test_undo_takes_back_the_last_entry_and_stays_in_the_log() -> None:
    desk = entered(three_seated(), StartHand(), Wager(1, 6))
    undone = desk.undo(DEALER)
    assert not isinstance(undone, Refused)
    assert the_hand(undone.table).level == 2
    assert [each.entry for each in desk.standing][1:] == [StartHand()]
    assert desk.log[-1] == Logged(4, Undo(3))


def test_folds_skipped_over_with_one_tap_are_one_undo() -> None:
    desk = entered(three_seated(), StartHand(), Together((Fold(1), Call(2))))
    desk.undo(DEALER)
    assert the_hand(desk.table).to_act == 1


def test_opening_of_the_table_is_not_taken_back() -> None:
    assert refused(three_seated().undo(DEALER)).code is RefusalCode.NOTHING_TO_UNDO
    started = entered(three_seated(), StartHand())
    assert refused(started.submit(FLOOR, Undo(1))).code is RefusalCode.LATER_ENTRIES_DO_NOT_FIT


def test_entry_taken_back_cannot_be_taken_back_again() -> None:
    desk = entered(three_seated(), StartHand(), Wager(1, 6))
    desk.undo(DEALER)
    assert refused(desk.submit(DEALER, Undo(3))).code is RefusalCode.NO_SUCH_ENTRY


def test_undo_of_an_entry_later_ones_hang_on_is_refused_with_the_one_that_does_not_fit() -> None:
    desk = entered(three_seated(), StartHand(), Wager(1, 6), Wager(2, 20))
    answer = refused(desk.submit(DEALER, Undo(3)))
    assert answer.code is RefusalCode.LATER_ENTRIES_DO_NOT_FIT
    assert answer.facts == {"entry": 4, "because": "not_its_turn"}


def test_undo_of_an_entry_nothing_hangs_on_leaves_the_later_ones() -> None:
    desk = entered(three_seated(), StakesSet(Stakes(5, 10)), StartHand())
    entered(desk, Undo(2))
    assert (the_hand(desk.table).small_blind, the_hand(desk.table).big_blind) == (1, 2)


def two_hands() -> Desk:
    """A first hand won by seat 2 without a flop, and the first wager of the second."""
    desk = entered(three_seated(), StartHand(), Fold(1), Wager(2, 6), Fold(3), Award(0, won_by(2)))
    return entered(desk, Together((EndHand(), StartHand())), Call(2))


def test_hand_before_is_closed_for_the_dealer_once_the_next_has_a_wager() -> None:
    assert refused(two_hands().submit(DEALER, Undo(6))).code is RefusalCode.UNDO_TOO_LATE


def test_entry_of_a_closed_hand_is_not_put_right_by_the_dealer_either() -> None:
    desk = two_hands()
    answer = refused(desk.submit(DEALER, Amend(4, Wager(2, 8))))
    assert (answer.code, answer.facts) == (RefusalCode.UNDO_TOO_LATE, {"hand": 1})
    entered(desk, Amend(4, Wager(2, 8)), actor=FLOOR)


def test_next_hand_without_a_wager_leaves_the_hand_before_open() -> None:
    desk = two_hands()
    desk.undo(DEALER)
    entered(desk, Amend(4, Wager(2, 8)))
    desk.undo(DEALER)  # the amendment
    desk.undo(DEALER)  # NEXT HAND
    desk.undo(DEALER)  # the award
    assert the_hand(desk.table).awards == ()


def test_floor_may_open_the_hand_before() -> None:
    # without the award the later end of that hand does not fit: that is said, not that it is too late
    assert refused(two_hands().submit(FLOOR, Undo(6))).code is RefusalCode.LATER_ENTRIES_DO_NOT_FIT


def test_floor_puts_the_award_of_the_hand_before_right() -> None:
    desk = entered(three_seated(), StartHand(), Call(1), Call(2), Check(3))
    for street in range(3):
        entered(desk, StreetDealt(), Check(2), Check(3), Check(1))
        del street
    entered(desk, Award(0, won_by(2)), Together((EndHand(), StartHand())))
    award = next(each.seq for each in desk.standing if isinstance(each.entry, Award))
    entered(desk, Amend(award, Award(0, won_by(3))), actor=FLOOR)
    # hand 2: seat 2 has the button, seat 3 the small blind of 1, seat 1 the big blind of 2
    assert {each.seat: each.started for each in the_hand(desk.table).seats} == {1: 98, 2: 98, 3: 104}


# -- an earlier entry put right


def test_amount_put_right_changes_what_follows() -> None:
    desk = entered(three_seated(), StartHand(), Wager(1, 6), Call(2))
    entered(desk, Amend(3, Wager(1, 8)))
    assert [each.front for each in the_hand(desk.table).seats] == [8, 8, 2]
    assert [each.entry for each in desk.standing][2] == Wager(1, 8)


def test_amount_put_right_so_that_later_entries_do_not_fit_is_refused() -> None:
    desk = entered(three_seated(), StartHand(), Wager(1, 6), Wager(2, 12))
    answer = refused(desk.submit(DEALER, Amend(3, Wager(1, 8))))
    assert answer.facts == {"entry": 4, "because": "raise_too_small"}
    assert [each.front for each in the_hand(desk.table).seats] == [6, 12, 2]


def test_opening_can_only_become_another_opening() -> None:
    desk = entered(three_seated(), StartHand())
    assert refused(desk.submit(FLOOR, Amend(1, Fold(1)))).code is RefusalCode.LATER_ENTRIES_DO_NOT_FIT
    not_played = opening((100, 100, 100), rules=house_rules(odd_chip_unit="amount"))
    assert refused(desk.submit(FLOOR, Amend(1, not_played))).code is RefusalCode.LATER_ENTRIES_DO_NOT_FIT
    entered(desk, Amend(1, opening((300, 100, 100))), actor=FLOOR)
    assert the_hand(desk.table).seats[0].started == 300


def test_entry_that_never_was_cannot_be_put_right() -> None:
    assert refused(three_seated().submit(DEALER, Amend(9, Fold(1)))).code is RefusalCode.NO_SUCH_ENTRY


# -- recovery


def test_recovery_from_the_events_is_the_table_before() -> None:
    journal = MemoryJournal()
    desk = entered(three_seated(journal), StartHand(), Wager(1, 6), Call(2))
    desk.undo(DEALER)
    desk.note("session.end", "{}")
    again = a_desk()
    recovered = again.recover(journal.events())
    assert again.table == desk.table
    assert (again.last_seq, again.all_saved) == (6, True)
    assert (recovered.events, recovered.last, recovered.differ) == (5, Logged(3, Wager(1, 6)), ())


def test_recovery_names_events_these_rules_would_decide_otherwise() -> None:
    journal = MemoryJournal()
    entered(three_seated(journal), StartHand())
    first, second = journal.events()
    other = decode(second.body)
    changed = msgspec.structs.replace(
        other, outcome=msgspec.structs.replace(other.outcome, positions=Positions(2, 3, 1))
    )
    body = msgspec.json.encode(changed).decode()
    recovered = a_desk().recover([first, msgspec.structs.replace(second, body=body)])
    assert recovered.differ == (2,)


def test_recovery_stops_at_an_entry_that_does_not_fit() -> None:
    journal = MemoryJournal()
    entered(three_seated(journal), StartHand(), Wager(1, 6))
    opened, _started, wager = journal.events()
    with pytest.raises(Misfit) as misfit:
        a_desk().recover([opened, wager])
    assert misfit.value.at == Logged(3, Wager(1, 6))
    assert misfit.value.refused.code is RefusalCode.NO_HAND_OPEN


def test_recovery_of_an_empty_journal_is_a_desk_without_a_table() -> None:
    desk = a_desk()
    assert desk.recover([]).last is None
    assert not desk.is_open


def test_floor_decision_and_its_reason_come_back_from_the_events() -> None:
    journal = MemoryJournal()
    decided = FloorDecision(Wager(1, 3), "underraise accepted")
    desk = entered(three_seated(journal), StartHand(), decided, actor=FLOOR)
    again = a_desk()
    again.recover(journal.events())
    assert again.table == desk.table
    assert again.standing[-1].entry == decided


# -- the end of the day


def test_closed_table_takes_nothing_but_an_opening() -> None:
    desk = entered(three_seated(), TableClosed())
    assert not desk.is_open
    assert refused(desk.submit(DEALER, SeatLeft(1))).code is RefusalCode.TABLE_CLOSED
    assert entered(desk, opening((50, 50))).is_open


def test_table_does_not_close_over_a_hand() -> None:
    assert refused(entered(three_seated(), StartHand()).submit(DEALER, TableClosed())).code is RefusalCode.HAND_IS_OPEN


def test_another_opening_waits_for_the_hand_to_end() -> None:
    desk = entered(three_seated(), StartHand())
    assert isinstance(desk.submit(DEALER, opening((50, 50))), Refused)
    refused = three_seated().submit(DEALER, opening((50, 50)))
    assert isinstance(refused, Refused)
    assert refused.remedies == (Together((TableClosed(), opening((50, 50)))),)


def test_states_far_back_are_folded_again_from_the_log() -> None:
    """More entries than states are kept along the log: an early one is taken back all the same."""
    desk = entered(three_seated(), StakesSet(Stakes(5, 10)))
    hand: tuple[LogEntry, ...] = (StartHand(), EndHand(followed=False))
    entered(desk, *(hand * 600))
    entered(desk, Undo(2), actor=FLOOR)
    assert desk.table.stakes == Stakes(1, 2)
    assert desk.table.hands == 600
