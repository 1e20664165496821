"""Who is dealt into the next hand, where button and blinds are then, and which blinds are paid.

Players without chips get no cards, nor do those who are away where the house does not deal to them; in a tournament
they are dealt in and their hand is killed (option `absent_player`; TDA 2024 R30). Newcomers and returning players
wait until `newcomers` lets them in.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import AbsentPlayer, ButtonRule, BuyButtonOtherBlinds
from dealer_assist.table.kills import dealt_into, killer_of
from dealer_assist.table.newcomers import Entrance
from dealer_assist.table.owed import pays_one, skipped_by
from dealer_assist.table.position_claims import entrances, settled, who_play
from dealer_assist.table.positions import Eligible, from_button, next_positions, next_seat, rotation
from dealer_assist.table.standing import NOTHING_OWED, Owed
from dealer_assist.table.state import Marks, Presence, Seat, TableState


class NextDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The next deal as it will be."""

    seats: tuple[Seat, ...]
    """Dealt in, ascending."""
    marks: Marks
    """Places of button and blinds from which the hand after this one moves on."""
    positions: Positions
    """Button and blinds of this hand."""
    blinds: Mapping[int, Owed]
    """Blinds a seat pays in its turn, by kind; who pays none may be missing."""
    entrances: Mapping[int, Entrance]
    """What those who come in do for it."""
    left_due: Mapping[int, Owed] = {}
    """Blinds the moving button leaves unpaid for the next hands."""
    killed: tuple[int, ...] = ()
    """Absent players: dealt in, their hand is dead."""
    played_ahead: Marks | None = None
    """Positions played too early that are still to fall away."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """Seats dealt in, ascending."""
        return tuple([seat.number for seat in self.seats])


def absent(table: TableState, seat: Seat) -> bool:
    """Whether a player is away and dealt in all the same."""
    return seat.presence is Presence.AWAY and table.rules.absent_player is AbsentPlayer.DEALT_AND_KILLED


def killed_in(table: TableState) -> tuple[int, ...]:
    """Seats whose hand is killed when the next deal is complete: the absent, and those of a misdeal (TDA 2024 R30)."""
    if table.rules.absent_player is not AbsentPlayer.DEALT_AND_KILLED:
        return table.killed_again
    return (*(seat.number for seat in table.seats if absent(table, seat)), *table.killed_again)


def dealt_in(table: TableState) -> tuple[Seat, ...]:
    """Seats that may get cards in the next hand: there or dealt in all the same, and not known to be without chips.

    A hand dealt again has the players of the misdeal and no others (TDA 2024 R35-C).
    """
    here, again = Presence.IN, table.redeal
    there = tuple(
        [
            seat
            for seat in table.seats
            if (seat.presence is here or absent(table, seat))
            and seat.stack != 0
            and (again is None or seat.number in again)
        ]
    )
    # a kill that waits hangs on where button and blinds will be
    due_now = any(seat.number == table.kill_due for seat in there)
    return dealt_into(table, there, Positions()) if due_now else there


def next_deal(table: TableState) -> NextDeal | None:
    """The next hand as it is dealt; None if nobody told where the button was."""
    if table.button_placed is None and table.marks is None:
        return None
    there = dealt_in(table)
    deal = _dealt_to(table, there)
    entitled = dealt_into(table, deal.seats, deal.positions)
    if entitled == deal.seats:
        return deal
    return _dealt_to(table, tuple(seat for seat in there if seat in entitled or seat not in deal.seats))


def _dealt_to(table: TableState, there: tuple[Seat, ...]) -> NextDeal:
    """The deal to those of these seats that come in or play."""
    playing = who_play(there)
    inside, marks = settled(table, there, playing)
    if marks == table.played_ahead:
        # a deal played too early because the button was misplaced is not played again
        return _dealt_to(replace(table, marks=marks, played_ahead=None), there)
    coming_in = {} if len(playing) == len(there) else entrances(table, there, playing, inside, marks)
    seats = tuple([seat for seat in there if seat.number in inside or seat.number in coming_in])
    marks = _between_two(table, marks, seats)
    killed = killed_in(table)
    deal = NextDeal(
        seats=seats,
        marks=marks,
        positions=_positions(marks, seats),
        blinds=_blinds_at(marks),
        entrances=coming_in,
        killed=tuple(seat.number for seat in seats if seat.number in killed) if killed else (),
        played_ahead=table.played_ahead,
    )
    return _bought(table, _with_skipped(table, deal))


def _between_two(table: TableState, marks: Marks, dealt: tuple[Seat, ...]) -> Marks:
    """The positions where a place was meant for a player who waits, and only two others get cards.

    Heads-up button and big blind are always the players, and there is no third blind.
    """
    if len(dealt) != 2:
        return marks
    numbers = tuple(seat.number for seat in dealt)
    if marks.third_blind is None and marks.button in numbers and marks.big_blind in numbers:
        return marks
    way = rotation(table.rules, table.stakes)
    if table.button_placed is not None or table.marks is None:
        return from_button(table.button_placed or marks.button, numbers, way)
    had = {seat.number: seat.had_big_blind for seat in dealt if seat.had_big_blind is not None}
    return next_positions(table.marks, Eligible(numbers, numbers, (), had), way)


def _positions(marks: Marks, seats: tuple[Seat, ...]) -> Positions:
    small_blind = marks.small_blind if marks.small_blind in [seat.number for seat in seats] else None
    return Positions(marks.button, small_blind, marks.big_blind, marks.third_blind)


def _blinds_at(marks: Marks) -> dict[int, Owed]:
    """The blinds that fall on a place, whether or not a player sits there."""
    small, big, third = marks.small_blind, marks.big_blind, marks.third_blind
    places = (small, big) if third is None else (small, big, third)
    return {at: Owed(int(at == small), int(at == big), int(at == third)) for at in places}


# -- who pays which blind


def _with_skipped(table: TableState, deal: NextDeal) -> NextDeal:
    """Under the moving button whoever was skipped pays one blind, the larger first (Robert's Rules v11 s.4.2(a))."""
    last = table.marks
    heads_up = len(deal.seats) == 2
    if table.rules.button_rule is not ButtonRule.MOVING_BUTTON or last is None or table.button_placed or heads_up:
        return deal
    blinds, left = dict(deal.blinds), {}
    for seat in deal.seats:
        if seat.number not in deal.entrances:
            due = skipped_by(seat.skipped, seat.number, last, deal.marks)
            blinds[seat.number], left[seat.number] = pays_one(due)
    return replace(deal, blinds=blinds, left_due=left)


def _bought(table: TableState, deal: NextDeal) -> NextDeal:
    """The deal in which a player buys the button: next hand it lies there, and the blinds move on from where they were.

    Only one buys in a hand, the nearest to the button, and nobody while the kill is due in a blind. Option
    `buy_button_other_blinds`; WSOP Live 2024 R154 and R202.
    """
    buyers = tuple(seat for seat, does in deal.entrances.items() if does is Entrance.BUYS_BUTTON)
    if not buyers or table.marks is None:
        return deal
    if killer_of(table, deal.numbers, deal.positions) in deal.blinds:
        return _without(deal, buyers)
    buyer = next_seat(deal.marks.button, buyers)
    deal = _without(deal, tuple(seat for seat in buyers if seat != buyer))
    marks = Marks(deal.marks.button, buyer, table.marks.big_blind, table.marks.third_blind)
    if table.rules.buy_button_other_blinds is BuyButtonOtherBlinds.POSTED:
        return replace(deal, marks=marks)
    held_back = {seat.number: NOTHING_OWED for seat in deal.seats}
    return replace(deal, marks=marks, positions=Positions(marks.button, None, buyer), blinds=held_back)


def _without(deal: NextDeal, waiting: tuple[int, ...]) -> NextDeal:
    return replace(
        deal,
        seats=tuple(seat for seat in deal.seats if seat.number not in waiting),
        entrances={seat: does for seat, does in deal.entrances.items() if seat not in waiting},
    )
