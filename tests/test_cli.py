"""The command: what it answers, how it ends, and that it starts without anything a command does not need."""

import subprocess
import sys
from pathlib import Path

import pytest

import dealer_assist
from dealer_assist import cli
from dealer_assist.journal import Journal


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])

    assert ended.value.code == 0
    assert capsys.readouterr().out == f"dealer-assist {dealer_assist.__version__}\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    told = capsys.readouterr().out

    assert [name for name, *_ in cli.COMMANDS if f"\n    {name} " not in told] == []


def test_an_unknown_command_is_a_wrong_call(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["shuffle"])

    assert ended.value.code == cli.CALLED_WRONGLY
    assert "shuffle" in capsys.readouterr().err


def test_a_room_that_is_not_there_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ended = cli.main(["--site", str(tmp_path), "--room", "defalt"])

    assert ended == cli.CALLED_WRONGLY
    assert "did you mean default?" in capsys.readouterr().err


def test_a_whole_journal_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Journal.open(tmp_path, "2026-11-30").close()
    (day,) = tmp_path.rglob("????-??-??.db")

    assert cli.main(["verify", str(day)]) == cli.ALL_WELL
    assert "2026-11-30: no events" in capsys.readouterr().out


def test_a_file_that_is_no_journal_is_told_and_the_next_is_still_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Journal.open(tmp_path, "2026-11-30").close()
    (day,) = tmp_path.rglob("????-??-??.db")
    letter = tmp_path / "letter.db"
    letter.write_text("Dear floor manager")

    assert cli.main(["verify", str(letter), str(day)]) == cli.CALLED_WRONGLY
    told = capsys.readouterr()
    assert "letter.db" in told.err
    assert "2026-11-30: no events" in told.out


def test_a_reader_that_stops_listening_is_no_fault(tmp_path: Path) -> None:
    Journal.open(tmp_path, "2026-11-30").close()
    (day,) = tmp_path.rglob("????-??-??.db")
    program = "import sys; from dealer_assist.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", program, "verify", str(day)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        told = running.stderr.read()

    assert (running.returncode, told) == (cli.ALL_WELL, b"")


def test_the_command_starts_without_what_only_some_commands_need() -> None:
    asked = "import sys, dealer_assist.cli; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout.split()

    assert {"msgspec", "PySide6", "sqlite3", "tomllib"}.isdisjoint(loaded)


HANDS = Path(__file__).parent / "data" / "phh" / "handhq" / "abs-1000nlh-sample.phhs"


def test_recorded_hands_are_replayed_one_json_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", "--json", str(HANDS)]) == cli.ALL_WELL
    assert [line[:8] for line in capsys.readouterr().out.splitlines()] == ['{"file":'] * 5


def test_a_rulebook_that_is_not_there_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", "--preset", "tda_2042", str(HANDS)]) == cli.CALLED_WRONGLY
    assert "did you mean tda_2024?" in capsys.readouterr().err


def test_without_a_screen_the_command_says_so_and_what_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")

    assert cli.main([]) == cli.CALLED_WRONGLY
    assert capsys.readouterr().err.startswith("There is no screen here: DISPLAY and WAYLAND_DISPLAY are not set.")


def test_a_checkout_runs_the_command_as_a_module() -> None:
    told = subprocess.run([sys.executable, "-m", "dealer_assist", "--version"], capture_output=True, text=True)

    assert told.stdout == f"dealer-assist {dealer_assist.__version__}\n"


def test_hands_that_cannot_be_shown_are_told_and_no_window_opens(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    recorded = HANDS.parent.parent / "antonius-blom-2009.phh"
    unknown = tmp_path / "unknown.phh"
    unknown.write_text(
        recorded.read_text(encoding="utf-8").replace('variant = "PO"', 'variant = "XX"'), encoding="utf-8"
    )

    assert cli.main(["--site", str(tmp_path), "replay", "--show", str(unknown)]) == cli.CALLED_WRONGLY
    fault, end = capsys.readouterr().err.splitlines()
    assert fault.startswith(f"{unknown}, variant: unknown variant: 'XX' is no game of the format; write ")
    assert end == "there is no hand to show"


def test_hands_are_shown_or_printed_never_both(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["replay", "--show", "--json", str(HANDS)])

    assert ended.value.code == cli.CALLED_WRONGLY
    assert "not allowed with" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["--windowed", "replay", "--show"], ["replay", "--show", "--windowed"]])
def test_a_window_may_be_asked_for_before_or_after_the_command(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bool] = []

    def shown(_reel: object, _screen: object, *, windowed: bool) -> int:
        asked.append(windowed)
        return cli.ALL_WELL

    monkeypatch.setattr("dealer_assist.app.show.run", shown)

    assert cli.main(["--site", str(tmp_path), *words, str(HANDS)]) == cli.ALL_WELL
    assert asked == [True]


def test_site_folder_that_is_not_there_is_told_and_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = tmp_path / "slip"
    assert cli.main(["--site", str(site)]) == cli.CALLED_WRONGLY
    assert capsys.readouterr().err == f"There is no folder {site}. Make it first, or mend the name.\n"
    assert not site.exists()


def test_journal_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(tmp_path / "day.db")]) == cli.CALLED_WRONGLY
    assert "is not there" in capsys.readouterr().err
