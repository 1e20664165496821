"""`dealer-assist replay`: recorded hands played again at the table, each with its pots, stacks and differences.

Every hand goes through a desk of its own that keeps nothing. Decides the form of what is printed and what the command
returns: 0 when every hand came to its end and every difference from the record has a plain cause, 1 when not, 2 when a
file could not be read at all.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from decimal import Decimal
from pathlib import Path
from typing import Final, TextIO, TypeAlias

import msgspec

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.exchange.differences import Difference
from dealer_assist.exchange.errors import NotPlayed, PhhError
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_amounts import in_file_units
from dealer_assist.exchange.phh_house import BOOK
from dealer_assist.exchange.phh_play import Playing, Step
from dealer_assist.exchange.phh_read import read_each
from dealer_assist.exchange.phh_table import chairs
from dealer_assist.exchange.progress import Progress
from dealer_assist.exchange.replay_lines import counted, json_line, text_of
from dealer_assist.exchange.replayed import Outcome, Pushed, Replayed
from dealer_assist.hand.state import HandState

SUFFIXES: Final = (".phh", ".phhs")

Named: TypeAlias = tuple[str, PhhHand | PhhError]
"""A hand, or why it cannot be read, and the file it stands in."""


def run(files: Sequence[Path], *, as_json: bool, out: TextIO, err: TextIO, book: str = BOOK) -> int:
    """Play every hand of the files (of folders: every hand file in them) and print what came of each.

    A line of JSON for each hand, or a few lines of text and a count at the end. Progress goes to `err`. Returns the
    exit code. Raises `UnknownPreset` if there is no such rulebook.
    """
    outcomes: Counter[Outcome] = Counter()
    for folder in files:
        if folder.is_dir() and not _hand_files(folder):
            err.write(f"{folder} has no recorded hands in it; their names end in {' or '.join(sorted(SUFFIXES))}\n")
    for each in replayed(files, Progress(err), book):
        out.write(json_line(each) if as_json else text_of(each))
        outcomes[each.outcome] += 1
    if not as_json:
        right, hands = outcomes[Outcome.RIGHT], outcomes.total() - outcomes[Outcome.NO_FILE]
        out.write(f"{counted(hands)}: {right} as recorded or different for a plain cause, {hands - right} not\n")
    return max(outcomes, default=Outcome.NO_FILE)


def replayed(files: Sequence[Path], progress: Progress, book: str = BOOK) -> Iterator[Replayed]:
    """Every hand of the files, played; a file or hand that cannot be read comes as one without an end."""
    paths = [path for file in files for path in _hand_files(file)]
    sizes = [path.stat().st_size if path.is_file() else 0 for path in paths]
    done, whole = 0, max(1, sum(sizes))
    for path, size in zip(paths, sizes, strict=True):
        hands = _read(path)
        for number, hand in enumerate(hands):
            progress.show((done + size * number / len(hands)) / whole)
            yield _not_read(str(path), hand) if isinstance(hand, PhhError) else replay(str(path), hand, book)
        done += size
    progress.clear()


def hands_of(files: Sequence[Path]) -> Iterator[Named]:
    """Every hand of the files and folders under the name of its file, one file read at a time."""
    for file in files:
        for path in _hand_files(file):
            yield from ((str(path), hand) for hand in _read(path))


def replay(file: str, hand: PhhHand, book: str = BOOK) -> Replayed:
    """One hand, played at a table of its own."""
    playing = Playing(hand, Desk(Nowhere(), SystemClock()), book)
    described = Replayed(
        file=file,
        section=hand.section,
        hand=hand.section or None if hand.hand is None else hand.hand,
        game=hand.game,
        players=hand.players or ("",) * hand.player_count,
        seats=chairs(hand),
    )
    try:
        steps = list(playing.steps())
    except NotPlayed as reason:
        place = f"{file}, hand {hand.section}" if hand.section else file
        why = Difference(reason.reason.value, f"{place}: {reason}")
        return msgspec.structs.replace(described, differences=(*playing.differences(), why))
    if playing.settled is None:
        return msgspec.structs.replace(described, differences=playing.differences())
    return msgspec.structs.replace(
        described,
        final_stacks=_final_stacks(hand, steps[-1]),
        pots=tuple(_pushed(hand, playing.settled)),
        differences=playing.differences(),
    )


def _hand_files(path: Path) -> Sequence[Path]:
    """The file itself, or the hand files anywhere in a folder."""
    if not path.is_dir():
        return (path,)
    return sorted(each for each in path.rglob("*") if each.suffix in SUFFIXES)


def _read(path: Path) -> list[PhhHand | PhhError]:
    try:
        return list(read_each(path))
    except PhhError as error:
        return [error]


def _not_read(file: str, error: PhhError) -> Replayed:
    why = Difference(error.fault.value, str(error))
    return Replayed(file=file, section=error.hand, hand=error.hand or None, differences=(why,))


def _final_stacks(hand: PhhHand, last: Step) -> tuple[Decimal | None, ...]:
    stacks = {seat.number: seat.stack for seat in last.after.seats}
    return tuple(None if stack is None else in_file_units(stack, hand.scale) for stack in map(stacks.get, chairs(hand)))


def _pushed(hand: PhhHand, settled: HandState) -> Iterator[Pushed]:
    for award in settled.awards:
        got = {share.seat: share.amount for share in award.shares}
        amounts = tuple(in_file_units(got.get(seat, 0), hand.scale) for seat in chairs(hand))
        yield Pushed(award.pot, in_file_units(sum(got.values()), hand.scale), amounts)
