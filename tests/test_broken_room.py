"""A room's file with a mistake: at the start one clear sentence for each, and nothing is made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from dealer_assist import cli
from dealer_assist.files.where import shipped_folder

ROOM = (shipped_folder() / "rooms" / "default.toml").read_text(encoding="utf-8")
BIG_BLIND = ROOM[: ROOM.index("big_blind = 5\n")].count("\n") + 1

BROKEN: list[tuple[str, bytes, str]] = [
    (
        "a slip in a name",
        ROOM.replace("big_blind = 5\n", "big_blnd = 5\n").encode(),
        f"default.toml, line {BIG_BLIND - 2}: stakes.big_blind is missing",
    ),
    (
        "a rule nobody knows",
        ROOM.replace('rake_method = "none"', "chop_blnds = true").encode(),
        "rules.chop_blnds is not a known setting; did you mean chop_blinds?",
    ),
    (
        "a wrong value",
        ROOM.replace("big_blind = 5\n", 'big_blind = "five"\n').encode(),
        f'default.toml, line {BIG_BLIND}: stakes.big_blind cannot be "five"; it is a whole amount from 0 up',
    ),
    ("cut off", ROOM[: ROOM.index("big_blind = 5")].encode() + b"big_bl", f"default.toml, line {BIG_BLIND}: "),
    ("another encoding", ROOM.encode("utf-16"), "line 1: is not UTF-8 text: byte 0xff. Save it again as UTF-8"),
    ("ten megabytes", ROOM.encode() + b"#\n" * 5_000_000, "a file here has at most 1,000,000. Is it the right file?"),
    ("empty", b"", "default.toml: title is missing"),
]


def with_room(site: Path, raw: bytes) -> Path:
    """The site's own default room, however it is written."""
    (site / "rooms").mkdir(exist_ok=True)
    path = site / "rooms" / "default.toml"
    path.write_bytes(raw)
    return path


@pytest.mark.parametrize(("raw", "says"), [pytest.param(raw, says, id=name) for name, raw, says in BROKEN])
def test_a_start_with_a_broken_room_says_what_to_mend_and_makes_nothing(
    raw: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = with_room(tmp_path, raw)
    assert cli.main(["--site", str(tmp_path)]) == cli.CALLED_WRONGLY
    told = capsys.readouterr().err
    assert says in told
    assert all(line.startswith("default.toml") for line in told.splitlines())
    assert sorted(tmp_path.rglob("*")) == [path.parent, path]


@pytest.mark.parametrize(("kind", "name"), [("games", "holdem"), ("presets", "wsop_live_2024")])
def test_a_start_with_a_broken_game_or_rulebook_names_that_file(
    kind: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / kind).mkdir()
    text = (shipped_folder() / kind / f"{name}.toml").read_text(encoding="utf-8")
    (tmp_path / kind / f"{name}.toml").write_text(f"{text}\nnonsense = [\n", encoding="utf-8")
    assert cli.main(["--site", str(tmp_path)]) == cli.CALLED_WRONGLY
    assert capsys.readouterr().err.startswith(f"{name}.toml, line {text.count(chr(10)) + 2}: is not written as TOML")


def test_the_program_itself_ends_with_the_sentence_and_without_a_traceback(tmp_path: Path) -> None:
    with_room(tmp_path, ROOM.replace("seats = 9", "seats = 0x" + "f" * 1500).encode())
    command = [sys.executable, "-m", "dealer_assist", "--site", str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, env={"QT_QPA_PLATFORM": "offscreen"}, check=False)
    line = ROOM[: ROOM.index("seats = 9")].count("\n") + 1
    sentence = (
        f"default.toml, line {line}: seats cannot be a number of very many digits; it is a whole number from 2 to 10"
    )
    assert (ended.returncode, ended.stderr) == (cli.CALLED_WRONGLY, f"{sentence}\n")
