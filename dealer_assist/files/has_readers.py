"""Whether a room has card readers: looked up before anything of them is imported, for most rooms have none."""

import re

from dealer_assist.files.where import Places

PART = re.compile(rb"""^\s*(?:\[{1,2}\s*)?["']?hardware\b""", re.MULTILINE)
"""The head of the part about readers; what stands in it is read, and its mistakes are told, elsewhere."""


def has_readers(places: Places, room: str) -> bool:
    """Whether the file of that room has a part about card readers; False also where it cannot be read."""
    for folder in (places.site, places.shipped):
        path = folder / "rooms" / f"{room}.toml"
        try:
            return PART.search(path.read_bytes()) is not None
        except OSError:
            continue
    return False
