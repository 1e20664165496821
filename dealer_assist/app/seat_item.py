"""One line of a seat's menu: an entry, or the next thing that is asked."""

import msgspec
from msgspec.structs import replace

from dealer_assist.app.keying import Keyed
from dealer_assist.app.page_state import Keying, PageState
from dealer_assist.table.entries import Entry


class Item(msgspec.Struct, frozen=True):
    """One line of a seat's menu."""

    name: str
    """What it is called in the program."""
    text: str
    """What stands on the key, by its id."""
    slots: dict[str, int] = {}
    """The values of that text."""
    entry: Entry | None = None
    """What it enters; None = the page goes on to ask."""
    asks: PageState | None = None
    """The page as it goes on."""
    chosen: bool = False
    """Whether it holds already."""


def keying(page: PageState, what: Keying) -> PageState:
    """The page with the pad open for that."""
    return replace(page, keying=what, keyed=Keyed())
