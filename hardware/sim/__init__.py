"""Readers made of nothing: for showing the whole path without a device, and for tests.

Each protocol has a device of its own here that answers as the real one does, byte for byte, and does what a script
says: a card is laid down or taken away, the plug is pulled, a byte is spoilt, the answers come late or not at all. It
runs on a pseudo-terminal, where there is one, or inside the program.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from hardware.sim.device import Device

DEVICES = {
    "angel_eye": "AngelEyeShoe",
    "ascii_shoe": "PlainShoe",
    "feig_obid": "FeigReader",
    "pepper_c1": "Pepper",
    "pn532_hsu": "Pn532",
    "rdm6300": "Rdm6300",
    "uhf_r200": "UhfModule",
}
"""The class of each protocol's device, in the module of its name."""


def simulated(protocol: str, params: Mapping[str, Any]) -> Device:
    """A device for that protocol with the driver's settings. Raises KeyError for a protocol without one."""
    made: type[Device] = getattr(import_module(f"hardware.sim.{protocol}"), DEVICES[protocol])
    return made(**{name: value for name, value in params.items() if name in made.takes})
