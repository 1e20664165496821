"""A card lying on an antenna is seen again and again; here that becomes one "came" and one "left".

A polled reader says at each good scan which tags lie there, and a tag has left after several scans without it. A
streaming reader repeats a tag while it is there, and a tag has left after some time of silence. A scan that failed is
never passed on to here: a hiccup of the reader must not fold a hand.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hardware.events import CardRead, CardRemoved, Event, Tag


class _Visit(msgspec.Struct, kw_only=True):
    """A tag on an antenna, from its first sighting on."""

    tag: Tag
    antenna: int
    last_seen: int
    """Milliseconds."""
    reads: int = 0
    """Sightings in a row, counted until the tag is announced."""
    misses: int = 0
    """Good scans in a row without it."""
    rssi: int | None = None
    """Of the first sighting, in dBm."""
    dest: str | None = None
    announced: bool = False

    def __repr__(self) -> str:
        return f"_Visit({self.tag}, antenna={self.antenna})"

    def seen(self, now: int, confirm_reads: int) -> list[Event]:
        """One sighting more; the announcement if it is the one that confirms."""
        self.last_seen, self.misses = now, 0
        if self.announced:
            return []
        self.reads += 1
        if self.reads < confirm_reads:
            return []
        self.announced = True
        return [self._came(now)]

    def refresh(self, now: int) -> None:
        """Count its absence from now on."""
        self.last_seen, self.misses = now, 0

    def _came(self, now: int) -> CardRead:
        tag = self.tag
        return CardRead(antenna=self.antenna, tag_uid=tag.uid, tech=tag.tech, at=now, rssi=self.rssi, dest=self.dest)

    def left(self, at: int) -> CardRemoved:
        """It is gone."""
        return CardRemoved(antenna=self.antenna, tag_uid=self.tag.uid, tech=self.tag.tech, at=at)


class PolledPresence:
    """Presence by scans: which tags an antenna's scan found is the whole truth about that antenna.

    >>> from hardware.events import Tech
    >>> ace = Tag("04A1B2C3D4E580", Tech.NFC_A)
    >>> presence = PolledPresence(confirm_reads=1, miss_scans=2, hold_ms=0)
    >>> [event.at for event in presence.scanned(1, [ace, ace], now=10)]
    [10]
    >>> presence.scanned(1, [], now=20), [event.at for event in presence.scanned(1, [], now=30)]
    ([], [30])
    """

    def __init__(self, *, confirm_reads: int, miss_scans: int, hold_ms: int) -> None:
        self._confirm_reads = confirm_reads
        self._miss_scans = miss_scans
        self._hold_ms = hold_ms
        self._antennas: dict[int, dict[str, _Visit]] = {}

    def scanned(self, antenna: int, tags: Iterable[Tag], now: int) -> list[Event]:
        """What a good scan changes: tags that came in the order of the answer, then those that left, oldest first."""
        visits = self._antennas.setdefault(antenna, {})
        found = {tag.uid: tag for tag in tags}
        events: list[Event] = []
        for uid, tag in found.items():
            visit = visits.setdefault(uid, _Visit(tag=tag, antenna=antenna, last_seen=now))
            events += visit.seen(now, self._confirm_reads)
        for uid in [uid for uid in visits if uid not in found]:
            events += self._missed(visits, uid, now)
        return events

    def _missed(self, visits: dict[str, _Visit], uid: str, now: int) -> list[Event]:
        visit = visits[uid]
        visit.misses += 1
        if not visit.announced:
            del visits[uid]
            return []
        if visit.misses < self._miss_scans or now - visit.last_seen < self._hold_ms:
            return []
        del visits[uid]
        return [visit.left(now)]

    def link_up(self, now: int) -> None:
        """The reader is back: what lay there before may still lie there, and is looked for the usual time."""
        for visits in self._antennas.values():
            for visit in visits.values():
                visit.refresh(now)


class StreamingPresence:
    """Presence by repetition: a tag is there as long as its frames keep coming.

    With `transient` (a shoe: the card has gone past) nothing is ever said to leave; only repeats are kept back.
    """

    def __init__(self, *, confirm_reads: int, hold_ms: int, transient: bool = False) -> None:
        self._confirm_reads = confirm_reads
        self._hold_ms = hold_ms
        self._transient = transient
        self._visits: dict[tuple[int, str], _Visit] = {}
        self._nothing_ends_before = 0
        # Earliest time at which a visit can end; saves looking at all of them at each byte.

    def expire(self, now: int) -> list[Event]:
        """What has left by now, in order of first sighting. Due before the bytes of the same moment are looked at."""
        if now < self._nothing_ends_before:
            return []
        over = [key for key, visit in self._visits.items() if now >= visit.last_seen + self._hold_ms]
        ended = [self._visits.pop(key) for key in over]
        self._nothing_ends_before = (
            min((visit.last_seen for visit in self._visits.values()), default=now) + self._hold_ms
        )
        return [visit.left(visit.last_seen + self._hold_ms) for visit in ended if self._to_be_told(visit)]

    def _to_be_told(self, visit: _Visit) -> bool:
        return visit.announced and not self._transient

    def seen(
        self, antenna: int, tag: Tag, now: int, *, rssi: int | None = None, dest: str | None = None
    ) -> list[Event]:
        """What one frame changes. Call `expire` first."""
        key = antenna, tag.uid
        visit = self._visits.get(key)
        if visit is None:
            visit = self._visits[key] = _Visit(tag=tag, antenna=antenna, last_seen=now, rssi=rssi, dest=dest)
            self._nothing_ends_before = min(self._nothing_ends_before, now + self._hold_ms)
        return visit.seen(now, self._confirm_reads)

    def link_up(self, now: int) -> None:
        """The reader is back: what lay there before may still lie there, and is waited for the usual time."""
        for visit in self._visits.values():
            visit.refresh(now)
