"""Where each card lies: from "this tag is on that antenna" to "two cards at seat 4, three on the board".

A card lies where it was first seen until that antenna loses it. A tag on two antennas at once is told, and after two
seconds the dealer decides. Two tags for one card, a key, a card of the other deck: told, never counted. Time is
passed in, ms; which cards they are stays hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from dealer_assist.files.hardware_file import SLOTS, PlaceTold, Role
from dealer_assist.readers.lying import Lying, Moved, Passed
from dealer_assist.readers.notices import Notice, NoticeCode
from hardware.deckmap import DeckMap, Foreign, Known, OtherDeck
from hardware.events import CardRead, CardRemoved
from hardware.secret import Hidden

CONFLICT_MS = 2_000
"""So long may two antennas hold one tag, while a card is moved; longer is for the dealer to decide."""

Spot = tuple[str, int]
"""A reader's name and an antenna of it."""


class Placement:
    """What lies on every antenna of the table."""

    def __init__(self, places: Iterable[PlaceTold], decks: DeckMap) -> None:
        self._places: dict[Spot, PlaceTold] = {(place.reader, place.antenna): place for place in places}
        self.decks = decks
        self._where: dict[Hidden[str], list[Lying]] = {}
        """By tag; the first is where the card lies, the others where it is seen as well."""
        self._decided: set[Hidden[str]] = set()
        """Tags of which the dealer has said where they lie."""
        self._conflicts: set[Hidden[str]] = set()
        self._notices: list[Notice] = []
        self._passed: list[Passed] = []
        self._moved: list[Moved] = []
        self._number = 0

    # ------------------------------------------------------------------ what readers tell

    def read(self, event: CardRead) -> None:
        """A tag came into a field, or a shoe dealt a card."""
        place = self._place(event)
        if place is None or place.role is Role.IGNORE:
            return
        match self.decks.look_up(event.tag_uid):
            case Foreign(told=told):
                self._notice(NoticeCode.UNKNOWN_TAG, place, event.at, {"tag": told})
            case OtherDeck(deck=other, active=active):
                self._notice(NoticeCode.OTHER_DECK, place, event.at, {"deck": other, "active": active})
            case Known(card=card):
                self._known(event, place, card)

    def removed(self, event: CardRemoved) -> None:
        """A tag left a field."""
        place = self._place(event)
        tag = Hidden(event.tag_uid)
        if place is None or tag not in self._where:
            return
        lay = self._where[tag]
        left = [each for each in lay if each.place != place]
        if len(left) == len(lay):
            return
        self._moved.append(Moved(tag=tag, place=place, came=False, at=event.at))
        self._conflicts.discard(tag)
        if left:
            # the card has moved: from now on it lies where it was only seen
            self._where[tag] = [msgspec.structs.replace(left[0], since=max(left[0].since, event.at)), *left[1:]]
        else:
            del self._where[tag]

    def tick(self, now: int) -> None:
        """Time has passed: a tag that two antennas have held for too long is for the dealer."""
        for tag, lay in self._where.items():
            if len(lay) < 2 or tag in self._conflicts or tag in self._decided or now - lay[1].since <= CONFLICT_MS:
                continue
            self._conflicts.add(tag)
            self._notice(NoticeCode.CONFLICT, lay[0].place, now, _other_place(lay[1].place))

    def decide(self, place: PlaceTold) -> None:
        """The dealer says that the card in conflict lies there; that stands until it leaves both antennas."""
        for tag in tuple(self._conflicts):
            lay = self._where[tag]
            here = [each for each in lay if each.place == place]
            if here:
                self._where[tag] = [*here, *(each for each in lay if each.place != place)]
                self._decided.add(tag)
                self._conflicts.discard(tag)

    def forget(self) -> None:
        """Another deck comes into play: nothing that was read counts any more."""
        self._where.clear()
        self._decided.clear()
        self._conflicts.clear()

    # ------------------------------------------------------------------ what is known

    def at_seat(self, seat: int) -> tuple[Lying, ...]:
        """Cards at a seat, as they were read."""
        return self._lying(lambda place: place.role is Role.SEAT and place.seat == seat)

    def on_board(self) -> tuple[Lying, ...]:
        """Cards of the board in the order of their places, and of reading where several lie in one."""
        order = {_key(place): _first_slot(place) for place in self.places_of(Role.BOARD)}
        lying = self._lying(lambda place: place.role is Role.BOARD)
        return tuple(sorted(lying, key=lambda each: (order[_key(each.place)], each.number)))

    @property
    def seats(self) -> tuple[int, ...]:
        """Seats with an antenna."""
        return tuple(sorted({place.seat for place in self._places.values() if place.seat is not None}))

    @property
    def seen_twice(self) -> frozenset[Spot]:
        """Antennas that have a card which another one sees as well: both are marked on the map."""
        twice = (each.place for lay in self._where.values() if len(lay) > 1 for each in lay)
        return frozenset((place.reader, place.antenna) for place in twice)

    @property
    def conflicts(self) -> tuple[tuple[PlaceTold, ...], ...]:
        """For each card in conflict the places it is seen in; `decide` takes the right one."""
        return tuple(tuple(each.place for each in self._where[tag]) for tag in self._conflicts)

    def lies(self, tag: Hidden[str]) -> bool:
        """Whether a tag is on any antenna."""
        return tag in self._where

    def lies_in_play(self, tag: Hidden[str]) -> bool:
        """Whether it lies at a seat or on the board."""
        return any(each.place.role in (Role.SEAT, Role.BOARD) for each in self._where.get(tag, ()))

    def places_of(self, role: Role) -> list[PlaceTold]:
        """Antennas of a role."""
        return [place for place in self._places.values() if place.role is role]

    def place_of_seat(self, seat: int) -> PlaceTold:
        """The first antenna of a seat. Raises StopIteration for a seat without one."""
        return next(place for place in self._places.values() if place.seat == seat)

    def most(self, seat: int) -> int | None:
        """Cards that may lie at a seat by the room's file; None = as many as the game deals."""
        told = [place.max_cards for place in self._places.values() if place.seat == seat and place.max_cards]
        return max(told, default=None)

    # ------------------------------------------------------------------ taken once

    def take_notices(self) -> list[Notice]:
        """What is to be told, each once."""
        taken, self._notices = self._notices, []
        return taken

    def take_passed(self) -> list[Passed]:
        """Cards that went past a shoe, each once."""
        taken, self._passed = self._passed, []
        return taken

    def take_moved(self) -> list[Moved]:
        """Cards that came or left, each once."""
        taken, self._moved = self._moved, []
        return taken

    # ------------------------------------------------------------------ inside

    def _known(self, event: CardRead, place: PlaceTold, card: Hidden[str]) -> None:
        if place.role is Role.SHOE:
            self._passed.append(Passed(card=card, at=event.at, place=place, to_seat=_seat_hint(event.dest)))
            return
        tag = Hidden(event.tag_uid)
        lay = self._where.get(tag, [])
        if any(each.place == place for each in lay):
            return
        twin = self._twin(tag, card)
        self._number += 1
        here = Lying(tag=tag, card=card, place=place, since=event.at, number=self._number, doubtful=twin is not None)
        self._where[tag] = [*lay, here]
        self._moved.append(Moved(tag=tag, place=place, came=True, at=event.at))
        if twin is not None:
            self._notice(NoticeCode.CARD_TWICE, place, event.at, _other_place(twin.place))
        elif lay:
            self._notice(NoticeCode.TWO_ANTENNAS, lay[0].place, event.at, _other_place(place))

    def _twin(self, tag: Hidden[str], card: Hidden[str]) -> Lying | None:
        """The same card lying elsewhere under another tag: in one pack there is each card once."""
        if not self.decks.one_pack:
            return None
        others = (lay[0] for its, lay in self._where.items() if its != tag)
        return next((each for each in others if each.card == card and not each.doubtful), None)

    def _lying(self, wanted: Callable[[PlaceTold], bool]) -> tuple[Lying, ...]:
        first = (lay[0] for lay in self._where.values())
        return tuple(sorted((each for each in first if wanted(each.place)), key=lambda each: each.number))

    def _place(self, event: CardRead | CardRemoved) -> PlaceTold | None:
        return self._places.get((event.reader or "", event.antenna))

    def _notice(self, code: NoticeCode, place: PlaceTold, at: int, told: dict[str, int | str]) -> None:
        self._notices.append(Notice.at_place(code, place, at, told))


def _key(place: PlaceTold) -> Spot:
    return place.reader, place.antenna


def _first_slot(place: PlaceTold) -> int:
    return min((SLOTS.index(slot) for slot in place.slots), default=0)


def _other_place(place: PlaceTold) -> dict[str, int | str]:
    return {"other": place.role.value, "other_seat": place.seat or 0}


def _seat_hint(dest: str | None) -> int | None:
    """``seat3`` is seat 3; anything else says nothing of a seat."""
    number = (dest or "").removeprefix("seat")
    return int(number) if number.isdecimal() and dest != number else None
