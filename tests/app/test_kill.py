"""kill -9 of the whole program while somebody plays without a pause: what the screen showed as accepted is on disk.

The program has no hook for it. Kills fall into the start, between a tap and its disk, and into everything else; a
journal is killed several times over, so that it is also opened after having been opened after a kill.
"""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from threading import Timer
from typing import TypedDict

import pytest
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QApplication

from dealer_assist.app.screen_state import Depth
from dealer_assist.hand.conserve import check_conserved
from dealer_assist.table.log import Logged, state_of
from dealer_assist.table.state import TableState
from tests.app.driver import TouchedTable, a_room, chips_of, led_by

HOME = Path(__file__).parents[2]
KILLS_OF_A_JOURNAL = 5
PATIENCE = 30
"""How long a start may take, seconds."""
LONGEST = 0.4
"""How long somebody plays before the kill, at most; seconds."""


class Shown(TypedDict):
    """What the screen showed as accepted."""

    seq: int
    headline: str
    """Empty while a refusal stood there."""
    in_front: dict[str, str]
    chips: int
    """Every chip at the table."""


def shown_before_kill(folder: Path, seed: int) -> list[Shown]:
    """Let somebody play, kill the program after a while; every fifth time while it is still starting."""
    chance = Random(seed)
    command = [sys.executable, "-m", "tests.app.busy", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=HOME, stdout=subprocess.PIPE) as program:
        assert program.stdout is not None
        # one that hangs is killed as well, and has accepted too little
        ends = Timer(PATIENCE, program.kill)
        ends.start()
        lines = [program.stdout.readline()]
        if seed % KILLS_OF_A_JOURNAL:
            lines.append(program.stdout.readline())
        time.sleep(chance.uniform(0, LONGEST))
        program.kill()
        lines.extend(program.stdout.readlines())
        ends.cancel()
    return [json.loads(line) for line in lines if line.startswith(b"{") and line.endswith(b"\n")]


def looks(table: TableState, seq: int) -> Shown:
    """What the screen shows of a table."""
    headline = led_by(table, Depth.WAGERS, "en")[0]
    seats = table.hand.seats if table.hand is not None else ()
    in_front = {str(each.seat): f"{each.won or each.front:,}" for each in seats if each.won or each.front}
    return {"seq": seq, "headline": headline, "in_front": in_front, "chips": chips_of(table)}


def missing(log: tuple[Logged, ...], shown: Shown) -> str:
    """What the screen showed and the log does not give; empty if it gives it."""
    if not log or log[-1].seq < shown["seq"]:
        return f"{shown['seq']} was accepted, the log ends before"
    then = state_of([each for each in log if each.seq <= shown["seq"]])
    assert then is not None
    given = looks(then, shown["seq"])
    return "" if {**given, "headline": shown["headline"] and given["headline"]} == shown else f"{shown}, not {given}"


def killed(folder: Path, kills: int, glass: QPointingDevice) -> tuple[int, list[str]]:
    """Play and kill; how much was accepted before the kills, and what of it was lost."""
    accepted, lost = 0, []
    for kill in range(kills):
        journal = folder / f"journal{kill // KILLS_OF_A_JOURNAL}"
        shown = shown_before_kill(journal, kill)
        accepted += len(shown)
        table = TouchedTable(journal, a_room(folder), glass)
        desk = table.session.desk
        assert desk is not None
        lost += [trouble for each in (*shown[-1:], *shown[::50]) if (trouble := missing(desk.log, each))]
        # the driver has compared the screen with the desk
        if table.table.hand is not None:
            check_conserved(table.table.hand)
        table.close()
    return accepted, lost


def test_twenty_five_kills_lose_nothing_the_screen_showed_as_accepted(
    qapp: QApplication, glass: QPointingDevice, tmp_path: Path
) -> None:
    accepted, lost = killed(tmp_path, 25, glass)
    assert lost == []
    assert accepted > 100


@pytest.mark.long
def test_two_hundred_kills_lose_nothing_the_screen_showed_as_accepted(
    qapp: QApplication, glass: QPointingDevice, tmp_path: Path
) -> None:
    accepted, lost = killed(tmp_path, 200, glass)
    assert lost == []
    assert accepted > 1000
