"""NEXT HAND in games without blinds: everybody antes; in short deck the button more, in stud a card brings in later.

Whoever is there is dealt in: no blind can be missed. In a mixed game the button waits through the stud hands at the
place it has in the next hand with blinds, or goes on moving (option `mixed_button`; TDA 2024 R11-B). In short deck it
goes to the next player (options `button_rule_short_deck`, `short_deck_structure`, `short_deck_ante_live`; WSOP
Tournament 2024 Section IX, Short Deck). Rule file 05, sections 2, 6 and 7.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from dealer_assist.games.game import ForcedBets
from dealer_assist.hand.forced import Forced
from dealer_assist.hand.kills import killed_by
from dealer_assist.hand.situation import SeatTold, Situation, Told, begin
from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import ButtonRuleShortDeck, HouseRules, MixedButton, ShortDeckStructure
from dealer_assist.table.dealing_in import dealt_in, killed_in, next_deal
from dealer_assist.table.kills import dealt_into, killer_of, kills_left
from dealer_assist.table.positions import acts_last, from_button, next_seat
from dealer_assist.table.standing import Comes
from dealer_assist.table.state import Marks, Seat, Stakes, TableState
from dealer_assist.table.time_charge import with_time_due
from dealer_assist.table.unit import odd_chip_unit


def deals_without_blinds(table: TableState) -> bool:
    """Whether the game has antes in place of blinds."""
    return table.game.forced in PRICE


PRICE: dict[ForcedBets, Callable[[Stakes], int]] = {
    ForcedBets.BRING_IN: lambda stakes: stakes.bring_in,
    ForcedBets.BUTTON_ANTE: lambda stakes: stakes.button_ante,
}
"""What stands for the big blind in these games, chips."""


def price_of(table: TableState) -> int:
    """The big blind of the table, or what stands for it, chips."""
    price = PRICE.get(table.game.forced)
    return table.stakes.big_blind if price is None else price(table.stakes)


class AnteDeal(msgspec.Struct, frozen=True):
    """The hand as it will be dealt."""

    seats: tuple[Seat, ...]
    """Dealt in, ascending."""
    button: int | None
    """None = stud at a table that has no button."""
    marks: Marks | None
    """Places from which the hand after this one moves on; None = as before."""


def ante_deal(table: TableState) -> AnteDeal | None:
    """Who is dealt in and where the button lies; None if a button is needed and nobody told where it was."""
    seats = dealt_in(table)
    told = table.marks is not None or table.button_placed is not None
    if table.game.forced is ForcedBets.BRING_IN:
        deal = _in_stud(table, seats) if told else AnteDeal(seats, None, None)
        return replace(deal, seats=dealt_into(table, seats, Positions(deal.button)))
    return _in_short_deck(table, seats) if told and seats else None


def _in_stud(table: TableState, seats: tuple[Seat, ...]) -> AnteDeal:
    deal = next_deal(table)
    assert deal is not None, "somebody told where the button was"
    moves = table.rules.mixed_button is MixedButton.ROTATES_IN_STUD
    return AnteDeal(seats, deal.marks.button, deal.marks if moves else None)


def _in_short_deck(table: TableState, seats: tuple[Seat, ...]) -> AnteDeal:
    numbers = tuple(seat.number for seat in seats)
    button = table.button_placed
    if button is None:
        button = NEXT_BUTTON[table.rules.button_rule_short_deck](table, numbers)
    marks = from_button(button, numbers)
    return AnteDeal(seats, button, replace(marks, button=button))


def _next_player(table: TableState, seats: tuple[int, ...]) -> int:
    assert table.marks is not None, "ante_deal has asked before"
    return next_seat(table.marks.button, seats)


def _next_place(table: TableState, seats: tuple[int, ...]) -> int:
    """The place that was next in the last hand, also if its player has gone."""
    return _next_player(table, tuple(sorted({*seats, *(table.last_dealt or ())})))


NEXT_BUTTON: dict[ButtonRuleShortDeck, Callable[[TableState, tuple[int, ...]], int]] = {
    ButtonRuleShortDeck.DEAD_BUTTON: _next_place,
    ButtonRuleShortDeck.MOVING_BUTTON: _next_player,
    ButtonRuleShortDeck.FORWARD_MOVING: _next_player,
}


# -- what is put in


def _ante_then_price(seat: Seat, ante: int, price: int) -> tuple[int, int]:
    """Own ante and chips in front, as far as the stack goes."""
    if seat.stack is None:
        return ante, price
    paid = min(ante, seat.stack)
    return paid, min(price, seat.stack - paid)


def _only_ante(seat: Seat, ante: int, button_ante: int | None, *, live: bool) -> tuple[int, int]:
    return _ante_then_price(seat, ante, 0)


def _button_double(seat: Seat, ante: int, button_ante: int | None, *, live: bool) -> tuple[int, int]:
    """The button's amount is live in any house, the antes of the others where they count towards it."""
    if button_ante is not None:
        return _ante_then_price(seat, 0, button_ante)
    return _ante_then_price(seat, 0, ante) if live else _ante_then_price(seat, ante, 0)


def _button_blind(seat: Seat, ante: int, button_ante: int | None, *, live: bool) -> tuple[int, int]:
    """Everybody antes into the middle, and the button posts a blind on top."""
    return _ante_then_price(seat, ante, button_ante or 0)


POSTS: dict[ShortDeckStructure, Callable[..., tuple[int, int]]] = {
    ShortDeckStructure.BUTTON_ANTE_DOUBLE: _button_double,
    ShortDeckStructure.THREE_BLIND_ENTRY: _button_double,
    ShortDeckStructure.BUTTON_BLIND: _button_blind,
}
"""Own ante and chips in front, by the option `short_deck_structure`."""


def antes_posted(
    forced: ForcedBets, seats: tuple[Seat, ...], button: int | None, stakes: Stakes, rules: HouseRules
) -> tuple[SeatTold, ...]:
    """Every seat as it sits when the antes are in."""
    posts = _only_ante if forced is ForcedBets.BRING_IN else POSTS[rules.short_deck_structure]
    told = []
    for seat in seats:
        of_button = stakes.button_ante if seat.number == button else None
        ante, front = posts(seat, rules.ante_amount, of_button, live=rules.short_deck_ante_live)
        behind = None if seat.stack is None else seat.stack - ante - front
        status = Told.ALL_IN if behind == 0 else Told.IN
        told.append(SeatTold(seat.number, front=front, told=status, behind=behind, earlier=ante))
    return tuple(told)


# -- dealt


def start_with_antes(table: TableState) -> TableState:
    """The table with the hand dealt; `ante_deal` has found two players or more."""
    deal = ante_deal(table)
    assert deal is not None, "cannot has asked before"
    numbers = tuple(seat.number for seat in deal.seats)
    positions = Positions(deal.button)
    killer = killer_of(table, numbers, positions)
    hand = with_time_due(begin(_situation(table, deal)), table)
    moved = deal.marks is not None
    return replace(
        kills_left(table, killer),
        seats=tuple(_plays(seat, numbers) for seat in table.seats),
        marks=deal.marks or table.marks,
        laid=positions,
        undealt=table,
        acts_last=table.acts_last if deal.marks is None else acts_last(deal.marks.button, numbers),
        acted_last_before=table.acts_last,
        button_placed=None if moved else table.button_placed,
        blinds_placed=None if moved else table.blinds_placed,
        redeal=None,
        killed_again=(),
        last_dealt=numbers,
        hands=table.hands + 1,
        hand=hand if killer is None else killed_by(hand, killer, table.rules.kill_type),
    )


def _situation(table: TableState, deal: AnteDeal) -> Situation:
    posted = antes_posted(table.game.forced, deal.seats, deal.button, table.stakes, table.rules)
    killed = killed_in(table)
    return Situation(
        game=table.game,
        rules=table.rules,
        number=table.hands + 1,
        small_blind=0,
        big_blind=price_of(table),
        bets=table.stakes.bets,
        event_players=table.event_players,
        unit=odd_chip_unit(table.chips, table.stakes, table.rules.odd_chip_unit),
        positions=Positions(deal.button),
        street=table.game.streets[0].name,
        seats=tuple(replace(each, told=Told.FOLDED) if each.seat in killed else each for each in posted),
        forced=Forced(antes=sum(each.earlier for each in posted)),
    )


def _plays(seat: Seat, dealt: tuple[int, ...]) -> Seat:
    """A newcomer has played a hand; blinds missed before stay owed through the stud hands (WSOP Live 2024 R99)."""
    new = seat.coming is not None and seat.coming.comes in (Comes.NEW, Comes.MUST_MOVE)
    return replace(seat, coming=None) if new and seat.number in dealt else seat
