"""`dealer-assist replay`: recorded hands played again at the table, each with its pots, stacks and differences.

Every hand goes through a desk of its own that keeps nothing. Decides the form of what is printed and what the command
returns: 0 when every hand came to its end and every difference from the record has a plain cause, 1 when not, 2 when a
file could not be read at all.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from decimal import Decimal
from enum import IntEnum
from pathlib import Path
from typing import Final, TextIO, TypeAlias

import msgspec
from msgspec import Struct

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.exchange.differences import Difference
from dealer_assist.exchange.errors import NotPlayed, PhhError, PhhFault
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_amounts import in_file_units
from dealer_assist.exchange.phh_house import BOOK
from dealer_assist.exchange.phh_play import Playing, Step
from dealer_assist.exchange.phh_read import read_each
from dealer_assist.exchange.phh_table import chairs
from dealer_assist.exchange.progress import Progress
from dealer_assist.hand.state import HandState

SUFFIXES: Final = (".phh", ".phhs")
WHOLE_FILE: Final = frozenset(
    {PhhFault.UNREADABLE, PhhFault.TOO_LARGE, PhhFault.NOT_TEXT, PhhFault.NOT_TOML, PhhFault.NO_HAND}
)
"""Faults of a file; every other is one of a hand."""


Named: TypeAlias = tuple[str, PhhHand | PhhError]
"""A hand, or why it cannot be read, and the file it stands in."""


class Outcome(IntEnum):
    """What came of a hand, and the command's exit code for the worst of them."""

    RIGHT = 0
    WRONG = 1
    NO_FILE = 2


class Pushed(Struct, frozen=True):
    """A pot as it was pushed."""

    pot: int
    """0 = main pot."""
    amount: Decimal
    """Chips in it, in units of the file."""
    amounts: tuple[Decimal, ...]
    """What each player got of it, in file order, in units of the file."""


class Replayed(Struct, frozen=True, kw_only=True):
    """One hand of a file and what came of it here. Amounts are in units of the file, players in its order."""

    file: str
    """As it was named."""
    section: str = ""
    """Name of the hand's section in a file of many."""
    hand: int | str | None = None
    """Number or name of the hand, as the file gives it; else its section."""
    game: str = ""
    """In words."""
    players: tuple[str, ...] = ()
    """Names, empty where not known."""
    seats: tuple[int, ...] = ()
    """Chairs they were played on."""
    final_stacks: tuple[Decimal | None, ...] | None = None
    """Each None where the stack was not known from the start; None altogether if the hand came to no end."""
    pots: tuple[Pushed, ...] = ()
    """In the order of pushing: last side pot first."""
    differences: tuple[Difference, ...] = ()
    """Where table and record differ, and why the hand came to no end if it did not."""

    @property
    def outcome(self) -> Outcome:
        """Right when the hand came to its end, and every difference has a plain cause."""
        if any(each.code in WHOLE_FILE for each in self.differences):
            return Outcome.NO_FILE
        right = self.final_stacks is not None and all(each.explained for each in self.differences)
        return Outcome.RIGHT if right else Outcome.WRONG


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
        out.write(f"{hands} hands: {right} as recorded or different for a plain cause, {hands - right} not\n")
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
        why = Difference(reason.reason.value, str(reason))
        return msgspec.structs.replace(described, differences=(*playing.remarks, why))
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


# ------------------------------------------------------------------ what is printed


class _Line(Struct, frozen=True):
    """One hand in JSON; a door for other programs, so keys are only added."""

    file: str
    hand: int | str | None
    final_stacks: tuple[Decimal | None, ...] | None
    pots: tuple[Pushed, ...]
    differences: tuple[Difference, ...]
    section: str
    game: str
    players: tuple[str, ...]
    seats: tuple[int, ...]


# Amounts as JSON numbers with exactly the digits of the file's unit: a Decimal writes its own, no float is made.
_JSON: Final = msgspec.json.Encoder(decimal_format="number")


def json_line(each: Replayed) -> str:
    """The hand as one JSON object on a line of its own."""
    line = _Line(
        each.file,
        each.hand,
        each.final_stacks,
        each.pots,
        each.differences,
        each.section,
        each.game,
        each.players,
        each.seats,
    )
    return _JSON.encode(line).decode() + "\n"


def text_of(each: Replayed) -> str:
    """The hand for a person: its name, the pots, the stacks, and each difference on a line."""
    name = each.file if each.hand is None else f"{each.file}, hand {each.hand}"
    lines = [f"{name}: {each.game}, {len(each.players)} players" if each.players else name]
    for pot in each.pots:
        won = [f"{_who(each, index)} {amount}" for index, amount in enumerate(pot.amounts) if amount]
        lines.append(f"  {f'side pot {pot.pot}' if pot.pot else 'main pot'} {pot.amount}: {', '.join(won)}")
    if each.final_stacks is not None:
        stacks = (f"{_who(each, index)} {_stack(stack)}" for index, stack in enumerate(each.final_stacks))
        lines.append(f"  stacks: {', '.join(stacks)}")
    lines += [f"  {_label(each, found)}: {found.said}" for found in each.differences]
    return "\n".join(lines) + "\n"


def _label(each: Replayed, found: Difference) -> str:
    if found.explained:
        return "difference"
    return "no end" if each.final_stacks is None else "DIFFERENCE WITHOUT A CAUSE"


def _who(each: Replayed, index: int) -> str:
    return f"p{index + 1} {each.players[index]}".rstrip()


def _stack(stack: Decimal | None) -> str:
    return "?" if stack is None else str(stack)
