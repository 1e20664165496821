"""An irregular deal is told, and the table follows what the house's rules make of it.

A misdeal and a fouled deck send the chips back, a dead hand is out and its chips stay, a board that was put right lies
as it was put, an expired clock checks. Of everything else the entry is the record: nothing changes. Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from dealer_assist.hand.calls import CHECK
from dealer_assist.hand.entries import Check
from dealer_assist.hand.irregular.clock import ClockCalled, ClockExpired
from dealer_assist.hand.irregular.disputes import Dispute
from dealer_assist.hand.irregular.foreign import FouledDeck, Voided
from dealer_assist.hand.irregular.outcome import Dead, Outcome, Ruled
from dealer_assist.hand.irregular.told import Told, ruled
from dealer_assist.hand.rule import not_dealt_in
from dealer_assist.hand.state import HandState
from dealer_assist.hand.streets import wrong_cards
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.between import Misdealt
from dealer_assist.table.button_errors import MISDEALT
from dealer_assist.table.entries import HandVoided, Irregularity
from dealer_assist.table.put_right import (
    board_cannot_lie_so,
    board_put_right,
    cannot_be_dead,
    dead,
    hand_completed,
    held_to_call,
    up_card_cannot_be,
    up_card_shown,
)
from dealer_assist.table.rule import Rule, no_hand_open, nothing_forbids
from dealer_assist.table.state import TableState
from dealer_assist.table.voiding import HAND_VOIDED

OF_THE_LAST_HAND = (Dispute, FouledDeck)
"""What may be told between hands too."""
TURN_TAKERS = (ClockCalled, ClockExpired)
"""What befalls the seat to act where none is told."""


class Effect(msgspec.Struct, frozen=True):
    """What an outcome does to the table."""

    cannot: Callable[[TableState, Told, Ruled], Refused | None]
    """A reason it makes no sense."""
    do: Callable[[TableState, Told, Ruled], TableState]


def ruled_at(table: TableState, what: Told) -> Ruled:
    """What becomes of an irregularity at this table, by the rules of the hand in progress or of the next one."""
    return ruled(with_seat_to_act(what, table), rules_at(table))


def rules_at(table: TableState) -> HouseRules:
    """The house rules it is decided by."""
    return table.rules if table.hand is None else table.hand.rules


def with_seat_to_act(what: Told, table: TableState) -> Told:
    """The clock runs for the seat to act unless another is told."""
    if table.hand is None or not isinstance(what, TURN_TAKERS) or what.seat is not None:
        return what
    return replace(what, seat=table.hand.to_act)


def _cannot(table: TableState, entry: Irregularity) -> Refused | None:
    what = entry.what
    if table.hand is None and not isinstance(what, OF_THE_LAST_HAND):
        return no_hand_open(table)
    if refused := _wrong_facts(table, what):
        return refused
    came = ruled_at(table, what)
    return EFFECTS[came.outcome].cannot(table, what, came)


def _wrong_facts(table: TableState, what: Told) -> Refused | None:
    """Seats that were not dealt in, cards that are none or are told twice, less than nothing."""
    facts: dict[str, Any] = msgspec.structs.asdict(what)
    for name, value in facts.items():
        if name in SEATS and table.hand is not None and (refused := not_dealt_in(table.hand, _several(value))):
            return refused
        if name in NUMBERS and value is not None and value < 0:
            return Refused(RefusalCode.AMOUNT_NEGATIVE, {"amount": value})
    # cards told as a board, a flop or a hand: the floor's pick is one of them
    cards = [card for name in CARDS if name in facts for card in _several(facts[name])]
    return wrong_cards(table.game if table.hand is None else table.hand.game, cards, ())


SEATS = ("seat", "to_seat", "to_act", "seats", "players", "folds", "knew")
NUMBERS = ("count", "elapsed", "acted", "stub_count", "burn_count", "players_left", "needed")
CARDS = ("card", "cards", "burn", "burns", "next_card", "last_card", "muck", "prior_discards", "stub")


def _several(value: Any) -> tuple[Any, ...]:
    if value is None:
        return ()
    return value if isinstance(value, tuple) else (value,)


def _follow(table: TableState, entry: Irregularity) -> TableState:
    came = ruled_at(table, entry.what)
    return EFFECTS[came.outcome].do(table, entry.what, came)


IRREGULARITY = Rule(_cannot, nothing_forbids, _follow)


# -- what each outcome does


def _no_reason(_table: TableState, _what: Told, _came: Ruled) -> Refused | None:
    return None


def _nothing(table: TableState, _what: Told, _came: Ruled) -> TableState:
    return table


NOTED = Effect(_no_reason, _nothing)
"""The entry is the record."""


def _cannot_misdeal(table: TableState, _what: Told, _came: Ruled) -> Refused | None:
    return MISDEALT.cannot(table, Misdealt())


def _misdeal(table: TableState, _what: Told, _came: Ruled) -> TableState:
    return MISDEALT.do(table, Misdealt())


def _voided(came: Ruled) -> HandVoided:
    return HandVoided(came.fixed.forfeit if isinstance(came.fixed, Voided) else ())


def _cannot_void(table: TableState, _what: Told, came: Ruled) -> Refused | None:
    return HAND_VOIDED.cannot(table, _voided(came))


def _void(table: TableState, _what: Told, came: Ruled) -> TableState:
    return HAND_VOIDED.do(table, _voided(came))


def _on_hand(
    cannot: Callable[[HandState, Told, Ruled], Refused | None], do: Callable[[HandState, Told, Ruled], HandState]
) -> Effect:
    """An effect on the hand, lifted into the table; without one there is nothing to change."""
    return Effect(
        lambda table, what, came: None if table.hand is None else cannot(table.hand, what, came),
        lambda table, what, came: table if table.hand is None else replace(table, hand=do(table.hand, what, came)),
    )


def _seat_killed(came: Ruled) -> int | None:
    return came.fixed.seat if isinstance(came.fixed, Dead) else None


def _cannot_kill(hand: HandState, _what: Told, came: Ruled) -> Refused | None:
    seat = _seat_killed(came)
    return Refused(RefusalCode.SEAT_NOT_TOLD) if seat is None else cannot_be_dead(hand, seat)


def _kill(hand: HandState, _what: Told, came: Ruled) -> HandState:
    seat = _seat_killed(came)
    assert seat is not None, "cannot has asked before"
    return dead(hand, seat, ante_back=isinstance(came.fixed, Dead) and came.fixed.ante_returned)


def _who_checks(what: Told) -> int | None:
    return what.seat if isinstance(what, TURN_TAKERS) else None


def _cannot_check(table: TableState, what: Told, _came: Ruled) -> Refused | None:
    assert table.hand is not None, "the clock needs a hand"
    seat = _who_checks(with_seat_to_act(what, table))
    if seat is None:
        return Refused(RefusalCode.SEAT_NOT_TOLD)
    return CHECK.cannot(table.hand, Check(seat)) or CHECK.may_not(table.hand, Check(seat))


def _check(table: TableState, what: Told, _came: Ruled) -> TableState:
    assert table.hand is not None, "the clock needs a hand"
    seat = _who_checks(with_seat_to_act(what, table))
    assert seat is not None, "cannot has asked before"
    return replace(table, hand=CHECK.do(table.hand, Check(seat)))


BOARD = _on_hand(board_cannot_lie_so, board_put_right)
KILLED = _on_hand(_cannot_kill, _kill)

EFFECTS: dict[Outcome, Effect] = {
    Outcome.MISDEAL: Effect(_cannot_misdeal, _misdeal),
    Outcome.PLAY_ON: NOTED,
    Outcome.REPLACE_CARD: _on_hand(lambda hand, what, came: None, hand_completed),
    Outcome.BURN_FIXED: BOARD,
    Outcome.SCRAMBLE_PICK: BOARD,
    Outcome.RESHUFFLE_STREET: BOARD,
    Outcome.SET_ASIDE: NOTED,
    Outcome.HAND_DEAD: KILLED,
    Outcome.VOID_ALL: Effect(_cannot_void, _void),
    Outcome.SCRAP_OF_PAPER: NOTED,
    Outcome.CHECK: Effect(_cannot_check, _check),
    Outcome.PENALTY: NOTED,
    Outcome.THIRD_CARD_DOWN: _on_hand(up_card_cannot_be, up_card_shown),
    Outcome.KEPT_WITH_CHOICE: NOTED,
    Outcome.KEPT_NO_RAISE: _on_hand(lambda hand, what, came: None, held_to_call),
    Outcome.REMOVED: NOTED,
    Outcome.CLOCK_RUNNING: NOTED,
    Outcome.SA_REACHED: NOTED,
    Outcome.SA_NOT_REACHED: NOTED,
    Outcome.NORMAL: NOTED,
    Outcome.STUB_WITH_BURNS: NOTED,
    Outcome.STUB_BURNS_AND_MUCK: NOTED,
    Outcome.COMMUNITY_CARD: NOTED,
    Outcome.IN_TIME: NOTED,
    Outcome.TOO_LATE: NOTED,
    Outcome.FLOOR_DECIDES: NOTED,
}
"""What each outcome does to the table."""
