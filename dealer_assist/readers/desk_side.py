"""The door between card readers and the screen: what was read goes out, what the dealer says goes in.

The screen asks for news when it is woken, shows what is proposed, and enters what the dealer takes through the desk
like any other entry. It needs to know nothing of ports, threads or tags. Only the screen's own thread calls in here,
and no call ever waits for a reader.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial

import msgspec

from dealer_assist.files.hardware_file import PlaceTold
from dealer_assist.readers.byte_log import ByteLog
from dealer_assist.readers.news import AntennaSeen, FaultTold, News, Record
from dealer_assist.readers.proposal import Proposal
from dealer_assist.readers.setup import ReadyReader, Setup
from dealer_assist.readers.table_reads import TableReads
from dealer_assist.table.state import TableState
from hardware.deckmap import DeckMap
from hardware.events import CardRead, CardRemoved, Event, ReaderFault, ReaderNote, Tech
from hardware.fault_tally import FaultTally
from hardware.health_view import HealthView, State
from hardware.reader_told import HealthChanged, Measures
from hardware.secret import Hidden
from hardware.service import JOIN_S, Order, ReaderThread, Service
from hardware.sim import simulated
from hardware.sim.device import Device
from hardware.sim.hosts import InMemory
from hardware.timing import Clock, SystemClock

AT_ONCE = 500
"""Events of each reader looked at in one go, so that the screen never waits 50 ms for a flood."""
QUICK_S = 0.03
"""How long the screen waits for readers to let go of their ports; one that hangs is left behind, seconds."""
PASSING = frozenset({Tech.CARD, Tech.CODE})
"""A card a shoe names has gone past already; nothing lies there."""
ANSWER_MS = 4
"""A simulated reader takes its time, as a real one does; without it, it would keep a processor busy."""
UP, DOWN = "device.up", "device.down"
"""Kinds of the record beside the hands."""


class DeskSide:
    """All readers of a table, as the screen sees them."""

    def __init__(self, setup: Setup, wake: Callable[[], None], clock: Clock | None = None) -> None:
        """`wake` is called from readers' threads whenever there is news."""
        self._setup = setup
        self._wake = wake
        self._clock: Clock = clock or SystemClock()
        self.simulated: dict[str, Device] = {
            each.settings.name: simulated(each.settings.protocol, each.settings.params)
            for each in setup.readers
            if each.is_simulated
        }
        """Devices made of nothing, by reader's name."""
        for device in self.simulated.values():
            device.delay(ANSWER_MS)
        self.reads = TableReads(setup.places, setup.decks)
        self._health: dict[str, HealthView] = {each.settings.name: OFF for each in setup.readers}
        self._tallies: dict[str, FaultTally] = {}
        self._fields: dict[tuple[str, int], set[Hidden[str]]] = {}
        self._visits: dict[tuple[str, int], int] = {}
        self._listener: Callable[[Event], None] | None = None
        self._byte_log: ByteLog | None = None
        self._service = Service(())

    # ------------------------------------------------------------------ starting and ending

    def start(self, byte_log: ByteLog | None = None) -> None:
        """Open all readers; returns at once."""
        self._byte_log = byte_log if self._setup.log_bytes else None
        self._begin({})

    def stop(self, wait_s: float | None = None) -> bool:
        """Close all readers within that time, or two seconds.

        False if one hangs in its port; it lets go of it as soon as it comes back.
        """
        return self._service.stop(JOIN_S if wait_s is None else wait_s)

    def listen(self, listener: Callable[[Event], None] | None, confirm_reads: int | None = None) -> None:
        """Give every event to a page that registers or verifies a deck, and none to the game; None = back to it.

        `confirm_reads`: good scans before a tag is told, where the protocol has them. The readers start anew.
        """
        self._service.stop(QUICK_S)
        self._listener = listener
        self.reads.placement.forget()
        self._fields.clear()
        self._begin({} if confirm_reads is None else {"confirm_reads": confirm_reads})

    def switch(self, reader: str, on: bool) -> None:
        """Switch a reader on or off. Raises KeyError for a name that is none."""
        self._service.readers[reader].tell(Order.ON if on else Order.OFF)

    def try_now(self, reader: str) -> None:
        """Something was mended: open the reader's port at once. Raises KeyError for a name that is none."""
        self._service.readers[reader].tell(Order.TRY_NOW)

    # ------------------------------------------------------------------ the game

    def table_is(self, table: TableState) -> None:
        """The table after an entry, whoever entered it; call it after every one."""
        self.reads.table_is(table, self._clock.now_ms())

    def news(self) -> News:
        """What has come since the last time, and what is proposed now."""
        faults: list[FaultTold] = []
        notes: list[ReaderNote] = []
        records: list[Record] = []
        taken = self._service.take(AT_ONCE)
        for each in taken:
            match each:
                case HealthChanged():
                    records.extend(self._health_is(each))
                case ReaderFault():
                    faults.extend(self._tell(each))
                    self._give(each)
                case ReaderNote():
                    notes.append(each)
                    self._give(each)
                case CardRead() | CardRemoved():
                    self._on_map(each)
                    self._give(each)
        now = self._clock.now_ms()
        self.reads.look(now)
        return News(
            faults=tuple(faults),
            notices=tuple(self.reads.take_notices()),
            notes=tuple(notes),
            records=tuple(records),
            proposals=() if self._listener else self.reads.proposals,
            counts=self.reads.counts,
            unsure=self.reads.unsure,
            conflicts=self.reads.placement.conflicts,
            health=dict(self._health),
            more=len(taken) >= AT_ONCE,
            look_again_ms=self.reads.look_again_ms(now),
        )

    def accepted(self, proposal: Proposal) -> Record:
        """The dealer took it and the desk took its entry; returns what to keep beside the hand."""
        self.reads.accepted(proposal)
        return Record("reader.proposal", proposal.record())

    def dismissed(self, proposal: Proposal) -> None:
        """The dealer says it is not so: final for this hand."""
        self.reads.dismissed(proposal)

    def count_confirmed(self, count: int) -> None:
        """The dealer has counted so many cards out of the shoe."""
        self.reads.count_confirmed(count)

    def decks_are(self, decks: DeckMap) -> None:
        """The dealer has changed the deck."""
        self.reads.decks_are(decks)

    def lies_at(self, place: PlaceTold) -> None:
        """The dealer says that the card in conflict lies there: final until it is taken up."""
        self.reads.placement.decide(place)

    # ------------------------------------------------------------------ the set-up page

    def measures(self, reader: str) -> Measures:
        """Figures for the diagnostics page. Raises KeyError for a name that is none."""
        return self._service.readers[reader].measures

    @property
    def antennas(self) -> tuple[AntennaSeen, ...]:
        """The live map: every antenna that has seen a tag."""
        return tuple(
            AntennaSeen(reader=reader, antenna=antenna, count=len(tags), visits=self._visits[reader, antenna])
            for (reader, antenna), tags in sorted(self._fields.items())
        )

    # ------------------------------------------------------------------ inside

    def _begin(self, changed: Mapping[str, int]) -> None:
        self._service = Service([self._thread(each, changed) for each in self._setup.readers])
        self._service.start()

    def _thread(self, ready: ReadyReader, changed: Mapping[str, int]) -> ReaderThread:
        name = ready.settings.name
        fitting = {key: value for key, value in changed.items() if key in ready.protocol.parameter_names}
        settings = msgspec.structs.replace(ready.settings, params={**ready.settings.params, **fitting})
        device = self.simulated.get(name)
        return ReaderThread(
            settings,
            ready.protocol,
            self._wake,
            open_line=None if device is None else InMemory(device).open,
            clock=self._clock,
            watch=None if self._byte_log is None else partial(self._byte_log.watch, name),
        )

    def _health_is(self, change: HealthChanged) -> list[Record]:
        before = self._health.get(change.reader, OFF)
        self._health[change.reader] = change.health
        if before.up == change.health.up:
            return []
        told = {"reader": change.reader, "state": change.health.state, "why": change.health.why}
        return [Record(UP if change.health.up else DOWN, json.dumps(told))]

    def _tell(self, fault: ReaderFault) -> list[FaultTold]:
        reader = fault.reader or ""
        tally = self._tallies.setdefault(reader, FaultTally())
        count = tally.happened(f"{fault.code}:{fault.antenna}", fault.at)
        if count is None:
            return []
        told = FaultTold(
            reader=reader,
            code=fault.code,
            antenna=fault.antenna,
            detail=fault.detail,
            count=count,
            missing=fault.missing,
        )
        return [told]

    def _on_map(self, event: CardRead | CardRemoved) -> None:
        spot = (event.reader or "", event.antenna)
        field = self._fields.setdefault(spot, set())
        self._visits.setdefault(spot, 0)
        if isinstance(event, CardRead):
            self._visits[spot] += 1
            if event.tech not in PASSING:
                field.add(Hidden(event.tag_uid))
        else:
            field.discard(Hidden(event.tag_uid))

    def _give(self, event: Event) -> None:
        (self._listener or self.reads.event)(event)


OFF = HealthView(state=State.OFF)
