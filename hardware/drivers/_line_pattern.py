"""Lines of a shoe or scanner that speaks in its own way, understood by a pattern from the room's file.

The pattern is a regular expression that fits a whole line and names its parts: `rank` and `suit`, or `uid` (a code
for the deck map), and if it likes `seq`, `dest` and `antenna`. A pattern that could keep the reader busy for long is
refused before anything is read: it is tried on lines that grow by one character until it takes too long.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

from hardware.driver import BadParameter
from hardware.drivers._psl1 import RANKS, Card, Message, card_tag
from hardware.events import Tag, Tech

LONGEST_PATTERN = 200
"""Characters."""
SLOWEST_MS = 5
"""Longest time a pattern may need for one line."""
TRIES = 3
"""A slow try may be the machine's fault; as many in a row are the pattern's."""
FILLINGS = ("a", "1", ",")
"""What the lines are filled with on which a pattern is tried."""

PICTURES = RANKS | {"1": "A", "11": "J", "12": "Q", "13": "K"}
"""Ranks as other shoes write them."""
SUITS = "SHDC"

PLAIN_BEGINNING = re.compile(r"(?:\\[^\w\s]|[^\\.^$*+?{}\[\]|()])*")
"""What a line must begin with, as far as the pattern says it plainly."""


def usable(name: str, pattern: str, max_line: int) -> re.Pattern[str]:
    """A pattern, compiled; raises BadParameter if it is too long, is none, or could take too long on a line."""
    if len(pattern) > LONGEST_PATTERN:
        raise BadParameter(name, f"{len(pattern)} characters; at most {LONGEST_PATTERN}")
    try:
        compiled = re.compile(pattern, re.ASCII)
    except (re.error, OverflowError, RecursionError) as fault:
        raise BadParameter(name, f"is no regular expression: {fault}") from None
    if any(_takes_too_long(compiled, line) for line in _tried(pattern, max_line)):
        raise BadParameter(name, f"may need more than {SLOWEST_MS} ms for one line; a repeat inside a repeat?")
    return compiled


def _tried(pattern: str, max_line: int) -> Iterator[str]:
    """Lines from short to long, so that the first that takes too long does not yet take for ever."""
    plain = PLAIN_BEGINNING.match(pattern)
    beginning = plain[0].replace("\\", "") if plain else ""
    for begun in {"", beginning[: max_line - 1]}:
        for filling in FILLINGS:
            for length in range(1, max_line - len(begun) + 1):
                yield begun + filling * length


def _takes_too_long(pattern: re.Pattern[str], line: str) -> bool:
    return all(_milliseconds(pattern, line) > SLOWEST_MS for _ in range(TRIES))


def _milliseconds(pattern: re.Pattern[str], line: str) -> float:
    begun = time.perf_counter()
    pattern.fullmatch(line)
    return (time.perf_counter() - begun) * 1000


def reader_of(pattern: re.Pattern[str]) -> Callable[[str], Message | None]:
    """Reads a line by a pattern; raises BadParameter if it names neither a card nor a code."""
    named = pattern.groupindex.keys()
    if named >= {"rank", "suit"}:
        tag_in = _named_card
    elif "uid" in named:
        tag_in = _code
    else:
        raise BadParameter("pattern", "names neither `rank` and `suit` nor `uid`")

    def read(line: str) -> Message | None:
        parts = pattern.fullmatch(line)
        return _message(parts.groupdict(), tag_in) if parts else None

    return read


Parts = dict[str, str | None]


def _message(parts: Parts, tag_in: Callable[[Parts], Tag | None]) -> Message | None:
    tag = tag_in(parts)
    numbers = [parts.get("seq"), parts.get("antenna")]
    if tag is None or not all(number is None or number.isdecimal() for number in numbers):
        return None
    number, antenna = (None if number is None else int(number) for number in numbers)
    dest = parts.get("dest")
    return Message(Card(tag, dest and dest.lower(), antenna), number)


def _named_card(parts: Parts) -> Tag | None:
    rank = PICTURES.get((parts["rank"] or "").upper())
    suit = (parts["suit"] or "")[:1].upper()
    return card_tag(rank, suit) if rank and suit and suit in SUITS else None


def _code(parts: Parts) -> Tag | None:
    return Tag(parts["uid"], Tech.CODE) if parts["uid"] else None
