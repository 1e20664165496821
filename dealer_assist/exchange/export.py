"""`dealer-assist export`: hands of a gaming day's journal written as recorded hands, one file or one file of many.

Decides what the command says and returns: 0 when every hand that was asked for is written and comes back the same, 1
when one was not or does not, 2 when the journal cannot be read, the hand is not in it or the disk does not take the
file. The journal is only read; that of a running table can be exported.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, TextIO

import msgspec

from dealer_assist.exchange.errors import NotWritten, PhhError
from dealer_assist.exchange.hand_log import HandLogged, hands_of_log
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_export import Exported, exported, numbered
from dealer_assist.exchange.phh_write import write_file
from dealer_assist.exchange.replay_lines import counted
from dealer_assist.journal import JournalError
from dealer_assist.journal.export import events_of_file
from dealer_assist.table.log import Misfit

RIGHT: Final = 0
NOT_ALL: Final = 1
NO_FILE: Final = 2


def run(journal: Path, target: Path, *, number: int | None, out: TextIO, err: TextIO) -> int:
    """Write the hand of that number, or every hand of the day for None, and tell what the format cannot hold.

    Returns the exit code.
    """
    try:
        logged = list(hands_of_log(events_of_file(journal)))
    except JournalError as trouble:
        err.write(f"{trouble}\n")
        return NO_FILE
    except (Misfit, msgspec.ValidationError) as misfit:
        err.write(f"{journal} cannot be followed: {misfit}. Open it with the program that wrote it.\n")
        return NO_FILE
    wanted = [each for each in logged if number in (None, each.number)]
    if not wanted:
        asked = "no hand at all" if number is None else f"no hand {number}; it has {_numbers(logged)}"
        err.write(f"{journal} has {asked}\n")
        return NO_FILE
    written, outcome = _all_written(wanted, err)
    if not written:
        return outcome
    hands = _sections(written, many=number is None)
    try:
        write_file(target, hands)
    except PhhError as trouble:
        err.write(f"{trouble}\n")
        return NO_FILE
    plain = sum(each.plain for each in written)
    out.write(f"{counted(len(written))} written to {target}, {plain} of them in the format's own words alone\n")
    return outcome


def _numbers(logged: Sequence[HandLogged]) -> str:
    return f"hands {logged[0].number} to {logged[-1].number}" if logged else "none"


def _all_written(wanted: Sequence[HandLogged], err: TextIO) -> tuple[list[Exported], int]:
    """What can be written, and the exit code for what cannot or does not come back the same."""
    written, outcome = [], RIGHT
    for logged in wanted:
        try:
            each = exported(logged)
        except NotWritten as reason:
            err.write(f"{reason}\n")
            outcome = NOT_ALL
            continue
        err.writelines(f"hand {logged.number}: {line}\n" for line in each.told)
        if not each.same:
            err.write(f"hand {logged.number}: reading the file does not give the same hand\n")
            outcome = NOT_ALL
        written.append(each)
    return written, outcome


def _sections(written: Sequence[Exported], *, many: bool) -> Sequence[PhhHand]:
    """A section for each hand, named by its number; a hand dealt again after a misdeal keeps its number."""
    if not many and len(written) == 1:
        return [written[0].hand]
    return [numbered(each.hand, number) for each, number in zip(written, _names(written), strict=True)]


def _names(written: Sequence[Exported]) -> Iterator[int]:
    numbers = [each.hand.hand for each in written]
    by_number = len(set(numbers)) == len(numbers)
    return (int(number or 0) if by_number else place for place, number in enumerate(numbers, start=1))
