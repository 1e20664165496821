"""The row of keys under the seats of an open table, and what the next seat tapped is asked for."""

from enum import StrEnum

from msgspec.structs import replace

from dealer_assist.app.ending_hands import is_unsettled, waits
from dealer_assist.app.page_state import PageState, Tapping
from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.key import KeyView
from dealer_assist.games.game import ForcedBets
from dealer_assist.rules.options import RakeMethod
from dealer_assist.table.state import TableState
from dealer_assist.table.time_charge import owing
from dealer_assist.words import Words

PLACING = (Tapping.BUTTON, Tapping.POSITIONS)
"""While the seat of the button is asked for, for the next hand or of the last one."""
TAPPING_HINTS = {
    Tapping.MENU: "table.tap_seat",
    Tapping.BUTTON: "table.tap_button",
    Tapping.POSITIONS: "table.tap_last_button",
    Tapping.MOVE: "table.tap_move",
    Tapping.WINNER: "table.tap_winner",
}
POSITIONS_ASKED = ("table.tap_last_button", "table.tap_last_small", "table.tap_last_big", "table.tap_last_third")
"""What is asked for of a hand nobody followed, in this order."""


class PageKey(StrEnum):
    """A key under the seats of an open table."""

    FACTS = "facts"
    """Opens the facts of the table."""
    BUTTON = "button"
    """The next seat tapped gets the button."""
    POSITIONS = "positions"
    """The seats tapped next are those of button and blinds in a hand nobody followed."""
    TIME = "time"
    """The half hour is over, or the time has been collected."""
    READERS = "readers"
    """Opens the technician's page of card readers."""
    NOT_FOLLOWED = "not_followed"
    """Leaves a hand nobody could follow."""


def page_keys(table: TableState, page: PageState, words: Words) -> tuple[tuple[str, KeyView], ...]:
    """The row under the seats; the time charge only where there is one.

    While the button is placed, where it lay in the last hand may be told instead: that key stands in place of one that
    has nothing to do with it, so that no other moves.
    """
    placing = choice_key(words.text("key.place_button"), chosen=page.tapping is Tapping.BUTTON)
    placing = replace(placing, enabled=not waits(table, page))
    placed = page.tapping in PLACING
    time = words.text("key.time_collected" if time_is_due(table) else "key.time_due")
    keys = [
        (PageKey.FACTS, KeyView(words.text("key.facts"))),
        (PageKey.BUTTON, placing),
        (PageKey.TIME, KeyView(time, enabled=not is_unsettled(table))),
        _positions_key(table, page, words) if placed else (PageKey.READERS, KeyView(words.text("key.readers"))),
        (PageKey.NOT_FOLLOWED, KeyView(words.text("key.not_followed"), enabled=is_unsettled(table))),
    ]
    charged = table.rules.rake_method is RakeMethod.TIME and table.rules.time_charge > 0
    return tuple((str(name), key) for name, key in keys if charged or name is not PageKey.TIME)


def _positions_key(table: TableState, page: PageState, words: Words) -> tuple[PageKey, KeyView]:
    key = choice_key(words.text("key.last_positions"), chosen=page.tapping is Tapping.POSITIONS)
    possible = table.game.forced is ForcedBets.BLINDS and not waits(table, page)
    return PageKey.POSITIONS, replace(key, enabled=possible)


def time_is_due(table: TableState) -> bool:
    """Whether somebody owes time, or the next pot does."""
    return bool(owing(table)) or table.time_pot is not None


def positions_asked(table: TableState) -> tuple[str, ...]:
    """Button and blinds of the last hand, as they are asked for; the third blind where one is posted."""
    return POSITIONS_ASKED if table.stakes.third_blind else POSITIONS_ASKED[:-1]


def tapping_hint(table: TableState, page: PageState) -> str:
    """What to tap, by its id."""
    if page.tapping is Tapping.POSITIONS:
        return positions_asked(table)[len(page.told)]
    return TAPPING_HINTS[page.tapping]
