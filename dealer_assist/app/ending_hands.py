"""How a hand ends from the table's page: what is entered between hands ends one that is decided, or one nobody follows.

At depth 0 there is no moment between two hands: players come and go, and the table closes, while one is open. Nothing
of it was entered, so it ends without an award; only where kills or the rock go by the winner it has to be told first.
"""

from dealer_assist.app.page_state import PageState
from dealer_assist.hand.state import Stage
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table import taps
from dealer_assist.table.apply import apply
from dealer_assist.table.ending import winner_matters
from dealer_assist.table.entries import EndHand, Entry, PotWon, StartHand, Together
from dealer_assist.table.state import TableState

FOLLOWED = PageState()
"""The page where every hand is followed to its end."""


def is_unsettled(table: TableState) -> bool:
    """Whether a hand is open and not decided yet."""
    return table.hand is not None and table.hand.stage not in (Stage.SETTLED, Stage.WON)


def may_be_left(table: TableState, page: PageState) -> bool:
    """Whether the open hand ends by itself for what is entered between hands.

    Nobody follows it, and neither kills nor the rock go by who wins it.
    """
    hand = table.hand
    open_hand = hand is not None and hand.stage is Stage.BETTING
    return open_hand and not page.followed and not winner_matters(table)


def waits(table: TableState, page: PageState) -> bool:
    """Whether what is entered between hands has to wait for the end of the hand in progress."""
    return is_unsettled(table) and not may_be_left(table, page)


def between_hands(table: TableState, entry: Entry, page: PageState = FOLLOWED) -> Entry:
    """The entry, with the hand ended before it: one already decided, or one nobody follows where it could not wait."""
    if may_be_left(table, page):
        answer = apply(table, entry)
        waiting = isinstance(answer, Refused) and answer.code is RefusalCode.HAND_IS_OPEN
        return Together((EndHand(followed=False), entry)) if waiting else entry
    if table.hand is None or is_unsettled(table):
        return entry
    ended = taps.next_hand(table)
    return Together((*ended.entries[:-1], entry)) if isinstance(ended, Together) else entry


def lost(table: TableState) -> Entry:
    """The dealer lost the thread: the hand ends without an award, and the next one starts if it can."""
    entry = taps.next_hand(table)
    return EndHand(followed=False) if isinstance(apply(table, entry), Refused) else entry


def won_by(seat: int, table: TableState) -> Entry:
    """The winner of a hand nobody followed; without what the pot held, it counts as enough for a kill."""
    ended = EndHand(followed=False, won=PotWon((seat,)))
    entry = Together((ended, StartHand()))
    return ended if isinstance(apply(table, entry), Refused) else entry
