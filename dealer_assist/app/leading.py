"""What comes before the guide's next step: an open helper, a pot with its winner told, a pot bet to be put right.

The tools behind it are imported when they are first used: the first picture of the table does not wait for them.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.app.screen_state import Open, ScreenState
from dealer_assist.app.views.prompt import PromptView
from dealer_assist.guide.prompt import Said
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


def leads(screen: ScreenState, table: TableState) -> Said | None:
    """What leads the screen now; None = the guide's next step does."""
    if screen.count is not None and Open.COUNT in (screen.open, screen.under):
        from dealer_assist.app.views.count import helper_prompt

        return helper_prompt(table, screen.count)
    if screen.open is Open.AWARD and table.hand is not None:
        from dealer_assist.app.award_told import push_told

        return push_told(table.hand, screen)
    if screen.announced is None:
        return None
    from dealer_assist.app.announced import wrong_now

    return wrong_now(screen.announced, table.hand)


def hint(screen: ScreenState, table: TableState, words: Words) -> PromptView | None:
    """What to tap in an open helper that has nothing to answer yet, what is asked of an irregular deal or became of it.

    None where something leads.
    """
    if screen.asking is not None and Open.ASKING in (screen.open, screen.under):
        from dealer_assist.app.views.asking import asking_prompt

        return asking_prompt(table, screen.asking, words)
    if screen.count is None or screen.open is not Open.COUNT:
        return None
    from dealer_assist.app.views.count import covered_view, hint_view

    told = leads(screen, table)
    return hint_view(screen.count, words) if told is None else covered_view(screen.count, told, words)


def without_what_is_over(screen: ScreenState, table: TableState) -> ScreenState:
    """The screen without an announcement that has had its answer."""
    if screen.announced is not None:
        from dealer_assist.app.announced import is_over as cannot_be_put_right

        if cannot_be_put_right(screen.announced, table.hand):
            screen = replace(screen, announced=None)
    return screen
