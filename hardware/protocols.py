"""Which readers the program can drive: a technician names one of these in the room's file, ``protocol = "pepper_c1"``.

Decided here: how a driver is found. A new protocol is one module that ends in a ``PROTOCOL``, and one entry point of
the group ``dealer_assist.readers``; another package may bring it. From a bare checkout, where nothing is installed,
the modules of ``hardware/drivers`` are found by their names. A driver is imported when it is asked for, never before.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from difflib import get_close_matches
from enum import StrEnum
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from hardware.driver import Parameters, ReaderDriver

GROUP = "dealer_assist.readers"
"""Entry points of this group are readers' protocols."""
ATTRIBUTE = "PROTOCOL"


class Manner(StrEnum):
    """How a reader talks, which decides what silence means."""

    POLLS = "polls"
    """It is asked for the tags of an antenna and answers: silence is a fault."""
    SPEAKS = "speaks"
    """It is told to begin, then sends by itself."""
    LISTENS = "listens"
    """Nothing is ever sent to it: silence means that no card moves."""


class Line(msgspec.Struct, frozen=True):
    """The serial line a reader uses until the room's file says otherwise."""

    baud: int
    """Bits per second."""
    parity: str = "N"
    """``N`` none, ``E`` even."""
    settle_ms: int = 0
    """How long the reader needs after its port was opened, ms."""
    wait_ms: int = 20
    """Longest wait for a byte before the driver's clock is served, ms."""


class ReaderProtocol(msgspec.Struct, frozen=True, kw_only=True):
    """One protocol: its driver, and what has to be known to open a port for it."""

    name: str
    """As the room's file names it."""
    title: str
    """As the set-up page calls it."""
    driver: Callable[..., ReaderDriver]
    manner: Manner
    line: Line
    parameters: type[Parameters]
    """The driver's settings that the room's file may name, each with its default."""
    off_by_default: bool = False
    """Whether the room's file must say ``consent = true`` before this reader is opened."""

    @property
    def parameter_names(self) -> tuple[str, ...]:
        """The driver's own settings, as the room's file names them."""
        return tuple(field.name for field in msgspec.structs.fields(self.parameters))


class UnknownProtocol(Exception):
    """No driver has that name. ``nearest`` is the one probably meant, ``known`` are all there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        self.name = name
        self.known = known
        self.nearest = next(iter(get_close_matches(name, known, 1)), None)
        super().__init__(f"no reader protocol {name!r}; known: {', '.join(known)}")


class BrokenProtocol(Exception):
    """A driver is there by name and cannot be loaded: half installed, or not meant for this version."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        self.why = why
        super().__init__(f"the driver of {name!r} cannot be loaded: {why}")


@cache
def protocol(name: str) -> ReaderProtocol:
    """The protocol of that name. Raises UnknownProtocol, or BrokenProtocol when its module cannot be used."""
    places = _places()
    if name not in places:
        raise UnknownProtocol(name, protocol_names())
    module, _colon, attribute = places[name].partition(":")
    try:
        found = getattr(import_module(module), attribute or ATTRIBUTE)
    except (ImportError, AttributeError) as error:
        raise BrokenProtocol(name, str(error)) from error
    if not isinstance(found, ReaderProtocol):
        raise BrokenProtocol(name, f"{places[name]} is not a reader's protocol")
    return found


@cache
def protocol_names() -> tuple[str, ...]:
    """Every protocol by its name, in order."""
    return tuple(sorted(_places()))


@cache
def _places() -> dict[str, str]:
    """``module:attribute`` by protocol; an installed package's entry points win over the modules that lie here."""
    here = {name: f"hardware.drivers.{name}:{ATTRIBUTE}" for name in _driver_modules()}
    return here | {point.name: point.value for point in entry_points(group=GROUP)}


def _driver_modules() -> list[str]:
    try:
        drivers = import_module("hardware.drivers")
    except ImportError:
        return []
    return [each.name for each in pkgutil.iter_modules(drivers.__path__) if not each.name.startswith("_")]
