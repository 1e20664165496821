"""A player moves to another seat of the same table: what it costs is how far the move goes from the big blind.

Towards the big blind it is free. Away from it the option `seat_change_rule` decides: free past two players, as many
hands to wait as places gained, or a post (WSOP Live 2024 R159, Robert's Rules v11 s.4.14). Who has just played the
button may move at once and let the blinds pass, `deal_off_allowed` (WSOP Live 2024 R160).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
from msgspec.structs import replace

from dealer_assist.rules.options import HouseRules, SeatChangeRule
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.between import SeatChanged
from dealer_assist.table.dealing_in import dealt_in
from dealer_assist.table.newcomers import may_have_big_blind, on_the_way
from dealer_assist.table.owed import largest_posted
from dealer_assist.table.places import has_begun, no_such_place, nobody_there, taken
from dealer_assist.table.positions import largest, places_between
from dealer_assist.table.rule import Rule, hand_is_open
from dealer_assist.table.standing import Comes, Coming
from dealer_assist.table.state import Marks, Seat, Stakes, TableState, seat_at
from dealer_assist.table.tokens import tokens_moved

FREE_PAST = 2
"""Active players a move may pass for nothing (WSOP Live 2024 R159)."""


class MoveCost(msgspec.Struct, frozen=True):
    """What a seat change costs."""

    must_post: int | None = None
    """Chips to post; 0 = the move is free."""
    or_wait: bool = False
    """Whether the player may wait instead."""
    wait_hands: int | None = None
    """Hands to wait; None = until the big blind comes, where waiting is possible at all."""
    or_post: int | None = None
    """Chips to post instead of waiting."""


FREE = MoveCost(must_post=0)


def move_cost(rules: HouseRules, stakes: Stakes, passed: int) -> MoveCost:
    """What a move costs that goes `passed` active players away from the big blind."""
    return MOVE_COST[rules.seat_change_rule](passed, largest_posted(stakes, rules))


def _free_up_to_two(passed: int, blind: int) -> MoveCost:
    return FREE if passed <= FREE_PAST else MoveCost(must_post=blind, or_wait=True, wait_hands=passed)


def _same_relative_position(passed: int, blind: int) -> MoveCost:
    return MoveCost(wait_hands=passed, or_post=blind) if passed > 0 else FREE


def _always_post(_passed: int, blind: int) -> MoveCost:
    return MoveCost(must_post=blind)


MOVE_COST: dict[SeatChangeRule, Callable[[int, int], MoveCost]] = {
    SeatChangeRule.FREE_UP_TO_TWO: _free_up_to_two,
    SeatChangeRule.SAME_RELATIVE_POSITION: _same_relative_position,
    SeatChangeRule.ALWAYS_POST: _always_post,
}


def hands_until_big_blind(table: TableState, number: int) -> int | None:
    """Deals until the big blind comes to a place, the one that brings it included; None before the first hand.

    Counted over everybody there who is due for it now, whoever sits at the place itself left out.
    """
    if table.marks is None:
        return None
    due = (seat.number for seat in dealt_in(table) if may_have_big_blind(seat))
    return 1 + _on_the_way_to(table.marks, number, due)


def _on_the_way_to(last: Marks, number: int, seats: Iterable[int]) -> int:
    """How many of these seats the big blind comes to before a place."""
    between = places_between(largest(last), number)
    return sum(seat in between for seat in seats)


def away_from_big_blind(table: TableState, number: int, to: int) -> int:
    """Active players a move passes away from the big blind; towards it, less than none.

    Active are those in the game: newcomers and others on the way into it do not count.
    """
    if table.marks is None:
        return 0
    active = [seat.number for seat in dealt_in(table) if on_the_way(seat) is None and seat.number != number]
    return _on_the_way_to(table.marks, to, active) - _on_the_way_to(table.marks, number, active)


# -- the entry


def _cannot_move(table: TableState, entry: SeatChanged) -> Refused | None:
    if refused := hand_is_open(table) or nobody_there(table, entry.seat) or no_such_place(table, entry.to):
        return refused
    return Refused(RefusalCode.SEAT_TAKEN, {"seat": entry.to}) if seat_at(table, entry.to) else None


def _may_not_move(table: TableState, entry: SeatChanged) -> Refused | None:
    """Only who has just played the button deals off."""
    if not entry.deals_off or table.marks is None or table.marks.button == entry.seat:
        return None
    facts = {"seat": entry.seat, "button": table.marks.button}
    remedies = (replace(entry, deals_off=False),)
    cite = ("WSOP Live 2024 R160", "Robert's Rules v11 s.4.15")
    return Refused(RefusalCode.BUTTON_NOT_PLAYED, facts, remedies, "deal_off_allowed", cite)


def _move(table: TableState, entry: SeatChanged) -> TableState:
    seat = taken(table, entry.seat)
    moved = replace(seat, number=entry.to, coming=_coming_after(table, seat, entry))
    others = (each for each in table.seats if each.number != entry.seat)
    seated = replace(table, seats=tuple(sorted((*others, moved), key=lambda each: each.number)))
    return tokens_moved(seated, entry.seat, entry.to)


def _coming_after(table: TableState, seat: Seat, entry: SeatChanged) -> Coming | None:
    """How the player comes in from the new seat; who was on the way already comes in as before."""
    if seat.coming is not None or not has_begun(table):
        return seat.coming
    if entry.deals_off:
        # where dealing off is not offered the player waits for the big blind or posts
        allowed = table.rules.deal_off_allowed
        return Coming(Comes.DEALS_OFF) if allowed else Coming(Comes.MOVED, entry.way, hands=None)
    passed = away_from_big_blind(table, entry.seat, entry.to)
    cost = move_cost(table.rules, table.stakes, passed)
    return None if cost == FREE else Coming(Comes.MOVED, entry.way, hands=cost.wait_hands)


SEAT_CHANGED = Rule(_cannot_move, _may_not_move, _move)
