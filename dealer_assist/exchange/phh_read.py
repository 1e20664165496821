"""Reads recorded hands: `.phh` files of one hand, `.phhs` files of many, in the PHH format.

Decides what is a hand and what is not, and says of a bad one where and why. The files are TOML: a hand is a table of
keys; a file with nothing but tables at its top holds one hand in each. All hands of a file count in the same smallest
unit. Keys the format does not define are kept, keys it defines must be what it says.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, TypeAlias

from dealer_assist.exchange.errors import PhhError, PhhFault
from dealer_assist.exchange.phh import VARIANTS, PhhHand
from dealer_assist.exchange.phh_actions import PhhAction, amount_in
from dealer_assist.exchange.phh_amounts import Number, number_read, scale_for
from dealer_assist.exchange.phh_values import READINGS

MAX_BYTES: Final = 64 * 1024 * 1024
"""The largest public collections keep a file under a tenth of this; it is there to stop a mistaken choice of file."""

Table: TypeAlias = Mapping[str, object]

MAX_DEPTH: Final = 20
"""Tables within tables; no file has more than two, and a thousand would take every later step down."""

_LONG_KEY: Final = re.compile(rf"^[ \t\[]*(?:[A-Za-z0-9_-]++[ \t]*\.[ \t]*){{{MAX_DEPTH}}}", re.MULTILINE)
_SECTION: Final = re.compile(r"^[ \t]*\[[ \t]*([^\[\]\n]+?)[ \t]*\]", re.MULTILINE)
_LINE: Final = re.compile(r"at line (\d+)")
_CHIP_KEYS: Final = ("antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks")
_EVERY_HAND: Final = ("antes", "starting_stacks", "actions")
_EACH_PLAYER: Final = (
    "antes",
    "blinds_or_straddles",
    "players",
    "seats",
    "finishing_stacks",
    "winnings",
    "time_banks",
)


def read_file(path: Path) -> tuple[PhhHand, ...]:
    """All hands of a file, in its order.

    Raises `PhhError`, naming file, hand, key and action, for the first thing that is wrong.
    """
    hands = []
    for hand in read_each(path):
        if isinstance(hand, PhhError):
            raise hand
        hands.append(hand)
    return tuple(hands)


def read_each(path: Path) -> Iterator[PhhHand | PhhError]:
    """The hands of a file one after the other; a hand that cannot be read comes as its error, and the next follows.

    Raises `PhhError` at the first step if the file as a whole cannot be read.
    """
    try:
        yield from _placed(hands_in(_text_of(path)), str(path))
    except PhhError as error:
        raise error.placed(file=str(path)) from None


def hands_in(text: str) -> Iterator[PhhHand | PhhError]:
    """The same for a text that is already in memory."""
    tables = _tables_of(text)
    scale = scale_for(number for table in tables.values() for number in _numbers_in(table))
    for section, table in tables.items():
        try:
            yield _hand_of(section, table, scale)
        except PhhError as error:
            yield error.placed(hand=section)


def _placed(hands: Iterator[PhhHand | PhhError], file: str) -> Iterator[PhhHand | PhhError]:
    for hand in hands:
        yield hand.placed(file=file) if isinstance(hand, PhhError) else hand


def _text_of(path: Path) -> str:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise PhhError(PhhFault.TOO_LARGE, f"more than {MAX_BYTES // 1024 // 1024} MB")
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise PhhError(PhhFault.UNREADABLE, error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise PhhError(PhhFault.NOT_TEXT, f"byte {error.start} is not UTF-8") from error


def _tables_of(text: str) -> Mapping[str, Table]:
    """Section names and hands; a file of one hand has the section name ''."""
    if long_key := _LONG_KEY.search(text):
        # The TOML reader takes hours over a key of a million parts.
        raise PhhError(PhhFault.NOT_TOML, f"a key of more than {MAX_DEPTH} parts: {long_key[0][:20]!r} …")
    try:
        document = tomllib.loads(text.removeprefix("\ufeff"), parse_float=number_read)
    except tomllib.TOMLDecodeError as error:
        raise PhhError(PhhFault.NOT_TOML, str(error)).placed(hand=_section_of(text, str(error))) from None
    except (ValueError, RecursionError) as error:
        # Numbers of thousands of digits and brackets a thousand deep: the TOML reader lets Python's own limits speak.
        raise PhhError(PhhFault.NOT_TOML, str(error)) from None
    if not document:
        raise PhhError(PhhFault.NO_HAND, "the file says nothing")
    many = all(isinstance(value, dict) for value in document.values())
    return document if many else {"": document}


def _section_of(text: str, message: str) -> str:
    """The section in which the TOML reader stopped: the last one that begins before the line it names."""
    line = _LINE.search(message)
    before = text.split("\n")[: int(line[1])] if line else [text]
    sections = _SECTION.findall("\n".join(before))
    return sections[-1].strip("'\"") if sections else ""


def _numbers_in(table: Table) -> Iterator[Number]:
    """Every number with a point that counts chips on the table, read loosely.

    Results are left out: a file that halves an odd chip in `finishing_stacks` does not play with half chips.
    """
    for key in _CHIP_KEYS:
        value = table.get(key)
        yield from (number for number in (value if isinstance(value, list) else [value]) if isinstance(number, Decimal))
    actions = table.get("actions")
    for action in actions if isinstance(actions, list) else ():
        amount = amount_in(action) if isinstance(action, str) else None
        if amount is not None:
            yield amount


def _hand_of(section: str, table: Table, scale: int) -> PhhHand:
    for key, value in table.items():
        _check_plain(key, value)
    known: dict[str, Any] = {key: _read(key, value, scale) for key, value in table.items() if key in READINGS}
    other = {key: value for key, value in table.items() if key not in READINGS}
    _check_variant(known, other)
    players = len(known["starting_stacks"])
    _check_counts(known, players)
    _check_actors(known["actions"], players)
    return PhhHand(section=section, scale=scale, other=other, **known)


def _read(key: str, value: object, scale: int) -> object:
    try:
        return READINGS[key](value, scale)
    except PhhError as error:
        error.key = key
        raise


def _check_plain(key: str, value: object, depth: int = 1) -> None:
    """Whole numbers of 64 bits, as TOML promises, and no endless nesting: what every later step may rely on."""
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise PhhError(PhhFault.BAD_AMOUNT, "a whole number of more than 64 bits", key=key)
    if isinstance(value, list | dict):
        if depth > MAX_DEPTH:
            raise PhhError(PhhFault.WRONG_TYPE, f"tables more than {MAX_DEPTH} deep", key=key)
        for inner in value.values() if isinstance(value, dict) else value:
            _check_plain(key, inner, depth + 1)


def _check_variant(known: dict[str, Any], other: Table) -> None:
    variant = known.setdefault("variant", "")
    if not variant and not isinstance(other.get("_variant"), str):
        raise PhhError(PhhFault.MISSING_KEY, "no game is named", key="variant")
    if variant and variant not in VARIANTS:
        nearest = get_close_matches(variant.upper(), VARIANTS, n=1, cutoff=0.5)
        hint = f", perhaps {nearest[0]!r}" if nearest else ""
        raise PhhError(PhhFault.UNKNOWN_VARIANT, f"{variant[:40]!r} is no game of the format{hint}", key="variant")
    needs = VARIANTS[variant].needs if variant else ()
    for key in (*_EVERY_HAND, *needs):
        if key not in known:
            raise PhhError(PhhFault.MISSING_KEY, f"a hand of {variant or other['_variant']} needs it", key=key)
    if "bring_in" in needs and any(known.get("blinds_or_straddles", ())):
        raise PhhError(PhhFault.BAD_AMOUNT, f"{variant} has a bring-in and no blinds", key="blinds_or_straddles")


def _check_counts(known: Mapping[str, Any], players: int) -> None:
    if players < 2:
        raise PhhError(PhhFault.WRONG_COUNT, f"{players} players, at least 2 play", key="starting_stacks")
    for key in _EACH_PLAYER:
        if known.get(key) is not None and len(known[key]) != players:
            raise PhhError(PhhFault.WRONG_COUNT, f"{len(known[key])} elements for {players} players", key=key)


def _check_actors(actions: tuple[PhhAction, ...], players: int) -> None:
    for index, action in enumerate(actions):
        player = getattr(action, "player", 0)
        if player > players:
            raise PhhError(PhhFault.UNKNOWN_PLAYER, f"p{player} of {players}", key="actions", action=index)
