"""Writes recorded hands as PHH files, so that reading them again gives the same hands.

Decides the layout only: required keys first, one key a line, strings in single quotes where TOML lets them, whole
amounts bare and others with every digit. Remarks of actions, `_` keys and the types of names are kept.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, datetime
from datetime import time as local_time
from decimal import Decimal
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from dealer_assist.exchange.errors import PhhError, PhhFault
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_actions import RaisedTo, action_text
from dealer_assist.exchange.phh_amounts import amount_text, digits_text

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+", re.ASCII)
_NEEDS_ESCAPES: Final = re.compile(r"['\x00-\x08\x0a-\x1f\x7f]")
_ESCAPED: Final = re.compile(r'[\\"\x00-\x1f\x7f]')
_CHIP_KEYS: Final = frozenset(
    {"antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet", "starting_stacks"}
)
_LEFT_OUT_EMPTY: Final = frozenset({"variant", "blinds_or_straddles"})
_NOT_KEYS: Final = frozenset({"section", "scale", "other"})


def write_file(path: Path, hands: Sequence[PhhHand]) -> None:
    """Writes one hand as `.phh` text, more as `.phhs` text.

    Raises `PhhError` (unreadable: the disk does not take it) and (no hand).
    """
    text = file_text(hands)
    try:
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise PhhError(PhhFault.UNREADABLE, error.strerror or str(error)).placed(file=str(path)) from error


def file_text(hands: Sequence[PhhHand]) -> str:
    """The text of a file: keys alone for one hand without a section, else a section for each hand.

    Sections keep their names; if two hands share one or a hand has none, all are numbered from 1.
    Raises `PhhError` (no hand) when there is none.
    """
    if not hands:
        raise PhhError(PhhFault.NO_HAND, "there is nothing to write")
    if len(hands) == 1 and not hands[0].section:
        return hand_text(hands[0])
    sections = {hand.section for hand in hands}
    named = hands if len(sections) == len(hands) and "" not in sections else _numbered(hands)
    return "\n".join(f"[{_key(hand.section)}]\n{hand_text(hand)}" for hand in named)


def hand_text(hand: PhhHand) -> str:
    """The keys of one hand, one a line; keys without a value are left out."""
    return "".join(f"{_key(key)} = {text}\n" for key, text in _lines(hand))


def _numbered(hands: Sequence[PhhHand]) -> list[PhhHand]:
    return [replace(hand, section=str(number)) for number, hand in enumerate(hands, start=1)]


def _lines(hand: PhhHand) -> Iterator[tuple[str, str]]:
    for key in hand.__struct_fields__:
        value = getattr(hand, key)
        if key not in _NOT_KEYS and value is not None and (value or key not in _LEFT_OUT_EMPTY):
            yield key, _known(hand, key, value)
    yield from ((key, _toml(value)) for key, value in hand.other.items())


def _known(hand: PhhHand, key: str, value: object) -> str:
    if key == "actions":
        return _list(_string(action_text(action, hand.scale)) for action in hand.actions)
    return _chips(value, hand) if key in _CHIP_KEYS else _toml(value)


def _chips(value: object, hand: PhhHand) -> str:
    if isinstance(value, tuple):
        return _list(_chips(chips, hand) for chips in value)
    if not isinstance(value, int):
        return "inf"
    return digits_text(value, hand.scale) if _scale_is_hidden(hand) else amount_text(value, hand.scale)


def _scale_is_hidden(hand: PhhHand) -> bool:
    """Whether no amount of the hand would show in how small a unit it counts, were whole ones all written bare."""
    amounts = [*hand.antes, *hand.blinds_or_straddles, *(chips or 0 for chips in hand.starting_stacks)]
    amounts += [chips or 0 for chips in (hand.bring_in, hand.small_bet, hand.big_bet, hand.min_bet)]
    amounts += [action.to for action in hand.actions if isinstance(action, RaisedTo)]
    return not any(chips % hand.scale for chips in amounts)


# ------------------------------------------------------------------ TOML


def _toml(value: object) -> str:
    """One value in TOML. A type TOML does not have is a fault of the caller."""
    for kind, text in _TEXT_OF:
        if isinstance(value, kind):
            return text(value)
    raise TypeError(f"{type(value).__name__} has no place in TOML")


def _list(elements: Iterator[str]) -> str:
    return f"[{', '.join(elements)}]"


def _key(key: str) -> str:
    return key if _BARE_KEY.fullmatch(key) else _string(key)


def _string(text: str) -> str:
    if not _NEEDS_ESCAPES.search(text):
        return f"'{text}'"
    return f'"{_ESCAPED.sub(lambda found: _escape(found[0]), text)}"'


def _escape(character: str) -> str:
    return f"\\{character}" if character in '\\"' else f"\\u{ord(character):04x}"


def _decimal(number: Decimal) -> str:
    if number.is_finite():
        return str(number)
    return "nan" if number.is_nan() else ("inf" if number > 0 else "-inf")


def _inline(table: Mapping[str, object]) -> str:
    return f"{{{', '.join(f'{_key(key)} = {_toml(value)}' for key, value in table.items())}}}"


_TEXT_OF: Final[tuple[tuple[type | tuple[type, ...], Callable[..., str]], ...]] = (
    (str, _string),
    (bool, lambda value: "true" if value else "false"),
    (int, str),
    (Decimal, _decimal),
    ((datetime, date, local_time), lambda value: value.isoformat()),
    ((list, tuple), lambda values: _list(_toml(value) for value in values)),
    (dict, _inline),
)
