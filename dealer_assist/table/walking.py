"""Players who walk: how many may be away at a time, and after how long a player's chips are picked up.

Options `walking_rule`, `pickup_absent_buttons`, `pickup_minutes`; WSOP Live 2024 R73 and R74. Each dealer who comes to
the table lays an absent button before a player still away; they count only beside a missed-blind button. Minutes are
told by whoever enters that chips are picked up.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.rules.options import HouseRules, WalkingRule
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.between import AbsentButtonGiven, ChipsPickedUp, PlayerWarned
from dealer_assist.table.places import nobody_there, taken, with_seat
from dealer_assist.table.rule import Rule, hand_is_open, nothing_forbids
from dealer_assist.table.state import Presence, Seat, TableState
from dealer_assist.table.tokens import without_player

CITE = ("WSOP Live 2024 R73", "WSOP Live 2024 R74")

HELD_BACK_FROM: dict[WalkingRule, int | None] = {
    WalkingRule.NONE: None,
    WalkingRule.SECOND_MAN: 2,
    WalkingRule.THIRD_MAN: 3,
}
"""Players away, the one getting up included, from which on that one must be back for the blinds."""


def must_be_back(away: int, rules: HouseRules) -> bool:
    """Whether a player getting up must be back for the next blinds, with so many away, this one included."""
    held_back_from = HELD_BACK_FROM[rules.walking_rule]
    return held_back_from is not None and away >= held_back_from


def may_be_picked_up(*, held_back: bool, warned: bool, missed_blind: bool) -> bool:
    """Whether a player held back by the walking rule, warned and gone all the same, may be picked up."""
    return held_back and warned and missed_blind


def picks_up(rules: HouseRules, *, missed_blind: bool, absent_buttons: int, minutes: int) -> bool:
    """Whether a player has been away so long that the chips are picked up; the first limit reached counts."""
    buttons, limit = rules.pickup_absent_buttons, rules.pickup_minutes
    by_buttons = buttons is not None and missed_blind and absent_buttons >= buttons
    return by_buttons or (limit is not None and minutes >= limit)


# -- entries


def is_not_away(table: TableState, number: int) -> Refused | None:
    """Somebody has to sit there and be away."""
    if refused := nobody_there(table, number):
        return refused
    if taken(table, number).presence is Presence.AWAY:
        return None
    return Refused(RefusalCode.IS_NOT_AWAY, {"seat": number})


def missed_a_blind(seat: Seat) -> bool:
    """Whether a missed-blind button lies before a player, as far as told."""
    return seat.owes is not None and bool(seat.owes.small or seat.owes.big or seat.owes.third)


def _cannot_give(table: TableState, entry: AbsentButtonGiven) -> Refused | None:
    return is_not_away(table, entry.seat)


def _give(table: TableState, entry: AbsentButtonGiven) -> TableState:
    seat = taken(table, entry.seat)
    return with_seat(table, replace(seat, absent_buttons=seat.absent_buttons + 1))


ABSENT_BUTTON_GIVEN = Rule(_cannot_give, nothing_forbids, _give)


def _cannot_warn(table: TableState, entry: PlayerWarned) -> Refused | None:
    return is_not_away(table, entry.seat)


def _may_not_warn(table: TableState, entry: PlayerWarned) -> Refused | None:
    if taken(table, entry.seat).must_be_back:
        return None
    return Refused(RefusalCode.NOT_HELD_BACK, {"seat": entry.seat}, option="walking_rule", cite=CITE[1:])


def _warn(table: TableState, entry: PlayerWarned) -> TableState:
    return with_seat(table, replace(taken(table, entry.seat), warned=True))


PLAYER_WARNED = Rule(_cannot_warn, _may_not_warn, _warn)


def _cannot_pick_up(table: TableState, entry: ChipsPickedUp) -> Refused | None:
    return hand_is_open(table) or is_not_away(table, entry.seat)


def _may_not_pick_up(table: TableState, entry: ChipsPickedUp) -> Refused | None:
    seat, missed = taken(table, entry.seat), missed_a_blind(taken(table, entry.seat))
    long_enough = picks_up(table.rules, missed_blind=missed, absent_buttons=seat.absent_buttons, minutes=entry.minutes)
    if long_enough or may_be_picked_up(held_back=seat.must_be_back, warned=seat.warned, missed_blind=missed):
        return None
    facts = {"seat": entry.seat, "buttons": seat.absent_buttons, "minutes": entry.minutes}
    return Refused(RefusalCode.NOT_AWAY_LONG_ENOUGH, facts, option="pickup_absent_buttons", cite=CITE)


def _pick_up(table: TableState, entry: ChipsPickedUp) -> TableState:
    return without_player(table, entry.seat)


CHIPS_PICKED_UP = Rule(_cannot_pick_up, _may_not_pick_up, _pick_up)
