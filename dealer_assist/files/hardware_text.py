"""Writes what was set up on the screen into a room's file: where each antenna lies, and a reader that was tried.

Only the tables it replaces are touched; everything else in the file stays as a person wrote it. Nothing is written
that could not be read again.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from dealer_assist.files.faults import FileFault, Problem, UnusableFile
from dealer_assist.files.hardware_file import PlaceTold, ReaderTold, Reveal, read_hardware
from dealer_assist.files.writing import quoted, write_whole

HEAD = re.compile(r"^\s*\[+\s*([A-Za-z][\w.\s\"-]*?)\s*\]+\s*(#.*)?$")
"""The line that begins a table, and the table's name."""
PART, PLACE, DECK = "hardware", "hardware.place", "hardware.deck"


def with_places(text: str, places: Iterable[PlaceTold]) -> str:
    """The file with these antennas in place of those it names.

    >>> print(with_places("seats = 9\\n[[hardware.place]]\\nantenna = 1\\n[rules]\\nx = 1\\n", ()))
    seats = 9
    [rules]
    x = 1
    <BLANKLINE>
    """
    kept = "".join(line for name, line in _lines_by_table(text) if name != PLACE or _is_remark(line))
    return _joined(kept, [_place(each) for each in places])


def with_reader(text: str, reader: ReaderTold) -> str:
    """The file with one reader more, and with readers switched on where nothing is said of them yet.

    Of the protocol's own settings only numbers and lists of numbers are written.
    """
    tables = {name for name, _ in _lines_by_table(text)}
    begins = [] if PART in tables else [f"[{PART}]\nenabled = true\n"]
    told = f"[[{PART}.reader]]\nname = {quoted(reader.name)}\nprotocol = {quoted(reader.protocol)}\n"
    more = "".join(f"{name} = {value}\n" for name, value in reader.params.items())
    return _joined(text, [*begins, f"{told}port = {quoted(reader.port)}\n{more}"])


def with_deck(text: str, file: str, name: str) -> str:
    """The file with that deck in play, where it names none yet; a deck somebody has named stays in play."""
    if DECK in {name for name, _ in _lines_by_table(text)}:
        return text
    return _joined(text, [f"[{DECK}]\nmaps = [{quoted(file)}]\nactive = {quoted(name)}\n"])


def change_room(room: Path, own: Path, change: Callable[[str], str]) -> None:
    """Change the room's file in use and write it as the site's own; `room` may be a shipped one.

    Raises ``UnusableFile`` when what came out cannot be read, or the disk does not take it.
    """
    try:
        text = change(room.read_text(encoding="utf-8"))
        _must_be_readable(text, own)
        write_whole(own, text)
    except (OSError, UnicodeDecodeError) as error:
        found = getattr(error, "strerror", None) or str(error)
        raise UnusableFile([FileFault(path=own, problem=Problem.NOT_READABLE, found=found)]) from None


def _must_be_readable(text: str, own: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        tried = Path(folder) / own.name
        tried.write_text(text, encoding="utf-8")
        read_hardware(tried)


def _lines_by_table(text: str) -> Iterable[tuple[str, str]]:
    """Each line with the name of the table it stands in."""
    name = ""
    for line in text.splitlines(keepends=True):
        if head := HEAD.match(line):
            name = head.group(1)
        yield name, line


def _is_remark(line: str) -> bool:
    return line.lstrip().startswith("#")


def _joined(text: str, parts: Sequence[str]) -> str:
    whole = text if not text or text.endswith("\n") else f"{text}\n"
    return whole + "".join(f"\n{part}" for part in parts)


def _place(place: PlaceTold) -> str:
    """One antenna; what is as usual is not written."""
    told = [f"[[{PLACE}]]", f"reader = {quoted(place.reader)}", f"antenna = {place.antenna}", f'role = "{place.role}"']
    if place.seat is not None:
        told.append(f"seat = {place.seat}")
    if place.max_cards is not None:
        told.append(f"max_cards = {place.max_cards}")
    if place.slots:
        told.append(f"slots = [{', '.join(quoted(slot) for slot in place.slots)}]")
    if place.reveal is not Reveal.NEVER:
        told.append(f'reveal = "{place.reveal}"')
    if place.allow_second:
        told.append("allow_second = true")
    if not place.burns:
        told.append("burns = false")
    return "\n".join(told) + "\n"
