"""Somebody spoils the room's files while the table runs: it plays on by the rules it was opened with."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.opening import open_room
from dealer_assist.files.where import places, shipped_folder
from dealer_assist.rules.options import NewPlayerEntry
from tests.app.conftest import Sit
from tests.app.driver import until

SPOILED: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda raw: raw[: len(raw) // 2],
    "no text": lambda raw: raw.decode().encode("utf-16"),
    "emptied": lambda _: b"",
    "too much": lambda raw: raw + b"#\n" * 1_000_000,
}


def own_files(site: Path) -> list[Path]:
    """The room's own copies of its room, game and rulebook, which take the place of the shipped ones."""
    for kind, name in (("rooms", "default"), ("games", "holdem"), ("presets", "wsop_live_2024")):
        (site / kind).mkdir()
        shutil.copy(shipped_folder() / kind / f"{name}.toml", site / kind)
    return sorted(site.rglob("*.toml"))


@pytest.mark.parametrize("how", SPOILED)
def test_facts_are_changed_and_hands_dealt_by_the_last_good_rules(how: str, sit: Sit, tmp_path: Path) -> None:
    files = own_files(tmp_path)
    table = sit()
    good = table.table.rules
    for path in files:
        path.write_bytes(SPOILED[how](path.read_bytes()))
    with pytest.raises(UnusableFile):
        open_room(places(tmp_path))

    table.touch("table", "doing.facts", "stakes.5/10", "facts.back", "table.back", "key.next")
    assert table.in_front == {1: "5", 2: "10"}
    assert table.hand.rules == good
    # the book is still known: WSOP Live 2024 R100-a, in fixed limit a newcomer posts the big blind
    table.touch("table", "doing.facts", "tab.game", "structure.fl", "facts.back", "table.back", "key.next", "key.next")
    assert good.new_player_entry is NewPlayerEntry.NO_POST
    assert table.hand.rules.new_player_entry is NewPlayerEntry.POST_BIG_BLIND


def test_a_spoiled_file_read_again_for_its_readers_costs_the_readers_and_not_the_hand(sit: Sit, tmp_path: Path) -> None:
    room = next(path for path in own_files(tmp_path) if path.parent.name == "rooms")
    table = sit()
    table.touch("key.next", "table", "doing.readers", "use.table")
    room.write_bytes(room.read_bytes() + b"\n[hardware\n")
    table.touch("use.own", "readers.back", "table.back")
    until(lambda: bool(table.band), "it is told")
    assert "default.toml:" in table.band
    table.touch("key.fold")
    assert table.hand.to_act == 4
