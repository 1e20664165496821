"""Cards of a simulated reader, laid and taken up by a tap: which card it is nobody is told, as with a real one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random, SystemRandom

from dealer_assist.files.hardware_file import Role
from dealer_assist.readers.placement import Spot
from dealer_assist.readers.setup import Setup
from hardware.deckmap import CARDS
from hardware.sim.device import Device

ON_ONE_ANTENNA = 4
"""Cards spread over one antenna; some readers tell only five apart."""


class Laying:
    """A shuffled deck over simulated antennas."""

    def __init__(self, setup: Setup, devices: Mapping[str, Device], chance: Random | None = None) -> None:
        deck = setup.decks.in_play
        self._devices = devices
        self._chance = chance or SystemRandom()
        self._tags = tuple(CARDS if deck is None else deck.cards)
        self._roles = {(place.reader, place.antenna): place.role for place in setup.places}
        self._lying: dict[Spot, list[str]] = {}
        self._left: list[str] = []
        self.clear()

    def lay(self, spot: Spot) -> None:
        """The next card comes to an antenna, or out of a shoe; nothing where none is left or nothing is simulated."""
        reader, antenna = spot
        if reader not in self._devices or not self._left:
            return
        tag = self._left.pop()
        self._devices[reader].place(antenna, tag)
        if self._roles.get(spot) is not Role.SHOE:
            self._lying.setdefault(spot, []).append(tag)

    def take(self, spot: Spot) -> tuple[str, ...]:
        """Every card leaves an antenna; their tags."""
        tags = tuple(self._lying.pop(spot, ()))
        for tag in tags:
            self._devices[spot[0]].remove(spot[1], tag)
        return tags

    def to_muck(self, spot: Spot) -> None:
        """The cards of an antenna go to the muck; they stay where they are if the table has none."""
        muck = next((each for each, role in self._roles.items() if role is Role.MUCK), None)
        if muck is None or muck == spot or muck[0] not in self._devices:
            return
        for tag in self.take(spot):
            self._devices[muck[0]].place(muck[1], tag)
            self._lying.setdefault(muck, []).append(tag)

    def clear(self) -> None:
        """Every card is taken up and shuffled."""
        for spot in tuple(self._lying):
            self.take(spot)
        self._left = list(self._tags)
        self._chance.shuffle(self._left)

    def spread(self, spots: Sequence[Spot]) -> None:
        """Part of the deck that has not been spread yet, a few cards on each antenna, as many as one can tell apart."""
        for spot in spots:
            self.take(spot)
            for _card in range(ON_ONE_ANTENNA):
                self.lay(spot)

    def show(self, spot: Spot) -> None:
        """One card alone, which has not been there yet: for registering a deck."""
        self.take(spot)
        self.lay(spot)
