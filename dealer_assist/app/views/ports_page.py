"""The ports of the machine on the technician's page, and what may be connected to one."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import shorten

from msgspec.structs import replace

from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.readers_page import RowView, short_title
from dealer_assist.readers.port_list import PortSeen
from dealer_assist.words import Words

PORTS_IN_A_ROW = 4
LONGEST_TITLE = 17
"""Letters of what a device calls itself; the rest tells nothing more."""


def port_rows(
    ports: tuple[PortSeen, ...], chosen: PortSeen | None, protocols: Mapping[str, str], words: Words
) -> tuple[RowView, ...]:
    """Ports of the machine; once one is chosen, what may be connected to it; and the key that looks again."""
    keys = [_port_key(each, chosen, words) for each in ports[: 2 * PORTS_IN_A_ROW - 1]]
    keys.append(("find", "", KeyView(words.text("key.find_ports"))))
    parts = (keys[:PORTS_IN_A_ROW], keys[PORTS_IN_A_ROW:])
    rows = [RowView(keys=tuple(part), columns=PORTS_IN_A_ROW) for part in parts if part]
    if chosen is not None:
        named = tuple(protocols.items())
        halves = (named[:PORTS_IN_A_ROW], named[PORTS_IN_A_ROW : 2 * PORTS_IN_A_ROW])
        rows.extend(RowView(keys=_protocol_keys(part, words), columns=PORTS_IN_A_ROW) for part in halves)
    return tuple(rows)


def _protocol_keys(named: tuple[tuple[str, str], ...], words: Words) -> tuple[tuple[str, str, KeyView], ...]:
    return tuple(("protocol", name, KeyView(words.free(short_title(title)))) for name, title in named)


def _port_key(port: PortSeen, chosen: PortSeen | None, words: Words) -> tuple[str, str, KeyView]:
    name, title = port.device.rsplit("/", 1)[-1], shorten(port.title, LONGEST_TITLE, placeholder="")
    key = choice_key(words.free(name), chosen=port == chosen)
    spoken = words.free(f"{name} {title}")
    return "port", port.device, replace(key, below=words.free(title), spoken=spoken, mark=Mark.NONE)
