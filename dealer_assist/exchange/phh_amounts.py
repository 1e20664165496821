"""Money in a hand file: 47.50 stands there, 4750 cents are counted.

Decides what the smallest unit of a file is and turns its numbers into whole ones and back. Everything is exact:
numbers with a point are `Decimal` from the first character on, never a float.
"""

import re
from collections.abc import Iterable
from decimal import Decimal, DecimalException
from typing import Final, TypeAlias

from dealer_assist.exchange.errors import PhhError, PhhFault

Number: TypeAlias = int | Decimal

MAX_DECIMALS: Final = 8
"""The finest money in use (a hundred-millionth of a coin); finer digits are rounding dust of a calculation."""
MAX_UNITS: Final = 10**15
"""No table holds more; the bound keeps every amount inside the 64 bits of the journal."""

_PLAIN_NUMBER: Final = re.compile(r"[0-9]+(?:\.[0-9]+)?", re.ASCII)


def number_read(text: str) -> Decimal:
    """A TOML number with a point, exponent, or `inf`; NaN stands for what no decimal can hold.

    >>> number_read("47.50")
    Decimal('47.50')
    """
    try:
        return Decimal(text)
    except DecimalException:
        return Decimal("NaN")


def amount_read(text: str) -> Decimal:
    """The amount of an action: digits, perhaps a point and digits.

    Raises `PhhError` (bad amount) for anything else.
    """
    if not _PLAIN_NUMBER.fullmatch(text):
        raise PhhError(PhhFault.BAD_AMOUNT, f"{text!r} is no amount")
    return number_read(text)


def decimals_of(number: Number) -> int:
    """Digits behind the point that mean something.

    A lone `.0` is how programs print a whole number, so it means nothing. Money with one digit is money in
    hundredths whose last zero was not printed.

    >>> [decimals_of(Decimal(text)) for text in ("10000.0", "2.5", "47.50", "10.00", "0.125")]
    [0, 2, 2, 2, 3]
    """
    if not isinstance(number, Decimal) or not number.is_finite():
        return 0
    exponent = number.as_tuple().exponent
    assert isinstance(exponent, int)  # only NaN and infinity have letters there
    if exponent == -1:
        return 0 if number == number.to_integral_value() else 2
    return max(0, -exponent)


def scale_for(numbers: Iterable[Number]) -> int:
    """Smallest units in one unit of the file: 1 for whole chips, 100 where cents are written.

    More than `MAX_DECIMALS` digits count as that many; `units` then refuses the number itself.

    >>> scale_for([5, Decimal("2.50"), 10])
    100
    """
    return int(10 ** min(MAX_DECIMALS, max(map(decimals_of, numbers), default=0)))


def units(number: Number, scale: int) -> int:
    """A number of the file in its smallest units.

    Raises `PhhError` (bad amount) if it is endless, too large, or not whole in these units.

    >>> units(Decimal("47.50"), 100)
    4750
    """
    if isinstance(number, Decimal) and not number.is_finite():
        raise PhhError(PhhFault.BAD_AMOUNT, f"{number} is no amount")
    if not -MAX_UNITS <= number <= MAX_UNITS:
        raise PhhError(PhhFault.BAD_AMOUNT, "more than any table holds")
    if decimals_of(number) > MAX_DECIMALS:
        raise PhhError(PhhFault.BAD_AMOUNT, f"more than {MAX_DECIMALS} digits behind the point")
    # A ratio of whole numbers, because a product of decimals is rounded to 28 digits without a word.
    numerator, denominator = number.as_integer_ratio()
    amount, too_fine = divmod(numerator * scale, denominator)
    if too_fine:
        raise PhhError(PhhFault.BAD_AMOUNT, f"{number} is not whole in 1/{scale}")
    return amount


def amount_text(amount: int, scale: int) -> str:
    """Smallest units as the file writes them: whole amounts bare, others with every digit.

    >>> [amount_text(amount, 100) for amount in (4750, 117100, 5)]
    ['47.50', '1171', '0.05']
    """
    return digits_text(amount, scale) if amount % scale else str(amount // scale)


def digits_text(amount: int, scale: int) -> str:
    """Smallest units with every digit behind the point, whole or not.

    >>> digits_text(500, 100)
    '5.00'
    """
    whole, rest = divmod(abs(amount), scale)
    sign = "-" if amount < 0 else ""
    return f"{sign}{whole}.{rest:0{len(str(scale)) - 1}d}" if scale > 1 else f"{sign}{whole}"


def in_file_units(amount: int, scale: int) -> Decimal:
    """Smallest units as a number of the file.

    >>> in_file_units(4750, 100)
    Decimal('47.50')
    """
    return Decimal(amount_text(amount, scale))
