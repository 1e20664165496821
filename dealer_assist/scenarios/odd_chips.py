"""Scenarios of odd chips: pots with their winners, and what each winner gets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

import msgspec
from msgspec.structs import replace

from dealer_assist.cards.card import CardError
from dealer_assist.games.game import Family
from dealer_assist.hand.dividing import shares
from dealer_assist.hand.situation import SeatTold, Situation, begin
from dealer_assist.hand.state import HandState, Positions, ShownHand
from dealer_assist.pots.divide import all_winners, winnable
from dealer_assist.pots.split import Part, Share
from dealer_assist.rules.options import HouseRules, OddChipUnit
from dealer_assist.scenarios.compare import Whole, differences
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.names import game_named
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.shape import Chips, OneHand, Told, Words
from dealer_assist.table.entries import TableOpened
from dealer_assist.table.seating import opened
from dealer_assist.table.side_games import bounty_paid
from dealer_assist.table.state import Seat, Stakes
from dealer_assist.table.unit import odd_chip_unit

Unit = Annotated[int, msgspec.Meta(ge=1)]
"""A chip's value."""


class PartTold(Words, frozen=True, kw_only=True):
    """A share of a pot with its winners, or with parts of its own."""

    part: str
    winners: tuple[int, ...] = ()
    parts: tuple[PartTold, ...] = ()


class PotTold(Words, frozen=True, kw_only=True):
    """A pot and how it is shared."""

    name: str
    amount: Chips
    parts: tuple[PartTold, ...]


class OddChipsSetup(Words, frozen=True, kw_only=True):
    """The table round the pots."""

    game: str
    odd_chip_order: Literal["button", "suit"]
    button: int | None = None
    seats: tuple[int, ...] = ()
    """Everybody at the table, clockwise."""
    unit: Unit | None = None
    """Chips are broken down to it; missing = it follows from the option `odd_chip_unit`."""
    sb: Chips = 0
    bb: Chips = 0
    chips_in_play: tuple[Unit, ...] = ()
    blind_chips: tuple[Unit, ...] = ()
    """Chips the blinds are posted with."""
    unit_amount: Unit | None = None
    """The fixed unit of the table."""
    hands: Mapping[int, OneHand] = {}
    all_cards: Mapping[int, OneHand] = {}
    run_it: int = 1


class SideGame(Words, frozen=True, kw_only=True):
    """A side game that pays beside the pots."""

    kind: Literal["seven_deuce"]
    winner: int
    dealt_in: tuple[int, ...]


class OddChipsTold(Told, frozen=True, kw_only=True):
    """A scenario of odd chips; pots in the order in which they are awarded."""

    setup: OddChipsSetup
    pots: tuple[PotTold, ...]
    side_game: SideGame | None = None


def _facts(told: OddChipsTold) -> Facts:
    return Facts(game_named(told.setup.game))


def _check(told: OddChipsTold, rules: HouseRules) -> Iterator[Difference]:
    hand = _hand(told.setup, rules)
    run_outs = told.setup.run_it > 1
    by_pot = {pot.name: _shared(hand, pot, f"pots[{place}]", run_outs=run_outs) for place, pot in enumerate(told.pots)}
    awards: dict[int, int] = Whole()
    for pushed in by_pot.values():
        for share in pushed:
            awards[share.seat] = awards.get(share.seat, 0) + share.amount
    found: dict[str, object] = {
        "awards": awards,
        "by_pot": Whole({name: Whole({share.seat: share.amount for share in pot}) for name, pot in by_pot.items()}),
    }
    if told.side_game is not None:
        found["transfers"] = Whole(_side_game(told.setup, told.side_game, rules))
    yield from differences("expect", told.expect, found)


def _side_game(setup: OddChipsSetup, told: SideGame, rules: HouseRules) -> dict[int, int]:
    table = opened(
        TableOpened(
            game=game_named(setup.game),
            rules=rules,
            stakes=Stakes(setup.sb, setup.bb),
            max_seats=max(setup.seats),
            seats=tuple(Seat(seat) for seat in sorted(setup.seats)),
        )
    )
    return bounty_paid(replace(table, last_dealt=told.dealt_in), told.winner)


def _hand(setup: OddChipsSetup, rules: HouseRules) -> HandState:
    game = game_named(setup.game)
    if setup.odd_chip_order != ("suit" if game.family is Family.STUD else "button"):
        raise Differs(Difference("setup.odd_chip_order", "as the game has it", setup.odd_chip_order))
    seats = setup.seats or tuple(setup.hands)
    hand = begin(
        Situation(
            game=game,
            rules=rules,
            small_blind=setup.sb,
            big_blind=setup.bb,
            seats=tuple(SeatTold(seat) for seat in sorted(seats)),
            street=game.streets[0].name,
            positions=Positions(setup.button),
            unit=_unit(setup, rules.odd_chip_unit),
        )
    )
    cards = setup.all_cards or setup.hands
    return replace(hand, tabled=tuple(ShownHand(seat, cards[seat]) for seat in sorted(cards)))


def _unit(setup: OddChipsSetup, rule: OddChipUnit) -> int:
    if setup.unit is not None:
        return setup.unit
    if rule is OddChipUnit.AMOUNT and setup.unit_amount is not None:
        return setup.unit_amount
    if not setup.chips_in_play or not setup.blind_chips:
        raise Differs(Difference("setup.unit", "a unit, or the chips it follows from"))
    # a blind of exactly one such chip is paid with it
    blinds = Stakes(min(setup.blind_chips), max(setup.blind_chips))
    return odd_chip_unit(tuple(sorted(setup.chips_in_play)), blinds, rule)


def _shared(hand: HandState, pot: PotTold, path: str, *, run_outs: bool) -> tuple[Share, ...]:
    """What an award of the pot would push to each winner."""
    parts = tuple(map(_part, pot.parts))
    seats = {each.seat for each in hand.seats}
    if not winnable(parts):
        raise Differs(Difference(f"{path}.parts", "winners", pot.parts))
    for place, part in enumerate(parts):
        if not all_winners(part) <= seats:
            raise Differs(Difference(f"{path}.parts[{place}].winners", "seats of the table", part.winners))
    try:
        pushed = shares(hand, pot.amount, parts, run_outs=run_outs)
    except CardError as unreadable:
        raise Differs(Difference("setup.hands", "hands that can be read", str(unreadable))) from None
    if pushed is None:
        raise Differs(Difference("setup.button", "where the button is"))
    return pushed


def _part(told: PartTold) -> Part:
    return Part(told.part, tuple(sorted(told.winners)), tuple(map(_part, told.parts)))


KIND = Kind(OddChipsTold, _facts, frozenset({"awards", "by_pot", "transfers"}), _check)
