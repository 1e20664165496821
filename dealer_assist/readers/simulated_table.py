"""A whole table of simulated readers: to show the path from card to proposal without a device, and to test it.

Two Pepper readers with eight antennas each serve seats, board and muck, or a plain shoe deals the cards; the deck has
tags made up here. Cards are named as a dealer names them.
"""

from __future__ import annotations

from dealer_assist.files.hardware_file import PlaceTold, Reveal, Role
from dealer_assist.readers.setup import SIMULATED, ReadyReader, Setup
from hardware.deckmap import CARDS, Deck, DeckMap
from hardware.protocols import protocol
from hardware.reader_told import ReaderSettings
from hardware.sim.device import Device

ANTENNAS = 8
"""Of one reader."""
MOST_SEATS = 2 * ANTENNAS - 2
SEATS, TABLE, SHOE = "seats", "table", "shoe"
BOARD_ANTENNA, MUCK_ANTENNA = 7, 8
"""Of the second reader."""


def simulated_deck(name: str = "red") -> Deck:
    """52 tags made up."""
    return Deck(name=name, back=name, cards={f"E0040150AA{number:06X}": card for number, card in enumerate(CARDS)})


def simulated_table(seats: int, *, reveal: Reveal = Reveal.NEVER) -> Setup:
    """Antennas for so many seats, the board and the muck."""
    places = [
        PlaceTold(reader=reader, antenna=antenna, role=Role.SEAT, seat=seat, reveal=reveal)
        for seat in range(1, seats + 1)
        for reader, antenna in [_antenna_of(seat)]
    ]
    places.append(PlaceTold(reader=TABLE, antenna=BOARD_ANTENNA, role=Role.BOARD))
    places.append(PlaceTold(reader=TABLE, antenna=MUCK_ANTENNA, role=Role.MUCK))
    used = {name: sorted(place.antenna for place in places if place.reader == name) for name in (SEATS, TABLE)}
    deck = simulated_deck()
    return Setup(
        readers=tuple(_pepper(name, antennas) for name, antennas in used.items() if antennas),
        places=tuple(places),
        decks=DeckMap([deck], deck.name),
    )


def simulated_shoe(*, burns: bool = True) -> Setup:
    """A shoe alone."""
    settings = ReaderSettings(name=SHOE, protocol="ascii_shoe", port=SIMULATED)
    place = PlaceTold(reader=SHOE, antenna=0, role=Role.SHOE, burns=burns)
    return Setup(readers=(ReadyReader(settings, protocol("ascii_shoe")),), places=(place,))


class SimulatedTable:
    """Lays cards on the antennas of a `simulated_table`."""

    def __init__(self, devices: dict[str, Device], deck: Deck | None = None) -> None:
        """`devices` are those of the DeskSide; `deck` is the one in play, None = the one made up here."""
        self._devices = devices
        self._tags = {card: tag for tag, card in (deck or simulated_deck()).cards.items()}

    def deal(self, seat: int, *cards: str) -> None:
        """Cards come to a seat."""
        for card in cards:
            self._lay(*_antenna_of(seat), card)

    def take_up(self, seat: int, *cards: str) -> None:
        """Cards leave a seat."""
        reader, antenna = _antenna_of(seat)
        for card in cards:
            self._devices[reader].remove(antenna, self._tags[card])

    def muck(self, *cards: str) -> None:
        """Cards come to the muck."""
        for card in cards:
            self._lay(TABLE, MUCK_ANTENNA, card)

    def board(self, *cards: str) -> None:
        """Cards come to the board."""
        for card in cards:
            self._lay(TABLE, BOARD_ANTENNA, card)

    def clear(self) -> None:
        """Every card is taken up."""
        for device in self._devices.values():
            for antenna, tags in device.lies.items():
                for tag in tuple(tags):
                    device.remove(antenna, tag)

    def _lay(self, reader: str, antenna: int, card: str) -> None:
        self._devices[reader].place(antenna, self._tags[card])


def _antenna_of(seat: int) -> tuple[str, int]:
    return (SEATS, seat) if seat <= ANTENNAS else (TABLE, seat - ANTENNAS)


def _pepper(name: str, antennas: list[int]) -> ReadyReader:
    settings = ReaderSettings(name=name, protocol="pepper_c1", port=SIMULATED, params={"antennas": antennas})
    return ReadyReader(settings, protocol("pepper_c1"))
