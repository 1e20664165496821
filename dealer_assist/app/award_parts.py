"""What a pot divides into, and who was chosen for each part: the halves of the game, on each board that is run.

Two parts have a key each; of more the dealer goes from one to the next.
"""

from __future__ import annotations

from dealer_assist.app.screen_state import Mode, ScreenState
from dealer_assist.games.game import Half
from dealer_assist.games.reading import needs_a_qualifier
from dealer_assist.hand.award import pots_left, whole_to
from dealer_assist.hand.due_parts import parts_won
from dealer_assist.hand.showdown import eligible, winners
from dealer_assist.hand.state import HandState
from dealer_assist.pots.divide import winnable
from dealer_assist.pots.split import Part

Piece = tuple[Half, int]
"""A half, and the board it is won on."""
Seats = tuple[int, ...]


def pieces(hand: HandState) -> tuple[Piece, ...]:
    """Every part of a pot of this hand, in the order in which they are told."""
    boards = 1 if hand.run_it is None else hand.run_it.boards
    return tuple((half, board) for board in range(1, boards + 1) for half in hand.game.halves)


def in_parts(hand: HandState) -> bool:
    """Whether a pot of this hand goes to several kinds of winners: high and low, two boards, two run-outs."""
    return len(pieces(hand)) > 1


def told_now(hand: HandState, screen: ScreenState) -> int:
    """Which part a tap on a seat speaks of."""
    return int(screen.mode is Mode.TIE) if len(pieces(hand)) == 2 else screen.part


def tapped(screen: ScreenState) -> dict[int, Seats]:
    """The seats chosen for each part, by its place; a part that is missing goes as the cards say."""
    first = {place: seats for place, seats in enumerate((screen.winners, screen.second)) if seats is not None}
    return {**first, **screen.others}


def chosen_by_part(hand: HandState, screen: ScreenState) -> tuple[Seats, ...]:
    """Who gets each part: as tapped, else as the tabled cards say, else nobody yet."""
    left = pots_left(hand)
    if not left or not in_parts(hand):
        return ()
    can_win, told = eligible(hand, left[0]), tapped(screen)
    found = []
    for place, (half, board) in enumerate(pieces(hand)):
        seats = told[place] if place in told else winners(hand, left[0], half, board) or ()
        found.append(tuple(seat for seat in seats if seat in can_win))
    return tuple(found)


def chosen_winners(hand: HandState, screen: ScreenState) -> Seats:
    """Who gets the whole pot on the screen: as tapped, else as the tabled cards say, else nobody yet."""
    left = pots_left(hand)
    if not left:
        return ()
    if screen.winners is not None:
        return tuple(seat for seat in screen.winners if seat in eligible(hand, left[0]))
    return winners(hand, left[0]) or ()


def next_in_line(hand: HandState) -> Seats:
    """Seats that can win the pot after the one on the screen, and not this one, ascending; none of a pot in parts."""
    left = pots_left(hand)
    if len(left) < 2 or in_parts(hand):
        return ()
    return tuple(seat for seat in eligible(hand, left[1]) if seat not in eligible(hand, left[0]))


def goes_on_to(hand: HandState, screen: ScreenState) -> Seats:
    """Seats a tap on which says both that this pot was pushed, and that they win the next.

    The winner tapped for this pot, who need not be told again to win it; and those who cannot win it. A tap on any
    other seat puts the winner right.
    """
    left = pots_left(hand)
    if len(left) < 2 or in_parts(hand) or screen.winners is None or len(chosen_winners(hand, screen)) != 1:
        return ()
    return (*chosen_winners(hand, screen), *next_in_line(hand))


def chosen_parts(hand: HandState, screen: ScreenState) -> tuple[Part, ...]:
    """The pot on the screen as it is to be entered."""
    if not in_parts(hand):
        return whole_to(hand, chosen_winners(hand, screen))
    names = ((half.name, board) for half, board in pieces(hand))
    by_part = dict(zip(names, chosen_by_part(hand, screen), strict=True))
    return parts_won(hand, lambda half, board: by_part[half.name, board])


def may_be_pushed(hand: HandState, screen: ScreenState) -> bool:
    """Whether every part has its winner; a half that asks for a qualifying hand may go without one, but not all."""
    return bool(winnable(chosen_parts(hand, screen))) and still_to_tell(hand, screen) is None


def still_to_tell(hand: HandState, screen: ScreenState) -> Piece | None:
    """The first part without its winner, of a pot in parts; a half that asks for a qualifying hand may go without."""
    told = zip(pieces(hand), chosen_by_part(hand, screen), strict=True) if in_parts(hand) else ()
    return next((piece for piece, seats in told if not seats and not needs_a_qualifier(piece[0], hand.rules)), None)
