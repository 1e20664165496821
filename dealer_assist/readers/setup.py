"""Readers and decks of a room, found, checked and ready to be opened, or what has to be mended in its files.

A room's file is written by a person; every fault is told with its line and what to write instead. The program then
runs without readers.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from dealer_assist.files.deck_file import DeckTold, read_deck
from dealer_assist.files.faults import FileFault, Problem, UnusableFile
from dealer_assist.files.hardware_file import Hardware, PlaceTold, ReaderTold, read_hardware
from dealer_assist.files.reading import shown
from dealer_assist.rules.faults import nearest
from hardware.deckmap import Deck, DeckFault, DeckMap, DeckProblem, deck_faults
from hardware.driver import BadParameter
from hardware.ports import BadPort, read_port
from hardware.protocols import BrokenProtocol, ReaderProtocol, UnknownProtocol, protocol, protocol_names
from hardware.reader_told import ReaderSettings

SIMULATED = "simulated"
"""The port of a reader that is made of nothing, to show the whole path without a device."""
READER = ("hardware", "reader")
MOST_ANTENNAS = 8
"""Of one reader with a multiplexer."""


class ReadyReader(msgspec.Struct, frozen=True):
    """A reader that can be opened."""

    settings: ReaderSettings
    protocol: ReaderProtocol

    @property
    def is_simulated(self) -> bool:
        """Whether it has no device."""
        return self.settings.port == SIMULATED


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """All of a table's readers; none of them is open yet."""

    readers: tuple[ReadyReader, ...] = ()
    places: tuple[PlaceTold, ...] = ()
    decks: DeckMap = DeckMap()
    log_bytes: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether the table has no readers, or they are switched off."""
        return not self.readers


def set_up(room: Path, site: Path) -> Setup:
    """The readers of a room's file. Raises ``UnusableFile`` with everything that has to be mended."""
    hardware = read_hardware(room)
    if not hardware.enabled:
        return Setup()
    faults: list[FileFault] = []
    readers = tuple(_readers(hardware, faults))
    decks = _decks(hardware, site, faults)
    if faults:
        raise UnusableFile(faults)
    return Setup(readers=readers, places=hardware.places, decks=decks, log_bytes=hardware.log_bytes)


def trial(name: str, protocol_name: str, port: str, decks: DeckMap) -> Setup:
    """One reader tried from the set-up page: no place yet, so that it is only looked at.

    Raises UnknownProtocol or BrokenProtocol.
    """
    driven_by = protocol(protocol_name)
    settings = ReaderSettings(name=name, protocol=protocol_name, port=port, params=_all_antennas(driven_by))
    return Setup(readers=(ReadyReader(settings, driven_by),), decks=decks)


def _all_antennas(driven_by: ReaderProtocol) -> Mapping[str, Any]:
    """Every antenna a multiplexer may have, where the driver is told which ones to ask."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(driven_by.parameters)}
    numbers = defaults.get("antennas", ())
    if not numbers or not all(isinstance(each, int) for each in numbers):
        return {}
    return {"antennas": list(range(1, MOST_ANTENNAS + 1))}


# -- readers


def _readers(hardware: Hardware, faults: list[FileFault]) -> Iterable[ReadyReader]:
    for at, told in enumerate(hardware.readers):
        try:
            yield _reader(told, hardware.places)
        except UnknownProtocol as unknown:
            known = f"one of {', '.join(unknown.known)}"
            faults.append(_fault(hardware, at, "protocol", shown(told.protocol), known, unknown.nearest))
        except BrokenProtocol as broken:
            mend = f"its driver cannot be loaded: {broken.why}"
            faults.append(_fault(hardware, at, "protocol", shown(told.protocol), mend))
        except BadPort as bad:
            faults.append(_fault(hardware, at, "port", shown(told.port), bad.allowed))
        except BadParameter as bad_one:
            faults.append(_parameter_fault(hardware, at, told, bad_one))
        except _NoConsent:
            mend = "a reader the maker and the regulator must agree to; write consent = true when they have"
            faults.append(_fault(hardware, at, "consent", "false", mend))


class _NoConsent(Exception):
    """A protocol that is off until the room says it may be used."""


def _reader(told: ReaderTold, places: Iterable[PlaceTold]) -> ReadyReader:
    driven_by = protocol(told.protocol)
    if driven_by.off_by_default and not told.consent:
        raise _NoConsent
    if told.port != SIMULATED:
        read_port(told.port)
    settings = ReaderSettings(
        name=told.name,
        protocol=told.protocol,
        port=told.port,
        baud=told.baud,
        low_latency=told.low_latency,
        settle_ms=told.settle_ms,
        params=_params(told, driven_by, places),
    )
    # made once to see whether it takes its settings
    driven_by.driver(**settings.params)
    return ReadyReader(settings, driven_by)


def _params(told: ReaderTold, driven_by: ReaderProtocol, places: Iterable[PlaceTold]) -> Mapping[str, Any]:
    """The file's settings; an antenna that has a place and no other number is the one the reader has."""
    here = sorted(place.antenna for place in places if place.reader == told.name)
    if "antenna" in driven_by.parameter_names and "antenna" not in told.params and len(here) == 1:
        return {**told.params, "antenna": here[0]}
    return told.params


def _parameter_fault(hardware: Hardware, at: int, told: ReaderTold, bad: BadParameter) -> FileFault:
    """The line of the setting the driver does not take."""
    key = (*READER, at, bad.name if bad.name in told.params else "protocol")
    names = protocol(told.protocol).parameter_names
    if bad.name in told.params and bad.name not in names:
        allowed = f"; {told.protocol} knows: {', '.join(names)}"
        return hardware.file.fault(key, Problem.UNKNOWN_KEY, "", allowed, nearest(bad.name, names))
    return hardware.file.fault(key, Problem.DOES_NOT_FIT, shown(told.params.get(bad.name, "")), bad.problem)


def _fault(hardware: Hardware, at: int, key: str, found: str, allowed: str, meant: str | None = None) -> FileFault:
    return hardware.file.fault((*READER, at, key), Problem.WRONG_VALUE, found, allowed, meant)


# -- decks


def _decks(hardware: Hardware, site: Path, faults: list[FileFault]) -> DeckMap:
    decks: list[Deck] = []
    for name in hardware.deck_files:
        try:
            told = read_deck(site / name)
        except UnusableFile as unusable:
            faults.extend(unusable.faults)
            continue
        deck = deck_of(told)
        decks.append(deck)
        # a deck that is not in play may be a draft
        if deck.name == hardware.active_deck:
            faults.extend(deck_mistakes(told))
    active = hardware.active_deck
    if active is not None and active not in [deck.name for deck in decks] and not faults:
        known = f"one of the decks: {', '.join(deck.name for deck in decks) or 'none'}"
        key = ("hardware", "deck", "active")
        faults.append(hardware.file.fault(key, Problem.WRONG_VALUE, shown(active), known))
    return DeckMap(decks, active)


def deck_of(told: DeckTold) -> Deck:
    """A deck's file as `hardware` takes it."""
    return Deck(name=told.name, back=told.back, decks=told.decks, cards=told.cards, draft=told.draft)


def deck_mistakes(told: DeckTold) -> tuple[FileFault, ...]:
    """Everything in a deck's file for which it cannot be played with."""
    return tuple(_deck_fault(told, each) for each in deck_faults(deck_of(told)))


def _deck_fault(told: DeckTold, fault: DeckFault) -> FileFault:
    found, allowed = DECK_SENTENCES[fault.problem]
    key = ("cards", fault.tag) if fault.tag else ("draft",) if fault.problem is DeckProblem.DRAFT else ("cards",)
    facts = {"card": fault.card, "count": fault.count, "decks": told.decks}
    return told.file.fault(key, Problem.DOES_NOT_FIT, found.format(**facts), allowed.format(**facts))


DECK_SENTENCES = {
    DeckProblem.BAD_TAG: ("this is no whole tag", "register the card again"),
    DeckProblem.NO_CARD: ('"{card}" is no card', 'write a rank and a suit as "As", or a joker, "X1"'),
    DeckProblem.CARD_MISSING: ("{card} has {count} of {decks} tags", "register the card"),
    DeckProblem.TAGS_TOO_MANY: ("{card} has {count} tags", "keep {decks}"),
    DeckProblem.DRAFT: ("this deck is not complete", "register the cards that are missing"),
}
"""What stands there, and what to do."""


def protocol_titles() -> dict[str, str]:
    """Every protocol that can be driven, with what the set-up page calls it; one that cannot be loaded is left out."""
    titles: dict[str, str] = {}
    for name in protocol_names():
        with contextlib.suppress(BrokenProtocol):
            titles[name] = protocol(name).title
    return titles
