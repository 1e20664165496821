from datetime import date, datetime, time
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from dealer_assist.exchange.errors import PhhError, PhhFault
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_read import hands_in, read_file
from dealer_assist.exchange.phh_write import file_text, hand_text, write_file
from tests.exchange.hands import FILES, PHH, THREE_HANDED, hand_named


def three_handed() -> PhhHand:
    (hand,) = hands_in(THREE_HANDED)
    assert isinstance(hand, PhhHand)
    return hand


@pytest.mark.parametrize("file", FILES)
def test_real_file_written_and_read_gives_the_same_hands(file: str, tmp_path: Path) -> None:
    hands = read_file(PHH / file)
    write_file(tmp_path / "again.phhs", hands)
    assert read_file(tmp_path / "again.phhs") == hands


def test_hand_is_written_in_the_style_of_the_format() -> None:
    assert hand_text(three_handed()) == THREE_HANDED


def test_cents_are_written_as_the_file_had_them() -> None:
    text = hand_text(hand_named("handhq/abs-1000nlh-sample.phhs [1]"))
    assert "starting_stacks = [2067.40, 1987.50, 1171, 1710.50, 2000, 1515]\n" in text
    assert "'p3 cbr 47.50'" in text
    assert "time = 00:00:26\n" in text


def test_hand_counted_in_cents_with_whole_amounts_still_says_so() -> None:
    hand = replace(three_handed(), scale=100, min_bet=200, blinds_or_straddles=(100, 200, 0), actions=())
    hand = replace(hand, starting_stacks=(10000, None, 30000))
    text = hand_text(hand)
    assert "starting_stacks = [100.00, inf, 300.00]\n" in text
    assert list(hands_in(text)) == [hand]


def test_quote_in_a_name_is_written_so_that_it_comes_back() -> None:
    hand = replace(three_handed(), venue='Joe\'s "Room"\\\n\x7f', author="")
    assert list(hands_in(hand_text(hand))) == [hand]


def test_hands_sharing_a_section_name_are_numbered() -> None:
    hand = replace(three_handed(), section="x")
    again = [found.section for found in hands_in(file_text([hand, hand])) if isinstance(found, PhhHand)]
    assert again == ["1", "2"]


def test_nothing_to_write_is_refused() -> None:
    with pytest.raises(PhhError) as refused:
        file_text([])
    assert refused.value.fault is PhhFault.NO_HAND


def test_folder_in_place_of_the_file_is_told_as_a_disk_error(tmp_path: Path) -> None:
    with pytest.raises(PhhError) as refused:
        write_file(tmp_path, [three_handed()])
    assert (refused.value.fault, refused.value.file) == (PhhFault.UNREADABLE, str(tmp_path))


texts = st.text(st.characters(codec="utf-8"), max_size=12)
leaves = st.one_of(
    texts,
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.decimals(allow_nan=False, places=3),
    st.just(Decimal("-Infinity")),
    st.times(),
    st.dates(),
    st.datetimes(),
)
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3))


@given(other=st.dictionaries(texts.map(lambda text: f"_{text}"), values, max_size=4))
def test_user_defined_keys_of_every_kind_come_back(other: dict[str, object]) -> None:
    hand = replace(three_handed(), other=other)
    assert list(hands_in(hand_text(hand))) == [hand]


@pytest.mark.parametrize("value", [date(2009, 7, 1), datetime(2009, 7, 1, 18, 4, 5), time(18, 4, 5)])
def test_date_and_time_keep_their_type(value: object) -> None:
    (hand,) = hands_in(hand_text(replace(three_handed(), other={"_at": value})))
    assert isinstance(hand, PhhHand)
    assert type(hand.other["_at"]) is type(value)
