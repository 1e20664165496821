"""Who may have button and blinds in the next deal, and what those on the way into the game do there.

The big blind stops only at players who are due for it; whoever waits leaves the positions to the others. Where they
are inherited (`dead_button`) everybody may have one, where the button seeks a player only those who play. Rule file 01
sections 5 to 8.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dealer_assist.hand.first_round import EXCHANGED
from dealer_assist.hand.kills import raised_by
from dealer_assist.rules.options import ButtonRule, KillType, StraddleShortStack
from dealer_assist.table.newcomers import Entrance, entrance, may_have_big_blind, on_the_way
from dealer_assist.table.owed import largest_posted
from dealer_assist.table.positions import Eligible, from_button, largest, next_positions, rotation, was_heads_up
from dealer_assist.table.standing import Way
from dealer_assist.table.state import Marks, Presence, Seat, TableState


def who_play(there: tuple[Seat, ...]) -> tuple[int, ...]:
    """Seats of those who simply play; everybody else is on the way into the game."""
    return tuple([seat.number for seat in there if on_the_way(seat) is None])


def settled(table: TableState, there: tuple[Seat, ...], playing: tuple[int, ...]) -> tuple[tuple[int, ...], Marks]:
    """Seats that may have a position, and where the positions lie then.

    Whoever waits leaves them to the others, so they are looked at again without that player.
    """
    inside = _may_have_position(table, there, playing)
    while True:
        marks = _marks(table, there, inside)
        if len(playing) == len(there):
            return inside, marks
        waits = [
            seat.number
            for seat in there
            if seat.number not in playing and _entrance(table, seat, marks, playing) is None
        ]
        left = tuple([seat for seat in inside if seat not in waits])
        if len(left) in (0, 1, len(inside)):
            return inside, marks
        inside = left


def _entrance(table: TableState, seat: Seat, marks: Marks, playing: tuple[int, ...]) -> Entrance | None:
    """What a player on the way in does; one who would kill or straddle where that cannot be waits."""
    draw_game = table.game.family in EXCHANGED
    does = entrance(seat, marks, table.rules, playing, draw_game=draw_game)
    possible = POSSIBLE.get(does) if does is not None else None
    return does if possible is None or possible(table, seat) else None


def _can_kill(table: TableState, seat: Seat) -> bool:
    """There is one kill a hand: that of the table, or of the first who wants to come in with one."""
    wants = (each.number for each in table.seats if each.coming is not None and each.coming.way is Way.KILL)
    return table.kill_due is None and next(wants) == seat.number


def _can_straddle(table: TableState, seat: Seat) -> bool:
    """The pot takes one, and the player has the chips. Options `straddle_in_kill_pot`, `straddle_short_stack`."""
    rules, price = table.rules, largest_posted(table.stakes, table.rules)
    if _kill_may_come(table):
        if not rules.straddle_in_kill_pot:
            return False
        price = raised_by(price, rules.kill_type)
    enough = seat.stack is None or seat.stack >= 2 * price
    return enough or rules.straddle_short_stack is StraddleShortStack.ALL_IN_ALLOWED


def _kill_may_come(table: TableState) -> bool:
    """Whether somebody who is there owes a kill; where the places lie decides who of those that wait posts it."""
    if table.rules.kill_type is KillType.NONE:
        return False
    owing = (table.kill_due, *table.kills_waiting)
    return any(seat.number in owing and seat.presence is Presence.IN for seat in table.seats)


POSSIBLE: dict[Entrance, Callable[[TableState, Seat], bool]] = {
    Entrance.KILLS: _can_kill,
    Entrance.STRADDLES: _can_straddle,
}
"""Whether the hand takes what a player would come in with."""


def _may_have_position(table: TableState, there: tuple[Seat, ...], playing: tuple[int, ...]) -> tuple[int, ...]:
    """Everybody where positions are inherited; where the button seeks a player, only those who play."""
    if len(playing) == len(there) or (len(playing) > 1 and not _inherited(table)):
        return playing
    everybody = tuple(seat.number for seat in there if may_have_big_blind(seat))
    return everybody if len(everybody) > 1 else tuple(seat.number for seat in there)


def _inherited(table: TableState) -> bool:
    """Whether the positions come to a place, whoever sits there, and do not seek the next player."""
    return table.rules.button_rule is ButtonRule.DEAD_BUTTON and table.button_placed is None


def _marks(table: TableState, there: tuple[Seat, ...], inside: tuple[int, ...]) -> Marks:
    due = tuple([seat.number for seat in there if may_have_big_blind(seat)])
    had = {seat.number: seat.had_big_blind for seat in there if seat.had_big_blind is not None}
    passed = tuple([seat.number for seat in there if seat.button_passes])
    players = Eligible(inside, due or inside, passed, had)
    way = rotation(table.rules, table.stakes)
    if table.blinds_placed is not None and _can_be_dealt(table.blinds_placed, players.due):
        return table.blinds_placed
    if table.button_placed is not None:
        return from_button(table.button_placed, players.inside, way, players.due)
    assert table.marks is not None, "next_deal has asked before"
    return next_positions(table.marks, players, way)


def _can_be_dealt(placed: Marks, due: Sequence[int]) -> bool:
    """Whether somebody is there for blinds put by hand: the big blind is never dead, nor is a button heads-up.

    Players come and go between the dealer's tap and the deal; blinds nobody is left for go left of the button again.
    """
    heads_up = len(due) < 3
    return placed.big_blind in due and placed.big_blind != placed.small_blind and (not heads_up or placed.button in due)


def entrances(
    table: TableState, there: tuple[Seat, ...], playing: tuple[int, ...], inside: tuple[int, ...], marks: Marks
) -> dict[int, Entrance]:
    """What those on the way in do, by seat; those who get no cards are missing."""
    does: dict[int, Entrance] = {}
    # a third player would have to be the button
    no_button = was_heads_up(marks, rotation(table.rules, table.stakes))
    for seat in there:
        if seat.number in playing:
            continue
        way_in = _entrance(table, seat, marks, playing)
        if seat.number in inside:
            # with nobody else to play with, whoever waits takes what the seat gives
            does[seat.number] = way_in or Entrance.POSITION
        elif way_in is not None and not _inherited(table) and (seat.number == largest(marks) or not no_button):
            does[seat.number] = way_in
    return does
