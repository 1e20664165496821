import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_assist.cards.card import DECK
from dealer_assist.exchange.errors import PhhError, PhhFault
from dealer_assist.exchange.phh_actions import (
    BoardDealt,
    BringInPosted,
    CheckedOrCalled,
    Drew,
    Folded,
    HoleDealt,
    Mucked,
    NoAction,
    PhhAction,
    RaisedTo,
    Showed,
    action_read,
    action_text,
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("d dh p1 AcKd", HoleDealt(player=1, cards=("Ac", "Kd"))),
        ("d dh p2 ????", HoleDealt(player=2, cards=("??", "??"))),
        ("d db Jc3d5c", BoardDealt(cards=("Jc", "3d", "5c"))),
        ("p10 f", Folded(player=10)),
        ("p3 cc", CheckedOrCalled(player=3)),
        ("p3 cbr 47.50", RaisedTo(player=3, to=4750)),
        ("p2 pb", BringInPosted(player=2)),
        ("p1 sd", Drew(player=1, discards=())),
        ("p1 sd AsQs", Drew(player=1, discards=("As", "Qs"))),
        ("p1 sm 7h6h", Showed(player=1, cards=("7h", "6h"))),
        ("p1 sm -", Showed(player=1, cards=None)),
        ("p1 sm", Mucked(player=1)),
        ("", NoAction()),
        ("   ", NoAction()),
        ("# shuffle", NoAction(remark="shuffle")),
    ],
)
def test_every_form_of_the_format_is_read(text: str, action: PhhAction) -> None:
    assert action_read(text, 100) == action


def test_blanks_around_and_between_words_do_not_matter() -> None:
    assert action_read("  p3 \t cbr   47.50  ", 100) == RaisedTo(player=3, to=4750)


def test_remark_loses_the_hash_and_one_blank_only() -> None:
    assert action_read("p1 f #  # thinks", 1) == Folded(player=1, remark=" # thinks")


def test_bare_hash_is_an_empty_remark() -> None:
    assert action_read("p1 f #", 1) == Folded(player=1, remark="")


def test_ten_written_with_digits_is_read_as_t() -> None:
    assert action_read("d db 10h9s10c", 1) == BoardDealt(cards=("Th", "9s", "Tc"))


def test_half_known_card_is_an_unknown_one() -> None:
    assert action_read("d dh p1 A??h", 1) == HoleDealt(player=1, cards=("??", "??"))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("p1 xx", PhhFault.UNKNOWN_VERB),
        ("d df p1 AsAh", PhhFault.UNKNOWN_VERB),
        ("p1", PhhFault.UNKNOWN_VERB),
        ("p1 F", PhhFault.UNKNOWN_VERB),
        ("d f", PhhFault.BAD_ARGUMENT),
        ("p1 f 3", PhhFault.BAD_ARGUMENT),
        ("p1 cbr", PhhFault.BAD_ARGUMENT),
        ("d dh AsAh", PhhFault.BAD_ARGUMENT),
        ("p1 sd As Ah", PhhFault.BAD_ARGUMENT),
        ("p0 f", PhhFault.BAD_ARGUMENT),
        ("p01 f", PhhFault.BAD_ARGUMENT),
        ("Ann f", PhhFault.BAD_ARGUMENT),
        ("p1 cbr -5", PhhFault.BAD_AMOUNT),
        ("p1 cbr 1e3", PhhFault.BAD_AMOUNT),
        ("p1 cbr 1,000", PhhFault.BAD_AMOUNT),
        ("p1 cbr ٥", PhhFault.BAD_AMOUNT),
        ("p1 cbr 9999999999999999999999", PhhFault.BAD_AMOUNT),
        ("p1 cbr 2.505", PhhFault.BAD_AMOUNT),
        ("d db Jc3d5", PhhFault.BAD_CARDS),
        ("d db Xc", PhhFault.BAD_CARDS),
        ("d db as", PhhFault.BAD_CARDS),
    ],
)
def test_action_the_format_does_not_have_is_refused_with_its_reason(text: str, fault: PhhFault) -> None:
    with pytest.raises(PhhError) as refused:
        action_read(text, 100)
    assert refused.value.fault is fault


players = st.integers(1, 10)
cards = st.lists(st.sampled_from([*DECK, "??"]), min_size=1, max_size=7).map(tuple)
remarks = st.none() | st.text(max_size=20)
actions: st.SearchStrategy[PhhAction] = st.one_of(
    st.builds(NoAction, remark=remarks),
    st.builds(HoleDealt, player=players, cards=cards, remark=remarks),
    st.builds(BoardDealt, cards=cards, remark=remarks),
    st.builds(Folded, player=players, remark=remarks),
    st.builds(CheckedOrCalled, player=players, remark=remarks),
    st.builds(RaisedTo, player=players, to=st.integers(0, 10**9), remark=remarks),
    st.builds(BringInPosted, player=players, remark=remarks),
    st.builds(Drew, player=players, discards=st.just(()) | cards, remark=remarks),
    st.builds(Showed, player=players, cards=st.none() | cards, remark=remarks),
    st.builds(Mucked, player=players, remark=remarks),
)


@given(action=actions, scale=st.sampled_from([1, 100, 1000]))
def test_action_written_and_read_is_the_same_action(action: PhhAction, scale: int) -> None:
    assert action_read(action_text(action, scale), scale) == action
