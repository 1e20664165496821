"""What the value of each key of a recorded hand must be: text, amounts, stacks, chairs, actions.

A value of another kind is told as what belongs there; chips count in the smallest unit of the file.
"""

from collections.abc import Callable, Mapping
from datetime import time as local_time
from decimal import Decimal
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias, TypeVar

from dealer_assist.exchange.errors import PhhError, PhhFault
from dealer_assist.exchange.phh_actions import PhhAction, action_read
from dealer_assist.exchange.phh_amounts import Number, units

_T = TypeVar("_T")
Reading: TypeAlias = Callable[[object, int], object]
"""A value and the scale of its file, to the attribute of a hand."""


def _wrong_type(value: object, wanted: str) -> PhhError:
    return PhhError(PhhFault.WRONG_TYPE, f"{wanted} belongs here, not {str(value)[:40]!r}")


def _a(kind: type[_T], wanted: str, value: object, _scale: int) -> _T:
    # TOML's true and false are no numbers, though Python counts them as such.
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise _wrong_type(value, wanted)
    return value


def _name(value: object, _scale: int) -> object:
    if not isinstance(value, int | str) or isinstance(value, bool):
        raise _wrong_type(value, "a number or a name")
    return value


def _number(value: object) -> Number:
    if not isinstance(value, int | Decimal) or isinstance(value, bool):
        raise _wrong_type(value, "a number")
    return value


def _any_chips(value: object, scale: int) -> int:
    return units(_number(value), scale)


def _chips(value: object, scale: int) -> int:
    amount = _any_chips(value, scale)
    if amount < 0:
        raise PhhError(PhhFault.BAD_AMOUNT, f"{value} is below zero")
    return amount


def _some_chips(value: object, scale: int) -> int:
    amount = _any_chips(value, scale)
    if amount <= 0:
        raise PhhError(PhhFault.BAD_AMOUNT, f"{value} is not above zero")
    return amount


def _stack(value: object, scale: int) -> int | None:
    return None if _number(value) == Decimal("Infinity") else _some_chips(value, scale)


def _result(value: object, _scale: int) -> Decimal:
    number = Decimal(_number(value))
    if number.is_nan() or number < 0:
        raise PhhError(PhhFault.BAD_AMOUNT, f"{value} is no result")
    return number


def _seats(value: object, scale: int) -> tuple[int, ...]:
    seats = tuple(_integer(seat, scale) for seat in _list(value))
    if len(set(seats)) < len(seats) or min(seats, default=1) < 1:
        raise PhhError(PhhFault.BAD_SEAT, f"{value} are not chairs of as many players")
    return seats


def _each(reading: Reading, value: object, scale: int) -> tuple[object, ...]:
    return tuple(reading(element, scale) for element in _list(value))


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise _wrong_type(value, "a list")
    return value


def _actions(value: object, scale: int) -> tuple[PhhAction, ...]:
    actions = []
    for index, said in enumerate(_list(value)):
        try:
            actions.append(action_read(_text(said, scale), scale))
        except PhhError as error:
            error.action = index
            raise
    return tuple(actions)


_text: Final = partial(_a, str, "text")
_integer: Final = partial(_a, int, "a whole number")

READINGS: Final[Mapping[str, Reading]] = MappingProxyType(
    {
        "variant": _text,
        "ante_trimming_status": partial(_a, bool, "true or false"),
        "antes": partial(_each, _chips),
        "blinds_or_straddles": partial(_each, _any_chips),
        "bring_in": _some_chips,
        "small_bet": _some_chips,
        "big_bet": _some_chips,
        "min_bet": _some_chips,
        "starting_stacks": partial(_each, _stack),
        "actions": _actions,
        "author": _text,
        "event": _text,
        "url": _text,
        "venue": _text,
        "address": _text,
        "city": _text,
        "region": _text,
        "postal_code": _text,
        "country": _text,
        "time": partial(_a, local_time, "a time of day"),
        "time_zone": _text,
        "time_zone_abbreviation": _text,
        "day": _integer,
        "month": _integer,
        "year": _integer,
        "hand": _name,
        "level": _integer,
        "seats": _seats,
        "seat_count": _integer,
        "table": _name,
        "players": partial(_each, _text),
        "finishing_stacks": partial(_each, _result),
        "winnings": partial(_each, _result),
        "currency": _text,
        "currency_symbol": _text,
        "time_limit": _result,
        "time_banks": partial(_each, _result),
    }
)
"""How the value of each key of the format is read: (value, scale) to the attribute of `PhhHand` of the same name."""
