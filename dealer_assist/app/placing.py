"""Says what lies on an antenna, and writes it into the room's file: the technician's page, without its screen."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.hardware_file import PlaceTold, ReaderTold, Role
from dealer_assist.files.hardware_text import change_room, with_deck, with_places, with_reader
from dealer_assist.files.where import Places
from dealer_assist.readers.deck_files import KeptDeck
from dealer_assist.readers.placement import Spot
from dealer_assist.readers.said import ReaderSettings
from dealer_assist.readers.setup import Setup


def placed(setup: Setup, spot: Spot, role: Role, seat: int | None = None) -> Setup:
    """The set-up with that on an antenna. A seat, the board and the muck lie in one place: an older one is given up."""
    old = next((each for each in setup.places if (each.reader, each.antenna) == spot), None)
    if old is None:
        new = PlaceTold(reader=spot[0], antenna=spot[1], role=role, seat=seat)
    else:
        new = replace(old, role=role, seat=seat, slots=())
    others = (each for each in setup.places if each != old and (seat is None or each.seat != seat))
    places = sorted((*others, new), key=lambda each: (each.reader, each.antenna))
    return replace(setup, places=tuple(places))


def with_trial(setup: Setup, tried: Setup) -> Setup:
    """The room's readers and one that is tried; a second trial of a port takes the place of the first."""
    [new] = tried.readers
    kept = tuple(each for each in setup.readers if each.settings.port != new.settings.port and not each.is_simulated)
    return replace(setup, readers=(*kept, new))


def free_name(setup: Setup, protocol: str) -> str:
    """A name no reader of the room has."""
    names = {each.settings.name for each in setup.readers}
    numbers = (f"{protocol}{number}" for number in range(2, 2 + len(names)))
    return next(name for name in (protocol, *numbers) if name not in names)


def save(setup: Setup, tried: str | None, where: Places, room: str) -> str | None:
    """Write places, and the reader that was tried, into the site's file of the room; what went wrong, or None."""
    reader = next((each.settings for each in setup.readers if each.settings.name == tried), None)

    def change(text: str) -> str:
        if reader is not None:
            told = ReaderTold(
                name=reader.name, protocol=reader.protocol, port=reader.port, params=_params(setup, reader)
            )
            text = with_reader(text, told)
        return with_places(text, setup.places)

    return _changed(where, room, change)


def put_in_play(deck: KeptDeck, where: Places, room: str) -> str | None:
    """Name a registered deck in the room's file, if it names none yet; what went wrong, or None."""
    file = deck.path.relative_to(where.site).as_posix()
    return _changed(where, room, lambda text: with_deck(text, file, deck.name))


def _params(setup: Setup, reader: ReaderSettings) -> dict[str, list[int]]:
    """Of a reader that is told which antennas to ask, those that have a place: each more makes a round longer."""
    used = sorted(place.antenna for place in setup.places if place.reader == reader.name)
    return {"antennas": used} if used and "antennas" in reader.params else {}


def _changed(where: Places, room: str, change: Callable[[str], str]) -> str | None:
    try:
        change_room(where.find("rooms", room), where.site / "rooms" / f"{room}.toml", change)
    except UnusableFile as unusable:
        return str(unusable.faults[0])
    return None
