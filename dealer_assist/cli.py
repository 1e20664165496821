"""The command ``dealer-assist``: opens the table; its other commands work in a terminal.

Each command imports its room when it is called and not before: the table has to stand on the screen within 300 ms.
Ends with 0 when all is well, 1 when something differs or is damaged, 2 when it was called wrongly or could not read
a file.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import dealer_assist

if TYPE_CHECKING:
    from dealer_assist.files.opening import ReadyTable
    from dealer_assist.files.where import Places

ALL_WELL, DIFFERS, CALLED_WRONGLY, INTERRUPTED = 0, 1, 2, 130

Command = Callable[[argparse.Namespace], int]


def main(words: Sequence[str] | None = None) -> int:
    """Runs one command; ``words`` are those after the program's name. Gives the process's exit code."""
    arguments = _parser().parse_args(words)
    command: Command = arguments.command
    try:
        outcome = command(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has had enough, as `head` does: what is left goes nowhere, and nobody is told.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ALL_WELL
    return outcome


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="dealer-assist", description="Without a command the table opens on the screen.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"dealer-assist {dealer_assist.__version__}")
    parser.add_argument("--site", type=Path, metavar="DIR", help="the card room's own folder: rooms, games, journals")
    parser.add_argument("--room", metavar="NAME", default="default", help="the table to open, a file of its rooms")
    parser.add_argument("--windowed", action="store_true", help="in a window, to try it on a desktop")
    parser.set_defaults(command=open_table)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, help_, arguments_of, command in COMMANDS:
        one = commands.add_parser(name, help=help_, description=help_, allow_abbrev=False)
        arguments_of(one)
        one.set_defaults(command=command)
    return parser


def open_table(arguments: argparse.Namespace) -> int:
    """The table on the screen, until it is closed."""
    # imports make no garbage, and looking for it among them costs a tenth of the start; `settle` goes on with it
    gc.disable()
    from dealer_assist.files.where import places

    where = places(arguments.site)
    ready = _room_for_the_screen(arguments, where)
    if ready is None:
        gc.enable()
        return CALLED_WRONGLY
    # The journal needs it, and Qt comes last: it slows down whatever is imported after it.
    import sqlite_utils.migrations  # noqa: F401

    from dealer_assist.app.start import run

    return _on_the_screen(lambda: run(ready, where, windowed=arguments.windowed))


def _on_the_screen(shown: Callable[[], int]) -> int:
    """What was shown ends with; a screen or a language that cannot be shown is told in its own sentence."""
    from dealer_assist.app.fault import ScreenFault
    from dealer_assist.words import WordsError

    try:
        return shown()
    except (ScreenFault, WordsError) as fault:
        sys.stderr.write(f"{fault}\n")
        return CALLED_WRONGLY


def _room_for_the_screen(arguments: argparse.Namespace, where: Places) -> ReadyTable | None:
    """The room that was named; None if it cannot be used or there is no screen, and why has been said."""
    from dealer_assist.app.display import no_screen
    from dealer_assist.files.faults import UnusableFile
    from dealer_assist.files.opening import open_room

    if missing := no_screen(sys.platform, os.environ):
        sys.stderr.write(f"{missing}\n")
        return None
    if arguments.site is not None and not arguments.site.is_dir():
        # a slip in the name would open a fresh table beside the room's own
        sys.stderr.write(f"There is no folder {arguments.site}. Make it first, or mend the name.\n")
        return None
    try:
        return open_room(where, arguments.room)
    except UnusableFile as unusable:
        sys.stderr.write(f"{unusable}\n")
        return None


def _replay_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.phh", help="recorded hands, or a folder of them")
    shape = parser.add_mutually_exclusive_group()
    shape.add_argument("--json", action="store_true", help="one JSON object for each hand, a line each")
    shape.add_argument("--show", action="store_true", help="play them on the screen, an entry every second")
    parser.add_argument("--preset", metavar="NAME", help="the rulebook to play by")
    # Without a default of its own it leaves the word before the command as it was said.
    parser.add_argument("--windowed", action="store_true", default=argparse.SUPPRESS, help="show them in a window")


def replay(arguments: argparse.Namespace) -> int:
    """Recorded hands played again through the desk, with what they end in and where the record differs."""
    from dealer_assist.exchange.phh_house import BOOK
    from dealer_assist.exchange.replay import run
    from dealer_assist.rules.faults import UnknownPreset

    book = arguments.preset or BOOK
    try:
        if arguments.show:
            return _show(arguments, book)
        return run(arguments.files, as_json=arguments.json, out=sys.stdout, err=sys.stderr, book=book)
    except UnknownPreset as unknown:
        sys.stderr.write(f"{unknown}\n")
        return CALLED_WRONGLY


def _show(arguments: argparse.Namespace, book: str) -> int:
    """The hands on the screen; hands that cannot be shown are told, as `replay` tells them."""
    from dealer_assist.exchange.reel import Reel
    from dealer_assist.exchange.replay import hands_of
    from dealer_assist.files.where import places

    ready = _room_for_the_screen(arguments, places(arguments.site))
    if ready is None:
        return CALLED_WRONGLY
    reel = Reel(hands_of(arguments.files), lambda told: print(told, file=sys.stderr), book)
    if reel.frame is None:
        sys.stderr.write("there is no hand to show\n")
        return CALLED_WRONGLY
    from dealer_assist.app.show import run

    return _on_the_screen(lambda: run(reel, ready.room.screen, windowed=arguments.windowed))


def _scenarios_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a scenario file, or a folder of them")
    parser.add_argument("--json", action="store_true", help="one JSON object for each scenario, a line each")


def scenarios(arguments: argparse.Namespace) -> int:
    """Scenario files run against the functions the table uses, with every field that comes out otherwise."""
    from dealer_assist.scenarios.command import run

    return run(arguments.paths, as_json=arguments.json, out=sys.stdout, err=sys.stderr)


def _verify_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="DAY.db", help="a gaming day's journal")


def verify(arguments: argparse.Namespace) -> int:
    """Whether the journals hold what was written: walks each file's chain, on a copy."""
    from dealer_assist.journal import JournalError, lines_of, verify_file

    outcome = ALL_WELL
    for path in arguments.files:
        if not path.is_file():
            sys.stderr.write(f"{path} is not there, or is no file.\n")
            outcome = CALLED_WRONGLY
            continue
        try:
            report = verify_file(path)
        except JournalError as trouble:
            sys.stderr.write(f"{trouble}\n")
            outcome = max(outcome, CALLED_WRONGLY)
            continue
        sys.stdout.writelines(f"{line}\n" for line in lines_of(report))
        outcome = max(outcome, ALL_WELL if report.whole else DIFFERS)
    return outcome


def _export_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("journal", type=Path, metavar="DAY.db", help="a gaming day's journal")
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--hand", type=int, metavar="N", help="the hand of that number")
    which.add_argument("--all", action="store_true", help="every hand of the day")
    parser.add_argument("out", type=Path, metavar="OUT.phh", help="the file to write; .phhs for many hands")


def export(arguments: argparse.Namespace) -> int:
    """Hands of a journal written as recorded hands, with what the format cannot hold."""
    from dealer_assist.exchange.export import run

    number = None if arguments.all else arguments.hand
    return run(arguments.journal, arguments.out, number=number, out=sys.stdout, err=sys.stderr)


COMMANDS: tuple[tuple[str, str, Callable[[argparse.ArgumentParser], None], Command], ...] = (
    ("replay", "play recorded hands again and compare them with their record", _replay_arguments, replay),
    ("export", "write hands of a journal as recorded hands", _export_arguments, export),
    ("scenarios", "run scenario files and tell where they differ", _scenarios_arguments, scenarios),
    ("verify", "check that journals hold what was written", _verify_arguments, verify),
)
"""Name, what it does, its arguments, and what runs."""
