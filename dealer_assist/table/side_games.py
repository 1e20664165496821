"""Games beside the pot: the seven-deuce bounty and the stand-up game.

Chips go from player to player after the hand, never through a pot, and nobody pays more than what lies in front. No
rulebook supports them (WSOP Live 2024 R183); rooms play them by agreement. Rule file 02, section 8. Options
`seven_deuce_bounty`, `seven_deuce_requires`, `seven_deuce_from`, `stand_up_penalty`, `stand_up_split_pot_counts`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from dealer_assist.cards.card import DECK
from dealer_assist.pots.split import clockwise_from
from dealer_assist.rules.options import SevenDeuceFrom, SevenDeuceRequires
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import PotWon, SevenDeuceJoined, SevenDeuceShown, StandUpBegun
from dealer_assist.table.rule import Rule, hand_is_open, nothing_forbids
from dealer_assist.table.state import Seat, TableState, seat_at

NOT_SUPPORTED = ("WSOP Live 2024 R183",)


def with_transfers(table: TableState, transfers: Mapping[int, int]) -> TableState:
    """The table after chips went from player to player; a stack nobody counted stays so."""
    seats = tuple(_moved(seat, transfers.get(seat.number, 0)) for seat in table.seats)
    return replace(table, seats=seats, transfers=tuple(sorted(transfers.items())))


def _moved(seat: Seat, chips: int) -> Seat:
    return replace(seat, stack=seat.stack + chips) if chips and seat.stack is not None else seat


def _can_pay(seat: Seat, amount: int) -> int:
    return amount if seat.stack is None else min(amount, seat.stack)


# -- seven-deuce


def bounty_paid(table: TableState, winner: int) -> dict[int, int]:
    """Chips each seat wins or pays when this one collects the seven-deuce bounty; they add up to nothing."""
    payers = PAYERS[table.rules.seven_deuce_from](table)
    bounty = table.rules.seven_deuce_bounty
    paid = {seat.number: -_can_pay(seat, bounty) for seat in payers if seat.number != winner}
    return {**paid, winner: -sum(paid.values())}


def _dealt_in(table: TableState) -> list[Seat]:
    return [seat for seat in table.seats if seat.number in (table.last_dealt or ())]


def _seated(table: TableState) -> list[Seat]:
    return list(table.seats)


def _joined(table: TableState) -> list[Seat]:
    return [seat for seat in table.seats if seat.number in table.seven_deuce_joined]


PAYERS: dict[SevenDeuceFrom, Callable[[TableState], list[Seat]]] = {
    SevenDeuceFrom.ALL_DEALT_IN: _dealt_in,
    SevenDeuceFrom.ALL_SEATED: _seated,
    SevenDeuceFrom.OPTED_IN: _joined,
}


def is_seven_deuce(cards: Sequence[str]) -> bool:
    """Whether these two cards are a seven and a deuce, of whatever suits.

    >>> is_seven_deuce(("2c", "7h"))
    True
    """
    return set(cards) <= set(DECK) and sorted(card[0] for card in cards) == ["2", "7"]


def _cannot_collect(table: TableState, entry: SevenDeuceShown) -> Refused | None:
    if refused := hand_is_open(table) or _not_played(table.rules.seven_deuce_bounty, "seven_deuce_bounty"):
        return refused
    if seat_at(table, entry.seat) is None:
        return Refused(RefusalCode.SEAT_EMPTY, {"seat": entry.seat})
    if not is_seven_deuce(entry.cards):
        return Refused(RefusalCode.NOT_SEVEN_DEUCE, {"seat": entry.seat})
    return None


def _not_played(amount: int, option: str) -> Refused | None:
    return None if amount else Refused(RefusalCode.SIDE_GAME_NOT_PLAYED, {}, option=option, cite=NOT_SUPPORTED)


def _without_showdown(table: TableState, entry: SevenDeuceShown) -> Refused | None:
    if entry.at_showdown or table.rules.seven_deuce_requires is SevenDeuceRequires.WIN_ANY_POT:
        return None
    return Refused(RefusalCode.NOT_WON_AT_SHOWDOWN, {"seat": entry.seat}, option="seven_deuce_requires")


def _collect(table: TableState, entry: SevenDeuceShown) -> TableState:
    return with_transfers(table, bounty_paid(table, entry.seat))


SEVEN_DEUCE_SHOWN = Rule(_cannot_collect, _without_showdown, _collect)


def _cannot_join(table: TableState, entry: SevenDeuceJoined) -> Refused | None:
    if refused := _not_played(table.rules.seven_deuce_bounty, "seven_deuce_bounty"):
        return refused
    unknown = [seat for seat in entry.seats if seat_at(table, seat) is None]
    return Refused(RefusalCode.SEAT_EMPTY, {"seat": unknown[0]}) if unknown else None


def _join(table: TableState, entry: SevenDeuceJoined) -> TableState:
    return replace(table, seven_deuce_joined=tuple(sorted(entry.seats)))


SEVEN_DEUCE_JOINED = Rule(_cannot_join, nothing_forbids, _join)


# -- stand-up


def with_standing(table: TableState, won: PotWon | None) -> TableState:
    """The table after a hand of the stand-up game: its winner sits down, and the last one standing pays."""
    if not table.standing or won is None or not won.winners:
        return table
    splits = len(won.winners) > 1 and not table.rules.stand_up_split_pot_counts
    standing = table.standing if splits else tuple(seat for seat in table.standing if seat not in won.winners)
    if len(standing) > 1:
        return replace(table, standing=standing)
    over = replace(table, standing=())
    return with_transfers(over, penalty_paid(table, standing[0])) if standing else over


def penalty_paid(table: TableState, last: int) -> dict[int, int]:
    """Chips each seat wins or pays when this one is the last to stand; they add up to nothing.

    Where its stack does not reach, those first left of it are paid.
    """
    payer = seat_at(table, last)
    others = [seat.number for seat in table.seats if seat.number in table.stood_up and seat.number != last]
    if payer is None:
        return {}
    left = payer.stack
    paid: dict[int, int] = {}
    for seat in clockwise_from(last, others):
        paid[seat] = table.rules.stand_up_penalty if left is None else min(table.rules.stand_up_penalty, left)
        left = None if left is None else left - paid[seat]
    return {**paid, last: -sum(paid.values())}


def _cannot_stand(table: TableState, _entry: StandUpBegun) -> Refused | None:
    if refused := hand_is_open(table) or _not_played(table.rules.stand_up_penalty, "stand_up_penalty"):
        return refused
    return Refused(RefusalCode.TOO_FEW_PLAYERS, {"players": len(table.seats)}) if len(table.seats) < 2 else None


def _stand(table: TableState, _entry: StandUpBegun) -> TableState:
    everybody = tuple(seat.number for seat in table.seats)
    return replace(table, standing=everybody, stood_up=everybody)


STAND_UP_BEGUN = Rule(_cannot_stand, nothing_forbids, _stand)
