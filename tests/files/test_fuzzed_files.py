"""Files cut off, mistyped, said twice, in another encoding or far too large: read, or refused with file and place.

Nothing but ``UnusableFile`` gets out, whatever is in a file, and nothing is made or changed by looking at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.files.deck_file import read_deck
from dealer_assist.files.faults import FileFault, Problem, UnusableFile
from dealer_assist.files.game_file import read_game
from dealer_assist.files.hardware_file import read_hardware
from dealer_assist.files.opening import open_room
from dealer_assist.files.preset_file import read_preset
from dealer_assist.files.toml import MOST_BYTES, SETTING, read_toml
from dealer_assist.files.where import places, shipped_folder
from dealer_assist.readers.setup import set_up

READERS_PART = """
[hardware]
enabled = true
log_bytes = false

[[hardware.reader]]
name = "table"
protocol = "pepper_c1"
port = "COM7"
antennas = [1, 7]
baud = 115200
settle_ms = 100

[[hardware.place]]
reader = "table"
antenna = 1
role = "seat"
seat = 1
max_cards = 2
reveal = "showdown"

[[hardware.place]]
reader = "table"
antenna = 7
role = "board"
slots = ["flop1", "flop2", "flop3"]
"""
DECK = 'name = "red"\nback = "red"\n\n[cards]\n"04A1B2C3D4E580" = "As"\n"04F1E2D3C4B580" = "2s"\n'


def shipped(kind: str, name: str) -> str:
    return (shipped_folder() / kind / f"{name}.toml").read_text(encoding="utf-8")


ROOM = shipped("rooms", "default")
FILES: dict[str, tuple[str, Callable[[Path], Any]]] = {
    "room": (ROOM, lambda path: open_room(places(path.parents[1]), path.stem)),
    "readers": (ROOM + READERS_PART, lambda path: (read_hardware(path), set_up(path, path.parents[1]))),
    "flop_game": (shipped("games", "omaha8"), read_game),
    "stud_game": (shipped("games", "stud8"), read_game),
    "rulebook": (shipped("presets", "wsop_live_2024"), read_preset),
    "deck": (DECK, read_deck),
}
"""By kind: a file without a mistake, and how it is read."""
WHOLE_FILE = (Problem.NOT_THERE, Problem.NOT_READABLE, Problem.TOO_BIG)
"""What is wrong with a file and not with a place in it."""

each_file = pytest.mark.parametrize("kind", FILES)


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site's own file is put, again and again."""
    folder = tmp_path_factory.mktemp("site") / "rooms"
    folder.mkdir()
    return folder / "ours.toml"


def faults(kind: str, path: Path, raw: bytes) -> tuple[FileFault, ...]:
    """What is told to be wrong with the file; nothing if it is read."""
    path.write_bytes(raw)
    told: tuple[FileFault, ...] = ()
    try:
        FILES[kind][1](path)
    except UnusableFile as unusable:
        told = unusable.faults
        assert told
    assert [each.name for each in path.parents[1].rglob("*")] == ["rooms", "ours.toml"]
    assert path.read_bytes() == raw
    return told


def told_badly(kind: str, path: Path, raw: bytes) -> list[str]:
    """Sentences about the file that name no place in it, or are none a person can read on one line."""
    lines = raw.count(b"\n") + 1
    return [
        repr(str(each))[:200]
        for each in faults(kind, path, raw)
        if each.path != path
        or not (each.problem in WHOLE_FILE or each.key or each.line)
        or not 1 <= (each.line or 1) <= lines
        or not str(each).isprintable()
        or len(str(each)) > 1000
    ]


@each_file
def test_the_file_without_a_mistake_is_read(kind: str, path: Path) -> None:
    assert faults(kind, path, FILES[kind][0].encode()) == ()


# ------------------------------------------------------------------ cut off


def cut(kind: str, path: Path, step: int) -> None:
    raw = FILES[kind][0].encode()
    bad = [(length, told) for length in range(0, len(raw), step) if (told := told_badly(kind, path, raw[:length]))]
    assert bad == []


@each_file
def test_a_file_that_was_cut_off_is_read_or_told_with_its_place(kind: str, path: Path) -> None:
    raw = FILES[kind][0].encode()
    cut(kind, path, max(11, len(raw) // 200))


@pytest.mark.long
@each_file
def test_a_file_that_was_cut_off_at_any_byte_is_read_or_told_with_its_place(kind: str, path: Path) -> None:
    # a rulebook is twenty times as long as the others, and one option is written as the next
    cut(kind, path, 1 if len(FILES[kind][0]) < 10_000 else 31)


# ------------------------------------------------------------------ other values

WRONG = [
    "true", "-1", "0", "9" * 20, "0x" + "f" * 1500, "0b1", "1.5", "nan", "inf", "-inf", "1e999999999", "1e-999999999",
    "1e99999999999999999999", "0." + "9" * 300, '""', '"x"', '"two\\nlines"', '"""\na\nb"""', '"\\u0000"', '"\\u202e"',
    '"{key} {} %s"', '"' + "x" * 1500 + '"', '"../../etc/passwd"', '"holdem\\u0000"', "[]", "[1]", "[[1]]", "[[[]]]",
    "[true]", "[nan]", '["a", "a"]', "[0x" + "f" * 1500 + "]", "{}", "{ a = 1 }", "[{ a = 1 }]",
    "{ a = 0x" + "f" * 1500 + " }", "[{ value = 1e999999999 }]", "1979-05-27", "1979-05-27T07:32:00Z", "07:32:00", "",
]  # fmt: skip
"""What may stand behind an equals sign."""


def edited(text: str) -> Iterator[str]:
    """The text again and again: each setting with each wrong value, each line taken out, said twice, mistyped."""
    lines = text.split("\n")
    for place, line in enumerate(lines):
        if line and not line.startswith("#"):
            yield from ("\n".join([*lines[:place], *other, *lines[place + 1 :]]) for other in others(line))
            yield "\n".join([*lines, line])


def others(line: str) -> Iterator[list[str]]:
    yield from ([], [line, line], [f"x{line}"], [line[::-1]])
    if setting := SETTING.match(line):
        yield from ([f"{line[: setting.end()]} {value}"] for value in WRONG)


def wrong_values(kind: str, path: Path, step: int) -> None:
    texts = list(edited(FILES[kind][0]))[::step]
    assert [(text, told) for text in texts if (told := told_badly(kind, path, text.encode()))] == []


@each_file
def test_a_setting_with_a_wrong_value_is_read_or_told_with_its_place(kind: str, path: Path) -> None:
    # a step that has no part in common with the number of wrong values, so that each is tried somewhere
    wrong_values(kind, path, 7 if len(FILES[kind][0]) < 10_000 else 97)


@pytest.mark.long
@each_file
def test_any_setting_with_any_wrong_value_is_read_or_told_with_its_place(kind: str, path: Path) -> None:
    wrong_values(kind, path, 1 if len(FILES[kind][0]) < 10_000 else 5)


# ------------------------------------------------------------------ no text, and too much of it

NO_SENSE = {
    "nothing": b"",
    "a byte of nothing": b"\0",
    "much of nothing": b"\0" * 1000,
    "marks only": b"\xff\xfe",
    "ten megabytes": b"a" * 10_000_000,
    "a megabyte of empty lines": b"\n" * (MOST_BYTES - 1),
    "sections said without end": b"[a]\n" * 100_000,
    "lists of sections without end": b"[[a]]\n" * 100_000,
    "brackets in brackets on one line": b"a = " + b"[" * 100_000,
    "brackets in brackets line by line": b"a = " + b"[\n" * 5_000,
    "tables in tables": b"a = " + b"{a=" * 600,
    "keys in keys": b"a" + b".a" * 990 + b" = 1",
    "keys in keys without end": b"a" + b".a" * 400_000 + b" = 1",
    "sections in sections": b"[a" + b".a" * 990 + b"]",
    "ten thousand digits": b"seats = " + b"9" * 10_000,
    "an exponent of a thousand digits": b"seats = 1e" + b"9" * 1000,
    "a name as long as a file": b"a" * 900_000 + b" = 1",
    "quotation marks": b'"' * 1000,
    "a text without end": b'title = """\n' + b"x\n" * 1000,
    "line ends of old machines": b"a = 1\rb = 2\r",
    "half a letter": b'title = "\\ud800"',
    "the end of a file of old machines": b"seats = 9\n\x1a",
    "a name with every mark": b'"a\\nb\\u202e.c" = 1',
}


@pytest.mark.parametrize("raw", [pytest.param(raw, id=name) for name, raw in NO_SENSE.items()])
@each_file
def test_what_is_no_file_of_ours_is_told_with_its_place(kind: str, raw: bytes, path: Path) -> None:
    assert told_badly(kind, path, raw) == []


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
@each_file
def test_a_file_in_another_encoding_is_told_to_be_saved_again(kind: str, encoding: str, path: Path) -> None:
    (fault,) = faults(kind, path, FILES[kind][0].encode(encoding))
    assert (fault.problem, fault.line) == (Problem.NOT_TEXT, 1)
    assert "Save it again as UTF-8" in str(fault)


@pytest.mark.parametrize(("letter", "encoding"), [("é", "latin-1"), ("س", "cp1256"), ("ש", "cp1255")])
@each_file
def test_letters_of_another_encoding_are_told_with_their_line(
    kind: str, letter: str, encoding: str, path: Path
) -> None:
    text = FILES[kind][0]
    (fault,) = faults(kind, path, f"{text}\n# {letter}\n".encode(encoding))
    assert (fault.problem, fault.line) == (Problem.NOT_TEXT, text.count("\n") + 2)


@each_file
def test_a_mark_in_front_is_read_and_ten_megabytes_of_comment_are_not(kind: str, path: Path) -> None:
    text = FILES[kind][0]
    assert faults(kind, path, text.encode("utf-8-sig")) == ()
    (fault,) = faults(kind, path, text.encode() + b"# more\n" * 1_500_000)
    assert fault.problem is Problem.TOO_BIG


# ------------------------------------------------------------------ anything

SIGNS = st.text(st.sampled_from("[]{}\".=,#\n'\\01xe-"), max_size=8)
EDITS = st.one_of(
    st.tuples(st.just("cut"), st.floats(0, 1), st.just(b"")),
    st.tuples(st.just("put in"), st.floats(0, 1), st.binary(max_size=20)),
    st.tuples(st.just("put in"), st.floats(0, 1), st.sampled_from([f" = {value}\n".encode() for value in WRONG])),
    st.tuples(st.just("put in"), st.floats(0, 1), SIGNS.map(str.encode)),
    st.tuples(st.just("take out"), st.floats(0, 1), st.binary(max_size=40)),
    st.tuples(st.just("again"), st.floats(0, 1), st.binary(min_size=1, max_size=40)),
)  # fmt: skip
"""Something done to a file at a place between its beginning and its end."""


def after(raw: bytes, what: str, where: float, put: bytes) -> bytes:
    place = int(where * len(raw))
    match what:
        case "cut":
            return raw[:place]
        case "put in":
            return raw[:place] + put + raw[place:]
        case "take out":
            return raw[:place] + raw[place + len(put) :]
    return raw[: place + 20 * len(put)] + raw[place:]


def damaged(kind: str, path: Path, edits: list[tuple[str, float, bytes]]) -> list[str]:
    raw = FILES[kind][0].encode()
    for edit in edits:
        raw = after(raw, *edit)
    return told_badly(kind, path, raw)


@each_file
@settings(max_examples=30)
@given(edits=st.lists(EDITS, min_size=1, max_size=4))
def test_a_damaged_file_is_read_or_told(kind: str, path: Path, edits: list[tuple[str, float, bytes]]) -> None:
    assert damaged(kind, path, edits) == []


@pytest.mark.long
@each_file
@settings(max_examples=2_000)
@given(edits=st.lists(EDITS, min_size=1, max_size=6))
def test_a_file_damaged_many_times_is_read_or_told(
    kind: str, path: Path, edits: list[tuple[str, float, bytes]]
) -> None:
    assert damaged(kind, path, edits) == []


# ------------------------------------------------------------------ single findings


def test_an_amount_is_exact_or_refused_and_never_rounded_into_one(path: Path) -> None:
    """2.4999…9 times 4 is 10 after rounding to 28 digits, but no whole number of quarters."""
    text = ROOM.replace("units = 1", "units = 4").replace("small_blind = 2", "small_blind = 2.4" + "9" * 40)
    (fault,) = faults("room", path, text.encode())
    assert (fault.key, fault.problem) == ("stakes.small_blind", Problem.WRONG_VALUE)


@pytest.mark.parametrize("value", ["1e999999999", "1e-999999999", "1e99999999999999999999", "0x" + "f" * 1500])
@pytest.mark.parametrize(
    ("line", "key"), [("big_blind = 5", "stakes.big_blind"), ('rake_method = "none"', "rules.rake_cap")]
)
def test_a_number_beyond_all_measure_is_told_in_its_line(line: str, key: str, value: str, path: Path) -> None:
    text = ROOM.replace(line, f"{key.split('.')[1]} = {value}")
    (fault,) = faults("room", path, text.encode())
    assert fault.key == key
    assert value in read_toml(path).text.split("\n")[(fault.line or 0) - 1]
