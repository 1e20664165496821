"""Scenarios of the showdown: hands as they are tabled, who wins which pot, in which order the pots are pushed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec
from msgspec.structs import replace

from dealer_assist.desk.desk import Desk
from dealer_assist.games.game import HOLDEM, Game, Half
from dealer_assist.games.reading import read
from dealer_assist.hand.award import paid_at_once, pots_left
from dealer_assist.hand.entries import Award, BoardTold, Call, Check, HandEntry, Tabled, Wager
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.showdown import best_tabled, hands_up, winners
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.situation import Told as Status
from dealer_assist.hand.state import HandState, Positions
from dealer_assist.pots.build import Pot
from dealer_assist.pots.split import Part
from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios.compare import Whole, differences
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.names import betting_named, game_named
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, hand_of, open_desk
from dealer_assist.scenarios.shape import Cards, Chips, Told, Words
from dealer_assist.table.entries import CountedNow, TableOpened
from dealer_assist.table.state import Seat, Stakes


class PotTold(Words, frozen=True, kw_only=True):
    """A pot before it is awarded."""

    name: str
    amount: Chips
    eligible: tuple[int, ...]


class AfterDrawTold(Words, frozen=True, kw_only=True):
    """What was done after the draw of lowball."""

    checked: tuple[int, ...]
    bets: Mapping[int, Chips]
    """Chips put in after it, part of the pots."""


class AwardSetup(Words, frozen=True, kw_only=True):
    """The end of a hand."""

    game: str
    betting: str
    seats: int | None = None
    button: int | None = None
    board: Cards = ()
    hands: Mapping[int, Cards]
    pots: Annotated[tuple[PotTold, ...], msgspec.Meta(min_length=1)]
    after_draw: AfterDrawTold | None = None


class AwardTold(Told, frozen=True, kw_only=True):
    """A scenario in which hands are compared and pots awarded."""

    query: str
    setup: AwardSetup


class OrderSetup(Words, frozen=True, kw_only=True):
    """Pots by name, main first."""

    pots: tuple[str, ...]
    uncontested: tuple[str, ...] = ()


class OrderTold(Told, frozen=True, kw_only=True):
    """A scenario about the order of awarding."""

    query: str
    setup: OrderSetup


class ReadingSetup(Words, frozen=True, kw_only=True):
    """Hands to be read."""

    game: str
    board: Cards = ()
    hands: Mapping[int, Cards]


class ReadingTold(Told, frozen=True, kw_only=True):
    """A scenario in which hands are read and compared."""

    setup: ReadingSetup


SOME_STAKES = Stakes(0, 1, bring_in=1, button_ante=1)
"""When the betting is over nothing hangs on them any more."""


def _at_showdown(
    game: Game, pots: tuple[Pot, ...], button: int | None, seats: tuple[int, ...], rules: HouseRules
) -> Desk:
    """A desk with a hand whose betting is over and whose pots are pulled apart."""
    opened = TableOpened(
        game=game,
        rules=rules,
        stakes=SOME_STAKES,
        max_seats=max((*seats, button or 0)),
        seats=tuple(Seat(seat) for seat in seats),
    )
    desk = open_desk(opened)
    told = tuple(SeatTold(seat, told=Status.ALL_IN, behind=0) for seat in seats)
    last = game.streets[-1].name
    enter(desk, CountedNow(seats=told, positions=Positions(button), street=last, pots=pots), "setup")
    return desk


def _table(desk: Desk, board: tuple[str, ...], hands: Mapping[int, Cards]) -> None:
    """Tell the board and turn every hand up."""
    enter(desk, BoardTold(board), "setup.board")
    for seat, cards in hands.items():
        enter(desk, Tabled(seat, cards), f"setup.hands.{seat}")


# -- who wins which pot


def _award_facts(told: AwardTold) -> Facts:
    return Facts(game_named(told.setup.game), betting=betting_named(told.setup.betting))


def _award(told: AwardTold, rules: HouseRules) -> Iterator[Difference]:
    setup = told.setup
    pots = tuple(_pot(pot, setup.hands, f"setup.pots[{number}]") for number, pot in enumerate(setup.pots))
    if setup.after_draw is None:
        desk = _at_showdown(game_named(setup.game), pots, setup.button, tuple(sorted(setup.hands)), rules)
    else:
        desk = _after_the_draw(setup, setup.after_draw, rules)
    _table(desk, setup.board, setup.hands)
    names = [pot.name for pot in setup.pots]
    put_in = {each.seat: each.put_in for each in hand_of(desk).seats}
    sequence: list[str] = []
    won: dict[str, tuple[int, ...]] = Whole()
    while left := pots_left(hand_of(desk)):
        name = names[left[0]]
        sequence.append(name)
        won[name] = winners(hand_of(desk), left[0]) or ()
        enter(desk, Award(left[0], (Part("whole", won[name]),)), f"setup.pots[{left[0]}]")
    after = hand_of(desk).seats
    awards = Whole({each.seat: each.won for each in after if each.won})
    refunds = Whole({each.seat: put_in[each.seat] - each.put_in for each in after if each.put_in < put_in[each.seat]})
    found = {"sequence": sequence, "winners": won, "awards": awards, "refunds": refunds}
    yield from differences("expect", told.expect, found)


def _after_the_draw(setup: AwardSetup, after: AfterDrawTold, rules: HouseRules) -> Desk:
    """A desk with a hand played from the draw on: these check, the next one bets, and everybody calls."""
    bet, seats = max(after.bets.values()), tuple(sorted(setup.hands))
    stakes = replace(SOME_STAKES, bets=BetSizes(bet, bet))
    game = game_named(setup.game)
    desk = open_desk(
        TableOpened(game=game, rules=rules, stakes=stakes, max_seats=max(seats), seats=tuple(map(Seat, seats)))
    )
    before = setup.pots[0].amount - sum(after.bets.values())
    told = tuple(SeatTold(seat) for seat in seats)
    enter(desk, CountedNow(seats=told, positions=Positions(), street=game.streets[-1].name, middle=before), "setup")
    bettor = next((seat for seat in after.bets if seat not in after.checked), None)
    acts: list[HandEntry] = [Check(seat) for seat in after.checked]
    acts += [] if bettor is None else [Wager(bettor, after.bets[bettor])]
    for entry in (*acts, *(Call(seat) for seat in after.bets if seat != bettor)):
        enter(desk, entry, "setup.after_draw")
    return desk


def _pot(pot: PotTold, hands: Mapping[int, object], path: str) -> Pot:
    if len(set(pot.eligible)) != len(pot.eligible) or not set(pot.eligible) <= hands.keys():
        raise Differs(Difference(f"{path}.eligible", "seats with a hand, each once", pot.eligible))
    return Pot(pot.amount, tuple(sorted(pot.eligible)))


# -- in which order


def _order_facts(_told: OrderTold) -> Facts:
    return Facts(HOLDEM)


def _order(told: OrderTold, rules: HouseRules) -> Iterator[Difference]:
    """Each pot belongs to one seat fewer than the one before, as when all-ins of different sizes made them."""
    names = told.setup.pots
    seats = tuple(range(1, len(names) + 2))
    alone = told.setup.uncontested
    if unknown := sorted(set(alone) - set(names)):
        raise Differs(Difference("setup.uncontested", names, unknown))
    pots = tuple(Pot(1, seats[-1:] if name in alone else seats[number:]) for number, name in enumerate(names))
    hand = hand_of(_at_showdown(HOLDEM, pots, seats[0], seats, rules))
    at_once = paid_at_once(pots_of(hand), rules)
    at_showdown = [number for number in pots_left(hand) if number not in at_once]
    found = {"order": [names[each] for each in at_showdown], "at_once": [names[each] for each in at_once]}
    yield from differences("expect", told.expect, found)


# -- how hands read


def _reading_facts(told: ReadingTold) -> Facts:
    return Facts(game_named(told.setup.game))


def _reading(told: ReadingTold, rules: HouseRules) -> Iterator[Difference]:
    """The best hand of each half by its name; where there is one high and one low half, by those words."""
    setup = told.setup
    seats = tuple(sorted(setup.hands))
    if len(seats) < 2:
        raise Differs(Difference("setup.hands", "two hands or more", len(seats)))
    game = game_named(setup.game)
    desk = _at_showdown(game, (Pot(len(seats), seats),), None, seats, rules)
    _table(desk, setup.board, setup.hands)
    hand = hand_of(desk)
    found = {half.name: _half_read(hand, half, seats) for half in game.halves}
    if len({half.ranking.is_high for half in game.halves}) == len(game.halves):
        found |= {"high" if half.ranking.is_high else "low": found[half.name] for half in game.halves}
    yield from differences("expect", told.expect, found)


def _half_read(hand: HandState, half: Half, seats: tuple[int, ...]) -> dict[str, object]:
    """Who wins a half and how the hands that can win it read."""
    readings = {seat: read(half, cards, (hand.board,), hand.rules) for seat, cards in hands_up(hand).items()}
    hands = {seat: {"category": each.category, "reads": each.reads} for seat, each in readings.items() if each}
    return {"winners": best_tabled(hand, seats, half), "hands": Whole(hands)}


AWARD = Kind(AwardTold, _award_facts, frozenset({"sequence", "winners", "awards", "refunds"}), _award)
ORDER = Kind(OrderTold, _order_facts, frozenset({"order", "at_once"}), _order)
_NAMES = "ace_to_five badugi bottom deuce_to_seven draw high low omaha razz top whole"
HALVES = frozenset(_NAMES.split())
"""What a half of some shipped game is called."""

READING = Kind(ReadingTold, _reading_facts, HALVES, _reading)
