"""What the band under the headline says: storage, what came back after a restart, a fault of the program."""

from enum import Enum

import msgspec

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


def storage_band(saved: str, words: Words) -> BandView:
    """Slow and failing storage; empty while all goes well."""
    match saved:
        case "slow":
            return BandView(words.text("save.slow"))
        case "not_saved":
            return BandView(words.text("save.not_saved"), BandKind.STOP)
    return BandView()


def recovered_band(last_entry: str, words: Words) -> BandView:
    """After a restart in the middle of a hand: look at the table before going on."""
    recovered = words.text("fault.recovered")
    if not last_entry:
        return BandView(recovered)
    asked = f"{words.text('fault.last_recorded', entry=last_entry)} {words.text('fault.right')}"
    return BandView(f"{recovered}{words.text('join.dash')}{asked}")


def trouble_band(trouble: Exception, words: Words) -> BandView:
    """A damage that was found and put right, by the name of its kind."""
    headline, second = words.fault(snake(type(trouble).__name__), {})
    return BandView(f"{headline}. {second}" if second else headline)


def program_band(words: Words) -> BandView:
    """The program had a fault, which is written down; the table goes on."""
    return BandView(words.fault("program_fault")[0])


def snake(name: str) -> str:
    """DiskFull -> disk_full."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
