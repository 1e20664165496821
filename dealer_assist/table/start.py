"""NEXT HAND: the button moves, blinds and antes are posted, the hand begins."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.forced import Forced
from dealer_assist.hand.situation import Situation, begin
from dealer_assist.hand.state import Positions
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.dealing_in import dealt_in, next_deal
from dealer_assist.table.entries import ButtonPlaced, StartHand
from dealer_assist.table.positions import acts_last
from dealer_assist.table.posting import dealt
from dealer_assist.table.rule import Rule, hand_is_open, nothing_forbids
from dealer_assist.table.state import TableState
from dealer_assist.table.time_charge import with_time_due
from dealer_assist.table.unit import odd_chip_unit


def _cannot_start(table: TableState, _entry: StartHand) -> Refused | None:
    if refused := hand_is_open(table):
        return refused
    seats = dealt_in(table)
    if len(seats) < 2:
        return Refused(RefusalCode.TOO_FEW_PLAYERS, {"players": len(seats)})
    if table.marks is None and table.button_placed is None:
        remedies = tuple(ButtonPlaced(seat.number) for seat in seats)
        return Refused(RefusalCode.BUTTON_NOT_PLACED, {}, remedies, option="button_rule")
    return None


def _start(table: TableState, _entry: StartHand) -> TableState:
    deal = next_deal(table)
    assert deal is not None, "cannot has asked before"
    seats, marks = deal
    numbers = tuple(seat.number for seat in seats)
    posts = dealt(seats, marks, table.stakes, table.rules)
    told = Situation(
        game=table.game,
        rules=table.rules,
        number=table.hands + 1,
        small_blind=table.stakes.small_blind,
        big_blind=table.stakes.big_blind,
        third_blind=table.stakes.third_blind,
        bets=table.stakes.bets,
        event_players=table.event_players,
        unit=odd_chip_unit(table.chips, table.stakes, table.rules.odd_chip_unit),
        positions=Positions(marks.button, marks.small_blind if marks.small_blind in numbers else None, marks.big_blind),
        street=table.game.streets[0].name,
        seats=posts,
        forced=Forced(antes=sum(each.earlier + each.dead for each in posts)),
    )
    return replace(
        table,
        marks=marks,
        acts_last=acts_last(marks.button, numbers),
        acted_last_before=table.acts_last,
        button_placed=None,
        last_dealt=numbers,
        hands=table.hands + 1,
        hand=with_time_due(begin(told), table),
    )


START_HAND = Rule(_cannot_start, nothing_forbids, _start)
