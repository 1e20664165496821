from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.exchange.errors import PhhError, PhhFault
from dealer_assist.exchange.phh_amounts import MAX_UNITS, amount_text, digits_text, number_read, scale_for, units


@pytest.mark.parametrize(
    ("numbers", "scale"),
    [
        (["5", "10"], 1),
        (["2.50", "10"], 100),
        (["678473.5", "1000"], 100),
        (["10000.0", "50.0"], 1),
        (["5.00"], 100),
        (["0.125", "0.5"], 1000),
        (["0.00000001"], 10**8),
        (["inf", "5"], 1),
        (["1e3"], 1),
        ([], 1),
    ],
)
def test_file_counts_in_the_finest_unit_it_writes(numbers: list[str], scale: int) -> None:
    assert scale_for(number_read(text) for text in numbers) == scale


def test_cents_become_whole_numbers_exactly() -> None:
    # 1284.44 as a binary float is 1284.4400000000000545…
    assert units(Decimal("1284.44"), 100) == 128444


def test_whole_amounts_stay_bare_beside_cents() -> None:
    assert amount_text(117100, 100) == "1171"


def test_negative_post_keeps_its_sign_and_digits() -> None:
    assert digits_text(-250, 100) == "-2.50"


@pytest.mark.parametrize(
    ("number", "scale"),
    [
        ("inf", 1),
        ("-inf", 1),
        ("nan", 1),
        ("1e999999999", 1),
        ("1e-999999999", 10**8),
        ("0.000000001", 10**8),
        ("2.5", 1),
        ("5.0000000000000000000000000000000000001", 10**8),
        (str(MAX_UNITS + 1), 1),
    ],
)
def test_number_that_is_no_amount_of_chips_is_refused(number: str, scale: int) -> None:
    with pytest.raises(PhhError) as refused:
        units(number_read(number), scale)
    assert refused.value.fault is PhhFault.BAD_AMOUNT


def test_number_no_decimal_can_hold_is_no_number() -> None:
    assert number_read("1e99999999999999999999").is_nan()


@given(amount=st.integers(-(10**6), 10**6), scale=st.sampled_from([1, 100, 1000]))
def test_amount_written_and_read_is_the_same(amount: int, scale: int) -> None:
    assert units(Decimal(amount_text(amount, scale)), scale) == amount
    assert units(Decimal(digits_text(amount, scale)), scale) == amount
