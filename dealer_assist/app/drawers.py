"""Which panel stands over the hand: made when first opened, kept, and told its view when the table changes.

Panels are imported when first opened: the first picture of the table does not wait for them. They are kept because
a pad of thirty keys takes longer to make than to show.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from dealer_assist.app.screen_state import Open, ScreenState
from dealer_assist.app.theme.look import Look
from dealer_assist.guide.prompt import Said
from dealer_assist.hand.state import HandState
from dealer_assist.table.log import Logged
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

if TYPE_CHECKING:
    from dealer_assist.app.screens.asking import AskingDrawer
    from dealer_assist.app.screens.award import AwardDrawer
    from dealer_assist.app.screens.cards import CardEntry
    from dealer_assist.app.screens.count import CountDrawer
    from dealer_assist.app.screens.drawer import Drawer
    from dealer_assist.app.screens.floor import FloorDrawer
    from dealer_assist.app.screens.pad import ActionPad
    from dealer_assist.app.screens.refused import RefusedDrawer
    from dealer_assist.app.screens.side_pots import SidePotsDrawer
    from dealer_assist.app.screens.why import WhyDrawer
    from dealer_assist.app.views.pad import PadView


class Drawers:
    """The panels of one hand screen."""

    def __init__(self) -> None:
        self._pad: ActionPad | None = None
        self._asking: AskingDrawer | None = None
        self._award: AwardDrawer | None = None
        self._cards: CardEntry | None = None
        self._count: CountDrawer | None = None
        self._floor: FloorDrawer | None = None
        self._side_pots: SidePotsDrawer | None = None
        self._why: WhyDrawer | None = None
        self._refused: RefusedDrawer | None = None

    def shown(
        self,
        screen: ScreenState,
        table: TableState,
        prompts: tuple[Said, ...],
        words: Words,
        look: Look,
        standing: Callable[[], tuple[Logged, ...]] = tuple,
    ) -> Drawer | None:
        """The panel that is open now, showing the table as it is; None for none. `standing` tells the log's entries."""
        hand = table.hand
        match screen.open:
            case Open.PAD:
                return self._shown_pad(screen, table, words, look)
            case Open.AWARD if hand is not None:
                return self._shown_award(screen, hand, words, look)
            case Open.BOARD | Open.SHOW | Open.UP if hand is not None:
                return self._shown_cards(screen, hand, words, look)
            case Open.SIDE_POTS if hand is not None:
                return self._shown_side_pots(hand, prompts, words, look)
            case Open.COUNT:
                return self._shown_count(screen, table, words, look)
            case Open.FLOOR:
                return self._shown_floor(screen, table, standing(), words, look)
            case Open.ASKING:
                return self._shown_asking(screen, table, words, look)
            case Open.WHY:
                return self._shown_why(screen, table, prompts, words, look)
            case Open.REFUSED | Open.RULING:
                return self._shown_refused(screen, table, words, look)
        return None

    def _shown_pad(self, screen: ScreenState, table: TableState, words: Words, look: Look) -> Drawer | None:
        from dealer_assist.app.screens.pad import ActionPad

        view = _pad_view(screen, table, words)
        if view is None:
            return None
        if self._pad is None:
            self._pad = ActionPad(look, view)
        self._pad.set_view(view)
        return self._pad

    def _shown_award(self, screen: ScreenState, hand: HandState, words: Words, look: Look) -> Drawer:
        from dealer_assist.app.screens.award import AwardDrawer
        from dealer_assist.app.views.award import award_view

        view = award_view(hand, screen, words)
        if self._award is None:
            self._award = AwardDrawer(look, view)
        self._award.set_view(view)
        return self._award

    def _shown_cards(self, screen: ScreenState, hand: HandState, words: Words, look: Look) -> Drawer:
        from dealer_assist.app.screens.cards import CardEntry
        from dealer_assist.app.views.cards import entry_view

        view = entry_view(hand, screen, words)
        if self._cards is None:
            self._cards = CardEntry(look, view)
        self._cards.set_view(view)
        return self._cards

    def _shown_count(self, screen: ScreenState, table: TableState, words: Words, look: Look) -> Drawer | None:
        from dealer_assist.app.screens.count import CountDrawer
        from dealer_assist.app.views.count import count_view

        if screen.count is None:
            return None
        view = count_view(table, screen.count, words)
        if self._count is None:
            self._count = CountDrawer(look, view)
        self._count.set_view(view)
        return self._count

    def _shown_floor(
        self, screen: ScreenState, table: TableState, standing: tuple[Logged, ...], words: Words, look: Look
    ) -> Drawer:
        from dealer_assist.app.screens.floor import FloorDrawer
        from dealer_assist.app.views.floor import floor_view

        view = floor_view(table, screen, standing, words)
        if self._floor is None:
            self._floor = FloorDrawer(look, view)
        self._floor.set_view(view)
        return self._floor

    def _shown_asking(self, screen: ScreenState, table: TableState, words: Words, look: Look) -> Drawer | None:
        from dealer_assist.app.screens.asking import AskingDrawer
        from dealer_assist.app.views.asking import asking_view

        if screen.asking is None:
            return None
        view = asking_view(table, screen.asking, words)
        if self._asking is None:
            self._asking = AskingDrawer(look, view)
        self._asking.set_view(view)
        return self._asking

    def _shown_side_pots(self, hand: HandState, prompts: tuple[Said, ...], words: Words, look: Look) -> Drawer:
        from dealer_assist.app.screens.side_pots import SidePotsDrawer
        from dealer_assist.app.views.pots import side_pots_view

        view = side_pots_view(hand, prompts, words)
        if self._side_pots is None:
            self._side_pots = SidePotsDrawer(look, view)
        self._side_pots.set_view(view)
        return self._side_pots

    def _shown_why(
        self, screen: ScreenState, table: TableState, prompts: tuple[Said, ...], words: Words, look: Look
    ) -> Drawer | None:
        from dealer_assist.app.screens.why import WhyDrawer
        from dealer_assist.app.views.why import refused_why, why_view

        if screen.refused is None and not prompts:
            return None
        refused = screen.refused
        view = (
            why_view(_reason(screen, table, prompts), table, words)
            if refused is None
            else refused_why(refused, table, words)
        )
        if self._why is None:
            self._why = WhyDrawer(look, view)
        self._why.set_view(view)
        return self._why

    def _shown_refused(self, screen: ScreenState, table: TableState, words: Words, look: Look) -> Drawer:
        from dealer_assist.app.screens.refused import RefusedDrawer
        from dealer_assist.app.views.refusal import refused_view, ruling_view

        ruling = screen.open is Open.RULING
        view = ruling_view(table, words) if ruling else refused_view(screen, table, words)
        if self._refused is None:
            self._refused = RefusedDrawer(look, view)
        self._refused.set_view(view)
        return self._refused


def _reason(screen: ScreenState, table: TableState, prompts: tuple[Said, ...]) -> Said:
    """What WHY gives the reasons of: what became of an irregular deal, else the line that leads."""
    if screen.asking is None:
        return prompts[0]
    from dealer_assist.app.views.asking import reason_of

    return reason_of(table, screen.asking) or prompts[0]


def _pad_view(screen: ScreenState, table: TableState, words: Words) -> PadView | None:
    """The pad of the seat to act, of the seat that acted out of turn, or of the one whose straddle is put out."""
    from dealer_assist.app.views.ahead_pad import ahead_pad_view
    from dealer_assist.app.views.pad import pad_view
    from dealer_assist.app.views.posting_pad import posting_pad_view
    from dealer_assist.app.views.refusal import remedy_keys

    if screen.ahead is not None and table.hand is not None:
        return ahead_pad_view(table, table.hand, screen, words)
    if screen.posting is None or table.hand is None:
        return pad_view(table, screen, words)
    remedies = remedy_keys(screen, table, words)
    return posting_pad_view(table.hand, screen.posting, table.chips, screen.keyed, remedies, words)
