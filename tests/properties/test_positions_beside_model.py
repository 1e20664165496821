"""Button and blinds beside a second description, written from the rule text by somebody who has not seen the program.

Players come, go, bust, get up, return and change seats in any order between deals. Positions, who is dealt in, what is
posted and what is owed must be the same after every deal. A run ends where the rule text leaves the deal open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.games.game import HOLDEM
from dealer_assist.hand.entries import StreetDealt
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.rules.resolve import resolve
from dealer_assist.table.apply import apply
from dealer_assist.table.away import owes
from dealer_assist.table.between import CameBack, PositionsTold, SeatChanged, WentAway
from dealer_assist.table.entries import EndHand, Entry, SeatLeft, SeatTaken, StartHand, TableOpened
from dealer_assist.table.positions import Rotation, from_button, next_seat
from dealer_assist.table.seating import opened
from dealer_assist.table.standing import Comes, Coming, Way
from dealer_assist.table.state import Presence, Seat, Stakes, TableState, seat_at
from dealer_assist.table.taps import goes_along
from tests.properties.positions_model import Table
from tests.properties.positions_terms import Choice, Deal, NoHand, Options, Standing
from tests.properties.positions_terms import Stakes as ModelStakes
from tests.tables import play, the_hand

SMALL, BIG, ANTE = 2, 5, 1

WAYS: dict[Choice, Way | None] = {
    Choice.WAIT: Way.WAIT,
    Choice.POST: Way.POST,
    Choice.FREE: Way.FREE,
    Choice.BUY_BUTTON: Way.BUY_BUTTON,
    Choice.STRADDLE: Way.STRADDLE,
}
"""What a player offers, in the words of the model and of the program."""

RETURNS = st.sampled_from(
    [("post", "wait"), ("post",), ("wait",), ("post", "wait", "straddle", "buy_button"), ("wait", "buy_button")]
)

OPTIONS = st.builds(
    Options,
    button_rule=st.sampled_from(["dead_button", "dead_button", "dead_button", "moving_button", "forward_moving"]),
    small_blind_position=st.sampled_from(["left_of_button", "left_of_button", "on_button"]),
    heads_up_transition=st.sampled_from(["no_double_big_blind", "last_big_blind_gets_button"]),
    new_player_entry=st.sampled_from(["no_post", "post_big_blind", "wait_for_big_blind"]),
    entry_between_button_and_big_blind=st.sampled_from(["take_position", "post_or_buy_button", "wait"]),
    post_on_button=st.booleans(),
    buy_button_other_blinds=st.sampled_from(["held_back", "posted"]),
    missed_blinds_return=RETURNS,
    missed_blinds_live_part=st.sampled_from(["largest_blind_only", "up_to_min_open", "all_live", "all_dead"]),
    missed_small_blind_only=st.sampled_from(["dead", "live", "dead_plus_live_largest"]),
    owed_blinds_cap=st.sampled_from(["one_set", "every_orbit"]),
    missed_ante_made_up=st.booleans(),
    absent_player=st.sampled_from(["not_dealt", "not_dealt", "dealt_and_killed"]),
    seat_change_rule=st.sampled_from(["free_up_to_two", "same_relative_position", "always_post"]),
    deal_off_allowed=st.booleans(),
)

EVENT = st.tuples(
    st.sampled_from(["deal", "deal", "deal", "deal", "sit", "leave", "away", "back", "move", "deal_off"]),
    st.integers(0, 9),
    st.integers(0, 9),
    st.sampled_from([Choice.WAIT, Choice.POST, Choice.FREE, Choice.BUY_BUTTON, Choice.STRADDLE]),
)

Told = tuple[str, int, int, Choice]


class Beside:
    """The program's table and the model's, side by side."""

    def __init__(self, options: Options, seats: int, taken: Sequence[int], button: int, ante: int) -> None:
        if ante and options.missed_ante_made_up:
            # a round of antes has as many hands as players, but of which moment is said nowhere
            options = msgspec.structs.replace(options, owed_blinds_cap="every_orbit")
        told = msgspec.structs.asdict(options)
        changes = {name: list(value) if isinstance(value, tuple) else value for name, value in told.items()}
        antes = {"ante_type": "per_player", "ante_amount": ante} if ante else {"ante_type": "none"}
        rules = resolve("roberts_rules", {"rake_method": "none", **changes, **antes}, mode="cash", betting="nl")
        last = from_button(button, taken, Rotation(small_blind=rules.small_blind_position))
        places = tuple(Seat(seat) for seat in taken)
        opening = TableOpened(game=HOLDEM, rules=rules, stakes=Stakes(SMALL, BIG), max_seats=seats, seats=places)
        self.table = play(opened(opening), PositionsTold(last.button, last.small_blind, last.big_blind))
        positions = (last.button, last.small_blind, last.big_blind)
        self.model = Table(seats, options, ModelStakes(SMALL, BIG, ante), taken, positions)

    def __repr__(self) -> str:
        seats = [seat.number for seat in self.table.seats]
        return f"{self.model.options} seats {seats} of {self.table.max_seats}, last hand {self.table.marks}"

    def between(self, event: Told) -> None:
        """Something that happens between hands at both tables; nothing if there is nobody it can happen to."""
        what, one, other, choice = event
        empty = [seat for seat in range(1, self.table.max_seats + 1) if seat_at(self.table, seat) is None]
        here = [seat.number for seat in self.table.seats if seat.presence is Presence.IN]
        gone = [seat.number for seat in self.table.seats if seat.presence is Presence.AWAY]
        if what == "sit" and empty:
            seat = empty[one % len(empty)]
            # a straddle brings a player back, not a newcomer in
            choice = Choice.POST if choice is Choice.STRADDLE else choice
            self._at_both(SeatTaken(seat, way=WAYS[choice]))
            self.model.sit(seat, choice)
        elif what == "leave" and self.table.seats:
            seat = self.table.seats[one % len(self.table.seats)].number
            self._at_both(SeatLeft(seat))
            self.model.leave(seat)
        elif what == "away" and here:
            seat = here[one % len(here)]
            self._at_both(WentAway(seat))
            self.model.away(seat)
        elif what == "back" and gone:
            seat = gone[one % len(gone)]
            self._at_both(CameBack(seat, WAYS[choice]))
            self.model.back(seat, choice)
        elif what in ("move", "deal_off") and here and empty and not self._moved_already():
            self._move(what, here, one, empty[other % len(empty)], choice)

    def _moved_already(self) -> bool:
        """Whether somebody has moved since the last deal, whom the model counts as a newcomer until he is dealt in.

        A free move leaves a player in the game. The two part over a second move before the deal, and wherever the
        button seeks the next player.
        """
        seeks = self.model.options.button_rule != "dead_button"
        return seeks or any(player.standing is Standing.MOVED for player in self.model.players.values())

    def _move(self, what: str, here: Sequence[int], one: int, to: int, choice: Choice) -> None:
        assert self.table.marks is not None
        if what == "move":
            seat = here[one % len(here)]
            posts = choice is Choice.POST
            self._at_both(SeatChanged(seat, to, Way.POST if posts else Way.WAIT))
            self.model.change_seat(seat, to, Choice.POST if posts else Choice.WAIT)
        elif (button := self.table.marks.button) in here and _plays(self.table, button):
            self._at_both(SeatChanged(button, to, deals_off=True))
            self.model.deal_off(button, to)

    def _at_both(self, entry: Entry) -> None:
        self.table = play(self.table, entry)

    def deal(self) -> Deal | None:
        """The next deal at both tables; None where both say that there are too few players, or it is left open."""
        try:
            deal = self.model.deal()
        except NoHand:
            after = apply(self.table, StartHand())
            # where all but one are waiting the program lets them play, the model says nothing
            if isinstance(after, Refused):
                assert after.code is RefusalCode.TOO_FEW_PLAYERS
            return None
        if deal.doubts:
            return None
        if set(deal.dealt_in) == set(deal.killed):
            # the program deals no hand in which every hand is killed
            assert isinstance(apply(self.table, StartHand()), Refused)
            return None
        self.table = play(self.table, StartHand())
        return deal


def _plays(table: TableState, number: int) -> bool:
    seat = seat_at(table, number)
    return seat is not None and seat.coming is None


def dealt(table: TableState) -> dict[str, Any]:
    """The deal in progress, in the words of the model."""
    hand = the_hand(table)
    at, numbers = hand.positions, [each.seat for each in hand.seats]
    killed = [each.seat for each in hand.seats if each.folded]
    return {
        "button": at.button,
        "button_dead": at.button not in numbers,
        "dealt_in": numbers,
        "killed": killed,
        "posts": {
            each.seat: (each.front, each.put_in - each.front + each.dead)
            for each in hand.seats
            if each.front + each.put_in + each.dead
        },
        "acting": None if killed else orders(table),
        "owes": owed(table),
    }


def owed(table: TableState) -> dict[int, tuple[int, int]]:
    return {seat.number: (owes(seat).small * SMALL, owes(seat).big * BIG) for seat in table.seats}


def orders(table: TableState) -> tuple[list[int], int]:
    """Seats in the order of acting before the flop if nobody raises, and who acts last on it."""
    before, table = around(table)
    after, _ = around(play(table, StreetDealt()))
    return before, after[-1]


def around(table: TableState) -> tuple[list[int], TableState]:
    order = []
    while (seat := the_hand(table).to_act) is not None:
        order.append(seat)
        table = play(table, goes_along(the_hand(table), seat))
    return order, table


def by_the_model(beside: Beside, deal: Deal) -> dict[str, Any]:
    return {
        "button": deal.button,
        "button_dead": deal.button_dead,
        "dealt_in": list(deal.dealt_in),
        "killed": list(deal.killed),
        "posts": {seat: (post.live, post.dead) for seat, post in deal.posts.items()},
        "acting": None if deal.killed else (list(deal.order), deal.acts_last),
        "owes": {seat: beside.model.owed(seat) for seat in beside.model.players},
    }


@st.composite
def tables(draw: st.DrawFn, /, **fixed: str) -> Beside:
    options = msgspec.structs.replace(draw(OPTIONS), **fixed)
    if options.button_rule != "dead_button":
        # of a small blind on the button the text says only that both move onto the last big blind
        options = msgspec.structs.replace(options, small_blind_position="left_of_button")
    seats = draw(st.integers(2, 10))
    taken = sorted(draw(st.sets(st.integers(1, seats), min_size=2, max_size=seats)))
    return Beside(options, seats, taken, draw(st.sampled_from(taken)), draw(st.sampled_from([0, ANTE])))


EVENTS = st.lists(EVENT, min_size=12, max_size=40)


def played(beside: Beside, events: Sequence[Told]) -> Iterator[tuple[Deal, TableState]]:
    """Every deal of a run, by the model and by the program, as long as the rule text decides it."""
    for event in events:
        if event[0] != "deal":
            beside.between(event)
            continue
        deal = beside.deal()
        if deal is None and beside.table.hand is None and len(beside.model.players) > 1:
            return
        if deal is not None:
            yield deal, beside.table
            beside.table = play(beside.table, EndHand(followed=False))


@settings(max_examples=200)
@given(tables(), EVENTS)
def test_positions_players_posts_and_debts_are_those_of_the_second_description(
    beside: Beside, events: list[Told]
) -> None:
    for deal, table in played(beside, events):
        assert dealt(table) == by_the_model(beside, deal)


@pytest.mark.long
@settings(max_examples=10_000, deadline=None)
@given(tables(), st.lists(EVENT, min_size=20, max_size=60))
def test_the_same_at_many_tables_over_whole_evenings(beside: Beside, events: list[Told]) -> None:
    for deal, table in played(beside, events):
        assert dealt(table) == by_the_model(beside, deal)


@settings(max_examples=200)
@given(tables(button_rule="dead_button"), EVENTS)
def test_dead_button_moves_the_big_blind_to_the_next_due_player_and_nobody_posts_it_twice_running(
    beside: Beside, events: list[Told]
) -> None:
    for event in events:
        beside.between(event)
        after = apply(beside.table, StartHand()) if event[0] == "deal" else None
        if not isinstance(after, TableState):
            continue
        assert beside.table.marks is not None
        last, now = beside.table.marks.big_blind, the_hand(after).positions.big_blind
        has_it = seat_at(beside.table, now or 0)
        assert has_it is not None
        # somebody who has moved to the seat that is next has chosen to have it again
        assert now != last or has_it.had_big_blind != beside.table.hands
        if len(the_hand(after).seats) > 2 and not bought(after):
            assert now == next_seat(last, due(beside.table, after))
        beside.table = play(after, EndHand(followed=False))


def bought(table: TableState) -> bool:
    """Whether the button is bought while the others are held back: the big blind does not move on then."""
    assert table.marks is not None
    return the_hand(table).positions.big_blind != table.marks.big_blind


def due(before: TableState, after: TableState) -> list[int]:
    """Players there for the big blind, those left out whom it passes once because they deal off."""
    dealt_in = [each.seat for each in the_hand(after).seats]
    there = [seat for seat in before.seats if seat.presence is Presence.IN or seat.number in dealt_in]
    return [seat.number for seat in there if seat.coming is None or _may_be_due(seat.coming)]


def _may_be_due(coming: Coming) -> bool:
    return coming.comes is not Comes.DEALS_OFF or coming.passed
