"""What the readers have seen since this hand began: whose cards came, whose are gone, what reached the muck.

A player lifts cards to look at them, so a seat keeps what it once held until another place has it.
"""

from __future__ import annotations

from dealer_assist.files.hardware_file import Role
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.readers.lying import Moved, Passed
from dealer_assist.readers.placement import Placement
from dealer_assist.readers.shoe import Shoe, passed
from hardware.secret import Hidden

BETWEEN_HANDS = (Stage.WON, Stage.SETTLED)
"""Cards dealt now belong to the next hand, whether or not it has been started on the screen."""


class HandReads:
    """One hand's reads. Time in ms."""

    def __init__(self, placement: Placement, now: int = 0, shoe: Shoe | None = None) -> None:
        self.held: dict[int, dict[Hidden[str], int | None]] = {}
        """By seat and tag: when the card left; None = it lies there."""
        self.mucked: dict[Hidden[str], int] = {}
        """By tag: when the muck read it."""
        self.folded_at: dict[int, int] = {}
        """When a seat was first known to have folded."""
        self.seats_moved = now
        self.board_moved = now
        self.shoe = shoe or Shoe()
        self.hints: list[tuple[int, int]] = []
        """Seats the shoe named for a card: number of the card, from 0, and the seat."""
        for seat in placement.seats:
            self.held[seat] = {each.tag: None for each in placement.at_seat(seat)}

    def moved(self, move: Moved) -> None:
        """A card came to an antenna or left it."""
        role, seat = move.place.role, move.place.seat
        if role is Role.SEAT and seat is not None:
            self.seats_moved = move.at
            if move.came or move.tag in self.held.get(seat, {}):
                self.held.setdefault(seat, {})[move.tag] = None if move.came else move.at
        elif role is Role.BOARD:
            self.board_moved = move.at
        elif role is Role.MUCK and move.came:
            self.mucked[move.tag] = move.at

    def passed(self, card: Passed) -> None:
        """A card came out of the shoe."""
        if card.to_seat is not None:
            self.hints.append((len(self.shoe.cards), card.to_seat))
        self.shoe = passed(self.shoe, card.card, card.at)

    def saw(self, hand: HandState, now: int) -> None:
        """The hand as it stands after an entry."""
        for each in hand.seats:
            if each.folded:
                self.folded_at.setdefault(each.seat, now)
            else:
                self.folded_at.pop(each.seat, None)

    def count(self, seat: int, placement: Placement) -> int:
        """Cards the seat has: see `had`."""
        return len(self.had(seat, placement))

    def had(self, seat: int, placement: Placement) -> frozenset[Hidden[str]]:
        """Tags lying at the seat, and those lifted from it that lie nowhere else."""
        lying = {each.tag for each in placement.at_seat(seat) if not each.doubtful}
        lifted = {tag for tag, at in self.held.get(seat, {}).items() if at is not None and not placement.lies(tag)}
        return frozenset(lying | lifted)

    def mucked_from(self, seat: int) -> frozenset[Hidden[str]]:
        """Tags that have lain at the seat and been read by the muck."""
        return frozenset(self.held.get(seat, {})) & frozenset(self.mucked)
