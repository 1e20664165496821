"""Which panel stands over the hand, made when it opens and told its view when the table changes.

Panels are imported when first opened: the first picture of the table does not wait for them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dealer_assist.app.screen_state import Open, ScreenState
from dealer_assist.app.theme.look import Look
from dealer_assist.guide.prompt import Said
from dealer_assist.hand.state import HandState
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

if TYPE_CHECKING:
    from dealer_assist.app.screens.drawer import Drawer


def drawer_for(
    old: Drawer | None, screen: ScreenState, table: TableState, prompts: tuple[Said, ...], words: Words, look: Look
) -> Drawer | None:
    """The panel that is open now, showing the table as it is: the old one if it is of the same kind."""
    hand = table.hand
    match screen.open:
        case Open.PAD:
            return _pad(old, screen, table, words, look)
        case Open.AWARD if hand is not None:
            return _award(old, screen, hand, words, look)
        case Open.BOARD | Open.SHOW if hand is not None:
            return _cards(old, screen, hand, words, look)
        case Open.SIDE_POTS if hand is not None:
            return _side_pots(old, hand, prompts, words, look)
        case Open.WHY:
            return _why(old, screen, table, prompts, words, look)
        case Open.REFUSED | Open.RULING:
            return _refused(old, screen, table, words, look)
    return None


def _pad(old: Drawer | None, screen: ScreenState, table: TableState, words: Words, look: Look) -> Drawer | None:
    from dealer_assist.app.screens.pad import ActionPad
    from dealer_assist.app.views.pad import pad_view

    view = pad_view(table, screen, words)
    if view is None:
        return None
    if isinstance(old, ActionPad):
        old.set_view(view)
        return old
    return ActionPad(look, view)


def _award(old: Drawer | None, screen: ScreenState, hand: HandState, words: Words, look: Look) -> Drawer:
    from dealer_assist.app.screens.award import AwardDrawer
    from dealer_assist.app.views.award import award_view

    view = award_view(hand, screen, words)
    if isinstance(old, AwardDrawer):
        old.set_view(view)
        return old
    return AwardDrawer(look, view)


def _cards(old: Drawer | None, screen: ScreenState, hand: HandState, words: Words, look: Look) -> Drawer:
    from dealer_assist.app.screens.cards import CardEntry
    from dealer_assist.app.views.cards import board_entry_view, hand_entry_view

    seat = screen.seat if screen.open is Open.SHOW else None
    view = board_entry_view(hand, words) if seat is None else hand_entry_view(hand, seat, words)
    if isinstance(old, CardEntry) and old.seat == seat:
        old.set_view(view)
        return old
    return CardEntry(look, view)


def _side_pots(old: Drawer | None, hand: HandState, prompts: tuple[Said, ...], words: Words, look: Look) -> Drawer:
    from dealer_assist.app.screens.side_pots import SidePotsDrawer
    from dealer_assist.app.views.pots import side_pots_view

    view = side_pots_view(hand, prompts, words)
    if isinstance(old, SidePotsDrawer):
        old.set_view(view)
        return old
    return SidePotsDrawer(look, view)


def _why(
    old: Drawer | None,
    screen: ScreenState,
    table: TableState,
    prompts: tuple[Said, ...],
    words: Words,
    look: Look,
) -> Drawer | None:
    from dealer_assist.app.screens.why import WhyDrawer
    from dealer_assist.app.views.why import refused_why, why_view

    if screen.refused is not None:
        view = refused_why(screen.refused, table, words)
    elif prompts:
        view = why_view(prompts[0], table, words)
    else:
        return None
    if isinstance(old, WhyDrawer):
        old.set_view(view)
        return old
    return WhyDrawer(look, view)


def _refused(old: Drawer | None, screen: ScreenState, table: TableState, words: Words, look: Look) -> Drawer:
    from dealer_assist.app.screens.refused import RefusedDrawer
    from dealer_assist.app.views.refusal import refused_view, ruling_view

    ruling = screen.open is Open.RULING
    view = ruling_view(table, words) if ruling else refused_view(screen, table, words)
    if isinstance(old, RefusedDrawer):
        old.set_view(view)
        return old
    return RefusedDrawer(look, view)
