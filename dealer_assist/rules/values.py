"""What an option may be set to, and how a written value becomes the typed one the rules read.

A value arrives as plain data (from the catalogue, a room's file, a scenario) and leaves as ``HouseRules`` holds it:
an enum, a whole number, a tuple. Money arrives in currency units as printed and is counted in the room's smallest unit.
"""

from collections.abc import Callable, Mapping
from decimal import Decimal
from enum import StrEnum
from typing import Any

from dealer_assist.rules import options
from dealer_assist.rules.catalogue import Option
from dealer_assist.rules.faults import WrongValue

NONE = "none"
"""How a file writes "no limit" or "not used", since TOML has no word for it."""
PRINTED_MONEY = "currency unit"
MOST_MONEY = 10**12
"""More than any table holds, in the room's smallest unit."""
MOST_PLACES = 9
"""More digits behind the point than any currency has."""


def type_of(option: Option) -> Any:
    """The enum, or the row of a table, that belongs to the option.

    >>> from dealer_assist.rules.catalogue import option
    >>> type_of(option("button_rule")).__name__
    'ButtonRule'
    """
    name = "".join(part.capitalize() for part in option.name.split("_"))
    return getattr(options, f"{name}Row" if option.type == "table" else name)


def allowed(option: Option) -> str:
    """What may be given, in words a manager reads.

    >>> from dealer_assist.rules.catalogue import option
    >>> allowed(option("run_it_max"))
    'a whole number from 1 to 3 (boards)'
    >>> allowed(option("button_rule"))
    'one of dead_button, moving_button, forward_moving'
    """
    return ALLOWED[option.type](option)


def checked(option: Option, value: object) -> object:
    """The value as the rules read it; raises ``WrongValue`` with what is allowed.

    >>> from dealer_assist.rules.catalogue import option
    >>> checked(option("straddle_positions"), ["utg"])
    (<StraddlePositions.UTG: 'utg'>,)
    """
    try:
        return CHECKS[option.type](option, value)
    except (ValueError, TypeError):
        raise WrongValue(option.name, value, allowed(option)) from None


def in_smallest_unit(option: Option, value: object, units: int, money: tuple[str, ...] = (PRINTED_MONEY,)) -> object:
    """The value with its money counted in the room's smallest unit, ``units`` of which make one currency unit.

    ``money`` names the catalogue's units that are written as currency; what is no money stays as it is. Raises
    ``WrongValue`` when an amount is no whole number of smallest units.

    >>> from dealer_assist.rules.catalogue import option
    >>> in_smallest_unit(option("rake_cap"), 6, 100)
    600
    """
    counted = _rows_counted if option.type == "table" else _amounts_counted
    return counted(option, value, units, money)


def _rows_counted(option: Option, rows: object, units: int, money: tuple[str, ...]) -> object:
    if not isinstance(rows, list | tuple):
        return rows
    factors = [units if column.unit in money else 1 for column in option.columns]
    return [
        [_counted(option, cell, factor) for cell, factor in zip(row, factors, strict=True)]
        if isinstance(row, list | tuple) and len(row) == len(factors)
        else row
        for row in rows
    ]


def _amounts_counted(option: Option, value: object, units: int, money: tuple[str, ...]) -> object:
    if option.unit not in money:
        return value
    if isinstance(value, list | tuple):
        return [_counted(option, one, units) for one in value]
    return _counted(option, value, units)


def _counted(option: Option, amount: object, units: int) -> object:
    if isinstance(amount, bool) or not isinstance(amount, int | Decimal):
        return amount
    if isinstance(amount, Decimal) and not amount.is_finite():
        return amount
    try:
        return whole_units(amount, units)
    except ValueError:
        allowed_amount = f"a whole number of the room's smallest unit, 1/{units} of the currency"
        raise WrongValue(option.name, amount, allowed_amount) from None


def whole_units(amount: int | Decimal, units: int) -> int:
    """An amount of currency in the smallest unit, ``units`` of which make one; raises ValueError when it is not whole.

    >>> whole_units(Decimal("2.50"), 100)
    250
    """
    # Both bounds come first: 1e999999 has an int too long to make, and past 28 digits a product is rounded.
    if not -MOST_MONEY <= amount <= MOST_MONEY or _places(amount) > MOST_PLACES:
        raise ValueError
    counted = amount * units
    if not -MOST_MONEY <= counted <= MOST_MONEY or counted != int(counted):
        raise ValueError
    return int(counted)


def _places(amount: int | Decimal) -> int:
    """Digits behind the point."""
    return -int(amount.as_tuple().exponent) if isinstance(amount, Decimal) else 0


def _choice(option: Option, value: object) -> StrEnum:
    # Two values of the catalogue are numbers of players, and a file may well write them as numbers.
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise TypeError
    chosen: StrEnum = type_of(option)(str(value))
    return chosen


def _yes_or_no(_: Option, value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _whole(option: Option, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError
    least, most = option.range
    if (least is not None and value < least) or (most is not None and value > most):
        raise ValueError
    return value


def _whole_or_none(option: Option, value: object) -> int | None:
    return None if value is None or value == NONE else _whole(option, value)


def _several(option: Option, value: object) -> tuple[object, ...]:
    if not isinstance(value, list | tuple):
        raise TypeError
    one = _choice if option.item_values else _whole
    chosen = tuple(one(option, item) for item in value)
    if option.item_values and len(set(chosen)) < len(chosen):
        raise ValueError
    return chosen


def _rows(option: Option, value: object) -> tuple[object, ...]:
    if not isinstance(value, list | tuple):
        raise TypeError
    return tuple(_row(option, row) for row in value)


def _row(option: Option, row: object) -> object:
    if not isinstance(row, list | tuple) or len(row) != len(option.columns):
        raise ValueError
    return type_of(option)(*(_not_below_zero(_whole(option, cell)) for cell in row))


def _not_below_zero(cell: int) -> int:
    # players, rounds and amounts: a column has no range of its own in the catalogue
    if cell < 0:
        raise ValueError
    return cell


def _span(option: Option) -> str:
    least, most = option.range
    span = "".join([f" from {least}" if least is not None else "", f" to {most}" if most is not None else ""])
    return f"a whole number{span}" + (f" ({option.unit})" if option.unit else "")


def _items(option: Option) -> str:
    return f"a list of {', '.join(option.item_values)}" if option.item_values else f"a list, each {_span(option)}"


def _columns(option: Option) -> str:
    return f"a list of rows, each [{', '.join(column.name for column in option.columns)}], nothing below 0"


CHECKS: Mapping[str, Callable[[Option, object], object]] = {
    "enum": _choice,
    "bool": _yes_or_no,
    "int": _whole,
    "int_or_null": _whole_or_none,
    "list": _several,
    "table": _rows,
}
ALLOWED: Mapping[str, Callable[[Option], str]] = {
    "enum": lambda option: f"one of {', '.join(map(str, option.values))}",
    "bool": lambda _: "true or false",
    "int": _span,
    "int_or_null": lambda option: f'{_span(option)}, or "{NONE}"',
    "list": _items,
    "table": _columns,
}
