"""How much is entered, and the hand nobody followed: before it is followed, it is counted.

At depth 0 nothing of a hand is known but how it was dealt. Whoever goes up in the middle of it, or opens the table
again in the middle of it, would be told whose turn it is by a table that cannot know it. The dealer who knows better
puts the count away.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.app.screen_state import Depth, ScreenState, closed
from dealer_assist.hand.state import Stage
from dealer_assist.table.state import TableState


def takes_up(screen: ScreenState) -> bool:
    """Whether a hand nobody followed is being counted, to be followed from there on."""
    if screen.count is None:
        return False
    from dealer_assist.app.count import Helper

    return screen.count.helper is Helper.TAKE_UP


def at_depth(depth: Depth, table: TableState | None, screen: ScreenState) -> ScreenState:
    """The screen at another depth, also in the middle of a hand: one that was not followed is counted first."""
    unfollowed = screen.depth is Depth.BUTTON_AND_BLINDS or takes_up(screen)
    after = replace(closed(screen), depth=depth)
    return counted_first(table, after) if unfollowed else after


def counted_first(table: TableState | None, screen: ScreenState) -> ScreenState:
    """The screen with the count of the hand that is on; the same where none is, or where none is followed anyway."""
    if table is None or not _is_under_way(table) or screen.depth is Depth.BUTTON_AND_BLINDS:
        return screen
    from dealer_assist.app.count_moves import take_up

    return take_up(table, screen)


def _is_under_way(table: TableState) -> bool:
    return not table.closed and table.hand is not None and table.hand.stage is Stage.BETTING
