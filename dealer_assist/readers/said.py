"""What readers say, under the names the screen uses: it touches no device and knows only what comes out of them."""

from hardware.deckmap import CARDS, JOKERS, Deck, DeckMap
from hardware.events import FaultCode, NoteKind, ReaderNote
from hardware.health_view import Dot, HealthView, State, Trouble
from hardware.ports import OpenDetail
from hardware.reader_told import Measures, ReaderSettings
from hardware.registration import Answer, Registration
from hardware.sim.device import Device
from hardware.verification import Verification

__all__ = [
    "CARDS",
    "JOKERS",
    "Answer",
    "Deck",
    "DeckMap",
    "Device",
    "Dot",
    "FaultCode",
    "HealthView",
    "Measures",
    "NoteKind",
    "OpenDetail",
    "ReaderNote",
    "ReaderSettings",
    "Registration",
    "State",
    "Trouble",
    "Verification",
]
