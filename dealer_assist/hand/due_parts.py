"""What a pot divides into: the halves of the game, on each board once more where it is run more than once.

Boards first, inside a board the halves in their order (rule file 07, procedure 3). A pot run twice in hold'em has the
parts `board1` and `board2`; in Omaha high-low each of them has a `high` and a `low`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dealer_assist.games.game import Half
from dealer_assist.games.reading import needs_a_qualifier
from dealer_assist.hand.state import HandState
from dealer_assist.pots.split import Part

Won = Callable[[Half, int], tuple[int, ...]]
"""Who wins a half on a board; the board is 1 where the pot is run once."""


def parts_won(hand: HandState, won: Won) -> tuple[Part, ...]:
    """The parts of a pot with their winners, in priority order."""
    if hand.run_it is None:
        return _halves(hand, won, 1)
    return tuple(_board(hand, won, run) for run in range(1, hand.run_it.boards + 1))


def _board(hand: HandState, won: Won, run: int) -> Part:
    halves = _halves(hand, won, run)
    name = f"board{run}"
    return Part(name, halves[0].winners) if len(halves) == 1 else Part(name, parts=halves)


def _halves(hand: HandState, won: Won, run: int) -> tuple[Part, ...]:
    return tuple(Part(half.name, won(half, run)) for half in hand.game.halves)


def all_share(hand: HandState, seats: tuple[int, ...]) -> tuple[Part, ...] | None:
    """A pot nobody has a qualifying hand for, shared by all who are left; None in games where somebody always wins.

    WSOP Live 2024 R291 (archie).
    """
    halves = hand.game.halves
    if hand.run_it is not None or not all(needs_a_qualifier(half, hand.rules) for half in halves):
        return None
    return (Part(WHOLE, seats),)


WHOLE = "whole"
"""What a pot is called that does not divide."""


def shared_by_all(hand: HandState, parts: Sequence[Part]) -> bool:
    """Whether an award says that nobody qualifies."""
    return len(hand.game.halves) > 1 and tuple(parts) == all_share(hand, parts[0].winners)


def halves_told(hand: HandState, parts: Sequence[Part]) -> tuple[tuple[Half, Part], ...] | None:
    """Each half with the part that tells its winners, board by board; None if a pot of this hand has other parts."""
    halves = hand.game.halves
    if len(halves) == 1 and hand.run_it is None:
        # nothing to divide, and most pots ever pushed are these
        whole = len(parts) == 1 and _shape(parts[0]) == (halves[0].name, [])
        return ((halves[0], parts[0]),) if whole else None
    if parts and shared_by_all(hand, parts):
        return ((halves[0], parts[0]),)
    due = parts_won(hand, lambda _half, _run: ())
    if [_shape(part) for part in parts] != [_shape(part) for part in due]:
        return None
    leaves = [leaf for part in parts for leaf in part.parts or (part,)]
    return tuple((halves[place % len(halves)], leaf) for place, leaf in enumerate(leaves))


def _shape(part: Part) -> tuple[str, list[str]]:
    return part.part, [each.part for each in part.parts]
