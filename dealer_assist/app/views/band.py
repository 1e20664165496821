"""What the band under the headline says: storage, what came back after a restart, a fault of the program."""

from enum import Enum

import msgspec

from dealer_assist.app.views.fault import fault_words
from dealer_assist.rules.refused import BrokenInvariant
from dealer_assist.words import Words


class BandKind(Enum):
    """How bad it is."""

    NOTICE = "notice"
    """Look and go on: recovered, storage slow, the program had a fault."""
    STOP = "stop"
    """Finish on paper."""


class BandView(msgspec.Struct, frozen=True):
    """What the band shows."""

    text: str = ""
    """Whole; empty = no band."""
    kind: BandKind = BandKind.NOTICE
    """Fill and shape."""
    key: str = ""
    """What a tap on it says; empty = it goes by itself and is no target."""
    shorter: tuple[str, ...] = ()
    """What is said instead where the whole text has no room, the longest first."""


def storage_band(saved: str, words: Words) -> BandView:
    """Slow and failing storage; empty while all goes well."""
    match saved:
        case "slow":
            return BandView(words.text("save.slow"))
        case "not_saved":
            return BandView(words.text("save.not_saved"), BandKind.STOP)
    return BandView()


def recovered_band(last_entry: str, words: Words) -> BandView:
    """After a restart in the middle of a hand: look at the table before going on. UNDO is in its usual place."""
    recovered = words.text("fault.recovered")
    if not last_entry:
        return BandView(recovered, key=words.text("key.done"))
    asked = f"{words.text('fault.last_recorded', entry=last_entry)} {words.text('fault.right')}"
    text = f"{recovered}{words.text('join.dash')}{asked}"
    return BandView(text, key=words.text("key.yes"), shorter=(asked, recovered))


def trouble_band(trouble: Exception, words: Words) -> BandView:
    """A damage that was found and put right, by the name of its kind: somebody has to have seen it."""
    return _to_be_seen(fault_words(trouble, words, "program_fault"), words)


def sum_band(wrong: BrokenInvariant, words: Words) -> BandView:
    """Chips do not add up: our mistake, and the floor has to look."""
    return _to_be_seen(words.fault("sum_wrong", {"expected": wrong.expected, "found": wrong.found}), words)


def program_band(words: Words) -> BandView:
    """The program had a fault, which is written down; what was entered is kept and the table goes on."""
    return _to_be_seen(words.fault("screen_fault"), words)


def _to_be_seen(told: tuple[str, str], words: Words) -> BandView:
    headline, second = told
    return BandView(f"{headline}. {second}" if second else headline, key=words.text("key.done"))
