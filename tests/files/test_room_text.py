"""A room's file with a mistake in its part about card readers opens; with one anywhere else it does not."""

from __future__ import annotations

from pathlib import Path

import pytest

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.hardware_file import read_hardware
from dealer_assist.files.has_readers import has_readers
from dealer_assist.files.opening import ReadyTable, open_room
from dealer_assist.files.room_text import without_readers
from dealer_assist.files.where import Places, places, shipped_folder

SHIPPED = (shipped_folder() / "rooms" / "default.toml").read_text(encoding="utf-8")


def site(folder: Path, text: str) -> Places:
    (folder / "rooms").mkdir(exist_ok=True)
    (folder / "rooms" / "default.toml").write_text(text, encoding="utf-8")
    return places(folder)


def opened(folder: Path, text: str) -> ReadyTable:
    return open_room(site(folder, text))


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ("[hardware]\nenabled = maybe\n", 2),
        ('[hardware]\nenabled = true\n[[hardware.reader]\nname = "table"\n', 3),
        ('[hardware]\nenabled = true\n[[hardware.reader\nname = "table"\n', 3),
        ('[[hardware.reader]]\nname = "table\n', 2),
        ("[hardware]\nenabled = true\nenabled = false\n", 3),
        ("[hardware]\nenabled = true\n[hardware]\n", 3),
    ],
)
def test_a_mistake_of_writing_in_the_part_about_readers_closes_no_table(tmp_path: Path, part: str, line: int) -> None:
    told = opened(tmp_path, f"{SHIPPED}\n{part}")
    assert told == opened(tmp_path, SHIPPED)
    # and is told with its line where readers are set up
    where = site(tmp_path, f"{SHIPPED}\n{part}")
    with pytest.raises(UnusableFile) as caught:
        read_hardware(where.find("rooms", "default"))
    assert caught.value.faults[0].line == SHIPPED.count("\n") + 1 + line


def test_parts_of_the_room_behind_the_one_about_readers_are_read(tmp_path: Path) -> None:
    begins = SHIPPED.index("\n[")
    moved = f"{SHIPPED[:begins]}\n[hardware]\nenabled = (\n{SHIPPED[begins:]}"
    assert opened(tmp_path, moved) == opened(tmp_path, SHIPPED)


@pytest.mark.parametrize(
    "text",
    [
        f"{SHIPPED}\n[hardware]\nenabled = true\n[screen\n",
        f"seats = (\n{SHIPPED}\n[hardware]\nenabled = true\n",
        # where the part ends cannot be told: the rules behind it must not get lost
        f"{SHIPPED}\n[hardware]\nenabled = (\n[rules\nstraddles = true\n",
        f"{SHIPPED}\nseats = (\n",
    ],
)
def test_a_mistake_anywhere_else_is_told_and_nothing_opened(tmp_path: Path, text: str) -> None:
    with pytest.raises(UnusableFile):
        opened(tmp_path, text)


def test_a_remark_behind_the_head_of_the_next_part_ends_the_one_about_readers() -> None:
    assert without_readers("[hardware]\nx = (\n[rules] # ours\ny = 1") == "\n\n[rules] # ours\ny = 1"


@pytest.mark.parametrize("head", ["[hardware]", "[[hardware.reader]]", ' [ "hardware" ]', "hardware.enabled = true"])
def test_a_room_has_readers_however_their_part_is_headed(tmp_path: Path, head: str) -> None:
    assert has_readers(site(tmp_path, f"{head}\n"), "default")


def test_a_room_without_that_part_has_none(tmp_path: Path) -> None:
    assert not has_readers(site(tmp_path, SHIPPED), "default")
