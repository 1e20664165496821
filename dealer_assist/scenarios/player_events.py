"""Players who sit down, leave, get up, come back and change seats, and buttons gone wrong, as scenarios tell them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from msgspec.structs import replace

from dealer_assist.desk.desk import Desk
from dealer_assist.scenarios.events import Event
from dealer_assist.scenarios.names import game_named
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter
from dealer_assist.scenarios.shape import Card, Cards
from dealer_assist.table.between import (
    BalancedIn,
    ButtonDrawn,
    ButtonMisplaced,
    CameBack,
    ChipsAdded,
    Misdealt,
    MissedTold,
    SeatChanged,
    WentAway,
)
from dealer_assist.table.entries import (
    ButtonPlaced,
    EndHand,
    Entry,
    FactsSet,
    FloorDecision,
    KillPromised,
    SeatLeft,
    SeatTaken,
    StartHand,
)
from dealer_assist.table.owed import blinds_missing
from dealer_assist.table.standing import Way
from dealer_assist.table.state import TableState


class GameChanged(Event, frozen=True, kw_only=True, tag="game"):
    """A mixed game goes over to stud, or back to a game with a board."""

    to: Literal["stud", "flop"]


class Deal(Event, frozen=True, kw_only=True, tag="deal"):
    """The next hand: the button moves, blinds are posted, cards are dealt."""

    button_placed: int | None = None
    """Where the dealer put the button by mistake, and the blinds with it."""
    sb_placed: int | None = None
    bb_placed: int | None = None


class Leave(Event, frozen=True, kw_only=True, tag="leave"):
    """A player leaves the table."""

    seat: int


class Sit(Event, frozen=True, kw_only=True, tag="sit"):
    """A player sits down."""

    seat: int
    choice: Literal["wait", "post", "free", "buy_button", "assigned"]
    kills_next: bool = False
    """Promises to kill the next pot."""


class Away(Event, frozen=True, kw_only=True, tag="away"):
    """A player gets up."""

    seat: int


class Return(Event, frozen=True, kw_only=True, tag="return"):
    """A player is back at the seat."""

    seat: int
    choice: Literal["post", "wait", "straddle", "buy_button", "kill"] | None = None


class Move(Event, frozen=True, kw_only=True, tag="move", rename={"from_": "from"}):
    """A player changes seats after playing the button."""

    from_: int
    to: int
    choice: Literal["deal_off"]


class AddChips(Event, frozen=True, kw_only=True, tag="add_chips"):
    """A player puts more chips on the table."""

    seat: int
    amount: int


class MisdealEvent(Event, frozen=True, kw_only=True, tag="misdeal"):
    """The deal is void."""


class Redeal(Event, frozen=True, kw_only=True, tag="redeal"):
    """The cards are dealt again."""


class ButtonErrorNoticed(Event, frozen=True, kw_only=True, tag="button_error_noticed"):
    """The button is on the wrong seat."""

    substantial_action: bool


class DrawForButton(Event, frozen=True, kw_only=True, tag="draw_for_button"):
    """The first button is found."""

    cards: Mapping[int, Card] = {}
    """Card of each seat, instead of `deck`."""
    deck: Cards = ()
    """Top first."""
    order: tuple[int, ...] = ()
    """Seats as they drew."""
    random_pick: int | None = None


class BalanceIn(Event, frozen=True, kw_only=True, tag="balance_in"):
    """A player comes from another table to balance."""

    open_seats: tuple[int, ...]


EVENTS: dict[str, type[Event]] = {
    "add_chips": AddChips,
    "away": Away,
    "balance_in": BalanceIn,
    "button_error_noticed": ButtonErrorNoticed,
    "deal": Deal,
    "draw_for_button": DrawForButton,
    "game": GameChanged,
    "leave": Leave,
    "misdeal": MisdealEvent,
    "move": Move,
    "redeal": Redeal,
    "return": Return,
    "sit": Sit,
}


def way_of(choice: str | None) -> Way | None:
    """How a player comes in; an assigned seat says nothing about it."""
    return None if choice in (None, "assigned") else Way(choice)


def end_hand(desk: Desk, path: str) -> None:
    """End the hand in progress, if there is one."""
    if desk.table.hand is not None:
        enter(desk, EndHand(followed=False), path)


def play(desk: Desk, event: Event, path: str) -> None:
    """Enter an event; a hand in progress is over where the event lies between two hands."""
    if not isinstance(event, IN_A_HAND):
        end_hand(desk, path)
    if isinstance(event, GameChanged):
        enter(desk, _over_to(event, desk.table), path)
        return
    for entry in ENTRIES[type(event)](event):
        enter(desk, entry, path)


IN_A_HAND = (AddChips, Away, Return, MisdealEvent, ButtonErrorNoticed)
"""Events that come while the hand dealt last is still on."""


def _over_to(event: GameChanged, table: TableState) -> FactsSet:
    """The facts of the table with the other game; the bring-in of stud does not matter here."""
    game = game_named({"stud": "stud", "flop": "holdem"}[event.to])
    return FactsSet(stakes=replace(table.stakes, bring_in=1), game=game, rules=table.rules)


def _deal(event: Deal) -> tuple[Entry, ...]:
    if event.button_placed is None:
        return (StartHand(),)
    # an empty seat is a mistake too: nobody asks the floor
    placed = ButtonPlaced(event.button_placed, event.sb_placed, event.bb_placed)
    return FloorDecision(placed, "put there by mistake"), StartHand()


def _sit(event: Sit) -> tuple[Entry, ...]:
    down = SeatTaken(event.seat, way=way_of(event.choice))
    return (down, KillPromised(event.seat)) if event.kills_next else (down,)


def _draw(event: DrawForButton) -> tuple[Entry, ...]:
    if not event.cards:
        return (ButtonDrawn(event.deck, event.order, event.random_pick),)
    order = tuple(sorted(event.cards))
    return (ButtonDrawn(tuple(event.cards[seat] for seat in order), order, event.random_pick),)


ENTRIES: dict[type[Event], Callable[[Any], tuple[Entry, ...]]] = {
    Deal: _deal,
    Leave: lambda event: (SeatLeft(event.seat),),
    Sit: _sit,
    Away: lambda event: (WentAway(event.seat),),
    Return: lambda event: (CameBack(event.seat, way_of(event.choice)),),
    AddChips: lambda event: (ChipsAdded(event.seat, event.amount),),
    Move: lambda event: (SeatChanged(event.from_, event.to, deals_off=True),),
    MisdealEvent: lambda _: (Misdealt(),),
    Redeal: lambda _: (StartHand(),),
    ButtonErrorNoticed: lambda event: (ButtonMisplaced(event.substantial_action),),
    DrawForButton: _draw,
    BalanceIn: lambda event: (BalancedIn(event.open_seats),),
}
"""What is entered for each event."""


AWAY = ("away", "absent")
"""Status of a player who is not at the seat."""


def tell_absences(desk: Desk, status: Mapping[int, str], missed: Mapping[int, tuple[str, ...]]) -> None:
    """Enter who is away and which blinds are owed, as a set-up tells them; raises Differs for another status."""
    for seat, told in status.items():
        if told not in AWAY:
            raise Differs(Difference(f"setup.status.{seat}", "away or absent", told))
        enter(desk, WentAway(seat), f"setup.status.{seat}")
    for seat, names in missed.items():
        enter(desk, MissedTold(seat, blinds_missing(names)), f"setup.missed.{seat}")
