"""What a tap on the hand page leads to: the floor's panel, an irregular deal, the called clock, else the hand itself.

The floor's side is imported when it is first used: the first picture of the table does not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.app.clock_side import ClockSide
from dealer_assist.app.intents import Chosen, Intent, KeyTapped
from dealer_assist.app.moves import move
from dealer_assist.app.screen_state import Move, Open, ScreenState
from dealer_assist.table.log import Logged
from dealer_assist.table.state import TableState


def move_of_the_page(
    intent: Intent, table: TableState, screen: ScreenState, clock: ClockSide, standing: Callable[[], tuple[Logged, ...]]
) -> Move:
    """What follows from a tap; `standing` tells the log's entries."""
    if intent == KeyTapped("floor") and screen.open is Open.NOTHING and clock.is_over(table.hand):
        return Move(clock.expiry_opened(screen))
    if isinstance(intent, Chosen) and intent.what == "floor":
        from dealer_assist.app.floor import floor_move

        return floor_move(intent.value, table, screen, standing())
    if isinstance(intent, Chosen) and intent.what == "asking":
        from dealer_assist.app.asking import asking_move

        return asking_move(intent.value, table, screen)
    return move(intent, table, screen)
